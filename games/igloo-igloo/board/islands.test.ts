import { describe, expect, it } from "vitest";
import { islandsOf } from "../scoring.ts";
import { spaceNamed } from "../spaces.ts";
import { arrange } from "../testing.ts";
import { badgeSpace, leadersOf, outlineOf } from "./islands.ts";
import { slotsFor } from "./slots.ts";

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
    expect(island && badgeSpace(island)).toBe(spaceNamed("d5"));
  });
});

describe("pieces on one space", () => {
  it.each(Array.from({ length: 18 }, (_, count) => count + 1))("fit into it: %i", (count) => {
    for (const igloo of [false, true]) {
      for (const { x, y, size } of slotsFor(count, igloo)) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.01);
        expect(Math.max(x, y) + size).toBeLessThanOrEqual(1.02);
      }
    }
  });
});
