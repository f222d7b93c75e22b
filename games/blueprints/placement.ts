/** Where a die may stand, and putting it there. */
import { at } from "@banquise/engine";
import { CELLS, LEVELS, SPACES, TARGETS, VALUE_OF } from "./data.ts";
import { HATCHED, heightOf, type State } from "./state.ts";

/** BLU-5.1, BLU-5.2: an open space that is empty, or whose top die shows no more than this one. */
export const fits = (s: State, lot: number, space: number, die: number): boolean =>
  at(s.tops, lot * SPACES + space) <= at(VALUE_OF, die);

export function fitsSomewhere(s: State, lot: number, die: number): boolean {
  for (let space = 0; space < SPACES; space++) if (fits(s, lot, space, die)) return true;
  return false;
}

/** Gives a lot its plan, with nothing built on it. */
export function layPlan(s: State, lot: number, plan: number): void {
  s.plans[lot] = plan;
  for (let space = 0; space < SPACES; space++) {
    s.tops[lot * SPACES + space] = at(TARGETS, plan * SPACES + space) === 0 ? HATCHED : 0;
  }
}

/** Puts a die on top of a stack and returns its level, counted from 0. */
export function put(s: State, lot: number, space: number, die: number): number {
  const level = heightOf(s, lot, space);
  s.stacks[lot * CELLS + space * LEVELS + level] = die;
  s.tops[lot * SPACES + space] = at(VALUE_OF, die);
  return level;
}

/** Takes the top die of a stack away again: for worlds that are only imagined (BLU-5.8). */
export function lift(s: State, lot: number, space: number): void {
  const top = lot * CELLS + space * LEVELS + heightOf(s, lot, space) - 1;
  s.stacks[top] = 0;
  s.tops[lot * SPACES + space] = top % LEVELS === 0 ? 0 : at(VALUE_OF, at(s.stacks, top - 1));
}
