import {
  describeConformance,
  describeRuleCoverage,
  describeTexts,
  perft,
  playthrough,
} from "@banquise/engine/testing";
import { describe, expect, test } from "vitest";
import { lastGenerator, rules, text } from "./index.ts";
import { configOf } from "./testing.ts";

// Every scenario at every seat count, then the other options with fewer games.
const { scenario } = lastGenerator.options;
if (scenario === undefined) throw new Error("there is no scenario");
describeConformance({ ...lastGenerator, options: { scenario } }, { games: 15 });
describeConformance(lastGenerator, { games: 1 });

describeRuleCoverage(import.meta.dirname, rules);

describeTexts(lastGenerator, text);

describe("goldens", () => {
  test.each(["S1", "S2", "S3"])("a whole game of scenario %s in words", async (id) => {
    const seats = Number(id.slice(1));
    const words = playthrough(lastGenerator, await text.en(), configOf(seats, { scenario: id }), seats);
    await expect(words).toMatchFileSnapshot(`goldens/${id}.txt`);
  });

  test("the number of lines of play", () => {
    expect(perft(lastGenerator, configOf(1), 1, 4)).toMatchInlineSnapshot(`
      [
        6,
        30,
        114,
        552,
      ]
    `);
  });
});
