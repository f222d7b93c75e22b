import { describe, expect, test } from "vitest";
import { AUTOMATON, CITIZEN_IDS, DUSK_IDS, EVENTS, LAW_IDS, MORNING_IDS, SPECIALS, WORKER } from "../data.ts";
import { arrange, asked, enter, legalMoves, listening, play, playWith, until, why } from "../testing.ts";
import { whyNotSpecial } from "./acting.ts";

const card = (id: string): number => 1 << CITIZEN_IDS.indexOf(id);
const event = (id: string): number => EVENTS.findIndex((other) => other.id === id);
const morning = (id: string): number => MORNING_IDS.indexOf(id);

describe("laws and events", () => {
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

  test("GEN-26.1 GEN-11.1 GEN-5.4 · V58: the cough takes two each dusk, and ends at its token", () => {
    const s = arrange({
      fields: {
        round: 4,
        morningDeck: 1 << morning("M22"),
        duskDeck: 0,
        hiddenBase: 0,
        hiddenConcertation: 0,
      },
    });
    // Nobody can pay for the others.
    enter(s, "morning");
    expect([s.events[0], s.eventRounds[event("M22")]]).toEqual([event("M22") + 1, 6]);
    for (const round of [4, 5]) {
      s.round = round;
      s.sick.fill(0);
      s.ask = 0;
      s.depth = 0;
      enter(s, "duskEffects");
      expect(asked(s)).toBe("sick");
      play(s, "chooseType worker");
      expect([...s.sick]).toEqual([1, 0, 0]);
      const told = play(s, "chooseType engineer");
      expect(told.events.slice(0, 2).map(({ type }) => type)).toEqual(["sickened", "phaseBegun"]);
    }
    s.ask = 0;
    s.depth = 0;
    s.round = 5;
    const told = enter(s, "dawn").events.map(({ type }) => type);
    expect(told.slice(told.indexOf("eventDue"), told.indexOf("eventDue") + 3)).toEqual([
      "eventDue",
      "eventLeft",
      "phaseBegun",
    ]);
    expect(s.events[0]).toBe(0);
  });

  test("GEN-11.1 · laws in order of enactment, then events in order of arrival", () => {
    const s = arrange({
      discontent: "anger! fear!",
      fields: { duskDeck: 0, hiddenBase: 0, hiddenConcertation: 0 },
    });
    s.laws.set([LAW_IDS.indexOf("L03") + 1, LAW_IDS.indexOf("L17") + 1]);
    s.events[0] = event("M22") + 1;
    s.eventRounds[event("M22")] = 9;
    enter(s, "duskEffects");
    expect(legalMoves(s)).toEqual(["exhaustToken anger", "exhaustToken fear"]);
    play(s, "exhaustToken fear");
    expect(asked(s)).toBe("sick");
  });

  test.each([0, 1])(
    "GEN-6.1 GEN-2.8 · M19 with %i dead: only bones that are there come up again",
    (corpses) => {
      const s = arrange({ fields: { corpses, morningDeck: 1 << MORNING_IDS.indexOf("M19") } });
      const context = enter(s, "morning");
      if (corpses > 0) playWith(s, context.random, "chooseOption 2");
      const bones = DUSK_IDS.indexOf("D17");
      expect((s.duskDeck >> bones) & 1).toBe(corpses);
      expect(s.resources[0]).toBe(1 - corpses);
    },
  );

  test("GEN-2.8 GEN-6.1 GEN-6.2 · an option that cannot be paid or is not open is refused; the others leave the game", () => {
    const s = arrange({ stock: { food: 3 }, fields: { round: 3, morningDeck: 1 << morning("M06") } });
    enter(s, "morning");
    expect(asked(s)).toBe("sick");
    expect(s.morningDeck).toBe(0);
    const rich = arrange({ stock: { food: 4 }, fields: { round: 3, morningDeck: 1 << morning("M06") } });
    enter(rich, "morning");
    expect(legalMoves(rich)).toEqual(["chooseOption 1", "chooseOption 2"]);
    expect(why(rich, "chooseOption 3")).toBe("GEN-2.8");
    play(rich, "chooseOption 2");
    expect([rich.resources[3], rich.events[0]]).toEqual([0, 0]);
  });

  test("GEN-24.1 GEN-26.1 · an event's special action is for people; done once, the event leaves", () => {
    const cart = SPECIALS.findIndex(({ id }) => id === "M05");
    const s = arrange({ stock: { coal: 2 }, reserve: [1, 0, 0, 1], fields: { automata: 1, nearTiles: 1 } });
    s.events[0] = event("M05") + 1;
    s.eventRounds[event("M05")] = 6;
    expect([whyNotSpecial(s, WORKER, cart), whyNotSpecial(s, AUTOMATON, cart)]).toEqual([null, "GEN-24.1"]);
    play(s, "actMeeple worker", "actKind special");
    expect([s.resources[0], s.resources[2], s.events[0]]).toEqual([3, 2, 0]);
    expect(whyNotSpecial(s, WORKER, cart)).toBe("GEN-10.14");
  });
});
