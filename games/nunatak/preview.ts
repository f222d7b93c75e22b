/** What a placement would bring, before it is made: for the board to show. */
import { at } from "@banquise/engine";
import { MAX_COLOURS, REINFORCEMENT_POINTS, TRACK_END } from "./data.ts";
import { completesLine, completesSquare, countSquare, shareSquare, supportsOf } from "./squares.ts";
import { coloursOf, isPerson, type State } from "./state.ts";
import { LINES_AT, LINES_PER_POSITION, SQUARE_CORNERS, SQUARES_AT } from "./temple.ts";

interface SquarePreview {
  readonly square: number;
  /** Blocks by colour, with the new one. */
  readonly counts: readonly number[];
  /** Points by colour: 5, 2 or 1. Those of Siku and of the dummies are lost. */
  readonly points: readonly number[];
}

export interface PlacementPreview {
  readonly position: number;
  readonly builder: number;
  /** Points for reinforcement, without `solidity` (NUN-7.1). */
  readonly reinforcement: number;
  /** Lines of the temple that are completed. */
  readonly lines: readonly number[];
  /** Steps on the Engineering track that these give (NUN-8.1, NUN-8.2). */
  readonly steps: number;
  readonly squares: readonly SquarePreview[];
}

/** What a block of `builder` on `position` would bring now, if `active` has the turn. Favours are not counted. */
export function previewPlacement(
  s: State,
  position: number,
  builder: number = s.builder,
  active: number = s.active,
): PlacementPreview {
  const paid = isPerson(s, builder);
  const lines = [
    ...LINES_AT.subarray(position * LINES_PER_POSITION, (position + 1) * LINES_PER_POSITION),
  ].filter((line) => completesLine(s, line, position));
  const squares = [...SQUARES_AT.subarray(position * SQUARE_CORNERS, (position + 1) * SQUARE_CORNERS)]
    .filter((square) => completesSquare(s, square, position))
    .map((square) => previewSquare(s, square, position, builder, active));
  return {
    position,
    builder,
    reinforcement: paid ? supportsOf(s, position, builder) * REINFORCEMENT_POINTS : 0,
    lines,
    steps: paid ? Math.min(lines.length, TRACK_END - at(s.engineering, builder)) : 0,
    squares,
  };
}

function previewSquare(
  s: State,
  square: number,
  position: number,
  builder: number,
  active: number,
): SquarePreview {
  const counts = new Uint8Array(MAX_COLOURS);
  const points = new Uint8Array(MAX_COLOURS);
  countSquare(s, square, position, builder, counts);
  shareSquare(counts, active, builder, points);
  const colours = coloursOf(s);
  return { square, counts: [...counts.subarray(0, colours)], points: [...points.subarray(0, colours)] };
}
