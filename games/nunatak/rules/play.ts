/** What a move does, up to the next decision. */
import type { Context, Move, TableConfig } from "@banquise/engine";
import { ABUNDANCE, FORESIGHT, RENEWAL } from "../data.ts";
import { favourEvent } from "../events.ts";
import {
  END_PASS,
  FIRST_ASSIGN,
  FIRST_DECLINE,
  FIRST_DISPLACE,
  FIRST_DIVINE,
  FIRST_DUMMY,
  FIRST_EXCHANGE,
  FIRST_FACE_CHOICE,
  FIRST_GIVE,
  FIRST_OPPONENT,
  FIRST_ORDER,
  FIRST_PICK,
  FIRST_PLACE,
  FIRST_PLAY,
  FIRST_RESERVE,
  FIRST_SWAP_INTO,
  FIRST_SWAP_SOURCE,
  FIRST_TAKE,
  FIRST_TRANSFORM_CARD,
  FIRST_TRANSFORM_TO,
} from "../moves.ts";
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
  play(s, move, context);
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

/** The moves in the order of their codes. */
function play(s: State, move: Move, context: Context): void {
  if (move < FIRST_ASSIGN) takeCard(s, move - FIRST_TAKE, context);
  else if (move < FIRST_PLACE) assign(s, move - FIRST_ASSIGN, context);
  else if (move < FIRST_SWAP_INTO) placeBlock(s, move - FIRST_PLACE, context);
  else if (move < FIRST_SWAP_SOURCE) swapInto(s, move - FIRST_SWAP_INTO);
  else if (move < FIRST_FACE_CHOICE) swapSource(s, move - FIRST_SWAP_SOURCE, context);
  else if (move < FIRST_PLAY) faceChosen(s, move - FIRST_FACE_CHOICE, context);
  else if (move < FIRST_DECLINE) playFavour(s, move - FIRST_PLAY, context);
  else if (move < FIRST_DISPLACE) declineFavour(s, context);
  else if (move < FIRST_PICK) displace(s, move - FIRST_DISPLACE, context);
  else if (move < FIRST_GIVE) pickFavour(s, move - FIRST_PICK, context);
  else if (move < FIRST_EXCHANGE) exchangeGive(s, move - FIRST_GIVE);
  else if (move < FIRST_OPPONENT) exchangeTake(s, move - FIRST_EXCHANGE, context);
  else if (move < FIRST_ORDER) chooseOpponent(s, move - FIRST_OPPONENT, context);
  else if (move < FIRST_DIVINE) resolveSquare(s, move - FIRST_ORDER, context);
  else if (move < FIRST_RESERVE) divinationPick(s, move - FIRST_DIVINE, context);
  else if (move < FIRST_DUMMY) reserve(s, move - FIRST_RESERVE, context);
  else if (move < FIRST_TRANSFORM_CARD) dummyTile(s, move - FIRST_DUMMY, context);
  else if (move < FIRST_TRANSFORM_TO) transformCard(s, move - FIRST_TRANSFORM_CARD);
  else if (move < END_PASS) transformTo(s, move - FIRST_TRANSFORM_TO, context);
  else endPass(s);
}

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
