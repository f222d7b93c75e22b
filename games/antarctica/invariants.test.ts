import { describe, expect, test } from "vitest";
import { violations } from "./invariants.ts";
import { BY_BUILDINGS, BY_EXHAUSTION, BY_SCIENTISTS, BY_STALL, ENDED, PRE, type State } from "./state.ts";
import { newGame, playOn, playThriftily } from "./testing.ts";

const midGame = (): State => {
  const s = newGame(3, 5);
  let moves = 0;
  playOn(s, 5, ({ phase }) => ++moves > 90 && phase === PRE);
  return s;
};

describe("invariants", () => {
  test.each([2, 3, 4])("ANT-1.6 ANT-1.7 · hold in every state of random games of %i players", (seats) => {
    for (let seed = 0; seed < 4; seed++) {
      const s = newGame(seats, seed, seed % 2 === 0 ? "free" : "firstGame");
      playOn(s, seed, () => {
        const complaints = violations(s);
        if (complaints.length > 0) expect(complaints).toEqual([]);
        return false;
      });
      expect([s.phase, violations(s)]).toEqual([ENDED, []]);
    }
  });

  /** The ends that thrifty players come to. */
  const endsOf = (seats: number, games: number): number[] => {
    const ends = new Set<number>();
    for (let seed = 0; seed < games; seed++) {
      const s = newGame(seats, seed, seed % 2 === 0 ? "free" : "firstGame");
      const complaints: string[] = [];
      playThriftily(s, seed, () => complaints.push(...violations(s)) > 0);
      expect(complaints).toEqual([]);
      ends.add(s.ending);
    }
    return [...ends].sort();
  };

  test("ANT-14.1 ANT-14.2 ANT-14.5 ANT-14.6 · hold to every end of the game", () => {
    expect(endsOf(2, 60)).toEqual([BY_SCIENTISTS, BY_BUILDINGS, BY_EXHAUSTION, BY_STALL]);
    expect(endsOf(3, 6)).toContain(BY_SCIENTISTS);
    expect(endsOf(4, 6)).toContain(BY_SCIENTISTS);
  }, 60_000);

  test.each<[string, (s: State) => unknown]>([
    ["a scientist too many", (s) => s.scientists.set([(s.scientists[0] ?? 0) + 1])],
    ["a ship too many", (s) => s.stock.set([(s.stock[8] ?? 0) + 1], 8)],
    ["a cube too many", (s) => s.stock.set([(s.stock[12] ?? 0) + 1], 12)],
    ["a gap in a queue", (s) => s.berths.set([0], s.sun * 3)],
    ["a building from nowhere", (s) => s.buildings.set([0x3fff], 0)],
    ["a card built twice", (s) => s.built.set([0x7fff, 0x7fff, 0x7fff, 0x7fff])],
    ["a card of another deck", (s) => s.visible.set([39], 0)],
    ["a shipyard card too many", (s) => s.cards.set([9], 0)],
    ["a second simple card", (s) => s.cards.set([2], 4)],
    ["an expertise card too many", (s) => s.cards.set([3], 5)],
    ["two cubes on one space", (s) => s.cubes.set([7, 7])],
    ["a cube on a blocked track", (s) => s.cubes.set([1], 16)],
    ["an effect that waits in a turn", (s) => s.effects.set([4])],
    ["a target before the move", (s) => Object.assign(s, { target: 3 })],
    ["an end without an end", (s) => Object.assign(s, { phase: ENDED })],
    ["somebody else deciding", (s) => Object.assign(s, { decider: (s.decider + 1) % 3 })],
    ["a lifted ship", (s) => Object.assign(s, { lifted: 4 })],
    ["an icebreaker of nobody", (s) => s.icebreakers.set([8])],
  ])("notice %s", (_, spoil) => {
    const s = midGame();
    expect(violations(s)).toEqual([]);
    spoil(s);
    expect(violations(s)).not.toEqual([]);
  });
});
