/** The door of the rules: what `Game` asks of them. The parts are in `rules/`, the effects of cards in `effects/`. */
import { type Context, type Move, OVER, type Seat, type TableConfig } from "@banquise/engine";
import { ENDED } from "./phases.ts";
import "./program.ts";
import { answer } from "./rules/answers.ts";
import { castVote } from "./rules/council.ts";
import { ownerOf } from "./rules/owners.ts";
import { run } from "./rules/run.ts";
import { setUp } from "./rules/setup.ts";
import { layout, type State } from "./state.ts";

export { legal, whyNot } from "./rules/answers.ts";

const blank = layout.create();

export function setup(s: State, config: TableConfig, context: Context): void {
  layout.copy(blank, s);
  setUp(s, config, context);
}

export const actor = (s: State): Seat => (s.phase === ENDED ? OVER : ownerOf(s));

export function apply(s: State, move: Move, context: Context): void {
  const played = s.voter > 0 ? castVote(s, move, context) : move;
  s.lastMove = played + 1;
  if (played < 0) return;
  answer(s, played, context);
  run(s, context);
}
