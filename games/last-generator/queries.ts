/** What a state says: small answers with good names. Nothing here changes it. */
import { at, type Seat } from "@banquise/engine";
import { hasBit } from "./bits.ts";
import { LAWS } from "./content/laws.ts";
import { TRACKS } from "./content/tracks.ts";
import { RESOURCES } from "./content/types.ts";
import {
  AUTOMATON,
  MAX_STACKS,
  MEEPLE_KINDS,
  meeplesOf,
  STACK_DEPTH,
  TILES,
  TOKEN_TYPES,
  TRACK_SPACES,
} from "./data.ts";
import { GENERATOR_SPACES, sideOf, slotOf } from "./map.ts";
import { ACTION } from "./phases.ts";
import { COVERED, type State } from "./state.ts";

// --- The round ------------------------------------------------------------------------------------------------------

export const nextSeat = (s: State, seat: Seat): Seat => (seat + 1 >= s.seats ? 0 : seat + 1);

// --- Tokens (GEN-15) ------------------------------------------------------------------------------------------------

/** What stands in `tokens`: 0 for an empty space. */
export const tokenCode = (type: number, active: boolean): number => 1 + type * 2 + (active ? 1 : 0);
export const tokenAt = (s: State, track: number, space: number): number =>
  at(s.tokens, track * TRACK_SPACES + space);
export const typeOfToken = (code: number): number => (code - 1) >> 1;
export const isActiveToken = (code: number): boolean => (code & 1) === 0 && code !== 0;

export function tokensOn(s: State, track: number): number {
  let count = 0;
  while (count < TRACK_SPACES && tokenAt(s, track, count) !== 0) count++;
  return count;
}

/** Tokens of a track with a code. */
export function countTokens(s: State, track: number, code: number): number {
  let count = 0;
  for (let space = 0; space < TRACK_SPACES; space++) if (tokenAt(s, track, space) === code) count++;
  return count;
}

export function activeTokens(s: State, track: number): number {
  let count = 0;
  for (let space = 0; space < TRACK_SPACES; space++) if (isActiveToken(tokenAt(s, track, space))) count++;
  return count;
}

/** Tokens of a type in the bag: all that are not on the track. */
export function bagOf(s: State, track: number, type: number): number {
  let left = track === 0 ? TRACKS.hope.bagPerType : TRACKS.discontent.bagPerType;
  for (let space = 0; space < TRACK_SPACES; space++) {
    const code = tokenAt(s, track, space);
    if (code !== 0 && typeOfToken(code) === type) left--;
  }
  return left;
}

export const bagSize = (s: State, track: number): number =>
  (track === 0 ? TRACKS.hope.bagPerType : TRACKS.discontent.bagPerType) * TOKEN_TYPES - tokensOn(s, track);

// --- People ---------------------------------------------------------------------------------------------------------

export const sumOf = (counts: Uint8Array): number => at(counts, 0) + at(counts, 1) + at(counts, 2);

export const placedAt = (s: State, place: number, meeple: number): number =>
  at(s.placed, place * MEEPLE_KINDS + meeple);

/** Meeples of all kinds on a place. */
export function meeplesAt(s: State, place: number): number {
  const base = place * MEEPLE_KINDS;
  return (
    at(s.placed, base) + at(s.placed, base + 1) + at(s.placed, base + 2) + at(s.placed, base + AUTOMATON)
  );
}

/** Scouts of a type who are away. */
export function scoutsOfType(s: State, type: number): number {
  let count = 0;
  for (let stack = 0; stack < MAX_STACKS; stack++) if (at(s.scouts, stack) === type + 1) count++;
  return count;
}

export function scoutsAway(s: State): number {
  let count = 0;
  for (let stack = 0; stack < MAX_STACKS; stack++) if (at(s.scouts, stack) !== 0) count++;
  return count;
}

/** GEN-13.4: the Meeples of a type that sleep in the city. */
export const cityMeeples = (s: State, type: number): number =>
  Math.max(0, meeplesOf(at(s.citizens, type)) - scoutsOfType(s, type));

// --- Map ------------------------------------------------------------------------------------------------------------

/** What lies, or lay, on each space of the Generator tile: resource + 1. */
const GENERATOR_RESOURCES = Uint8Array.from(TRACKS.generatorTile, (space) =>
  space === null ? 0 : RESOURCES.indexOf(space.res) + 1,
);
const TILE_RESOURCES = Uint8Array.from(
  TILES.flatMap(({ spaces }) => spaces.map((space) => (space ? RESOURCES.indexOf(space.res) + 1 : 0))),
);

/** The resource of a space, whether any is left or not; -1 for none. */
export function resourceOf(s: State, space: number): number {
  if (space < GENERATOR_SPACES) return at(GENERATOR_RESOURCES, space) - 1;
  const tile = at(s.tiles, slotOf(space)) - 1;
  return tile < 0 ? -1 : at(TILE_RESOURCES, tile * 2 + sideOf(space)) - 1;
}

/** Whether a space is part of the map yet. */
export const isSpace = (s: State, space: number): boolean =>
  space < GENERATOR_SPACES || at(s.tiles, slotOf(space)) !== 0;

/** The kind of building on a place; -1 for none. A covered space has none of its own. */
export const kindAt = (s: State, place: number): number => {
  const code = at(s.building, place);
  return code === COVERED ? -1 : code - 1;
};

// --- Laws, stacks, modifiers ----------------------------------------------------------------------------------------

export function lawCount(s: State): number {
  let count = 0;
  while (count < TRACKS.laws.max && at(s.laws, count) !== 0) count++;
  return count;
}

export function isEnacted(s: State, law: number): boolean {
  for (let i = 0; i < TRACKS.laws.max; i++) if (at(s.laws, i) === law + 1) return true;
  return false;
}

const EXCLUDES = LAWS.map(({ excludes }) => excludes.map((id) => LAWS.findIndex((law) => law.id === id)));

/** GEN-22.2: whether a law in force forbids this one. */
export const isExcluded = (s: State, law: number): boolean =>
  (EXCLUDES[law] as number[]).some((other) => isEnacted(s, other));

export const cardInStack = (s: State, stack: number, level: number): number =>
  at(s.stacks, stack * STACK_DEPTH + level) - 1;

/** Cards of a stack; 0 when there is no such stack. */
export function stackHeight(s: State, stack: number): number {
  let height = 0;
  while (height < STACK_DEPTH && cardInStack(s, stack, height) >= 0) height++;
  return height;
}

export const modifier = (s: State, slot: number): number => at(s.modifiers, slot);

export const isInHand = (s: State, card: number): boolean => hasBit(s.hand, card);

export const inAction = (s: State): boolean => s.phase === ACTION;
