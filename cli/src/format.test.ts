import { expect, test } from "vitest";
import { columns, progressBar, wrapped } from "./format.ts";

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

test("columns of words fit into the terminal, numbers are never cut", () => {
  const rows = [["--port N", "the port to listen on"]];
  expect(columns(rows, [], 40)).toEqual(["--port N  the port to listen on"]);
  expect(columns([["a", "one two three four five six"]], [], 27)).toEqual([
    "a  one two three four five",
    "   six",
  ]);
  expect(columns([["bot", "12 345"]], [1], 5)).toEqual(["bot  12 345"]);
});

test("a line is cut between words, and goes on where it began", () => {
  expect(wrapped("  one two three four five six seven", 27)).toEqual([
    "  one two three four five",
    "  six seven",
  ]);
  expect(wrapped("one two", null)).toEqual(["one two"]);
  expect(wrapped("Donaudampfschifffahrt", 10)).toEqual(["Donaudampfschifffahrt"]);
});

test("French signs stay with their word, colours take no room", () => {
  expect(wrapped("voici la question : oui", 18, 0)).toEqual(["voici la", "question : oui"]);
  expect(wrapped("\u001b[1mone\u001b[22m two", 7)).toEqual(["\u001b[1mone\u001b[22m two"]);
});

test("where there is no room beside the first column, words go below it", () => {
  expect(columns([["a long first column", "words that follow"]], [], 30)).toEqual([
    "a long first column  words",
    "    that follow",
  ]);
});
