/** A turn: a die is taken, placed or lost, with two players another is discarded, and the pool is filled up. */
import { at, type Context, type RuleId } from "@banquise/engine";
import { DISCARDS, REFILL, SPACES, TAKES } from "../data.ts";
import { dieData, events } from "../events.ts";
import { fits, fitsSomewhere, put } from "../placement.ts";
import { removeFromPool } from "../pool.ts";
import {
  DISCARD,
  HATCHED,
  isLastTurn,
  LOST,
  lotOf,
  nextSeat,
  PLACE,
  PLACED,
  type State,
  TAKE,
  takesBefore,
} from "../state.ts";
import { drawDice, endRound } from "./round.ts";

// --- Taking (BLU-4.1, BLU-5.5, BLU-5.6) ---------------------------------------------------------------------------

export function whyNotTake(s: State, die: number): RuleId | null {
  if (s.phase === PLACE) return "BLU-5.4";
  if (s.phase === DISCARD) return "BLU-10.2";
  return at(s.pool, die) === 0 ? "BLU-4.1" : null;
}

export function take(s: State, die: number, context: Context): void {
  const { emit } = context;
  const seat = s.active;
  const lot = lotOf(s.round, seat);
  const taking = lot * TAKES + takesBefore(s);
  removeFromPool(s, die);
  s.taken[taking] = die;
  if (fitsSomewhere(s, lot, die)) {
    s.hand = die;
    s.phase = PLACE;
    if (emit) emit(events.make("dieTaken", seat, dieData(die)));
    return;
  }
  if (emit) emit(events.make("dieTaken", seat, dieData(die)));
  s.fates[taking] = LOST;
  if (emit) emit(events.make("dieLost", seat, dieData(die)));
  finishBuilding(s, context);
}

// --- Placing (BLU-5.1 to BLU-5.4) ---------------------------------------------------------------------------------

export function whyNotPlace(s: State, space: number): RuleId | null {
  if (s.phase === TAKE) return "BLU-4.1";
  if (s.phase === DISCARD) return "BLU-10.2";
  const lot = lotOf(s.round, s.active);
  if (at(s.tops, lot * SPACES + space) === HATCHED) return "BLU-5.2";
  return fits(s, lot, space, s.hand) ? null : "BLU-5.1";
}

export function place(s: State, space: number, context: Context): void {
  const seat = s.active;
  const die = s.hand;
  const lot = lotOf(s.round, seat);
  const level = put(s, lot, space, die);
  s.fates[lot * TAKES + takesBefore(s)] = PLACED;
  s.hand = 0;
  const secret = { seat, data: { space, level } };
  if (context.emit) context.emit(events.make("diePlaced", seat, dieData(die), { secret }));
  finishBuilding(s, context);
}

/** After the die was placed or lost. */
function finishBuilding(s: State, context: Context): void {
  // BLU-4.4, BLU-10.4: the last turn of a round has neither discard nor refill.
  if (isLastTurn(s)) endRound(s, context);
  else if (s.seats === 2) s.phase = DISCARD;
  else nextTurn(s, context);
}

// --- Discarding (BLU-10.1 to BLU-10.5) ----------------------------------------------------------------------------

export function whyNotDiscard(s: State, die: number): RuleId | null {
  if (s.seats > 2) return "BLU-10.1";
  if (isLastTurn(s)) return "BLU-10.4";
  if (s.phase === PLACE) return "BLU-5.4";
  if (s.phase === TAKE) return "BLU-10.2";
  return at(s.pool, die) === 0 ? "BLU-10.3" : null;
}

export function discard(s: State, die: number, context: Context): void {
  removeFromPool(s, die);
  s.discarded[(s.round - 1) * DISCARDS + s.turn] = die;
  if (context.emit) context.emit(events.make("dieDiscarded", s.active, dieData(die)));
  nextTurn(s, context);
}

function nextTurn(s: State, context: Context): void {
  drawDice(s, REFILL[s.seats] as number, s.seats === 2 ? "BLU-10.1" : "BLU-4.2", context);
  s.turn++;
  s.active = nextSeat(s, s.active);
  s.phase = TAKE;
}
