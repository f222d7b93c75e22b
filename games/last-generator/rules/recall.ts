/** Taking placed Meeples back (GEN-28.21). */
import { add, at, type Context, type RuleId } from "@banquise/engine";
import { MEEPLE_KINDS, TYPES } from "../data.ts";
import { events } from "../events.ts";
import { PLACES } from "../map.ts";
import { placedAt } from "../queries.ts";
import type { State } from "../state.ts";

/** Citizen Meeples of a type on a place that may be taken back: not the one that acts, and no automaton. */
function recallable(s: State, place: number, type: number): number {
  const acting = s.actingPlace === place + 1 && s.meeple === type + 1 ? 1 : 0;
  return placedAt(s, place, type) - acting;
}

export function whyNotRecallFrom(s: State, place: number): RuleId | null {
  for (let type = 0; type < TYPES; type++) if (recallable(s, place, type) > 0) return null;
  return "GEN-28.21";
}

/** Whether the place from which one is taken back has a Meeple of the type. */
export const canRecallType = (s: State, type: number): boolean => recallable(s, s.recalling - 1, type) > 0;

export function canRecall(s: State): boolean {
  for (let place = 0; place < PLACES; place++) if (whyNotRecallFrom(s, place) === null) return true;
  return false;
}

export function recall(s: State, type: number, { emit }: Context): void {
  const place = s.recalling - 1;
  s.recalling = 0;
  add(s.placed, place * MEEPLE_KINDS + type, -1);
  add(s.reserve, type, 1);
  emit?.(events.make("recalled", null, { meeple: type, place }));
}

/** Whether all Meeples stand where they can be found at once: the only type on the place, or -1. */
export function onlyTypeAt(s: State, place: number): number {
  let only = -1;
  for (let type = 0; type < TYPES; type++) {
    if (recallable(s, place, type) === 0) continue;
    if (only >= 0) return -1;
    only = type;
  }
  return only;
}

/** Everybody comes home but the scouts (GEN-13.2). */
export function sendHome(s: State): void {
  s.placed.fill(0);
  s.reserve.fill(0);
  s.fielded.fill(0);
  for (let type = 0; type < TYPES; type++) {
    add(s.fatigue, type, -at(s.covered, type));
    s.covered[type] = 0;
  }
}
