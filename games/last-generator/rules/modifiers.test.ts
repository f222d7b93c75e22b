/** What each modifier (GEN-29) changes in play: put in force by the law, technology or building that has it. */
import { at } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { DIE_CODE, LAW_CODE, SCOUTS_CODE, SPECIAL_CODE, TECHNOLOGY_CODE } from "../compile/addresses.ts";
import { CHILD, LAW_IDS, SPECIALS, TECHNOLOGY_IDS, WORKER } from "../data.ts";
import { spaceNamed } from "../map.ts";
import { GATHER, USE } from "../moves.ts";
import type { State } from "../state.ts";
import {
  arrange,
  asked,
  enter,
  eventsOf,
  legalMoves,
  listening,
  type Position,
  play,
  resolve,
  until,
  why,
} from "../testing.ts";
import { isCold } from "./acting.ts";
import { priceOf } from "./buildings.ts";
import { changePressure } from "./markers.ts";
import { isBuildingWarm, isZoneWarm } from "./warmth.ts";

/** A city in which nothing is cold, unless it is said. */
const WARM = { heat: 3, cold: 3 };

function withCard(s: State, code: number): State {
  resolve(s, code);
  until(s, listening(), "turn");
  s.sick.fill(0);
  s.fatigue.fill(0);
  return s;
}

/** The city with a law in force, and what its enactment did to people undone. */
const withLaw = (id: string, position: Position): State =>
  withCard(arrange(position), at(LAW_CODE, LAW_IDS.indexOf(id)));
const withTechnology = (id: string, position: Position): State =>
  withCard(arrange(position), at(TECHNOLOGY_CODE, TECHNOLOGY_IDS.indexOf(id)));

