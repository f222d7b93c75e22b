import { at, type Context } from "@banquise/engine";
import { events } from "../events.ts";
import { ENDED, STEP, STEP_PHASE, type StepName } from "../phases.ts";
import type { State } from "../state.ts";

/** Begins a step, and its phase with it. */
export function go(s: State, step: StepName, { emit }: Context): void {
  s.step = STEP[step];
  s.cursor = 0;
  const phase = at(STEP_PHASE, s.step);
  if (phase === s.phase || s.phase === ENDED) return;
  s.phase = phase;
  emit?.(events.make("phaseBegun", null, { phase }));
}

/** What a step does; it runs again until it goes on to another one. */
export type Step = (s: State, context: Context) => void;
