/** Runs pending effects (GEN-28), each as its row in `effects/` says. */
import { at, type Context } from "@banquise/engine";
import { opAt } from "../compile/code.ts";
import { END } from "../compile/instructions.ts";
import { OPERATIONS } from "../effects/table.ts";
import type { State } from "../state.ts";
import { advance, pop } from "./frames.ts";

/** Runs the top frame up to its next unit, question or end. */
export function runFrame(s: State, context: Context): void {
  const frame = s.depth - 1;
  const pc = at(s.framePc, frame);
  const op = opAt(pc);
  if (op === END) {
    pop(s);
    return;
  }
  const { units, canGoOn, run, resumes } = OPERATIONS[op] as (typeof OPERATIONS)[number];
  if (units === null || units === undefined) {
    // The instruction is over before it runs: it may push another list, or end the game.
    if (!resumes) advance(s, frame);
    run(s, pc, frame, context, 1);
    return;
  }
  const begun = at(s.frameLeft, frame);
  const left = begun === 0 ? units(s, pc, frame) : begun - 1;
  if (left === 0 || !canGoOn(s, pc, frame)) {
    advance(s, frame);
    return;
  }
  s.frameLeft[frame] = left;
  run(s, pc, frame, context, left);
}
