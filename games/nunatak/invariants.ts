/** What holds in every state that the rules can lead to. */
import { add, at } from "@banquise/engine";
import {
  CARD_COUNTS,
  DIVINATION_TILES,
  EARNED_LINES,
  EXTRA_TURNS,
  FACE_CARD,
  FACE_KINDS,
  FAVOUR_TABLE,
  FAVOURS,
  FORESIGHT,
  INGENUITY_STEPS,
  LOT_OWN,
  LOT_SIKU,
  PILES,
  ROW,
  SHOWN_FAVOURS,
  SIKU,
  SQUARE_FIRST,
  SQUARE_SECOND,
  SQUARES_LINE,
  SYMBOLS,
  TILE_COUNTS,
  TRACK_END,
  TURNS,
} from "./data.ts";
import {
  ASSIGN,
  CARD_STRIDE,
  coloursOf,
  DISPLACE,
  DUMMY_TILE,
  deckSize,
  ENDED,
  FACE,
  FACE_UP,
  HELD_BY,
  IN_BOX,
  IN_PILE,
  isAvailable,
  isSolo,
  ownInLot,
  PLACE,
  PLAYED_BY,
  pointsOf,
  roundsPlayed,
  type State,
  SWAP_SOURCE,
  sikuInLot,
  symbolsAt,
  TILE_STRIDE,
  TURN_START,
} from "./state.ts";
import { CORNERS, FIRST_UPPER, LINES, POSITIONS, SQUARE_CORNERS, squareUnder } from "./temple.ts";

/** No game comes near this many points. */
const POINTS_BOUND = 500;

/** Phases in which a card has been taken and not yet played. */
const WITH_HAND: readonly number[] = [ASSIGN, PLACE, SWAP_SOURCE, FACE, DISPLACE, DUMMY_TILE];

export function violations(s: State): readonly string[] {
  const complaints: string[] = [];
  const complain = (complaint: string): void => void complaints.push(complaint);
  aboutCards(s, complain);
  aboutTemple(s, complain);
  aboutBlocks(s, complain);
  aboutFavours(s, complain);
  aboutPoints(s, complain);
  aboutTurn(s, complain);
  return complaints;
}

type Complain = (complaint: string) => void;

const sum = (array: ArrayLike<number>, from: number, to: number): number => {
  let total = 0;
  for (let i = from; i < to; i++) total += array[i] as number;
  return total;
};

function countOf(array: Uint8Array, value: number): number {
  let count = 0;
  for (let i = 0; i < array.length; i++) if (array[i] === value) count++;
  return count;
}

/** How many cards there are of each kind, and tiles of each kind, in the whole box. */
const ALL_CARDS = allOf(CARD_COUNTS, CARD_STRIDE);
const ALL_TILES = allOf(TILE_COUNTS, TILE_STRIDE);

function allOf(counts: Uint8Array, stride: number): Uint8Array {
  const all = new Uint8Array(stride);
  addGroups(counts, stride, all);
  return all;
}

/** Adds the pieces of four groups, kind by kind. */
function addGroups(counts: Uint8Array, stride: number, found: Uint8Array): void {
  for (let first = 0; first < counts.length; first += stride) {
    for (let kind = 1; kind < stride; kind++) add(found, kind, at(counts, first + kind));
  }
}

/** Every card is in exactly one place, and every block has cost one. */
function aboutCards(s: State, complain: Complain): void {
  const found = new Uint8Array(CARD_STRIDE);
  addGroups(s.deck, CARD_STRIDE, found);
  for (let slot = 0; slot < ROW; slot++) add(found, at(s.row, slot), 1);
  add(found, s.hand, 1);
  for (let i = 0; i < s.area.length; i++) {
    if (at(s.area, i) !== 0) add(found, at(FACE_CARD, i % FACE_KINDS), at(s.area, i));
  }
  if (s.transformed !== 0) add(found, at(FACE_CARD, s.transformed - 1), 1);
  for (let card = 1; card < CARD_STRIDE; card++) {
    if (at(found, card) !== at(ALL_CARDS, card)) complain(`${at(found, card)} cards of kind ${card}`);
  }
  for (let pile = 0; pile < PILES; pile++) {
    const first = pile * CARD_STRIDE;
    if (sum(s.deck, first + 1, first + CARD_STRIDE) !== at(s.deck, first))
      complain(`segment ${pile} has another size`);
  }
  const inRow = ROW - countOf(s.row, 0);
  const cards = s.placements + deckSize(s) + inRow + (s.hand === 0 ? 0 : 1);
  if (cards !== POSITIONS) complain(`${cards} cards for ${POSITIONS} positions`);
  for (let seat = 0; seat < s.seats; seat++) {
    const owned = sum(s.area, seat * FACE_KINDS, (seat + 1) * FACE_KINDS);
    if (owned !== countOf(s.blocks, seat + 1)) complain(`seat ${seat} has ${owned} cards for its blocks`);
  }
  if (s.phase === TURN_START && !isSolo(s)) {
    if (inRow < ROW && deckSize(s) > 0) complain("the row was not refilled");
  }
}

