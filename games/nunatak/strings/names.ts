/** Names of things, in the words of a language. */
import { at, type Seat } from "@banquise/engine";
import {
  FACE_CARD,
  FACES,
  FAVOUR_IDS,
  FIRST_FACE,
  isDouble,
  SIKU,
  SYMBOLS,
  TILE_BITS,
  TOOLS,
} from "../data.ts";
import { COLUMN_OF, CORNERS, FLOOR, ROW_OF, SQUARE_CORNERS } from "../temple.ts";
import type { FavourText, Phrases } from "./phrases.ts";

export type Name = (seat: Seat) => string;

/** "B3": the column as a letter, the row as a number, both from the upper left. */
const placeName = (position: number): string =>
  `${String.fromCharCode(65 + at(COLUMN_OF, position))}${at(ROW_OF, position) + 1}`;

export interface Names {
  symbol(symbol: number): string;
  /** A face that lies in an area: "Artisan (rope)". */
  face(face: number): string;
  /** The same, with the whole card if it is a double one. */
  faceOfCard(face: number): string;
  /** A card with all its faces. */
  card(card: number): string;
  tile(tile: number): string;
  position(position: number): string;
  /** A square is named by its upper left position. */
  square(square: number): string;
  favour(favour: number): FavourText;
  /** A seat, Siku or a dummy. */
  colour(colour: number, seats: number, name: Name): string;
}

export function namesIn(words: Phrases): Names {
  const symbol = (index: number): string => words.symbols[index] ?? "";

  const position = (index: number): string => words.position(at(FLOOR, index), placeName(index));

  const face = (index: number): string => {
    const { symbol: name, tool, load, pair } = FACES[index] ?? { symbol: SYMBOLS[0] };
    const title = symbol(SYMBOLS.indexOf(name));
    if (tool) return `${title} (${words.tools[TOOLS.indexOf(tool)]})`;
    if (load) return words.load(title, load);
    if (pair) return `${title} (${pair.map((each) => symbol(SYMBOLS.indexOf(each))).join(" + ")})`;
    return title;
  };

  const card = (index: number): string => {
    const first = at(FIRST_FACE, index);
    return isDouble(index) ? `${face(first)} / ${face(first + 1)}` : face(first);
  };

  return {
    symbol,
    face,
    faceOfCard: (index) => {
      const whole = at(FACE_CARD, index);
      return isDouble(whole) ? words.faceOf(face(index), card(whole)) : face(index);
    },
    card,
    tile: (tile) =>
      SYMBOLS.map((_, index) => ((at(TILE_BITS, tile) & (1 << index)) === 0 ? "" : symbol(index)))
        .filter(Boolean)
        .join(" / "),
    position,
    square: (square) => position(at(CORNERS, square * SQUARE_CORNERS)),
    favour: (favour) => words.favours[FAVOUR_IDS[favour] ?? "ingenuity"],
    colour: (colour, seats, name) => {
      if (colour < seats) return name(colour);
      return seats === 2 && colour === SIKU ? words.siku : words.dummy(colour);
    },
  };
}