describe("modifiers in force", () => {
  test("GEN-29.1 GEN-10.6 · childWork: children gather, build and use; they clear no snow and scout nowhere", () => {
    const position = { reserve: [0, 0, 1, 0], tiles: { N1: "N06" }, fields: WARM, stock: { wood: 9 } };
    expect(why(arrange(position), "actMeeple child")).toBe("GEN-10.6");
    const s = withLaw("L01", position);
    play(s, "actMeeple child");
    expect(legalMoves(s)).toEqual(["actKind gather", "actKind build"]);
    expect(why(s, "actKind clear-near")).toBe("GEN-10.6");
    expect(why(s, "actKind scout")).toBe("GEN-10.6");
    play(s, "actKind gather", "gatherAt N1a");
    expect(s.resources[0]).toBe(11);
  });

  test("GEN-29.2 GEN-10.10 · gatherBonus: one more from the space of the Meeple, none from elsewhere (GEN-28.33)", () => {
    const position = {
      tiles: { N1: "N06", N2: "N01" },
      buildings: { G3: "gathering-post" },
      fields: WARM,
    };
    const s = withLaw("L20", position);
    play(s, "actMeeple worker", "actKind gather", "gatherAt N1a");
    expect([s.resources[0], s.amounts[spaceNamed("N1a")]]).toEqual([3, 1]);
    play(s, "actMeeple worker", "actKind use", "~useAt G3", "gatherAt N2a");
    expect([s.resources[0], s.amounts[spaceNamed("N2a")]]).toEqual([6, 1]);
  });

  test("GEN-29.3 · costDelta: one wood less to construct, never less than one, and not to upgrade", () => {
    const s = withTechnology("T10", {
      stock: { wood: 2 },
      tiles: { N1: "N08" },
      fields: { unlocked: 1 << 16 },
    });
    expect([2, 3, 16].map((kind) => priceOf(s, kind, 0))).toEqual([1, 4, 1]);
    expect([2, 3].map((kind) => priceOf(s, kind, 1))).toEqual([0, 0]);
    play(s, "actMeeple worker", "actKind build", "construct tent", "buildAt N1a");
    expect(s.resources[0]).toBe(1);
    expect(why(s, "upgrade N1a")).toBe("GEN-2.2");
  });

  test("GEN-29.4 GEN-8.3 · huntBonus: one more icon on each hut, upgraded or not", () => {
    const s = withTechnology("T11", {
      tiles: { N1: "N08" },
      buildings: { N1a: "hunters-hut", N1b: "hunters-hut+" },
    });
    s.weatherDeck = 1;
    s.weatherLeft.set([1, 0, 0]);
    expect(eventsOf(enter(s, "weather"), "hunted")[0]?.data).toEqual({ food: 7 });
    s.resources[3] = 0;
    s.weatherDeck = 1 << 8;
    s.weatherLeft.set([0, 1, 0]);
    expect(eventsOf(enter(s, "weather"), "hunted")).toEqual([]);
  });

  test("GEN-29.5 GEN-28.8 · cureBonus: buildings cure more, cards do not; laws and technologies add up", () => {
    const position = {
      sick: [0, 0, 9],
      tiles: { N1: "N08" },
      buildings: { N1a: "first-aid-post" },
      fields: WARM,
    };
    const s = withLaw("L12", position);
    withCard(s, at(TECHNOLOGY_CODE, TECHNOLOGY_IDS.indexOf("T08")));
    s.sick[CHILD] = 9;
    play(s, "actMeeple engineer", "actKind use", "~useAt N1a", "~chooseOption 1");
    expect(s.sick[CHILD]).toBe(9 - 2 - 1 - 2);
  });

  test("GEN-29.6 GEN-28.9 · treatBonus: buildings treat one more", () => {
    const s = withLaw("L13", { tiles: { N1: "N08" }, buildings: { N1a: "first-aid-post" }, fields: WARM });
    s.sick.fill(2);
    s.skull.fill(1);
    play(s, "actMeeple engineer", "actKind use", "~useAt N1a", "chooseOption 2", "chooseType worker");
    expect(legalMoves(s)).toEqual(["chooseType engineer", "chooseType child"]);
    play(s, "chooseType child");
    expect([...s.skull]).toEqual([0, 1, 0]);
  });

  test("GEN-29.7 GEN-12.5 · feedReduction: never below nothing, and laws add up", () => {
    const s = withLaw("L06", { citizens: [9, 9, 6], stock: { food: 9 } });
    const meal = (): unknown => eventsOf(enter(structuredClone(s), "hungerFeed"), "mealServed")[0]?.data;
    expect(meal()).toEqual({ type: CHILD, food: 1, missing: 0 });
    withCard(s, at(LAW_CODE, LAW_IDS.indexOf("L14")));
    expect(meal()).toEqual({ type: CHILD, food: 0, missing: 0 });
  });

  test("GEN-29.8 GEN-13.4 · shelterBonus: one more place in each tent", () => {
    const s = withLaw("L19", {
      citizens: [18, 0, 0],
      tiles: { N1: "N08" },
      buildings: { N1a: "tent", N1b: "tent+" },
      fields: WARM,
    });
    expect(eventsOf(enter(s, "nightBeds"), "nightFell")[0]?.data.unsheltered).toEqual([0, 0, 0]);
  });

  test("GEN-29.9 GEN-17.5 · bandShift: shelters use a nearer indicator, other buildings do not", () => {
    const s = withTechnology("T01", {
      radius: [1, 2, 3],
      fields: { heat: 1, cold: 3 },
      tiles: { N1: "N08" },
      buildings: { N1a: "tent", N1b: "infirmary" },
    });
    expect([isBuildingWarm(s, spaceNamed("N1a")), isBuildingWarm(s, spaceNamed("N1b"))]).toEqual([
      true,
      false,
    ]);
  });

  test("GEN-29.10 GEN-17.5 · zoneShift: a Heat Relay for the Near ring; upgraded, for the Far ring too", () => {
    const s = arrange({
      radius: [1, 2, 3],
      stock: { core: 1 },
      fields: { heat: 1, cold: 3 },
      tiles: { N1: "N08" },
      buildings: { N1a: "heat-relay" },
    });
    expect([0, 1, 2].map((zone) => isZoneWarm(s, zone))).toEqual([true, true, false]);
    play(s, "actMeeple worker", "actKind build", "upgrade N1a", "stop");
    s.heat = 2;
    expect([0, 1, 2].map((zone) => isZoneWarm(s, zone))).toEqual([true, true, true]);
    play(s, "actMeeple worker", "actKind build", "~dismantle N1a");
    expect([0, 1, 2].map((zone) => isZoneWarm(s, zone))).toEqual([true, true, false]);
    s.heat = 1;
    expect([0, 1, 2].map((zone) => isZoneWarm(s, zone))).toEqual([true, false, false]);
  });

  test("GEN-29.11 GEN-29.12 GEN-10.8 GEN-10.9 · warmAction and clearBonus: ploughs clear three near tiles, warm; far ones stay one", () => {
    const s = withTechnology("T07", {});
    play(s, "actMeeple worker", "~actKind clear-near", "chooseSlot N1", "chooseSlot N2", "chooseSlot N3");
    expect([asked(s), s.sick[WORKER]]).toEqual(["turn", 0]);
    play(s, "actMeeple worker", "actKind clear-far", "chooseSlot F1");
    expect([asked(s), s.sick[WORKER]]).toEqual(["turn", 0]);
  });

  test("GEN-29.13 GEN-17.10 · pressureCap: two more spaces", () => {
    const s = withTechnology("T02", { fields: { pressure: 9 } });
    changePressure(s, 3, listening());
    expect([s.pressure, s.overheated]).toEqual([12, 0]);
    changePressure(s, 1, listening());
    expect([s.pressure, s.overheated]).toEqual([0, 1]);
  });

  test("GEN-29.14 GEN-8.4 · scoutBonus: one more in the Weather phase, even of a card that says 0; not by an effect", () => {
    const s = withTechnology("T09", { hope: "faith! resolve" });
    s.scouts[0] = 1;
    s.stacks[0] = 3;
    s.weatherDeck = 1 << 12;
    s.weatherLeft.set([0, 0, 1]);
    s.storm = 30;
    enter(s, "weather");
    expect(s.scoutSpaces[0]).toBe(1);
    s.depth = 0;
    resolve(s, at(SCOUTS_CODE, 1));
    expect(s.scoutSpaces[0]).toBe(2);
  });

  test("GEN-29.15 GEN-10.3 · freeHeat: at the muster, not above the cold", () => {
    const s = withTechnology("T12", { fields: { heat: 1, cold: 2 } });
    enter(s, "muster");
    expect(s.heat).toBe(2);
    enter(s, "muster");
    expect(s.heat).toBe(2);
  });

  test("GEN-29.16 GEN-28.1 · useBonus: two more coal from each pit, not from a kiln", () => {
    const s = withTechnology("T03", {
      stock: { wood: 1 },
      tiles: { N1: "N03" },
      buildings: { N1a: "coal-pit", N1b: "charcoal-kiln" },
      fields: WARM,
    });
    play(s, "actMeeple worker", "actKind use", "useAt N1a");
    expect(s.resources[1]).toBe(6);
    play(s, "actMeeple worker", "actKind use", "~useAt N1b");
    expect(s.resources[1]).toBe(10);
  });

  test("GEN-29.17 GEN-10.1 · extraMeeple: one more worker, but never more than ten", () => {
    const s = withLaw("L03", { citizens: [9, 9, 0] });
    enter(s, "muster");
    expect([...s.reserve]).toEqual([4, 3, 0, 0]);
    s.citizens[WORKER] = 30;
    enter(s, "muster");
    expect(s.reserve[WORKER]).toBe(10);
    s.citizens[WORKER] = 3;
    s.scouts.fill(1, 0, 2);
    enter(s, "muster");
    expect(s.reserve[WORKER]).toBe(1);
  });

  test("GEN-29.18 GEN-19.8 · workersAsEngineers: workers use what the law lists, and nothing else", () => {
    const s = withLaw("L16", {
      tiles: { N1: "N08" },
      buildings: { N1a: "workshop", N1b: "first-aid-post" },
      fields: { ...WARM, developing: 1, developedAt: 9, pressure: 4 },
    });
    s.sick.fill(2);
    s.reserve[WORKER] = 2;
    play(s, "actMeeple worker", "actKind use");
    expect(legalMoves(s)).toEqual(["useAt N1a", "useAt N1b"]);
    expect(why(s, "useAt generator")).toBe("GEN-19.8");
  });

  test("GEN-29.19 GEN-16.6 · deathShield: the first death from Dawn to Dawn, each round anew", () => {
    const s = withLaw("L08", { fields: { citizenDeck: 0, citizenDiscard: 0, round: 3, corpses: 2 } });
    expect(s.corpses).toBe(0);
    const corpses = [1, 2, 3].map(() => {
      resolve(s, at(DIE_CODE, WORKER));
      return s.corpses;
    });
    expect([s.deaths, corpses]).toEqual([3, [0, 1, 2]]);
    enter(s, "dawn");
    expect(s.deaths).toBe(0);
  });

  test("GEN-29.20 GEN-13.7 · vaultWarm: braziers keep the vault warm for one night", () => {
    const braziers = SPECIALS.findIndex(({ scenario }) => scenario === 2);
    const s = arrange({ options: { scenario: "S3" }, radius: [1, 2, 3], fields: { heat: 0, cold: 3 } });
    const lostSeeds = (city: State): number =>
      eventsOf(enter(city, "nightScenario"), "counterChanged").length;
    expect(lostSeeds(structuredClone(s))).toBe(1);
    withCard(s, at(SPECIAL_CODE, braziers));
    expect(lostSeeds(s)).toBe(0);
    expect([...s.modifiers, ...s.roundModifiers].every((n) => n === 0)).toBe(true);
  });

  test("GEN-10.8 · what is warm is read from the zone for gathering, from the band for use", () => {
    const s = arrange({
      radius: [1, 2, 3],
      fields: { heat: 2, cold: 3 },
      tiles: { F1: "F03", N1: "N08" },
      buildings: { F1a: "infirmary", N1a: "hunters-hut" },
    });
    expect(["G1", "N1b", "F1b"].map((space) => isCold(s, GATHER, spaceNamed(space)))).toEqual([
      false,
      false,
      true,
    ]);
    expect(["F1a", "N1a"].map((space) => isCold(s, USE, spaceNamed(space)))).toEqual([false, true]);
  });
});
