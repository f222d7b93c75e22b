/** Hunting, with action points or a harpoon (IGL-8.8 to IGL-8.11). */
import { at, type Context, type MoveList, type RuleId } from "@banquise/engine";
import { BEAR, BEAR_VALUE, FISH, FOX, HARPOON_PLAYED, HARPOON_TILE, PREY_VALUES } from "../data.ts";
import { events } from "../events.ts";
import { Marks } from "../marks.ts";
import { first, ofSpaceAndValue } from "../moves.ts";
import { catchAnimal, kindOf } from "../pieces.ts";
import { DIRECTION_COUNT, neighbour } from "../spaces.ts";
import { animalsAt, discardRed, hasHarpoonReady, hasInuit, isIce, isWater, type State } from "../state.ts";
import { whyNotRed } from "./red.ts";

const HUNT_MOVES = first.hunt;
const HARPOON_MOVES = first.harpoonHunt;

/** Water whose fish are in the present list: several inuits may stand at it. */
const fished = new Marks();

export const beginHunts = (): void => fished.clear();

/** What an inuit on this tile can hunt: the foxes and the bear of the tile, the fish of the water next to it. */
export function listHunts(s: State, tile: number, out: MoveList): void {
  const harpoon = hasHarpoonReady(s);
  // More than the inuit itself.
  if (at(s.pieces, tile) > 1) {
    listPrey(s, tile, FOX, harpoon, out);
    if (harpoon && animalsAt(s, tile, BEAR) > 0) out.push(ofSpaceAndValue(HARPOON_MOVES, tile, BEAR_VALUE));
  }
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const space = neighbour(tile, direction);
    if (!isWater(s, space) || at(s.pieces, space) === 0 || fished.has(space)) continue;
    fished.add(space);
    listPrey(s, space, FISH, harpoon, out);
  }
}

function listPrey(s: State, space: number, species: number, harpoon: boolean, out: MoveList): void {
  for (let value = 1; value <= PREY_VALUES; value++) {
    if (animalsAt(s, space, species + value - 1) === 0) continue;
    if (s.ap >= value) out.push(ofSpaceAndValue(HUNT_MOVES, space, value));
    if (harpoon) out.push(ofSpaceAndValue(HARPOON_MOVES, space, value));
  }
}

/** IGL-8.8, IGL-8.9, IGL-8.11: why the active seat cannot reach this animal. */
function whyOutOfReach(s: State, space: number, value: number): RuleId | null {
  const kind = kindOf(s, space, value);
  const rule = kind === BEAR ? "IGL-8.11" : kind < FOX ? "IGL-8.9" : "IGL-8.8";
  if (animalsAt(s, space, kind) === 0) return rule;
  if (kind >= FOX) return isIce(s, space) && hasInuit(s, s.active, space) ? null : rule;
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const tile = neighbour(space, direction);
    if (isIce(s, tile) && hasInuit(s, s.active, tile)) return null;
  }
  return rule;
}

export function whyNotHunt(s: State, space: number, value: number): RuleId | null {
  if (value === BEAR_VALUE) return "IGL-8.10";
  return whyOutOfReach(s, space, value) ?? (s.ap < value ? "IGL-8.16" : null);
}

export const whyNotHarpoonHunt = (s: State, space: number, value: number): RuleId | null =>
  whyNotRed(s, HARPOON_TILE, HARPOON_PLAYED) ?? whyOutOfReach(s, space, value);

export function hunt(s: State, space: number, value: number, context: Context): void {
  s.ap -= value;
  take(s, space, kindOf(s, space, value), 0, context);
}

export function harpoonHunt(s: State, space: number, value: number, context: Context): void {
  discardRed(s, s.active, HARPOON_TILE);
  s.played |= HARPOON_PLAYED;
  take(s, space, kindOf(s, space, value), 1, context);
}

function take(s: State, space: number, kind: number, harpoon: 0 | 1, { emit }: Context): void {
  catchAnimal(s, s.active, space, kind);
  const rule = harpoon === 1 ? "IGL-8.11" : kind < FOX ? "IGL-8.9" : "IGL-8.8";
  if (emit) emit(events.make("animalHunted", s.active, { kind, space, harpoon }, { rule }));
}
