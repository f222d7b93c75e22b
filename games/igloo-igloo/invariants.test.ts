import { describe, expect, test } from "vitest";
import { MAX_INUITS } from "./data.ts";
import { violations } from "./invariants.ts";
import { putAnimal } from "./pieces.ts";
import { spaceNamed } from "./spaces.ts";
import { FACE_DOWN, layout, type State, WATER } from "./state.ts";
import { arrange } from "./testing.ts";

const sound = (): State =>
  arrange({
    gamers: true,
    tiles: "d4 d5 e5",
    packs: "g7",
    inuits: ["d4", "d5"],
    igloos: ["d4", "d5"],
    animals: "fish1@c4 fox2@e5 bear@d4 bear@b7",
    hands: ["thaw"],
  });

describe("invariants", () => {
  test("IGL-1.8 IGL-1.11 IGL-8.15 · a sound position has nothing to complain about", () => {
    expect(violations(sound())).toEqual([]);
  });

  test.each<[string, RegExp, (s: State) => void]>([
    [
      "IGL-1.3 · a tile too many",
      /tiles in the bag/,
      (s) => {
        s.tiles[spaceNamed("a4")] = FACE_DOWN;
      },
    ],
    [
      "IGL-1.9 · ice on a corner",
      /a1: wrong ground/,
      (s) => {
        s.tiles[0] = FACE_DOWN;
      },
    ],
    [
      "IGL-1.4 · an unknown tile",
      /unknown tile/,
      (s) => {
        s.tiles[spaceNamed("d4")] = 4;
      },
    ],
    [
      "IGL-1.6 · a shore that is not counted",
      /d4: 3 sides at the water/,
      (s) => {
        s.waterSides[spaceNamed("d4")] = 1;
      },
    ],
    [
      "IGL-4.6 · a face drawn too often",
      /tiles thaw/,
      (s) => {
        s.shown[0] = 6;
      },
    ],
    [
      "IGL-4.7 · a hand of the wrong size",
      /seat 0 holds/,
      (s) => {
        s.handSizes[0] = 3;
      },
    ],
    ["IGL-1.12 · an animal too many", /animals fish1/, (s) => putAnimal(s, spaceNamed("a4"), 0)],
    ["IGL-1.9 · fish on ice", /fish out of the water/, (s) => putAnimal(s, spaceNamed("d5"), 0)],
    ["IGL-1.9 · a fox in the water", /off the ice/, (s) => putAnimal(s, spaceNamed("c4"), 3)],
    ["IGL-1.9 · a bear on a corner", /bear on land/, (s) => putAnimal(s, 0, 6)],
    ["IGL-1.8 · two bears", /two bears/, (s) => putAnimal(s, spaceNamed("d4"), 6)],
    ["IGL-1.10 · a bear with fish", /with its prey/, (s) => putAnimal(s, spaceNamed("c4"), 6)],
    [
      "IGL-1.11 · an inuit before a bear",
      /before a bear/,
      (s) => {
        s.inuits[2 * MAX_INUITS] = spaceNamed("d4") + 1;
      },
    ],
    [
      "IGL-8.1 · an inuit in the water",
      /swims/,
      (s) => {
        s.tiles[spaceNamed("d4")] = WATER;
      },
    ],
    [
      "IGL-3.8 · an inuit nowhere",
      /nowhere/,
      (s) => {
        s.inuits[0] = 0;
      },
    ],
    ["IGL-8.13 · too many igloos", /seat 0 has 4 igloos/, (s) => s.igloos.fill(1, 40, 42)],
    [
      "IGL-11.2 · at a rival's igloo",
      /igloo of a rival/,
      (s) => {
        s.inuits[0] = spaceNamed("d5") + 1;
      },
    ],
    [
      "IGL-3.4 · points without a phase",
      /action points/,
      (s) => {
        s.ap = 7;
      },
    ],
    [
      "IGL-7.1 · too many steps",
      /steps/,
      (s) => {
        s.steps = 4;
      },
    ],
  ])("%s is found", (_, complaint, spoil) => {
    const s = layout.clone(sound());
    spoil(s);
    expect(violations(s).join("\n")).toMatch(complaint);
  });
});