/** Every tile is in exactly one place, and lies where four blocks carry it. */
function aboutTemple(s: State, complain: Complain): void {
  const found = new Uint8Array(TILE_STRIDE);
  addGroups(s.stack, TILE_STRIDE, found);
  for (let position = 0; position < POSITIONS; position++) add(found, at(s.tiles, position), 1);
  for (let i = 0; i < DIVINATION_TILES; i++) add(found, at(s.knownTop, i), 1);
  for (let tile = 1; tile < TILE_STRIDE; tile++) {
    if (at(found, tile) !== at(ALL_TILES, tile)) complain(`${at(found, tile)} tiles of kind ${tile}`);
  }
  for (let i = 1; i < DIVINATION_TILES; i++) {
    if (at(s.knownTop, i) !== 0 && at(s.knownTop, i - 1) === 0) complain("a gap in the known tiles");
  }
  for (let position = FIRST_UPPER; position < POSITIONS; position++) {
    const first = squareUnder(position) * SQUARE_CORNERS;
    const carried = isCarried(s, first);
    const laid = at(s.tiles, position) !== 0;
    // The squares of this turn's block are still being resolved.
    const resolving =
      s.position !== 0 && CORNERS.subarray(first, first + SQUARE_CORNERS).includes(s.position - 1);
    if (carried !== laid && !(carried && resolving))
      complain(`the tile of position ${position} does not fit its square`);
  }
  const sites = new Uint8Array(SYMBOLS.length);
  for (let position = 0; position < POSITIONS; position++) {
    if (!isAvailable(s, position)) continue;
    const bits = symbolsAt(s, position);
    for (let symbol = 0; symbol < SYMBOLS.length; symbol++)
      if ((bits & (1 << symbol)) !== 0) add(sites, symbol, 1);
  }
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    if (at(sites, symbol) !== at(s.sites, symbol)) complain(`${at(sites, symbol)} sites of symbol ${symbol}`);
  }
}

/** Whether the four corners of a square, listed from `first` on, all have blocks. */
function isCarried(s: State, first: number): boolean {
  for (let i = first; i < first + SQUARE_CORNERS; i++) if (at(s.blocks, at(CORNERS, i)) === 0) return false;
  return true;
}

/** Blocks stand on tiles, and each colour has as many as it had turns. */
function aboutBlocks(s: State, complain: Complain): void {
  if (POSITIONS - countOf(s.blocks, 0) !== s.placements) complain("blocks are not placements");
  for (let position = 0; position < POSITIONS; position++) {
    if (at(s.blocks, position) !== 0 && at(s.tiles, position) === 0)
      complain(`no tile under the block of ${position}`);
    if (at(s.blocks, position) > coloursOf(s)) complain(`a block of no colour on ${position}`);
  }
  const most = (TURNS[s.seats as 1 | 2 | 3 | 4] as number) + (s.extra > 0 ? 1 : 0);
  for (let seat = 0; seat < s.seats; seat++) {
    const siku = s.seats === 2 ? at(s.sikuPlaced, seat) : 0;
    if (countOf(s.blocks, seat + 1) !== at(s.turns, seat) - siku)
      complain(`seat ${seat}: blocks do not fit its turns`);
    if (at(s.turns, seat) > most) complain(`seat ${seat} had too many turns`);
    if (s.seats !== 2 || at(s.turns, seat) === most) continue;
    const [own, inLot] = [ownInLot(s, seat), sikuInLot(s, seat)];
    if (own < 0 || own > LOT_OWN || inLot < 0 || inLot > LOT_SIKU)
      complain(`seat ${seat}: an impossible lot`);
  }
  if (s.seats === 2) {
    const placed = at(s.sikuPlaced, 0) + at(s.sikuPlaced, 1);
    if (countOf(s.blocks, SIKU + 1) !== placed) complain("Siku's blocks do not add up");
  }
  if (isSolo(s)) {
    for (let colour = 0; colour < coloursOf(s); colour++) {
      const behind = countOf(s.blocks, colour + 1) - roundsPlayed(s);
      if (behind !== 0 && behind !== 1) complain(`colour ${colour} is out of step with the rounds`);
    }
  }
}

