/** The round (GEN-4): what runs when no effect is pending. */
import type { Context } from "@banquise/engine";
import { STEPS, type StepName } from "../phases.ts";
import type { State } from "../state.ts";
import { DAY } from "./day.ts";
import { EVENING } from "./evening.ts";
import type { Step } from "./go.ts";

const STEP_FUNCTIONS: Readonly<Record<StepName, Step>> = { ...DAY, ...EVENING };

const RUN: readonly Step[] = STEPS.map(([name]) => STEP_FUNCTIONS[name]);

export function runStep(s: State, context: Context): void {
  (RUN[s.step] as Step)(s, context);
}
