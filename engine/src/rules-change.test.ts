import { describe, expect, test } from "vitest";
import { secretFromSeed } from "./chance.ts";
import { checkExport } from "./check.ts";
import { withPlainLines } from "./earlier-events.ts";
import type { Entry } from "./entry.ts";
import { defineEvents, type GameEvent } from "./events.ts";
import { exportTable } from "./export.ts";
import { rulesIn } from "./export-header.ts";
import { type Game, parseConfig, type TableConfig } from "./game.ts";
import type { TableRecord } from "./history.ts";
import { importTable } from "./import.ts";
import { CHECKPOINT_EVERY } from "./log.ts";
import { packEntry } from "./packed-entry.ts";
import { parseCheckpoint, parseEntry } from "./parse-entry.ts";
import { Random } from "./random.ts";
import { Table } from "./table.ts";
import { describeConformance } from "./testing/index.ts";
import { type ToyState, toy, toyMoves } from "./testing/toy.ts";
import { type Toy2State, toy2, toy2Moves } from "./testing/toy-2.ts";
import type { GameText } from "./text.ts";

describeConformance(toy2, { games: 1 });

const config = parseConfig(toy, 2) as TableConfig;
const chance = { secret: secretFromSeed(3), nonces: ["a", "b"] };
const score = toyMoves.encode({ type: "score", points: 2 });
const gain = toy2Moves.encode({ type: "gain", amount: 2 });
const rulesOf = (rules: number) => (rules === 1 ? toy : null);

/** What a disk gives back of a table. */
function stored({ config, chance, from, entries }: TableRecord): TableRecord {
  const kept = parseCheckpoint(JSON.parse(JSON.stringify(from)));
  const log = entries.map((entry) => parseEntry(JSON.parse(JSON.stringify(packEntry(entry)))));
  if ("malformed" in kept) throw new Error(kept.malformed);
  return { config, chance, from: kept, entries: log as Entry[] };
}

function loaded<S>(game: Game<S>, record: TableRecord): Table<S> {
  const table = Table.load(game, stored(record));
  if ("damage" in table) throw new Error(`${table.damage} at ${table.version}: ${table.detail}`);
  return table;
}

/** A running game of the first rules: seat 0 has scored 2 and peeked, and seat 1 has scored 2. */
function running(): Table<ToyState> {
  const table = new Table(toy, config, chance);
  table.play(0, score);
  table.play(0, toyMoves.encode({ type: "peek", seat: 1 }));
  table.play(0, toyMoves.encode({ type: "pass" }));
  table.play(1, score);
  return table;
}

function playOut<S>(table: Table<S>, seed: number): Table<S> {
  const random = Random.of(seed);
  while (!table.over) {
    const legal = table.legal();
    const done = table.play(table.actor, legal[random.int(legal.length)] ?? -1);
    if ("refused" in done) throw new Error(done.refused);
  }
  return table;
}

describe("a finished game of earlier rules", () => {
  const first = playOut(running(), 1);
  const later = loaded(toy2, first.record());

  test("is shown for ever, as the present rules see it", () => {
    expect(later).toMatchObject({ rules: 1, over: true, status: "over", version: first.version });
    for (let version = 0; version <= first.version; version++) {
      const [then, now] = [first.stateAt(version), later.stateAt(version)];
      expect([...now.score.subarray(0, 4)]).toEqual([...then.points]);
      expect(now.places).toBe(2);
    }
    expect(toy2.result(later.state)).toEqual(toy.result(first.state));
  });

  test("tells its steps in the words of today, and what nobody knows any more as it was", () => {
    const [setup, scored, peeked] = later.steps(0);
    expect(setup).toMatchObject({ version: 0, kind: "setup" });
    expect(scored?.events[0]?.type).toBe("gained");
    expect(scored?.move).toEqual({ type: "gain", amount: 2 });
    expect(peeked?.events[0]).toMatchObject({ type: "peek", data: { secret: first.state.secrets[1] } });
    expect(later.steps(1)[1]?.move).toEqual(scored?.move);
  });

  test("is followed step by step by every viewer", () => {
    for (const viewer of [0, 1, null]) {
      const view = later.at(0).view(viewer);
      for (const { patch } of later.messages(viewer, 0)) if (patch) toy2.layout.patch(view, patch);
      expect(toy2.layout.equals(view, later.view(viewer))).toBe(true);
    }
  });

  test("stays over: it is not carried over", () => {
    expect(later.changeRules()).toMatchObject({ refused: "gameOver" });
  });

  test("is exported, and verified by whoever has its rules", () => {
    const file = JSON.parse(JSON.stringify(exportTable(later, ["Ada", "Bo"])));
    expect(file).toEqual(JSON.parse(JSON.stringify(exportTable(first, ["Ada", "Bo"]))));
    expect(rulesIn(file)).toEqual([1]);
    expect(checkExport(toy2, file)).toEqual({ verdict: "unverifiable", rules: 1 });
    expect(checkExport(toy2, file, rulesOf)).toEqual({ verdict: "verified" });
    const forged = {
      ...file,
      log: file.log.map((entry: object, i: number) => (i === 0 ? { ...entry, d: 1 } : entry)),
    };
    expect(checkExport(toy2, forged, rulesOf)).toMatchObject({
      verdict: "wrong",
      problem: "mismatch",
      entry: 1,
    });
    expect(importTable(toy2, file)).toMatchObject({ names: ["Ada", "Bo"] });
  });

  test("is not shown, and does no harm, when a stranger wrote it for a layout that never was", () => {
    const file = JSON.parse(JSON.stringify(exportTable(first, ["Ada", "Bo"])));
    const odd = (change: object) => ({ ...file, start: { ...file.start, ...change } });
    const wrong = { problem: "badRecord" };
    expect(
      importTable(toy2, odd({ state: { ...file.start.state, points: [0, 0, 0, 0, 0, 0, 9] } })),
    ).toMatchObject(wrong);
    expect(importTable(toy2, odd({ state: { ...file.start.state, secrets: 5 } }))).toMatchObject(wrong);
    const huge = file.log.map((entry: object, i: number) =>
      i === 0 ? { ...entry, p: { points: [4_095, 1] } } : entry,
    );
    expect(importTable(toy2, { ...file, log: huge })).toMatchObject({ problem: "badRecord" });
  });
});

