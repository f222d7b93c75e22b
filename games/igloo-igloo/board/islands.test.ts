import { describe, expect, it } from "vitest";
import { islandsOf } from "../scoring.ts";
import { spaceNamed } from "../spaces.ts";
import { arrange } from "../testing.ts";
import { badgeSpace, leadersOf, outlineOf, standingOf } from "./islands.ts";
import { slotIn } from "./slots.ts";

const spaces = (names: string): number[] => names.split(" ").map(spaceNamed);

describe("the line round an island", () => {
  it("goes round one tile", () => {
    expect(outlineOf(spaces("a8"))).toBe("M0 0L1 0L1 1L0 1L0 0Z");
  });

  it("closes round the water inside, too", () => {
    const ring = outlineOf(spaces("c3 d3 e3 c4 e4 c5 d5 e5"));
    expect(ring.match(/Z/g)).toHaveLength(2);
  });
});

describe("an island", () => {
  it("is led by all that are strongest, and hangs its badge on its first tile", () => {
    const [island] = islandsOf(arrange({ tiles: "c4 d4 d5", inuits: ["c4", "d4", ""] }));
    expect(island && leadersOf(island)).toEqual([0, 1]);
    expect(island && badgeSpace(island, () => false)).toBe(spaceNamed("d5"));
    expect(island && badgeSpace(island, (space) => space === spaceNamed("d5"))).toBe(spaceNamed("c4"));
    expect(island && badgeSpace(island, () => true)).toBe(spaceNamed("d5"));
  });
});

describe("the story of an island", () => {
  const standings = (strengths: readonly number[], gamers = false): string[] => {
    const inuits = strengths.map((strength) => Array(strength).fill("d4").join(" "));
    const [island] = islandsOf(arrange({ gamers, tiles: "d4", inuits }));
    return island ? strengths.map((_, seat) => standingOf(island, seat)) : [];
  };

  it("says who was alone, first, second or too weak, whatever that is worth", () => {
    expect(standings([1])).toEqual(["squared"]);
    expect(standings([1], true)).toEqual(["alone"]);
    expect(standings([3, 2, 2, 1])).toEqual(["first", "second", "second", "weak"]);
    expect(standings([2, 2, 1], true)).toEqual(["first", "first", "second"]);
  });
});

describe("pieces on one space", () => {
  it.each(Array.from({ length: 18 }, (_, count) => count + 1))("fit into it: %i", (count) => {
    const looks = Array.from({ length: count }, (_, i) => `piece ${i}`);
    for (const igloo of [false, true]) {
      for (let i = 0; i < count; i++) {
        const { x = -1, y = -1, size = 2 } = slotIn(looks, i, igloo).slot ?? {};
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.01);
        expect(Math.max(x, y) + size).toBeLessThanOrEqual(1.02);
      }
    }
  });

  it("stand as one in a crowd when they look the same, and the last says how many", () => {
    const looks = ["A", "A", "B", "C", "C", "C", "D"];
    const slots = looks.map((_, i) => slotIn(looks, i, false));
    expect(slots.map(({ count }) => count)).toEqual([1, 2, 1, 1, 1, 3, 1]);
    expect(slots[3]?.slot).toEqual(slots[5]?.slot);
    expect(new Set(slots.map(({ slot }) => `${slot?.x} ${slot?.y}`)).size).toBe(4);
    expect(Math.min(...slots.map(({ slot }) => slot?.size ?? 0))).toBeGreaterThan(0.45);
    expect(slotIn(["A", "A"], 1, false).count).toBe(1);
  });
});
