import {
  describeConformance,
  describeDescription,
  describeRuleCoverage,
  describeTexts,
  perft,
  playthrough,
} from "@banquise/engine/testing";
import { describe, expect, test } from "vitest";
import { description, nunatak, rules, text } from "./index.ts";
import { configOf } from "./testing.ts";

describeConformance(nunatak, { games: 60, gamesWith: { firstSeat: 12 } });

describeTexts(nunatak, text);

describeDescription(nunatak, description);

describeRuleCoverage(import.meta.dirname, rules);

describe("goldens", () => {
  test.each([1, 2, 3, 4])("a whole game of %i players in words", async (seats) => {
    const words = playthrough(nunatak, await text.en(), configOf(seats), seats);
    await expect(words).toMatchFileSnapshot(`goldens/${seats}-players.txt`);
  });

  test.each([
    [1, [4, 42, 167, 358]],
    [2, [4, 8, 136, 624]],
    [3, [4, 68, 312, 1906]],
    [4, [4, 68, 312, 1906]],
  ])("the number of lines of play of %i players", (seats, counts) => {
    expect(perft(nunatak, configOf(seats), 1, counts.length)).toEqual(counts);
  });
});
