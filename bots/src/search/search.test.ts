import { type Game, OVER, parseConfig, Random, type TableConfig, viewOf } from "@banquise/engine";
import { type LoadedGame, loadGame } from "@banquise/games";
import { describe, expect, test } from "vitest";
import { searchOptions } from "../levels.ts";
import { newNim, nimMoves } from "./nim.ts";
import { Search } from "./search.ts";

function begun<S>(game: Game<S>, seats: number, seed: number, guided: boolean) {
  const s = game.layout.create();
  game.setup(s, parseConfig(game, seats) as TableConfig, { random: Random.of(seed), emit: null });
  const seat = game.actor(s);
  const search = new Search(game, seats, searchOptions(game, { guided }));
  search.begin(viewOf(game, s, seat), seat, 1);
  return { s, seat, search };
}

const KINDS = [
  { kind: "tried evenly", guided: false },
  { kind: "guided", guided: true },
];

const take = (counters: number) => nimMoves.encode({ type: "take", counters });

describe.each(KINDS)("a game that is solved, $kind", ({ guided }) => {
  test.each([
    [5, 1],
    [7, 3],
    [10, 2],
  ])("of %i counters it takes %i", (counters, taken) => {
    const { search } = begun(newNim(counters), 2, 1, guided);
    search.run(3_000);
    expect(search.best()).toBe(take(taken));
    const estimate = search.estimates().find(({ move }) => move === search.best());
    expect(estimate?.chances[0]).toBeGreaterThan(0.9);
    expect(estimate?.chances[1]).toBeCloseTo(1 - (estimate?.chances[0] ?? 0));
  });

  test("together it does what is good for all: of 6 counters seat 0 leaves the last one to itself", () => {
    const { search } = begun(newNim(6, true), 2, 1, guided);
    search.run(2_000);
    for (const { chances } of search.estimates()) expect(chances[0]).toBe(chances[1]);
    expect(Math.max(...search.estimates().map(({ chances }) => chances[0] as number))).toBeGreaterThan(0.9);
  });

  test("what nobody can know stays even", () => {
    const game = newNim(0);
    for (const seed of [1, 2, 3, 4]) {
      const { search } = begun(game, 2, seed, guided);
      search.run(4_000);
      const chance = search
        .estimates()
        .reduce((sum, { visits, chances }) => sum + visits * (chances[0] ?? 0), 0);
      expect(chance / 4_000).toBeCloseTo(0.5, 1);
    }
  });
});

const { game } = (await loadGame("blueprints")) as LoadedGame;

describe.each(KINDS)("a real game, $kind", ({ guided }) => {
  test("the same seed and iterations give the same result, in one run or in parts", () => {
    const one = begun(game, 3, 5, guided).search;
    const two = begun(game, 3, 5, guided).search;
    one.run(300);
    for (const part of [1, 99, 200]) two.run(part);
    expect(two.estimates()).toEqual(one.estimates());
    expect(two.best()).toBe(one.best());
  });

  test("every iteration is counted, chances add up, and no move is left out", () => {
    const { search } = begun(game, 3, 5, guided);
    search.run(500);
    const estimates = search.estimates();
    expect(estimates.reduce((sum, { visits }) => sum + visits, 0)).toBe(500);
    expect(estimates).toHaveLength(search.breadth);
    for (const { chances, points } of estimates) {
      expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
      expect(points).toHaveLength(3);
    }
  });

  test("what is called settled does not change any more", () => {
    const { search } = begun(game, 2, 7, guided);
    const wanted = 4_000;
    let done = 0;
    while (!search.isSettled(wanted - done)) done += search.run(100);
    const settled = search.best();
    expect(done).toBeLessThan(wanted);
    search.run(wanted - done);
    expect(search.best()).toBe(settled);
  });

  test("time is a limit too", () => {
    const { search } = begun(game, 3, 5, guided);
    expect(search.run(Number.POSITIVE_INFINITY, performance.now() + 20)).toBeGreaterThan(0);
  });

  test("the tree is kept within a turn, and not beyond chance or another's move", () => {
    const { s, seat, search } = begun(game, 2, 7, guided);
    const context = { random: Random.of(3), emit: null };
    const kept: boolean[] = [];
    for (let i = 0; i < 6; i++) {
      search.run(200);
      const played = search.best();
      game.apply(s, played, context);
      while (game.actor(s) !== seat) {
        const rival = new Search(game, 2, searchOptions(game, { guided }));
        rival.begin(viewOf(game, s, game.actor(s)), game.actor(s), 1);
        rival.run(20);
        game.apply(s, rival.best(), context);
      }
      expect(game.actor(s)).not.toBe(OVER);
      kept.push(search.begin(viewOf(game, s, seat), seat, i, { played }));
    }
    // Take, place, discard: the next take comes after the rival's turn.
    expect(kept).toEqual([true, true, false, true, true, false]);
  });

  test("what is overlooked is not played, and something always remains", () => {
    const { s, seat, search } = begun(game, 3, 5, guided);
    const seen = new Set<number>();
    for (let seed = 0; seed < 30; seed++) {
      search.begin(viewOf(game, s, seat), seat, seed, { oversight: 0.9 });
      expect(search.breadth).toBeGreaterThan(0);
      search.run(10);
      expect(search.estimates().length).toBeLessThanOrEqual(search.breadth);
      seen.add(search.best());
    }
    expect(seen.size).toBeGreaterThan(3);
  });
});
