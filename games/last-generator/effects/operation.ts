/** What an operation of the vocabulary is (GEN-28): one row says all of it. */
import type { Context } from "@banquise/engine";
import type { Assembler } from "../compile/assembler.ts";
import type { Arguments } from "../compile/instructions.ts";
import type { Effect } from "../content/types.ts";
import type { State } from "../state.ts";

/** What an instruction does. `pc` is its address, for its arguments; `frame` the list that is running. */
export interface Operation {
  /** How many units it has: each may ask, and each is complete before the next (GEN-2.5). Without it, all is done at once. */
  units?(s: State, pc: number, frame: number): number;
  /** False when it, or the rest of it, can have no effect. `frame` is -1 while it is only looked at. */
  canGoOn?(s: State, pc: number, frame: number): boolean;
  /** Does one unit, or all at once. `left` counts the units that are still to do, with this one. */
  run(s: State, pc: number, frame: number, context: Context, left: number): void;
  /** It keeps its own place in the frame, and calls `advance` when it is over. */
  readonly resumes?: true;
}

/** An operation that cards can name, with how it becomes instructions: the arguments of each, most often of one. */
export interface EffectOperation<E> extends Operation {
  compile(effect: E, assembler: Assembler): readonly Arguments[];
}

/** The rows of some operations. */
export type EffectRows<Op extends Effect["op"]> = {
  readonly [Name in Op]: EffectOperation<Effect & { readonly op: Name }>;
};
