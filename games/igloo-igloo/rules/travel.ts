/** Walking and kayaks (IGL-8.1 to IGL-8.7). */
import { at, type Context, MoveList, type RuleId } from "@banquise/engine";
import { BEAR, HARPOON_PLAYED, HARPOON_TILE, KAYAK_COST, SPACES, WALK_COST } from "../data.ts";
import { events } from "../events.ts";
import { Marks } from "../marks.ts";
import { first, ofSpaceAndDirection } from "../moves.ts";
import { catchAnimal, moveInuit } from "../pieces.ts";
import { DIRECTION_COUNT, NEIGHBOURS, neighbour, OUTSIDE } from "../spaces.ts";
import {
  ACTION,
  animalsAt,
  discardRed,
  hasHarpoonReady,
  hasInuit,
  iglooOwner,
  inuitAt,
  isIce,
  isWater,
  LAND,
  LANDING,
  type State,
  tilesInHand,
  touchesWater,
} from "../state.ts";

const WALK_MOVES = first.walk;
const LAND_MOVES = first.land;

// --- Entering a tile ----------------------------------------------------------------------------------------------

/** IGL-11.2 */
const isBarred = (s: State, tile: number): boolean => {
  if (s.gamers === 0) return false;
  const owner = iglooOwner(s, tile);
  return owner >= 0 && owner !== s.active;
};

/** IGL-8.3, IGL-8.4: whether an inuit of the active seat may enter this ice tile. */
const mayEnter = (s: State, tile: number): boolean =>
  !isBarred(s, tile) && (animalsAt(s, tile, BEAR) === 0 || hasHarpoonReady(s));

function whyNotEnter(s: State, tile: number): RuleId | null {
  if (isBarred(s, tile)) return "IGL-11.2";
  if (mayEnter(s, tile)) return null;
  return tilesInHand(s, s.active, HARPOON_TILE) > 0 ? "IGL-6.3" : "IGL-8.4";
}

/** Moves an inuit; if there is a bear it meets a harpoon (IGL-8.4). */
function enter(
  s: State,
  from: number,
  to: number,
  how: "inuitWalked" | "kayakLanded",
  { emit }: Context,
): void {
  moveInuit(s, s.active, inuitAt(s, s.active, from), to);
  if (emit) emit(events.make(how, s.active, { from, to }));
  if (animalsAt(s, to, BEAR) === 0) return;
  discardRed(s, s.active, HARPOON_TILE);
  s.played |= HARPOON_PLAYED;
  catchAnimal(s, s.active, to, BEAR);
  if (emit) emit(events.make("bearKilled", s.active, { space: to }, { rule: "IGL-8.4" }));
}

// --- Walking ------------------------------------------------------------------------------------------------------

export function listWalks(s: State, from: number, out: MoveList): void {
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const to = neighbour(from, direction);
    if (isIce(s, to) && mayEnter(s, to)) out.push(ofSpaceAndDirection(WALK_MOVES, from, direction));
  }
}

export function whyNotWalk(s: State, from: number, direction: number): RuleId | null {
  if (!hasInuit(s, s.active, from)) return "IGL-8.1";
  const to = neighbour(from, direction);
  if (!isIce(s, to)) return to !== OUTSIDE && at(s.tiles, to) === LAND ? "IGL-8.2" : "IGL-8.1";
  return whyNotEnter(s, to) ?? (s.ap < WALK_COST ? "IGL-8.16" : null);
}

export function walk(s: State, from: number, direction: number, context: Context): void {
  const to = neighbour(from, direction);
  s.ap -= WALK_COST;
  enter(s, from, to, "inuitWalked", context);
}

// --- Kayaks -------------------------------------------------------------------------------------------------------

/** The water spaces of the lakes at a start, in the order in which they were found. */
const lake = new Uint8Array(SPACES);
const reached = new Marks();
const landings = new MoveList(SPACES);

/** IGL-8.6: a bear closes its water space. */
const isNavigable = (s: State, space: number): boolean =>
  isWater(s, space) && animalsAt(s, space, BEAR) === 0;

/**
 * Paddles from a start over all its lakes and marks the tiles at their shores where the active seat may land. Lists
 * them when `out` is given; otherwise stops at the first one. Returns whether there is any.
 */
function explore(s: State, start: number, out: MoveList | null): boolean {
  let found = false;
  let size = 0;
  reached.clear();
  reached.add(start);
  for (let i = -1; i < size; i++) {
    const from = i < 0 ? start : at(lake, i);
    for (let side = from * DIRECTION_COUNT; side < (from + 1) * DIRECTION_COUNT; side++) {
      const space = at(NEIGHBOURS, side);
      if (reached.has(space)) continue;
      if (isNavigable(s, space)) {
        lake[size++] = space;
      } else if (i >= 0 && isIce(s, space) && mayEnter(s, space)) {
        if (out === null) return true;
        out.push(LAND_MOVES + space);
        found = true;
      } else {
        continue;
      }
      reached.add(space);
    }
  }
  return found;
}

/** IGL-8.5, IGL-8.7 */
const mayLaunchFrom = (s: State, start: number): boolean => isIce(s, start) || s.cornerKayak === 1;

export const mayKayak = (s: State, start: number): boolean =>
  touchesWater(s, start) && mayLaunchFrom(s, start) && explore(s, start, null);

export function whyNotKayak(s: State, start: number): RuleId | null {
  if (!hasInuit(s, s.active, start)) return "IGL-8.5";
  if (!mayLaunchFrom(s, start)) return "IGL-8.7";
  if (!explore(s, start, null)) return "IGL-8.6";
  return s.ap < KAYAK_COST ? "IGL-8.16" : null;
}

export function kayak(s: State, start: number, { emit }: Context): void {
  s.phase = LANDING;
  s.focus = start + 1;
  if (emit) emit(events.make("kayakLaunched", s.active, { from: start }));
}

export function listLandings(s: State, out: MoveList): void {
  explore(s, s.focus - 1, out);
}

export function whyNotLand(s: State, to: number): RuleId | null {
  const start = s.focus - 1;
  if (at(s.tiles, to) === LAND) return "IGL-8.7";
  if (to === start || !isIce(s, to)) return "IGL-8.5";
  const rule = whyNotEnter(s, to);
  if (rule !== null) return rule;
  landings.clear();
  explore(s, start, landings);
  return landings.includes(LAND_MOVES + to) ? null : "IGL-8.6";
}

export function land(s: State, to: number, context: Context): void {
  const from = s.focus - 1;
  s.phase = ACTION;
  s.focus = 0;
  s.ap -= KAYAK_COST;
  enter(s, from, to, "kayakLanded", context);
}
