/**
 * What the cards of a seat will be worth at the end, line by line: what they score now, and estimates of what those to
 * come add. The weights were fitted to how thousands of games between bots that search ended.
 */
import { at, type Seat } from "@banquise/engine";
import {
  ANCESTOR,
  ARTISAN,
  BEAST,
  BLOCKS_EACH,
  ENGINEER,
  FACE_SYMBOL,
  FIRST_FACE,
  FULL_SET,
  isDouble,
  LABOUR,
  LABOUR_WORKERS,
  SCULPTOR,
  SYMBOLS,
  type SymbolName,
  WORKER,
  WORKERS_EACH,
  WORKERS_MOST,
} from "./data.ts";
import {
  ANCESTORS,
  ARTISANS,
  BEASTS,
  BLOCKS,
  ENGINEERS,
  FAVOURS_HELD,
  FULL_SETS,
  LINES,
  SCULPTORS,
  sumOf,
  WORKERS,
} from "./lines.ts";
import {
  artisanPoints,
  beastPoints,
  engineerPoints,
  fullSets,
  newTally,
  sculptorPoints,
  tallyArea,
  workersOf,
} from "./scoring.ts";
import { blocksToCome, coloursOf, holds, type State, turnsLeft } from "./state.ts";
import type { Supply } from "./supply.ts";
import { chanceToLead } from "./temple-worth.ts";

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
/** What a Favour is worth to whoever will pick one for an ancestor. */
const FAVOUR_HOPE = 4;

function bySymbol(promises: Readonly<Record<SymbolName, number>>): readonly number[] {
  return SYMBOLS.map((symbol) => promises[symbol]);
}

const area = newTally();

/** Adds it to `out`, with `left` own blocks to come, and with one card more if `more` is a face (-1: none). */
export function addCards(
  s: State,
  seat: Seat,
  supply: Supply,
  more: number,
  left: number,
  out: Float64Array,
): void {
  tallyArea(s, seat, area, more);
  const { columns, tools, load } = area;
  const steps = at(s.engineering, seat);
  const share = left / BLOCKS_EACH;
  /** What of the cards to come will be the seat's. */
  const part = supply.cards === 0 ? 0 : ((WANTED_SHARE[s.seats] as number) * left) / supply.cards;
  const symbolsToCome = at(columns, BEAST) * BEAST_PROMISE * supply.load;
  const beastsToCome = load * LOAD_PROMISE * at(supply.symbols, BEAST);
  const stepWorth = STEP_PROMISE + at(columns, ENGINEER) * STEP_PROMISE_PER_ENGINEER;
  addTo(out, BLOCKS, share * ((BLOCKS_PROMISE[s.seats] as number) + share * EARLY_BLOCKS_PROMISE));
  addTo(out, WORKERS, promiseOf(WORKER, share) + workersToCome(s, seat, more, turnsLeft(s, seat)));
  addTo(out, SCULPTORS, sculptorPoints(at(columns, SCULPTOR)) + promiseOf(SCULPTOR, share));
  addTo(
    out,
    ARTISANS,
    artisanPoints(tools) + promiseOf(ARTISAN, share) + TOOLS_PROMISE * chanceOfSet(tools, supply.tools, part),
  );
  addTo(out, BEASTS, beastPoints(area) + promiseOf(BEAST, share) + part * (symbolsToCome + beastsToCome));
  addTo(out, ENGINEERS, engineerPoints(area, steps) + promiseOf(ENGINEER, share) + share * steps * stepWorth);
  addTo(out, ANCESTORS, area.ancestors + promiseOf(ANCESTOR, share));
  addTo(
    out,
    FULL_SETS,
    fullSets(columns) * FULL_SET + FULL_SET_PROMISE * chanceOfSet(columns, supply.symbols, part),
  );
}

function addTo(out: Float64Array, line: number, points: number): void {
  out[line] = (out[line] as number) + points;
}

/** What the cards of the area that show a symbol will be worth more with others, whichever come. */
const promiseOf = (symbol: number, share: number): number =>
  share *
  at(area.columns, symbol) *
  ((CARD_PROMISE[symbol] as number) + share * (EARLY_CARD_PROMISE[symbol] as number));

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
function workersToCome(s: State, seat: Seat, more: number, left: number): number {
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

const one = new Float64Array(LINES.length);
const other = new Float64Array(LINES.length);

/** What all cards of a seat will be worth, with one card more if `more` is a face. */
export function cardsWorth(s: State, seat: Seat, supply: Supply, more: number): number {
  one.fill(0);
  addCards(s, seat, supply, more, blocksToCome(s, seat), one);
  return sumOf(one);
}

/** Adds the cards of a seat with the one in hand, as the face that does most good. */
export function addCardsWithHand(s: State, seat: Seat, supply: Supply, out: Float64Array): void {
  const first = at(FIRST_FACE, s.hand);
  addFace(s, seat, supply, first, one);
  let best = one;
  if (isDouble(s.hand)) {
    addFace(s, seat, supply, first + 1, other);
    if (sumOf(other) > sumOf(one)) best = other;
  }
  for (let line = 0; line < LINES.length; line++) addTo(out, line, best[line] as number);
}

function addFace(s: State, seat: Seat, supply: Supply, face: number, out: Float64Array): void {
  out.fill(0);
  addCards(s, seat, supply, face, blocksToCome(s, seat) - 1, out);
  if (at(FACE_SYMBOL, face) === ANCESTOR) addTo(out, FAVOURS_HELD, FAVOUR_HOPE);
}
