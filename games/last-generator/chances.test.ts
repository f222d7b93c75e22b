import { expect, test } from "vitest";
import { chanceBy, type Odds } from "./chances.ts";

/** Even at the start of the second half; 100 points are worth a logit then, and two at the end. */
const odds: Odds = { start: [1, 0, -1], even: [-1, 2, 0], standing: [0, 2, 0] };

test("before the first night the dial decides, whatever the standing", () => {
  expect(chanceBy(odds, 0, 1, 300)).toBe(0.5);
  expect(chanceBy(odds, 0, 0, -300)).toBeCloseTo(1 - chanceBy(odds, 0, 2, 300));
});

test("later the standing does, the more the later it is, and the dial no more", () => {
  expect(chanceBy(odds, 0.5, 0, 0)).toBe(0.5);
  expect(chanceBy(odds, 0.5, 2, 100)).toBeCloseTo(1 / (1 + Math.exp(-1)));
  expect(chanceBy(odds, 1, 1, -50)).toBe(0.5);
  expect(chanceBy(odds, 1, 1, 100)).toBeCloseTo(1 / (1 + Math.exp(-3)));
});
