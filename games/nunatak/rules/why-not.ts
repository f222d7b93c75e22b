/** The rule that forbids the deciding seat a move. */
import { at, type Move, OVER, type RuleId, type Seat } from "@banquise/engine";
import {
  ABUNDANCE,
  ABUNDANCE_BLOCKS,
  bitOf,
  CARD_BITS,
  DISPLACEMENT,
  DIVINATION,
  FACE_SYMBOL,
  FAVOUR_TABLE,
  FIRST_TRANSFORM,
  FORESIGHT,
  PROPAGATION,
  RENEWAL,
  SOLIDITY,
  VERSATILITY,
  WORKER,
} from "../data.ts";
import { dummyTies } from "../dummies.ts";
import { byType, type MoveName, moves, PARAMETER_OF, TO_SELF, TYPE_OF } from "../moves.ts";
import {
  ASSIGN,
  availableTiles,
  cardsWith,
  DISPLACE,
  DIVINATION_PICK,
  DUMMY_TILE,
  deckSize,
  END_FAVOURS,
  ENDED,
  EXCHANGE_FACE,
  EXCHANGE_GIVE,
  EXCHANGE_TAKE,
  FACE,
  FAVOUR_PICK,
  FAVOUR_USE,
  holds,
  isSolo,
  LAST_RESORT,
  OPPONENT,
  openSymbols,
  ownInLot,
  PLACE,
  REACT_DIVINATION,
  REACT_FORESIGHT,
  REACT_PROPAGATION,
  REACT_SOLIDITY,
  reservationOwner,
  SQUARE_ORDER,
  type State,
  SWAP_SOURCE,
  sikuInLot,
  symbolsAt,
  TRANSFORM_CARD,
  TRANSFORM_TO,
  TURN_START,
  turnsLeft,
  VERSATILE,
} from "../state.ts";
import { POSITIONS } from "../temple.ts";
import { isPlayableAtEnd } from "./ending.ts";
import { canSwapInto, hasWorkerFace, playableAs } from "./placing.ts";

export const actor = (s: State): Seat => (s.phase === ENDED ? OVER : s.decider);

/** The rule by which something else is asked now, by phase. */
const DUE: Readonly<Record<number, RuleId>> = {
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
  [ENDED]: "NUN-14.1",
};

const due = (s: State): RuleId => DUE[s.phase] ?? "NUN-3.1";

/** The Favour that a yes or no is asked about now, or -1: `declineFavour` of it is then legal. */
export function askedFavour(s: State): number {
  switch (s.phase) {
    case FAVOUR_USE:
      return s.favour - 1;
    case REACT_SOLIDITY:
      return SOLIDITY;
    case REACT_PROPAGATION:
      return PROPAGATION;
    case REACT_DIVINATION:
      return DIVINATION;
    case REACT_FORESIGHT:
      return FORESIGHT;
    default:
      return -1;
  }
}

// --- Refusals, each for the phase of its move -----------------------------------------------------------------------

/** NUN-13.8: the slot of one's own reserved card when it must be taken now, or -1. */
function dutySlot(s: State, open: number): number {
  if (reservationOwner(s) !== s.active || s.freedom === LAST_RESORT) return -1;
  const slot = s.reserved - 1;
  return s.freedom === VERSATILE || (at(CARD_BITS, at(s.row, slot)) & open) !== 0 ? slot : -1;
}

function whyNotTake(s: State, slot: number): RuleId | null {
  const card = at(s.row, slot);
  if (card === 0) return "NUN-4.1";
  if (s.reserved !== 0) {
    if (s.reserved === slot + 1 && reservationOwner(s) !== s.active) return "NUN-4.3";
    const duty = dutySlot(s, openSymbols(s));
    if (duty >= 0 && duty !== slot) return "NUN-13.8";
  }
  if (s.freedom !== 0 || (at(CARD_BITS, card) & openSymbols(s)) !== 0) return null;
  return "NUN-4.2";
}

