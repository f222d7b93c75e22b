import { describe, expect, test } from "vitest";
import { HARPOON_PLAYED } from "../data.ts";
import { actor } from "../rules.ts";
import { trophyPoints } from "../scoring.ts";
import { ACTION, ANIMAL_MOVE, EVICT, hasPlayed, MELT, REACTION, type State } from "../state.ts";
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
  stepsOf,
} from "../testing.ts";

const asked = (s: State): number => (s.phase === REACTION ? actor(s) : -1);

describe("steps of animals", () => {
  test("IGL-7.1 IGL-7.2 IGL-7.3 · three points on any animals; they must be spent", () => {
    const s = arrange({ phase: ANIMAL_MOVE, tiles: "d4 d5", animals: "fish1@b4 fish1@b4 fox2@d4" });
    expect(refusal(s, "endTurn")).toBe("IGL-7.2");
    expect(refusal(s, "stepAnimal b4 2 north")).toBe("IGL-7.1");
    play(s, "stepAnimal b4 1 north");
    play(s, "stepAnimal d4 2 north");
    play(s, "stepAnimal b4 1 south");
    expect(["b5", "b3", "d5"].map((space) => animalsOf(s, space))).toEqual(["fish1", "fish1", "fox2"]);
    expect([s.phase, s.steps, s.ap]).toEqual([ACTION, 0, 3]);
  });

  test("IGL-7.3 · animals that look the same are one choice", () => {
    const s = arrange({ phase: ANIMAL_MOVE, animals: "fish1@d4 fish1@d4" });
    expect(printedMoves(s)).toHaveLength(4);
  });

  test("IGL-7.6 IGL-1.9 · T27: two bears in a corner of the water", () => {
    const s = arrange({ phase: ANIMAL_MOVE, animals: "bear@b1 bear@c1" });
    expect(stepsOf(s, "b1", 4)).toBe("b2");
    expect(refusal(s, "stepAnimal b1 4 west")).toBe("IGL-1.9");
    expect(refusal(s, "stepAnimal b1 4 east")).toBe("IGL-7.6");
  });

  test("IGL-1.10 IGL-7.4 IGL-7.5 IGL-7.6 IGL-7.7 IGL-7.8 · T52: who may go where, and a bear that eats", () => {
    const s = arrange({ phase: ANIMAL_MOVE, tiles: "d4", animals: "fox2@d4 fish1@e4 bear@f4" });
    expect(stepsOf(s, "e4", 1)).toBe("e3 e5");
    expect(stepsOf(s, "d4", 2)).toBe("");
    expect(stepsOf(s, "f4", 4)).toBe("e4 f3 f5 g4");
    expect(refusal(s, "stepAnimal e4 1 east")).toBe("IGL-7.4");
    expect(refusal(s, "stepAnimal e4 1 west")).toBe("IGL-7.4");
    expect(refusal(s, "stepAnimal d4 2 north")).toBe("IGL-7.5");
    play(s, "stepAnimal f4 4 west");
    expect([animalsOf(s, "e4"), s.lost[0]]).toEqual(["bear", 1]);
  });

  test("IGL-7.4 IGL-7.5 · fish join fish, foxes walk among inuits and igloos", () => {
    const s = arrange({
      phase: ANIMAL_MOVE,
      tiles: "d4 d5",
      inuits: ["", "d5"],
      igloos: ["", "d5"],
      animals: "fox2@d4 fish1@b4 fish2@b5",
    });
    play(s, "stepAnimal b4 1 north");
    expect(animalsOf(s, "b5")).toBe("fish1 fish2");
    play(s, "stepAnimal d4 2 north");
    expect(animalsOf(s, "d5")).toBe("fox2");
  });

  test("IGL-7.6 IGL-7.7 · a bear goes over ice and water, also to an igloo, and eats on its way", () => {
    const s = arrange({ phase: ANIMAL_MOVE, tiles: "d4 d5", igloos: ["", "d5"], animals: "bear@c4 fox1@d4" });
    play(s, "stepAnimal c4 4 east");
    expect(s.lost[3]).toBe(1);
    play(s, "stepAnimal d4 4 north");
    play(s, "stepAnimal d5 4 north");
    expect([animalsOf(s, "d6"), s.phase]).toEqual(["bear", ACTION]);
  });
});

