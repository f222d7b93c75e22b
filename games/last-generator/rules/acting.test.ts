import { describe, expect, test } from "vitest";
import { CITIZEN_IDS, LAW_IDS, WORKER } from "../data.ts";
import { spaceNamed } from "../map.ts";
import { arrange, asked, begun, eventsOf, legalMoves, listening, play, until, why } from "../testing.ts";

const card = (id: string): number => 1 << CITIZEN_IDS.indexOf(id);

describe("acts", () => {
  test("GEN-10.7 GEN-10.8 GEN-10.9 GEN-18.3 · V25: clearing snow is cold even by a full fire", () => {
    const s = arrange({ fields: { heat: 3, cold: 3 } });
    play(s, "actMeeple worker", "~actKind clear-near", "chooseSlot N1", "chooseSlot N2");
    expect(s.sick[WORKER]).toBe(1);
    expect([s.tiles[0], s.tiles[1]].every((tile) => (tile ?? 0) > 0)).toBe(true);
    const far = arrange({ tiles: { N1: "N08" } });
    play(far, "actMeeple worker", "actKind clear-far");
    expect(legalMoves(far).every((move) => move.startsWith("chooseSlot F"))).toBe(true);
    play(far, legalMoves(far)[0] ?? "");
    expect(asked(far)).toBe("turn");
  });

  test("GEN-20.1 GEN-20.2 GEN-20.5 GEN-20.6 GEN-10.15 · V41: a card takes the place of the effect, once a round", () => {
    const s = arrange({ fields: { hand: card("P03") | card("P05"), citizenDeck: 0 } });
    play(s, "actMeeple worker", "~actKind clear-near");
    expect(legalMoves(s)).toEqual(["playCitizen P03", "playCitizen P05", "playNoCitizen"]);
    play(s, "playCitizen P03");
    expect([s.sick[WORKER], s.resources[3]]).toEqual([1, 6]);
    expect([...s.tiles].every((tile) => tile === 0)).toBe(true);
    play(s, "actMeeple worker", "~actKind clear-near");
    expect(asked(s)).toBe("slot");
  });

  test("GEN-20.2 GEN-28.33 · V42: a gathering card takes from the Meeple's own space", () => {
    const s = arrange({
      tiles: { N1: "N06", N2: "N01" },
      fields: { hand: card("P01"), citizenDeck: 0, heat: 3, cold: 3 },
    });
    play(s, "actMeeple worker", "actKind gather", "gatherAt N1a", "playCitizen P01");
    expect([s.resources[0], s.amounts[spaceNamed("N1a")]]).toEqual([4, 0]);
  });

  test("GEN-24.1 GEN-24.2 GEN-24.3 GEN-20.4 · V39: an automaton needs its own coal besides the cost", () => {
    const position = (coal: number): ReturnType<typeof arrange> =>
      arrange({
        options: { scenario: "S3" },
        stock: { coal, wood: 1 },
        tiles: { N1: "N06" },
        reserve: [1, 0, 0, 1],
        fields: { automata: 1 },
      });
    const poor = position(1);
    play(poor, "actMeeple worker", "actKind special");
    expect(poor.resources[1]).toBe(0);
    const iron = position(1);
    play(iron, "actMeeple automaton");
    expect(why(iron, "actKind special")).toBe("GEN-10.14");
    expect(why(iron, "actKind scout")).toBe("GEN-24.1");
    const rich = position(2);
    play(rich, "actMeeple automaton", "actKind special");
    expect([rich.resources[1], ...rich.sick]).toEqual([0, 0, 0, 0]);
  });

  test("GEN-10.5 GEN-21.3 GEN-28.21 · V51: the call can take back the last Meeples; without it the phase is over", () => {
    const s = arrange({ reserve: [1, 0, 0, 0], tiles: { N1: "N06" }, fields: { heat: 3, cold: 3 } });
    play(s, "actMeeple worker", "actKind gather", "gatherAt N1a");
    expect(legalMoves(s)).toContain("callOfDuty 1");
    play(s, "callOfDuty 1");
    play(s, "~recallFrom N1a", "~stop");
    expect(s.reserve[WORKER]).toBe(1);
    const used = arrange({
      reserve: [1, 0, 0, 0],
      tiles: { N1: "N06" },
      fields: { heat: 3, cold: 3, callUsed: 1 },
    });
    const context = play(used, "actMeeple worker", "actKind gather", "gatherAt N1a");
    expect(eventsOf(context, "duskTurned").length).toBe(1);
  });

  test("GEN-10.4 GEN-10.5 GEN-1.2 GEN-1.4 · V46: the phase ends when all have passed in a row", () => {
    const s = begun(2);
    expect(s.active).toBe(0);
    play(s, "pass");
    expect([s.active, s.passes]).toEqual([1, 1]);
    play(s, "actMeeple worker", "actKind clear-near", "~playNoCitizen", "chooseSlot N2", "chooseSlot N4");
    expect([s.active, s.passes]).toEqual([0, 0]);
    play(s, "pass");
    const context = play(s, "pass");
    expect(eventsOf(context, "phaseBegun").length).toBeGreaterThan(0);
  });

  test("GEN-19.8 GEN-29.18 GEN-29.1 GEN-10.6 · V59: apprentices are workers, not children and not automata", () => {
    const s = arrange({
      citizens: [9, 9, 9],
      sick: [3, 0, 0],
      stock: { coal: 9 },
      reserve: [1, 0, 1, 1],
      tiles: { N1: "N08" },
      buildings: { N1a: "infirmary" },
      fields: { automata: 1 },
    });
    for (const id of ["L16", "L01"]) {
      s.lawDisplay = 1 << LAW_IDS.indexOf(id);
      s.reserve[1] = 1;
      s.fielded[1] = (s.fielded[1] ?? 0) + 1;
      play(s, "actMeeple engineer", "actKind use", "~useAt platform");
      until(s, listening(), "turn");
      s.placed.fill(0);
    }
    const offered = (meeple: string): boolean => {
      const copy = structuredClone(s);
      play(copy, `actMeeple ${meeple}`);
      if (!legalMoves(copy).includes("actKind use")) return false;
      play(copy, "actKind use");
      return asked(copy) !== "use" || legalMoves(copy).includes("useAt N1a");
    };
    expect([offered("worker"), offered("child"), offered("automaton")]).toEqual([true, false, false]);
  });
});
