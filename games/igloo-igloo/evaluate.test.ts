import { describe, expect, test } from "vitest";
import { evaluate } from "./evaluate.ts";
import { first } from "./moves.ts";
import { result } from "./scoring.ts";
import { ENDED, layout, type State } from "./state.ts";
import { arrange, moveOf, newGame, play, playOn } from "./testing.ts";

const after = (s: State, printed: string): number => {
  const next = layout.clone(s);
  play(next, printed);
  return evaluate.value(next, 0);
};

describe("what a position is worth", () => {
  test("at the end: the final score, to the point", () => {
    for (const seats of [2, 3, 4]) {
      for (const variant of ["standard", "gamers"]) {
        const s = newGame(seats, { variant }, seats);
        playOn(s, seats);
        expect(s.phase).toBe(ENDED);
        result(s).seats.forEach(({ total }, seat) => {
          expect(evaluate.value(s, seat)).toBe(total);
        });
      }
    }
  });

  test("prey is worth more in the bag than near, and more near than far", () => {
    const s = arrange({ tiles: "b4 c4 d4", inuits: ["c4"], animals: "fish2@e4" });
    expect(after(s, "walk c4 east")).toBeGreaterThan(after(s, "walk c4 west"));
    const beside = arrange({ tiles: "b4 c4 d4", inuits: ["d4"], animals: "fish2@e4" });
    expect(after(beside, "hunt e4 2")).toBeGreaterThan(evaluate.value(beside, 0));
    expect(after(beside, "walk d4 west")).toBeLessThan(evaluate.value(beside, 0));
  });

  test("a kayak under way counts where it may land", () => {
    const s = arrange({ tiles: "b4 g4", inuits: ["b4"], animals: "fox3@g4" });
    expect(after(s, "kayak b4")).toBeGreaterThan(evaluate.value(s, 0));
  });

  test("corners are bad, and worse without ice beside them", () => {
    const at = (spare: string): number => evaluate.value(arrange({ tiles: "a2 d4 d5", spare }), 0);
    expect(at("d4")).toBeGreaterThan(at("a1"));
    expect(at("a1")).toBeGreaterThan(at("h8"));
  });

  test("a harpoon is worth keeping, and worth less than the bear it kills", () => {
    const s = arrange({ tiles: "d4 d5", inuits: ["d4"], animals: "bear@d5", hands: ["harpoon"] });
    expect(after(s, "walk d4 north")).toBeGreaterThan(evaluate.value(s, 0));
  });

  test("at first sight hunting comes before anything else and ending the turn after it", () => {
    const s = arrange({ tiles: "d4" });
    const prior = (printed: string): number => evaluate.prior(s, moveOf(printed));
    expect(prior("hunt d5 1")).toBeGreaterThan(prior("walk d4 north"));
    expect(prior("buildIgloo d4")).toBeGreaterThan(prior("melt d4"));
    expect(prior("endTurn")).toBeLessThan(prior("kayak d4"));
    expect(evaluate.prior(s, first.placeInuit)).toBe(0);
  });
});
