/** What a move does, up to the next decision. */
import { at, type Context, type Move, type TableConfig } from "@banquise/engine";
import { ABUNDANCE, FORESIGHT, RENEWAL } from "../data.ts";
import { favourEvent } from "../events.ts";
import { byType, PARAMETER_OF, TYPE_OF } from "../moves.ts";
import {
  BEGIN_TURN,
  COMPLETE_LINES,
  DISPLACE,
  END_TURN,
  FACE,
  FAVOUR_USE,
  FIRST_OF_TWO,
  LAY_TILE,
  NEXT_END_FAVOURS,
  NEXT_SQUARE,
  NEXT_TURN,
  PLACE,
  REACT_DIVINATION,
  REACT_FORESIGHT,
  REACT_PROPAGATION,
  REACT_SOLIDITY,
  REINFORCE,
  type State,
  TURN_START,
  VERSATILE,
} from "../state.ts";
import {
  answerDivination,
  answerPropagation,
  answerSolidity,
  completeLines,
  divinationPick,
  layNextTile,
  nextSquare,
  reinforce,
  resolveSquare,
} from "./completing.ts";
import { endPass, nextEndFavours, playEndFavour, transformCard, transformTo } from "./ending.ts";
import {
  chooseOpponent,
  declineImmediate,
  exchangeGive,
  exchangeTake,
  finishExchange,
  pickFavour,
  spendFavour,
  useImmediate,
} from "./favours.ts";
import {
  chooseFace,
  displace,
  dummyTile,
  faceOf,
  placeBlock,
  placeDummyBlock,
  swapInto,
  swapSource,
} from "./placing.ts";
import { setUp } from "./setup.ts";
import { renewByFavour, settleRow } from "./supply.ts";
import { assign, beginTurn, endTurn, nextTurn, takeCard } from "./turn.ts";

export function setup(s: State, config: TableConfig, context: Context): void {
  setUp(s, config, context);
  run(s, context);
}

export function apply(s: State, move: Move, context: Context): void {
  s.lastMove = move + 1;
  const play = PLAYS[at(TYPE_OF, move)] as Play;
  play(s, at(PARAMETER_OF, move), context);
  run(s, context);
}

/** Runs through the steps that nobody decides. */
function run(s: State, context: Context): void {
  for (;;) {
    switch (s.phase) {
      case BEGIN_TURN:
        if (beginTurn(s, context)) placeDummyBlock(s, context);
        break;
      case REINFORCE:
        reinforce(s, context);
        break;
      case COMPLETE_LINES:
        completeLines(s, context);
        break;
      case NEXT_SQUARE:
        nextSquare(s, context);
        break;
      case LAY_TILE:
        layNextTile(s, context);
        break;
      case END_TURN:
        endTurn(s, context);
        break;
      case NEXT_TURN:
        nextTurn(s, context);
        break;
      case NEXT_END_FAVOURS:
        nextEndFavours(s, context);
        break;
      default:
        return;
    }
  }
}

type Play = (s: State, parameter: number, context: Context) => void;

/** What each type of move does, by index of the type. */
const PLAYS: readonly Play[] = byType<Play>({
  takeCard,
  assign,
  placeBlock,
  swapInto,
  swapSource,
  chooseFace: faceChosen,
  playFavour,
  declineFavour: (s, _favour, context) => declineFavour(s, context),
  displace,
  pickFavour,
  exchangeGive,
  exchangeTake,
  chooseOpponent,
  orderSquare: resolveSquare,
  divinationPick,
  reserve,
  dummyTile,
  transformCard,
  transformTo,
  endPass,
});

function faceChosen(s: State, symbol: number, context: Context): void {
  if (s.phase === FACE) chooseFace(s, symbol, context);
  else finishExchange(s, faceOf(s.row[s.offeredSlot - 1] as number, symbol), context);
}

function playFavour(s: State, favour: number, context: Context): void {
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

function declineFavour(s: State, context: Context): void {
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
function reserve(s: State, slot: number, context: Context): void {
  spendFavour(s, s.decider, FORESIGHT, context);
  s.reserved = slot + 1;
  s.phase = NEXT_TURN;
  if (context.emit) {
    context.emit(favourEvent("cardReserved", s.decider, FORESIGHT, { slot, card: s.row[slot] as number }));
  }
}
