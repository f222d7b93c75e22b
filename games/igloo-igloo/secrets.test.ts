import { eventFor, Random, viewOf } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { FACES, RED_FACES } from "./data.ts";
import { iglooIgloo } from "./index.ts";
import { redeal, view } from "./secrets.ts";
import { ANIMAL_MOVE, ENDED, layout, type State } from "./state.ts";
import {
  arrange,
  deal,
  legalMoves,
  listening,
  newGame,
  play,
  playOn,
  printedMoves,
  startPosition,
} from "./testing.ts";

const seenBy = (s: State, viewer: number | null): State => viewOf(iglooIgloo, s, viewer);
const handOf = (s: State, seat: number): number[] =>
  Array.from(s.hands.subarray(seat * RED_FACES, (seat + 1) * RED_FACES));

describe("what is secret", () => {
  test("IGL-4.7 · others see how many tiles a seat keeps, not which", () => {
    const s = arrange({ tiles: "d4", hands: ["thaw harpoon", "endurance1"] });
    const own = seenBy(s, 0);
    expect(handOf(own, 0)).toEqual(handOf(s, 0));
    expect(handOf(own, 1)).toEqual([0, 0, 0, 0, 0, 0]);
    expect([...own.handSizes]).toEqual([2, 1, 0, 0]);
    const spectator = seenBy(s, null);
    expect([...spectator.hands].every((count) => count === 0)).toBe(true);
  });

  test("IGL-4.7 IGL-4.6 · positions that differ in hands alone look the same to the others", () => {
    const position = { tiles: "d4 d5", inuits: ["d4"] };
    const one = arrange({ ...position, hands: ["", "thaw", "harpoon"] });
    const two = arrange({ ...position, hands: ["", "endurance2", "animalMove"] });
    for (const viewer of [0, 3, null])
      expect(layout.diff(seenBy(one, viewer), seenBy(two, viewer))).toBeNull();
    expect(layout.diff(seenBy(one, 1), seenBy(two, 1))).not.toBeNull();
  });

  test("IGL-2.1 IGL-4.6 · a face-down tile has no face in the state", () => {
    const s = newGame(4);
    const fields = Object.keys(layout.toJson(s));
    expect(fields).not.toContain("bag");
    expect(FACES.every((_, face) => s.shown[face] === 0)).toBe(true);
  });

  test("IGL-4.7 · a redealt hand fits what the viewer has not seen, each tile as likely as its number says", () => {
    const s = startPosition();
    deal(s, ["harpoon harpoon harpoon harpoon harpoon", "thaw"]);
    const counts = Array<number>(RED_FACES).fill(0);
    const random = Random.of(1);
    const games = 4000;
    for (let i = 0; i < games; i++) {
      redeal(s, 0, random);
      handOf(s, 1).forEach((count, face) => {
        counts[face] = (counts[face] ?? 0) + count;
      });
    }
    // 19 red tiles are unseen by seat 0: 6 thaws, 2 endurances of each value, 1 harpoon, 6 animal moves.
    const expected = [6, 2, 2, 2, 1, 6].map((weight) => (weight / 19) * games);
    counts.forEach((count, face) => {
      expect(Math.abs(count - (expected[face] ?? 0))).toBeLessThan(100);
    });
    expect(handOf(s, 0)[4]).toBe(5);
  });

  test("IGL-3.9 IGL-6.1 · what a rival may do is not in a view of it", () => {
    const s = arrange({ tiles: "d4 d5", hands: ["thaw"] });
    expect(printedMoves(seenBy(s, 1))).toEqual(["endTurn"]);
    expect(legalMoves(seenBy(s, 0))).toEqual(legalMoves(s));
  });

  test("IGL-4.7 IGL-4.9 · what is told of a kept tile tells only its owner what it is", () => {
    for (let seed = 0; seed < 20; seed++) {
      const context = listening(seed);
      play(startPosition(), "melt c4", context);
      for (const event of context.events) {
        if (event.type !== "tileKept") continue;
        expect(eventFor(event, 1).data).not.toHaveProperty("face");
        expect(eventFor(event, null).data).not.toHaveProperty("face");
        expect(eventFor(event, 0).data).toHaveProperty("face");
      }
    }
  });

  test("IGL-9.1 · when the game is over the hands lie open", () => {
    const s = newGame(3, {}, 4);
    playOn(s, 4);
    expect(s.phase).toBe(ENDED);
    const out = layout.create();
    view(s, null, out);
    expect([...out.hands]).toEqual([...s.hands]);
  });

  test("IGL-7.10 IGL-3.9 · the question for a harpoon looks the same whatever the hand holds", () => {
    const asked = (hand: string): unknown => {
      const s = arrange({
        phase: ANIMAL_MOVE,
        tiles: "d4",
        inuits: ["", "d4"],
        animals: "bear@e4",
        hands: ["", hand],
      });
      const context = listening();
      play(s, "stepAnimal e4 4 west", context);
      return [layout.toJson(seenBy(s, 0)), context.events.map((event) => eventFor(event, 0))];
    };
    expect(asked("harpoon")).toEqual(asked("thaw"));
  });
});
