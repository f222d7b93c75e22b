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

export type MoveName = keyof typeof moves.first;

/** For every code the index of its type, in the order of the declaration. */
export const TYPE_OF = Uint8Array.from(
  moves.types.flatMap(({ size }, index) => Array<number>(size).fill(index)),
);
/** For every code the index of its parameter; 0 when it has none. */
export const PARAMETER_OF = Uint8Array.from(moves.types.flatMap(({ size }) => [...Array(size).keys()]));

/** A table with an entry for each type of move, by index of the type. */
export const byType = <T>(table: Readonly<Record<MoveName, T>>): readonly T[] =>
  moves.types.map(({ type }) => table[type as MoveName]);

/** `assign`: for oneself, for Siku. */
export const TO_SELF = 0;
export const TO_SIKU = 1;
