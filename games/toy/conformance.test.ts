import {
  describeConformance,
  describeDescription,
  describeRuleCoverage,
  describeTexts,
  perft,
  playthrough,
} from "@banquise/engine/testing";
import { expect, test } from "vitest";
import { description, rules, text, toy } from "./index.ts";
import { configOf } from "./testing.ts";

describeConformance(toy, { games: 10 });

describeTexts(toy, text);

describeDescription(toy, description);

describeRuleCoverage(import.meta.dirname, rules);

test("a whole game in words, to be read by a person", async () => {
  const words = playthrough(toy, await text.en(), configOf(3), 3);
  await expect(words).toMatchFileSnapshot("goldens/3-players.txt");
});

test("the number of lines of play is a fingerprint of the rules", () => {
  expect(perft(toy, configOf(3), 1, 4)).toMatchInlineSnapshot(`
    [
      3,
      6,
      11,
      25,
    ]
  `);
});
