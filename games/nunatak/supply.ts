/** The cards that are still to be taken: what can be hoped for depends on them. */
import { add, at } from "@banquise/engine";
import {
  CARD_KINDS,
  FACE_LOAD,
  FACE_SYMBOL,
  FACE_TOOL,
  FIRST_FACE,
  isDouble,
  PILES,
  ROW,
  SYMBOLS,
  TOOLS,
} from "./data.ts";
import { CARD_STRIDE, type State } from "./state.ts";

/** What the row and the deck hold, in half cards: one for each face of a double card, two for any other. */
export interface Supply {
  cards: number;
  readonly symbols: Uint8Array;
  readonly tools: Uint8Array;
  /** Symbols on beasts. */
  load: number;
}

const supply: Supply = {
  cards: 0,
  symbols: new Uint8Array(SYMBOLS.length),
  tools: new Uint8Array(TOOLS.length),
  load: 0,
};
const counts = new Uint8Array(CARD_KINDS + 1);

/** Valid until it is asked again. */
export function supplyOf(s: State): Readonly<Supply> {
  countCards(s);
  supply.cards = 0;
  supply.symbols.fill(0);
  supply.tools.fill(0);
  supply.load = 0;
  for (let card = 1; card <= CARD_KINDS; card++) {
    const count = at(counts, card);
    if (count === 0) continue;
    supply.cards += 2 * count;
    const face = at(FIRST_FACE, card);
    const double = isDouble(card);
    addFace(face, double ? count : 2 * count);
    if (double) addFace(face + 1, count);
  }
  return supply;
}

function countCards(s: State): void {
  counts.fill(0);
  for (let segment = 0; segment < PILES; segment++) {
    const first = segment * CARD_STRIDE;
    if (at(s.deck, first) === 0) continue;
    for (let card = 1; card <= CARD_KINDS; card++) add(counts, card, at(s.deck, first + card));
  }
  for (let slot = 0; slot < ROW; slot++) add(counts, at(s.row, slot), 1);
}

function addFace(face: number, halves: number): void {
  add(supply.symbols, at(FACE_SYMBOL, face), halves);
  const tool = at(FACE_TOOL, face);
  if (tool !== 0) add(supply.tools, tool - 1, halves);
  supply.load += at(FACE_LOAD, face) * halves;
}
