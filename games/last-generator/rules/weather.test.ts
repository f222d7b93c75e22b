import { at, Random } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { WEATHER } from "../asks.ts";
import { WEATHER as CARDS } from "../content/weather.ts";
import { CHILD, CITIZEN_IDS, LOST_SICKNESS, WORKER } from "../data.ts";
import { carryOut } from "../oracle/effects.ts";
import { read } from "../oracle/model.ts";
import { Oracle } from "../oracle/oracle.ts";
import { someCity } from "../oracle/some-city.ts";
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

  test.each(CARDS.map((card, index) => [card.id, card, index] as const))(
    "GEN-8.1 GEN-8.2 GEN-8.3 GEN-8.4 GEN-8.5 · Weather card %s: cold, indicators, hunt, scouts, storm",
    (_, card, index) => {
      for (let seed = 0; seed < 12; seed++) {
        const s = someCity(seed);
        // Something to prepare with, so that the phase after this one waits; a storm far away.
        Object.assign(s, { storm: 30, expertUsed: 0, callUsed: 0, pressure: 3, overheated: 0 });
        s.scouts.fill(0);
        s.weatherDeck = 1 << index;
        s.weatherLeft.fill(0);
        s.weatherLeft[card.stage - 1] = 1;
        const oracle = new Oracle(read(s), Random.of(seed), carryOut);
        const { m } = oracle;
        enter(s, "weather", Random.of(seed));
        expect(asked(s)).toBe("prepare");
        oracle.tell(() => {
          oracle.run(
            [
              { op: "cold", n: card.cold },
              { op: "radius", n: card.radius },
            ],
            {},
          );
          for (const name of Object.values(m.buildings))
            if (card.hunt === 1 && name.startsWith("hunters-hut")) m.stock.food += name.endsWith("+") ? 3 : 2;
          m.storm -= card.storm;
        }, []);
        expect(read(s)).toEqual(m);
      }
      const away = arrange({ fields: { storm: 30 } });
      away.weatherDeck = 1 << index;
      away.weatherLeft[card.stage - 1] = 1;
      away.weatherLeft.fill(0, 0, card.stage - 1);
      away.stacks.set([17, 0, 0, 18, 0, 0]);
      away.scouts.set([1, 2]);
      enter(away, "weather");
      // Both cards have five spaces.
      expect([...away.scoutSpaces.subarray(0, 2)]).toEqual([card.scouts, card.scouts]);
    },
  );
});
