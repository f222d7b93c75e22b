/** What each type of move is: why not, and what it does. */
import type { Context, RuleId } from "@banquise/engine";
import { dieAtOffset, moves } from "../moves.ts";
import type { State } from "../state.ts";
import { discard, place, take, whyNotDiscard, whyNotPlace, whyNotTake } from "./turn.ts";

/** `offset` counts the moves of a type from 0. */
export interface MoveKind {
  whyNot(s: State, offset: number): RuleId | null;
  apply(s: State, offset: number, context: Context): void;
}

/** By index of the type. */
export const KINDS = moves.byType<MoveKind>({
  takeDie: {
    whyNot: (s, offset) => whyNotTake(s, dieAtOffset(offset)),
    apply: (s, offset, context) => take(s, dieAtOffset(offset), context),
  },
  placeDie: { whyNot: whyNotPlace, apply: place },
  discardDie: {
    whyNot: (s, offset) => whyNotDiscard(s, dieAtOffset(offset)),
    apply: (s, offset, context) => discard(s, dieAtOffset(offset), context),
  },
});
