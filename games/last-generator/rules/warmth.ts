/** What the fire reaches (GEN-17.4, GEN-17.5), and who has a bed (GEN-13.4). */
import { at } from "@banquise/engine";
import { slotNamed } from "../compile/modifiers.ts";
import { BAND, IS_SHELTER, SHELTER_ANY, SHELTER_CHILD } from "../compile/properties.ts";
import { ZONES } from "../content/types.ts";
import { BUILDING_IDS, CHILD, ENGINEER, WORKER } from "../data.ts";
import { BUILDING_PLACES } from "../map.ts";
import { cityMeeples, kindAt, modifier } from "../queries.ts";
import type { State } from "../state.ts";

const BAND_SHIFT = slotNamed("bandShift");
const ZONE_SHIFT = Uint8Array.from(ZONES, (zone) => slotNamed(`zoneShift.${zone}`));
const SHELTER_BONUS = Uint8Array.from(BUILDING_IDS, (id) => slotNamed(`shelterBonus.${id}`));

/** `level` counts from 1. */
const isWarm = (s: State, level: number, shift: number): boolean =>
  s.heat >= at(s.radius, Math.max(1, level - shift) - 1);

export const isZoneWarm = (s: State, zone: number): boolean =>
  isWarm(s, zone + 1, modifier(s, at(ZONE_SHIFT, zone)));

/** GEN-17.4: by the band of the building, wherever it stands. */
export function isBuildingWarm(s: State, place: number): boolean {
  const kind = kindAt(s, place);
  const shift = at(IS_SHELTER, kind) === 1 ? modifier(s, BAND_SHIFT) : 0;
  return isWarm(s, at(BAND, kind * 2 + at(s.upgraded, place)), shift);
}

export const shelterPlaces = (s: State, place: number): number => {
  const kind = kindAt(s, place);
  if (kind < 0 || at(IS_SHELTER, kind) === 0) return 0;
  return at(SHELTER_ANY, kind * 2 + at(s.upgraded, place)) + modifier(s, at(SHELTER_BONUS, kind));
};

/** Beds in the city: for anybody, and for children only. */
function countBeds(s: State, heatedOnly: boolean): { readonly any: number; readonly child: number } {
  counted.any = 0;
  counted.child = 0;
  for (let place = 0; place < BUILDING_PLACES; place++) {
    const kind = kindAt(s, place);
    if (kind < 0 || at(IS_SHELTER, kind) === 0) continue;
    if (heatedOnly && !isBuildingWarm(s, place)) continue;
    counted.any += shelterPlaces(s, place);
    counted.child += at(SHELTER_CHILD, kind * 2 + at(s.upgraded, place));
  }
  return counted;
}
const counted = { any: 0, child: 0 };

/** Fills `unsheltered` with the Meeples of the city, gives children their own places, and counts the others as `beds`. */
export function countNight(s: State): void {
  const { any, child } = countBeds(s, true);
  s.unsheltered[WORKER] = cityMeeples(s, WORKER);
  s.unsheltered[ENGINEER] = cityMeeples(s, ENGINEER);
  s.unsheltered[CHILD] = Math.max(0, cityMeeples(s, CHILD) - child);
  s.beds = any;
}

/** City Meeples without a bed, or without a heated one. */
export function withoutBed(s: State, heatedOnly: boolean): number {
  const { any, child } = countBeds(s, heatedOnly);
  const others = cityMeeples(s, WORKER) + cityMeeples(s, ENGINEER);
  return Math.max(0, others + Math.max(0, cityMeeples(s, CHILD) - child) - any);
}
