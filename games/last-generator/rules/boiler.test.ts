import { describe, expect, test } from "vitest";
import { CHILD, ENGINEER, WORKER } from "../data.ts";
import { spaceNamed } from "../map.ts";
import {
  arrange,
  asked,
  begun,
  enter,
  eventsOf,
  legalMoves,
  listening,
  loaded,
  play,
  until,
  why,
} from "../testing.ts";
import { breakdownOdds, risingOdds, throwCubes } from "../tower.ts";
import { changeCold, changeHeat, changePressure, changeRadius, pressureSpaces } from "./markers.ts";
import { isBuildingWarm, isZoneWarm, shelterPlaces } from "./warmth.ts";

describe("heat and cold", () => {
  test("GEN-7.1 GEN-7.2 GEN-7.3 GEN-7.5 GEN-12.6 · V4: each space short of the cold makes one sick", () => {
    const s = arrange({ fields: { heat: 1, cold: 5 } });
    const context = enter(s, "generatorFeed");
    expect([s.sick[CHILD], s.sick[WORKER], s.sick[ENGINEER]]).toEqual([1, 2, 1]);
    expect(eventsOf(context, "cubesThrown")[0]?.data.fell).toHaveLength(1);
    expect(s.heat).toBe(0);
  });

  test("GEN-7.2 GEN-7.3 · V5: a full fire costs nobody, and five cubes", () => {
    const s = arrange({ fields: { heat: 5, cold: 5 } });
    const context = enter(s, "generatorFeed");
    expect([...s.sick]).toEqual([0, 0, 0]);
    expect(eventsOf(context, "cubesThrown")[0]?.data.fell).toHaveLength(5);
    expect([s.heat, s.resources[1]]).toEqual([0, 0]);
  });

  test("GEN-7.1 GEN-7.2 GEN-7.3 GEN-7.5 · what is fed in the phase counts for the gap and for the cubes", () => {
    const s = arrange({ stock: { coal: 4 }, fields: { heat: 1, cold: 5 } });
    enter(s, "generatorFeed");
    expect(legalMoves(s)).toEqual(["feed 0", "feed 1", "feed 2", "feed 3", "feed 4"]);
    const context = play(s, "feed 2");
    expect([...s.sick]).toEqual([1, 1, 0]);
    expect(eventsOf(context, "cubesThrown")[0]?.data.fell).toHaveLength(3);
    expect([s.heat, s.resources[1]]).toEqual([0, 2]);
  });

  test("GEN-17.3 GEN-13.3 GEN-17.1 · V6: no more coal than there is, no more heat than cold", () => {
    const s = arrange({ stock: { coal: 9 }, fields: { heat: 2, cold: 5 } });
    enter(s, "nightFeed");
    expect(legalMoves(s)).toEqual(["feed 0", "feed 1", "feed 2", "feed 3"]);
    expect(why(s, "feed 4")).toBe("GEN-17.1");
    s.resources[1] = 2;
    expect(why(s, "feed 3")).toBe("GEN-17.3");
  });

  test("GEN-17.4 GEN-10.8 · V26: zones are warm from their indicator on", () => {
    const s = arrange({
      radius: [2, 4, 5],
      fields: { heat: 4, cold: 6 },
      tiles: { N1: "N06", F1: "F03" },
    });
    s.amounts[1] = 5;
    expect([0, 1, 2].map((zone) => isZoneWarm(s, zone))).toEqual([true, true, false]);
    const colds = ["G2", "N1a", "F1a"].map((space) => {
      const told = play(s, "actMeeple worker", "actKind gather", `gatherAt ${space}`);
      return [eventsOf(told, "acted")[0]?.data.cold, s.sick[WORKER]];
    });
    expect(colds).toEqual([
      [0, 0],
      [0, 0],
      [1, 1],
    ]);
  });

  test("GEN-17.4 GEN-17.5 GEN-29.9 GEN-29.10 · a building is warm by its band, a shift uses a nearer indicator", () => {
    const s = arrange({
      radius: [1, 3, 5],
      fields: { heat: 3, cold: 6 },
      tiles: { N1: "N08" },
      buildings: { N1a: "hunters-hut", N1b: "tent" },
    });
    expect(isBuildingWarm(s, spaceNamed("N1a"))).toBe(false);
    expect(isBuildingWarm(s, spaceNamed("N1b"))).toBe(true);
    s.heat = 1;
    expect(isBuildingWarm(s, spaceNamed("N1b"))).toBe(false);
    s.techDisplay = 1;
    s.developing = 1;
    s.developedAt = 2;
    enter(s, "dawn");
    s.heat = 1;
    expect(isBuildingWarm(s, spaceNamed("N1b"))).toBe(true);
    const relay = arrange({
      radius: [1, 3, 5],
      fields: { heat: 1, cold: 6 },
      tiles: { N1: "N08" },
      buildings: { N1a: "heat-relay" },
    });
    expect([0, 1, 2].map((zone) => isZoneWarm(relay, zone))).toEqual([true, true, false]);
  });

  test("GEN-17.1 GEN-17.2 · V44: indicators stop at the cold and are pulled down with it", () => {
    const s = arrange({ radius: [2, 3, 4], fields: { heat: 4, cold: 4 } });
    changeRadius(s, 1, 0, listening());
    expect([...s.radius]).toEqual([3, 4, 4]);
    changeCold(s, -1, listening());
    expect([s.cold, s.heat, ...s.radius]).toEqual([3, 3, 3, 3, 3]);
    changeHeat(s, 9, listening());
    expect(s.heat).toBe(3);
  });
});

