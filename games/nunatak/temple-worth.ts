/**
 * What the temple promises a seat before it is scored: estimates in final points. The weights were fitted to how
 * thousands of games between bots that search ended.
 */
import { add, at, type Seat } from "@banquise/engine";
import { CARD_BITS, ENGINEER, MAX_COLOURS, TEMPLE_TOP } from "./data.ts";
import { completesLine, completesSquare, countSquare, shareSquare, supportsOf } from "./squares.ts";
import {
  blocksToCome,
  cardsShowing,
  coloursOf,
  isAvailable,
  MATCHING,
  type State,
  symbolsAt,
  turnsLeft,
} from "./state.ts";
import {
  BORDER_POSITIONS,
  CORNERS,
  LINES_AT,
  LINES_PER_POSITION,
  POSITIONS,
  SQUARE_CORNERS,
  SQUARES,
  SQUARES_AT,
} from "./temple.ts";

// --- Squares to come ----------------------------------------------------------------------------------------------

/** What a square is worth beyond an empty one, by blocks in it and own blocks among them. */
const SQUARE_HOPE = [[0], [-0.4, 1.3], [-0.6, 1.4, 3.3], [-0.6, 1.6, 3.6, 5.3]] as const;

/** Squares that are not complete. */
export function squaresToCome(s: State, seat: Seat): number {
  let hope = 0;
  for (let square = 0; square < SQUARES; square++) {
    let filled = 0;
    let own = 0;
    for (let i = square * SQUARE_CORNERS; i < (square + 1) * SQUARE_CORNERS; i++) {
      const block = at(s.blocks, at(CORNERS, i));
      if (block !== 0) filled++;
      if (block === seat + 1) own++;
    }
    if (filled < SQUARE_CORNERS) hope += SQUARE_HOPE[filled]?.[own] ?? 0;
  }
  return hope;
}

/** Chance to have the most, from a lead and the turns that are left. */
export function chanceToLead(lead: number, left: number, weight: number): number {
  return Math.min(1, Math.max(0, 0.4 + (lead * weight) / (1 + left / 3)));
}

const TOP_WEIGHT = 0.35;

/** NUN-15.2 */
export function topToCome(s: State, seat: Seat): number {
  border.fill(0);
  for (let i = 0; i < BORDER_POSITIONS.length; i++) {
    const block = at(s.blocks, at(BORDER_POSITIONS, i));
    if (block !== 0) add(border, block - 1, 1);
  }
  let rival = 0;
  for (let colour = 0; colour < coloursOf(s); colour++) {
    if (colour !== seat) rival = Math.max(rival, at(border, colour));
  }
  return TEMPLE_TOP * chanceToLead(at(border, seat) - rival, turnsLeft(s, seat), TOP_WEIGHT);
}

const border = new Uint8Array(MAX_COLOURS);

// --- What a block brings now --------------------------------------------------------------------------------------

const counts = new Uint8Array(MAX_COLOURS);
const shares = new Uint8Array(MAX_COLOURS);

/** Points of one square for `seat`, with a block of the builder on `position`. */
export function squareGain(s: State, square: number, position: number, seat: Seat): number {
  countSquare(s, square, position, s.builder, counts);
  shareSquare(counts, s.active, s.builder, shares);
  return at(shares, seat);
}

/** Engineers that a block to come will bring. */
const ENGINEERS_PER_BLOCK = 1 / 6;

const engineersToCome = (s: State, seat: Seat): number =>
  cardsShowing(s, seat, ENGINEER) + blocksToCome(s, seat) * ENGINEERS_PER_BLOCK;

/** What an Engineering step is worth for each engineer. */
const STEP_PER_ENGINEER = 0.5;

/** What a block of the builder on `position` brings `seat` at once: reinforcement, lines and squares. */
export function blockGain(s: State, position: number, seat: Seat): number {
  let gain = 0;
  if (s.builder === seat) {
    gain += supportsOf(s, position, seat);
    for (let i = position * LINES_PER_POSITION; i < (position + 1) * LINES_PER_POSITION; i++) {
      if (completesLine(s, at(LINES_AT, i), position)) gain += engineersToCome(s, seat) * STEP_PER_ENGINEER;
    }
  }
  for (let i = position * SQUARE_CORNERS; i < (position + 1) * SQUARE_CORNERS; i++) {
    const square = at(SQUARES_AT, i);
    if (completesSquare(s, square, position)) gain += squareGain(s, square, position, seat);
  }
  return gain;
}

/** How a block of the builder on `position` changes the hopes of `seat` for the squares around it. */
function hopeGain(s: State, position: number, seat: Seat): number {
  let gain = 0;
  for (let i = position * SQUARE_CORNERS; i < (position + 1) * SQUARE_CORNERS; i++) {
    const square = at(SQUARES_AT, i);
    if (square >= SQUARES) break;
    let filled = 0;
    let own = 0;
    for (let k = square * SQUARE_CORNERS; k < (square + 1) * SQUARE_CORNERS; k++) {
      const block = at(s.blocks, at(CORNERS, k));
      if (block !== 0) filled++;
      if (block === seat + 1) own++;
    }
    const before = SQUARE_HOPE[filled]?.[own] ?? 0;
    const mine = s.builder === seat ? 1 : 0;
    gain += (SQUARE_HOPE[filled + 1]?.[own + mine] ?? 0) - before;
  }
  return gain;
}

/** Where the active seat would put the card in hand to its own best, or -1. */
export function bestSite(s: State): number {
  const bits = s.freedom === MATCHING ? at(CARD_BITS, s.hand) : ~0;
  // A worker can be swapped to any available tile.
  const anywhere = (at(CARD_BITS, s.hand) & 1) !== 0 && at(s.sites, 0) > 1;
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let position = 0; position < POSITIONS; position++) {
    if (!isAvailable(s, position) || (!anywhere && (symbolsAt(s, position) & bits) === 0)) continue;
    const gain = siteGain(s, position, s.active);
    if (gain <= most) continue;
    most = gain;
    best = position;
  }
  return best;
}

export const siteGain = (s: State, position: number, seat: Seat): number =>
  blockGain(s, position, seat) + hopeGain(s, position, seat);
