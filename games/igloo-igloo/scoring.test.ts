import { describe, expect, test } from "vitest";
import { islandsOf, promisedPoints, result, sheet, trophyPoints } from "./scoring.ts";
import { ENDED, PLACEMENT } from "./state.ts";
import { arrange, names, type Position } from "./testing.ts";

/** As if the game ended here. */
const totals = (position: Position): number[] =>
  result(arrange({ ...position, phase: ENDED })).seats.map(({ total }) => total);

/** Seats with these strengths on one island of `size` tiles: an igloo for every 2, inuits for the rest. */
function contested(size: number, strengths: readonly number[], gamers = false): number[] {
  const tiles = ["b3", "c3", "d3", "e3", "f3", "g3", "g4"].slice(0, size);
  const igloos = strengths.map((strength, seat) => (strength > 2 ? (tiles[seat] ?? "") : ""));
  const inuits = strengths.map((strength) =>
    Array(strength > 2 ? strength - 2 : strength)
      .fill("b3")
      .join(" "),
  );
  return totals({ seats: Math.max(strengths.length, 2), gamers, tiles: tiles.join(" "), igloos, inuits });
}

describe("islands", () => {
  test("IGL-10.5 IGL-10.6 · T04: a tribe alone on four tiles scores 16", () => {
    expect(totals({ tiles: "c3 c4 c5 d5", inuits: ["", "", "c4"] })).toEqual([0, 0, 16, 0]);
  });

  test("IGL-10.2 IGL-10.3 IGL-10.4 IGL-10.6 IGL-10.7 · T05: the example of the rulebook", () => {
    const position = {
      tiles: "b1 c1 d1 e1 c2 d2 a2",
      inuits: ["b1 e1 a2", "c2 d2 d1", "b1 a1", "c1"],
      igloos: ["", "", "c1"],
    };
    expect(totals(position)).toEqual([4, 6, 6, 0]);
    const s = arrange(position);
    expect(sheet(s, 0).map(({ key, points, rule }) => [key, points, rule])).toEqual([
      ["island.second", 3, "IGL-10.7"],
      ["island.lone", 1, "IGL-10.6"],
    ]);
    expect(sheet(s, 3).map(({ key, points }) => [key, points])).toEqual([["island.nothing", 0]]);
  });

  test("IGL-10.2 IGL-10.3 · T34: a corner joins nothing", () => {
    const islands = islandsOf(arrange({ tiles: "a2 b1" }));
    expect(islands.map(({ spaces }) => names(spaces)).sort()).toEqual(["a2", "b1"]);
  });

  test("IGL-10.2 · pack ice is ice like any other, diagonals do not touch", () => {
    const islands = islandsOf(arrange({ tiles: "d4 f6", packs: "d5 e6" }));
    expect(islands.map(({ spaces }) => names(spaces)).sort()).toEqual(["d4 d5", "e6 f6"]);
  });

  test("IGL-10.7 · T35: ties share the higher place and do not cancel the second", () => {
    expect(contested(5, [4, 4, 2, 2])).toEqual([5, 5, 2, 2]);
  });

  test("IGL-10.7 · T36: only first and second places score", () => {
    expect(contested(7, [3, 2, 2, 1])).toEqual([7, 3, 3, 0]);
  });

  test("IGL-10.6 IGL-10.8 · T37: an igloo alone is presence enough; empty islands score for nobody", () => {
    const position = { tiles: "d4 g7", igloos: ["", "", "", "d4"] };
    const s = arrange(position);
    expect(totals(position)).toEqual([0, 0, 0, 1]);
    expect(islandsOf(s).map(({ rule }) => rule)).toContain("IGL-10.8");
  });

  test("IGL-11.3 IGL-11.4 IGL-11.5 · T38: the gamers' table, halves rounded down, no squares", () => {
    expect(contested(7, [2], true)[0]).toBe(21);
    expect(contested(7, [2])[0]).toBe(49);
    expect(contested(5, [2, 1], true)).toEqual([15, 7]);
    expect(contested(5, [2, 1])).toEqual([5, 2]);
    expect(contested(1, [2, 1], true)).toEqual([1, 0]);
    expect([1, 2, 3, 4, 5, 6].map((size) => contested(size, [1], true)[0])).toEqual([1, 3, 6, 10, 15, 21]);
  });
});

describe("trophies and the winner", () => {
  /** Seat 0 and seat 1 with these trophies, and a lone island of a given size for each. */
  const standing = (trophies: readonly number[], sizes: readonly number[]) => {
    const rows = [1, 5].map((row, seat) =>
      ["b", "c", "d", "e", "f", "g"].slice(0, sizes[seat]).map((column) => `${column}${row + 1}`),
    );
    const s = arrange({
      seats: 2,
      gamers: true,
      phase: ENDED,
      tiles: rows.flat().join(" "),
      inuits: rows.map((row) => row[0] ?? ""),
    });
    trophies.forEach((count, seat) => {
      s.trophies[seat * 7] = count;
    });
    return result(s).seats.map(({ total, rank }) => [total, rank]);
  };

  test("IGL-10.1 · trophies score their value, a bear 4", () => {
    const s = arrange({});
    s.trophies.set([1, 1, 1, 1, 1, 1, 1], 7);
    expect(trophyPoints(s, 1)).toBe(16);
    expect(result(s).seats[1]?.lines.map(({ key, points }) => [key, points])).toEqual([
      ["trophies.fish", 6],
      ["trophies.fox", 6],
      ["trophies.bear", 4],
    ]);
  });

  test("IGL-10.9 · before the end only trophies are sure, and islands a promise apart", () => {
    const position = { seats: 2, tiles: "c3 c4 c5", inuits: ["c4"] };
    const s = arrange(position);
    s.trophies[0] = 2;
    expect(result(s).seats.map(({ total }) => total)).toEqual([2, 0]);
    expect(promisedPoints(s)).toEqual([9, 0]);
    expect(sheet(s, 0).map(({ points }) => points)).toEqual([9]);
    s.phase = ENDED;
    expect(result(s).seats.map(({ total }) => total)).toEqual([11, 0]);
    expect(sheet(s, 0)).toEqual([]);
    s.phase = PLACEMENT;
    expect(promisedPoints(s)).toEqual([0, 0]);
  });

  test("IGL-10.9 · the highest total wins", () => {
    expect(standing([5, 2], [1, 1])).toEqual([
      [6, 1],
      [3, 2],
    ]);
  });

  test("IGL-10.10 · T40: a tie goes to the better hunter, and is shared when these are equal too", () => {
    expect(standing([15, 9], [5, 6])).toEqual([
      [30, 1],
      [30, 2],
    ]);
    expect(standing([9, 9], [6, 6])).toEqual([
      [30, 1],
      [30, 1],
    ]);
  });
});
