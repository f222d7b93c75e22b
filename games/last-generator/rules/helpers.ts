/** The Expert and the call of duty (GEN-21). */
import { at, type Context, type RuleId } from "@banquise/engine";
import { EXPERT_CODE, SINGLE_GROUP } from "../compile/addresses.ts";
import { GROUP_FIRST, GROUP_SIZE, OPTION_CODE } from "../compile/code.ts";
import { EXPERT_HOPE } from "../compile/properties.ts";
import { HOPE } from "../data.ts";
import { events } from "../events.ts";
import type { State } from "../state.ts";
import { canHaveEffect } from "./acting.ts";
import { push } from "./frames.ts";
import { hasToken, turnToken } from "./tokens.ts";

export function whyNotExpert(s: State): RuleId | null {
  if (s.expertUsed === 1) return "GEN-9.1";
  return hasToken(s, HOPE, at(EXPERT_HOPE, s.expert - 1), true) ? null : "GEN-21.2";
}

export function useExpert(s: State, context: Context): void {
  const expert = s.expert - 1;
  s.expertUsed = 1;
  context.emit?.(events.make("expertUsed", s.leader, { expert }));
  turnToken(s, HOPE, at(EXPERT_HOPE, expert), false, context);
  push(s, at(EXPERT_CODE, expert));
}

/** An option is offered when its first effect can do something. */
export function whyNotCall(s: State, option: number): RuleId | null {
  if (s.callUsed === 1 || option >= at(GROUP_SIZE, SINGLE_GROUP.call)) return "GEN-21.3";
  return canHaveEffect(s, callCode(option)) ? null : "GEN-21.3";
}

const callCode = (option: number): number => at(OPTION_CODE, at(GROUP_FIRST, SINGLE_GROUP.call) + option);

export function canCall(s: State): boolean {
  for (let option = 0; option < at(GROUP_SIZE, SINGLE_GROUP.call); option++)
    if (whyNotCall(s, option) === null) return true;
  return false;
}

export function soundCall(s: State, option: number, seat: number, { emit }: Context): void {
  s.callUsed = 1;
  emit?.(events.make("callSounded", seat, { option }));
  push(s, callCode(option));
}
