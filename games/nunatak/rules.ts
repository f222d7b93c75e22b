/** The door of the rules: who decides, what is legal, why not, and what a move does up to the next decision. */
import {
  at,
  type Context,
  type Move,
  type MoveList,
  OVER,
  type RuleId,
  type Seat,
  type TableConfig,
} from "@banquise/engine";
import { DISPLACEMENT } from "./data.ts";
import { dummyTies } from "./dummies.ts";
import { moves } from "./moves.ts";
import { whyNotPlay } from "./rules/favour-windows.ts";
import { KINDS, type MoveKind } from "./rules/kinds.ts";
import { canSwapInto, hasWorkerFace, playableAs } from "./rules/placing.ts";
import { run } from "./rules/run.ts";
import { setUp } from "./rules/setup.ts";
import {
  ASSIGN,
  DISPLACE,
  DIVINATION_PICK,
  DUMMY_TILE,
  END_FAVOURS,
  ENDED,
  EXCHANGE_FACE,
  EXCHANGE_GIVE,
  EXCHANGE_TAKE,
  FACE,
  FAVOUR_PICK,
  FAVOUR_USE,
  isAvailable,
  OPPONENT,
  PLACE,
  REACT_DIVINATION,
  REACT_FORESIGHT,
  REACT_PROPAGATION,
  REACT_SOLIDITY,
  SQUARE_ORDER,
  type State,
  SWAP_SOURCE,
  TRANSFORM_CARD,
  TRANSFORM_TO,
  TURN_START,
} from "./state.ts";
import { POSITIONS } from "./temple.ts";

export function setup(s: State, config: TableConfig, context: Context): void {
  setUp(s, config, context);
  run(s, context);
}

export const actor = (s: State): Seat => (s.phase === ENDED ? OVER : s.decider);

// --- Legal moves --------------------------------------------------------------------------------------------------

/** Types of moves, by phase that asks for them. */
const ASKED: readonly (readonly number[])[] = Array.from({ length: ENDED }, (_, phase) =>
  KINDS.flatMap(({ phases }, type) => (phases.includes(phase) ? [type] : [])),
);

export function legal(s: State, out: MoveList): void {
  if (s.phase === PLACE) pushPlacements(s, out);
  else if (s.phase === DUMMY_TILE) pushTies(s, out);
  else pushAsked(s, ASKED[s.phase] ?? [], out);
}

function pushAsked(s: State, asked: readonly number[], out: MoveList): void {
  for (let i = 0; i < asked.length; i++) {
    const type = asked[i] as number;
    const kind = KINDS[type] as MoveKind;
    const { first, size } = TYPES[type] as (typeof TYPES)[number];
    for (let parameter = 0; parameter < size; parameter++) {
      if (kind.whyNot(s, parameter) === null) out.push(first + parameter);
    }
  }
}

const TYPES = moves.types;
const { placeBlock, swapInto, playFavour, dummyTile } = moves.first;

/** The most frequent question, looked at tile by tile instead of move by move. */
function pushPlacements(s: State, out: MoveList): void {
  const swaps = hasWorkerFace(s.hand);
  for (let position = 0; position < POSITIONS; position++) {
    if (!isAvailable(s, position)) continue;
    if (playableAs(s, position) !== 0) out.push(placeBlock + position);
    if (swaps && canSwapInto(s, position)) out.push(swapInto + position);
  }
  if (whyNotPlay(s, DISPLACEMENT) === null) out.push(playFavour + DISPLACEMENT);
}

const ties = new Uint8Array(POSITIONS);

/** The ties are found once for all tiles. */
function pushTies(s: State, out: MoveList): void {
  const tied = dummyTies(s, ties);
  for (let i = 0; i < tied; i++) out.push(dummyTile + at(ties, i));
}

// --- Every move ---------------------------------------------------------------------------------------------------

/** The rule by which something else is asked now, by phase. */
const PENDING: Readonly<Record<number, RuleId>> = {
  [TURN_START]: "NUN-4.1",
  [ASSIGN]: "NUN-17.2",
  [PLACE]: "NUN-5.1",
  [SWAP_SOURCE]: "NUN-5.3",
  [FACE]: "NUN-11.3",
  [DISPLACE]: "NUN-13.14",
  [FAVOUR_PICK]: "NUN-6.1",
  [FAVOUR_USE]: "NUN-12.1",
  [EXCHANGE_GIVE]: "NUN-13.4",
  [EXCHANGE_TAKE]: "NUN-13.4",
  [EXCHANGE_FACE]: "NUN-13.4",
  [OPPONENT]: "NUN-13.7",
  [REACT_SOLIDITY]: "NUN-13.15",
  [SQUARE_ORDER]: "NUN-9.1",
  [REACT_PROPAGATION]: "NUN-13.11",
  [REACT_DIVINATION]: "NUN-13.10",
  [DIVINATION_PICK]: "NUN-13.10",
  [REACT_FORESIGHT]: "NUN-13.8",
  [DUMMY_TILE]: "NUN-18.13",
  [END_FAVOURS]: "NUN-15.1",
  [TRANSFORM_CARD]: "NUN-13.16",
  [TRANSFORM_TO]: "NUN-13.16",
};

export function whyNot(s: State, move: Move): RuleId | null {
  if (s.phase === ENDED) return "NUN-14.1";
  const kind = KINDS[moves.typeIndex(move)] as MoveKind;
  const parameter = moves.offset(move);
  if (kind.phases.includes(s.phase)) return kind.whyNot(s, parameter);
  return kind.elsewhere?.(s, parameter) ?? PENDING[s.phase] ?? "NUN-3.1";
}

export function apply(s: State, move: Move, context: Context): void {
  s.lastMove = move + 1;
  (KINDS[moves.typeIndex(move)] as MoveKind).apply(s, moves.offset(move), context);
  run(s, context);
}
