import { expect, test } from "vitest";
import { dieOf, GLASS, RECYCLED, STONE, WOOD } from "../data.ts";
import { type Building, cellsOf, neighbours, withDie } from "./building.ts";

/** A plan with four open spaces: a stack of three in the middle left, one beside it, one above, one on the right. */
const building: Building = {
  plan: 1,
  targets: [1, 0, 3, 1, 0, 1],
  stacks: [
    [dieOf(WOOD, 1)],
    [],
    [dieOf(STONE, 2), dieOf(GLASS, 4), dieOf(WOOD, 5)],
    [dieOf(RECYCLED, 3)],
    [],
    [],
  ],
};

test("BLU-1.5 BLU-1.6 · dice touch above, below and beside on the same level, never diagonally", () => {
  expect(neighbours(building, { space: 2, level: 0 })).toEqual([
    { space: 2, level: 1 },
    { space: 0, level: 0 },
    { space: 3, level: 0 },
  ]);
  expect(neighbours(building, { space: 2, level: 1 })).toEqual([
    { space: 2, level: 0 },
    { space: 2, level: 2 },
  ]);
  expect(neighbours(building, { space: 0, level: 0 })).toEqual([{ space: 2, level: 0 }]);
});

test("dice are listed space by space, from the ground up", () => {
  expect(cellsOf(building).map(({ space, level }) => [space, level])).toEqual([
    [0, 0],
    [2, 0],
    [2, 1],
    [2, 2],
    [3, 0],
  ]);
});

test("an imagined die leaves the building as it is", () => {
  expect(withDie(building, 5, dieOf(WOOD, 6)).stacks[5]).toEqual([dieOf(WOOD, 6)]);
  expect(building.stacks[5]).toEqual([]);
});
