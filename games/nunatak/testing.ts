/** Positions for tests, set up from a few words. They need not be reachable: only what a test is about is there. */
import {
  at,
  type Context,
  type GameEvent,
  type Move,
  MoveList,
  Random,
  type Seat,
  type TableConfig,
} from "@banquise/engine";
import {
  bitsOf,
  type CardId,
  cardOf,
  FACE_KINDS,
  FACE_NAMES,
  FAVOUR_IDS,
  type FavourId,
  type SymbolName,
  TILE_BITS,
  TILE_COUNTS,
} from "./data.ts";
import { moves } from "./moves.ts";
import { layTile } from "./rules/setup.ts";
import { apply, legal, setup, whyNot } from "./rules.ts";
import {
  CARD_STRIDE,
  ENDED,
  FACE_UP,
  HELD_BY,
  IN_PILE,
  layout,
  PLACE,
  type State,
  TURN_START,
} from "./state.ts";
import { POSITIONS } from "./temple.ts";

/** A context that nobody listens to. */
export const quiet = (seed = 1): Context => ({ random: Random.of(seed), emit: null });

/** A context that keeps what it is told. */
export function listening(seed = 1): Context & { readonly events: GameEvent[] } {
  const events: GameEvent[] = [];
  return { random: Random.of(seed), emit: (event) => events.push(event), events };
}

export const configOf = (seats: number, options: TableConfig["options"] = {}): TableConfig => ({
  seats,
  options,
});

/** A new game. */
export function newGame(seats: number, seed = 1, options: TableConfig["options"] = {}): State {
  const s = layout.create();
  setup(s, configOf(seats, options), quiet(seed));
  return s;
}

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

type Typed = Parameters<typeof moves.encode>[0];

/** Plays legal moves one after the other; throws, naming the rule, when one is not legal. */
export function play(s: State, context: Context, ...path: readonly Typed[]): State {
  for (const move of path) {
    const code = moves.encode(move);
    const rule = whyNot(s, code);
    if (rule !== null) throw new Error(`${moves.print(code)} is forbidden by ${rule}`);
    apply(s, code, context);
  }
  return s;
}

export const refusal = (s: State, move: Typed): string | null => whyNot(s, moves.encode(move));

export function legalMoves(s: State): Move[] {
  const list = new MoveList();
  if (s.phase !== ENDED) legal(s, list);
  return list.toArray();
}

/** The legal moves as a terminal prints them. */
export const legalNames = (s: State): string[] => legalMoves(s).map(moves.print);

/** Values of the parameter of the legal moves of one type. */
export function legalOf(s: State, type: string): (number | string)[] {
  return legalMoves(s)
    .map((move) => moves.decode(move) as { type: string })
    .filter((move) => move.type === type)
    .map((move) => Object.values(move)[1] as number | string);
}

/** Plays on at random, calling `look` before every move, until the game ends or `look` returns true. */
export function playOn(s: State, seed: number, look: (s: State) => boolean | undefined = () => false): void {
  const context = quiet(seed);
  while (s.phase !== ENDED && look(s) !== true) {
    const options = legalMoves(s);
    apply(s, options[context.random.int(options.length)] as Move, context);
  }
}

/** A whole game at random, with everything that was told and the moves that were made. */
export function tellGame(seats: number, seed: number): { s: State; events: GameEvent[]; played: Move[] } {
  const s = layout.create();
  const context = listening(seed);
  const played: Move[] = [];
  setup(s, configOf(seats), context);
  while (s.phase !== ENDED) {
    const options = legalMoves(s);
    const move = options[context.random.int(options.length)] as Move;
    played.push(move);
    apply(s, move, context);
  }
  return { s, events: context.events, played };
}

/** The cards of the deck, segment by segment, by number. */
export const segmentSizes = (s: State): number[] =>
  [0, 1, 2, 3].map((segment) => at(s.deck, segment * CARD_STRIDE));

/** All positions that have a tile and no block. */
export const availablePositions = (s: State): number[] =>
  [...Array(POSITIONS).keys()].filter((where) => at(s.tiles, where) !== 0 && at(s.blocks, where) === 0);
