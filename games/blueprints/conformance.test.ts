import {
  describeConformance,
  describeDescription,
  describeRuleCoverage,
  describeTexts,
  perft,
  playthrough,
} from "@banquise/engine/testing";
import { describe, expect, test } from "vitest";
import { blueprints, description, rules, text } from "./index.ts";
import { configOf } from "./testing.ts";

describeConformance(blueprints, { games: 3 });

describeTexts(blueprints, text);

describeDescription(blueprints, description);

describeRuleCoverage(import.meta.dirname, rules);

describe("goldens", () => {
  test.each([2, 3, 4])("a whole game of %i players in words", async (seats) => {
    const words = playthrough(blueprints, await text.en(), configOf(seats), seats);
    await expect(words).toMatchFileSnapshot(`goldens/${seats}-players.txt`);
  });

  test("the number of lines of play", () => {
    expect(perft(blueprints, configOf(2, "0"), 1, 4)).toMatchInlineSnapshot(`
      [
        6,
        18,
        96,
        642,
      ]
    `);
    expect(perft(blueprints, configOf(3, "0"), 1, 4)).toMatchInlineSnapshot(`
      [
        9,
        27,
        243,
        729,
      ]
    `);
    expect(perft(blueprints, configOf(4, "0"), 1, 4)).toMatchInlineSnapshot(`
      [
        6,
        18,
        96,
        288,
      ]
    `);
  });
});
