import { expect, test } from "vitest";
import { columns, progressBar } from "./format.ts";

test("columns are aligned, numbers to the right, without spaces at the end", () => {
  const rows = [
    ["bot", "wins"],
    ["random", "7"],
  ];
  expect(columns(rows, [1])).toEqual(["bot     wins", "random     7"]);
  expect(columns(rows)).toEqual(["bot     wins", "random  7"]);
});

test("a bar fills from nothing to all", () => {
  expect(progressBar(0, 4)).toBe(`[${"·".repeat(30)}] 0 %`);
  expect(progressBar(2, 4)).toBe(`[${"#".repeat(15)}${"·".repeat(15)}] 50 %`);
  expect(progressBar(4, 4)).toBe(`[${"#".repeat(30)}] 100 %`);
});
