/** Taking a Favour and using an immediate one (NUN-6, NUN-12, NUN-13). */
import { add, at, type Context, type Seat } from "@banquise/engine";
import {
  ASCENSION,
  ASCENSION_PER_FLOOR,
  COMMUNION,
  DIVERSITY,
  DIVERSITY_PER_SYMBOL,
  EARNED_LINES,
  EMULATION,
  EMULATION_PER_RIVAL,
  EXCHANGE,
  FACE_CARD,
  FACE_KINDS,
  FACE_SYMBOL,
  FAVOURS_LINE,
  FIRST_FACE,
  INGENUITY,
  INGENUITY_STEPS,
  isDouble,
  isImmediate,
  ROW,
  SHARING,
  SHARING_GIVEN,
  SHARING_OWN,
  SYMBOLS,
  TRACK_END,
} from "../data.ts";
import { events, favourRule } from "../events.ts";
import {
  cardsShowing,
  EXCHANGE_FACE,
  EXCHANGE_GIVE,
  EXCHANGE_TAKE,
  FAVOUR_PICK,
  FAVOUR_USE,
  HELD_BY,
  OPPONENT,
  PLAYED_BY,
  pointsOf,
  REINFORCE,
  type State,
} from "../state.ts";
import { FLOOR, FLOORS, POSITIONS } from "../temple.ts";

/** Marks a Favour as played by a seat and tells so. */
export function spendFavour(s: State, seat: Seat, favour: number, { emit }: Context): void {
  s.favours[favour] = PLAYED_BY + seat;
  if (emit) emit(events.make("favourPlayed", seat, { favour }, { rule: favourRule(favour) }));
}

export function addFavourPoints(
  s: State,
  seat: Seat,
  favour: number,
  points: number,
  { emit }: Context,
): void {
  add(s.earned, seat * EARNED_LINES + FAVOURS_LINE, points);
  if (emit) emit(events.make("favourScored", seat, { favour, points }, { rule: favourRule(favour) }));
}

// --- Taking -------------------------------------------------------------------------------------------------------

/** NUN-6.3: taking is mandatory; with one Favour face up there is nothing to choose, with none nothing to take. */
export function pickFavourNow(s: State, context: Context): void {
  const near = at(s.shown, 0) !== 0;
  const far = at(s.shown, 1) !== 0;
  if (near && far) s.phase = FAVOUR_PICK;
  else if (near) pickFavour(s, 0, context);
  else if (far) pickFavour(s, 1, context);
}

export function pickFavour(s: State, slot: number, { emit }: Context): void {
  const favour = at(s.shown, slot) - 1;
  s.shown[slot] = 0;
  s.favours[favour] = HELD_BY + s.active;
  s.fresh |= 1 << favour;
  if (emit) emit(events.make("favourTaken", s.active, { favour, slot }));
  s.phase = REINFORCE;
  if (!isImmediate(favour) || !isUsable(s, favour)) return;
  s.favour = favour + 1;
  s.phase = FAVOUR_USE;
}

/** Whether an immediate Favour that the active seat has just taken can do anything by its own rule. */
function isUsable(s: State, favour: number): boolean {
  if (favour === INGENUITY) return at(s.engineering, s.active) < TRACK_END;
  if (favour === EXCHANGE) return hasUnreserved(s);
  if (favour === COMMUNION) return at(s.shown, 0) !== 0 || at(s.shown, 1) !== 0;
  return true;
}

function hasUnreserved(s: State): boolean {
  for (let slot = 0; slot < ROW; slot++) if (at(s.row, slot) !== 0 && s.reserved !== slot + 1) return true;
  return false;
}

// --- Using --------------------------------------------------------------------------------------------------------

/** NUN-12.1: not used now, never used. */
export function declineImmediate(s: State, { emit }: Context): void {
  if (emit) emit(events.make("favourDeclined", s.active, { favour: s.favour - 1 }));
  s.favour = 0;
  s.phase = REINFORCE;
}