function whyNotAssign(s: State, to: number): RuleId | null {
  return (to === TO_SELF ? ownInLot(s, s.active) : sikuInLot(s, s.active)) > 0 ? null : "NUN-17.1";
}

function whyNotAvailable(s: State, position: number): RuleId | null {
  if (at(s.blocks, position) !== 0) return "NUN-5.8";
  return at(s.tiles, position) === 0 ? "NUN-1.7" : null;
}

function whyNotPlace(s: State, position: number): RuleId | null {
  const refusal = whyNotAvailable(s, position);
  if (refusal !== null) return refusal;
  return playableAs(s, position) === 0 ? "NUN-5.1" : null;
}

function whyNotSwapInto(s: State, position: number): RuleId | null {
  if (!hasWorkerFace(s.hand)) return "NUN-5.2";
  return whyNotAvailable(s, position) ?? (canSwapInto(s, position) ? null : "NUN-5.3");
}

function whyNotSwapSource(s: State, position: number): RuleId | null {
  const refusal = whyNotAvailable(s, position);
  if (refusal !== null) return refusal;
  if ((symbolsAt(s, position) & bitOf(WORKER)) === 0) return "NUN-5.2";
  return s.position === position + 1 ? "NUN-5.3" : null;
}

function whyNotFace(s: State, symbol: number): RuleId | null {
  if (s.phase === FACE) return (playableAs(s, s.position - 1) & bitOf(symbol)) === 0 ? "NUN-11.2" : null;
  return (at(CARD_BITS, at(s.row, s.offeredSlot - 1)) & bitOf(symbol)) === 0 ? "NUN-13.4" : null;
}

function whyNotPlay(s: State, favour: number): RuleId | null {
  const kind = FAVOUR_TABLE[favour];
  if (kind === undefined || !holds(s, s.decider, favour)) return "NUN-6.1";
  if (kind.type === "immediate") return askedFavour(s) === favour ? null : "NUN-12.1";
  if (kind.type === "end") {
    if (s.phase !== END_FAVOURS) return "NUN-12.3";
    return isPlayableAtEnd(s, s.decider, favour) ? null : kind.rule;
  }
  if ((s.fresh & (1 << favour)) !== 0) return "NUN-12.2";
  return isWindowOpen(s, favour) ? null : kind.rule;
}

/** NUN-12.5: the fixed window of a single-use Favour that the deciding seat holds. `foresight` is played by `reserve`. */
function isWindowOpen(s: State, favour: number): boolean {
  switch (favour) {
    case ABUNDANCE:
      return s.phase === TURN_START && s.extra === 0 && turnsLeft(s, s.decider) >= ABUNDANCE_BLOCKS;
    case VERSATILITY:
      return s.phase === TURN_START;
    case RENEWAL:
      return s.phase === TURN_START && deckSize(s) > 0;
    case DISPLACEMENT:
      return s.phase === PLACE && availableTiles(s) >= 2;
    case FORESIGHT:
      return false;
    default:
      return askedFavour(s) === favour;
  }
}

function whyNotDisplace(s: State, position: number): RuleId | null {
  return whyNotAvailable(s, position) ?? (s.displaced === position + 1 ? "NUN-13.14" : null);
}

const hasCard = (s: State, face: number): boolean => cardsWith(s, s.decider, face) > 0;

/** A card of the row that nobody has reserved (NUN-13.4, NUN-13.8). */
const isUnreserved = (s: State, slot: number): boolean => at(s.row, slot) !== 0 && s.reserved !== slot + 1;

/** NUN-13.16: the new symbol differs from the present one. */
const changesSymbol = (s: State, choice: number): boolean =>
  at(FACE_SYMBOL, FIRST_TRANSFORM + choice) !== at(FACE_SYMBOL, s.offered - 1);

const ties = new Uint8Array(POSITIONS);

function whyNotDummyTile(s: State, position: number): RuleId | null {
  const tied = dummyTies(s, ties);
  for (let i = 0; i < tied; i++) if (at(ties, i) === position) return null;
  return "NUN-18.13";
}

