/** Effects on people: whom one unit strikes (GEN-2.4, GEN-28), and what it does. */
import { at, type Context } from "@banquise/engine";
import { OP, WHO_ACTING, WHO_CHOOSE, WHO_EACH, WHO_FED } from "../compile/code.ts";
import { FED, TYPES } from "../data.ts";
import type { QuestionName } from "../questions.ts";
import type { State } from "../state.ts";
import { ask } from "./frames.ts";
import { canCure, cure, die, flip, join, leave, sicken, tire, treat } from "./people.ts";

/** One unit on a type that is named, or on one that the owner chooses (GEN-2.4). `units` includes this one. */
export function strike(
  s: State,
  frame: number,
  who: number,
  op: number,
  units: number,
  context: Context,
): void {
  if (who === WHO_CHOOSE) {
    const question = QUESTIONS[op] as QuestionName;
    for (let type = 0; type < TYPES; type++) {
      if (canStrike(s, question, type)) {
        ask(s, question);
        return;
      }
    }
    return;
  }
  strikeType(s, op, typeOf(s, frame, who, units), context);
}

const QUESTIONS: Readonly<Record<number, QuestionName>> = {
  [OP.sick]: "sick",
  [OP.die]: "die",
  [OP.flip]: "flip",
  [OP.fatigue]: "fatigue",
  [OP.join]: "join",
  [OP.leave]: "leave",
  [OP.cure]: "cure",
  [OP.treat]: "treat",
};

/** Whether a type can be chosen for one unit. */
export function canStrike(s: State, question: QuestionName, type: number): boolean {
  switch (question) {
    case "cure":
      return canCure(s, type);
    case "treat":
      return at(s.skull, type) === 1;
    case "shelter":
      return at(s.unsheltered, type) > 0;
    default:
      return at(s.citizens, type) > 0;
  }
}

function typeOf(s: State, frame: number, who: number, units: number): number {
  if (who === WHO_EACH) return (TYPES - (units % TYPES)) % TYPES;
  if (who === WHO_FED) return fedBefore(s);
  if (who === WHO_ACTING) return Math.max(0, at(s.frameType, frame) - 1);
  return who;
}

/** GEN-12.3: the type of the column before, in round 1 of its own. */
export const fedBefore = (s: State): number => at(FED, Math.max(1, s.round - 1));

export function strikeType(s: State, op: number, type: number, context: Context): void {
  switch (op) {
    case OP.sick:
      sicken(s, type, context);
      return;
    case OP.die:
      die(s, type, context);
      return;
    case OP.flip:
      flip(s, type, context);
      return;
    case OP.fatigue:
      tire(s, type, 1, context);
      return;
    case OP.join:
      join(s, type, context);
      return;
    case OP.leave:
      leave(s, type, context);
      return;
    case OP.cure:
      cure(s, type, context);
      return;
    default:
      treat(s, type, context);
      return;
  }
}
