import { describe, expect, test } from "vitest";
import { CITIZEN_IDS, ENGINEER, LAW_IDS, SPECIALS, WORKER } from "../data.ts";
import { spaceNamed } from "../map.ts";
import type { State } from "../state.ts";
import {
  arrange,
  asked,
  begun,
  enter,
  eventsOf,
  legalMoves,
  listening,
  type Position,
  play,
  until,
  why,
} from "../testing.ts";
import { whyNotSpecial, whyNotUse } from "./acting.ts";

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
    expect([asked(far), far.sick[WORKER]]).toEqual(["turn", 1]);
    expect([...far.tiles].filter((tile) => tile > 0)).toHaveLength(2);
    const cleared = arrange({
      tiles: { N1: "N06" },
      stock: { wood: 2 },
      fields: { nearTiles: 0, farTiles: 0 },
    });
    play(cleared, "actMeeple worker");
    expect([why(cleared, "actKind clear-near"), why(cleared, "actKind clear-far")]).toEqual([
      "GEN-10.9",
      "GEN-10.9",
    ]);
  });

  test("GEN-10.7 GEN-16.3 GEN-24.2 GEN-24.3 · coal, card, place, cold, effect: in this order; automata do not freeze", () => {
    const position = {
      tiles: { N1: "N06" },
      stock: { coal: 1 },
      reserve: [1, 0, 0, 1],
      fields: { automata: 1, heat: 0, cold: 3, hand: card("P04"), citizenDeck: 0 },
    };
    const told = (words: readonly string[]): string[] =>
      play(arrange(position), ...words).events.map(({ type }) => type);
    expect(
      told(["actMeeple worker", "actKind gather", "~gatherAt N1a", "playCitizen P04"]).slice(0, 4),
    ).toEqual(["citizenPlayed", "acted", "sickened", "resourceChanged"]);
    expect(told(["actMeeple automaton", "actKind gather", "gatherAt N1a"]).slice(0, 3)).toEqual([
      "resourceChanged",
      "acted",
      "gathered",
    ]);
  });

  test("GEN-10.10 GEN-10.15 · two of a space, one Meeple there until Night", () => {
    const s = arrange({ tiles: { N1: "N06" }, fields: { heat: 3, cold: 3 } });
    play(s, "actMeeple worker", "actKind gather", "gatherAt N1a");
    expect([s.resources[0], s.amounts[spaceNamed("N1a")]]).toEqual([2, 2]);
    play(s, "actMeeple worker", "actKind gather");
    expect([s.resources[0], s.amounts[spaceNamed("N1b")]]).toEqual([4, 1]);
    play(s, "actMeeple worker");
    expect(why(s, "actKind gather")).toBe("GEN-10.10");
    expect([s.placed[spaceNamed("N1a") * 4], s.placed[spaceNamed("N1b") * 4]]).toEqual([1, 1]);
    enter(s, "nightHome");
    expect([...s.placed].every((n) => n === 0)).toBe(true);
  });

  test.each([
    ["workshop", { developing: 1, developedAt: 9 }],
    ["infirmary", {}],
    ["beacon", {}],
    ["relief-valve", { pressure: 1 }],
    ["gathering-post", {}],
    ["factory", { automata: 5 }],
  ])("GEN-10.12 · no Meeple uses a %s for nothing", (id, fields) => {
    const city = (able: boolean): State => {
      const s = arrange({
        stock: { core: 1, steel: 2 },
        tiles: { N1: "N08" },
        buildings: { N1a: id },
        reserve: [0, 1, 0, 0],
        fields: { heat: 3, cold: 3, automata: 6, lawDisplay: 0, ...(able ? fields : {}) },
      });
      if (!able) return s;
      s.sick[WORKER] = 1;
      s.scouts[0] = 1;
      s.amounts[0] = 5;
      return s;
    };
    const idle = city(false);
    play(idle, "actMeeple engineer");
    expect(why(idle, "actKind use")).toBe("GEN-10.12");
    const able = city(true);
    play(able, "actMeeple engineer");
    expect(why(able, "actKind use")).toBe(null);
  });

  test.each([
    // Full of Hope, all of it active; nobody discontent.
    ["prayer-house", { hope: "faith! faith! faith! resolve! resolve! resolve!" }],
    ["prayer-house+", { hope: "faith! faith! faith! resolve resolve resolve" }],
    ["tavern", { discontent: "" }],
    ["watch-post", { discontent: "anger fear" }],
    ["watch-post+", { discontent: "" }],
  ])("GEN-10.12 · a %s that can change no token is not used", (id, tokens) => {
    const city = (than: Position): State =>
      arrange({
        stock: { food: 9 },
        tiles: { N1: "N08" },
        buildings: { N1a: id },
        reserve: [1, 0, 0, 0],
        fields: { heat: 3, cold: 3 },
        ...than,
      });
    expect(whyNotUse(city(tokens), WORKER, spaceNamed("N1a"))).toBe("GEN-10.12");
    const able = city({ hope: "faith resolve!", discontent: "anger! fear" });
    expect(whyNotUse(able, WORKER, spaceNamed("N1a"))).toBe(null);
  });

  test("GEN-10.12 · any of the effects is enough: an upgraded Graveyard for its Hope, no Workshop for a token that is due", () => {
    const s = arrange({
      tiles: { N1: "N08" },
      buildings: { N1a: "graveyard+", N1b: "workshop" },
      reserve: [1, 1, 0, 0],
      fields: { corpses: 1, round: 3, developing: 1, developedAt: 4 },
    });
    expect(whyNotUse(s, WORKER, spaceNamed("N1a"))).toBe(null);
    expect(whyNotUse(s, ENGINEER, spaceNamed("N1b"))).toBe("GEN-10.12");
    s.developedAt = 5;
    expect(whyNotUse(s, ENGINEER, spaceNamed("N1b"))).toBe(null);
  });

  test("GEN-19.7 GEN-19.8 · one Meeple on a small building, two on a large one, of its users only", () => {
    const s = arrange({
      sick: [9, 9, 9],
      tiles: { N1: "N08", N2: "N05" },
      buildings: { N1a: "infirmary", N2a: "first-aid-post" },
      reserve: [1, 4, 0, 0],
      fields: { heat: 3, cold: 3, lawDisplay: 0 },
    });
    for (let i = 0; i < 2; i++) {
      play(s, "actMeeple engineer", "actKind use", "useAt N1a", "~chooseOption 1");
      until(s, listening(), "turn");
    }
    play(s, "actMeeple engineer", "actKind use", "~useAt N2a", "~chooseOption 1");
    until(s, listening(), "turn");
    play(s, "actMeeple engineer");
    expect(why(s, "actKind use")).toBe("GEN-10.12");
    expect(["N1a", "N2a"].map((place) => whyNotUse(s, ENGINEER, spaceNamed(place)))).toEqual([
      "GEN-19.7",
      "GEN-19.7",
    ]);
    s.placed.fill(0);
    expect(whyNotUse(s, WORKER, spaceNamed("N1a"))).toBe("GEN-19.8");
  });

  test("GEN-10.13 GEN-25.8 · one scout away, two with an upgraded Beacon, each on a stack of its own", () => {
    const s = arrange({ tiles: { N1: "N08" }, buildings: { N1a: "beacon" }, stock: { steel: 2, wood: 9 } });
    play(s, "actMeeple worker", "actKind scout", "deploy 2");
    expect([s.scouts[1], s.scoutSpaces[1], s.reserve[WORKER]]).toEqual([1, 0, 2]);
    play(s, "actMeeple engineer");
    expect(why(s, "actKind scout")).toBe("GEN-10.13");
    play(s, "actKind build", "upgrade N1a", "stop", "actMeeple engineer", "actKind scout");
    expect(why(s, "deploy 2")).toBe("GEN-10.13");
    play(s, "deploy 1", "actMeeple worker");
    expect(why(s, "actKind scout")).toBe("GEN-10.13");
  });

  test("GEN-10.14 GEN-13.7 · a special action once a round, while its requirement holds and its cost is there", () => {
    const s = arrange({ options: { scenario: "S2" }, stock: { wood: 9, steel: 9 } });
    play(s, "actMeeple worker", "actKind special");
    expect([s.counters[0], ...s.resources]).toEqual([1, 7, 0, 8, 0, 0]);
    play(s, "actMeeple worker");
    expect(why(s, "actKind special")).toBe("GEN-10.14");
    const raise = SPECIALS.findIndex(({ scenario }) => scenario === 1);
    expect(whyNotSpecial(s, WORKER, raise)).toBe("GEN-10.14");
    s.specialsDone = 0;
    expect(whyNotSpecial(s, WORKER, raise)).toBe(null);
    expect(whyNotSpecial(s, 2, raise)).toBe("GEN-10.14");
    s.resources[2] = 0;
    expect(whyNotSpecial(s, WORKER, raise)).toBe("GEN-2.8");
    s.resources[2] = 1;
    s.counters[0] = 6;
    expect(whyNotSpecial(s, WORKER, raise)).toBe("GEN-2.8");
  });

  test("GEN-17.3 GEN-10.4 · feeding is free: coal by coal, up to the cold, and the turn goes on", () => {
    const s = arrange({ seats: 2, stock: { coal: 3 }, fields: { heat: 1, cold: 3 } });
    play(s, "feedOne", "feedOne");
    expect([s.heat, s.resources[1], s.active, s.passes]).toEqual([3, 1, 0, 0]);
    expect(why(s, "feedOne")).toBe("GEN-17.1");
    s.cold = 4;
    s.resources[1] = 0;
    expect(why(s, "feedOne")).toBe("GEN-17.3");
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

  test("GEN-20.1 GEN-20.4 GEN-20.6 · a card of the Meeple's own type, for an action that it lists; automata have none", () => {
    const hand = ["P01", "P03", "P12", "P14"].reduce((bits, id) => bits | card(id), 0);
    const s = arrange({
      tiles: { N1: "N06" },
      stock: { coal: 1 },
      reserve: [1, 1, 0, 1],
      fields: { hand, citizenDeck: 0, heat: 3, cold: 3, automata: 1 },
    });
    const cards = (meeple: string): string[] => {
      const copy = structuredClone(s);
      play(copy, `actMeeple ${meeple}`, "actKind gather", "gatherAt N1a");
      return asked(copy) === "citizenCard" ? legalMoves(copy) : [];
    };
    expect(cards("worker")).toEqual(["playCitizen P01", "playNoCitizen"]);
    expect(cards("engineer")).toEqual(["playCitizen P12", "playNoCitizen"]);
    expect(cards("automaton")).toEqual([]);
    play(s, "actMeeple worker", "actKind gather", "gatherAt N1a");
    expect(why(s, "playCitizen P12")).toBe("GEN-20.1");
    expect(why(s, "playCitizen P03")).toBe("GEN-20.1");
    expect(why(s, "playCitizen P02")).toBe("GEN-20.1");
  });

  test("GEN-20.2 GEN-28.33 · V42: a gathering card takes from the Meeple's own space", () => {
    const s = arrange({
      tiles: { N1: "N06", N2: "N01" },
      fields: { hand: card("P01"), citizenDeck: 0, heat: 3, cold: 3 },
    });
    s.amounts[spaceNamed("N1a")] = 5;
    play(s, "actMeeple worker", "actKind gather", "gatherAt N1a", "playCitizen P01");
    expect([s.resources[0], s.amounts[spaceNamed("N1a")], s.placed[spaceNamed("N1a") * 4]]).toEqual([
      4, 1, 1,
    ]);
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
