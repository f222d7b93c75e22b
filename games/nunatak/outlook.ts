/**
 * What the temple and the cards promise a seat before they are scored: estimates in final points. The weights were fitted
 * to how thousands of games between bots that search ended.
 */
import { add, at, type Seat } from "@banquise/engine";
import {
  ANCESTOR,
  BEAST,
  BLOCKS_EACH,
  CARD_BITS,
  ENGINEER,
  FACE_SYMBOL,
  FIRST_FACE,
  isDouble,
  LABOUR,
  LABOUR_WORKERS,
  MAX_COLOURS,
  SYMBOLS,
  type SymbolName,
  TEMPLE_TOP,
  WORKER,
  WORKERS_EACH,
  WORKERS_MOST,
} from "./data.ts";
import { cardPoints, newTally, type Tally, tallyArea, workersOf } from "./scoring.ts";
import { completesLine, completesSquare, countSquare, shareSquare, supportsOf } from "./squares.ts";
import {
  blocksLeft,
  cardsShowing,
  coloursOf,
  extraTurnsLeft,
  holds,
  isAvailable,
  MATCHING,
  type State,
  symbolsAt,
  turnsLeft,
} from "./state.ts";
import type { Supply } from "./supply.ts";
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
  }
  return hope;
}

/** Chance to have the most, from a lead and the turns that are left. */
function chanceToLead(lead: number, left: number, weight: number): number {
  return Math.min(1, Math.max(0, 0.4 + (lead * weight) / (1 + left / 3)));
}

const TOP_WEIGHT = 0.35;

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

// --- Cards --------------------------------------------------------------------------------------------------------

/**
 * What a card promises beyond what it scores now, by symbol: the cards to come will count more with it. One part shrinks
 * with the share of the own blocks that is left, the other one with its square.
 */
const CARD_PROMISE = bySymbol({ worker: 0, sculptor: 5, artisan: 2, beast: 0, engineer: 6, ancestor: 8 });
const EARLY_CARD_PROMISE = bySymbol({
  worker: 6,
  sculptor: 1.5,
  artisan: 4,
  beast: 4,
  engineer: 3,
  ancestor: 0,
});
/** A beast for each symbol to come on others, and a symbol for each beast to come. */
const BEAST_PROMISE = 1.4;
const LOAD_PROMISE = 1;
/** A step of the Engineering track, for itself and for each engineer. */
const STEP_PROMISE = 1.7;
const STEP_PROMISE_PER_ENGINEER = 0.8;
/** The blocks and the cards to come, whatever they are, by seats: the more rivals, the less is left. */
const BLOCKS_PROMISE = [0, 125, 90, 70, 80] as const;
const EARLY_BLOCKS_PROMISE = 90;
/** The next set of tools and the next full set, once they are complete. */
const TOOLS_PROMISE = 12.5;
const FULL_SET_PROMISE = 13.5;
/** What a seat gets of the cards it wants, by seats: no more than its share, unless nobody else wants them. */
const WANTED_SHARE = [0, 1.4, 1, 1, 1] as const;
/** Cards of a kind to come with which the chance to get one is even. */
const EVEN_SUPPLY = 0.5;
/** How sure the majority of workers is. */
const WORKER_WEIGHT = 0.5;

function bySymbol(promises: Readonly<Record<SymbolName, number>>): readonly number[] {
  return SYMBOLS.map((symbol) => promises[symbol]);
}

/** Own blocks that a seat has still to place, Completion turns included: the one of this turn counts until it is placed. */
export const blocksToCome = (s: State, seat: Seat): number => blocksLeft(s, seat) + extraTurnsLeft(s, seat);

/** Engineers that a block to come will bring. */
const ENGINEERS_PER_BLOCK = 1 / 6;

const engineersToCome = (s: State, seat: Seat): number =>
  cardsShowing(s, seat, ENGINEER) + blocksToCome(s, seat) * ENGINEERS_PER_BLOCK;

const area = newTally();

/** All that the cards of a seat will be worth, with `left` own blocks to come, and one card more if `more` is a face (-1: none). */
export function cardsOutlook(
  s: State,
  seat: Seat,
  supply: Supply,
  more: number,
  left = blocksToCome(s, seat),
): number {
  tallyArea(s, seat, area, more);
  const steps = at(s.engineering, seat);
  const share = left / BLOCKS_EACH;
  const part = supply.cards === 0 ? 0 : ((WANTED_SHARE[s.seats] as number) * left) / supply.cards;
  return (
    cardPoints(area, steps) +
    blocksOutlook(s, share) +
    promiseOf(area, steps, share) +
    supplyOutlook(area, supply, part) +
    workerOutlook(s, seat, more, turnsLeft(s, seat))
  );
}

const blocksOutlook = (s: State, share: number): number =>
  share * ((BLOCKS_PROMISE[s.seats] as number) + share * EARLY_BLOCKS_PROMISE);

/** What the cards will be worth more with others, whichever come. */
function promiseOf({ columns }: Tally, steps: number, share: number): number {
  let promise = 0;
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    const card = (CARD_PROMISE[symbol] as number) + share * (EARLY_CARD_PROMISE[symbol] as number);
    promise += at(columns, symbol) * card;
  }
  promise += steps * (STEP_PROMISE + at(columns, ENGINEER) * STEP_PROMISE_PER_ENGINEER);
  return share * promise;
}

/** What they will be worth more with certain others, of which a seat gets its part. */
function supplyOutlook({ columns, tools, load }: Tally, supply: Supply, part: number): number {
  const beasts = at(columns, BEAST) * BEAST_PROMISE * supply.load;
  const loads = load * LOAD_PROMISE * at(supply.symbols, BEAST);
  return (
    part * (beasts + loads) +
    TOOLS_PROMISE * chanceOfSet(tools, supply.tools, part) +
    FULL_SET_PROMISE * chanceOfSet(columns, supply.symbols, part)
  );
}

/** The chance that all comes that the next set lacks. */
function chanceOfSet(columns: Uint8Array, supply: Uint8Array, part: number): number {
  let sets = at(columns, 0);
  for (let i = 1; i < columns.length; i++) sets = Math.min(sets, at(columns, i));
  let chance = 1;
  for (let i = 0; i < columns.length; i++) {
    if (at(columns, i) > sets) continue;
    const toCome = part * at(supply, i);
    chance *= toCome / (EVEN_SUPPLY + toCome);
  }
  return chance;
}

/** NUN-15.4: the chance of the majority, and what workers bring without it; `labour` will be a worker. */
function workerOutlook(s: State, seat: Seat, more: number, left: number): number {
  let own = workersOf(s, seat);
  if (more >= 0 && at(FACE_SYMBOL, more) === WORKER) own++;
  if (holds(s, seat, LABOUR)) own += LABOUR_WORKERS;
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
export function handOutlook(s: State, seat: Seat, supply: Supply): number {
  const first = at(FIRST_FACE, s.hand);
  const one = faceOutlook(s, seat, supply, first);
  return isDouble(s.hand) ? Math.max(one, faceOutlook(s, seat, supply, first + 1)) : one;
}

const faceOutlook = (s: State, seat: Seat, supply: Supply, face: number): number =>
  cardsOutlook(s, seat, supply, face, blocksToCome(s, seat) - 1) +
  (at(FACE_SYMBOL, face) === ANCESTOR ? FAVOUR_HOPE : 0);
