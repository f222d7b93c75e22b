import type { OptionSpec } from "@banquise/engine";
import {
  describeConformance,
  describeDescription,
  describeRuleCoverage,
  describeTexts,
  perft,
  playthrough,
} from "@banquise/engine/testing";
import { describe, expect, test } from "vitest";
import { description, lastGenerator, rules, text } from "./index.ts";
import { configOf } from "./testing.ts";

// Every scenario at every seat count; then the same with the other options set another way, in fewer games.
const { scenario } = lastGenerator.options;
if (scenario === undefined) throw new Error("there is no scenario");
describeConformance({ ...lastGenerator, options: { scenario } }, { games: 15 });
const only = (value: string): OptionSpec => ({ values: [value], default: value });
describe.each([
  ["gentle", "vote", "open"],
  ["harsh", "vote", "hidden"],
  ["harsh", "no", "open"],
])("%s, council: %s, weather: %s", (difficulty, council, weather) => {
  const options = { scenario, difficulty: only(difficulty), council: only(council), weather: only(weather) };
  describeConformance({ ...lastGenerator, options }, { games: 1 });
});

describeRuleCoverage(import.meta.dirname, rules);

describeTexts(lastGenerator, text);

describeDescription(lastGenerator, description);

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
