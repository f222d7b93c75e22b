/** A building as a picture needs it: its plan and its stacks, read once from a state. */
import { at, type Seat } from "@banquise/engine";
import {
  COLUMNS,
  LEVELS,
  MATERIAL_OF,
  MATERIALS,
  type Material,
  SPACES,
  TARGETS,
  VALUE_OF,
} from "../data.ts";
import { dieAt, lotOf, type State } from "../state.ts";

export interface Building {
  /** 0 when the plan is not known. */
  readonly plan: number;
  /** Target height of each space; 0 is hatched. */
  readonly targets: readonly number[];
  /** Dice of each space, from the ground up. */
  readonly stacks: readonly (readonly number[])[];
}

/** A place where a die stands or could stand. */
export interface Cell {
  readonly space: number;
  readonly level: number;
}

export const SPACE_LIST: readonly number[] = Array.from({ length: SPACES }, (_, space) => space);

export const lookOf = (die: number): Material => MATERIALS[at(MATERIAL_OF, die)] as Material;
export const pipsOf = (die: number): number => at(VALUE_OF, die);

export function buildingOf(s: State, round: number, seat: Seat): Building {
  const lot = lotOf(round, seat);
  const plan = at(s.plans, lot);
  return {
    plan,
    targets: SPACE_LIST.map((space) => at(TARGETS, plan * SPACES + space)),
    stacks: SPACE_LIST.map((space) => stackOf(s, lot, space)),
  };
}

function stackOf(s: State, lot: number, space: number): readonly number[] {
  const stack: number[] = [];
  for (let level = 0; level < LEVELS; level++) {
    const die = dieAt(s, lot, space, level);
    if (die === 0) break;
    stack.push(die);
  }
  return stack;
}

export const stackAt = (building: Building, space: number): readonly number[] => building.stacks[space] ?? [];
export const targetAt = (building: Building, space: number): number => building.targets[space] ?? 0;

export const tallest = (building: Building): number =>
  Math.max(...building.stacks.map((stack) => stack.length));

/** All dice, in the order in which they are counted: space by space, from the ground up. */
export function cellsOf(building: Building): readonly (Cell & { readonly die: number })[] {
  return building.stacks.flatMap((stack, space) => stack.map((die, level) => ({ space, level, die })));
}

export const columnOf = (space: number): number => space % COLUMNS;
export const rowOf = (space: number): number => Math.floor(space / COLUMNS);

/** BLU-1.6 */
const sideBySide = (a: number, b: number): boolean =>
  Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b)) === 1;

/** The cells that share a face with one and hold a die (BLU-1.5). */
export function neighbours(building: Building, { space, level }: Cell): readonly Cell[] {
  const found: Cell[] = [];
  if (level > 0) found.push({ space, level: level - 1 });
  if (level + 1 < stackAt(building, space).length) found.push({ space, level: level + 1 });
  for (const other of SPACE_LIST) {
    if (sideBySide(space, other) && level < stackAt(building, other).length)
      found.push({ space: other, level });
  }
  return found;
}

/** The same building with one more die. */
export function withDie(building: Building, space: number, die: number): Building {
  const stacks = building.stacks.map((stack, i) => (i === space ? [...stack, die] : stack));
  return { ...building, stacks };
}
