/** How turns follow each other, and when the game ends (IGL-3.1 to IGL-3.9, IGL-9.1 to IGL-9.4). */
import type { Context, RuleId, Seat } from "@banquise/engine";
import { BASE_AP } from "../data.ts";
import { events, tellEnd } from "../events.ts";
import { ACTION, ANIMAL_MOVE, clockwise, ENDED, MELT, type State } from "../state.ts";
import { anyStep } from "./animals.ts";
import { canMelt } from "./ice.ts";

export function beginTurn(s: State, seat: Seat, context: Context): void {
  s.active = seat;
  s.played = 0;
  s.ap = 0;
  // IGL-3.2: before anything can be played.
  if (!canMelt(s)) {
    endGame(s, "IGL-9.1", context);
    return;
  }
  s.turn++;
  s.phase = MELT;
  if (context.emit) context.emit(events.make("turnBegun", seat, { turn: s.turn }));
}

/** IGL-3.4 */
export function startActions(s: State): void {
  s.phase = ACTION;
  s.ap = BASE_AP;
}

export function endTurn(s: State, context: Context): void {
  if (context.emit) context.emit(events.make("turnEnded", s.active, { ap: s.ap }));
  beginTurn(s, clockwise(s, s.active, 1), context);
}

/** After a step, an attack or an eviction: on with the animals while that is possible (IGL-7.2), else back (IGL-3.8). */
export function goOn(s: State, context: Context): void {
  s.focus = 0;
  if (s.steps > 0 && anyStep(s)) {
    s.phase = ANIMAL_MOVE;
    return;
  }
  if (s.steps > 0 && context.emit) context.emit(events.make("stepsLost", s.active, { steps: s.steps }));
  s.steps = 0;
  s.phase = s.resume;
  s.resume = 0;
  if (s.phase === MELT && !canMelt(s)) endGame(s, "IGL-9.2", context);
}

function endGame(s: State, rule: RuleId, context: Context): void {
  s.phase = ENDED;
  if (context.emit) tellEnd(s, rule, context.emit);
}
