import { at, defineState, type Seat } from "@banquise/engine";
import {
  BLOCKS_EACH,
  CARD_KINDS,
  COLOURS,
  DIVINATION_TILES,
  EARNED_LINES,
  EXTRA_TURNS,
  FACE_KINDS,
  FACES_OF,
  FAVOURS,
  FORESIGHT,
  LOT,
  LOT_OWN,
  LOT_SIKU,
  MARKS,
  MAX_COLOURS,
  MAX_SEATS,
  PILES,
  ROW,
  SHOWN_FAVOURS,
  SYMBOLS,
  TILE_BITS,
  TILE_KINDS,
  TURNS,
} from "./data.ts";
import { POSITIONS } from "./temple.ts";

// --- Phases: what is asked now (NUN-3) ----------------------------------------------------------------------------

export const TURN_START = 1;
export const ASSIGN = 2;
export const PLACE = 3;
export const SWAP_SOURCE = 4;
export const FACE = 5;
export const DISPLACE = 6;
export const FAVOUR_PICK = 7;
export const FAVOUR_USE = 8;
export const EXCHANGE_GIVE = 9;
export const EXCHANGE_TAKE = 10;
export const EXCHANGE_FACE = 11;
export const OPPONENT = 12;
export const REACT_SOLIDITY = 13;
export const SQUARE_ORDER = 14;
export const REACT_PROPAGATION = 15;
export const REACT_DIVINATION = 16;
export const DIVINATION_PICK = 17;
export const REACT_FORESIGHT = 18;
export const DUMMY_TILE = 19;
export const END_FAVOURS = 20;
export const TRANSFORM_CARD = 21;
export const TRANSFORM_TO = 22;
/** Nothing: the game has ended. */
export const ENDED = 23;

/** Steps that nobody decides; the game runs through them and never rests in one. */
export const BEGIN_TURN = 24;
export const REINFORCE = 25;
export const COMPLETE_LINES = 26;
export const NEXT_SQUARE = 27;
export const LAY_TILE = 28;
export const END_TURN = 29;
export const NEXT_TURN = 30;
export const NEXT_END_FAVOURS = 31;

// --- Values of fields ---------------------------------------------------------------------------------------------

/** `freedom`: a card needs a matching tile (NUN-4.2). */
export const MATCHING = 0;
/** `freedom`: nothing matches, so any card goes on any tile (NUN-4.8). */
export const LAST_RESORT = 1;
/** `freedom`: `versatility` is in force (NUN-13.12). */
export const VERSATILE = 2;

/** `abundance`: its owner plays the first of two turns, the second, or will be skipped (NUN-13.9). */
export const FIRST_OF_TWO = 1;
export const SECOND_OF_TWO = 2;
export const SKIP_DUE = 3;

/** `favours`: not in this game, face down, face up, removed unused; then with a seat or played by it. */
export const IN_BOX = 0;
export const IN_PILE = 1;
export const FACE_UP = 2;
export const REMOVED = 3;
export const HELD_BY = 4;
export const PLAYED_BY = HELD_BY + MAX_SEATS;

/** A group of the stack, or a segment of the deck, in their arrays. */
export const TILE_STRIDE = TILE_KINDS + 1;
export const CARD_STRIDE = CARD_KINDS + 1;

/**
 * Nothing in this game is secret: only draws are unknown, and they are made when they are revealed (NUN-2.10).
 * In every array 0 means "nothing": colours, slots, positions, squares, Favours and faces that are stored count from 1.
 * A colour is a seat or, from `seats` on, Siku or a dummy.
 */
export interface State {
  seats: number;
  /** Who began. */
  first: Seat;
  phase: number;
  /** The seat that decides now. */
  decider: Seat;
  /** The colour whose turn it is. */
  active: number;
  /** The colour of the block of this turn: `active`, or Siku. */
  builder: number;
  /** Blocks on the temple. */
  placements: number;
  /** `MATCHING`, `LAST_RESORT` or `VERSATILE`. */
  freedom: number;
  /** The card taken this turn, until it joins an area. */
  hand: number;
  /** The position that this turn is about: where the block will go, or went. */
  position: number;
  /** The first tile of a `displacement`. */
  displaced: number;
  /** Squares completed this turn and not yet resolved, as bits. */
  pending: number;
  /** The square being resolved. */
  square: number;
  /** Favours taken this turn, as bits (NUN-12.2). */
  fresh: number;
  /** The immediate Favour that is asked about. */
  favour: number;
  /** The face offered to `exchange` or `transformation`. */
  offered: number;
  /** The slot that `exchange` takes from. */
  offeredSlot: number;
  /** The slot of the reserved card; its owner is whoever played `foresight`. */
  reserved: number;
  /** How far an `abundance` has got. */
  abundance: number;
  /** The Completion card of a game of four. */
  completion: number;
  /** Which Completion turn is played: 1 or 2; 0 before. */
  extra: number;
  /** Seats that are done with their end-of-game Favours. */
  passed: number;
  /** The face of the card that `transformation` changed. */
  transformed: number;
  /** The last move, so that everybody can tell what was chosen even where it changed nothing else. */
  lastMove: number;

