/** The geometry of the temple: where positions, squares and lines lie. Nothing here changes during a game. */
import { at } from "@banquise/engine";
import { FLOOR_SIDES, FLOORS_WITH_LINES } from "./data.ts";

export const FLOORS = FLOOR_SIDES.length;

interface Place {
  readonly floor: number;
  readonly row: number;
  readonly column: number;
}

/** Positions floor by floor, row by row (NUN-1.2). */
const PLACES: readonly Place[] = FLOOR_SIDES.flatMap((side, index) =>
  Array.from({ length: side * side }, (_, i) => ({
    floor: index + 1,
    row: Math.floor(i / side),
    column: i % side,
  })),
);

/** NUN-1.1 */
export const POSITIONS = PLACES.length;
const sideOf = (floor: number): number => FLOOR_SIDES[floor - 1] as number;

/** The position at a place, or -1 outside the floor. */
export function positionAt(floor: number, row: number, column: number): number {
  return PLACES.findIndex((place) => place.floor === floor && place.row === row && place.column === column);
}

/** Floor of each position, 1 to 4. */
export const FLOOR = Uint8Array.from(PLACES, (place) => place.floor);
export const ROW_OF = Uint8Array.from(PLACES, (place) => place.row);
export const COLUMN_OF = Uint8Array.from(PLACES, (place) => place.column);

/** The first position above the ground floor: the one that square 0 carries. */
export const FIRST_UPPER = positionAt(2, 0, 0);

// --- Squares (NUN-1.4) --------------------------------------------------------------------------------------------

/** The upper left corner of each square, in the order of the squares. */
const SQUARE_PLACES = PLACES.filter(({ floor, row, column }) => Math.max(row, column) + 1 < sideOf(floor));
export const SQUARES = SQUARE_PLACES.length;
/** The top square carries no tile (NUN-9.8). */
export const TOP_SQUARE = SQUARES - 1;
export const SQUARE_CORNERS = 4;

/** The four positions of each square, at `square * 4`. They are also the supports of `positionOver(square)` (NUN-1.3). */
export const CORNERS = Uint8Array.from(
  SQUARE_PLACES.flatMap(({ floor, row, column }) => [
    positionAt(floor, row, column),
    positionAt(floor, row, column + 1),
    positionAt(floor, row + 1, column),
    positionAt(floor, row + 1, column + 1),
  ]),
);

export const cornersOf = (square: number): readonly number[] => [
  ...CORNERS.subarray(square * SQUARE_CORNERS, (square + 1) * SQUARE_CORNERS),
];

/** The position that a square carries. */
export const positionOver = (square: number): number => FIRST_UPPER + square;
/** The square that carries a position above the ground floor. */
export const squareUnder = (position: number): number => position - FIRST_UPPER;

/** Marks an unused entry of a table. */
export const NONE = 255;

/** Squares that each position is part of, at `position * 4`; the rest is `NONE`. */
export const SQUARES_AT = Uint8Array.from(
  PLACES.flatMap((_, position) => {
    const squares = SQUARE_PLACES.flatMap((_, square) =>
      CORNERS.subarray(square * SQUARE_CORNERS, (square + 1) * SQUARE_CORNERS).includes(position)
        ? [square]
        : [],
    );
    return [...squares, ...Array<number>(SQUARE_CORNERS - squares.length).fill(NONE)];
  }),
);

// --- Lines (NUN-1.5) ----------------------------------------------------------------------------------------------

/** Rows, then columns, of the floors that pay for lines. */
export const LINES: readonly (readonly number[])[] = FLOOR_SIDES.slice(0, FLOORS_WITH_LINES).flatMap(
  (side, index) => {
    const steps = [...Array(side).keys()];
    const rows = steps.map((row) => steps.map((column) => positionAt(index + 1, row, column)));
    const columns = steps.map((column) => steps.map((row) => positionAt(index + 1, row, column)));
    return [...rows, ...columns];
  },
);
const LONGEST_LINE = FLOOR_SIDES[0];
/** Positions of each line, at `line * 5`; the rest of a short line is `NONE`. */
export const LINE_POSITIONS = Uint8Array.from(
  LINES.flatMap((line) => [...line, ...Array<number>(LONGEST_LINE - line.length).fill(NONE)]),
);
export const LINE_STRIDE = LONGEST_LINE;

/** A position lies on a row and a column. */
export const LINES_PER_POSITION = 2;
/** The row and the column of each position, at `position * 2`; `NONE` on the top floor. */
export const LINES_AT = Uint8Array.from(
  PLACES.flatMap((_, position) => {
    const lines = LINES.flatMap((line, index) => (line.includes(position) ? [index] : []));
    return [...lines, ...Array<number>(LINES_PER_POSITION - lines.length).fill(NONE)];
  }),
);

// --- Borders ------------------------------------------------------------------------------------------------------

/** 1 on the outer ring of a floor (NUN-1.6). */
const BORDER = Uint8Array.from(PLACES, ({ floor, row, column }) => {
  const last = sideOf(floor) - 1;
  return row === 0 || column === 0 || row === last || column === last ? 1 : 0;
});
export const isBorder = (position: number): boolean => at(BORDER, position) === 1;
export const BORDER_POSITIONS = Uint8Array.from([...BORDER.keys()].filter(isBorder));

/** Distance of each position to the temple's axis, squared and doubled to stay whole (NUN-18.11). */
export const AXIS_DISTANCE = Uint8Array.from(PLACES, ({ floor, row, column }) => {
  const last = sideOf(floor) - 1;
  return (2 * row - last) * (2 * row - last) + (2 * column - last) * (2 * column - last);
});
