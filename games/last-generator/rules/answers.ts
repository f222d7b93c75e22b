/** What answers the question that is asked: which moves are legal, why others are not, and what the answer does. */
import type { Context, Move, MoveList, MoveType, RuleId } from "@banquise/engine";
import { moves } from "../moves.ts";
import { QUESTIONS, type QuestionName } from "../questions.ts";
import type { State } from "../state.ts";
import { MOVE_KINDS } from "./kinds.ts";
import type { MoveKind } from "./move-kind.ts";

const KINDS: readonly MoveKind[] = moves.byType(MOVE_KINDS);

/** By question: the types of moves that answer it. */
const ANSWERS: readonly (readonly number[])[] = QUESTIONS.map((name) =>
  KINDS.flatMap(({ answers }, type) => (answers.includes(name) ? [type] : [])),
);

/** The rule behind each question: what must be answered before anything else (GEN-4.2). */
const QUESTION_RULES: Readonly<Record<QuestionName, RuleId>> = {
  nothing: "GEN-2.10",
  expert: "GEN-3.13",
  option: "GEN-6.1",
  feed: "GEN-17.3",
  prepare: "GEN-9.5",
  turn: "GEN-10.4",
  kind: "GEN-10.7",
  gather: "GEN-10.10",
  use: "GEN-10.12",
  deploy: "GEN-10.13",
  special: "GEN-10.14",
  citizenCard: "GEN-20.1",
  build: "GEN-10.11",
  site: "GEN-19.1",
  slot: "GEN-18.3",
  gatherEffect: "GEN-28.33",
  sick: "GEN-2.4",
  die: "GEN-2.4",
  flip: "GEN-2.4",
  fatigue: "GEN-2.4",
  join: "GEN-2.4",
  leave: "GEN-2.4",
  cure: "GEN-16.8",
  treat: "GEN-16.9",
  shelter: "GEN-13.4",
  raise: "GEN-15.3",
  lower: "GEN-15.5",
  activate: "GEN-15.2",
  exhaust: "GEN-15.2",
  deathCard: "GEN-16.6",
  law: "GEN-22.2",
  technology: "GEN-23.1",
  reach: "GEN-25.2",
  explored: "GEN-25.4",
  scout: "GEN-28.22",
  recall: "GEN-28.21",
  recallType: "GEN-28.21",
  food: "GEN-12.1",
  destroy: "GEN-28.31",
  discardCitizen: "GEN-28.24",
  discardEvent: "GEN-28.26",
  useOption: "GEN-10.12",
};
const RULE_OF_QUESTION: readonly RuleId[] = QUESTIONS.map((name) => QUESTION_RULES[name]);

export function legal(s: State, out: MoveList): void {
  const answers = ANSWERS[s.ask] as readonly number[];
  for (let i = 0; i < answers.length; i++) {
    const type = answers[i] as number;
    const kind = KINDS[type] as MoveKind;
    const { first, size } = moves.types[type] as MoveType;
    for (let offset = 0; offset < size; offset++)
      if (kind.whyNot(s, offset) === null) out.push(first + offset);
  }
}

export function whyNot(s: State, move: Move): RuleId | null {
  const type = moves.typeIndex(move);
  if (!(ANSWERS[s.ask] as readonly number[]).includes(type)) return RULE_OF_QUESTION[s.ask] ?? null;
  return (KINDS[type] as MoveKind).whyNot(s, moves.offset(move));
}

/** Gives the answer. The question is over before it is carried out: what it leads to may ask another one. */
export function answer(s: State, move: Move, context: Context): void {
  const question = s.ask;
  s.ask = 0;
  (KINDS[moves.typeIndex(move)] as MoveKind).apply(s, moves.offset(move), context, question);
}
