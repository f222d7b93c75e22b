/** What happens by itself: pending effects, the steps of the round, and questions with a single answer. */
import { type Context, MoveList } from "@banquise/engine";
import { LOSS_CONDITIONS } from "../compile/addresses.ts";
import { moves } from "../moves.ts";
import { ENDED } from "../phases.ts";
import type { State } from "../state.ts";
import { answer, legal } from "./answers.ts";
import { holds } from "./conditions.ts";
import { openVote } from "./council.ts";
import { lose } from "./frames.ts";
import { runFrame } from "./interpreter.ts";
import { runStep } from "./steps.ts";

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
