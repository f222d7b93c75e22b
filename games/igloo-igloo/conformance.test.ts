import {
  describeConformance,
  describeDescription,
  describeRuleCoverage,
  describeTexts,
  perft,
  playthrough,
} from "@banquise/engine/testing";
import { describe, expect, test } from "vitest";
import { description, iglooIgloo, rules, text } from "./index.ts";
import { configOf } from "./testing.ts";

describeConformance(iglooIgloo, { games: 25, gamesWith: { firstSeat: 5 } });

describeRuleCoverage(import.meta.dirname, rules);

describeTexts(iglooIgloo, text);

describeDescription(iglooIgloo, description);

describe("goldens", () => {
  test.each([2, 3, 4])("a whole game of %i players in words", async (seats) => {
    const variant = seats === 3 ? "gamers" : "standard";
    const words = playthrough(iglooIgloo, await text.en(), configOf(seats, { variant }), seats);
    await expect(words).toMatchFileSnapshot(`goldens/${seats}-players.txt`);
  });

  test("the number of lines of play", () => {
    expect(perft(iglooIgloo, configOf(2), 1, 3)).toMatchInlineSnapshot(`
      [
        24,
        576,
        13824,
      ]
    `);
    expect(perft(iglooIgloo, configOf(4), 1, 3)).toMatchInlineSnapshot(`
      [
        24,
        576,
        13824,
      ]
    `);
  });
});
