import { at } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { CONSEQUENCE_CODE, DEATH_CODE, DUSK_CODE, EXPERT_CODE } from "../compile/tables.ts";
import {
  CITIZEN_IDS,
  CONSEQUENCES,
  DUSK_IDS,
  EVENTS,
  LAW_IDS,
  MORNING_IDS,
  TECHNOLOGY_IDS,
  WORKER,
} from "../data.ts";
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
  resolve,
  stockOf,
  tokensOf,
  until,
  why,
} from "../testing.ts";
import { hasten } from "./decks.ts";

const card = (id: string): number => 1 << CITIZEN_IDS.indexOf(id);
const consequence = (id: string): number =>
  at(
    CONSEQUENCE_CODE,
    CONSEQUENCES.findIndex((other) => other.id === id),
  );

/** Hope falls by one point, and the first answer is given. */
function lowerOnce(s: ReturnType<typeof arrange>): void {
  resolve(s, at(DEATH_CODE, CITIZEN_IDS.indexOf("P01") * 3));
  until(s, listening(), "turn");
}

describe("hope and discontent", () => {
  test("GEN-15.5 GEN-15.6 GEN-15.1 · V3: exhaust what is active, or remove what is exhausted", () => {
    const s = arrange({ discontent: "anger! fear" });
    resolve(s, at(EXPERT_CODE, 4));
    expect(legalMoves(s)).toEqual(["exhaustToken anger", "removeToken fear"]);
    expect(why(s, "removeToken anger")).toBe("GEN-15.5");
    play(s, "removeToken fear");
    expect(tokensOf(s, 1)).toBe("anger!");
  });

  test("GEN-15.4 · V20 V21: a rise of a type draws any token, then activates one of that type", () => {
    const s = arrange({ hope: "faith! resolve" });
    // 5 resolve, 6 solidarity, 5 faith in the bag: the sixth draw is solidarity.
    resolve(s, at(DUSK_CODE, DUSK_IDS.indexOf("D22")), loaded(5));
    expect(tokensOf(s, 0)).toBe("faith! resolve! solidarity");
    const drawn = arrange({ hope: "faith!" });
    resolve(drawn, at(DUSK_CODE, DUSK_IDS.indexOf("D22")), loaded(0));
    expect(tokensOf(drawn, 0)).toBe("faith! resolve!");
  });

  test("GEN-15.3 GEN-14.2 GEN-15.7 · V22: the sixth token of discontent is the end", () => {
    const s = arrange({ discontent: "anger! fear! grief! anger! fear" });
    resolve(s, consequence("L18b"));
    expect(legalMoves(s)).toEqual(["drawToken", "activateToken fear"]);
    play(s, "drawToken");
    expect([s.outcome, s.loss]).toEqual([2, 2]);
    const full = arrange({ discontent: "anger! fear! grief! anger! fear!" });
    resolve(full, consequence("L18b"));
    expect([full.outcome, full.loss]).toEqual([2, 2]);
  });

  test("GEN-15.5 GEN-14.1 · V23: the last token of hope", () => {
    const s = arrange({ hope: "faith!" });
    lowerOnce(s);
    expect([tokensOf(s, 0), s.outcome]).toEqual(["faith", 0]);
    const lost = arrange({ hope: "faith" });
    lowerOnce(lost);
    expect([lost.outcome, lost.loss]).toEqual([2, 1]);
  });

  test("GEN-15.3 GEN-15.1 · V24: a full track of active tokens takes no more", () => {
    const s = arrange({ hope: "faith! faith! faith! resolve! resolve! resolve!" });
    const context = resolve(s, consequence("L02a"));
    expect(context.events).toEqual([]);
  });

  test("GEN-15.4 GEN-28.5 GEN-15.2 · V57: what a first effect has activated the second does not find", () => {
    const s = arrange({ discontent: "grief grief!" });
    // 6 anger, 6 fear, 4 grief: the seventh is fear.
    resolve(s, at(DUSK_CODE, DUSK_IDS.indexOf("D19")), loaded(6));
    expect(tokensOf(s, 1)).toBe("grief! grief! fear");
  });

  test("GEN-9.1 GEN-9.2 GEN-9.5 GEN-21.1 GEN-21.2 GEN-21.3 GEN-28.5 GEN-15.8 · V53: the call gives the Expert the token it needs", () => {
    const s = arrange({ hope: "faith resolve", discontent: "anger fear" });
    s.expert = 5;
    enter(s, "prepare");
    expect(why(s, "useExpert")).toBe("GEN-21.2");
    expect(why(s, "callOfDuty 1")).toBe("GEN-21.3");
    play(s, "callOfDuty 2", "~activateToken faith", "~activateToken resolve");
    expect(tokensOf(s, 0)).toBe("faith! resolve!");
    play(s, "useExpert");
    expect(tokensOf(s, 0)).toBe("faith resolve!");
    play(s, "removeToken anger");
    expect(tokensOf(s, 1)).toBe("fear");
    expect(s.callUsed).toBe(1);
  });
});

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

  test("GEN-10.10 GEN-19.1 GEN-19.2 GEN-19.7 · V27: no building under a Meeple; what lies there is destroyed", () => {
    const s = arrange({ stock: { wood: 9, steel: 9 }, tiles: { N1: "N09" }, fields: { heat: 3, cold: 3 } });
    play(
      s,
      "actMeeple worker",
      "actKind gather",
      "gatherAt N1a",
      "actMeeple worker",
      "actKind build",
      "construct bunkhouse",
    );
    expect(why(s, "buildAt N1a")).toBe("GEN-19.1");
    const free = arrange({ stock: { wood: 9, steel: 9 }, tiles: { N1: "N09" } });
    play(free, "actMeeple worker", "actKind build", "construct bunkhouse", "buildAt N1a");
    expect([free.amounts[spaceNamed("N1a")], free.amounts[spaceNamed("N1b")]]).toEqual([0, 0]);
    expect(stockOf(free)).toMatchObject({ wood: 4, steel: 7 });
  });

  test("GEN-19.5 GEN-23.3 GEN-23.2 · V28: with the last Workshop the work is lost, and nothing comes back", () => {
    const s = arrange({
      tiles: { N1: "N08" },
      buildings: { N1a: "workshop", N1b: "tent" },
      fields: { developing: 8, developedAt: 9 },
    });
    play(s, "actMeeple worker", "actKind build", "dismantle N1a");
    expect([s.developing, s.developedAt, s.resources[0]]).toEqual([0, 0, 0]);
  });

  test("GEN-23.5 GEN-28.29 · V29: the token comes no nearer than the next round", () => {
    const s = arrange({ fields: { round: 4, developing: 1, developedAt: 6 } });
    hasten(s, 3, listening());
    expect(s.developedAt).toBe(5);
    hasten(s, 3, listening());
    expect(s.developedAt).toBe(5);
  });

  test("GEN-23.1 GEN-28.34 · V30: a token never lies beyond space 15", () => {
    const s = arrange({ stock: { wood: 9, steel: 9 }, fields: { round: 13, techDisplay: 0b11 } });
    play(s, "actMeeple worker", "actKind build", "construct workshop", "buildAt G1", "chooseTechnology T01");
    expect([s.developing, s.developedAt]).toEqual([TECHNOLOGY_IDS.indexOf("T01") + 1, 15]);
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

  test("GEN-22.1 GEN-22.2 GEN-22.3 GEN-28.37 GEN-10.12 GEN-22.4 · V40: an excluded law is not offered, and four are enough", () => {
    const law = (id: string): number => LAW_IDS.indexOf(id);
    const s = arrange({ fields: { lawDisplay: (1 << law("L08")) | (1 << law("L05")) | (1 << law("L03")) } });
    s.laws[0] = law("L07") + 1;
    play(s, "actMeeple engineer", "actKind use", "~useAt platform");
    expect(legalMoves(s)).toEqual(["chooseLaw L03", "chooseLaw L05"]);
    expect(why(s, "chooseLaw L08")).toBe("GEN-22.2");
    const full = arrange({ fields: { lawDisplay: 1 << law("L05"), heat: 3, cold: 3 } });
    full.laws.set([1, 3, 4, 7]);
    play(full, "actMeeple engineer");
    expect(why(full, "actKind use")).toBe("GEN-10.12");
  });

  test("GEN-10.11 GEN-19.1 GEN-19.5 GEN-28.35 · V52: a full map: dismantle, then build on the same space, then stop", () => {
    const s = arrange({
      stock: { wood: 2 },
      tiles: { N1: "N01" },
      buildings: { N1a: "sawmill", N1b: "tent", G1: "tent", G2: "tent", G3: "tent", G4: "tent", G5: "tent" },
    });
    play(s, "actMeeple worker", "actKind build");
    expect(why(s, "stop")).toBe("GEN-10.11");
    expect(why(s, "construct hunters-hut")).toBe("GEN-2.2");
    play(s, "dismantle N1a", "construct tent", "~buildAt N1a", "~stop");
    expect([s.resources[0], s.building[spaceNamed("N1a")]]).toEqual([0, s.building[spaceNamed("N1b")] ?? 0]);
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

describe("events", () => {
  const event = (id: string): number => EVENTS.findIndex((other) => other.id === id);
  const morning = (id: string): number => MORNING_IDS.indexOf(id);

  test("GEN-26.2 GEN-5.4 GEN-6.1 GEN-6.2 · V47: nobody searches, and the child is lost", () => {
    const s = arrange({
      citizens: [9, 9, 9],
      fields: { round: 3, morningDeck: 1 << morning("M07"), citizenDeck: 0 },
    });
    enter(s, "morning");
    play(s, "chooseOption 1");
    expect([s.events[0], s.eventRounds[event("M07")]]).toEqual([event("M07") + 1, 4]);
    s.morningDeck = 0;
    s.ask = 0;
    s.depth = 0;
    enter(s, "dawn");
    expect([s.citizens[2], s.events[0]]).toEqual([8, 0]);
  });

  test("GEN-2.9 GEN-28.26 · V48: a protected event cannot be discarded", () => {
    const s = arrange({
      tiles: { N1: "N08" },
      buildings: { N1a: "workshop" },
      hope: "resolve!",
      fields: { hand: card("P10"), citizenDeck: 0, developing: 1, developedAt: 9, heat: 3, cold: 3 },
    });
    s.events[0] = event("M02") + 1;
    s.eventRounds[event("M02")] = 6;
    play(s, "actMeeple engineer", "actKind use", "~useAt N1a", "playCitizen P10");
    until(s, listening(), "turn");
    expect(s.events[0]).toBe(event("M02") + 1);
    s.events[1] = event("M05") + 1;
    s.citizenPlayed = 0;
    s.hand = card("P10");
    s.placed.fill(0);
    play(s, "actMeeple engineer", "actKind use", "~useAt N1a", "playCitizen P10");
    until(s, listening(), "turn", "discardEvent");
    expect(why(s, "discardEvent M02")).toBe("GEN-2.9");
    play(s, "discardEvent M05");
    expect([s.events[0], s.events[1]]).toEqual([event("M02") + 1, 0]);
  });

  test("GEN-28.25 GEN-11.3 · V49: a linked card comes once", () => {
    const s = arrange({ fields: { round: 3, morningDeck: 1 << morning("M01") } });
    const fouled = 1 << DUSK_IDS.indexOf("D09");
    enter(s, "morning");
    play(s, "~chooseOption 3", "~chooseType worker");
    expect(s.duskDeck & fouled).toBe(fouled);
    s.duskDeck = 0;
    s.morningDeck = 1 << morning("M01");
    s.ask = 0;
    enter(s, "morning");
    play(s, "~chooseOption 3", "~chooseType worker");
    expect(s.duskDeck & fouled).toBe(0);
  });

  test("GEN-26.1 GEN-11.1 GEN-5.4 · V58: the cough takes two each dusk, and ends at its token", () => {
    const s = arrange({ fields: { round: 4, duskDeck: 0, hiddenBase: 0, hiddenConcertation: 0 } });
    s.events[0] = event("M22") + 1;
    s.eventRounds[event("M22")] = 6;
    enter(s, "duskEffects");
    expect(asked(s)).toBe("sick");
    play(s, "chooseType worker", "chooseType worker");
    expect(s.sick[WORKER]).toBeGreaterThanOrEqual(2);
    s.ask = 0;
    s.depth = 0;
    s.round = 5;
    const context = enter(s, "dawn");
    expect(eventsOf(context, "eventLeft").length).toBe(1);
  });

  test("GEN-11.2 GEN-11.3 GEN-11.4 GEN-11.5 · V43: after a Concertation the next one waits in the discard", () => {
    const q = (id: string): number => DUSK_IDS.indexOf(id);
    const s = arrange({
      fields: {
        duskDeck: 1 << q("Q03"),
        duskDiscard: (1 << q("D01")) | (1 << q("D04")),
        hiddenBase: 0,
        hiddenConcertation: 0,
        unseenConcertations: 1 << 4,
      },
    });
    const context = enter(s, "duskCard");
    until(s, context, "feed", "food", "shelter", "turn");
    expect(s.duskDiscard).toBe((1 << q("D01")) | (1 << q("D04")) | (1 << q("Q05")));
    expect(s.duskDeck).toBe(0);
  });

  test("GEN-11.3 · V54: each entry of the Dusk deck is as likely as the others", () => {
    const counts = { known: 0, law: 0, hidden: 0 };
    const context = listening();
    for (let i = 0; i < 800; i++) {
      const s = arrange({
        fields: {
          duskDeck: 1 << DUSK_IDS.indexOf("D09"),
          hiddenBase: 2,
          unseenBase: 0b11010110,
          hiddenConcertation: 0,
        },
      });
      s.duskLaws = 1 << LAW_IDS.indexOf("L05");
      s.duskDiscard = 0;
      const told = enter(s, "duskCard", context.random).events;
      const turned = told.find(({ type }) => type === "duskTurned" || type === "consequenceTurned");
      if (turned?.type === "consequenceTurned") counts.law++;
      else if (turned?.data.card === DUSK_IDS.indexOf("D09")) counts.known++;
      else {
        counts.hidden++;
        expect([1, 2, 4, 6, 7]).toContain(turned?.data.card);
      }
    }
    expect(counts.known / 800).toBeCloseTo(0.25, 1);
    expect(counts.law / 800).toBeCloseTo(0.25, 1);
    expect(counts.hidden / 800).toBeCloseTo(0.5, 1);
  });
});
