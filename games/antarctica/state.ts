import { add, at, defineState, type Seat } from "@banquise/engine";
import { BERTHS, DECKS, KINDS, MAX_SEATS, RAPID_SPACES, THREE_SPACES } from "./data.ts";
import {
  ADVANCE_OF,
  ASTERISK_CARDS,
  BUILDINGS_IN_GAME,
  bitOfCard,
  CARD_KINDS,
  CARDS_IN_PLAY,
  CLOSED_ZONES,
  countBits,
  MOST_EFFECTS,
  OPEN_TRACKS,
  SHIPS_OF_SEAT,
  SHIPYARD_KINDS,
  TRACK_COUNT,
  ZONE_COUNT,
} from "./tables.ts";

// --- What is decided now -------------------------------------------------------------------------------------------

/** Setup with free placement (ANT-2.14). */
export const PLACEMENT = 1;
/** Two players only (ANT-2.17). */
export const START_CUBE = 2;
/** A turn before the ship has moved, after it, and after the action (ANT-4.7). */
export const PRE = 3;
export const POST = 4;
export const DONE = 5;
/** A track to advance on: after a building or Rapid progress, and for `advanceThree`. */
export const CHOOSE_TRACK = 6;
export const CHOOSE_THREE = 7;
/** Which ship `relocateShip` moves, and where to. */
export const RELOCATE = 8;
export const RELOCATE_TO = 9;
/** A card of the shipyard pile, and one of the revealed cards. */
export const PICK = 10;
export const DRAFT = 11;
/** Whether to use an icebreaker. */
export const OFFER = 12;
export const ENDED = 13;

/** As a value of `turnPhase`: the turn ends as soon as all picks are made (ANT-4.6). */
export const SPENT = 6;

/** Why the game ends. */
export const BY_SCIENTISTS = 1;
export const BY_BUILDINGS = 2;
export const BY_EXHAUSTION = 3;
export const BY_STALL = 4;

/** In `berths`: a ship that was built in this turn (ANT-7.3). */
export const FRESH = 8;

/** In `stock`, by seat: scientists, available resources and discarded resources. */
export const STAFF = 0;
export const RESERVE = MAX_SEATS;
export const SPARE_SHIPS = 2 * MAX_SEATS;
export const SPARE_CUBES = 3 * MAX_SEATS;
export const DISCARDED_SHIPS = 4 * MAX_SEATS;
export const DISCARDED_CUBES = 5 * MAX_SEATS;
const STOCKS = 6;

/** Who holds cards besides the seats: the piles beside the board, the cards revealed by a draft, and the box. */
export const PILE = MAX_SEATS;
export const DRAFTED = MAX_SEATS + 1;
export const GONE = MAX_SEATS + 2;
const HOLDERS = MAX_SEATS + 3;

/**
 * Nothing in it is secret: whoever sits at the table sees all of this. 0 means "nothing": seats, zones and cards that
 * are stored where there may be none count from 1.
 *
 * What follows from other facts is not stored. The cards below a visible one are those in play that are neither visible
 * nor built, in no order (ANT-2.8). A blue space is used when a cube has come that far, for cubes never go back.
 * Ships have no names: the acting ship is always first in the sun's zone before it moves, and the ship that was second
 * when the sun arrived is right behind it, so `second` needs to say only whose it is.
 */
export interface State {
  seats: number;
  /** Player A (ANT-2.1). */
  startSeat: number;
  /** What is decided now. */
  phase: number;
  /** Who decides it. */
  decider: number;
  /** Whose turn it is. */
  active: number;
  /** How far the turn is, whatever is decided meanwhile: `PRE`, `POST`, `DONE` or `SPENT`. */
  turnPhase: number;

  /** The zone of the sun. */
  sun: number;
  /** Where the ship of this turn has sailed to: zone + 1 (ANT-4.4). */
  target: number;
  /** Owner of the ship that was second when the sun came, as long as it may still act: seat + 1 (ANT-3.2). */
  second: number;
  /** 1 in the turn of the second ship. */
  icebreakerTurn: number;
  /** Seats that have played a card in this sun step, as bits (ANT-11.1). */
  cardPlayers: number;
  /** 1 once something was sacrificed in this turn. */
  sacrificed: number;
  /** 1 once anything but the ship's move has happened in this turn (ANT-14.6). */
  eventful: number;
  /** Turns in a row in which nothing has happened. */
  quietTurns: number;
  /** The card that is being built, until it is taken (ANT-6.9). */
  project: number;
  /** Why the game ends or will end when all effects are resolved; 0 as long as it does not. */
  ending: number;

