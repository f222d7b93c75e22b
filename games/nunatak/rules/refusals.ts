/** The rules that forbid the deciding seat a move in the phase that asks for it. */
import { at, type RuleId } from "@banquise/engine";
import { bitOf, CARD_BITS, FACE_SYMBOL, FIRST_TRANSFORM, WORKER } from "../data.ts";
import { dummyTies } from "../dummies.ts";
import { TO_SELF } from "../moves.ts";
import {
  cardsWith,
  FACE,
  LAST_RESORT,
  openSymbols,
  ownInLot,
  reservationOwner,
  type State,
  sikuInLot,
  symbolsAt,
  VERSATILE,
} from "../state.ts";
import { POSITIONS } from "../temple.ts";
import { canSwapInto, hasWorkerFace, playableAs } from "./placing.ts";

// --- Cards --------------------------------------------------------------------------------------------------------

/** NUN-13.8: the slot of one's own reserved card when it must be taken now, or -1. */
function dutySlot(s: State, open: number): number {
  if (reservationOwner(s) !== s.active || s.freedom === LAST_RESORT) return -1;
  const slot = s.reserved - 1;
  return s.freedom === VERSATILE || (at(CARD_BITS, at(s.row, slot)) & open) !== 0 ? slot : -1;
}

export function whyNotTake(s: State, slot: number): RuleId | null {
  const card = at(s.row, slot);
  if (card === 0) return "NUN-4.1";
  if (s.reserved !== 0) {
    if (s.reserved === slot + 1 && reservationOwner(s) !== s.active) return "NUN-4.3";
    const duty = dutySlot(s, openSymbols(s));
    if (duty >= 0 && duty !== slot) return "NUN-13.8";
  }
  if (s.freedom !== 0 || (at(CARD_BITS, card) & openSymbols(s)) !== 0) return null;
  return "NUN-4.2";
}

export const whyNotAssign = (s: State, to: number): RuleId | null =>
  (to === TO_SELF ? ownInLot(s, s.active) : sikuInLot(s, s.active)) > 0 ? null : "NUN-17.1";

/** A card of the row that nobody has reserved. */
const isUnreserved = (s: State, slot: number): boolean => at(s.row, slot) !== 0 && s.reserved !== slot + 1;

export const whyNotExchangeTake = (s: State, slot: number): RuleId | null =>
  isUnreserved(s, slot) ? null : "NUN-13.4";
export const whyNotReserve = (s: State, slot: number): RuleId | null =>
  isUnreserved(s, slot) ? null : "NUN-13.8";

const hasCard = (s: State, face: number): boolean => cardsWith(s, s.decider, face) > 0;

export const whyNotGive = (s: State, face: number): RuleId | null => (hasCard(s, face) ? null : "NUN-13.4");
export const whyNotTransform = (s: State, face: number): RuleId | null =>
  hasCard(s, face) ? null : "NUN-13.16";

/** NUN-13.16: the new symbol differs from the present one. */
export const whyNotTransformTo = (s: State, choice: number): RuleId | null =>
  at(FACE_SYMBOL, FIRST_TRANSFORM + choice) === at(FACE_SYMBOL, s.offered - 1) ? "NUN-13.16" : null;

// --- Tiles --------------------------------------------------------------------------------------------------------

function whyNotAvailable(s: State, position: number): RuleId | null {
  if (at(s.blocks, position) !== 0) return "NUN-5.8";
  return at(s.tiles, position) === 0 ? "NUN-1.7" : null;
}

export function whyNotPlace(s: State, position: number): RuleId | null {
  const refusal = whyNotAvailable(s, position);
  if (refusal !== null) return refusal;
  return playableAs(s, position) === 0 ? "NUN-5.1" : null;
}

export function whyNotSwapInto(s: State, position: number): RuleId | null {
  if (!hasWorkerFace(s.hand)) return "NUN-5.2";
  return whyNotAvailable(s, position) ?? (canSwapInto(s, position) ? null : "NUN-5.3");
}

export function whyNotSwapSource(s: State, position: number): RuleId | null {
  const refusal = whyNotAvailable(s, position);
  if (refusal !== null) return refusal;
  if ((symbolsAt(s, position) & bitOf(WORKER)) === 0) return "NUN-5.2";
  return s.position === position + 1 ? "NUN-5.3" : null;
}

export function whyNotFace(s: State, symbol: number): RuleId | null {
  if (s.phase === FACE) return (playableAs(s, s.position - 1) & bitOf(symbol)) === 0 ? "NUN-11.2" : null;
  return (at(CARD_BITS, at(s.row, s.offeredSlot - 1)) & bitOf(symbol)) === 0 ? "NUN-13.4" : null;
}

export const whyNotDisplace = (s: State, position: number): RuleId | null =>
  whyNotAvailable(s, position) ?? (s.displaced === position + 1 ? "NUN-13.14" : null);

const ties = new Uint8Array(POSITIONS);

export function whyNotDummyTile(s: State, position: number): RuleId | null {
  const tied = dummyTies(s, ties);
  for (let i = 0; i < tied; i++) if (at(ties, i) === position) return null;
  return "NUN-18.13";
}
