import {
  describeConformance,
  describeDescription,
  describeRuleCoverage,
  describeTexts,
  perft,
  playthrough,
} from "@banquise/engine/testing";
import { describe, expect, test } from "vitest";
import { antarctica, description, rules, text } from "./index.ts";
import { configOf } from "./testing.ts";

describeConformance(antarctica, { games: 60 });

describeTexts(antarctica, text);

describeDescription(antarctica, description);

describeRuleCoverage(import.meta.dirname, rules);

describe("goldens", () => {
  test.each([2, 3, 4])("a whole game of %i players in words", async (seats) => {
    const words = playthrough(antarctica, await text.en(), configOf(seats), seats);
    await expect(words).toMatchFileSnapshot(`goldens/${seats}-players.txt`);
  });

  test("the number of lines of play", () => {
    expect(perft(antarctica, configOf(2), 1, 4)).toMatchInlineSnapshot(`
      [
        3,
        27,
        186,
        699,
      ]
    `);
    expect(perft(antarctica, configOf(3), 1, 4)).toMatchInlineSnapshot(`
      [
        11,
        83,
        312,
        2426,
      ]
    `);
    expect(perft(antarctica, configOf(4), 1, 4)).toMatchInlineSnapshot(`
      [
        10,
        74,
        321,
        2196,
      ]
    `);
    expect(perft(antarctica, configOf(3, "free"), 1, 4)).toMatchInlineSnapshot(`
      [
        8,
        64,
        512,
        4088,
      ]
    `);
  });
});
