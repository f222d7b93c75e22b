/** The rules in one place: who decides, what is legal, why not, and what a move does up to the next decision. */
import { type Context, type Move, type MoveList, OVER, type RuleId, type Seat } from "@banquise/engine";
import { SPACES } from "./data.ts";
import { discardDie, moves, placeDie, takeDie } from "./moves.ts";
import { fits } from "./placement.ts";
import { listPool } from "./pool.ts";
import { KINDS, type MoveKind } from "./rules/kinds.ts";
import { DISCARD, ENDED, lotOf, PLACE, type State, TAKE } from "./state.ts";

export { setup } from "./rules/round.ts";

export const actor = (s: State): Seat => (s.phase === ENDED ? OVER : s.active);

export function legal(s: State, out: MoveList): void {
  if (s.phase === PLACE) {
    const lot = lotOf(s.round, s.active);
    for (let space = 0; space < SPACES; space++) if (fits(s, lot, space, s.hand)) out.push(placeDie(space));
  } else if (s.phase === TAKE) {
    // BLU-5.6: a die may be taken even if it fits nowhere.
    listPool(s, takeDie(0), out);
  } else if (s.phase === DISCARD) {
    listPool(s, discardDie(0), out);
  }
}

export function whyNot(s: State, move: Move): RuleId | null {
  if (s.phase === ENDED) return "BLU-9.3";
  return (KINDS[moves.typeIndex(move)] as MoveKind).whyNot(s, moves.offset(move));
}

export function apply(s: State, move: Move, context: Context): void {
  (KINDS[moves.typeIndex(move)] as MoveKind).apply(s, moves.offset(move), context);
}