  /** Tile of each position. */
  readonly tiles: Uint8Array;
  /** Colour + 1 of the block on each position. */
  readonly blocks: Uint8Array;
  /** Available tiles that show each symbol. */
  readonly sites: Uint8Array;
  /** Face-down tiles by mark and kind, with the size of the group at kind 0. */
  readonly stack: Uint8Array;
  /** Tiles on top of the stack that everybody has seen, the top one first. */
  readonly knownTop: Uint8Array;
  /** Face-down cards by segment and kind, with the size of the segment at kind 0. */
  readonly deck: Uint8Array;
  /** Cards of the row, or of the diamond in solo: left, top, right, bottom. */
  readonly row: Uint8Array;
  /** Cards by colour and face. Those of Siku and of the dummies count as workers or not at all. */
  readonly area: Uint8Array;
  /** Where each Favour is. */
  readonly favours: Uint8Array;
  /** The face-up Favours, the one next to the pile first. */
  readonly shown: Uint8Array;
  /** Points earned during the game, by seat and line. */
  readonly earned: Uint16Array;
  /** Square of the cube on the Engineering track, by seat. */
  readonly engineering: Uint8Array;
  /** Turns begun and played, by seat. */
  readonly turns: Uint8Array;
  /** Blocks of Siku placed by each seat. */
  readonly sikuPlaced: Uint8Array;
  /** Seats of the Completion turns, in order. */
  readonly extraSeats: Uint8Array;
}

export const layout = defineState<State>(() => ({
  seats: 0,
  first: 0,
  phase: 0,
  decider: 0,
  active: 0,
  builder: 0,
  placements: 0,
  freedom: 0,
  hand: 0,
  position: 0,
  displaced: 0,
  pending: 0,
  square: 0,
  fresh: 0,
  favour: 0,
  offered: 0,
  offeredSlot: 0,
  reserved: 0,
  abundance: 0,
  completion: 0,
  extra: 0,
  passed: 0,
  transformed: 0,
  lastMove: 0,
  tiles: new Uint8Array(POSITIONS),
  blocks: new Uint8Array(POSITIONS),
  sites: new Uint8Array(SYMBOLS.length),
  stack: new Uint8Array(MARKS * TILE_STRIDE),
  knownTop: new Uint8Array(DIVINATION_TILES),
  deck: new Uint8Array(PILES * CARD_STRIDE),
  row: new Uint8Array(ROW),
  area: new Uint8Array(MAX_COLOURS * FACE_KINDS),
  favours: new Uint8Array(FAVOURS),
  shown: new Uint8Array(SHOWN_FAVOURS),
  earned: new Uint16Array(MAX_SEATS * EARNED_LINES),
  engineering: new Uint8Array(MAX_SEATS),
  turns: new Uint8Array(MAX_SEATS),
  sikuPlaced: new Uint8Array(2),
  extraSeats: new Uint8Array(EXTRA_TURNS),
}));

// --- Colours and seats --------------------------------------------------------------------------------------------

export const coloursOf = (s: State): number => COLOURS[s.seats as 1 | 2 | 3 | 4];
/** A colour that a person plays; Siku and the dummies score nothing. */
export const isPerson = (s: State, colour: number): boolean => colour < s.seats;
export const isSolo = (s: State): boolean => s.seats === 1;

/** A seat's place in the turn order, from 0 (NUN-2.9). */
export const turnPosition = (s: State, seat: Seat): number => (seat - s.first + s.seats) % s.seats;

/** Turns that a seat still has, Completion turns not counted. */
export const turnsLeft = (s: State, seat: Seat): number =>
  Math.max(0, (TURNS[s.seats as 1 | 2 | 3 | 4] as number) - at(s.turns, seat));

/** The same without Completion turns. */
const blocksLeft = (s: State, seat: Seat): number =>
  s.seats === 2 ? BLOCKS_EACH - at(s.turns, seat) + at(s.sikuPlaced, seat) : turnsLeft(s, seat);

