import { at } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import {
  AWARD_VP,
  AWARDS,
  DICE,
  DIE_KINDS,
  dieOf,
  MATERIAL_OF,
  MATERIALS,
  METALS,
  PLAN_MAPS,
  PLANS,
  PRIZE_VP,
  PRIZES,
  ROUNDS,
  SPACES,
  TARGETS,
  VALUE_OF,
} from "./data.ts";

const heightsOf = (plan: number): number[] =>
  Array.from(TARGETS.subarray(plan * SPACES, (plan + 1) * SPACES));
const allPlans = Array.from({ length: PLANS }, (_, i) => heightsOf(i + 1));

describe("dice", () => {
  test("BLU-1.1 · 8 dice of each of four materials, told apart by material and value alone", () => {
    expect(MATERIALS).toEqual(["wood", "recycled", "stone", "glass"]);
    expect(DICE).toBe(32);
    const kinds = new Set<number>();
    for (let material = 0; material < MATERIALS.length; material++) {
      for (let value = 1; value <= 6; value++) {
        const die = dieOf(material, value);
        kinds.add(die);
        expect([at(MATERIAL_OF, die), at(VALUE_OF, die)]).toEqual([material, value]);
      }
    }
    expect(kinds.size).toBe(DIE_KINDS);
  });
});

describe("plan cards", () => {
  test("BLU-1.2 BLU-1.3 · 24 cards of 3 rows by 2, with 3 or 4 open spaces and heights 1 to 3 that add up to 6", () => {
    expect(PLANS).toBe(24);
    for (const map of PLAN_MAPS) expect(map).toMatch(/^[123X]{2}\/[123X]{2}\/[123X]{2}$/);
    for (const heights of allPlans) {
      expect(heights.reduce((sum, height) => sum + height, 0)).toBe(6);
      expect([3, 4]).toContain(heights.filter((height) => height > 0).length);
    }
    expect(heightsOf(1)).toEqual([1, 0, 2, 0, 3, 0]);
    expect(heightsOf(24)).toEqual([0, 1, 3, 1, 1, 0]);
  });

  test("BLU-1.3 · the deck has 8 cards of three spaces and 16 of four", () => {
    const patterns = allPlans.map((heights) =>
      heights
        .filter((height) => height > 0)
        .sort((a, b) => b - a)
        .join(""),
    );
    const count = (pattern: string): number => patterns.filter((each) => each === pattern).length;
    expect(["321", "222", "2211", "3111"].map(count)).toEqual([6, 2, 10, 6]);
  });

  test("BLU-1.3 · no two cards are copies of each other, turned or mirrored, and every footprint is connected", () => {
    const classes = new Set(allPlans.map((heights) => symmetries(heights).sort()[0]));
    expect(classes.size).toBe(PLANS);
    for (const heights of allPlans) expect(isConnected(heights)).toBe(true);
  });
});

describe("awards and prizes", () => {
  test("BLU-1.8 BLU-1.9 · gold 3, silver 2, bronze 1, every prize 2; one of each for every round", () => {
    expect(METALS.map((metal, i) => [metal, AWARD_VP[i]])).toEqual([
      ["gold", 3],
      ["silver", 2],
      ["bronze", 1],
    ]);
    expect(PRIZE_VP).toBe(2);
    expect(METALS.length * ROUNDS).toBe(9);
    expect(PRIZES.length * ROUNDS).toBe(12);
  });

  test("BLU-2.2 BLU-2.3 · two players play for silver, three for gold and silver, four for all; prizes are the same", () => {
    const metals = [2, 3, 4].map((seats) => AWARDS[seats]?.map((metal) => METALS[metal]));
    expect(metals).toEqual([["silver"], ["gold", "silver"], ["gold", "silver", "bronze"]]);
    expect(PRIZES).toEqual(["skyscraper", "structuralIntegrity", "geometer", "materials"]);
  });
});

/** A plan in all the ways it can lie: moved into the corner, turned and mirrored on a square grid. */
function symmetries(heights: readonly number[]): string[] {
  const cells = heights.flatMap((height, i) =>
    height > 0 ? [{ x: i % 2, y: Math.floor(i / 2), height }] : [],
  );
  const turns = [
    (x: number, y: number) => [x, y],
    (x: number, y: number) => [y, -x],
    (x: number, y: number) => [-x, -y],
    (x: number, y: number) => [-y, x],
    (x: number, y: number) => [-x, y],
    (x: number, y: number) => [x, -y],
    (x: number, y: number) => [y, x],
    (x: number, y: number) => [-y, -x],
  ];
  return turns.map((turn) => {
    const turned = cells.map(({ x, y, height }) => {
      const [newX = 0, newY = 0] = turn(x, y);
      return { x: newX, y: newY, height };
    });
    const left = Math.min(...turned.map(({ x }) => x));
    const top = Math.min(...turned.map(({ y }) => y));
    return turned
      .map(({ x, y, height }) => `${x - left},${y - top}:${height}`)
      .sort()
      .join(" ");
  });
}

function isConnected(heights: readonly number[]): boolean {
  const open = heights.flatMap((height, i) => (height > 0 ? [i] : []));
  const touches = (a: number, b: number): boolean =>
    Math.abs((a % 2) - (b % 2)) + Math.abs(Math.floor(a / 2) - Math.floor(b / 2)) === 1;
  const reached = new Set(open.slice(0, 1));
  for (const a of reached) for (const b of open) if (touches(a, b)) reached.add(b);
  return reached.size === open.length;
}
