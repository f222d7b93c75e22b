import { describe, expect, test } from "vitest";
import { result } from "../scoring.ts";
import { ACTION, ANIMAL_MOVE, ENDED, EVICT, MELT } from "../state.ts";
import {
  animalsOf,
  arrange,
  inuitsOf,
  legalOf,
  listening,
  meltAs,
  play,
  printedMoves,
  refusal,
  startPosition,
} from "../testing.ts";

describe("red tiles", () => {
  test("IGL-6.2 IGL-6.4 IGL-6.8 · T06: one of each type a turn, whatever its value", () => {
    const s = arrange({ tiles: "d4 d5", hands: ["endurance1 endurance2 thaw"] });
    play(s, "playEndurance 1");
    expect(s.ap).toBe(4);
    expect(refusal(s, "playEndurance 2")).toBe("IGL-6.2");
    expect(legalOf(s, "playThaw")).toBe("d4, d5");
    expect([s.handSizes[0], s.shown[1]]).toEqual([2, 1]);
  });

  test("IGL-6.2 · in the next turn another one may follow", () => {
    const s = arrange({ seats: 2, tiles: "d4 d5 d6 d7 c7", hands: ["endurance1 endurance2"] });
    play(s, "playEndurance 1");
    play(s, "endTurn");
    meltAs(s, "d4", "harpoon");
    play(s, "endTurn");
    meltAs(s, "d5", "harpoon");
    expect(legalOf(s, "playEndurance")).toBe("2");
  });

  test("IGL-6.1 IGL-6.8 · what one does not hold cannot be played, nor endurance before the melt", () => {
    const s = arrange({ tiles: "d4 d5", hands: ["endurance1"] });
    expect(refusal(s, "playThaw d4")).toBe("IGL-6.1");
    expect(refusal(s, "playEndurance 3")).toBe("IGL-6.1");
    expect(refusal(s, "playAnimalMove")).toBe("IGL-6.1");
    const before = arrange({ phase: MELT, tiles: "d4 d5", hands: ["endurance1 harpoon"] });
    expect(refusal(before, "playEndurance 1")).toBe("IGL-6.8");
    expect(refusal(before, "harpoonHunt d5 1")).toBe("IGL-6.9");
  });

  test("IGL-6.4 IGL-6.6 · a thaw without a target stays in the hand", () => {
    const s = arrange({ packs: "d4", hands: ["thaw"] });
    expect(printedMoves(s)).toEqual(["endTurn"]);
  });

  test("IGL-3.3 IGL-6.2 IGL-6.5 · T42: a thaw before the melt opens new water", () => {
    const s = startPosition(["thaw thaw"]);
    expect(refusal(s, "melt b4")).toBe("IGL-4.1");
    play(s, "playThaw c4");
    expect(s.phase).toBe(MELT);
    meltAs(s, "b4", "bear");
    expect(animalsOf(s, "b4")).toBe("bear");
    expect(refusal(s, "playThaw b5")).toBe("IGL-6.2");
  });

  test("IGL-6.5 IGL-3.8 · a thaw in either phase comes back to it, evictions included", () => {
    for (const phase of [MELT, ACTION]) {
      const s = arrange({ phase, tiles: "d4 d5 g7", inuits: ["d4"], hands: ["thaw"] });
      play(s, "playThaw d4");
      expect([s.phase, s.active]).toEqual([EVICT, 0]);
      expect(inuitsOf(s, 0)).toBe("h8 h8");
      play(s, "evictTo a8");
      expect([s.phase, s.ap]).toEqual([phase, phase === ACTION ? 3 : 0]);
    }
  });

  test("IGL-6.10 IGL-6.11 IGL-6.12 · animals move in either phase, if any can", () => {
    for (const phase of [MELT, ACTION]) {
      const s = arrange({ phase, tiles: "d4 g7", animals: "fish1@b4", hands: ["animalMove"] });
      play(s, "playAnimalMove");
      expect([s.phase, s.steps, s.handSizes[0]]).toEqual([ANIMAL_MOVE, 3, 0]);
      for (const direction of ["north", "north", "south"]) play(s, `stepAnimal ${where(s)} 1 ${direction}`);
      expect([s.phase, animalsOf(s, "b5")]).toEqual([phase, "fish1"]);
    }
    const empty = arrange({ tiles: "d4", hands: ["animalMove"] });
    expect(refusal(empty, "playAnimalMove")).toBe("IGL-6.12");
    const stuck = arrange({ tiles: "d4", animals: "fox1@d4", hands: ["animalMove"] });
    expect(refusal(stuck, "playAnimalMove")).toBe("IGL-6.12");
  });

  test("IGL-6.1 · nobody plays red tiles in another seat's turn", () => {
    const s = arrange({ tiles: "d4 d5", hands: ["", "thaw endurance1 animalMove"], animals: "fish1@b4" });
    expect(printedMoves(s)).toEqual(["endTurn"]);
  });

  test("IGL-6.4 · what is played is told to all", () => {
    const s = arrange({ tiles: "d4 d5", animals: "fox2@d4", hands: ["endurance3 thaw animalMove"] });
    const context = listening();
    play(s, "playEndurance 3", context);
    play(s, "playThaw d4", context);
    expect(context.events.map(({ type }) => type)).toEqual(["endurancePlayed", "thawPlayed"]);
    expect(context.events[1]?.data.kinds).toEqual([4]);
  });
});

/** Where the only fish is. */
const where = (s: ReturnType<typeof arrange>): string =>
  ["b4", "b5", "b6"].find((space) => animalsOf(s, space) !== "") ?? "";

describe("red tiles that end the game", () => {
  test("IGL-9.2 IGL-10.7 · T13: a thaw that takes the last tile to melt ends it at once", () => {
    const s = arrange({ seats: 2, phase: MELT, tiles: "d4 d5 g7", inuits: ["d4", "d5"], hands: ["thaw"] });
    play(s, "playThaw g7");
    expect(s.phase).toBe(ENDED);
    expect(result(s).seats.map(({ total }) => total)).toEqual([2, 2]);
  });

  test("IGL-7.2 IGL-9.2 IGL-10.6 · T14: so does a fox on the last free tile", () => {
    const s = arrange({
      seats: 2,
      phase: MELT,
      tiles: "d4 d5",
      packs: "d6",
      inuits: ["d4"],
      animals: "fox2@d6",
      hands: ["animalMove"],
    });
    play(s, "playAnimalMove");
    play(s, "stepAnimal d6 2 south");
    play(s, "stepAnimal d5 2 north");
    play(s, "stepAnimal d6 2 south");
    expect(s.phase).toBe(ENDED);
    expect(result(s).seats.map(({ total }) => total)).toEqual([9, 0]);
  });
});
