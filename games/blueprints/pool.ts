/** The pool of available dice: how many of each kind, and as a set which kinds there are. */
import { add, at, type Move, type MoveList } from "@banquise/engine";
import { dropLowest, lowestBit, withBit, withoutBit } from "./bits.ts";
import { DIE_KINDS, dieOf, FACES, MATERIALS } from "./data.ts";
import type { State } from "./state.ts";

export function addToPool(s: State, die: number): void {
  add(s.pool, die, 1);
  s.poolKinds = withBit(s.poolKinds, die);
}

export function removeFromPool(s: State, die: number): void {
  if (add(s.pool, die, -1) === 0) s.poolKinds = withoutBit(s.poolKinds, die);
}

export function emptyPool(s: State): void {
  s.pool.fill(0);
  s.poolKinds = 0;
}

/** One move for each die of the pool that looks different; `base` is the move of "no die". */
export function listPool(s: State, base: Move, out: MoveList): void {
  for (let rest = s.poolKinds; rest !== 0; rest = dropLowest(rest)) out.push(base + lowestBit(rest));
}

export function poolSize(s: State): number {
  let size = 0;
  for (let die = 1; die <= DIE_KINDS; die++) size += at(s.pool, die);
  return size;
}

/** The dice as people see them: sorted by value, then by material (BLU-3.5). */
export function poolDice(s: State): number[] {
  const dice: number[] = [];
  for (let value = 1; value <= FACES; value++) {
    for (let material = 0; material < MATERIALS.length; material++) {
      const die = dieOf(material, value);
      for (let copy = 0; copy < at(s.pool, die); copy++) dice.push(die);
    }
  }
  return dice;
}
