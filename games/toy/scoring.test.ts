import { expect, test } from "vitest";
import { result, sheet, winners } from "./scoring.ts";
import { arrange } from "./testing.ts";

const ended = (points: number[], stones: number[]) =>
  arrange(3, { turns: 9, points: Uint16Array.from([...points, 0]), stones: Uint8Array.from([...stones, 0]) });

test("TOY-3.1 · a stone adds its number to its owner's points", () => {
  const s = ended([10, 12, 4], [6, 1, 2]);
  expect(result(s).seats.map(({ total }) => total)).toEqual([16, 13, 6]);
  expect(sheet(s, 0).map(({ points }) => points)).toEqual([10, 6]);
});

test("TOY-3.2 · the most points win, equals share", () => {
  expect(winners(ended([10, 12, 4], [6, 1, 2]))).toEqual([0]);
  const tied = ended([10, 12, 4], [6, 4, 2]);
  expect(winners(tied)).toEqual([0, 1]);
  expect(result(tied).seats.map(({ rank }) => rank)).toEqual([1, 1, 3]);
});
