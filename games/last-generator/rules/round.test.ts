import { at, Random } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { STORM_CODE } from "../compile/addresses.ts";
import { LOSSES } from "../data.ts";
import { result, sheet, total } from "../scoring.ts";
import type { State } from "../state.ts";
import { arrange, asked, begun, enter, eventsOf, listening, play, resolve, until, why } from "../testing.ts";
import { throwCubes } from "../tower.ts";
import { lose } from "./frames.ts";
import { changeCounter } from "./markers.ts";

describe("the round", () => {
  test("GEN-8.1 GEN-8.5 GEN-8.6 GEN-8.7 GEN-5.5 · V35: the storm breaks in the Weather phase", () => {
    const s = arrange({ hope: "faith! resolve solidarity", fields: { round: 9, storm: 10, cold: 5 } });
    s.weatherDeck = 1 << 12;
    s.weatherLeft.set([0, 0, 1]);
    enter(s, "weather");
    expect(asked(s)).toBe("lower");
    expect([s.cold, ...s.sick]).toEqual([7, 1, 1, 1]);
    play(s, "exhaustToken faith");
    expect(s.storm).toBe(15);
    const calm = arrange({ fields: { round: 9, storm: 0 } });
    calm.weatherDeck = 1 << 12;
    calm.weatherLeft.set([0, 0, 1]);
    expect(eventsOf(enter(calm, "weather"), "stormBroke")).toEqual([]);
  });

  test("GEN-8.2 GEN-8.3 GEN-8.4 GEN-29.4 · cold, indicators, hunt and scouts, in order", () => {
    const s = arrange({
      tiles: { N1: "N08" },
      buildings: { N1a: "hunters-hut", N1b: "hunters-hut+" },
      radius: [1, 2, 3],
      fields: { cold: 3 },
    });
    s.weatherDeck = 1 << 6;
    s.weatherLeft.set([0, 1, 0]);
    s.scouts[0] = 1;
    const before = at(s.scoutSpaces, 0);
    enter(s, "weather");
    expect([s.cold, ...s.radius]).toEqual([4, 2, 3, 4]);
    expect(s.resources[3]).toBe(5);
    expect(at(s.scoutSpaces, 0)).toBeGreaterThan(before);
  });

  test("GEN-13.8 GEN-14.8 · V50: the objective decides the last night", () => {
    const end = (rampart: number): State => {
      const s = arrange({ options: { scenario: "S2" }, fields: { round: 15, nights: 14 } });
      s.counters[0] = rampart;
      enter(s, "nightEnd");
      return s;
    };
    expect(LOSSES[end(5).loss - 1]).toBe("objective");
    expect(end(6).outcome).toBe(1);
  });

  test("GEN-14.7 GEN-26.3 GEN-2.7 · a scenario has its own defeat, at once", () => {
    const s = arrange({ options: { scenario: "S3" } });
    s.counters[1] = 1;
    resolve(s, at(STORM_CODE, 2));
    expect(LOSSES[s.loss - 1]).toBe("seeds-dead");
  });

  test("GEN-14.9 · the score adds up", () => {
    const s = arrange({
      citizens: [9, 9, 6],
      hope: "faith resolve",
      discontent: "anger",
      fields: { nights: 3, corpses: 2 },
    });
    expect(total(s)).toBe(15 + 24 + 6 - 3 - 4);
    expect(sheet(s).reduce((sum, { points }) => sum + points, 0)).toBe(total(s));
    const ruin = arrange({
      citizens: [0, 0, 0],
      hope: "faith",
      discontent: "anger! anger! anger!",
      fields: { corpses: 11 },
    });
    expect(result(ruin).seats[0]?.total).toBe(0);
    expect(sheet(ruin).reduce((sum, { points }) => sum + points, 0)).toBe(0);
  });

  test("GEN-13.7 GEN-28.41 GEN-29.2 · what lasts for a round ends at Night", () => {
    const s = arrange({ tiles: { N1: "N06" }, fields: { morningDeck: 1 << 17, heat: 3, cold: 3 } });
    enter(s, "morning");
    play(s, "chooseOption 2");
    expect([...s.roundModifiers].reduce((sum, n) => sum + n)).toBe(1);
    s.ask = 0;
    s.depth = 0;
    const context = enter(s, "nightEnd");
    expect([...s.roundModifiers].every((n) => n === 0)).toBe(true);
    expect(context.events.length).toBeGreaterThan(0);
  });

  test("GEN-10.1 GEN-10.2 GEN-25.9 · the muster: three to a Meeple, scouts off, tokens covered; it stays for the phase", () => {
    const s = arrange({ citizens: [10, 9, 1], fields: { automata: 2 } });
    s.scouts[0] = 2;
    s.fatigue[0] = 1;
    enter(s, "muster");
    expect([...s.reserve, ...s.covered]).toEqual([3, 2, 1, 2, 1, 0, 0]);
    s.citizens[0] = 1;
    play(s, "actMeeple worker", "~actKind clear-near", "chooseSlot N1", "chooseSlot N2");
    expect(s.reserve[0]).toBe(2);
  });

  test("GEN-2.1 GEN-2.3 GEN-26.3 · stock, bank, tower and counters know no limit", () => {
    const s = arrange({
      stock: { coal: 400 },
      hope: "resolve!",
      fields: { expert: 1, callUsed: 1, lodged: 300 },
    });
    enter(s, "prepare");
    play(s, "useExpert");
    expect(s.resources[1]).toBe(403);
    throwCubes(s, 14, listening());
    expect(s.lodged + s.drawer).toBeGreaterThan(150);
    s.counters[0] = 99;
    changeCounter(s, 0, 1, listening());
    expect(s.counters[0]).toBe(100);
  });

  test("GEN-14.8 GEN-13.8 · a defeat in the last Night comes before the victory", () => {
    const night = (corpses: number): State => {
      const s = arrange({
        citizens: [3, 0, 0],
        sick: [3, 0, 0],
        skull: [1, 0, 0],
        fields: { round: 10, nights: 9, corpses, citizenDeck: 0, citizenDiscard: 0 },
      });
      enter(s, "nightHome");
      return s;
    };
    expect([night(11).outcome, LOSSES[night(11).loss - 1]]).toEqual([2, "corpses"]);
    expect([night(10).outcome, night(10).nights, total(night(10))]).toEqual([1, 10, 100 + 50 + 2 + 9 - 22]);
  });

  test("GEN-14.1 GEN-14.2 GEN-14.3 GEN-14.5 GEN-14.6 GEN-14.7 GEN-13.8 · each defeat is told with its rule", () => {
    const rules = LOSSES.map((_, loss) => {
      const context = listening();
      lose(begun(), loss + 1, context);
      return context.events[0]?.rule;
    });
    expect(rules).toEqual(
      ["14.1", "14.2", "14.3", "14.4", "14.5", "14.6", "13.8", "14.7"].map((id) => `GEN-${id}`),
    );
  });

  test("GEN-4.1 GEN-4.2 GEN-6.3 · phases follow each other; a pending question comes first", () => {
    const s = begun();
    const context = listening();
    play(s, "actMeeple worker");
    expect(why(s, "pass")).toBe("GEN-10.7");
    until(s, context, "turn");
    play(s, "pass");
    const order: number[] = [];
    for (let i = 0; i < 60 && s.outcome === 0 && s.round < 3; i++) {
      const told = listening(Random.of(i));
      until(s, told, "turn");
      order.push(...eventsOf(told, "phaseBegun").map(({ data }) => Number(data.phase)));
      if (s.outcome === 0)
        order.push(...eventsOf(play(s, "pass"), "phaseBegun").map(({ data }) => Number(data.phase)));
    }
    order.reduce((before, phase) => {
      expect(phase === before + 1 || (before === 9 && phase === 1) || phase === 10).toBe(true);
      return phase;
    });
    const none = arrange({ fields: { morningDeck: 0 } });
    expect(eventsOf(enter(none, "morning"), "morningTurned")).toEqual([]);
  });
});
