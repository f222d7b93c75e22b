import { add, at, defineState, type Seat } from "@banquise/engine";
import {
  FACES,
  HARPOON_PLAYED,
  HARPOON_TILE,
  INUITS_BY_SEATS,
  KIND_COUNT,
  MAX_INUITS,
  MAX_SEATS,
  RED_FACES,
  SPACES,
} from "./data.ts";

/** What is decided now. */
export const PLACEMENT = 1;
export const MELT = 2;
/** Which tile is pushed where (IGL-5.5). */
export const DRIFT = 3;
/** Where the animals go that are in the way (IGL-5.12). */
export const DISPLACE = 4;
export const ACTION = 5;
/** Where the kayak that was launched lands (IGL-8.5). */
export const LANDING = 6;
export const ANIMAL_MOVE = 7;
/** Whether a seat kills the bear that attacks it (IGL-7.9). */
export const REACTION = 8;
/** To which corner an inuit flees (IGL-6.7, IGL-7.11). */
export const EVICT = 9;
/** Nothing: the game has ended. */
export const ENDED = 10;

/** What a space is. Beyond the border it is land too. */
export const LAND = 0;
export const WATER = 1;
export const FACE_DOWN = 2;
export const PACK = 3;

/** In every array 0 means "nothing, or unknown": seats, spaces and directions that are stored count from 1. */
export interface State {
  seats: number;
  /** 1 in the real gamers' variant (IGL-11.2). */
  gamers: number;
  /** 1 when kayaks may start from corners (IGL-8.7). */
  cornerKayak: number;
  /** One of the phases above. */
  phase: number;
  /** Whose turn it is; in `REACTION` another seat may decide. */
  active: number;
  /** Turns begun. */
  turn: number;
  /** Action points left. */
  ap: number;
  /** Types of red tiles that the active seat has played in this turn: bits (IGL-6.2). */
  played: number;
  /** Movement points left of an animal-move tile. */
  steps: number;
  /** Where a red tile goes back to when it is resolved: `MELT` or `ACTION` (IGL-3.8). */
  resume: number;
  /** The space in question: the tile that drifts, the kayak's start, the attacked or thawed space. */
  focus: number;
  /** Of the drift that waits for a displacement. */
  direction: number;
  /** The seat that is asked for a harpoon. */
  prompted: number;
  /** Tiles that left the game by thaw, unseen by all. */
  thawed: number;

  /** What each space is; one more for all that is outside. */
  readonly tiles: Uint8Array;
  /** How many neighbours of each space are water; one more for all that is outside. */
  readonly waterSides: Uint8Array;
  /** How many pieces of any kind are on each space: inuits, igloo and animals together. */
  readonly pieces: Uint8Array;
  /** Whose igloo stands on each space. */
  readonly igloos: Uint8Array;
  /** Animals by space and kind. */
  readonly animals: Uint8Array;
  /** Igloos that each seat may still build. */
  readonly igloosLeft: Uint8Array;
  /** The space of each inuit, by seat and inuit; 0 before it is placed and while it flees. */
  readonly inuits: Uint8Array;

  /** Animals caught, by seat and kind. */
  readonly trophies: Uint8Array;
  /** Animals that left the game, by kind. */
  readonly lost: Uint8Array;
  /** Animals that have not come yet, by kind. */
  readonly pools: Uint8Array;

  /** Tiles that everybody has seen, by face: events carried out, and red tiles played. */
  readonly shown: Uint8Array;
  /** Tiles that each seat has kept. */
  readonly handSizes: Uint8Array;
  /** Secret: which tiles these are, by seat and red face. */
  readonly hands: Uint8Array;
}

