import { Random } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { countBits } from "../bits.ts";
import { SCENARIOS } from "../content/scenarios.ts";
import { CITIZEN_TYPES, RESOURCES } from "../content/types.ts";
import { WEATHER } from "../content/weather.ts";
import { BUILDING_IDS, COUNTERS } from "../data.ts";
import { SLOT_HEXES, spaceNamed } from "../map.ts";
import { read } from "../oracle/model.ts";
import { ACTION } from "../phases.ts";
import { tokensOn } from "../queries.ts";
import {
  asked,
  begun,
  enter,
  eventsOf,
  legalMoves,
  listening,
  newGame,
  play,
  stockOf,
  tokensOf,
} from "../testing.ts";
import { drawWeather } from "./decks.ts";

const activeIn = (tokens: string): number => tokens.match(/!/g)?.length ?? 0;

describe("before the first round", () => {
  test("GEN-3.1 GEN-3.2 GEN-3.3 GEN-3.4 GEN-3.5 GEN-3.9 GEN-3.11 GEN-3.12 GEN-3.13 GEN-3.14 · the first scenario as it begins", () => {
    const s = newGame(2);
    expect(legalMoves(s)).toHaveLength(6);
    expect([s.round, s.heat, s.cold, s.hunger, s.corpses, s.pressure, s.lodged, s.drawer, s.storm]).toEqual([
      1, 0, 3, 0, 0, 0, 0, 0, 9,
    ]);
    expect(stockOf(s)).toEqual({ wood: 6, coal: 6, steel: 2, food: 12, core: 1 });
    expect([...s.citizens, ...s.sick, ...s.skull]).toEqual([15, 9, 6, 0, 0, 0, 0, 0, 0]);
    expect([tokensOn(s, 0), tokensOn(s, 1)]).toEqual([4, 2]);
    expect(activeIn(tokensOf(s, 0))).toBe(1);
    expect([...s.amounts.subarray(0, 5)]).toEqual([5, 5, 0, 0, 0]);
    expect([countBits(s.lawDisplay), countBits(s.techDisplay), countBits(s.hand)]).toEqual([8, 6, 3]);
    expect([countBits(s.morningDeck), countBits(s.citizenDeck), countBits(s.duskAside)]).toEqual([
      24, 15, 16,
    ]);
    expect(read(s).stacks.map((cards) => cards.map((id) => id[0]).join(""))).toEqual(["A", "A", "A", "", ""]);
    play(s, "chooseExpert X03");
    expect([s.phase, asked(s), s.round]).toEqual([ACTION, "turn", 1]);
  });

  test.each(SCENARIOS.map((scenario, index) => [scenario.id, scenario, index] as const))(
    "GEN-3.1 GEN-3.2 GEN-3.3 GEN-3.4 GEN-3.7 GEN-3.10 GEN-3.12 · scenario %s begins with what it says",
    (id, { setup, counters = {} }) => {
      const s = newGame(1, { scenario: id });
      expect(stockOf(s)).toEqual(Object.fromEntries(RESOURCES.map((res) => [res, setup.resources[res]])));
      expect([...s.citizens, ...s.sick]).toEqual([
        ...CITIZEN_TYPES.map((type) => setup.citizens[type]),
        ...CITIZEN_TYPES.map((type) => setup.sick[type]),
      ]);
      for (const [track, start] of [setup.hope, setup.discontent].entries()) {
        const tokens = tokensOf(s, track).split(" ");
        expect(tokens).toHaveLength(start.tokens);
        expect(tokens.map((token) => token.endsWith("!"))).toEqual(tokens.map((_, i) => i < start.active));
      }
      expect([s.cold, ...s.radius, s.storm]).toEqual([setup.cold, ...setup.radius, setup.stormAt]);
      expect([s.hiddenBase, s.hiddenConcertation, ...s.weatherLeft]).toEqual([
        setup.duskBase,
        1,
        ...setup.weather,
      ]);
      expect([...s.counters]).toEqual(COUNTERS.map((counter) => counters[counter] ?? 0));
      const built = ["G3", "G4", "G5", "site1", "site2"].flatMap((place) => {
        const kind = s.building[spaceNamed(place)] ?? 0;
        return kind > 0 ? [BUILDING_IDS[kind - 1]] : [];
      });
      expect(built).toEqual([...setup.startBuildings]);
    },
  );

  test("GEN-3.6 · the first Near tiles lie on their slots, with resources but without their food", () => {
    for (let seed = 0; seed < 20; seed++) {
      const s = newGame(1, {}, seed);
      const laid = SLOT_HEXES.filter((_, slot) => (s.tiles[slot] ?? 0) > 0);
      expect(laid).toEqual(
        expect.arrayContaining([
          { q: 2, r: 0 },
          { q: -2, r: 2 },
          { q: 0, r: -2 },
        ]),
      );
      expect([laid.length, s.resources[3], countBits(s.nearTiles), countBits(s.farTiles)]).toEqual([
        3, 12, 11, 14,
      ]);
    }
  });

  test.each(["hidden", "open"])(
    "GEN-3.8 GEN-8.1 · the %s Weather deck goes from stage to stage, each card once",
    (weather) => {
      for (const { id, rounds, setup } of SCENARIOS) {
        const s = newGame(1, { scenario: id, weather }, 5);
        const context = listening(Random.of(3));
        const cards = Array.from({ length: rounds - 1 }, () => drawWeather(s, context));
        expect(new Set(cards).size).toBe(rounds - 1);
        const stages = cards.map((card) => WEATHER[card]?.stage);
        expect(stages).toEqual(setup.weather.flatMap((n, stage) => Array(n).fill(stage + 1)));
        expect(drawWeather(s, context)).toBe(-1);
      }
    },
  );

  test("GEN-27.1 · the dial changes what one begins with", () => {
    const gentle = newGame(1, { difficulty: "gentle" });
    expect([stockOf(gentle).food, stockOf(gentle).coal, tokensOn(gentle, 0), tokensOn(gentle, 1)]).toEqual([
      15, 9, 5, 2,
    ]);
    expect(activeIn(tokensOf(gentle, 0))).toBe(2);
    const harsh = newGame(1, { difficulty: "harsh" });
    expect([stockOf(harsh).food, stockOf(harsh).coal, tokensOn(harsh, 0), tokensOn(harsh, 1)]).toEqual([
      9, 4, 4, 3,
    ]);
    expect(activeIn(tokensOf(harsh, 1))).toBe(0);
    expect(stockOf(newGame(1, { difficulty: "plain" }))).toEqual(stockOf(newGame(1)));
  });

  test("GEN-27.3 GEN-2.11 · open weather shows the next two cards", () => {
    const s = begun(1, { weather: "open" });
    expect([...s.weatherOpen].every((card) => card > 0)).toBe(true);
    const [first, second] = s.weatherOpen;
    const context = enter(s, "weather");
    expect(eventsOf(context, "weatherTurned")[0]?.data.card).toBe((first ?? 0) - 1);
    expect(s.weatherOpen[0]).toBe(second);
    expect(s.weatherOpen[1]).toBeGreaterThan(0);
  });
});
