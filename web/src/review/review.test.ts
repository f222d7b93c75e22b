import type { Analysis } from "@banquise/bots";
import { analyse } from "@banquise/bots";
import { parseConfig, Random, secretFromSeed, Table, type TableConfig, victoriesOf } from "@banquise/engine";
import { loadGame } from "@banquise/games";
import { describe, expect, it } from "vitest";
import type { AnyState } from "../games.ts";
import { ReplaySession } from "../sessions/replay.ts";
import { Review } from "./review.ts";
import type { Think } from "./thinking.ts";

const loaded = await loadGame("blueprints");
if (loaded === null) throw new Error("no Blueprints");
const { game } = loaded;

function finished(): Table<AnyState> {
  const config = parseConfig(game, 2) as TableConfig;
  const table = new Table(game, config, { secret: secretFromSeed(9), nonces: ["", ""] });
  const random = Random.of(9);
  table.play(table.actor, table.legal()[0] ?? 0);
  table.undo(table.actor);
  while (!table.over) {
    const legal = table.legal();
    table.play(table.actor, legal[random.int(legal.length)] ?? 0);
  }
  return table;
}

const table = finished();
const seats = ["Ada", "Bob"].map((name) => ({ kind: "person" as const, name, online: true }));
const newSession = (): ReplaySession => new ReplaySession("x", table, seats, 0, null);

/** The real search, on a small budget and in this thread. */
const think: Think = async ({ view, seat, at }) =>
  analyse({
    game,
    view,
    seat,
    seed: at,
    budget: { iterations: 30, milliseconds: Number.POSITIVE_INFINITY },
  });

describe("a review", () => {
  it("looks at every real decision that stood, and finds where the game turned", async () => {
    const review = new Review(newSession(), think);
    await review.run();
    expect(review.finished.value).toBe(true);
    const judged = review.judgements.value;
    expect(judged.length).toBeGreaterThan(20);
    expect(judged[0]?.decision.at).toBe(2);
    for (const { decision, prospects, loss } of judged) {
      expect(game.whyNot(decision.view, decision.move)).toBeNull();
      expect(prospects[0]).toBeGreaterThanOrEqual(0);
      expect((prospects[0] ?? 0) + (prospects[1] ?? 0)).toBeCloseTo(1);
      expect(loss).toBeGreaterThanOrEqual(0);
    }
    const { own, others } = review.turns.value;
    expect(own).toEqual([]);
    expect(others.length).toBeGreaterThan(0);
    expect(others.map(({ decision }) => decision.at)).toEqual(
      others.map(({ decision }) => decision.at).sort((a, b) => a - b),
    );
  });

  it("shows the turning points of whoever looks first, with reasons", async () => {
    const session = newSession();
    const review = new Review(session, think);
    await review.run();
    session.show(0, 1);
    const { own, others } = review.turns.value;
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ decision }) => decision.seat === 1)).toBe(true);
    expect(others.some(({ decision }) => decision.seat === 1)).toBe(false);
    expect([...own, ...others].some(({ reasons }) => reasons.length > 0)).toBe(true);
  });

  it("draws the curve of a seat by what that seat knew, up to what came of it", async () => {
    const review = new Review(newSession(), think);
    expect(review.curveOf(0)).toEqual([]);
    await review.run();
    const victories = victoriesOf(game, game.result(table.state));
    for (const seat of [0, 1]) {
      const own = review.judgements.value.filter(({ decision }) => decision.seat === seat);
      const curve = review.curveOf(seat);
      expect(curve.map(({ at }) => at)).toEqual([...own.map(({ decision }) => decision.at), table.version]);
      expect(curve.at(-1)?.value).toBe(victories[seat]);
    }
  });

  it("sees each decision with the eyes of whoever took it", async () => {
    for (const { at, seat, view } of newSession().decisions()) {
      expect(game.layout.equals(view, table.at(at).view(seat))).toBe(true);
    }
  });

  it("can be stopped and goes on where it was", async () => {
    let asked = 0;
    const review = new Review(newSession(), async (position) => {
      if (++asked === 3) review.stop();
      return think(position);
    });
    await review.run();
    expect(review.judgements.value).toHaveLength(3);
    expect(review.finished.value).toBe(false);
  });

  it("ends without a word of its own when the bot fails", async () => {
    const review = new Review(newSession(), async (): Promise<Analysis | null> => null);
    await review.run();
    expect(review.running.value).toBe(false);
    expect(review.judgements.value).toEqual([]);
  });
});
