import { describe, expect, test } from "vitest";
import { DUSK_IDS, LAW_IDS, MORNING_IDS } from "../data.ts";
import { arrange, enter, listening, play, until } from "../testing.ts";

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
