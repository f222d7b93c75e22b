import { at } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { BUILDING_CARDS, DECKS, KINDS } from "./data.ts";
import {
  type Contest,
  contestAsterisks,
  contestDiscards,
  contestTrack,
  contestZone,
  cubeValue,
  majoritiesOf,
  newContest,
  result,
  sheet,
} from "./scoring.ts";
import { DISCARDED_CUBES, DISCARDED_SHIPS, ENDED, type State } from "./state.ts";
import { bitOfCard, DECK_OF } from "./tables.ts";
import { arrange, cardOf, newGame, type Position, playOn, trackOf } from "./testing.ts";

const four: Position = { seats: 4, sun: "Z3", ships: { Z3: "A", Z5: "B", Z7: "C", Z0: "D" } };
const three: Position = { seats: 3, sun: "Z3", ships: { Z3: "A", Z5: "B", Z7: "C" } };

const points = (s: State, fill: (out: Contest) => void): number[] => {
  const contest = newContest();
  fill(contest);
  return Array.from(contest.points.subarray(0, s.seats));
};
const build = (s: State, seat: number, ...ids: string[]): void => {
  for (const card of ids.map(cardOf)) {
    const place = seat * DECKS.length + at(DECK_OF, card);
    s.built[place] = at(s.built, place) | bitOfCard(card);
  }
};
const discard = (s: State, counts: readonly number[]): void =>
  counts.forEach((count, seat) => {
    s.stock[DISCARDED_SHIPS + seat] = Math.min(count, 1);
    s.stock[DISCARDED_CUBES + seat] = Math.max(0, count - 1);
  });
const totals = (s: State): number[] => result(s).seats.map(({ total }) => total);
const ranks = (s: State): number[] => result(s).seats.map(({ rank }) => rank);

describe("zones", () => {
  test("ANT-15.2 ANT-15.3 · V04 eight buildings, scientists 3 / 3 / 1 / 0", () => {
    const s = arrange({
      ...four,
      buildings: { Z2: KINDS.slice(0, 8) },
      scientists: { Z2: { A: 3, B: 3, C: 1 } },
    });
    expect(points(s, (out) => contestZone(s, 2, out))).toEqual([16, 16, 3, 0]);
  });

  test("ANT-15.2 · a tie above changes nothing for the next: dense ranking", () => {
    const s = arrange({ ...four, scientists: { Z2: { A: 4, B: 2, C: 2, D: 1 } } });
    expect(points(s, (out) => contestZone(s, 2, out))).toEqual([10, 4, 4, 2]);
  });

  test("ANT-15.4 · a zone without scientists gives nothing, whatever stands there", () => {
    const s = arrange({ ...four, buildings: { Z2: ["camp", "dish"] } });
    expect(points(s, (out) => contestZone(s, 2, out))).toEqual([0, 0, 0, 0]);
    expect(sheet(s, 0)).toEqual([]);
  });

  test("ANT-15.1 ANT-15.3 · zones are listed from the sun on, then tracks, cards and discards; the start changes no total", () => {
    const s = arrange({
      ...four,
      scientists: { Z2: { A: 1 }, Z4: { A: 2, B: 1 } },
      cubes: { T2: { A: 3 } },
    });
    build(s, 0, "D01");
    discard(s, [1, 0, 0, 0]);
    const lines = sheet(s, 0);
    expect(lines.map(({ key, data }) => `${key} ${data?.zone ?? data?.track ?? ""}`.trim())).toEqual([
      "zone 4",
      "zone 2",
      "track 1",
      "asterisks",
      "discards",
    ]);
    const before = totals(s);
    for (let sun = 0; sun < 8; sun++) {
      s.sun = sun;
      expect(totals(s)).toEqual(before);
    }
  });
});

describe("tracks", () => {
  test("ANT-15.5 · V33 the first gets all values, each other that of the cube directly ahead", () => {
    const s = arrange({ ...four, cubes: { T1: { A: 16, B: 9, C: 5, D: 1 } } });
    expect(points(s, (out) => contestTrack(s, trackOf("T1"), out))).toEqual([18, 9, 5, 3]);
    const t2 = arrange({ ...four, cubes: { T2: { A: 10, B: 12, D: 3 } } });
    expect(points(t2, (out) => contestTrack(t2, trackOf("T2"), out))).toEqual([8, 15, 0, 6]);
  });

  test("ANT-15.5 · the value of a space is the number there or the next one further down", () => {
    const values = (track: number): number[] => Array.from({ length: 16 }, (_, i) => cubeValue(track, i + 1));
    const steady = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 7, 9];
    const steep = [1, 1, 1, 2, 2, 3, 3, 5, 5, 6, 6, 8, 8, 9, 9, 11];
    expect([0, 1, 2, 3, 4].map(values)).toEqual([steady, steep, steady, steady, steep]);
  });
});