export const layout = defineState<State>(() => ({
  seats: 0,
  gamers: 0,
  cornerKayak: 0,
  phase: 0,
  active: 0,
  turn: 0,
  ap: 0,
  played: 0,
  steps: 0,
  resume: 0,
  focus: 0,
  direction: 0,
  prompted: 0,
  thawed: 0,
  tiles: new Uint8Array(SPACES + 1),
  waterSides: new Uint8Array(SPACES + 1),
  pieces: new Uint8Array(SPACES),
  igloos: new Uint8Array(SPACES),
  igloosLeft: new Uint8Array(MAX_SEATS),
  animals: new Uint8Array(SPACES * KIND_COUNT),
  inuits: new Uint8Array(MAX_SEATS * MAX_INUITS),
  trophies: new Uint8Array(MAX_SEATS * KIND_COUNT),
  lost: new Uint8Array(KIND_COUNT),
  pools: new Uint8Array(KIND_COUNT),
  shown: new Uint8Array(FACES.length),
  handSizes: new Uint8Array(MAX_SEATS),
  hands: new Uint8Array(MAX_SEATS * RED_FACES),
}));

// --- Seats --------------------------------------------------------------------------------------------------------

/** The seat `places` further clockwise (IGL-2.5). */
export function clockwise(s: State, seat: Seat, places: number): Seat {
  const next = seat + places;
  return next < s.seats ? next : next - s.seats;
}

export const inuitsPerSeat = (s: State): number => INUITS_BY_SEATS[s.seats] as number;

export const tilesInHand = (s: State, seat: Seat, face: number): number =>
  at(s.hands, seat * RED_FACES + face);

/** IGL-6.2: whether the active seat has played a red tile of a type in this turn. */
export const hasPlayed = (s: State, type: number): boolean => (s.played & type) !== 0;

/** IGL-6.3: the active seat holds a harpoon and has used none in this turn. */
export const hasHarpoonReady = (s: State): boolean =>
  tilesInHand(s, s.active, HARPOON_TILE) > 0 && !hasPlayed(s, HARPOON_PLAYED);

// --- Spaces -------------------------------------------------------------------------------------------------------

export const isIce = (s: State, space: number): boolean => at(s.tiles, space) >= FACE_DOWN;
export const isWater = (s: State, space: number): boolean => at(s.tiles, space) === WATER;

/** IGL-1.6: corners and the outside are no water. */
export const touchesWater = (s: State, space: number): boolean => at(s.waterSides, space) > 0;

export const animalsAt = (s: State, space: number, kind: number): number =>
  at(s.animals, space * KIND_COUNT + kind);

/** Whose igloo stands there; -1 for none. */
export const iglooOwner = (s: State, space: number): Seat => at(s.igloos, space) - 1;

// --- Inuits -------------------------------------------------------------------------------------------------------

/** The space of an inuit; -1 while it is on none. */
export const spaceOfInuit = (s: State, seat: Seat, inuit: number): number =>
  at(s.inuits, seat * MAX_INUITS + inuit) - 1;

/** The first inuit of a seat on a space (-1: of those on none); -1 when there is none. */
export function inuitAt(s: State, seat: Seat, space: number): number {
  const count = inuitsPerSeat(s);
  for (let inuit = 0; inuit < count; inuit++) if (spaceOfInuit(s, seat, inuit) === space) return inuit;
  return -1;
}

export const hasInuit = (s: State, seat: Seat, space: number): boolean => inuitAt(s, seat, space) >= 0;

export function countInuits(s: State, seat: Seat, space: number): number {
  let count = 0;
  for (let inuit = 0; inuit < inuitsPerSeat(s); inuit++) if (spaceOfInuit(s, seat, inuit) === space) count++;
  return count;
}

/** The seat whose inuit flees next (IGL-7.12): clockwise from the left of the active seat, which comes last. */
export function nextToFlee(s: State): Seat {
  for (let places = 1; places <= s.seats; places++) {
    const seat = clockwise(s, s.active, places);
    if (hasInuit(s, seat, -1)) return seat;
  }
  return -1;
}

// --- Tiles --------------------------------------------------------------------------------------------------------

export function countTiles(s: State, tile: number): number {
  let count = 0;
  for (let space = 0; space < SPACES; space++) if (at(s.tiles, space) === tile) count++;
  return count;
}

/** A red tile leaves the hand for all to see (IGL-6.4). */
export function discardRed(s: State, seat: Seat, face: number): void {
  add(s.hands, seat * RED_FACES + face, -1);
  add(s.handSizes, seat, -1);
  add(s.shown, face, 1);
}
