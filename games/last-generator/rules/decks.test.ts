import { Random } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { countBits } from "../bits.ts";
import { CONSEQUENCES, DUSK_IDS, LAW_IDS, MORNING_IDS } from "../data.ts";
import { layout } from "../state.ts";
import { arrange, enter, eventsOf, listening, play, until } from "../testing.ts";
import { drawCitizen, drawDusk } from "./decks.ts";

const morning = (id: string): number => MORNING_IDS.indexOf(id);

describe("the Dusk deck", () => {
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
    expect([s.duskDeck, s.unseenConcertations]).toEqual([0, 0]);
    const next = enter(s, "duskCard").events.map(({ type }) => type);
    expect(next.slice(0, 2)).toEqual(["duskRebuilt", "duskTurned"]);
    expect(countBits(s.duskDeck)).toBe(2);
    expect((s.duskDeck | s.duskDiscard) & ~((1 << q("D01")) | (1 << q("D04")) | (1 << q("Q05")))).toBe(0);
  });

  test("GEN-11.3 GEN-22.2 GEN-2.11 · V54: each entry is as likely as the others, then each card that it may be", () => {
    const counts = new Map<string, number>();
    const random = Random.of(1);
    const deals = 4000;
    const start = arrange({
      fields: {
        duskDeck: 1 << DUSK_IDS.indexOf("D09"),
        duskLaws: 1 << LAW_IDS.indexOf("L05"),
        duskDiscard: 0,
        hiddenBase: 2,
        unseenBase: 0b11010110,
        hiddenConcertation: 0,
      },
    });
    for (let i = 0; i < deals; i++) {
      const s = layout.clone(start);
      drawDusk(s, { random, emit: null });
      const id = DUSK_IDS[s.duskCard - 1] ?? CONSEQUENCES[s.consequenceCard - 1]?.id ?? "";
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    const chances = {
      D09: 1 / 4,
      L05a: 1 / 8,
      L05b: 1 / 8,
      D02: 1 / 10,
      D03: 1 / 10,
      D05: 1 / 10,
      D07: 1 / 10,
      D08: 1 / 10,
    };
    expect([...counts.keys()].sort()).toEqual(Object.keys(chances).sort());
    for (const [id, chance] of Object.entries(chances))
      expect(Math.abs((counts.get(id) ?? 0) / deals - chance)).toBeLessThan(0.025);
  });

  test("GEN-2.9 GEN-22.5 GEN-11.2 · a consequence leaves the game; with no card anywhere Dusk is skipped", () => {
    const s = arrange({
      fields: {
        duskDeck: 0,
        duskDiscard: 0,
        hiddenBase: 0,
        hiddenConcertation: 0,
        duskLaws: 1 << LAW_IDS.indexOf("L09"),
      },
    });
    const context = enter(s, "duskCard");
    expect(eventsOf(context, "consequenceTurned")).toHaveLength(1);
    expect([s.duskLaws, s.duskDeck, s.duskDiscard]).toEqual([0, 0, 0]);
    const empty = enter(
      arrange({ fields: { duskDeck: 0, duskDiscard: 0, hiddenBase: 0, hiddenConcertation: 0 } }),
      "duskCard",
    );
    expect(empty.events.map(({ type }) => type).slice(0, 2)).toEqual(["phaseBegun", "mealServed"]);
  });

  test("GEN-11.5 · without a Concertation left none is added", () => {
    const s = arrange({
      fields: {
        duskDeck: 1 << DUSK_IDS.indexOf("Q03"),
        duskDiscard: 0,
        hiddenBase: 0,
        hiddenConcertation: 0,
        unseenConcertations: 0,
      },
    });
    const context = enter(s, "duskCard");
    until(s, context, "feed", "food", "shelter", "turn");
    expect([s.duskDeck, s.duskDiscard]).toEqual([0, 0]);
  });

  test("GEN-20.3 GEN-28.23 · with no Citizen card anywhere none is drawn", () => {
    const s = arrange({ fields: { citizenDeck: 0, citizenDiscard: 0, hand: 0 } });
    expect(drawCitizen(s, listening())).toBe(-1);
    s.citizenDiscard = 0b101;
    const context = listening();
    expect([0, 2]).toContain(drawCitizen(s, context));
    expect([
      countBits(s.citizenDeck),
      s.citizenDiscard,
      eventsOf(context, "citizenDeckRebuilt").length,
    ]).toEqual([1, 0, 1]);
  });
});