describe("cards and discarded resources", () => {
  test("ANT-15.6 · V34 asterisk cards 3 / 3 / 1 / 0", () => {
    const s = arrange(four);
    build(s, 0, "D01", "D02", "A01", "B01");
    build(s, 1, "D03", "D09", "A02", "A06");
    build(s, 2, "D04");
    build(s, 3, "D05", "B02");
    expect(points(s, (out) => contestAsterisks(s, out))).toEqual([7, 7, 3, 0]);
  });

  test("ANT-15.6 · factories, labs, headquarters and dishes bear an asterisk", () => {
    const starred = BUILDING_CARDS.filter(({ asterisk }) => asterisk).map(({ builds }) => builds);
    expect([...new Set(starred)].sort()).toEqual(["dish", "factory", "headquarters", "lab"]);
    expect(starred).toHaveLength(13);
  });

  test("ANT-15.7 ANT-13.5 · V35 discarded 4 / 2 / 2 / 1, and nothing for nobody", () => {
    const s = arrange(four);
    expect(points(s, (out) => contestDiscards(s, out))).toEqual([0, 0, 0, 0]);
    discard(s, [4, 2, 2, 1]);
    expect(points(s, (out) => contestDiscards(s, out))).toEqual([9, 4, 4, 2]);
  });

  test("ANT-15.8 · hands, staff, ships and available cubes are worth nothing", () => {
    const s = arrange({ ...four, holdings: { A: { staff: 9, cubes: 5, hand: ["plusTwo", "simple"] } } });
    expect(totals(s)).toEqual([0, 0, 0, 0]);
  });
});

describe("the winner", () => {
  test("ANT-16.1 · most points win", () => {
    const s = arrange({ ...three, scientists: { Z2: { B: 2 }, Z4: { A: 1 } } });
    expect([totals(s), ranks(s)]).toEqual([
      [2, 3, 0],
      [2, 1, 3],
    ]);
  });

  test("ANT-16.2 · V36 then most majorities; shared first places count", () => {
    // A: two zones of 2 points. B: one zone of 4 points.
    const s = arrange({ ...three, scientists: { Z1: { A: 1 }, Z2: { A: 1 }, Z4: { B: 3 } } });
    expect([totals(s), majoritiesOf(s, 0), majoritiesOf(s, 1), ranks(s)]).toEqual([
      [4, 4, 0],
      2,
      1,
      [1, 2, 3],
    ]);
    // A shares a zone with C and leads a track; B has one zone alone.
    const shared = arrange({
      ...three,
      scientists: { Z1: { A: 1, C: 1 }, Z4: { B: 3 } },
      cubes: { T1: { A: 1 } },
    });
    expect([majoritiesOf(shared, 0), majoritiesOf(shared, 1), majoritiesOf(shared, 2)]).toEqual([2, 1, 1]);
    expect([totals(shared), ranks(shared)]).toEqual([
      [4, 4, 3],
      [1, 2, 3],
    ]);
  });

  test("ANT-16.2 · every kind of first place counts once", () => {
    const s = arrange({ ...three, scientists: { Z1: { A: 1 } }, cubes: { T1: { A: 2 }, T2: { A: 1 } } });
    build(s, 0, "D01");
    discard(s, [1, 0, 0]);
    expect([0, 1, 2].map((seat) => majoritiesOf(s, seat))).toEqual([5, 0, 0]);
  });

  test("ANT-16.3 ANT-16.4 · V36 then most building cards, then the victory is shared", () => {
    const s = arrange({ ...three, scientists: { Z1: { A: 1 }, Z2: { B: 1 } } });
    build(s, 0, "B01", "B02");
    build(s, 1, "B03");
    expect([totals(s), ranks(s)]).toEqual([
      [2, 2, 0],
      [1, 2, 3],
    ]);
    build(s, 1, "A06");
    expect(ranks(s)).toEqual([1, 1, 3]);
  });

  test("ANT-15.1 ANT-17.2 · the four categories add up, in every finished game", () => {
    for (const seats of [2, 3, 4]) {
      for (let seed = 0; seed < 3; seed++) {
        const s = newGame(seats, seed);
        playOn(s, seed);
        expect(s.phase).toBe(ENDED);
        for (const { total, lines } of result(s).seats) {
          expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(total);
          for (const { key } of lines) expect(["zone", "track", "asterisks", "discards"]).toContain(key);
        }
      }
    }
  });
});
