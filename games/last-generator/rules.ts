/** The rules in one place: who decides, what is legal, why not, and what a move does up to the next decision. */
import {
  at,
  type Context,
  type Move,
  MoveList,
  OVER,
  type RuleId,
  type Seat,
  type TableConfig,
} from "@banquise/engine";
import { LOSS_CONDITIONS } from "./compile/tables.ts";
import { FIRST_OF_TYPE, type MoveName, moves, SIZE_OF_TYPE, TYPE_OF } from "./moves.ts";
import { ENDED } from "./phases.ts";
import { QUESTIONS, type QuestionName } from "./questions.ts";
import { holds } from "./rules/conditions.ts";
import { castVote, openVote } from "./rules/council.ts";
import { lose } from "./rules/frames.ts";
import { runFrame } from "./rules/interpreter.ts";
import { MOVE_KINDS } from "./rules/kinds.ts";
import type { MoveKind } from "./rules/move-kind.ts";
import { ownerOf } from "./rules/owners.ts";
import { setUp } from "./rules/setup.ts";
import { runStep } from "./rules/steps.ts";
import { layout, type State } from "./state.ts";

const KINDS: readonly MoveKind[] = moves.types.map(({ type }) => MOVE_KINDS[type as MoveName]);

/** The types of moves that answer each question. */
const ANSWERS: readonly Uint8Array[] = QUESTIONS.map((name) =>
  Uint8Array.from(KINDS.flatMap(({ answers }, type) => (answers.includes(name) ? [type] : []))),
);

/** The rule behind each question: what must be answered before anything else (GEN-4.2). */
const ASK_RULES: Readonly<Record<QuestionName, RuleId>> = {
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
};
const RULE_OF_ASK: readonly RuleId[] = QUESTIONS.map((name) => ASK_RULES[name]);

export const actor = (s: State): Seat => (s.phase === ENDED ? OVER : ownerOf(s));

export function legal(s: State, out: MoveList): void {
  const answers = ANSWERS[s.ask] as Uint8Array;
  for (let i = 0; i < answers.length; i++) {
    const type = at(answers, i);
    const kind = KINDS[type] as MoveKind;
    const first = at(FIRST_OF_TYPE, type);
    const size = at(SIZE_OF_TYPE, type);
    for (let index = 0; index < size; index++) if (kind.whyNot(s, index) === null) out.push(first + index);
  }
}

export function whyNot(s: State, move: Move): RuleId | null {
  const type = at(TYPE_OF, move);
  if (!(ANSWERS[s.ask] as Uint8Array).includes(type)) return RULE_OF_ASK[s.ask] ?? null;
  return (KINDS[type] as MoveKind).whyNot(s, move - at(FIRST_OF_TYPE, type));
}

const blank = layout.create();

export function setup(s: State, config: TableConfig, context: Context): void {
  layout.copy(blank, s);
  setUp(s, config, context);
}

export function apply(s: State, move: Move, context: Context): void {
  const played = s.voter > 0 ? castVote(s, move, context) : move;
  s.lastMove = played + 1;
  if (played < 0) return;
  answer(s, played, context);
  run(s, context);
}

function answer(s: State, move: Move, context: Context): void {
  const type = at(TYPE_OF, move);
  s.ask = 0;
  (KINDS[type] as MoveKind).apply(s, move - at(FIRST_OF_TYPE, type), context);
}

const choices = new MoveList(moves.size);

/** Goes on to the next question with more than one answer (GEN-1.6), or to the end. */
export function run(s: State, context: Context): void {
  while (s.phase !== ENDED) {
    if (s.ask !== 0) {
      choices.clear();
      legal(s, choices);
      if (choices.length > 1) {
        openVote(s);
        return;
      }
      answer(s, choices.at(0), context);
    } else if (s.depth > 0) {
      runFrame(s, context);
    } else {
      runStep(s, context);
    }
    testScenarioLosses(s, context);
  }
}

/** GEN-14.7 */
function testScenarioLosses(s: State, context: Context): void {
  const conditions = LOSS_CONDITIONS[s.scenario] ?? [];
  for (let i = 0; i < conditions.length; i++) {
    const { condition, loss } = conditions[i] as (typeof conditions)[number];
    if (holds(s, condition)) lose(s, loss, context);
  }
}
