/** What the temple and the cards promise a seat before they are scored: estimates in final points. */
import { add, at, type Seat } from "@banquise/engine";
import {
  ANCESTOR,
  BEAST,
  CARD_BITS,
  ENGINEER,
  FACE_PAIR,
  FACE_SYMBOL,
  FIRST_FACE,
  FULL_SET,
  isDouble,
  MAX_COLOURS,
  SCULPTOR,
  SYMBOLS,
  TEMPLE_TOP,
  TOOL_SET,
  TOOLS,
  TRACK_END,
  TRACK_REACHED,
  WORKERS_EACH,
  WORKERS_MOST,
} from "./data.ts";
import { artisanPoints, newTally, tallyArea, workersOf } from "./scoring.ts";
import { completesLine, completesSquare, countSquare, shareSquare, supportsOf } from "./squares.ts";
import { cardsShowing, coloursOf, isAvailable, MATCHING, type State, symbolsAt, turnsLeft } from "./state.ts";
import {
  BORDER_POSITIONS,
  CORNERS,
  LINES_AT,
  LINES_PER_POSITION,
  POSITIONS,
  positionOver,
  SQUARE_CORNERS,
  SQUARES,
  SQUARES_AT,
  TOP_SQUARE,
} from "./temple.ts";

// --- Squares to come ----------------------------------------------------------------------------------------------

/**
 * Expected points of a square by blocks in it and own blocks among them, if every colour is as likely to place the
 * next block: worked out backwards from the rules of NUN-9.
 */
const SQUARE_HOPE = [[2.3], [1.8, 3.4], [1.2, 2.9, 4.3], [0.7, 2.3, 4, 5]] as const;
/** Chance to be the one who builds on top of an own block. */
const REINFORCEMENT_HOPE = 0.33;

/** Squares that are not complete, and reinforcement to come. */
export function templeOutlook(s: State, seat: Seat): number {
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
    if (square !== TOP_SQUARE && at(s.blocks, positionOver(square)) === 0) hope += own * REINFORCEMENT_HOPE;
  }
  return hope;
}

/** Chance to have the most, from a lead and the turns that are left. */
function chanceToLead(lead: number, left: number, weight: number): number {
  return Math.min(1, Math.max(0, 0.4 + (lead * weight) / (1 + left / 5)));
}

const TOP_WEIGHT = 0.25;

/** NUN-15.2 */
export function topOutlook(s: State, seat: Seat): number {
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
    gain += (SQUARE_HOPE[filled + 1]?.[own + mine] ?? 0) - before + mine * REINFORCEMENT_HOPE;
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

// --- Cards --------------------------------------------------------------------------------------------------------

/** Cards of each symbol that a turn to come will bring, on average. */
const CARDS_PER_TURN = 0.11;
const STEPS_PER_TURN = 0.4;
/** Half-finished sets are worth this part of a whole one. */
const SET_PROGRESS = 0.6;
const WORKER_WEIGHT = 0.3;

const engineersToCome = (s: State, seat: Seat): number =>
  cardsShowing(s, seat, ENGINEER) + turnsLeft(s, seat) * CARDS_PER_TURN;

const area = newTally();

/** All that the cards of a seat will be worth, with one card more if `more` is a face (-1: none). */
export function cardsOutlook(s: State, seat: Seat, more: number): number {
  tallyArea(s, seat, area, more);
  const { columns, tools } = area;
  const left = turnsLeft(s, seat);
  const toCome = left * CARDS_PER_TURN;
  const sculptors = at(columns, SCULPTOR) + toCome;
  const beasts = at(columns, BEAST) + toCome;
  const steps = at(s.engineering, seat) + left * STEPS_PER_TURN;
  const isWorker = more >= 0 && at(FACE_SYMBOL, more) === 0;
  return (
    (sculptors * (sculptors + 3)) / 2 +
    beasts * (area.load + toCome * 1.4) +
    (at(columns, ENGINEER) + toCome) * reachedAt(steps) +
    area.ancestors +
    pairsToCome(s, seat, more) * toCome +
    artisanPoints(tools) +
    setProgress(tools, TOOLS.length) * TOOL_SET * SET_PROGRESS * Math.min(1, left / 6) +
    fullSetOutlook(columns, left) +
    workerOutlook(s, seat, isWorker ? 1 : 0, left)
  );
}

/** The number reached on the Engineering track, between squares in proportion. */
function reachedAt(steps: number): number {
  const square = Math.min(TRACK_END, steps);
  const below = Math.floor(square);
  const value = at(TRACK_REACHED, below);
  return below === TRACK_END ? value : value + (at(TRACK_REACHED, below + 1) - value) * (square - below);
}

/** How many columns the ancestors of a seat count. */
const pairsToCome = (s: State, seat: Seat, more: number): number =>
  2 * (cardsShowing(s, seat, ANCESTOR) + (more >= 0 && at(FACE_PAIR, more) !== 0 ? 1 : 0));

/** How far the next set has got, from 0 to 1, growing faster towards its end. */
function setProgress(columns: Uint8Array, size: number): number {
  let sets = at(columns, 0);
  for (let i = 1; i < size; i++) sets = Math.min(sets, at(columns, i));
  let present = 0;
  for (let i = 0; i < size; i++) if (at(columns, i) > sets) present++;
  return (present / size) * (present / size);
}

function fullSetOutlook(columns: Uint8Array, left: number): number {
  let sets = at(columns, 0);
  for (let symbol = 1; symbol < SYMBOLS.length; symbol++) sets = Math.min(sets, at(columns, symbol));
  const progress = setProgress(columns, SYMBOLS.length);
  return sets * FULL_SET + progress * FULL_SET * SET_PROGRESS * Math.min(1, left / 6);
}

/** NUN-15.4: the chance of the majority, and what workers bring without it. */
function workerOutlook(s: State, seat: Seat, more: number, left: number): number {
  const own = workersOf(s, seat) + more;
  let rival = 0;
  for (let colour = 0; colour < coloursOf(s); colour++) {
    if (colour !== seat) rival = Math.max(rival, workersOf(s, colour));
  }
  const chance = own === 0 && left === 0 ? 0 : chanceToLead(own - rival, left, WORKER_WEIGHT);
  return chance * WORKERS_MOST + (1 - chance) * own * WORKERS_EACH;
}

/** What a Favour is worth to whoever will pick one for an ancestor. */
const FAVOUR_HOPE = 4;

/** The best that the card in hand can be for its taker: the gain over not having it. */
export function handOutlook(s: State, seat: Seat): number {
  const first = at(FIRST_FACE, s.hand);
  const one = faceOutlook(s, seat, first);
  return isDouble(s.hand) ? Math.max(one, faceOutlook(s, seat, first + 1)) : one;
}

const faceOutlook = (s: State, seat: Seat, face: number): number =>
  cardsOutlook(s, seat, face) + (at(FACE_SYMBOL, face) === ANCESTOR ? FAVOUR_HOPE : 0);