export function useImmediate(s: State, favour: number, context: Context): void {
  const seat = s.active;
  spendFavour(s, seat, favour, context);
  s.favour = 0;
  s.phase = REINFORCE;
  if (favour === INGENUITY) advance(s, seat, INGENUITY_STEPS, context);
  else if (favour === ASCENSION)
    addFavourPoints(s, seat, favour, floorsOf(s, seat) * ASCENSION_PER_FLOOR, context);
  else if (favour === DIVERSITY)
    addFavourPoints(s, seat, favour, symbolsOf(s, seat) * DIVERSITY_PER_SYMBOL, context);
  else if (favour === EMULATION)
    addFavourPoints(s, seat, favour, rivalsAhead(s, seat) * EMULATION_PER_RIVAL, context);
  else if (favour === COMMUNION) pickFavour(s, at(s.shown, 0) !== 0 ? 0 : 1, context);
  else if (favour === EXCHANGE) s.phase = EXCHANGE_GIVE;
  else if (favour === SHARING) s.phase = OPPONENT;
}

function advance(s: State, seat: Seat, steps: number, { emit }: Context): void {
  const before = at(s.engineering, seat);
  const index = Math.min(TRACK_END, before + steps);
  s.engineering[seat] = index;
  if (emit) emit(events.make("engineeringAdvanced", seat, { steps: index - before, index }));
}

/** Floors on which a seat has a block (NUN-13.2). */
function floorsOf(s: State, seat: Seat): number {
  let floors = 0;
  for (let position = 0; position < POSITIONS; position++) {
    if (at(s.blocks, position) === seat + 1) floors |= 1 << at(FLOOR, position);
  }
  let count = 0;
  for (let floor = 1; floor <= FLOORS; floor++) if ((floors & (1 << floor)) !== 0) count++;
  return count;
}

/** Different symbols in the area of a seat (NUN-13.3). */
function symbolsOf(s: State, seat: Seat): number {
  let symbols = 0;
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) if (cardsShowing(s, seat, symbol) > 0) symbols++;
  return symbols;
}

/** NUN-13.6 */
function rivalsAhead(s: State, seat: Seat): number {
  let ahead = 0;
  for (let rival = 0; rival < s.seats; rival++) if (pointsOf(s, rival) > pointsOf(s, seat)) ahead++;
  return ahead;
}

/** NUN-13.7 */
export function chooseOpponent(s: State, opponent: Seat, context: Context): void {
  addFavourPoints(s, s.active, SHARING, SHARING_OWN, context);
  addFavourPoints(s, opponent, SHARING, SHARING_GIVEN, context);
  s.phase = REINFORCE;
}

// --- Exchange (NUN-13.4) ------------------------------------------------------------------------------------------

export function exchangeGive(s: State, face: number): void {
  s.offered = face + 1;
  s.phase = EXCHANGE_TAKE;
}

export function exchangeTake(s: State, slot: number, context: Context): void {
  s.offeredSlot = slot + 1;
  const card = at(s.row, slot);
  if (isDouble(card)) s.phase = EXCHANGE_FACE;
  else finishExchange(s, at(FIRST_FACE, card), context);
}

export function finishExchange(s: State, received: number, { emit }: Context): void {
  const seat = s.active;
  const given = s.offered - 1;
  const slot = s.offeredSlot - 1;
  add(s.area, seat * FACE_KINDS + given, -1);
  add(s.area, seat * FACE_KINDS + received, 1);
  s.row[slot] = at(FACE_CARD, given);
  s.offered = 0;
  s.offeredSlot = 0;
  s.phase = REINFORCE;
  if (emit) {
    const data = {
      slot,
      given: at(FACE_CARD, given),
      received: at(FACE_CARD, received),
      symbol: at(FACE_SYMBOL, received),
    };
    emit(events.make("cardsExchanged", seat, data));
  }
}
