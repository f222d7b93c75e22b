import { type Analysis, analyse, lossOf } from "@banquise/bots";
import { parseConfig, secretFromSeed, Table, type TableConfig, type View } from "@banquise/engine";
import { loadGame } from "@banquise/games";
import { coachOf } from "@banquise/games/lessons";
import { computed, signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import type { AskAnalysis } from "../bot-client.ts";
import type { AnyGame, AnyState } from "../games.ts";
import { type Moment, momentAt } from "../sessions/moment.ts";
import { legalOf, type TableSession } from "../sessions/session.ts";
import { Coach } from "./coach.ts";

async function known(id: string): Promise<AnyGame> {
  const loaded = await loadGame(id);
  if (loaded === null) throw new Error(`no ${id}`);
  return loaded.game;
}

const game = await known("blueprints");
const intros = await coachOf("blueprints");
/** All win together or lose together. */
const together = await known("last-generator");

/** A table at which somebody plays every seat, as much of it as a coach looks at. */
function sitDown(game: AnyGame, seats: number) {
  const table = new Table(game, parseConfig(game, seats) as TableConfig, {
    secret: secretFromSeed(4),
    nonces: Array<string>(seats).fill(""),
  });
  const moment = signal<Moment>(momentAt(table, table.actor));
  const legal = computed(() => legalOf(game, moment.value));
  const play = (move: number): void => {
    table.play(table.actor, move);
    moment.value = momentAt(table, table.actor);
  };
  return { table, session: { game, moment, legal } as unknown as TableSession, play };
}

/** The real search, made to think the first move hopeless. */
const harsh: AskAnalysis = async ({ view, seat, seed }) => {
  const budget = { iterations: 60, milliseconds: Number.POSITIVE_INFINITY };
  const found = analyse({ game, view: game.layout.fromJson(view) as View<AnyState>, seat, seed, budget });
  const moves = found.moves.map((estimate) =>
    estimate.move === found.best ? estimate : { ...estimate, chances: estimate.chances.map(() => 0) },
  );
  return { ...found, moves } satisfies Analysis;
};

/** The real search, whatever time it takes. */
const thorough: AskAnalysis = async ({ view, seat, seed, budget: { iterations } }) => {
  const budget = { iterations, milliseconds: Number.POSITIVE_INFINITY };
  const known = together.layout.fromJson(view) as View<AnyState>;
  return analyse({ game: together, view: known, seat, seed, budget });
};

function coached(ask: AskAnalysis, played = game, seats = 2) {
  const place = sitDown(played, seats);
  const explained = new Set<string>();
  const coach = new Coach(place.session, {
    ask,
    intros,
    wasExplained: (type) => explained.has(type),
    markExplained: (types) => types.forEach((type) => void explained.add(type)),
  });
  return { ...place, coach };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe("a coach", () => {
  it("explains a kind of decision when it first comes, and not again", () => {
    const { coach, table, play } = coached(async () => null);
    const said = new Set<string>();
    for (let moves = 0; moves < 9; moves++) {
      const { value: note } = coach.note;
      if (note?.kind === "intro") said.add(note.says.en);
      const before = said.size;
      coach.dismiss();
      play(table.legal()[0] ?? 0);
      if (before === intros.length) expect(coach.note.value).toBeNull();
    }
    expect(said.size).toBe(intros.length);
    coach.close();
  });

  it("asks once about a grave mistake, with reasons, and lets the player have it", async () => {
    const { coach, table } = coached(harsh);
    await settled();
    const found = (await harsh(positionOf(table))) as Analysis;
    const worse = table.legal().find((move) => move !== found.best) ?? -1;
    expect(coach.allows(found.best)).toBe(true);
    expect(coach.allows(worse)).toBe(false);
    expect(coach.note.value).toMatchObject({ kind: "doubt", move: worse, best: found.best });
    expect(coach.allows(worse)).toBe(true);
    coach.close();
  });

  it("asks at most once in five decisions", async () => {
    const { coach, table, play } = coached(harsh);
    const asked: boolean[] = [];
    for (let moves = 0; moves < 14; moves++) {
      await settled();
      const { best } = (await harsh(positionOf(table))) as Analysis;
      const worse = table.legal().find((move) => move !== best) ?? best;
      asked.push(!coach.allows(worse));
      coach.dismiss();
      play(worse);
    }
    const times = asked.flatMap((was, at) => (was ? [at] : []));
    expect(times.length).toBeGreaterThan(1);
    for (const [i, at] of times.entries()) expect(at - (times[i - 1] ?? -5)).toBeGreaterThanOrEqual(5);
    coach.close();
  });

  it("thinks twice where all win together, and doubts no order of things that comes to the same", async () => {
    const { coach, table, session, play } = coached(thorough, together, 1);
    play(table.legal()[0] ?? 0);
    await settled();
    const { version, actor } = table;
    const position = {
      ...positionOf(table),
      seed: version,
      budget: { iterations: 1_500, milliseconds: 1e9 },
    };
    const first = (await thorough(position)) as Analysis;
    const view = session.moment.peek().view as View<AnyState>;
    const named = (printed: string): number =>
      table.legal().find((move) => together.moves.print(move) === printed) ?? -1;
    // It does not matter whether the fire is fed before or after somebody is sent; one search thinks that it does.
    expect(lossOf(together, view, first, actor, named("feedOne"))).toBeGreaterThan(0.12);
    expect(coach.allows(named("feedOne"))).toBe(true);
    expect(coach.allows(named("pass"))).toBe(false);
    coach.close();
  });

  it("is silent while it does not know", () => {
    const { coach, table } = coached(async () => null);
    expect(table.legal().every((move) => coach.allows(move))).toBe(true);
    coach.close();
  });
});

function positionOf(table: Table<AnyState>) {
  const { actor, version, game } = table;
  const view = game.layout.toJson(table.view(actor));
  return { game: game.id, view, seat: actor, seed: version, budget: { iterations: 60, milliseconds: 1e9 } };
}
