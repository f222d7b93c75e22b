import { expect, test } from "vitest";
import { definePlaces } from "./places.ts";

const places = definePlaces({ tile: 12, track: ["hunger", "cold"] });

test("a place has a name, by number or by name", () => {
  expect(places.at("tile", 3)).toBe("tile.3");
  expect(places.at("track", "cold")).toBe("track.cold");
  expect(places.at("track", 1)).toBe("track.cold");
});

test("a name is read back, and what is no place is told", () => {
  expect(places.read("tile.11")).toEqual({ kind: "tile", index: 11 });
  expect(places.read("track.cold")).toEqual({ kind: "track", index: 1 });
  for (const stranger of [
    "tile.12",
    "tile.-1",
    "tile.03",
    "tile.1e1",
    "tile.",
    "tile",
    "track.1",
    "toString.0",
    "",
  ])
    expect(places.has(stranger), stranger).toBe(false);
});
