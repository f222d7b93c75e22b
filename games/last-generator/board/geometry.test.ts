import { describe, expect, it } from "vitest";
import { BUILDING_PLACES, NEAR_SLOTS, PLACES } from "../map.ts";
import { FULL_EXTENT, NEAR_EXTENT, placePoint, slotPoint } from "./geometry.ts";

describe("the places of the map", () => {
  it("lie inside the picture, each somewhere else", () => {
    const points = Array.from({ length: PLACES }, (_, place) => placePoint(place, FULL_EXTENT));
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(0);
      expect(y).toBeGreaterThan(0);
      expect(x).toBeLessThan(FULL_EXTENT.width);
      expect(y).toBeLessThan(FULL_EXTENT.height);
    }
    expect(new Set(points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(PLACES);
    expect(BUILDING_PLACES).toBeLessThan(PLACES);
  });

  it("keep the Near ring inside the smaller picture", () => {
    for (let slot = 0; slot < NEAR_SLOTS; slot++) {
      const { x, y } = slotPoint(slot, NEAR_EXTENT);
      expect(x > 0 && y > 0 && x < NEAR_EXTENT.width && y < NEAR_EXTENT.height).toBe(true);
    }
  });
});
