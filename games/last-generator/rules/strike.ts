/** Whom one unit of an effect on people strikes (GEN-2.4, GEN-28), and what it does. */
import { at, type Context, type RuleId } from "@banquise/engine";
import { WHO_ACTING, WHO_CHOOSE, WHO_EACH, WHO_FED } from "../compile/instructions.ts";
import { FED, TYPES } from "../data.ts";
import type { QuestionName } from "../questions.ts";
import type { State } from "../state.ts";
import { ask } from "./frames.ts";
import { canCure, cure, die, flip, join, leave, sicken, tire, treat } from "./people.ts";

/** What can be done to one citizen, or to one Sickness marker. */
export interface Strike {
  /** Whether a type can be chosen for it. */
  can(s: State, type: number): boolean;
  /** Why not, when it cannot. */
  readonly rule: RuleId;
  do(s: State, type: number, context: Context): void;
}

const hasCitizens = (s: State, type: number): boolean => at(s.citizens, type) > 0;

const onCitizen = (strike: Strike["do"]): Strike => ({ can: hasCitizens, rule: "GEN-2.4", do: strike });

/** Each is also the question whom it strikes. */
export const STRIKES = {
  sick: onCitizen(sicken),
  die: onCitizen(die),
  flip: onCitizen(flip),
  fatigue: onCitizen(tire),
  join: onCitizen(join),
  leave: onCitizen(leave),
  cure: { can: canCure, rule: "GEN-16.8", do: cure },
  treat: { can: (s, type) => at(s.skull, type) === 1, rule: "GEN-16.9", do: treat },
} satisfies Partial<Record<QuestionName, Strike>>;

export type StrikeName = keyof typeof STRIKES;

/** One unit on a type that is named, or on one that the owner chooses (GEN-2.4). `units` includes this one. */
export function strike(
  s: State,
  frame: number,
  name: StrikeName,
  who: number,
  units: number,
  context: Context,
): void {
  if (who !== WHO_CHOOSE) STRIKES[name].do(s, typeOf(s, frame, who, units), context);
  else if (canStrikeAny(s, name, who)) ask(s, name);
}

/** Whether a unit can do anything: to the type that is named, or to any. */
export function canStrikeAny(s: State, name: StrikeName, who: number): boolean {
  const { can } = STRIKES[name];
  if (who < TYPES) return can(s, who);
  for (let type = 0; type < TYPES; type++) if (can(s, type)) return true;
  return false;
}

function typeOf(s: State, frame: number, who: number, units: number): number {
  if (who === WHO_EACH) return (TYPES - (units % TYPES)) % TYPES;
  if (who === WHO_FED) return fedBefore(s);
  if (who === WHO_ACTING) return Math.max(0, at(s.frameType, frame) - 1);
  return who;
}

/** GEN-12.3: the type of the column before, in round 1 of its own. */
export const fedBefore = (s: State): number => at(FED, Math.max(1, s.round - 1));
