/** What the lessons share: the coasts of one and the same game, and how to point at them. */
import type { Place } from "@banquise/engine";
import { at } from "@banquise/engine";
import { type ZoneName, zoneOf } from "../arrange.ts";
import { BERTHS, type Kind, MAX_SEATS, ZONES } from "../data.ts";
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