  /** Who triggered the effect that is being resolved. */
  trigger: number;
  /** How many seats have been asked about it. */
  asked: number;
  /** Tracks that are taken in `advanceThree`, as bits. */
  takenTracks: number;
  /** The ship that is being relocated: index of `berths` + 1. */
  lifted: number;
  /** Effects to resolve, first in first out: effect × 4 + seat (ANT-9.10). */
  readonly effects: Uint8Array;

  /** Ships by zone and berth: seat + 1, with `FRESH` added for a ship that was built in this turn. */
  readonly berths: Uint8Array;
  /** Kinds of buildings in each zone, as bits. */
  readonly buildings: Uint16Array;
  /** Scientists by zone and seat. */
  readonly scientists: Uint8Array;
  /** Seats whose icebreaker lies on each zone, as bits. */
  readonly icebreakers: Uint8Array;
  /** Cubes by track and seat: the space, or 0. */
  readonly cubes: Uint8Array;
  /** Pieces that are not on the board: `STAFF`, `RESERVE` and so on, by seat. */
  readonly stock: Uint8Array;
  /** Visible card of each deck. */
  readonly visible: Uint8Array;
  /** Building cards in front of each seat, by seat and deck, as bits. */
  readonly built: Uint16Array;
  /** All other cards, by holder and card: the hands of the seats, `PILE`, `DRAFTED` and `GONE`. */
  readonly cards: Uint8Array;
}

export const layout = defineState<State>(() => ({
  seats: 0,
  startSeat: 0,
  phase: 0,
  decider: 0,
  active: 0,
  turnPhase: 0,
  sun: 0,
  target: 0,
  second: 0,
  icebreakerTurn: 0,
  cardPlayers: 0,
  sacrificed: 0,
  eventful: 0,
  quietTurns: 0,
  project: 0,
  ending: 0,
  trigger: 0,
  asked: 0,
  takenTracks: 0,
  lifted: 0,
  effects: new Uint8Array(MOST_EFFECTS),
  berths: new Uint8Array(ZONE_COUNT * BERTHS),
  buildings: new Uint16Array(ZONE_COUNT),
  scientists: new Uint8Array(ZONE_COUNT * MAX_SEATS),
  icebreakers: new Uint8Array(ZONE_COUNT),
  cubes: new Uint8Array(TRACK_COUNT * MAX_SEATS),
  stock: new Uint8Array(STOCKS * MAX_SEATS),
  visible: new Uint8Array(DECKS.length),
  built: new Uint16Array(MAX_SEATS * DECKS.length),
  cards: new Uint8Array(HOLDERS * CARD_KINDS),
}));

// --- Zones ---------------------------------------------------------------------------------------------------------

export const isClosed = (s: State, zone: number): boolean => ((at(CLOSED_ZONES, s.seats) >> zone) & 1) === 1;

/** Whose ship lies at a berth (0 is the first); -1 for an empty berth. */
export const ownerAt = (s: State, zone: number, berth: number): Seat =>
  (at(s.berths, zone * BERTHS + berth) & ~FRESH) - 1;

/** Whether the ship at a berth was built in this turn. */
export const isFresh = (s: State, zone: number, berth: number): boolean =>
  (at(s.berths, zone * BERTHS + berth) & FRESH) !== 0;

/** Ships in the queue of a zone. */
export function queueLength(s: State, zone: number): number {
  let length = 0;
  while (length < BERTHS && at(s.berths, zone * BERTHS + length) !== 0) length++;
  return length;
}

/** Ships of a seat in a zone. */
export function shipsIn(s: State, zone: number, seat: Seat): number {
  let count = 0;
  for (let berth = 0; berth < BERTHS; berth++) if (ownerAt(s, zone, berth) === seat) count++;
  return count;
}

/** Ships of a seat on the board, once all are placed. */
export const shipsAfloat = (s: State, seat: Seat): number =>
  at(SHIPS_OF_SEAT, s.seats) - spareShips(s, seat) - at(s.stock, DISCARDED_SHIPS + seat);

export const scientistsIn = (s: State, zone: number, seat: Seat): number =>
  at(s.scientists, zone * MAX_SEATS + seat);

/** ANT-8.2 */
export const strength = (s: State, zone: number, seat: Seat): number =>
  shipsIn(s, zone, seat) + scientistsIn(s, zone, seat);

export const hasIcebreaker = (s: State, zone: number, seat: Seat): boolean =>
  ((at(s.icebreakers, zone) >> seat) & 1) === 1;

