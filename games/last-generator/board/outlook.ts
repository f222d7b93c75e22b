/** What a choice would lead to, worked out with the rules' own functions and no chance. */
import { at } from "@banquise/engine";
import { TRACKS } from "../content/tracks.ts";
import { GAP_ICONS, TYPES } from "../data.ts";
import { BUILDING_PLACES } from "../map.ts";
import { GENERATOR, NIGHT } from "../phases.ts";
import { kindAt } from "../queries.ts";
import { pressureSpaces } from "../rules/markers.ts";
import { isBuildingWarm, isZoneWarm, withoutBed } from "../rules/warmth.ts";
import { layout, type State } from "../state.ts";
import { breakdownOdds } from "../tower.ts";

/** The table as it would be with another heat. */
function heatedTo(s: State, heat: number): State {
  const other = layout.create();
  layout.copy(s, other);
  other.heat = Math.min(heat, s.cold);
  return other;
}

interface FeedOutlook {
  readonly heat: number;
  /** Citizens of each type that the gap makes sick (GEN-7.2); none outside the Generator phase. */
  readonly gap: readonly number[];
  /** Meeples that would sleep in the cold; -1 when it is not night. */
  readonly bedless: number;
  /** The chance of a breakdown when the cubes are thrown; -1 outside the Generator phase. */
  readonly breakdown: number;
  /** Zones that are warm: 0 the Generator tile, 1 Near, 2 Far. */
  readonly warmZones: readonly number[];
  /** Buildings that are warm, of all. */
  readonly warmBuildings: number;
  readonly buildings: number;
}

export function feedOutlook(s: State, coal: number): FeedOutlook {
  const then = heatedTo(s, s.heat + coal);
  const gap = new Array<number>(TYPES).fill(0);
  if (s.phase === GENERATOR)
    for (let space = then.heat + 1; space <= s.cold; space++) {
      const type = at(GAP_ICONS, space);
      gap[type] = (gap[type] ?? 0) + 1;
    }
  let buildings = 0;
  let warmBuildings = 0;
  for (let place = 0; place < BUILDING_PLACES; place++) {
    if (kindAt(then, place) < 0) continue;
    buildings++;
    if (isBuildingWarm(then, place)) warmBuildings++;
  }
  return {
    heat: then.heat,
    gap,
    bedless: s.phase === NIGHT ? withoutBed(then, true) : -1,
    breakdown: s.phase === GENERATOR ? breakdownOdds(s, then.heat, pressureSpaces(s)) : -1,
    warmZones: [0, 1, 2].filter((zone) => isZoneWarm(then, zone)),
    warmBuildings,
    buildings,
  };
}

/** What hunger would do after so much food was spent (GEN-12.3): the index of the band, -1 for none, Infinity for defeat. */
export function hungerBand(hunger: number): number {
  if (hunger >= TRACKS.hunger.lossAt) return Number.POSITIVE_INFINITY;
  return TRACKS.hunger.bands.findIndex(({ from, to }) => hunger >= from && hunger <= to);
}

export type SickOutlook = "sick" | "skull" | "death" | "nothing";

/** What one more sick citizen of a type means (GEN-16.3, GEN-16.4). */
export function sickOutlook(s: State, type: number): SickOutlook {
  if (at(s.citizens, type) === 0) return "nothing";
  if (at(s.sick, type) < at(s.citizens, type)) return "sick";
  return flipOutlook(s, type);
}

export function flipOutlook(s: State, type: number): SickOutlook {
  if (at(s.sick, type) === 0) return "nothing";
  return at(s.skull, type) === 1 ? "death" : "skull";
}