describe("attack", () => {
  test("IGL-7.11 IGL-7.12 IGL-7.13 · T23: the mover sends everybody away, its own inuit last", () => {
    const s = arrange({ tiles: "d4", inuits: ["d4", "d4"], animals: "bear@e4", hands: ["animalMove"] });
    play(s, "playAnimalMove");
    play(s, "stepAnimal e4 4 west");
    expect([s.phase, actor(s)]).toEqual([EVICT, 0]);
    play(s, "evictTo a8");
    expect([inuitsOf(s, 1), inuitsOf(s, 0)]).toEqual(["a8 h8 h8", "h8 h8"]);
    play(s, "evictTo h1");
    expect(inuitsOf(s, 0)).toBe("h1 h8 h8");
    expect([s.phase, s.steps]).toEqual([ANIMAL_MOVE, 2]);
  });

  test("IGL-1.11 IGL-7.11 IGL-7.14 · T24: inuits hide in an igloo of their colour", () => {
    const s = arrange({
      phase: ANIMAL_MOVE,
      tiles: "d4",
      inuits: ["", "d4 d4", "d4"],
      igloos: ["", "d4"],
      animals: "bear@e4",
    });
    const context = listening();
    play(s, "stepAnimal e4 4 west", context);
    expect(context.events.map(({ type }) => type)).toEqual(["animalStepped", "inuitsHid"]);
    play(s, "evictTo a1");
    expect([inuitsOf(s, 1), inuitsOf(s, 2)]).toEqual(["d4 d4 h8", "a1 h8 h8"]);
    expect(animalsOf(s, "d4")).toBe("bear");
    // It stays with them and does nothing.
    expect(s.phase).toBe(ANIMAL_MOVE);
  });

  test("IGL-7.9 IGL-7.10 · T25: asked clockwise from the mover's left; the first harpoon ends it", () => {
    const s = arrange({
      active: 1,
      phase: ANIMAL_MOVE,
      tiles: "d4",
      inuits: ["d4", "", "d4", "d4"],
      animals: "bear@e4",
      hands: ["harpoon", "", "thaw", "harpoon"],
    });
    play(s, "stepAnimal e4 4 west");
    expect(asked(s)).toBe(2);
    expect(printedMoves(s)).toEqual(["declineHarpoon"]);
    expect(refusal(s, "useHarpoon")).toBe("IGL-7.9");
    play(s, "declineHarpoon");
    expect(asked(s)).toBe(3);
    expect(printedMoves(s)).toEqual(["useHarpoon", "declineHarpoon"]);
    play(s, "useHarpoon");
    expect([trophyPoints(s, 3), trophyPoints(s, 0), s.handSizes[0]]).toEqual([4, 0, 1]);
    expect([0, 2, 3].map((seat) => inuitsOf(s, seat))).toEqual(["d4 h8 h8", "d4 h8 h8", "d4 h8 h8"]);
    expect(animalsOf(s, "d4")).toBe("");
  });

  test("IGL-7.8 IGL-7.9 · T26: what the bear ate is lost even if it is killed", () => {
    const s = arrange({
      phase: ANIMAL_MOVE,
      tiles: "d4",
      inuits: ["", "d4"],
      animals: "bear@e4 fox3@d4",
      hands: ["", "harpoon"],
    });
    play(s, "stepAnimal e4 4 west");
    play(s, "useHarpoon");
    expect([trophyPoints(s, 1), animalsOf(s, "d4"), s.lost[5]]).toEqual([4, "", 1]);
  });

  test("IGL-7.2 IGL-7.13 · T41: the points that are left go on with other animals", () => {
    const s = arrange({
      phase: ANIMAL_MOVE,
      tiles: "d4",
      inuits: ["", "d4"],
      animals: "bear@e4 fish1@a4",
      hands: ["", "harpoon"],
    });
    play(s, "stepAnimal e4 4 west");
    play(s, "useHarpoon");
    expect([s.phase, s.steps]).toEqual([ANIMAL_MOVE, 2]);
    expect(printedMoves(s).every((move) => move.startsWith("stepAnimal a4 1"))).toBe(true);
  });

  test("IGL-6.3 IGL-7.9 · T44: the mover may kill the bear that it moved itself, once a turn", () => {
    const s = arrange({
      tiles: "d4 d5",
      inuits: ["d4"],
      animals: "bear@e4 fish1@c4",
      hands: ["animalMove harpoon harpoon"],
    });
    play(s, "playAnimalMove");
    play(s, "stepAnimal e4 4 west");
    expect(asked(s)).toBe(0);
    play(s, "useHarpoon");
    expect([trophyPoints(s, 0), hasPlayed(s, HARPOON_PLAYED)]).toEqual([4, true]);
    while (s.phase === ANIMAL_MOVE) play(s, printedMoves(s)[0] ?? "");
    expect(legalOf(s, "harpoonHunt")).toBe("");
  });

  test("IGL-6.3 IGL-7.2 IGL-7.9 · T49: in defence on another's turn harpoons are not limited", () => {
    const s = arrange({
      active: 1,
      tiles: "d4 g4",
      inuits: ["d4 g4"],
      animals: "bear@e4 bear@g5",
      hands: ["harpoon harpoon", "animalMove"],
    });
    play(s, "playAnimalMove");
    play(s, "stepAnimal e4 4 west");
    play(s, "useHarpoon");
    const context = listening();
    play(s, "stepAnimal g5 4 south");
    play(s, "useHarpoon", context);
    expect(context.events.at(-1)).toMatchObject({ type: "stepsLost", data: { steps: 1 } });
    expect([trophyPoints(s, 0), s.played & HARPOON_PLAYED]).toEqual([8, 0]);
    expect([s.phase, s.active, s.ap]).toEqual([ACTION, 1, 3]);
  });

  test("IGL-7.7 IGL-7.9 IGL-7.11 IGL-7.14 IGL-8.11 · T50: hidden, asked again at every attack, then a hunter", () => {
    const s = arrange({
      seats: 2,
      tiles: "d4 g7 f7",
      inuits: ["", "d4"],
      igloos: ["", "d4"],
      animals: "bear@e4",
      hands: ["animalMove", "harpoon"],
    });
    play(s, "playAnimalMove");
    for (const step of ["e4 4 west", "d4 4 north", "d5 4 south"]) {
      play(s, `stepAnimal ${step}`);
      if (asked(s) === 1) play(s, "declineHarpoon");
    }
    expect([s.phase, inuitsOf(s, 1), animalsOf(s, "d4")]).toEqual([ACTION, "d4 h8 h8 h8 h8", "bear"]);
    play(s, "endTurn");
    expect(s.phase).toBe(MELT);
    meltAs(s, "g7", "thaw");
    play(s, "harpoonHunt d4 4");
    expect([trophyPoints(s, 1), s.ap]).toEqual([4, 3]);
  });

  test("IGL-7.10 · T51: when all harpoons are gone nobody is asked", () => {
    const s = arrange({
      phase: ANIMAL_MOVE,
      tiles: "d4",
      inuits: ["", "d4"],
      animals: "bear@e4",
      hands: ["", "thaw thaw"],
    });
    s.shown[4] = 6;
    play(s, "stepAnimal e4 4 west");
    expect(s.phase).toBe(EVICT);
  });

  test("IGL-7.10 IGL-3.9 · whether a seat is asked does not depend on what it holds", () => {
    for (const hand of ["harpoon", "thaw", "endurance1"]) {
      const s = arrange({
        phase: ANIMAL_MOVE,
        tiles: "d4",
        inuits: ["", "d4"],
        animals: "bear@e4",
        hands: ["", hand],
      });
      play(s, "stepAnimal e4 4 west");
      expect(asked(s)).toBe(1);
    }
  });

  test("IGL-7.10 · a mover that has used its harpoon is not asked again", () => {
    const s = arrange({
      phase: ANIMAL_MOVE,
      tiles: "d4",
      inuits: ["d4"],
      animals: "bear@e4",
      hands: ["harpoon"],
    });
    s.played = HARPOON_PLAYED;
    play(s, "stepAnimal e4 4 west");
    expect(s.phase).toBe(EVICT);
  });

  test("IGL-7.12 IGL-1.8 · one decision for each inuit, and corners hold any number", () => {
    const s = arrange({
      phase: ANIMAL_MOVE,
      active: 2,
      tiles: "d4",
      inuits: ["d4", "d4 d4", "d4", "d4"],
      animals: "bear@e4",
      spare: "a1",
    });
    play(s, "stepAnimal e4 4 west");
    const context = listening();
    for (let i = 0; i < 5; i++) play(s, "evictTo a1", context);
    expect(context.events.map(({ data }) => data.owner)).toEqual([3, 0, 1, 1, 2]);
    expect([0, 1, 2, 3].map((seat) => inuitsOf(s, seat))).toEqual(Array(4).fill("a1 a1 a1"));
    expect(s.phase).toBe(ANIMAL_MOVE);
  });
});