/** The zone that the ship of this turn has sailed to; -1 before it has. */
export const targetZone = (s: State): number => s.target - 1;

// --- Tracks --------------------------------------------------------------------------------------------------------

export const openTracks = (s: State): number => at(OPEN_TRACKS, s.seats);

/** The space of a seat's cube on a track; 0 when it has none there. */
export const cubeOn = (s: State, track: number, seat: Seat): number => at(s.cubes, track * MAX_SEATS + seat);

/** How far the foremost cube of a track has come. */
export function foremost(s: State, track: number): number {
  let space = 0;
  for (let seat = 0; seat < s.seats; seat++) space = Math.max(space, cubeOn(s, track, seat));
  return space;
}

/** How far to advance on the track that is being chosen: for a building, Rapid progress or `advanceThree`. */
export function spacesToAdvance(s: State): number {
  if (s.phase === CHOOSE_THREE) return THREE_SPACES;
  return s.project === 0 ? RAPID_SPACES : at(ADVANCE_OF, s.project);
}

// --- Pieces and cards ----------------------------------------------------------------------------------------------

export const staffOf = (s: State, seat: Seat): number => at(s.stock, STAFF + seat);
export const reserveOf = (s: State, seat: Seat): number => at(s.stock, RESERVE + seat);
export const spareShips = (s: State, seat: Seat): number => at(s.stock, SPARE_SHIPS + seat);
export const spareCubes = (s: State, seat: Seat): number => at(s.stock, SPARE_CUBES + seat);

/** Discarded resources of a seat: ships and cubes. */
export const discards = (s: State, seat: Seat): number =>
  at(s.stock, DISCARDED_SHIPS + seat) + at(s.stock, DISCARDED_CUBES + seat);

/** Buildings of a kind that are not on the board. */
export function supplyOf(s: State, kind: number): number {
  let left = at(BUILDINGS_IN_GAME, s.seats * KINDS.length + kind);
  for (let zone = 0; zone < ZONE_COUNT; zone++) left -= (at(s.buildings, zone) >> kind) & 1;
  return left;
}

/** Cards of a kind that a seat has in hand, or that `PILE`, `DRAFTED` or `GONE` holds. */
export const cardsOf = (s: State, holder: number, card: number): number =>
  at(s.cards, holder * CARD_KINDS + card);

export const giveCards = (s: State, holder: number, card: number, count: number): void =>
  void add(s.cards, holder * CARD_KINDS + card, count);

export const hasPlayedCard = (s: State, seat: Seat): boolean => ((s.cardPlayers >> seat) & 1) === 1;

/** Shipyard cards in the pile. */
export function pileSize(s: State): number {
  let size = 0;
  for (let card = 0; card < SHIPYARD_KINDS; card++) size += cardsOf(s, PILE, card);
  return size;
}

/** Cards of a deck in front of a seat, as bits. */
export const builtOf = (s: State, seat: Seat, deck: number): number =>
  at(s.built, seat * DECKS.length + deck);

/** Cards below the visible one of a deck, as bits (ANT-2.8). */
export function cardsBelow(s: State, deck: number): number {
  const visible = at(s.visible, deck);
  let below = at(CARDS_IN_PLAY, s.seats * DECKS.length + deck);
  if (visible !== 0) below &= ~bitOfCard(visible);
  for (let seat = 0; seat < s.seats; seat++) below &= ~builtOf(s, seat, deck);
  return below;
}

/** Building cards in front of a seat. */
export function cardsBuilt(s: State, seat: Seat): number {
  let count = 0;
  for (let deck = 0; deck < DECKS.length; deck++) count += countBits(builtOf(s, seat, deck));
  return count;
}

/** Those with an asterisk. */
export function asterisksOf(s: State, seat: Seat): number {
  let count = 0;
  for (let deck = 0; deck < DECKS.length; deck++) {
    count += countBits(builtOf(s, seat, deck) & at(ASTERISK_CARDS, deck));
  }
  return count;
}

// --- Seats ---------------------------------------------------------------------------------------------------------

/** The seat that is `steps` further counter-clockwise: seats count in the direction of play. */
export function seatAfter(s: State, seat: Seat, steps: number): Seat {
  const next = seat + steps;
  return next < s.seats ? next : next - s.seats;
}

/** The seat of the player with a letter: A is the start player (ANT-2.1). */
export const seatOfLetter = (s: State, letter: string): Seat =>
  seatAfter(s, s.startSeat, letter.charCodeAt(0) - "A".charCodeAt(0));
