/** Answers at random, kept for the second reading. */
import { type Context, MoveList, type Random } from "@banquise/engine";
import { moves } from "../moves.ts";
import { apply, legal } from "../rules.ts";
import type { State } from "../state.ts";
import type { Answer } from "./oracle.ts";

/** Answers every question until `over` says so; returns what was asked and answered. */
export function answerAll(
  s: State,
  context: Context,
  choice: Random,
  over: (answers: number) => boolean,
): Answer[] {
  const answers: Answer[] = [];
  const list = new MoveList();
  while (!over(answers.length)) {
    list.clear();
    legal(s, list);
    const move = list.at(choice.int(list.length));
    answers.push({ offered: list.toArray().map((code) => moves.print(code)), chosen: moves.print(move) });
    apply(s, move, context);
  }
  return answers;
}
