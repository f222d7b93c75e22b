import type { Puzzle } from "@banquise/engine";
import { expect, test } from "vitest";
import { puzzleOfTheDay } from "./pack.ts";

const DAY = 86_400_000;
const pack = (length: number) => Array.from({ length }, (_, i) => ({ id: String(i) }) as Puzzle);

test.each([1, 2, 7, 14, 28, 30])(
  "in a pack of %i every puzzle has its day before any has a second one",
  (length) => {
    const days = Array.from({ length }, (_, day) => puzzleOfTheDay(pack(length), (20_000 + day) * DAY)?.id);
    expect(new Set(days).size).toBe(length);
  },
);

test("it is the same from midnight to midnight of UTC", () => {
  const midnight = Date.UTC(2030, 4, 1);
  const of = (now: number) => puzzleOfTheDay(pack(30), now)?.id;
  expect(of(midnight)).toBe(of(midnight + DAY - 1));
  expect(of(midnight)).not.toBe(of(midnight - 1));
});

test("an empty pack has none", () => {
  expect(puzzleOfTheDay([], Date.now())).toBeNull();
});
