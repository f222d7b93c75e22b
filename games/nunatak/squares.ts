/** What a block on a position supports, completes and wins. Questions only: they also serve to look before placing. */
import { at } from "@banquise/engine";
import { MAX_COLOURS, SECOND_SHARE, SQUARE_FIRST, SQUARE_SECOND } from "./data.ts";
import type { State } from "./state.ts";
import {
  CORNERS,
  FIRST_UPPER,
  LINE_POSITIONS,
  LINE_STRIDE,
  NONE,
  SQUARE_CORNERS,
  squareUnder,
} from "./temple.ts";

/** Blocks of a colour under a position (NUN-7.1). */
export function supportsOf(s: State, position: number, colour: number): number {
  if (position < FIRST_UPPER) return 0;
  const first = squareUnder(position) * SQUARE_CORNERS;
  let supports = 0;
  for (let i = first; i < first + SQUARE_CORNERS; i++)
    if (at(s.blocks, at(CORNERS, i)) === colour + 1) supports++;
  return supports;
}

/** Whether a block on `position`, which may stand there already, is the last of a line (NUN-8.1). */
export function completesLine(s: State, line: number, position: number): boolean {
  if (line === NONE) return false;
  for (let i = line * LINE_STRIDE; i < (line + 1) * LINE_STRIDE; i++) {
    const other = at(LINE_POSITIONS, i);
    if (other !== NONE && other !== position && at(s.blocks, other) === 0) return false;
  }
  return true;
}

/** Whether a block on `position`, which may stand there already, is the last of a square (NUN-9.1). */
export function completesSquare(s: State, square: number, position: number): boolean {
  if (square === NONE) return false;
  const first = square * SQUARE_CORNERS;
  for (let i = first; i < first + SQUARE_CORNERS; i++) {
    const corner = at(CORNERS, i);
    if (corner !== position && at(s.blocks, corner) === 0) return false;
  }
  return true;
}

/** Blocks of each colour in a square, with one of `builder` on `position`. */
export function countSquare(
  s: State,
  square: number,
  position: number,
  builder: number,
  counts: Uint8Array,
): void {
  counts.fill(0);
  const first = square * SQUARE_CORNERS;
  for (let i = first; i < first + SQUARE_CORNERS; i++) {
    const corner = at(CORNERS, i);
    const colour = corner === position ? builder : at(s.blocks, corner) - 1;
    if (colour >= 0) counts[colour] = at(counts, colour) + 1;
  }
}

/** Who gets how much for a square with these counts (NUN-9.2 to NUN-9.6). */
export function shareSquare(counts: Uint8Array, active: number, builder: number, points: Uint8Array): void {
  points.fill(0);
  const most = largest(counts, NONE);
  const leaders = countEqual(counts, most, NONE);
  let winner = NONE;
  if (at(counts, active) === most) winner = active;
  else if (leaders === 1) winner = counts.indexOf(most);
  else if (at(counts, builder) === most) winner = builder;
  if (winner === NONE) {
    const share = Math.floor((SQUARE_FIRST + SQUARE_SECOND) / leaders);
    for (let colour = 0; colour < MAX_COLOURS; colour++) {
      if (at(counts, colour) === most) points[colour] = share;
    }
    return;
  }
  points[winner] = SQUARE_FIRST;
  const second = largest(counts, winner);
  if (second === 0) return;
  if (active !== winner && at(counts, active) === second) {
    points[active] = SQUARE_SECOND;
    return;
  }
  const share = SECOND_SHARE[countEqual(counts, second, winner)] as number;
  for (let colour = 0; colour < MAX_COLOURS; colour++) {
    if (colour !== winner && at(counts, colour) === second) points[colour] = share;
  }
}

function largest(counts: Uint8Array, without: number): number {
  let most = 0;
  for (let colour = 0; colour < MAX_COLOURS; colour++) {
    if (colour !== without && at(counts, colour) > most) most = at(counts, colour);
  }
  return most;
}

function countEqual(counts: Uint8Array, value: number, without: number): number {
  let equal = 0;
  for (let colour = 0; colour < MAX_COLOURS; colour++) {
    if (colour !== without && at(counts, colour) === value) equal++;
  }
  return equal;
}