/** Every Favour is in one place; those face up fill the two slots. */
function aboutFavours(s: State, complain: Complain): void {
  for (let favour = 0; favour < FAVOURS; favour++) {
    const place = at(s.favours, favour);
    const inUse = s.seats >= (FAVOUR_TABLE[favour]?.min ?? 0);
    if (inUse === (place === IN_BOX)) complain(`Favour ${favour} is in the box or not by mistake`);
    if ((place === FACE_UP) !== s.shown.includes(favour + 1))
      complain(`Favour ${favour} is face up or not by mistake`);
    const owner = place >= PLAYED_BY ? place - PLAYED_BY : place - HELD_BY;
    if (place >= HELD_BY && owner >= s.seats) complain(`Favour ${favour} belongs to nobody at the table`);
    const fresh = (s.fresh & (1 << favour)) !== 0;
    if (fresh && (place < HELD_BY || owner !== s.active))
      complain(`Favour ${favour} was not taken this turn`);
  }
  if (s.phase === TURN_START) {
    const full = countOf(s.shown, 0) === 0 || countOf(s.favours, IN_PILE) === 0;
    if (!full) complain(`there are not ${SHOWN_FAVOURS} Favours face up`);
  }
  if (s.reserved !== 0 && at(s.row, s.reserved - 1) === 0) complain("an empty slot is reserved");
  if (s.reserved !== 0 && at(s.favours, FORESIGHT) < PLAYED_BY) complain("nobody can have reserved a card");
}

function aboutPoints(s: State, complain: Complain): void {
  let squarePoints = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (pointsOf(s, seat) >= POINTS_BOUND) complain(`seat ${seat} has ${pointsOf(s, seat)} points`);
    if (at(s.engineering, seat) > TRACK_END) complain(`the cube of seat ${seat} is beyond its track`);
    squarePoints += at(s.earned, seat * EARNED_LINES + SQUARES_LINE);
  }
  const steps = sum(s.engineering, 0, s.seats);
  if (steps > LINES.length + INGENUITY_STEPS) complain(`${steps} steps for ${LINES.length} lines`);
  // The square in hand may have been scored already, and the top one carries no tile.
  const laid = POSITIONS - FIRST_UPPER - countOf(s.tiles, 0);
  if (squarePoints > (laid + 1) * (SQUARE_FIRST + SQUARE_SECOND))
    complain("more points than squares can give");
  const least = s.seats < 3 ? 0 : laid * SQUARE_FIRST;
  if (squarePoints < least) complain("fewer points than squares must give");
}

function aboutTurn(s: State, complain: Complain): void {
  if (s.phase < TURN_START || s.phase > ENDED) complain(`the game rests in phase ${s.phase}`);
  if (s.decider >= s.seats || s.active >= coloursOf(s))
    complain("a seat that is not at the table has the turn");
  if ((s.hand !== 0) !== WITH_HAND.includes(s.phase)) complain("a card in hand at the wrong time, or none");
  const regular = POSITIONS - EXTRA_TURNS;
  if (s.seats === 4 && s.placements >= regular)
    if (deckSize(s) > 0) complain("cards are left after the last regular turn");
  if (s.phase === ENDED) {
    if (s.placements !== POSITIONS) complain("the game ended before the temple was built");
    if (countOf(s.row, 0) < ROW || deckSize(s) > 0) complain("cards are left at the end");
  }
}
