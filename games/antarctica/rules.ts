/** The door of the rules: who decides, what is legal, why not, and what a move does up to the next decision. */
import {
  type Context,
  type Move,
  type MoveList,
  OVER,
  type RuleId,
  type Seat,
  type TableConfig,
} from "@banquise/engine";
import { moves } from "./moves.ts";
import { KINDS, type MoveKind } from "./rules/kinds.ts";
import { listMoves } from "./rules/listing.ts";
import { setUp } from "./rules/setup.ts";
import {
  CHOOSE_THREE,
  CHOOSE_TRACK,
  DRAFT,
  ENDED,
  OFFER,
  PICK,
  PLACEMENT,
  RELOCATE,
  RELOCATE_TO,
  START_CUBE,
  type State,
} from "./state.ts";

export function setup(s: State, config: TableConfig, context: Context): void {
  setUp(s, config, context);
}

export const actor = (s: State): Seat => (s.phase === ENDED ? OVER : s.decider);

export function legal(s: State, out: MoveList): void {
  listMoves(s, out);
}

/** The rule of what is asked outside the phases of a turn: nothing else can be done meanwhile. */
const PENDING: Readonly<Record<number, RuleId>> = {
  [PLACEMENT]: "ANT-2.14",
  [START_CUBE]: "ANT-2.17",
  [CHOOSE_TRACK]: "ANT-6.10",
  [CHOOSE_THREE]: "ANT-10.7",
  [RELOCATE]: "ANT-10.5",
  [RELOCATE_TO]: "ANT-10.5",
  [PICK]: "ANT-7.5",
  [DRAFT]: "ANT-10.6",
  [OFFER]: "ANT-12.4",
};

export function whyNot(s: State, move: Move): RuleId | null {
  if (s.phase === ENDED) return "ANT-14.3";
  const kind = KINDS[moves.typeIndex(move)] as MoveKind;
  if (kind.phases.includes(s.phase)) return kind.whyNot(s, moves.offset(move));
  return kind.elsewhere(s) ?? PENDING[s.phase] ?? "ANT-4.1";
}

export function apply(s: State, move: Move, context: Context): void {
  (KINDS[moves.typeIndex(move)] as MoveKind).apply(s, moves.offset(move), context);
}
