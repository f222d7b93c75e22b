/** A turn from its beginning to the placement, and from its end to the next one. */
import { at, type Context } from "@banquise/engine";
import { completionRanking } from "../completion.ts";
import { ABUNDANCE, EXTRA_TURNS, FORESIGHT, ROW, SIKU } from "../data.ts";
import { cubeOf, dummySlot } from "../dummies.ts";
import { colourIn, events } from "../events.ts";
import { TO_SIKU } from "../moves.ts";
import {
  ASSIGN,
  BEGIN_TURN,
  deckSize,
  FIRST_OF_TWO,
  hasPlayed,
  isPerson,
  isSolo,
  MATCHING,
  NEXT_END_FAVOURS,
  NEXT_TURN,
  ownInLot,
  PLACE,
  REACT_FORESIGHT,
  ROUND_TURNS,
  readyHolder,
  reservationOwner,
  roundsPlayed,
  SECOND_OF_TWO,
  SKIP_DUE,
  type State,
  sikuInLot,
  TURN_START,
  turnsLeft,
} from "../state.ts";
import { POSITIONS } from "../temple.ts";
import { refillDiamond, refillFavours, refillRow, settleRow } from "./supply.ts";

// --- The beginning ------------------------------------------------------------------------------------------------

/** Tests the row (NUN-4.9) and asks for a card; true when the active colour is a dummy, which takes its card at once. */
export function beginTurn(s: State, context: Context): boolean {
  if (isOnlyCardReserved(s)) dropReservation(s, context);
  settleRow(s, context);
  s.builder = s.active;
  if (isPerson(s, s.active)) {
    s.decider = s.active;
    s.phase = TURN_START;
    return false;
  }
  takeFrom(s, dummySlot(s), context);
  return true;
}

/** NUN-13.8: the deck is empty and the row holds nothing but a card that somebody else has reserved. */
function isOnlyCardReserved(s: State): boolean {
  if (s.reserved === 0 || reservationOwner(s) === s.active || deckSize(s) > 0) return false;
  for (let slot = 0; slot < ROW; slot++) {
    if (at(s.row, slot) !== 0 && s.reserved !== slot + 1) return false;
  }
  return true;
}

function dropReservation(s: State, { emit }: Context): void {
  const owner = reservationOwner(s);
  const slot = s.reserved - 1;
  s.reserved = 0;
  if (emit) emit(events.make("reservationLapsed", owner, { slot }));
}

function takeFrom(s: State, slot: number, { emit }: Context): void {
  s.hand = at(s.row, slot);
  s.row[slot] = 0;
  if (s.reserved === slot + 1) s.reserved = 0;
  if (!emit) return;
  const taken = { ...colourIn(s, s.active), slot, card: s.hand };
  if (isPerson(s, s.active)) emit(events.make("cardTaken", s.active, taken));
  else emit(events.make("dummyTook", null, { ...taken, cube: cubeOf(s, s.active) }));
}

export function takeCard(s: State, slot: number, context: Context): void {
  takeFrom(s, slot, context);
  s.phase = PLACE;
  if (s.seats !== 2) return;
  // NUN-17.1: with one kind of block left in the lot there is nothing to decide.
  if (ownInLot(s, s.active) === 0) s.builder = SIKU;
  else if (sikuInLot(s, s.active) > 0) s.phase = ASSIGN;
}

export function assign(s: State, to: number, { emit }: Context): void {
  if (to === TO_SIKU) s.builder = SIKU;
  s.phase = PLACE;
  if (emit) emit(events.make("cardAssigned", s.active, { colour: s.builder }));
}

// --- The end ------------------------------------------------------------------------------------------------------

/** NUN-10, then the window of `foresight`. */
export function endTurn(s: State, context: Context): void {
  let added = false;
  if (isSolo(s)) refillDiamond(s, context);
  else added = refillRow(s, context);
  refillFavours(s, context);
  if (s.reserved !== 0 && turnsLeft(s, reservationOwner(s)) === 0) dropReservation(s, context);
  const holder = readyHolder(s, FORESIGHT);
  s.phase = NEXT_TURN;
  if (holder < 0 || !added || turnsLeft(s, holder) === 0) return;
  s.decider = holder;
  s.phase = REACT_FORESIGHT;
}

/** Forgets the turn that is over and finds out who plays next. */
export function nextTurn(s: State, context: Context): void {
  s.position = 0;
  s.fresh = 0;
  s.freedom = MATCHING;
  s.phase = BEGIN_TURN;
  if (s.placements === POSITIONS) s.phase = NEXT_END_FAVOURS;
  else if (isSolo(s)) s.active = (roundsPlayed(s) + (s.placements % ROUND_TURNS)) % ROUND_TURNS;
  else if (s.seats === 4 && s.placements >= POSITIONS - EXTRA_TURNS) nextExtraTurn(s, context);
  else s.active = nextSeat(s, context);
}

/** NUN-3.2, NUN-13.9 */
function nextSeat(s: State, { emit }: Context): number {
  if (s.abundance === FIRST_OF_TWO) {
    s.abundance = SECOND_OF_TWO;
    return s.active;
  }
  if (s.abundance === SECOND_OF_TWO) s.abundance = SKIP_DUE;
  let seat = s.active;
  for (;;) {
    seat = (seat + 1) % s.seats;
    const skipped = s.abundance === SKIP_DUE && hasPlayed(s, seat, ABUNDANCE);
    if (skipped) s.abundance = 0;
    if (turnsLeft(s, seat) === 0) continue;
    if (!skipped) return seat;
    if (emit) emit(events.make("turnSkipped", seat));
  }
}

/** NUN-14.2: the ranking is made once, before the first of the two turns. */
function nextExtraTurn(s: State, { emit }: Context): void {
  if (s.extra === 0) {
    const ranking = completionRanking(s);
    for (let turn = 0; turn < EXTRA_TURNS; turn++) s.extraSeats[turn] = (ranking[turn] as number) + 1;
    s.abundance = 0;
    if (emit)
      emit(events.make("completionRanked", null, { completion: s.completion, ranking: [...ranking] }));
  }
  s.active = at(s.extraSeats, s.extra) - 1;
  s.extra++;
}