describe("a running game of earlier rules", () => {
  test("goes on from its exact state, and the log says where the rules changed", () => {
    const first = running();
    const table = loaded(toy2, first.record());
    expect(table.play(1, gain)).toMatchObject({ refused: "olderRules" });
    expect(table.undo(1)).toMatchObject({ refused: "olderRules" });
    expect(table.mayUndo(1)).toBe(false);
    expect(table.changeRules({ at: 5 })).toMatchObject({
      version: 5,
      kind: "rules",
      rules: 2,
      by: "server",
      at: 5,
    });
    expect(table.changeRules()).toMatchObject({ refused: "nothingToChange" });
    expect([...table.state.score]).toEqual([2, 2, 0, 0, 0, 0]);
    expect(table.state.hands).toEqual(first.state.secrets);
    expect(table.state.rests).toBe(1);
    expect(table.play(1, toy2Moves.encode({ type: "pass" }))).toMatchObject({ version: 6, rules: 2 });
    expect(table.state.score[1]).toBe(3);
    expect(table.steps(null).map(({ kind }) => kind)).toEqual([
      "setup",
      ...["move", "move", "move", "move"],
      "rules",
      "move",
    ]);
  });

  test("takes nothing back from before the change", () => {
    const table = loaded(toy2, running().record());
    table.changeRules();
    expect(table.undo(1)).toMatchObject({ refused: "nothingToUndo" });
    table.play(1, gain);
    table.play(1, gain);
    const again = loaded(toy2, table.record());
    for (const one of [table, again]) {
      expect(one.undo(1)).toMatchObject({ back: 6 });
      expect(one.undo(1)).toMatchObject({ back: 5 });
      expect(one.undo(1)).toMatchObject({ refused: "nothingToUndo" });
      expect(one.state.score[1]).toBe(2);
    }
  });

  test("killed before the change was stored, it is carried over to the same state again", () => {
    const record = running().record();
    const [one, two] = [loaded(toy2, record), loaded(toy2, record)];
    expect(one.changeRules()).toEqual(two.changeRules());
    expect(loaded(toy2, one.record()).checkpoint()).toEqual(two.checkpoint());
  });

  test("can be handed over, paused and abandoned under its own rules", () => {
    const table = loaded(toy2, running().record());
    expect(table.handOver(1, "greedy")).toMatchObject({ rules: 1 });
    for (let i = 0; i < CHECKPOINT_EVERY; i++) table.version % 2 ? table.pause() : table.resume();
    const again = loaded(toy2, { ...table.record(), from: table.checkpoint(), entries: [] });
    expect(again).toMatchObject({ rules: 1, version: table.version });
    expect(again.checkpoint().state).toEqual(running().checkpoint().state);
    expect(again.decider(1)).toBe("bot:greedy");
    expect(again.abandon()).toMatchObject({ rules: 1, actor: -1 });
    expect(again.over).toBe(true);
  });

  test("is verified from end to end by whoever has both rules", () => {
    const table = loaded(toy2, running().record());
    table.changeRules({ at: 7 });
    playOut(table, 2);
    const file = JSON.parse(JSON.stringify(exportTable(table, ["Ada", "Bo"])));
    expect(rulesIn(file)).toEqual([1, 2]);
    expect(checkExport(toy2, file, rulesOf)).toEqual({ verdict: "verified" });
    expect(checkExport(toy2, file)).toEqual({ verdict: "unverifiable", rules: 1 });
    expect(checkExport(toy, file)).toEqual({ verdict: "unverifiable", rules: 2 });
    const gift = { ...file.log[4], x: { ...file.log[4].x, score: [9] } };
    const forged = { ...file, log: file.log.with(4, gift) };
    expect(checkExport(toy2, forged, rulesOf)).toMatchObject({ problem: "mismatch", entry: 5 });
    const late = { ...file, log: file.log.with(8, { ...file.log[8], d: 1 }) };
    expect(checkExport(toy2, late)).toMatchObject({ verdict: "wrong", problem: "mismatch", entry: 9 });
  });

  test("lives through a second change", () => {
    const toy3: Game<Toy2State> = {
      ...toy2,
      version: 3,
      migrate: {
        state: (state, from) =>
          from === 1 ? (toy2.migrate?.state(state, 1) ?? state) : { ...state, rests: 100 },
        event: (event, from) => (from === 1 ? (toy2.migrate?.event(event, 1) ?? event) : event),
        move: (move, from) => (from === 1 ? (toy2.migrate?.move(move, 1) ?? move) : move),
      },
    };
    const second = loaded(toy2, running().record());
    second.changeRules();
    second.play(1, gain);
    const third = loaded(toy3, second.record());
    third.changeRules();
    expect(third.play(1, gain)).toMatchObject({ rules: 3 });
    expect(third.state).toMatchObject({ rests: 100 });
    expect(third.stateAt(6).rests).toBe(100);
    playOut(third, 3);
    const again = loaded(toy3, third.record());
    expect(again.messages("all", 0)).toEqual(third.messages("all", 0));
    const file = JSON.parse(JSON.stringify(exportTable(again, ["Ada", "Bo"])));
    const kept = (rules: number) => [null, toy, toy2][rules] ?? null;
    expect(checkExport(toy3, file, kept)).toEqual({ verdict: "verified" });
  });
});

