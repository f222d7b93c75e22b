import { at, defineState, type Seat } from "@banquise/engine";
import {
  CELLS,
  DIE_KINDS,
  DISCARDS,
  FACES,
  LEVELS,
  MATERIALS,
  MAX_SEATS,
  PLANS,
  PRIZES,
  ROUNDS,
  SPACES,
  TAKES,
} from "./data.ts";

/** What the active seat must do now. */
export const TAKE = 1;
export const PLACE = 2;
/** Two players only (BLU-10.1). */
export const DISCARD = 3;
/** Nothing: the game has ended. */
export const ENDED = 4;
/** Nothing: the screens are up and the round is being scored. No state rests here. */
export const SCORING = 5;

/** What became of a die that was taken. */
export const PLACED = 1;
/** No space would take it, so it was removed for the round (BLU-5.5). */
export const LOST = 2;

/** In `tops`: higher than any die. */
export const HATCHED = FACES + 1;

/**
 * The table. A lot is the building site of one seat in one round (`lotOf`).
 *
 * In every array 0 means "nothing, or unknown": seats and materials that are stored count from 1.
 *
 * The buildings of all rounds stay where they were built, so the record of a finished round (BLU-13.9) is simply what
 * the earlier rounds have left. The plan deck is not stored: it is all the cards that were never dealt (BLU-2.4).
 */
export interface State {
  seats: number;
  /** `TAKE`, `PLACE`, `DISCARD` or `ENDED`; `SCORING` while a round ends. */
  phase: number;
  /** 1 to 3. */
  round: number;
  /** Turns of this round that are over. */
  turn: number;
  /** The seat whose turn it is. */
  active: number;
  /** The die that the active seat has taken and not yet placed. */
  hand: number;
  /** The dice that occur in the pool, as a set: what `legal` walks through. */
  poolKinds: number;
  /** Dice in the bag, by material. */
  readonly bag: Uint8Array;
  /** Dice in the pool, by die. */
  readonly pool: Uint8Array;
  /** Who began, by round: seat + 1. */
  readonly firstSeats: Uint8Array;
  /** The two materials in demand, by round: material + 1. */
  readonly inDemand: Uint8Array;
  /** Dice discarded in a two-player game, by round, in order. */
  readonly discarded: Uint8Array;

  /** Dice taken, by lot, in order. */
  readonly taken: Uint8Array;
  /** What became of them: `PLACED`, `LOST`, or 0 while in hand. */
  readonly fates: Uint8Array;

  /** Secret until the round is scored: the plan of each lot. */
  readonly plans: Uint8Array;
  /** Secret: the dice that stand, by lot, space and level. */
  readonly stacks: Uint8Array;
  /** Secret: the value on top of each space, by lot: 0 when it is empty, `HATCHED` when no die may stand there. */
  readonly tops: Uint8Array;

  /** The complete ranking of each finished round, best first: seat + 1. */
  readonly ranking: Uint8Array;
  /** Who won each kind of prize, by round: seat + 1, or 0 for nobody. */
  readonly prizes: Uint8Array;
}

/** Every seat has a lot of its own in every round. */
export const LOTS = ROUNDS * MAX_SEATS;

export const layout = defineState<State>(() => ({
  seats: 0,
  phase: 0,
  round: 0,
  turn: 0,
  active: 0,
  hand: 0,
  poolKinds: 0,
  bag: new Uint8Array(MATERIALS.length),
  pool: new Uint8Array(DIE_KINDS + 1),
  firstSeats: new Uint8Array(ROUNDS),
  inDemand: new Uint8Array(ROUNDS * 2),
  discarded: new Uint8Array(ROUNDS * DISCARDS),
  taken: new Uint8Array(LOTS * TAKES),
  fates: new Uint8Array(LOTS * TAKES),
  plans: new Uint8Array(LOTS),
  stacks: new Uint8Array(LOTS * CELLS),
  tops: new Uint8Array(LOTS * SPACES),
  ranking: new Uint8Array(ROUNDS * MAX_SEATS),
  prizes: new Uint8Array(ROUNDS * PRIZES.length),
}));

/** The lot of a seat in a round: the index of `plans`, and the base of all other arrays "by lot". */
export const lotOf = (round: number, seat: Seat): number => (round - 1) * MAX_SEATS + seat;

export const firstSeat = (s: State, round: number): Seat => at(s.firstSeats, round - 1) - 1;

/** Turn order is clockwise (BLU-2.7). */
export const nextSeat = (s: State, seat: Seat): Seat => (seat + 1 === s.seats ? 0 : seat + 1);

/** A seat's place in the turn order of a round, from 0. */
export const turnPosition = (s: State, round: number, seat: Seat): number =>
  (seat - firstSeat(s, round) + s.seats) % s.seats;

/** How many dice the active seat had taken before this turn. */
export const takesBefore = (s: State): number => (s.turn / s.seats) | 0;

export const isLastTurn = (s: State): boolean => s.turn === s.seats * TAKES - 1;

/** A round is finished once its screens are up; its buildings are then open to all. */
export const isFinished = (s: State, round: number): boolean =>
  round < s.round || s.phase === ENDED || s.phase === SCORING;

/** `which` is 0 for the first material in demand and 1 for the second. */
export const demandOf = (s: State, round: number, which: number): number =>
  at(s.inDemand, (round - 1) * 2 + which) - 1;

export const planOf = (s: State, round: number, seat: Seat): number => at(s.plans, lotOf(round, seat));

/** The die at a level, counted from 0; 0 above the top. */
export const dieAt = (s: State, lot: number, space: number, level: number): number =>
  at(s.stacks, lot * CELLS + space * LEVELS + level);

export function heightOf(s: State, lot: number, space: number): number {
  let height = 0;
  while (height < LEVELS && dieAt(s, lot, space, height) !== 0) height++;
  return height;
}

/** The seat at a rank of a finished round, 0 for the best. */
export const seatAtRank = (s: State, round: number, rank: number): Seat =>
  at(s.ranking, (round - 1) * MAX_SEATS + rank) - 1;

/** Who won a kind of prize in a round; -1 for nobody. */
export const prizeWinner = (s: State, round: number, prize: number): Seat =>
  at(s.prizes, (round - 1) * PRIZES.length + prize) - 1;

export const bagSize = (s: State): number => at(s.bag, 0) + at(s.bag, 1) + at(s.bag, 2) + at(s.bag, 3);

/** Cards in the face-down deck: all that were not dealt (BLU-2.4). */
export const deckSize = (s: State): number => PLANS - s.seats * s.round;
