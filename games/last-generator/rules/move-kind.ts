import type { Context, RuleId } from "@banquise/engine";
import type { QuestionName } from "../questions.ts";
import type { State } from "../state.ts";

/** `index` counts the moves of a type from 0. */
export interface MoveKind {
  /** The questions that it answers. */
  readonly answers: readonly QuestionName[];
  /** Asked only when one of these is pending. */
  whyNot(s: State, index: number): RuleId | null;
  /** `question` is the one that it answers (`QUESTION`): by now nothing is asked any more. */
  apply(s: State, index: number, context: Context, question: number): void;
}

/** For moves that are legal whenever their question is asked. */
export const always = (): null => null;
