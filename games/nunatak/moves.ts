import { defineMoves } from "@banquise/engine";
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

/** `assign`: for oneself, for Siku. */
export const TO_SELF = 0;
export const TO_SIKU = 1;
