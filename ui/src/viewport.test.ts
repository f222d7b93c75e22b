import { expect, test } from "vitest";
import { panned, REST, zoomed } from "./viewport.ts";

test("the point under the pointer stays where it is", () => {
  const viewport = zoomed(REST, 2, 100, 50, 400, 300);
  expect(viewport).toEqual({ scale: 2, x: -100, y: -50 });
});

test("the picture never leaves its frame", () => {
  const viewport = zoomed(REST, 2, 200, 150, 400, 300);
  expect(panned(viewport, 1000, 1000, 400, 300)).toEqual({ scale: 2, x: 0, y: 0 });
  expect(panned(viewport, -1000, -1000, 400, 300)).toEqual({ scale: 2, x: -400, y: -300 });
});

test("zoom ends at the whole picture and at five times", () => {
  expect(zoomed(REST, 0.1, 10, 10, 400, 300)).toEqual(REST);
  expect(zoomed(REST, 100, 0, 0, 400, 300).scale).toBe(5);
});
