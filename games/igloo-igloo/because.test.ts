import { expect, test } from "vitest";
import { arrange } from "./arrange.ts";
import { because } from "./because.ts";
import { MELT, type State } from "./state.ts";

/** A long island that Lou leads with three to two, and another one far away. */
const ice = (tiles: string, inuits: readonly string[]): State =>
  arrange({ seats: 2, phase: MELT, turn: 30, tiles: `${tiles} g7`, inuits, spare: "h8" });

test("IGL-10.7 · whoever takes the lead of an island, and whoever loses it, is named", () => {
  const before = ice("b4 c4 d4 e4 f4", ["b4 c4", "e4 f4 f4"]);
  const name = (): string => "Lou";
  const split = ice("b4 c4 e4 f4", ["b4 c4", "e4 f4 f4"]);
  expect(because.fr({ before, after: split, seat: 0 }, name)).toEqual(["tu tiens l’île de b4 (2 tuiles)"]);
  const equal = ice("b4 c4 d4 e4 f4", ["b4 c4 d4", "e4 f4 f4"]);
  expect(because.en({ before, after: equal, seat: 0 }, name)).toEqual(["Lou loses the island at b4"]);
  expect(because.en({ before, after: before, seat: 0 }, name)).toEqual([]);
});
