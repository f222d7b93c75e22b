/** Who would get what for a square that is about to be scored. */
import { at, type Seat } from "@banquise/engine";
import { MAX_COLOURS } from "../data.ts";
import { countSquare, shareSquare } from "../squares.ts";
import { coloursOf, type State } from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import type { Names } from "../strings/names.ts";

/** In words; `boosted`: the colour that counts one block more (NUN-13.11), or -1. */
export function sharesIn(
  words: BoardWords,
  names: Names,
  view: State,
  square: number,
  boosted: number,
  name: (seat: Seat) => string,
): string {
  const counts = new Uint8Array(MAX_COLOURS);
  const points = new Uint8Array(MAX_COLOURS);
  countSquare(view, square, view.position - 1, view.builder, counts);
  if (boosted >= 0) counts[boosted] = at(counts, boosted) + 1;
  shareSquare(counts, view.active, view.builder, points);
  const shares = [...points.subarray(0, coloursOf(view))].flatMap((share, colour) =>
    share > 0 ? [`${names.colour(colour, view.seats, name)} ${words.signed(share)}`] : [],
  );
  return shares.join(", ") || words.nobody;
}
