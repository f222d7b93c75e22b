import { expect, test } from "vitest";
import { Marks } from "./marks.ts";
import { OUTSIDE } from "./spaces.ts";

test("a set of spaces is empty at first and after clearing, also when its numbers run out", () => {
  const marks = new Marks();
  expect(marks.has(5)).toBe(false);
  marks.add(5);
  marks.add(OUTSIDE);
  expect([marks.has(5), marks.has(OUTSIDE), marks.has(6)]).toEqual([true, true, false]);
  marks.clear();
  expect(marks.has(5)).toBe(false);
  Object.assign(marks, { present: 0xffffffff });
  marks.add(7);
  marks.clear();
  expect([5, 7, OUTSIDE].some((space) => marks.has(space))).toBe(false);
  marks.add(7);
  expect(marks.has(7)).toBe(true);
});
