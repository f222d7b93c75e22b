import { at } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { CHILD, CITIZEN_IDS, LOST_SICKNESS, WORKER } from "../data.ts";
import { WEATHER } from "../phases.ts";
import { arrange, asked, enter, eventsOf, play } from "../testing.ts";

describe("from the weather to the sick", () => {
  test("GEN-4.1 GEN-8.6 · the storm belongs to the Weather phase: preparation begins when it is over", () => {
    const s = arrange({ hope: "faith! resolve", fields: { round: 9, storm: 10 } });
    s.weatherDeck = 1 << 12;
    s.weatherLeft.set([0, 0, 1]);
    const context = enter(s, "weather");
    expect([asked(s), s.phase]).toEqual(["lower", WEATHER]);
    expect(eventsOf(context, "phaseBegun")).toEqual([]);
    expect(eventsOf(play(s, "exhaustToken faith"), "phaseBegun").length).toBeGreaterThan(0);
  });

  test("GEN-8.7 GEN-28.27 · the marker is a plain number, beyond the track too", () => {
    const s = arrange({ fields: { round: 9, storm: 17 } });
    s.weatherDeck = 1 << 12;
    s.weatherLeft.set([0, 0, 1]);
    expect(eventsOf(enter(s, "weather"), "stormBroke")).toEqual([]);
    expect(s.storm).toBe(15);
  });

  test("GEN-8.6 · the test is made even when the card moves no marker", () => {
    const s = arrange({ hope: "faith! resolve", fields: { round: 9, storm: 9 } });
    s.weatherDeck = 1;
    s.weatherLeft.set([1, 0, 0]);
    expect(eventsOf(enter(s, "weather"), "stormBroke")).toHaveLength(1);
  });

  test("GEN-9.3 GEN-9.4 GEN-14.4 · a death of one type that brings another to 26 is the end when its section is read", () => {
    const s = arrange({
      citizens: [9, 9, 30],
      sick: [7, 0, 25],
      skull: [1, 0, 0],
      // Agnes of the ward: a worker's death makes one more sick.
      fields: { citizenDeck: 1 << CITIZEN_IDS.indexOf("P18") },
    });
    const context = enter(s, "sicknessLimit");
    expect(asked(s)).toBe("sick");
    const end = play(s, "chooseType child");
    expect([at(s.citizens, WORKER), at(s.sick, CHILD), s.loss]).toEqual([8, 26, LOST_SICKNESS]);
    expect(eventsOf(context, "gameEnded")).toEqual([]);
    expect(eventsOf(end, "gameEnded")[0]?.rule).toBe("GEN-14.4");
  });
});
