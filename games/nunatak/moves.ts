import { defineMoves, type Move } from "@banquise/engine";
import {
  DIVINATION_TILES,
  FACE_NAMES,
  FAVOUR_IDS,
  MAX_SEATS,
  ROW,
  SHOWN_FAVOURS,
  SYMBOLS,
  TRANSFORMS,
} from "./data.ts";
import { POSITIONS, SQUARES } from "./temple.ts";

/**
 * Every yes or no about a Favour is `playFavour` or `declineFavour` of that Favour, so that a screen can answer
 * "always decline" for its player by looking at the list of legal moves alone.
 */
export const moves = defineMoves({
  takeCard: { slot: ROW },
  assign: { to: ["self", "siku"] },
  placeBlock: { position: POSITIONS },
  swapInto: { position: POSITIONS },
  swapSource: { position: POSITIONS },
  chooseFace: { symbol: SYMBOLS },
  playFavour: { favour: FAVOUR_IDS },
  declineFavour: { favour: FAVOUR_IDS },
  displace: { position: POSITIONS },
  pickFavour: { slot: SHOWN_FAVOURS },
  exchangeGive: { card: FACE_NAMES },
  exchangeTake: { slot: ROW },
  chooseOpponent: { seat: MAX_SEATS },
  orderSquare: { square: SQUARES },
  divinationPick: { tile: DIVINATION_TILES },
  reserve: { slot: ROW },
  dummyTile: { position: POSITIONS },
  transformCard: { card: FACE_NAMES },
  transformTo: { symbol: TRANSFORMS },
  endPass: {},
});

const { first } = moves;

export const FIRST_TAKE = first.takeCard;
export const FIRST_ASSIGN = first.assign;
export const FIRST_PLACE = first.placeBlock;
export const FIRST_SWAP_INTO = first.swapInto;
export const FIRST_SWAP_SOURCE = first.swapSource;
export const FIRST_FACE_CHOICE = first.chooseFace;
export const FIRST_PLAY = first.playFavour;
export const FIRST_DECLINE = first.declineFavour;
export const FIRST_DISPLACE = first.displace;
export const FIRST_PICK = first.pickFavour;
export const FIRST_GIVE = first.exchangeGive;
export const FIRST_EXCHANGE = first.exchangeTake;
export const FIRST_OPPONENT = first.chooseOpponent;
export const FIRST_ORDER = first.orderSquare;
export const FIRST_DIVINE = first.divinationPick;
export const FIRST_RESERVE = first.reserve;
export const FIRST_DUMMY = first.dummyTile;
export const FIRST_TRANSFORM_CARD = first.transformCard;
export const FIRST_TRANSFORM_TO = first.transformTo;
export const END_PASS: Move = first.endPass;

/** `assign`: for oneself, for Siku. */
export const TO_SELF = 0;
export const TO_SIKU = 1;
