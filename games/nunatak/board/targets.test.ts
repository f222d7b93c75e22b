import { describe, expect, it } from "vitest";
import { moves } from "../moves.ts";
import { pointedBy, targetsOf } from "./targets.ts";

const { first } = moves;

describe("what is lit", () => {
  it("is a card for a card, a place for a place, and a button for all the rest", () => {
    const targets = targetsOf([first.takeCard + 2, first.placeBlock + 7, first.playFavour + 3], false);
    expect([...targets.slots]).toEqual([[2, first.takeCard + 2]]);
    expect([...targets.positions]).toEqual([[7, first.placeBlock + 7]]);
    expect(targets.others).toEqual([first.playFavour + 3]);
  });

  it("NUN-5.2: builds as it lies unless the player wants to bring a tile", () => {
    const legal = [first.placeBlock + 1, first.swapInto + 1, first.swapInto + 2];
    const plain = targetsOf(legal, false);
    expect(plain.twoWays).toBe(true);
    expect(plain.positions.get(1)).toBe(first.placeBlock + 1);
    expect([...plain.swaps]).toEqual([2]);
    const swapping = targetsOf(legal, true);
    expect(swapping.positions.get(1)).toBe(first.swapInto + 1);
    expect([...swapping.swaps]).toEqual([1, 2]);
  });

  it("points at what a hint is about", () => {
    expect(pointedBy(first.placeBlock + 9).position).toBe(9);
    expect(pointedBy(first.takeCard + 3).slot).toBe(3);
    expect(pointedBy(null).position).toBe(-1);
  });
});
