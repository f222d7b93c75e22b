/** What each type of move is: when it is asked for, why not, and what it does. */
import { at, type Context, type RuleId } from "@banquise/engine";
import { moves } from "../moves.ts";
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
  isSolo,
  OPPONENT,
  PLACE,
  REACT_FORESIGHT,
  SQUARE_ORDER,
  type State,
  SWAP_SOURCE,
  TRANSFORM_CARD,
  TRANSFORM_TO,
  TURN_START,
} from "../state.ts";
import { divinationPick, resolveSquare } from "./completing.ts";
import { endPass, transformCard, transformTo } from "./ending.ts";
import {
  ASKING,
  declineFavour,
  PLAYING,
  playFavour,
  reserve,
  whyNotDecline,
  whyNotPlay,
} from "./favour-windows.ts";
import { chooseOpponent, exchangeGive, exchangeTake, finishExchange, pickFavour } from "./favours.ts";
import { chooseFace, displace, dummyTile, faceOf, placeBlock, swapInto, swapSource } from "./placing.ts";
import {
  whyNotAssign,
  whyNotDisplace,
  whyNotDummyTile,
  whyNotExchangeTake,
  whyNotFace,
  whyNotGive,
  whyNotPlace,
  whyNotReserve,
  whyNotSwapInto,
  whyNotSwapSource,
  whyNotTake,
  whyNotTransform,
  whyNotTransformTo,
} from "./refusals.ts";
import { assign, takeCard } from "./turn.ts";

export interface MoveKind {
  /** The phases that ask for it. */
  readonly phases: readonly number[];
  /** Asked in its phases only. */
  whyNot(s: State, parameter: number): RuleId | null;
  /** What forbids it in all other phases; null, or not given: what is asked there comes first. */
  elsewhere?(s: State, parameter: number): RuleId | null;
  apply(s: State, parameter: number, context: Context): void;
}

/** By index of the type. */
export const KINDS = moves.byType<MoveKind>({
  takeCard: { phases: [TURN_START], whyNot: whyNotTake, apply: takeCard },
  assign: {
    phases: [ASSIGN],
    whyNot: whyNotAssign,
    elsewhere: (s) => (s.seats === 2 ? null : "NUN-17.2"),
    apply: assign,
  },
  placeBlock: { phases: [PLACE], whyNot: whyNotPlace, apply: placeBlock },
  swapInto: { phases: [PLACE], whyNot: whyNotSwapInto, apply: swapInto },
  swapSource: { phases: [SWAP_SOURCE], whyNot: whyNotSwapSource, apply: swapSource },
  chooseFace: { phases: [FACE, EXCHANGE_FACE], whyNot: whyNotFace, apply: faceChosen },
  playFavour: { phases: PLAYING, whyNot: whyNotPlay, elsewhere: whyNotPlay, apply: playFavour },
  declineFavour: { phases: ASKING, whyNot: whyNotDecline, elsewhere: whyNotDecline, apply: declineFavour },
  displace: { phases: [DISPLACE], whyNot: whyNotDisplace, apply: displace },
  pickFavour: {
    phases: [FAVOUR_PICK],
    whyNot: (s, slot) => (at(s.shown, slot) === 0 ? "NUN-6.1" : null),
    apply: pickFavour,
  },
  exchangeGive: { phases: [EXCHANGE_GIVE], whyNot: whyNotGive, apply: exchangeGive },
  exchangeTake: { phases: [EXCHANGE_TAKE], whyNot: whyNotExchangeTake, apply: exchangeTake },
  chooseOpponent: {
    phases: [OPPONENT],
    whyNot: (s, seat) => (seat < s.seats && seat !== s.active ? null : "NUN-13.7"),
    apply: chooseOpponent,
  },
  orderSquare: {
    phases: [SQUARE_ORDER],
    whyNot: (s, square) => ((s.pending & (1 << square)) === 0 ? "NUN-9.1" : null),
    apply: resolveSquare,
  },
  divinationPick: {
    phases: [DIVINATION_PICK],
    whyNot: (s, tile) => (at(s.knownTop, tile) === 0 ? "NUN-13.10" : null),
    apply: divinationPick,
  },
  reserve: { phases: [REACT_FORESIGHT], whyNot: whyNotReserve, apply: reserve },
  dummyTile: {
    phases: [DUMMY_TILE],
    whyNot: whyNotDummyTile,
    elsewhere: (s) => (isSolo(s) ? null : "NUN-18.13"),
    apply: dummyTile,
  },
  transformCard: { phases: [TRANSFORM_CARD], whyNot: whyNotTransform, apply: transformCard },
  transformTo: { phases: [TRANSFORM_TO], whyNot: whyNotTransformTo, apply: transformTo },
  endPass: { phases: [END_FAVOURS], whyNot: () => null, apply: endPass },
});

function faceChosen(s: State, symbol: number, context: Context): void {
  if (s.phase === FACE) chooseFace(s, symbol, context);
  else finishExchange(s, faceOf(at(s.row, s.offeredSlot - 1), symbol), context);
}
