import { Random } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { evaluate } from "./evaluate.ts";
import { LINE, LINES } from "./lines.ts";
import { first } from "./moves.ts";
import { ENDED } from "./phases.ts";
import { apply } from "./rules.ts";
import { total } from "./scoring.ts";
import { layout, type State } from "./state.ts";
import { arrange, begun, legalMoves, moveOf, newGame, play } from "./testing.ts";
import { expectedPoints } from "./worth.ts";

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
    const plain = expectedPoints(arrange({ stock: { coal: 2, food: 2 } }));
    expect(expectedPoints(arrange({ stock: { coal: 2, food: 2 }, sick: [3, 0, 0] }))).toBeLessThan(plain);
    expect(expectedPoints(arrange({ stock: { coal: 2, food: 2 }, fields: { pressure: 9 } }))).toBeLessThan(
      plain,
    );
    expect(expectedPoints(arrange({ stock: { coal: 2, food: 2 }, discontent: "anger fear" }))).toBeLessThan(
      plain,
    );
    expect(expectedPoints(arrange({ stock: { coal: 4, food: 2 } }))).toBeGreaterThan(plain);
    expect(expectedPoints(arrange({ stock: { coal: 2, food: 5 } }))).toBeGreaterThan(plain);
    const tents = arrange({ stock: { coal: 2, food: 2 }, tiles: { N1: "N08" }, buildings: { N1a: "tent" } });
    expect(expectedPoints(tents)).toBeGreaterThan(plain);
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
    expect(value(living)).toBeGreaterThan(value(fallen));
  });

  test("what lasts is worth more the longer it lasts", () => {
    const gainOf = (building: string, round: number): number => {
      const position = { tiles: { N1: "N03" }, stock: { coal: 4 }, fields: { round, nights: round - 1 } };
      return (
        expectedPoints(arrange({ ...position, buildings: { N1b: building } })) -
        expectedPoints(arrange(position))
      );
    };
    for (const building of ["tent", "hunters-hut", "coal-pit", "first-aid-post"])
      expect(gainOf(building, 3), building).toBeGreaterThan(gainOf(building, 9));
  });

  test("steam is feared more after a breakdown, and no more once the boiler is not lit again", () => {
    const fear = (fields: Readonly<Record<string, number>>): number =>
      expectedPoints(arrange({ fields: { ...fields, pressure: 3 } })) -
      expectedPoints(arrange({ fields: { ...fields, pressure: 9 } }));
    expect(fear({ round: 9, overheated: 1 })).toBeGreaterThan(fear({ round: 9 }));
    expect(fear({ round: 9 })).toBeGreaterThan(0);
    expect(fear({ round: 10 })).toBe(0);
  });

  test("a rampart that can no longer be finished costs more than a course that is late", () => {
    const standing = (courses: number): number => {
      const s = arrange({ options: { scenario: "S2" }, fields: { round: 12, nights: 11 } });
      s.counters[0] = courses;
      return expectedPoints(s);
    };
    expect(standing(2) - standing(1)).toBeGreaterThan(2 * (standing(4) - standing(3)));
  });

  test("the chance to win grows with the points expected and, while all is well, with the nights behind", () => {
    const chanceOf = (scenario: string, nights: number, sick = 0): number => {
      const options = { scenario };
      const fields = { round: nights + 1, nights };
      const s = arrange({ options, stock: { coal: 9, food: 9 }, sick: [sick, 0, 0], fields });
      return evaluate.chance?.(s, expectedPoints(s)) ?? Number.NaN;
    };
    for (const scenario of ["S1", "S2", "S3"]) {
      expect(chanceOf(scenario, 0), scenario).toBe(chanceOf(scenario, 0, 9));
      expect(chanceOf(scenario, 5), scenario).toBeGreaterThan(chanceOf(scenario, 5, 9));
      expect(chanceOf(scenario, 9), scenario).toBeGreaterThan(chanceOf(scenario, 5));
    }
    expect(chanceOf("S1", 0)).toBeGreaterThan(chanceOf("S2", 0));
    expect(chanceOf("S2", 0)).toBeGreaterThan(chanceOf("S3", 0));
  });

  test("the chance to win before the first night is that of the dial", () => {
    const chanceOf = (difficulty: string): number => evaluate.chance?.(newGame(1, { difficulty }), 0) ?? 0;
    expect(chanceOf("gentle")).toBeGreaterThan(chanceOf("plain"));
    expect(chanceOf("plain")).toBeGreaterThan(chanceOf("harsh"));
  });

  test("the chance to win is one for points beyond the curve, too: those of an end that was seen ahead", () => {
    const s = arrange({ fields: { round: 4, nights: 3 } });
    const low = evaluate.chance?.(s, 0) ?? Number.NaN;
    const high = evaluate.chance?.(s, 400) ?? Number.NaN;
    expect(low).toBeGreaterThan(0);
    expect(high).toBeLessThan(1);
    expect(high).toBeGreaterThan(low);
  });

  test("a quick value does not look ahead", () => {
    const s = begun();
    play(s, "actMeeple worker");
    expect(evaluate.quickValue?.(s, 0)).toBe(expectedPoints(s));
    expect(value(s)).toBeGreaterThan(expectedPoints(s));
  });

  test("line by line it adds up to the quick value, open or over", () => {
    const out = new Float64Array(LINES.length);
    const random = Random.of(3);
    const s = newGame(2, { scenario: "S2" });
    const check = (): void => {
      evaluate.expect?.(s, 0, out);
      const sum = out.reduce((total, points) => total + points, 0);
      expect(Math.abs(sum - (evaluate.quickValue?.(s, 0) ?? 0))).toBeLessThan(1e-6);
    };
    for (check(); s.phase !== ENDED; check()) {
      const moves = legalMoves(s);
      apply(s, moveOf(moves[random.int(moves.length)] ?? ""), { random, emit: null });
    }
  });

  test("what happens shows on the line that it belongs to", () => {
    const lineOf = (name: (typeof LINES)[number], s: State): number => {
      const out = new Float64Array(LINES.length);
      evaluate.expect?.(s, 0, out);
      return out[LINE[name]] ?? 0;
    };
    const plain = arrange({ stock: { coal: 2, food: 2 } });
    const changes: readonly [(typeof LINES)[number], State][] = [
      ["food", arrange({ stock: { coal: 2, food: 0 } })],
      ["warmth", arrange({ stock: { coal: 0, food: 2 } })],
      ["people", arrange({ stock: { coal: 2, food: 2 }, sick: [3, 0, 0] })],
      ["boiler", arrange({ stock: { coal: 2, food: 2 }, fields: { pressure: 9 } })],
      ["spirit", arrange({ stock: { coal: 2, food: 2 }, discontent: "anger fear" })],
      ["dead", arrange({ stock: { coal: 2, food: 2 }, fields: { corpses: 4 } })],
    ];
    for (const [name, s] of changes) expect(lineOf(name, s), name).toBeLessThan(lineOf(name, plain) - 0.1);
  });

  test("an act that is being put together counts what it can still become, and changes nothing", () => {
    const s = begun();
    play(s, "actMeeple worker");
    const kept = layout.clone(s);
    expect(value(s)).toBeGreaterThan(expectedPoints(s) - 5);
    expect(layout.equals(s, kept)).toBe(true);
    expect(value(s)).toBe(value(s));
  });

  test("at first sight, passing is worse than acting", () => {
    const s = begun();
    expect(evaluate.prior(s, first.pass)).toBeLessThan(evaluate.prior(s, first.actMeeple));
    expect(evaluate.prior(s, first.stop)).toBeLessThan(0);
  });
});
