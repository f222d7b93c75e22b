/**
 * Positions, set up from a few words, for lessons and tests. Those of `arrange` need not be reachable: only what a test is
 * about is there. Those of `arrangeGame` have every tile and card of the box.
 */
import { add, at, type Seat } from "@banquise/engine";
import {
  bitsOf,
  CARD_COUNTS,
  type CardId,
  cardOf,
  EARNED_LINES,
  FACE_CARD,
  FACE_KINDS,
  FACE_NAMES,
  FAVOUR_IDS,
  FAVOUR_TABLE,
  type FavourId,
  REINFORCEMENT_LINE,
  SQUARES_LINE,
  type SymbolName,
  TILE_BITS,
  TILE_COUNTS,
} from "./data.ts";
import { layTile } from "./rules/setup.ts";
import {
  CARD_STRIDE,
  FACE_UP,
  HELD_BY,
  IN_BOX,
  IN_PILE,
  layout,
  PLACE,
  type State,
  TILE_STRIDE,
  TURN_START,
} from "./state.ts";

/** "worker" or "worker/engineer" */
export function tileOf(symbols: string): number {
  const tile = TILE_BITS.indexOf(bitsOf(symbols.split("/") as SymbolName[]));
  if (tile < 1) throw new Error(`no tile shows ${symbols}`);
  return tile;
}

/** The face of a card as moves call it: "worker", "workerEngineer:engineer". */
export function faceNamed(name: string): number {
  const face = FACE_NAMES.indexOf(name);
  if (face < 0) throw new Error(`no card has the face ${name}`);
  return face;
}

export interface Position {
  readonly seats?: number;
  readonly first?: Seat;
  /** Whose turn it is; by default seat 0. */
  readonly active?: number;
  /** Positions built on, by colour. */
  readonly blocks?: readonly (readonly number[])[];
  /** Available tiles: positions by symbols. */
  readonly tiles?: Readonly<Record<string, readonly number[]>>;
  /** Cards of the row; null for an empty slot. */
  readonly row?: readonly (CardId | null)[];
  /** The deck, segment by segment. */
  readonly deck?: readonly (readonly CardId[])[];
  /** The card already taken: the block is to be placed. */
  readonly hand?: CardId;
  /** Faces in the areas, by colour. */
  readonly areas?: readonly (readonly string[])[];
  /** Who holds which Favour. */
  readonly held?: Readonly<Partial<Record<FavourId, Seat>>>;
  /** Favours face up, the one next to the pile first. */
  readonly shown?: readonly FavourId[];
  /** Turns already played, by seat; by default one for each block. */
  readonly turns?: readonly number[];
  readonly engineering?: readonly number[];
  readonly placements?: number;
}

const SOME_TILE = 1;

/** A position at the beginning of a turn or, with a card in hand, before the placement. The stack is full. */
export function arrange(position: Position): State {
  const {
    seats = 3,
    first = 0,
    active = 0,
    blocks = [],
    tiles = {},
    row = [],
    deck = [],
    areas = [],
  } = position;
  const s = layout.create();
  s.seats = seats;
  s.first = first;
  s.active = active;
  s.builder = active;
  s.decider = active < seats ? active : 0;
  s.phase = position.hand ? PLACE : TURN_START;
  s.hand = position.hand ? cardOf(position.hand) : 0;
  s.stack.set(TILE_COUNTS);
  s.stack.fill(0, 0, TILE_COUNTS.length / 4);
  blocks.forEach((built, colour) => {
    if (colour < seats) s.turns[colour] = built.length;
    for (const where of built) {
      s.blocks[where] = colour + 1;
      s.tiles[where] = SOME_TILE;
    }
  });
  for (const [symbols, places] of Object.entries(tiles)) {
    for (const where of places) layTile(s, where, tileOf(symbols));
  }
  s.placements = position.placements ?? blocks.flat().length;
  row.forEach((card, slot) => {
    s.row[slot] = card === null ? 0 : cardOf(card);
  });
  deck.forEach((cards, segment) => {
    s.deck[segment * CARD_STRIDE] = cards.length;
    for (const card of cards) {
      const where = segment * CARD_STRIDE + cardOf(card);
      s.deck[where] = at(s.deck, where) + 1;
    }
  });
  areas.forEach((faces, colour) => {
    give(s, colour, ...faces);
  });
  setFavours(s, position);
  position.turns?.forEach((turns, seat) => {
    s.turns[seat] = turns;
  });
  position.engineering?.forEach((square, seat) => {
    s.engineering[seat] = square;
  });
  return s;
}

