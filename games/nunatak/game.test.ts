import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describeConformance, describeRuleCoverage, perft, playthrough } from "@banquise/engine/testing";
import { describe, expect, test, vi } from "vitest";
import { nunatak, rules, text } from "./index.ts";
import { configOf } from "./testing.ts";

const FOLDER = dirname(fileURLToPath(import.meta.url));

// 60 fully checked games of four take longer than the default on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

describeConformance(nunatak, { games: 60 });
describeRuleCoverage(FOLDER, rules);

describe("nunatak as it was", () => {
  test.each([
    [1, [4, 42, 167, 358]],
    [2, [4, 8, 84, 376]],
    [3, [4, 42, 188, 1069]],
    [4, [4, 42, 188, 1069]],
  ])("perft of %i players", (seats, counts) => {
    expect(perft(nunatak, configOf(seats), 1, counts.length)).toEqual(counts);
  });

  test.each([1, 2, 3, 4])("a whole game of %i players reads as it did", async (seats) => {
    const story = playthrough(nunatak, text.en, configOf(seats), 11);
    await expect(story).toMatchFileSnapshot(join(FOLDER, "goldens", `game-${seats}.txt`));
  });
});