/** Completion turns that a seat still has, once it is known who plays them (NUN-14.2). */
function extraTurnsLeft(s: State, seat: Seat): number {
  let left = 0;
  for (let turn = 0; turn < EXTRA_TURNS; turn++) {
    if (at(s.extraSeats, turn) === seat + 1 && s.placements <= POSITIONS - EXTRA_TURNS + turn) left++;
  }
  return left;
}

/** Own blocks that a seat has still to place, Completion turns included: the one of this turn counts until it is placed. */
export const blocksToCome = (s: State, seat: Seat): number => blocksLeft(s, seat) + extraTurnsLeft(s, seat);

/** Points on the Victory track. */
export function pointsOf(s: State, seat: Seat): number {
  const first = seat * EARNED_LINES;
  return at(s.earned, first) + at(s.earned, first + 1) + at(s.earned, first + 2);
}

/** Own blocks and Siku's block that are left in the active lot of a seat (NUN-17.1). */
export function lotOf(s: State, seat: Seat): { own: number; siku: number } {
  return { own: ownInLot(s, seat), siku: sikuInLot(s, seat) };
}

export const sikuInLot = (s: State, seat: Seat): number =>
  (Math.floor(at(s.turns, seat) / LOT) + 1) * LOT_SIKU - at(s.sikuPlaced, seat);

export const ownInLot = (s: State, seat: Seat): number =>
  (Math.floor(at(s.turns, seat) / LOT) + 1) * LOT_OWN - (at(s.turns, seat) - at(s.sikuPlaced, seat));

// --- Temple -------------------------------------------------------------------------------------------------------

/** NUN-1.7 */
export const isAvailable = (s: State, position: number): boolean =>
  at(s.tiles, position) !== 0 && at(s.blocks, position) === 0;

/** Symbols of the tile at a position, as bits. */
export const symbolsAt = (s: State, position: number): number => at(TILE_BITS, at(s.tiles, position));

/** Symbols that at least one available tile shows, as bits. */
export function openSymbols(s: State): number {
  let bits = 0;
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) if (at(s.sites, symbol) !== 0) bits |= 1 << symbol;
  return bits;
}

/** Tiles not yet laid. */
export function stackSize(s: State): number {
  let size = 0;
  for (let mark = 0; mark < MARKS; mark++) size += at(s.stack, mark * TILE_STRIDE);
  for (let i = 0; i < DIVINATION_TILES; i++) if (at(s.knownTop, i) !== 0) size++;
  return size;
}

export const availableTiles = (s: State): number => POSITIONS - stackSize(s) - s.placements;

// --- Cards and Favours --------------------------------------------------------------------------------------------

export function deckSize(s: State): number {
  let size = 0;
  for (let segment = 0; segment < PILES; segment++) size += at(s.deck, segment * CARD_STRIDE);
  return size;
}

/** The first segment that has cards, or -1 when the deck is empty. */
export function topSegment(s: State): number {
  for (let segment = 0; segment < PILES; segment++)
    if (at(s.deck, segment * CARD_STRIDE) !== 0) return segment;
  return -1;
}

export const cardsWith = (s: State, colour: number, face: number): number =>
  at(s.area, colour * FACE_KINDS + face);

/** Cards of a colour that lie with a symbol up. */
export function cardsShowing(s: State, colour: number, symbol: number): number {
  const faces = FACES_OF[symbol] as Uint8Array;
  let cards = 0;
  for (let i = 0; i < faces.length; i++) cards += at(s.area, colour * FACE_KINDS + at(faces, i));
  return cards;
}

export const holds = (s: State, seat: Seat, favour: number): boolean =>
  at(s.favours, favour) === HELD_BY + seat;
export const hasPlayed = (s: State, seat: Seat, favour: number): boolean =>
  at(s.favours, favour) === PLAYED_BY + seat;

/** The seat that holds a Favour and did not take it this turn (NUN-12.2), or -1. */
export function readyHolder(s: State, favour: number): Seat {
  const place = at(s.favours, favour);
  return place >= HELD_BY && place < PLAYED_BY && (s.fresh & (1 << favour)) === 0 ? place - HELD_BY : -1;
}

/** Whose the reserved card is; -1 when none is reserved. */
export const reservationOwner = (s: State): Seat =>
  s.reserved === 0 ? -1 : at(s.favours, FORESIGHT) - PLAYED_BY;

// --- Solo (NUN-18) ------------------------------------------------------------------------------------------------

/** Turns of a solo round. */
export const ROUND_TURNS = 3;
/** Rounds that are over. */
export const roundsPlayed = (s: State): number => Math.floor(s.placements / ROUND_TURNS);