function setFavours(s: State, { held = {}, shown = [] }: Position): void {
  s.favours.fill(IN_PILE);
  for (const [favour, seat] of Object.entries(held)) {
    s.favours[FAVOUR_IDS.indexOf(favour as FavourId)] = HELD_BY + seat;
  }
  shown.forEach((favour, slot) => {
    s.shown[slot] = FAVOUR_IDS.indexOf(favour) + 1;
    s.favours[FAVOUR_IDS.indexOf(favour)] = FACE_UP;
  });
}

/** Adds cards to an area, by face. */
export function give(s: State, colour: number, ...faces: readonly string[]): void {
  for (const name of faces) {
    const where = colour * FACE_KINDS + faceNamed(name);
    s.area[where] = at(s.area, where) + 1;
  }
}

/** Letters of `RULES.md`. */
const LETTERS: Readonly<Record<string, SymbolName>> = {
  W: "worker",
  S: "sculptor",
  A: "artisan",
  B: "beast",
  E: "engineer",
  N: "ancestor",
};

/** A position of a game of one to three, at the beginning of a turn of seat 0 unless told otherwise. */
export interface GamePosition
  extends Pick<Position, "seats" | "active" | "blocks" | "areas" | "row" | "held" | "shown" | "engineering"> {
  /** The ground floor, row by row: "WSABE NWSAB …". */
  readonly ground: string;
  /** Symbols of the tiles that were laid above it, by position. */
  readonly upper?: Readonly<Record<number, string>>;
  /** Points earned so far, by seat. */
  readonly squares?: readonly number[];
  readonly reinforcement?: readonly number[];
  /** With two players, who have placed so many of Siku's blocks each. */
  readonly siku?: readonly [number, number];
}

/** The stack and the deck hold what is nowhere else. */
export function arrangeGame(position: GamePosition): State {
  const { ground, upper = {}, row = [], squares = [], reinforcement = [] } = position;
  const s = arrange(position);
  const lay = (where: number, tile: number): void => {
    if (at(s.blocks, where) === 0) layTile(s, where, tile);
    else s.tiles[where] = tile;
  };
  [...ground.replaceAll(" ", "")].forEach((letter, where) => {
    lay(where, tileOf(LETTERS[letter] ?? letter));
  });
  for (const [where, symbols] of Object.entries(upper)) {
    const tile = tileOf(symbols);
    lay(Number(where), tile);
    takeFrom(s.stack, TILE_STRIDE, tile);
  }
  s.deck.set(CARD_COUNTS);
  for (const card of row) if (card !== null) takeFrom(s.deck, CARD_STRIDE, cardOf(card));
  s.area.forEach((cards, where) => {
    for (let i = 0; i < cards; i++) takeFrom(s.deck, CARD_STRIDE, at(FACE_CARD, where % FACE_KINDS));
  });
  squares.forEach((points, seat) => {
    s.earned[seat * EARNED_LINES + SQUARES_LINE] = points;
  });
  FAVOUR_TABLE.forEach(({ min }, favour) => {
    if (min > s.seats) s.favours[favour] = IN_BOX;
  });
  position.siku?.forEach((placed, seat) => {
    s.sikuPlaced[seat] = placed;
    add(s.turns, seat, placed);
  });
  reinforcement.forEach((points, seat) => {
    s.earned[seat * EARNED_LINES + REINFORCEMENT_LINE] = points;
  });
  return s;
}

/** Takes a piece of a kind out of the first of the four groups that has one. */
function takeFrom(groups: Uint8Array, stride: number, kind: number): void {
  for (let first = 0; first < groups.length; first += stride) {
    if (at(groups, first + kind) === 0) continue;
    add(groups, first + kind, -1);
    add(groups, first, -1);
    return;
  }
  throw new Error(`there is no piece ${kind} left`);
}