test("a game that changed its layout and forgot to say how is a damage, not a crash", () => {
  const { migrate: _forgotten, ...careless } = toy2;
  expect(Table.load(careless, running().record())).toMatchObject({ damage: "state" });
});

test("rules that are not known here yet are said to be so", () => {
  const table = loaded(toy2, running().record());
  table.changeRules();
  expect(Table.load(toy, table.record())).toMatchObject({ damage: "newerRules", version: 5 });
  const kept = { ...table.record(), from: table.checkpoint(), entries: [] };
  expect(Table.load(toy, kept)).toMatchObject({ damage: "newerRules", version: 5 });
});

describe("an event of earlier rules", () => {
  const told = (event: GameEvent) => {
    const table = new Table(
      {
        ...toy,
        apply: (s, move, { random, emit }) => {
          toy.apply(s, move, { random, emit: null });
          emit?.(event);
        },
      },
      config,
      chance,
    );
    table.play(0, score);
    return loaded(toy2, table.record()).steps("all")[1]?.events[0];
  };
  const words: Pick<GameText<never>, "event"> = { event: ({ type }) => `said ${type}` };
  const text = withPlainLines(words, toy2.events, "en");

  test("is told in the words of today when the game carries it over", () => {
    const event = told({ type: "score", rule: "TOY-1.1", seat: 0, data: { points: 2 } }) as GameEvent;
    expect(text.event(event, String)).toBe("said gained");
  });

  test("that nobody knows any more gets a plain line, in both languages", () => {
    const event = told({ type: "sneezed", rule: "TOY-1.1", seat: 0, data: {} }) as GameEvent;
    expect(event.type).toBe("sneezed");
    expect(text.event(event, String)).toMatch(/no longer know/);
    expect(withPlainLines(text, toy2.events, "fr").event(event, String)).toMatch(/ne connaissent plus/);
  });

  test("that has a name of today and not its numbers is not mistaken for it", () => {
    const seen = {
      ...toy2,
      events: defineEvents({ ...toy2.events.specs, peek: { rule: "TOY-1.1", data: { at: "list" } } }),
    };
    const table = new Table(toy, config, chance);
    table.play(0, toyMoves.encode({ type: "peek", seat: 1 }));
    const event = loaded(seen, table.record()).steps(null)[1]?.events[0] as GameEvent;
    expect(event.type).toBe("earlier.peek");
    expect(text.event(event, String)).toMatch(/no longer know/);
  });
});
