/** Putting the block on the temple: plain, after a swap, or by a dummy. */
import { add, at, type Context } from "@banquise/engine";
import {
  ANCESTOR,
  CARD_BITS,
  FACE_CARD,
  FACE_KINDS,
  FACE_SYMBOL,
  FIRST_FACE,
  SYMBOLS,
  TILE_BITS,
  WORKER,
} from "../data.ts";
import { decidingCriterion, dummyOptions, dummySymbol, dummyTies, ruleOfCriterion } from "../dummies.ts";
import { colourIn, doerOf, type Emit, events } from "../events.ts";
import {
  DISPLACE,
  DUMMY_TILE,
  FACE,
  isPerson,
  MATCHING,
  PLACE,
  REINFORCE,
  REMOVED,
  type State,
  SWAP_SOURCE,
  symbolsAt,
} from "../state.ts";
import { POSITIONS } from "../temple.ts";
import { pickFavourNow } from "./favours.ts";

/** The face of a card that shows a symbol. */
export const faceOf = (card: number, symbol: number): number =>
  at(FACE_SYMBOL, at(FIRST_FACE, card)) === symbol ? at(FIRST_FACE, card) : at(FIRST_FACE, card) + 1;

/** The symbols as which the card in hand may be played on a position, as bits (NUN-5.1, NUN-4.8, NUN-13.12). */
export const playableAs = (s: State, position: number): number =>
  s.freedom === MATCHING ? at(CARD_BITS, s.hand) & symbolsAt(s, position) : at(CARD_BITS, s.hand);

export function placeBlock(s: State, position: number, context: Context): void {
  const symbols = playableAs(s, position);
  s.position = position + 1;
  // NUN-11.3
  if ((symbols & (symbols - 1)) !== 0) s.phase = FACE;
  else build(s, 31 - Math.clz32(symbols), context);
}

export function chooseFace(s: State, symbol: number, context: Context): void {
  build(s, symbol, context);
}

export function swapInto(s: State, position: number): void {
  s.position = position + 1;
  s.phase = SWAP_SOURCE;
}

/** NUN-5.3: the tiles change places and the block goes on the worker tile. */
export function swapSource(s: State, source: number, context: Context): void {
  const target = s.position - 1;
  exchangeTiles(s, source, target);
  if (context.emit) {
    context.emit(events.make("tilesExchanged", s.active, { positions: [source, target] }));
  }
  build(s, WORKER, context);
}

/** NUN-13.14 */
export function displace(s: State, position: number, { emit }: Context): void {
  if (s.displaced === 0) {
    s.displaced = position + 1;
    s.phase = DISPLACE;
    return;
  }
  const other = s.displaced - 1;
  exchangeTiles(s, other, position);
  s.displaced = 0;
  s.phase = PLACE;
  const positions = [other, position];
  if (emit) emit(events.make("tilesExchanged", s.active, { positions }, { rule: "NUN-13.14" }));
}

function exchangeTiles(s: State, a: number, b: number): void {
  const tile = at(s.tiles, a);
  s.tiles[a] = at(s.tiles, b);
  s.tiles[b] = tile;
}

/** The block goes on the position of this turn, and the card into the area as `symbol`. */
function build(s: State, symbol: number, context: Context): void {
  const position = s.position - 1;
  const face = faceOf(s.hand, symbol);
  s.blocks[position] = s.builder + 1;
  cover(s, at(s.tiles, position));
  s.placements++;
  add(s.area, s.builder * FACE_KINDS + face, 1);
  s.hand = 0;
  if (context.emit) tellBlock(s, face, context.emit);
  s.phase = REINFORCE;
  if (!isPerson(s, s.active)) {
    if (symbol === ANCESTOR) removeFavour(s, context);
    return;
  }
  add(s.turns, s.active, 1);
  if (s.builder !== s.active) add(s.sikuPlaced, s.active, 1);
  // NUN-6.1; NUN-17.3: Siku gets no Favour.
  else if (symbol === ANCESTOR) pickFavourNow(s, context);
}

/** By whom, in which colour, where, and which card it cost. */
function tellBlock(s: State, face: number, emit: Emit): void {
  const position = s.position - 1;
  const card = at(FACE_CARD, face);
  const symbol = at(FACE_SYMBOL, face);
  const data = { ...colourIn(s, s.builder), position, card, symbol, tile: at(s.tiles, position) };
  emit(events.make("blockPlaced", doerOf(s, s.active), data));
}

/** A covered tile is no longer available. */
function cover(s: State, tile: number): void {
  const bits = at(TILE_BITS, tile);
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    if ((bits & (1 << symbol)) !== 0) add(s.sites, symbol, -1);
  }
}

// --- Dummies ------------------------------------------------------------------------------------------------------

const ties = new Uint8Array(POSITIONS);

/** NUN-18.9 to NUN-18.13: the dummy builds, or the human decides a tie. */
export function placeDummyBlock(s: State, context: Context): void {
  const tied = dummyTies(s, ties);
  if (context.emit) context.emit(dummyWeighed(s));
  if (tied === 1) {
    dummyTile(s, at(ties, 0), context);
    return;
  }
  s.decider = 0;
  s.phase = DUMMY_TILE;
}

export function dummyTile(s: State, position: number, context: Context): void {
  s.position = position + 1;
  build(s, dummySymbol(s.hand, symbolsAt(s, position)), context);
}

/** Everything the dummy weighed and what decided, so that its choice can be explained. */
function dummyWeighed(s: State) {
  const options = dummyOptions(s);
  const criterion = decidingCriterion(options);
  const data = {
    ...colourIn(s, s.active),
    criterion,
    positions: options.map((option) => option.position),
    points: options.map((option) => option.points),
    squarePoints: options.map((option) => option.squarePoints),
    lines: options.map((option) => option.lines),
    reinforcement: options.map((option) => option.reinforcement),
  };
  return events.make("dummyWeighed", null, data, { rule: ruleOfCriterion(criterion) });
}

/** NUN-18.15: the Favour farthest from the pile leaves the game. */
function removeFavour(s: State, { emit }: Context): void {
  const slot = at(s.shown, 1) !== 0 ? 1 : 0;
  const favour = at(s.shown, slot) - 1;
  if (favour < 0) return;
  s.shown[slot] = 0;
  s.favours[favour] = REMOVED;
  if (emit) emit(events.make("favourRemoved", null, { ...colourIn(s, s.active), favour, slot }));
}

/** Whether the card in hand can be swapped in: it has a worker face, and a worker tile lies elsewhere (NUN-5.2, NUN-5.3). */
export function canSwapInto(s: State, position: number): boolean {
  const shownHere = (symbolsAt(s, position) & (1 << WORKER)) === 0 ? 0 : 1;
  return at(s.sites, WORKER) > shownHere;
}

export const hasWorkerFace = (card: number): boolean => (at(CARD_BITS, card) & (1 << WORKER)) !== 0;
