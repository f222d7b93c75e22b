import { MoveList, Random, type Seat } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { evaluate } from "./evaluate.ts";
import { actor, apply, legal } from "./rules.ts";
import { result } from "./scoring.ts";
import { ENDED, layout, type State } from "./state.ts";
import { arrange, moveOf, newGame, type Position, playOn } from "./testing.ts";

const base: Position = { seats: 3, sun: "Z3", ships: { Z3: "A", Z5: "B", Z7: "C", Z0: "A" } };
const after = (s: State, move: string): State => {
  const next = layout.clone(s);
  apply(next, moveOf(move), { random: Random.of(1), emit: null });
  return next;
};

describe("what a position promises", () => {
  test("ANT-16.1 · when the game is over it is the total", () => {
    for (const seats of [2, 3, 4]) {
      const s = newGame(seats, seats);
      playOn(s, seats);
      result(s).seats.forEach(({ total }, seat) => {
        expect(evaluate.value(s, seat)).toBe(total);
      });
    }
  });

  test("ANT-4.3 ANT-8.2 · a zone with something to do is worth sailing to", () => {
    const idle = arrange(base);
    const camp = arrange({ ...base, buildings: { Z2: ["camp"] } });
    const promise = (s: State): number => evaluate.value(after(s, "moveShip Z2"), 0) - evaluate.value(s, 0);
    expect(promise(camp)).toBeGreaterThan(promise(idle));
  });

  test("ANT-13.1 · early in the game nothing is sacrificed for its own sake", () => {
    const s = arrange(base);
    for (const move of ["sacrificeCube", "sacrificeSpareShip", "sacrificeShip Z0 0"]) {
      expect(evaluate.value(after(s, move), 0)).toBeLessThan(evaluate.value(s, 0));
    }
  });

  test("ANT-5.4 · sailing to a long queue makes a bad first impression", () => {
    const s = arrange({ ...base, ships: { Z3: "A", Z5: "BC", Z7: "C", Z0: "A" } });
    expect(evaluate.prior(s, moveOf("moveShip Z5"))).toBeLessThan(evaluate.prior(s, moveOf("moveShip Z1")));
    expect(evaluate.prior(s, moveOf("sacrificeShip Z0 0"))).toBeLessThan(0);
  });

  test("looking one move ahead beats chance", () => {
    let won = 0;
    for (let game = 0; game < 4; game++) won += greedyWins(2, game) ? 1 : 0;
    expect(won).toBe(4);
  }, 30_000);
});

/** Whether seat 0 wins against random players by playing what promises most right after the move. */
function greedyWins(seats: number, seed: number): boolean {
  const s = newGame(seats, seed);
  const random = Random.of(seed);
  const list = new MoveList();
  while (s.phase !== ENDED) {
    list.clear();
    legal(s, list);
    const options = list.toArray();
    const chosen = actor(s) === 0 ? best(s, options) : (options[random.int(options.length)] as number);
    apply(s, chosen, { random, emit: null });
  }
  return result(s).seats[0]?.rank === 1;
}

function best(s: State, options: readonly number[]): number {
  const world = layout.create();
  const worth = options.map((move) => {
    layout.copy(s, world);
    apply(world, move, { random: Random.of(1), emit: null });
    return lead(world, 0);
  });
  return options[worth.indexOf(Math.max(...worth))] as number;
}

const lead = (s: State, seat: Seat): number =>
  evaluate.value(s, seat) -
  Math.max(
    ...Array.from({ length: s.seats }, (_, rival) => (rival === seat ? -1e9 : evaluate.value(s, rival))),
  );
