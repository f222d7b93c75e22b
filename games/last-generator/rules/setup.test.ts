import { describe, expect, test } from "vitest";
import { countBits } from "../bits.ts";
import { BUILDING_IDS } from "../data.ts";
import { tokensOn } from "../state.ts";
import { asked, begun, enter, eventsOf, legalMoves, newGame, play, stockOf, tokensOf } from "../testing.ts";

describe("before the first round", () => {
  test("GEN-3.1 GEN-3.2 GEN-3.3 GEN-3.4 GEN-3.5 GEN-3.6 GEN-3.7 GEN-3.9 GEN-3.11 GEN-3.12 GEN-3.13 GEN-3.14 GEN-2.1 GEN-2.3 · the first scenario as it begins", () => {
    const s = newGame(2);
    expect(legalMoves(s)).toHaveLength(6);
    expect([s.round, s.heat, s.cold, s.hunger, s.corpses, s.pressure, s.lodged, s.drawer, s.storm]).toEqual([
      1, 0, 3, 0, 0, 0, 0, 0, 9,
    ]);
    expect(stockOf(s)).toEqual({ wood: 5, coal: 5, steel: 2, food: 10, core: 1 });
    expect([...s.citizens, ...s.sick, ...s.skull]).toEqual([15, 9, 6, 0, 0, 0, 0, 0, 0]);
    expect([tokensOn(s, 0), tokensOn(s, 1)]).toEqual([4, 2]);
    expect(tokensOf(s, 0).match(/!/g)).toHaveLength(1);
    expect([s.amounts[0], s.amounts[1], s.amounts[2]]).toEqual([5, 5, 0]);
    expect([...s.tiles].filter((tile) => tile > 0)).toHaveLength(3);
    expect(s.building[2]).toBe(BUILDING_IDS.indexOf("tent") + 1);
    expect([countBits(s.lawDisplay), countBits(s.techDisplay), countBits(s.hand)]).toEqual([8, 6, 3]);
    play(s, "chooseExpert X03");
    expect([s.phase, asked(s)]).toEqual([6, "turn"]);
    const vaults = newGame(1, { scenario: "S3" });
    expect([vaults.building[67], vaults.building[68], vaults.counters[1]]).toEqual([
      BUILDING_IDS.indexOf("seed-vault") + 1,
      BUILDING_IDS.indexOf("seed-vault") + 1,
      5,
    ]);
  });

  test("GEN-27.1 · the dial changes what one begins with", () => {
    const gentle = newGame(1, { difficulty: "gentle" });
    expect([stockOf(gentle).food, stockOf(gentle).coal, tokensOn(gentle, 0)]).toEqual([13, 8, 5]);
    expect(tokensOf(gentle, 0).match(/!/g)).toHaveLength(2);
    const harsh = newGame(1, { difficulty: "harsh" });
    expect([stockOf(harsh).food, stockOf(harsh).coal, tokensOn(harsh, 1)]).toEqual([7, 3, 3]);
  });

  test("GEN-27.3 GEN-2.11 · open weather shows the next two cards", () => {
    const s = begun(1, { weather: "open" });
    expect([...s.weatherOpen].every((card) => card > 0)).toBe(true);
    const [first, second] = s.weatherOpen;
    const context = enter(s, "weather");
    expect(eventsOf(context, "weatherTurned")[0]?.data.card).toBe((first ?? 0) - 1);
    expect(s.weatherOpen[0]).toBe(second);
  });
});
