/** What the map says: which places can be chosen now, and what stands on each. */
import { at } from "@banquise/engine";
import { MEEPLE_KINDS, TILES } from "../data.ts";
import { BUILDING_PLACES, PLACES, SPACES, slotOf, zoneOf } from "../map.ts";
import { isSpace, kindAt, placedAt, resourceOf } from "../queries.ts";
import { isBuildingWarm, isZoneWarm } from "../rules/warmth.ts";
import { COVERED, type State } from "../state.ts";
import type { Choice } from "./choice.ts";
import type { Words } from "./words.tsx";

export interface Lights {
  readonly places: ReadonlyMap<number, readonly Choice[]>;
  readonly slots: ReadonlyMap<number, Choice>;
}

export function lightsOf(choices: readonly Choice[]): Lights {
  const places = new Map<number, Choice[]>();
  const slots = new Map<number, Choice>();
  for (const choice of choices) {
    if (!choice.legal) continue;
    if (choice.slot !== undefined) slots.set(choice.slot, choice);
    if (choice.place === undefined) continue;
    const here = places.get(choice.place);
    if (here) here.push(choice);
    else places.set(choice.place, [choice]);
  }
  return { places, slots };
}

/** What is on a place, for those who hear the map and for the tip of the pointer. */
export function contentsOf(s: State, place: number, words: Words): string {
  const parts: string[] = [words.where(place)];
  if (place < BUILDING_PLACES) {
    const kind = kindAt(s, place);
    if (kind >= 0) {
      const name = words.names.building(kind);
      parts.push(at(s.upgraded, place) === 1 ? words.upgraded(name) : name);
      parts.push(isBuildingWarm(s, place) ? words.isWarm : words.isCold);
    } else if (place < SPACES) {
      if (at(s.building, place) === COVERED) parts.push(words.covered);
      else if (at(s.amounts, place) > 0) parts.push(words.lying(at(s.amounts, place), resourceOf(s, place)));
      else parts.push(words.free);
      parts.push(isZoneWarm(s, zoneOf(place)) ? words.isWarm : words.isCold);
    }
  }
  for (let kind = 0; kind < MEEPLE_KINDS; kind++) {
    const count = placedAt(s, place, kind);
    if (count > 0) parts.push(words.count(count, kind));
  }
  const tile = place < SPACES && slotOf(place) >= 0 ? TILES[at(s.tiles, slotOf(place)) - 1] : undefined;
  if (tile?.deposit) parts.push(words.deposit(tile.deposit));
  return parts.filter((part) => part !== "").join(" · ");
}

/** Every place that is part of the table now. */
export function placesOf(s: State): readonly number[] {
  const places: number[] = [];
  for (let place = 0; place < PLACES; place++) {
    if (place < SPACES ? isSpace(s, place) : place >= BUILDING_PLACES || kindAt(s, place) >= 0)
      places.push(place);
  }
  return places;
}
