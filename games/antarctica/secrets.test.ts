import { type GameEvent, Random, type Viewer, viewOf } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { antarctica } from "./index.ts";
import { layout } from "./state.ts";
import { moveOf, newGame, playOn } from "./testing.ts";

const VIEWERS: readonly Viewer[] = [0, 1, 2, null];

describe("who may know what", () => {
  test("ANT-11.7 ANT-2.8 · everybody sees everything there is, hands included", () => {
    const s = newGame(3, 3);
    let seen = 0;
    playOn(s, 3, () => {
      for (const viewer of VIEWERS) {
        expect(layout.equals(viewOf(antarctica, s, viewer), s)).toBe(true);
        const world = layout.clone(s);
        antarctica.redeal(world, viewer, Random.of(seen));
        expect(layout.equals(world, s)).toBe(true);
      }
      return ++seen === 40;
    });
    expect(seen).toBe(40);
  });

  test("ANT-2.8 ANT-2.10 · what comes next is not in the state: the same position goes on in many ways", () => {
    const after = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const s = newGame(3, 9, "free");
      const events: GameEvent[] = [];
      antarctica.apply(s, moveOf("placeShip Z1"), {
        random: Random.of(seed),
        emit: (event) => events.push(event),
      });
      expect(events.every((event) => event.secret === undefined)).toBe(true);
      playOn(s, seed, ({ visible, built }) => built.some((cards) => cards !== 0) && visible[0] !== 0);
      after.add(String(s.visible));
    }
    expect(after.size).toBeGreaterThan(5);
  });
});
