import { expect, test } from "vitest";
import { isLit } from "./lit.ts";

test("an element is lit when any of the places that it stands for is spoken of", () => {
  const lit = new Set(["tile.12", "track.hunger"]);
  expect(isLit("tile.12", lit)).toBe(true);
  expect(isLit("tile.1 track.hunger", lit)).toBe(true);
  expect(isLit("tile.1", lit)).toBe(false);
  expect(isLit("", lit)).toBe(false);
});
