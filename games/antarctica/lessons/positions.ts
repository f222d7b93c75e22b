/** What the lessons share: the coasts of one and the same game, and how to point at them. */
import type { Place } from "@banquise/engine";
import { at, Random } from "@banquise/engine";
import { arrangeGame, type GamePosition, type ZoneName, zoneOf } from "../arrange.ts";
import { BERTHS, type Kind, MAX_SEATS, ZONES } from "../data.ts";
import { moves } from "../moves.ts";
import { apply } from "../rules.ts";
import type { State } from "../state.ts";

/** Whoever learns; Penguin and Gull are B and C. */
export const YOU = 0;

type Buildings = Readonly<Record<ZoneName, readonly Kind[]>>;

/** One building on every coast, as a game begins. */
export const GROUND: Buildings = {
  Z0: ["turbine"],
  Z1: ["crane"],
  Z2: ["camp"],
  Z3: ["well"],
  Z4: ["seaCentre"],
  Z5: ["derrick"],
  Z6: ["camp"],
  Z7: ["coastCentre"],
};

/** The same coasts, and what was built on them since. */
export const groundWith = (built: Readonly<Partial<Record<ZoneName, readonly Kind[]>>>): Buildings =>
  Object.fromEntries(ZONES.map((zone) => [zone, [...GROUND[zone], ...(built[zone] ?? [])]])) as Record<
    ZoneName,
    Kind[]
  >;

export const zones = (...names: readonly ZoneName[]): Place[] => names.map((name): Place => `zone.${name}`);

/** A ship in the queue of a coast, the first being 0. */
export const berth = (zone: ZoneName, index: number): Place => `berth.${zoneOf(zone) * BERTHS + index}`;

/** Moves to all coasts but these. */
export const sailElsewhere = (...not: readonly ZoneName[]): string[] =>
  ZONES.filter((zone) => !not.includes(zone)).map((zone) => `moveShip ${zone}`);

/** Coasts on which whoever learns has scientists. */
export const yourCoasts = (s: State): number[] =>
  [...ZONES.keys()].filter((zone) => at(s.scientists, zone * MAX_SEATS + YOU) > 0);

/** Some rounds later: three of your ships, the sun on one of them. */
export const someRounds = (more: Partial<GamePosition>): State =>
  arrangeGame({
    seats: 3,
    sun: "Z3",
    ships: { Z0: "C", Z1: "A", Z3: "A", Z4: "CCB", Z5: "B", Z6: "B", Z7: "A" },
    buildings: groundWith({
      Z0: ["seaCentre"],
      Z4: ["well"],
      Z5: ["coastCentre", "lab", "turbine"],
      Z6: ["crane", "well"],
    }),
    scientists: { Z0: { C: 1 }, Z4: { A: 1 }, Z5: { A: 1, B: 2 }, Z6: { A: 2 } },
    cubes: { T1: { B: 2 }, T2: { A: 4, C: 3 }, T3: { A: 3 } },
    built: { A: ["B02", "B04", "B01", "B05"], B: ["B12", "D03"], C: ["B15"] },
    holdings: { A: { staff: 1, hand: [] } },
    visible: ["B09", "D10", "A03"],
    ...more,
  });

/** The same table after moves of seat 0, which draw nothing. */
export function after(s: State, ...made: readonly Parameters<typeof moves.encode>[0][]): State {
  for (const move of made) apply(s, moves.encode(move), { random: Random.of(1), emit: null });
  return s;
}
