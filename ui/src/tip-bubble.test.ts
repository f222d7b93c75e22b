import { expect, test } from "vitest";
import { bubblePlace } from "./tip-bubble.ts";

const SCREEN = { width: 360, height: 640 };
const BUBBLE = { width: 200, height: 60 };

test("a sentence stands above its thing, and below it where there is no room above", () => {
  const thing = { left: 160, top: 300, width: 40, height: 40 };
  expect(bubblePlace(thing, BUBBLE, SCREEN)).toEqual({ left: 80, top: 232 });
  expect(bubblePlace({ ...thing, top: 20 }, BUBBLE, SCREEN)).toEqual({ left: 80, top: 68 });
});

test("a sentence never leaves the screen", () => {
  const corner = { left: 350, top: 10, width: 10, height: 10 };
  const { left, top } = bubblePlace(corner, BUBBLE, SCREEN);
  expect(left + BUBBLE.width).toBeLessThanOrEqual(SCREEN.width);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bubblePlace({ left: 0, top: 0, width: 360, height: 640 }, BUBBLE, SCREEN).top).toBe(574);
});