describe("the tower", () => {
  test("GEN-17.6 GEN-17.7 GEN-17.8 GEN-17.9 · V7 V8: cubes fall, stay, and drop later, draw by draw", () => {
    const s = arrange({ fields: { heat: 3, cold: 3 } });
    const risen = throwCubes(s, 3, listening(loaded(0, 1, 18, 0, 35, 0)));
    changePressure(s, risen, listening());
    expect([s.pressure, s.lodged, s.drawer]).toEqual([2, 0, 1]);
    changePressure(s, throwCubes(s, 0, listening()), listening());
    expect([s.pressure, s.drawer]).toEqual([3, 0]);
  });

  test("GEN-7.4 GEN-17.10 GEN-17.11 · V9 V10: one cube too many breaks the generator down", () => {
    const s = arrange({ radius: [3, 4, 6], fields: { cold: 6, pressure: 9 } });
    changePressure(s, 2, listening());
    expect([s.overheated, s.cold, ...s.radius, s.pressure]).toEqual([1, 7, 4, 5, 7, 0]);
    const full = arrange({ fields: { pressure: 8 } });
    changePressure(full, 2, listening());
    expect([full.pressure, full.overheated]).toEqual([10, 0]);
  });

  test("GEN-17.12 GEN-14.3 · V11: the second breakdown is the end", () => {
    const s = arrange({ fields: { overheated: 1, pressure: 10 } });
    changePressure(s, 1, listening());
    expect([s.outcome, s.loss]).toEqual([2, 3]);
  });

  test("GEN-17.13 · an engineer at the Generator removes five cubes, or all for a core", () => {
    const s = arrange({ stock: { core: 1 }, fields: { pressure: 9, heat: 3, cold: 3 } });
    play(s, "actMeeple engineer", "actKind use", "~useAt generator", "chooseOption 1");
    expect(s.pressure).toBe(4);
    const all = arrange({ stock: { core: 1 }, fields: { pressure: 9, heat: 3, cold: 3 } });
    play(all, "actMeeple engineer", "actKind use", "~useAt generator", "chooseOption 2");
    expect([all.pressure, all.resources[4]]).toEqual([0, 0]);
    expect(why(arrange({ fields: { pressure: 0 } }), "actMeeple engineer")).toBe(null);
  });

  test("GEN-17.14 · the odds that players may ask for are those of the tower", () => {
    const odds = risingOdds(6, 1, 5);
    expect(odds.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    const mean = odds.reduce((sum, chance, risen) => sum + chance * risen, 0);
    let total = 0;
    const games = 4000;
    const context = listening();
    for (let i = 0; i < games; i++) {
      const s = { ...begunTower, lodged: 6, drawer: 1 };
      total += throwCubes(s, 5, { random: context.random, emit: null });
    }
    expect(total / games).toBeCloseTo(mean, 0);
    expect(Math.abs(total / games - mean)).toBeLessThan(0.1);
    expect(risingOdds(0, 0, 5).reduce((sum, chance, risen) => sum + chance * risen, 0)).toBeCloseTo(2.7, 0);
    const s = arrange({ fields: { pressure: 10, lodged: 0, drawer: 0 } });
    expect(breakdownOdds(s, 1, pressureSpaces(s))).toBeCloseTo(0.5 + 0.5 / 36);
    expect(breakdownOdds(s, 0, pressureSpaces(s))).toBe(0);
  });
});

const begunTower = begun();

describe("night and hunger", () => {
  test("GEN-12.1 GEN-12.3 GEN-12.4 GEN-12.5 GEN-2.2 · V17: hunger strikes the type fed before, then this round's type eats", () => {
    const s = arrange({
      citizens: [15, 9, 6],
      stock: { food: 8 },
      hope: "faith! resolve",
      fields: { round: 3, hunger: 12, citizenDeck: 1 << 1 },
    });
    enter(s, "hungerSpend");
    expect(asked(s)).toBe("food");
    expect(why(s, "spendFood 9")).toBe("GEN-12.1");
    play(s, "spendFood 2");
    expect(s.citizens[ENGINEER]).toBe(8);
    expect(asked(s)).toBe("lower");
    const context = play(s, "exhaustToken faith");
    until(s, context, "turn", "feed", "shelter");
    expect(eventsOf(context, "tokenDrawn").map(({ data }) => data.track)).toEqual([1]);
    expect([s.corpses, s.hunger]).toEqual([1, 9]);
    expect(eventsOf(context, "mealServed")[0]?.data).toEqual({ type: WORKER, food: 6, missing: 9 });
  });

  test("GEN-12.2 GEN-14.5 · V18: hunger 25 is the end, 24 is not", () => {
    const s = arrange({ stock: { food: 1 }, fields: { round: 3, hunger: 26 } });
    enter(s, "hungerSpend");
    play(s, "spendFood 1");
    expect([s.outcome, s.loss]).toEqual([2, 5]);
    const saved = arrange({
      citizens: [9, 9, 9],
      stock: { food: 2 },
      hope: "faith! resolve",
      fields: { round: 3, hunger: 26, citizenDeck: 0 },
    });
    enter(saved, "hungerSpend");
    const told = play(saved, "spendFood 2");
    // The band from 20 to 24: three of the type fed before die, one more Anger, one less Hope.
    expect([saved.citizens[ENGINEER], saved.corpses, eventsOf(told, "tokenDrawn").length]).toEqual([6, 3, 1]);
    expect([asked(saved), saved.track]).toEqual(["lower", 0]);
  });

  test("GEN-12.5 GEN-29.7 · V19: a law may spare food", () => {
    const s = arrange({ citizens: [9, 9, 6], stock: { food: 4 }, fields: { lawDisplay: 1 << 4 } });
    play(s, "actMeeple engineer", "actKind use", "~useAt platform");
    until(s, listening(), "turn");
    enter(s, "hungerFeed");
    expect([s.resources[3], s.hunger]).toEqual([1, 0]);
  });

  test("GEN-13.4 GEN-13.5 GEN-13.2 GEN-2.12 · V36: heated beds protect, cold ones do not", () => {
    const night = (heat: number): ReturnType<typeof begun> => {
      const s = begun();
      s.heat = heat;
      s.resources[1] = 0;
      return s;
    };
    const warm = night(2);
    const context = enter(warm, "nightHome");
    expect(asked(warm)).toBe("shelter");
    expect(legalMoves(warm)).toHaveLength(3);
    const told = play(warm, "chooseType child", "chooseType child", "chooseType worker", "chooseType worker");
    expect(eventsOf(told, "nightFell")[0]?.data.unsheltered).toEqual([3, 3, 0]);
    const sickened = told.events.slice(
      0,
      told.events.findIndex(({ type }) => type === "phaseBegun"),
    );
    // GEN-2.12: workers first, then engineers.
    expect(sickened.filter(({ type }) => type === "sickened").map(({ data }) => data.type)).toEqual([
      0, 0, 0, 1, 1, 1,
    ]);
    expect(eventsOf(context, "phaseBegun")).toEqual([]);
    const cold = night(1);
    const fell = eventsOf(enter(cold, "nightHome"), "nightFell")[0];
    expect(fell?.data.unsheltered).toEqual([5, 3, 2]);
  });

  test("GEN-13.4 GEN-29.8 · children fill their own places first; a law adds beds to tents", () => {
    const home = arrange({
      citizens: [9, 9, 9],
      fields: { heat: 3, cold: 3 },
      tiles: { N1: "N08" },
      buildings: { N1a: "childrens-home" },
    });
    const fell = eventsOf(enter(home, "nightBeds"), "nightFell")[0];
    expect(fell?.data.unsheltered).toEqual([3, 3, 0]);
    const tents = arrange({
      fields: { heat: 3, cold: 3, lawDisplay: 1 << 18 },
      tiles: { N1: "N08" },
      buildings: { N1a: "tent" },
    });
    expect(shelterPlaces(tents, spaceNamed("N1a"))).toBe(2);
    play(tents, "actMeeple engineer", "actKind use", "~useAt platform");
    until(tents, listening(), "turn");
    expect(shelterPlaces(tents, spaceNamed("N1a"))).toBe(3);
  });

  test("GEN-13.1 GEN-10.1 GEN-10.2 · V16: covered tokens go at Night, the others stay", () => {
    const s = arrange({ citizens: [9, 9, 9] });
    s.fatigue[WORKER] = 5;
    enter(s, "muster");
    expect([s.covered[WORKER], s.reserve[WORKER]]).toEqual([3, 0]);
    enter(s, "nightHome");
    expect([s.fatigue[WORKER], s.covered[WORKER]]).toEqual([2, 0]);
  });
});
