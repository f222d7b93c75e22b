/** The moves that the deciding seat may make. */
import { at, type Move, type MoveList } from "@banquise/engine";
import {
  ABUNDANCE,
  DISPLACEMENT,
  DIVINATION_TILES,
  FACE_NAMES,
  FAVOURS,
  FORESIGHT,
  RENEWAL,
  ROW,
  SHOWN_FAVOURS,
  SYMBOLS,
  TRANSFORMS,
} from "../data.ts";
import { dummyTies } from "../dummies.ts";
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
  TO_SELF,
  TO_SIKU,
} from "../moves.ts";
import {
  ASSIGN,
  DISPLACE,
  DIVINATION_PICK,
  DUMMY_TILE,
  END_FAVOURS,
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
} from "../state.ts";
import { POSITIONS, SQUARES } from "../temple.ts";
import { canSwapInto, hasWorkerFace, playableAs } from "./placing.ts";
import {
  askedFavour,
  changesSymbol,
  hasCard,
  isOpponent,
  isUnreserved,
  whyNotDisplace,
  whyNotFace,
  whyNotPlay,
  whyNotSwapSource,
  whyNotTake,
} from "./why-not.ts";

export function legal(s: State, out: MoveList): void {
  switch (s.phase) {
    case TURN_START:
      for (let slot = 0; slot < ROW; slot++) if (whyNotTake(s, slot) === null) out.push(FIRST_TAKE + slot);
      for (let favour = ABUNDANCE; favour <= RENEWAL; favour++) pushPlayable(s, favour, out);
      break;
    case ASSIGN:
      out.push(FIRST_ASSIGN + TO_SELF);
      out.push(FIRST_ASSIGN + TO_SIKU);
      break;
    case PLACE:
      pushPlacements(s, out);
      pushPlayable(s, DISPLACEMENT, out);
      break;
    case SWAP_SOURCE:
      for (let position = 0; position < POSITIONS; position++) {
        if (whyNotSwapSource(s, position) === null) out.push(FIRST_SWAP_SOURCE + position);
      }
      break;
    case FACE:
    case EXCHANGE_FACE:
      for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
        if (whyNotFace(s, symbol) === null) out.push(FIRST_FACE_CHOICE + symbol);
      }
      break;
    case DISPLACE:
      for (let position = 0; position < POSITIONS; position++) {
        if (whyNotDisplace(s, position) === null) out.push(FIRST_DISPLACE + position);
      }
      break;
    case SQUARE_ORDER:
      for (let square = 0; square < SQUARES; square++) {
        if ((s.pending & (1 << square)) !== 0) out.push(FIRST_ORDER + square);
      }
      break;
    case FAVOUR_USE:
    case REACT_SOLIDITY:
    case REACT_PROPAGATION:
    case REACT_DIVINATION:
      out.push(FIRST_PLAY + askedFavour(s));
      out.push(FIRST_DECLINE + askedFavour(s));
      break;
    default:
      pushRare(s, out);
  }
}

const ties = new Uint8Array(POSITIONS);

function pushPlayable(s: State, favour: number, out: MoveList): void {
  if (whyNotPlay(s, favour) === null) out.push(FIRST_PLAY + favour);
}

function pushPlacements(s: State, out: MoveList): void {
  const swaps = hasWorkerFace(s.hand);
  for (let position = 0; position < POSITIONS; position++) {
    if (!isAvailable(s, position)) continue;
    if (playableAs(s, position) !== 0) out.push(FIRST_PLACE + position);
    if (swaps && canSwapInto(s, position)) out.push(FIRST_SWAP_INTO + position);
  }
}

function pushRare(s: State, out: MoveList): void {
  switch (s.phase) {
    case FAVOUR_PICK:
      for (let slot = 0; slot < SHOWN_FAVOURS; slot++)
        if (at(s.shown, slot) !== 0) out.push(FIRST_PICK + slot);
      break;
    case EXCHANGE_GIVE:
      pushCards(s, FIRST_GIVE, out);
      break;
    case EXCHANGE_TAKE:
      pushUnreserved(s, FIRST_EXCHANGE, out);
      break;
    case OPPONENT:
      for (let seat = 0; seat < s.seats; seat++) if (isOpponent(s, seat)) out.push(FIRST_OPPONENT + seat);
      break;
    case DIVINATION_PICK:
      for (let i = 0; i < DIVINATION_TILES; i++) if (at(s.knownTop, i) !== 0) out.push(FIRST_DIVINE + i);
      break;
    case REACT_FORESIGHT:
      pushUnreserved(s, FIRST_RESERVE, out);
      out.push(FIRST_DECLINE + FORESIGHT);
      break;
    case DUMMY_TILE: {
      const tied = dummyTies(s, ties);
      for (let i = 0; i < tied; i++) out.push(FIRST_DUMMY + at(ties, i));
      break;
    }
    case END_FAVOURS:
      for (let favour = 0; favour < FAVOURS; favour++) pushPlayable(s, favour, out);
      out.push(END_PASS);
      break;
    case TRANSFORM_CARD:
      pushCards(s, FIRST_TRANSFORM_CARD, out);
      break;
    case TRANSFORM_TO:
      for (let choice = 0; choice < TRANSFORMS.length; choice++) {
        if (changesSymbol(s, choice)) out.push(FIRST_TRANSFORM_TO + choice);
      }
  }
}

function pushCards(s: State, first: Move, out: MoveList): void {
  for (let face = 0; face < FACE_NAMES.length; face++) if (hasCard(s, face)) out.push(first + face);
}

function pushUnreserved(s: State, first: Move, out: MoveList): void {
  for (let slot = 0; slot < ROW; slot++) if (isUnreserved(s, slot)) out.push(first + slot);
}
