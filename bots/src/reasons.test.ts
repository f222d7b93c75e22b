import { legalMoves, parseConfig, Random, type TableConfig, viewOf } from "@banquise/engine";
import { catalogue } from "@banquise/games";
import { describe, expect, test } from "vitest";
import { analyse, analyseInSteps } from "./analysis.ts";
import { lossOf, reasonsFor } from "./reasons.ts";

const BUDGET = { iterations: 60, milliseconds: Number.POSITIVE_INFINITY };

describe.each(catalogue)("what is said of moves in $meta.id", async ({ load }) => {
  const { game, text } = await load();
  const s = game.layout.create();
  const config = parseConfig(game, Math.max(2, game.seats.min)) as TableConfig;
  const random = Random.of(3);
  game.setup(s, config, { random, emit: null });
  while (legalMoves(game, s).length < 3) {
    const moves = legalMoves(game, s);
    game.apply(s, moves[random.int(moves.length)] as number, { random, emit: null });
  }
  const seat = game.actor(s);
  const view = viewOf(game, s, seat);
  const question = { game, view, seat, budget: BUDGET, seed: 5 };
  const analysis = analyse(question);

  test("adds up to the expected points, move by move", () => {
    for (const { lines, points } of analysis.moves)
      expect(lines.reduce((sum, line) => sum + line, 0)).toBeCloseTo(points[seat] as number, 6);
  });

  test("has words for every reason, and few of them", async () => {
    const { outlook } = await text.fr();
    for (const { move } of analysis.moves) {
      const reasons = reasonsFor(game, view, analysis, move);
      expect(reasons.length).toBeLessThanOrEqual(3);
      for (const { line } of reasons) expect(outlook[line]).toBeTruthy();
      expect(reasonsFor(game, view, analysis, move, move)).toEqual([]);
    }
  });

  test("finds the best move no worse than itself, and nothing better", () => {
    expect(lossOf(game, view, analysis, seat, analysis.best)).toBe(0);
    for (const { move } of analysis.moves)
      expect(lossOf(game, view, analysis, seat, move)).toBeGreaterThanOrEqual(0);
  });
});

test("three searches that do not agree call their favourites equal; one that is alone has one", async () => {
  const { game } = await (catalogue[0] as (typeof catalogue)[number]).load();
  const s = game.layout.create();
  const random = Random.of(3);
  game.setup(s, parseConfig(game, 2) as TableConfig, { random, emit: null });
  for (let played = 0; played < 12; played++) {
    const legal = legalMoves(game, s);
    game.apply(s, legal[random.int(legal.length)] as number, { random, emit: null });
  }
  const seat = game.actor(s);
  const budget = { ...BUDGET, iterations: 60 };
  const asked = (seed: number) => ({ game, view: viewOf(game, s, seat), seat, budget, seed });
  const counts = new Set<number>();
  for (let seed = 1; seed <= 12; seed++) {
    const { iterations, moves, favourites, best } = await analyseInSteps(asked(seed), { searches: 3 });
    expect([iterations, favourites[0]]).toEqual([60, best]);
    expect(moves.reduce((sum, { visits }) => sum + visits, 0)).toBe(60);
    counts.add(favourites.length);
  }
  // In the middle of a round many dice are as good as others.
  expect(Math.max(...counts)).toBeGreaterThan(1);
  expect((await analyseInSteps(asked(1))).favourites).toHaveLength(1);
});
