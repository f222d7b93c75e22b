import { describe, expect, test } from "vitest";
import { evaluate } from "./evaluate.ts";
import { first } from "./moves.ts";
import { result } from "./scoring.ts";
import { ACTION, DISPLACE, DRIFT, ENDED, layout, MELT, type State } from "./state.ts";
import { arrange, moveOf, newGame, play, playOn, printedMoves } from "./testing.ts";

const after = (s: State, printed: string, seat = 0): number => {
  const next = layout.clone(s);
  play(next, printed);
  return evaluate.value(next, seat);
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

  test("the lines add up to it, and each is finite, through whole games", () => {
    const lines = evaluate.lines ?? [];
    const out = new Float64Array(lines.length);
    for (const seats of [2, 3, 4]) {
      const s = newGame(seats, {}, seats);
      playOn(s, seats, () => {
        for (let seat = 0; seat < seats; seat++) {
          evaluate.expect?.(s, seat, out);
          expect(out.every(Number.isFinite)).toBe(true);
          expect(out.reduce((sum, line) => sum + line, 0)).toBeCloseTo(evaluate.value(s, seat), 6);
        }
        return false;
      });
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

  test("a drift that waits for animals to make way counts as if it had been carried out", () => {
    const s = arrange({
      seats: 2,
      phase: DRIFT,
      tiles: "b4 c4 d4",
      inuits: ["b4", "d4"],
      animals: "fish3@e4",
    });
    play(s, "drift d4 east");
    expect(s.phase).toBe(DISPLACE);
    const lead = (way: string): number => after(s, `displace ${way}`) - after(s, `displace ${way}`, 1);
    const leads = ["north", "east", "south"].map(lead);
    expect(evaluate.value(s, 0) - evaluate.value(s, 1)).toBe(Math.max(...leads));
  });

  test("so the best drift may be one that pushes animals aside", () => {
    let chosen = 0;
    for (let seed = 0; seed < 20; seed++) {
      const s = newGame(2, {}, seed);
      playOn(s, seed, () => s.phase === DRIFT && s.turn > 20);
      if (s.phase !== DRIFT) continue;
      const seat = s.active;
      const lead = (printed: string): number => after(s, printed, seat) - after(s, printed, 1 - seat);
      const [best] = printedMoves(s).sort((a, b) => lead(b) - lead(a));
      const pushed = layout.clone(s);
      play(pushed, best as string);
      if (pushed.phase === DISPLACE) chosen++;
    }
    expect(chosen).toBeGreaterThan(0);
  });

  test("a turn keeps its worth while a drift is chosen", () => {
    const position = { tiles: "b4 c4", inuits: ["b4", "c4"], animals: "fish3@d4" };
    const acting = evaluate.value(arrange(position), 0);
    expect(evaluate.value(arrange({ ...position, phase: DRIFT }), 0)).toBe(acting);
  });

  test.each(["playAnimalMove", "playThaw c4"])("and while %s is resolved before the melt", (played) => {
    const position = {
      tiles: "b4 c4 g7",
      inuits: ["b4", "c4"],
      animals: "fish3@d4",
      hands: ["thaw animalMove"],
    };
    const cost = (phase: number): number => {
      const s = arrange({ ...position, phase });
      return evaluate.value(s, 0) - after(s, played);
    };
    expect(cost(MELT)).toBeCloseTo(cost(ACTION), 9);
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
