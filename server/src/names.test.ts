import { expect, test } from "vitest";
import { cleanName } from "./names.ts";

test.each([
  ["  Zoé \u202e  du\tPôle ", "Zoé du Pôle"],
  ["Zoe\u0301", "Zoé"],
  ["Ｚｏé", "Zoé"],
  ["O’Neill 2", "O’Neill 2"],
  ["สมชาย", "สมชาย"],
  ["שָׁלוֹם", "שָׁלוֹם"],
  ["李小龍", "李小龍"],
  ["Pin\u00adgouins", "Pingouins"],
  ["Ana \u2800\u3164", "Ana"],
])("%j becomes a name that can be read", (wish, name) => {
  expect(cleanName(wish)).toBe(name.normalize("NFKC"));
});

test.each([
  ["nothing", ""],
  ["spaces", "   "],
  ["a space of no width", "\u200b"],
  ["letters that leave no ink", "\u3164\u115f\uffa0"],
  ["braille without dots", "\u2800\u2800"],
  ["marks without a letter", "\u0301".repeat(23)],
  ["no letter", "1234 !?"],
  ["too long a line", "x".repeat(25)],
  ["too long once it is spelt out", "ﷺ".repeat(2)],
])("%s is no name", (_, wish) => {
  expect(cleanName(wish)).toBeNull();
});

test("marks do not pile up on a letter", () => {
  const name = cleanName(`z${"\u0325\u0301".repeat(10)}a\u20dd`);
  expect(name?.match(/\p{M}/gu)?.length).toBeLessThanOrEqual(2);
});

test.each(["Orca", "ORQUE", "goeland", "G\u200boéland", "level 3", "Random", "Ｆｏｘ", "-Bear-"])(
  "%j would be taken for a bot",
  (wish) => expect(cleanName(wish)).toBeNull(),
);