const isOpponent = (s: State, seat: Seat): boolean => seat < s.seats && seat !== s.active;

// --- Any move -----------------------------------------------------------------------------------------------------

/** The rule that forbids a move with this parameter, or null. */
export type Refusal = (s: State, parameter: number) => RuleId | null;

/** When a type of move is asked for, and what forbids it then. */
interface Asked {
  /** Its only phase; 0 when the refusal itself looks at the phase. */
  readonly phase: number;
  readonly refusal: Refusal;
}
const inPhase = (phase: number, refusal: Refusal): Asked => ({ phase, refusal });
const inAnyPhase = (refusal: Refusal): Asked => ({ phase: 0, refusal });

/** A move that one rule allows or forbids. */
const unless =
  (rule: RuleId, isAllowed: (s: State, parameter: number) => boolean): Refusal =>
  (s, parameter) =>
    isAllowed(s, parameter) ? null : rule;

/** A move of one phase, and of some games only. */
const onlyWhen = (isSuch: (s: State) => boolean, rule: RuleId, phase: number, refusal: Refusal): Asked =>
  inAnyPhase((s, parameter) => {
    if (!isSuch(s)) return rule;
    return s.phase === phase ? refusal(s, parameter) : due(s);
  });

/** What is asked of each type of move, by index of the type. */
const ASKED: readonly Asked[] = byType<Asked>({
  takeCard: inPhase(TURN_START, whyNotTake),
  assign: onlyWhen((s) => s.seats === 2, "NUN-17.2", ASSIGN, whyNotAssign),
  placeBlock: inPhase(PLACE, whyNotPlace),
  swapInto: inPhase(PLACE, whyNotSwapInto),
  swapSource: inPhase(SWAP_SOURCE, whyNotSwapSource),
  chooseFace: inAnyPhase((s, symbol) =>
    s.phase === FACE || s.phase === EXCHANGE_FACE ? whyNotFace(s, symbol) : due(s),
  ),
  playFavour: inAnyPhase(whyNotPlay),
  declineFavour: inAnyPhase(unless("NUN-3.4", (s, favour) => askedFavour(s) === favour)),
  displace: inPhase(DISPLACE, whyNotDisplace),
  pickFavour: inPhase(
    FAVOUR_PICK,
    unless("NUN-6.1", (s, slot) => at(s.shown, slot) !== 0),
  ),
  exchangeGive: inPhase(EXCHANGE_GIVE, unless("NUN-13.4", hasCard)),
  exchangeTake: inPhase(EXCHANGE_TAKE, unless("NUN-13.4", isUnreserved)),
  chooseOpponent: inPhase(OPPONENT, unless("NUN-13.7", isOpponent)),
  orderSquare: inPhase(
    SQUARE_ORDER,
    unless("NUN-9.1", (s, square) => (s.pending & (1 << square)) !== 0),
  ),
  divinationPick: inPhase(
    DIVINATION_PICK,
    unless("NUN-13.10", (s, tile) => at(s.knownTop, tile) !== 0),
  ),
  reserve: inPhase(REACT_FORESIGHT, unless("NUN-13.8", isUnreserved)),
  dummyTile: onlyWhen(isSolo, "NUN-18.13", DUMMY_TILE, whyNotDummyTile),
  transformCard: inPhase(TRANSFORM_CARD, unless("NUN-13.16", hasCard)),
  transformTo: inPhase(TRANSFORM_TO, unless("NUN-13.16", changesSymbol)),
  endPass: inPhase(END_FAVOURS, () => null),
});

export function whyNot(s: State, move: Move): RuleId | null {
  if (s.phase === ENDED) return "NUN-14.1";
  const { phase, refusal } = ASKED[at(TYPE_OF, move)] as Asked;
  return phase === 0 || phase === s.phase ? refusal(s, at(PARAMETER_OF, move)) : due(s);
}

/** What forbids a move of a type in the phase that asks for it. */
export const refusalOf = (type: MoveName): Refusal =>
  (ASKED[moves.types.findIndex((each) => each.type === type)] as Asked).refusal;
