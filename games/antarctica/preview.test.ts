import { at } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { DECKS, TRACKS, ZONES } from "./data.ts";
import { previewAdvance, previewBuilds, previewZone } from "./preview.ts";
import { result } from "./scoring.ts";
import { standings } from "./standings.ts";
import { layout, PRE, type State } from "./state.ts";
import { ZONE_COUNT } from "./tables.ts";
import { arrange, choices, cube, newGame, type Position, people, play, playOn, why } from "./testing.ts";

const base: Position = { seats: 3, sun: "Z3", ships: { Z3: "A", Z5: "B", Z7: "C", Z0: "A" } };
/** The acting ship, as an index of `berths`. */
const acting = (s: State): number => s.sun * 3;

describe("what a seat can build", () => {
  test("ANT-6.2 ANT-6.5 ANT-6.6 ANT-6.7 · what is missing is named", () => {
    const s = arrange({
      ...base,
      buildings: { Z0: ["derrick"], Z6: ["coastCentre"] },
      visible: ["B12", "D03", "A06"],
      holdings: { A: { staff: 1 } },
    });
    const [basic, double, advanced] = previewBuilds(s, 0, 6);
    expect(basic).toMatchObject({ reason: "ANT-6.7", standsThere: true, missing: ["crane"], spends: null });
    expect(double).toMatchObject({
      reason: null,
      missing: ["turbine"],
      spends: "simple",
      scientistsShort: 0,
    });
    expect(advanced).toMatchObject({ reason: "ANT-6.6", missing: ["turbine", "lab"], scientistsShort: 1 });
  });

  test("ANT-6.11 · an empty deck has no card", () => {
    const s = arrange(base);
    s.visible[1] = 0;
    expect(previewBuilds(s, 0, 6)[1]).toMatchObject({
      card: 0,
      reason: "ANT-6.11",
      missing: [],
      scientistsShort: 0,
    });
  });
});

describe("what a zone offers", () => {
  test("ANT-4.3 ANT-5.2 ANT-5.3 ANT-6.2 ANT-7.1 ANT-8.2 ANT-9.1 · a ship finds exactly what was foretold", () => {
    const wrong: string[] = [];
    for (const seats of [2, 3, 4]) {
      const s = newGame(seats, seats);
      playOn(s, seats, () => {
        if (s.phase === PRE)
          for (let zone = 0; zone < ZONE_COUNT; zone++) wrong.push(...differences(s, zone));
        return false;
      });
    }
    expect(wrong).toEqual([]);
  });

  /** Where the outlook and what the ship really finds differ. */
  function differences(s: State, zone: number): string[] {
    const outlook = previewZone(s, acting(s), zone);
    const refusal = why(s, `moveShip ${ZONES[zone]}`);
    if (outlook.reason !== refusal) return [`${outlook.reason} instead of ${refusal}`];
    if (refusal !== null) return [];
    const there = layout.clone(s);
    const [moved] = play(there, `moveShip ${ZONES[zone]}`);
    const foretold = [
      ...outlook.builds
        .filter(({ reason }) => reason === null)
        .map(({ deck }) => `buildBuilding ${DECKS[deck]}`),
      ...(outlook.canBuildShip ? ["buildShip"] : []),
      ...(outlook.recruits > 0 ? ["recruit"] : []),
      ...outlook.research.map(({ track }) => `research ${TRACKS[track]}`),
      `berth ${outlook.berth}`,
    ].join();
    const actions = /^(buildBuilding|buildShip|recruit|research)/;
    const found = [
      ...choices(there).filter((name) => actions.test(name)),
      `berth ${moved?.data.berth}`,
    ].join();
    return foretold === found ? [] : [`${foretold} instead of ${found}`];
  }

  test("ANT-8.2 ANT-9.5 ANT-9.8 ANT-9.9 · how many scientists, how far, and what it triggers", () => {
    const s = arrange({
      ...base,
      ships: { Z3: "A", Z6: "A", Z5: "B", Z7: "C" },
      buildings: { Z6: ["camp", "coastCentre"] },
      scientists: { Z6: { A: 2 } },
      cubes: { T1: { A: 2, B: 4 } },
    });
    const outlook = previewZone(s, acting(s), 6);
    expect([outlook.strength, outlook.recruits]).toEqual([4, 4]);
    expect(outlook.research[0]).toEqual({
      track: 0,
      spaces: 4,
      from: 2,
      to: 7,
      triggers: [
        { space: 3, effect: 1 },
        { space: 6, effect: 5 },
      ],
    });
    play(s, "moveShip Z6", "research T1");
    expect([cube(s, "T1", "A"), people(s, "A")]).toEqual([7, "3/11"]);
    expect(previewAdvance(s, 1, 0, 3).triggers).toEqual([]);
  });
});

describe("majorities", () => {
  test("ANT-15.2 ANT-16.2 · who leads, and what it pays now", () => {
    const s = arrange({
      ...base,
      buildings: { Z2: ["camp", "dish"] },
      scientists: { Z2: { A: 2, B: 2, C: 1 } },
      cubes: { T2: { A: 3, C: 16 } },
    });
    const { zones, tracks, asterisks } = standings(s);
    expect(zones[2]).toEqual({ amounts: [2, 2, 1], points: [8, 8, 2], leaders: [0, 1] });
    expect(tracks[1]).toEqual({ amounts: [3, 0, 16], points: [11, 0, 12], leaders: [2] });
    expect(asterisks).toEqual({ amounts: [0, 0, 0], points: [0, 0, 0], leaders: [] });
  });

  test("ANT-2.5 ANT-2.11 ANT-15.1 · all standings together are the result", () => {
    for (const seats of [2, 3, 4]) {
      const s = newGame(seats, seats);
      playOn(s, 7);
      const { zones, tracks, asterisks, discards } = standings(s);
      expect(tracks).toHaveLength(seats + 1);
      expect(zones.filter((zone) => zone === null)).toHaveLength(seats === 2 ? 2 : 0);
      const all = [...zones, ...tracks, asterisks, discards].filter((standing) => standing !== null);
      result(s).seats.forEach(({ total }, seat) => {
        expect(all.reduce((sum, { points }) => sum + at(Uint8Array.from(points), seat), 0)).toBe(total);
      });
    }
  });
});
