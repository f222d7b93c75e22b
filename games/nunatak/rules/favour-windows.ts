/** When a Favour can be played or declined (NUN-12), and what comes of it. */
import type { Context, RuleId } from "@banquise/engine";
import {
  ABUNDANCE,
  ABUNDANCE_BLOCKS,
  DISPLACEMENT,
  DIVINATION,
  FAVOUR_TABLE,
  FORESIGHT,
  PROPAGATION,
  RENEWAL,
  SOLIDITY,
  VERSATILITY,
} from "../data.ts";
import { events } from "../events.ts";
import {
  availableTiles,
  DISPLACE,
  deckSize,
  END_FAVOURS,
  FAVOUR_USE,
  FIRST_OF_TWO,
  holds,
  NEXT_TURN,
  PLACE,
  REACT_DIVINATION,
  REACT_FORESIGHT,
  REACT_PROPAGATION,
  REACT_SOLIDITY,
  type State,
  TURN_START,
  turnsLeft,
  VERSATILE,
} from "../state.ts";
import { answerDivination, answerPropagation, answerSolidity } from "./completing.ts";
import { isPlayableAtEnd, playEndFavour } from "./ending.ts";
import { declineImmediate, spendFavour, useImmediate } from "./favours.ts";
import { renewByFavour, settleRow } from "./supply.ts";

/** Phases that ask about one Favour: yes or no. */
export const ASKING = [FAVOUR_USE, REACT_SOLIDITY, REACT_PROPAGATION, REACT_DIVINATION, REACT_FORESIGHT];
/** Phases in which a Favour can be played; `foresight` is played by `reserve`. */
export const PLAYING = [TURN_START, PLACE, ...ASKING, END_FAVOURS];

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

/** Also answers in phases that ask for something else: a Favour has its own reasons. */
export function whyNotPlay(s: State, favour: number): RuleId | null {
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

/** NUN-12.5: the fixed window of a single-use Favour that the deciding seat holds. */
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

export const whyNotDecline = (s: State, favour: number): RuleId | null =>
  askedFavour(s) === favour ? null : "NUN-3.4";

export function playFavour(s: State, favour: number, context: Context): void {
  switch (s.phase) {
    case TURN_START:
      playAtTurnStart(s, favour, context);
      break;
    case PLACE:
      spendFavour(s, s.active, favour, context);
      s.phase = DISPLACE;
      break;
    case FAVOUR_USE:
      useImmediate(s, favour, context);
      break;
    case REACT_SOLIDITY:
      answerSolidity(s, true, context);
      break;
    case REACT_PROPAGATION:
      answerPropagation(s, true, context);
      break;
    case REACT_DIVINATION:
      answerDivination(s, true, context);
      break;
    default:
      playEndFavour(s, favour, context);
  }
}

/** NUN-13.9, NUN-13.12, NUN-13.13 */
function playAtTurnStart(s: State, favour: number, context: Context): void {
  spendFavour(s, s.active, favour, context);
  if (favour === ABUNDANCE) {
    s.abundance = FIRST_OF_TWO;
  } else if (favour === RENEWAL) {
    renewByFavour(s, context);
    if (s.freedom !== VERSATILE) settleRow(s, context);
  } else {
    s.freedom = VERSATILE;
  }
}

export function declineFavour(s: State, _favour: number, context: Context): void {
  switch (s.phase) {
    case FAVOUR_USE:
      declineImmediate(s, context);
      break;
    case REACT_SOLIDITY:
      answerSolidity(s, false, context);
      break;
    case REACT_PROPAGATION:
      answerPropagation(s, false, context);
      break;
    case REACT_DIVINATION:
      answerDivination(s, false, context);
      break;
    case REACT_FORESIGHT:
      s.phase = NEXT_TURN;
  }
}

/** NUN-13.8 */
export function reserve(s: State, slot: number, context: Context): void {
  spendFavour(s, s.decider, FORESIGHT, context);
  s.reserved = slot + 1;
  s.phase = NEXT_TURN;
  if (context.emit) {
    context.emit(events.make("cardReserved", s.decider, { slot, card: s.row[slot] as number }));
  }
}
