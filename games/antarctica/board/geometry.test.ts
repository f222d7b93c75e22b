import { describe, expect, it } from "vitest";
import { KINDS, ZONES } from "../data.ts";
import { berthPlace, MOST_NAMED, plots, RADII, sunPlace, wakePath } from "./geometry.ts";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** How deep two squares lie in each other; 0 when they do not. */
const overlap = (a: Box, b: Box): number => {
  const room = (a.size + b.size) / 2;
  return Math.max(0, Math.min(room - Math.abs(a.x - b.x), room - Math.abs(a.y - b.y)));
};
const deepest = (boxes: readonly Box[]): number =>
  Math.max(0, ...boxes.flatMap((box, i) => boxes.slice(i + 1).map((other) => overlap(box, other))));

describe("the map", () => {
  it.each(KINDS.map((_, i) => i + 1))("has room for %i buildings in every zone", (count) => {
    expect(deepest(ZONES.flatMap((_, zone) => [...plots(zone, count)]))).toBe(0);
  });

  it("has room for the names of some buildings, seen from near, and for the crews outside of them", () => {
    for (const [zone] of ZONES.entries()) {
      const named = plots(zone, MOST_NAMED, true).map((plot) => ({ ...plot, size: 84 }));
      expect(named).toHaveLength(MOST_NAMED);
      expect(deepest(named)).toBeLessThan(24);
      const farthest = Math.max(...named.map(({ x, y }) => Math.hypot(x - 500, y - 500)));
      expect(RADII.scientistsNear - farthest).toBeGreaterThan(60);
    }
  });

  it("has room for three ships before every zone", () => {
    const docks = ZONES.flatMap((_, zone) =>
      [0, 1, 2].map((berth) => ({ ...berthPlace(zone, berth), size: 72 })),
    );
    expect(deepest(docks)).toBeLessThan(2);
  });

  it("has room for the sun beside the first ship", () => {
    for (const [zone] of ZONES.entries()) {
      const sun = sunPlace(zone);
      const berth = berthPlace(zone, 0);
      expect(Math.hypot(sun.x - berth.x, sun.y - berth.y)).toBeGreaterThan(66);
    }
  });

  it("leads every wake around the coast, the shorter way", () => {
    // From the first berth of a zone to the last one opposite is more than half of the way round.
    expect(wakePath(0, 0, 4, 2)).toContain(" 0 0 1 ");
    expect(wakePath(0, 2, 4, 0)).toContain(" 0 0 0 ");
    expect(wakePath(7, 0, 0, 0)).toContain(" 0 0 0 ");
    expect(wakePath(0, 0, 7, 0)).toContain(" 0 0 1 ");
  });
});
