/** Playing the red tiles that a seat has kept (IGL-6.1 to IGL-6.12). */
import type { Context, MoveList, RuleId } from "@banquise/engine";
import {
  ANIMAL_MOVE_PLAYED,
  ANIMAL_MOVE_TILE,
  ENDURANCE_PLAYED,
  ENDURANCE_TILE,
  ENDURANCE_VALUES,
  KIND_COUNT,
  STEPS,
  THAW_PLAYED,
  THAW_TILE,
} from "../data.ts";
import { events } from "../events.ts";
import { first } from "../moves.ts";
import { kindsAt, loseAnimals, openWater } from "../pieces.ts";
import { ANIMAL_MOVE, discardRed, hasPlayed, type State, tilesInHand } from "../state.ts";
import { anyStep } from "./animals.ts";
import { putToFlight } from "./flight.ts";
import { listThaws, whyNotThawAt } from "./ice.ts";

const ENDURANCE_MOVES = first.playEndurance;

const mayPlay = (s: State, face: number, type: number): boolean =>
  tilesInHand(s, s.active, face) > 0 && !hasPlayed(s, type);

/** IGL-6.5, IGL-6.11: what may be played in both phases of a turn. */
export function listRedOfBothPhases(s: State, out: MoveList): void {
  if (mayPlay(s, THAW_TILE, THAW_PLAYED)) listThaws(s, out);
  if (mayPlay(s, ANIMAL_MOVE_TILE, ANIMAL_MOVE_PLAYED) && anyStep(s)) out.push(first.playAnimalMove);
}

export function listEndurance(s: State, out: MoveList): void {
  for (let value = 1; value <= ENDURANCE_VALUES; value++) {
    if (mayPlay(s, ENDURANCE_TILE + value - 1, ENDURANCE_PLAYED)) out.push(ENDURANCE_MOVES + value - 1);
  }
}

export function whyNotRed(s: State, face: number, type: number): RuleId | null {
  if (tilesInHand(s, s.active, face) === 0) return "IGL-6.1";
  return hasPlayed(s, type) ? "IGL-6.2" : null;
}

export const whyNotThaw = (s: State, space: number): RuleId | null =>
  whyNotRed(s, THAW_TILE, THAW_PLAYED) ?? whyNotThawAt(s, space);

export const whyNotEndurance = (s: State, value: number): RuleId | null =>
  whyNotRed(s, ENDURANCE_TILE + value - 1, ENDURANCE_PLAYED);

export const whyNotAnimalMove = (s: State): RuleId | null =>
  whyNotRed(s, ANIMAL_MOVE_TILE, ANIMAL_MOVE_PLAYED) ?? (anyStep(s) ? null : "IGL-6.12");

function play(s: State, face: number, type: number): void {
  discardRed(s, s.active, face);
  s.played |= type;
}

/** IGL-6.7: nobody sees the tile, so nothing is drawn. */
export function playThaw(s: State, space: number, context: Context): void {
  play(s, THAW_TILE, THAW_PLAYED);
  const kinds = context.emit ? kindsAt(s, space) : [];
  openWater(s, space);
  s.thawed++;
  s.resume = s.phase;
  loseAnimals(s, space, KIND_COUNT);
  if (context.emit) context.emit(events.make("thawPlayed", s.active, { space, kinds }));
  putToFlight(s, space, -1, context);
}

/** IGL-6.8 */
export function playEndurance(s: State, value: number, { emit }: Context): void {
  play(s, ENDURANCE_TILE + value - 1, ENDURANCE_PLAYED);
  s.ap += value;
  if (emit) emit(events.make("endurancePlayed", s.active, { value }));
}

/** IGL-6.10 */
export function playAnimalMove(s: State, { emit }: Context): void {
  play(s, ANIMAL_MOVE_TILE, ANIMAL_MOVE_PLAYED);
  s.resume = s.phase;
  s.steps = STEPS;
  s.phase = ANIMAL_MOVE;
  if (emit) emit(events.make("animalMovePlayed", s.active));
}
