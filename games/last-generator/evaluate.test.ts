import { Random } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { ENDED } from "./asks.ts";
import { evaluate } from "./evaluate.ts";
import { first } from "./moves.ts";
import { outlook } from "./outlook.ts";
import { apply } from "./rules.ts";
import { total } from "./scoring.ts";
import { layout, type State } from "./state.ts";
import { arrange, begun, legalMoves, moveOf, newGame, play } from "./testing.ts";

const value = (s: State): number => evaluate.value(s, 0);

describe("what a city is worth", () => {
  test("at the end: the score, to the point", () => {
    const random = Random.of(8);
    const s = newGame(2);
    while (s.phase !== ENDED) {
      const moves = legalMoves(s);
      apply(s, moveOf(moves[random.int(moves.length)] ?? ""), { random, emit: null });
    }
    expect(value(s)).toBe(total(s));
  });

  test("sickness, pressure and discontent cost; coal, food and beds are worth having", () => {
    const plain = outlook(arrange({ stock: { coal: 2, food: 2 } }));
    expect(outlook(arrange({ stock: { coal: 2, food: 2 }, sick: [3, 0, 0] }))).toBeLessThan(plain);
    expect(outlook(arrange({ stock: { coal: 2, food: 2 }, fields: { pressure: 9 } }))).toBeLessThan(plain);
    expect(outlook(arrange({ stock: { coal: 2, food: 2 }, discontent: "anger fear" }))).toBeLessThan(plain);
    expect(outlook(arrange({ stock: { coal: 4, food: 2 } }))).toBeGreaterThan(plain);
    expect(outlook(arrange({ stock: { coal: 2, food: 5 } }))).toBeGreaterThan(plain);
    const tents = arrange({ stock: { coal: 2, food: 2 }, tiles: { N1: "N08" }, buildings: { N1a: "tent" } });
    expect(outlook(tents)).toBeGreaterThan(plain);
  });

  test("any living city is worth more than a fallen one", () => {
    const living = arrange({
      hope: "faith",
      discontent: "anger! anger! anger! anger! anger!",
      sick: [9, 9, 9],
    });
    const fallen = layout.clone(living);
    fallen.phase = ENDED;
    fallen.outcome = 2;
    expect(Number.isFinite(value(living))).toBe(true);
    expect(value(arrange())).toBeGreaterThan(value(fallen));
  });

  test("an act that is being put together counts what it can still become, and changes nothing", () => {
    const s = begun();
    play(s, "actMeeple worker");
    const kept = layout.clone(s);
    expect(value(s)).toBeGreaterThan(outlook(s) - 5);
    expect(layout.equals(s, kept)).toBe(true);
    expect(value(s)).toBe(value(s));
  });

  test("at first sight, passing is worse than acting", () => {
    const s = begun();
    expect(evaluate.bias(s, first.pass)).toBeLessThan(evaluate.bias(s, first.actMeeple));
    expect(evaluate.bias(s, first.stop)).toBeLessThan(0);
  });
});
