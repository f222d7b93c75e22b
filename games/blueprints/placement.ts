/** Where a die may stand, and putting it there. */
import { add, at } from "@banquise/engine";
import { CELLS, LEVELS, SPACES, TARGETS, VALUE_OF } from "./data.ts";
import { type State, topValue } from "./state.ts";

/** BLU-5.2: hatched spaces never take dice. */
export const isOpen = (s: State, lot: number, space: number): boolean =>
  at(TARGETS, at(s.plans, lot) * SPACES + space) !== 0;

/** BLU-5.1: an open space that is empty, or whose top die shows no more than this one. */
export const fits = (s: State, lot: number, space: number, die: number): boolean =>
  isOpen(s, lot, space) && topValue(s, lot, space) <= at(VALUE_OF, die);

export function fitsSomewhere(s: State, lot: number, die: number): boolean {
  for (let space = 0; space < SPACES; space++) if (fits(s, lot, space, die)) return true;
  return false;
}

/** Puts a die on top of a stack and returns its level, counted from 0. */
export function put(s: State, lot: number, space: number, die: number): number {
  const level = add(s.heights, lot * SPACES + space, 1) - 1;
  s.stacks[lot * CELLS + space * LEVELS + level] = die;
  return level;
}

/** Takes the top die of a stack away again: for worlds that are only imagined (BLU-5.8). */
export function lift(s: State, lot: number, space: number): void {
  const level = add(s.heights, lot * SPACES + space, -1);
  s.stacks[lot * CELLS + space * LEVELS + level] = 0;
}
