import { describe, expect, test } from "vitest";
import { violations } from "./invariants.ts";
import { lotOf, type State } from "./state.ts";
import { newGame, playOn } from "./testing.ts";

const midGame = (): State => {
  const s = newGame(3, 5);
  playOn(s, 5, ({ round, turn }) => round === 2 && turn === 7);
  return s;
};

const anyDie = (s: State): number => s.stacks.findIndex((die) => die !== 0);

describe("invariants", () => {
  test.each([2, 3, 4])("hold in every state of random games of %i players", (seats) => {
    for (let seed = 0; seed < 15; seed++) {
      const s = newGame(seats, seed);
      playOn(s, seed, () => {
        const complaints = violations(s);
        if (complaints.length > 0) expect(complaints).toEqual([]);
        return false;
      });
      expect(violations(s)).toEqual([]);
    }
  });

  test.each<[string, (s: State) => unknown]>([
    ["a die too many in the bag", (s) => s.bag.fill(8)],
    ["a plan dealt twice", (s) => s.plans.copyWithin(lotOf(2, 0), lotOf(2, 1), lotOf(2, 2))],
    ["a die that changed its value", (s) => s.stacks.set([s.stacks[anyDie(s)] === 3 ? 4 : 3], anyDie(s))],
    ["a seat ranked twice", (s) => s.ranking.copyWithin(0, 1, 2)],
    ["a prize for somebody who did not earn it", (s) => s.prizes.fill(1, 0, 4)],
    ["a die in hand while taking", (s) => Object.assign(s, { hand: 5 })],
    ["another seat's turn", (s) => Object.assign(s, { active: (s.active + 1) % 3 })],
    ["a forgotten die", (s) => s.taken.fill(0, lotOf(2, 0) * 6, lotOf(2, 0) * 6 + 1)],
  ])("notice %s", (_, spoil) => {
    const s = midGame();
    expect(violations(s)).toEqual([]);
    spoil(s);
    expect(violations(s)).not.toEqual([]);
  });
});
