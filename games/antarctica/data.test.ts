import { describe, expect, test } from "vitest";
import {
  BERTHS,
  BLUE_EFFECTS,
  BUILDING_CARDS,
  BUILDING_COUNTS,
  DECKS,
  EFFECTS,
  KINDS,
  type Kind,
  PILE_COUNTS,
  SETUPS,
  type Setup,
  TRACK_DATA,
  TRACKS,
  ZONES,
} from "./data.ts";
import { meta } from "./meta.ts";

const seatCounts = [2, 3, 4] as const;
const setupOf = (seats: number): Setup => SETUPS[seats] as Setup;
const inPlay = (seats: number) => BUILDING_CARDS.filter(({ minPlayers }) => minPlayers <= seats);
const count = <T>(items: readonly T[], item: T): number => items.filter((other) => other === item).length;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe("the box", () => {
  test("ANT-1.1 ANT-1.2 ANT-1.3 · eight zones, three berths, fourteen kinds of buildings", () => {
    expect([ZONES.length, BERTHS, KINDS.length, TRACKS.length]).toEqual([8, 3, 14, 5]);
    expect(sum(Object.values(BUILDING_COUNTS))).toBe(47);
    expect(sum(Object.values(PILE_COUNTS))).toBe(13);
  });

  test.each([
    [2, [10, 8, 7], 9, 29, 32],
    [3, [13, 10, 10], 11, 39, 43],
    [4, [15, 12, 12], 13, 46, 51],
  ])("ANT-2.8 · cards in play with %i players", (seats, decks, asterisks, scientists, advance) => {
    const cards = inPlay(seats);
    expect(DECKS.map((deck) => cards.filter((card) => card.deck === deck).length)).toEqual(decks);
    expect(cards.filter(({ asterisk }) => asterisk)).toHaveLength(asterisks);
    expect(sum(cards.map((card) => card.scientists))).toBe(scientists);
    expect(sum(cards.map((card) => card.advance))).toBe(advance);
  });

  test.each(seatCounts)("ANT-6.7 ANT-2.6 · there is a building for every card with %i players", (seats) => {
    const { buildings, boxed, closed } = setupOf(seats);
    const open = ZONES.length - closed.length;
    for (const kind of KINDS) {
      const standing =
        count(buildings, kind) +
        count(
          inPlay(seats).map(({ builds }) => builds),
          kind,
        );
      expect(standing + count(boxed, kind)).toBeLessThanOrEqual(BUILDING_COUNTS[kind]);
      expect(standing).toBeLessThanOrEqual(open);
    }
    if (seats === 4)
      expect(buildings.length + BUILDING_CARDS.length).toBe(sum(Object.values(BUILDING_COUNTS)));
  });

  test("ANT-6.2 ANT-6.11 · no deck can be dead: what a card asks for comes from setup or an earlier deck", () => {
    for (const seats of seatCounts) {
      const reachable = new Set<Kind>(setupOf(seats).buildings);
      for (const deck of DECKS) {
        const cards = inPlay(seats).filter((card) => card.deck === deck);
        for (const { requires } of cards) for (const kind of requires) expect(reachable.has(kind)).toBe(true);
        for (const { builds } of cards) reachable.add(builds);
      }
    }
  });

  test("ANT-6.6 · a plankton farm takes two scientists, all others one", () => {
    for (const { builds, scientists } of BUILDING_CARDS)
      expect(scientists).toBe(builds === "planktonFarm" ? 2 : 1);
  });

  test("ANT-2.2 · what is not in the game lies in the box: 16 scientists, 6 ships and 6 cubes a colour", () => {
    const boxed = seatCounts.map((seats) => {
      const { staff, reserve, boardShips, spareShips, spareCubes } = setupOf(seats);
      // One more cube marks the score (ANT-2.3).
      return [16 - staff - reserve, 6 - boardShips - spareShips, 6 - 1 - spareCubes];
    });
    expect(boxed).toEqual([
      [0, 0, 2],
      [2, 1, 1],
      [4, 2, 0],
    ]);
  });

  test("ANT-2.12 · the order of placement is fair: the places of each player add up to the same, but for two players", () => {
    const sums = (order: string): number[] =>
      [...new Set(order)]
        .sort()
        .map((letter) => sum([...order].map((other, i) => (other === letter ? i + 1 : 0))));
    expect([3, 4].map((seats) => sums(setupOf(seats).order))).toEqual([
      [15, 15, 15],
      [9, 9, 9, 9],
    ]);
    expect(sums(setupOf(2).order)).toEqual([10, 11]);
    for (const seats of seatCounts)
      expect(setupOf(seats).order).toHaveLength(seats * setupOf(seats).boardShips);
  });
});

describe("the tracks", () => {
  test("ANT-9.2 · six centre icons on five tracks, one of them with two", () => {
    expect(TRACK_DATA.map(({ centres }) => centres.length)).toEqual([1, 1, 1, 2, 1]);
    const kinds = TRACK_DATA.flatMap(({ centres }) => centres);
    for (const kind of ["landCentre", "coastCentre", "seaCentre"] as const)
      expect(count(kinds, kind)).toBe(2);
    for (const seats of seatCounts) {
      const open = TRACK_DATA.filter(({ minPlayers }) => minPlayers <= seats);
      expect(new Set(open.flatMap(({ centres }) => centres)).size).toBe(3);
    }
  });

  test("ANT-10.8 · all seven effects occur on the tracks of the two-player game", () => {
    const effects = TRACK_DATA.slice(0, 3).flatMap((track) => Object.values(track.effects));
    expect([...new Set(effects)].sort()).toEqual([...EFFECTS].sort());
    expect(BLUE_EFFECTS).toHaveLength(3);
  });

  test("ANT-2.17 · first spaces are never coloured, so a cube that is set there triggers nothing", () => {
    for (const { effects, length } of TRACK_DATA) {
      for (const space of Object.keys(effects).map(Number)) {
        expect(space).toBeGreaterThan(1);
        expect(space).toBeLessThanOrEqual(length);
      }
    }
  });
});

test("ANT-17.2 · one table option and no other variant", () => {
  expect(Object.keys(meta.options)).toEqual(["placement"]);
});
