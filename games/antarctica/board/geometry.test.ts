import { describe, expect, it } from "vitest";
import { KINDS, ZONES } from "../data.ts";
import { berthPlace, plots, sunPlace } from "./geometry.ts";

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

  it("has room for the sun and three ships before every zone", () => {
    const docks = ZONES.flatMap((_, zone) => [
      { ...sunPlace(zone), size: 66 },
      ...[0, 1, 2].map((berth) => ({ ...berthPlace(zone, berth), size: 48 })),
    ]);
    expect(deepest(docks)).toBeLessThan(2);
  });
});
