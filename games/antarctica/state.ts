import { at, defineState, type Seat } from "@banquise/engine";
import { BERTHS, DECKS, KINDS, MAX_SEATS } from "./data.ts";
import {
  CARD_KINDS,
  CARDS,
  CLOSED_ZONES,
  HAS_ASTERISK,
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

/**
 * Nothing in it is secret: whoever sits at the table sees all of this. In every array 0 means "nothing": seats, zones
 * and cards that are stored where there may be none count from 1.
 *
 * Ships have no names. The acting ship is always first in the sun's zone before it moves, and the ship that was second
 * when the sun arrived is right behind it, so `second` needs to say only whose it is (`ships.ts`).
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
  /** Ships placed during setup. */
  placed: number;

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
  /** Spaces to advance, while a track is chosen. */
  spaces: number;
  /** Why the game ends or will end when all effects are resolved; 0 as long as it does not. */
  ending: number;

  /** Ships by zone and berth: seat + 1, with `FRESH` added for a ship that was built in this turn. */
  readonly berths: Uint8Array;
  /** Ships in the queue of each zone. */
  readonly queued: Uint8Array;
  /** Kinds of buildings in each zone, as bits. */
  readonly buildings: Uint16Array;
  /** Buildings not yet on the board, by kind. */
  readonly supply: Uint8Array;
  /** Scientists by zone and seat. */
  readonly scientists: Uint8Array;
  /** Seats whose icebreaker lies on each zone, as bits. */
  readonly icebreakers: Uint8Array;
  /** Cubes by track and seat: the space, or 0. */
  readonly cubes: Uint8Array;
  /** Blue spaces that have been triggered, by track, as bits. */
  readonly usedBlue: Uint32Array;

  readonly staff: Uint8Array;
  readonly reserve: Uint8Array;
  /** Available resources, by seat. */
  readonly spareShips: Uint8Array;
  readonly spareCubes: Uint8Array;
  /** Discarded resources, by seat. */
  readonly discardedShips: Uint8Array;
  readonly discardedCubes: Uint8Array;

  /** Visible card of each deck. */
  readonly visible: Uint8Array;
  /** Cards below it, by deck, as bits; in no order (ANT-2.8). */
  readonly below: Uint16Array;
  /** Who has built each card: seat + 1. */
  readonly builtBy: Uint8Array;
  /** Cards in hand, by seat and card. */
  readonly hands: Uint8Array;
  /** The shipyard pile, by card. */
  readonly pile: Uint8Array;
  /** Cards revealed by `draftShipyard` and not yet taken. */
  readonly draft: Uint8Array;
  expertisePile: number;
  /** Shipyard and expertise cards that have left the game, by card. */
  readonly gone: Uint8Array;

  /** Effects to resolve, first in first out: effect × 4 + seat (ANT-9.10). */
  readonly effects: Uint8Array;
  effectsFrom: number;
  effectsTo: number;
  /** Who triggered the effect that is being resolved. */
  trigger: number;
  /** How many seats have been asked about it. */
  asked: number;
  /** Tracks that are taken in `advanceThree`, as bits. */
  takenTracks: number;
  /** The ship that is being relocated: index of `berths` + 1. */
  lifted: number;
}

export const layout = defineState<State>(() => ({
  seats: 0,
  startSeat: 0,
  phase: 0,
  decider: 0,
  active: 0,
  turnPhase: 0,
  placed: 0,
  sun: 0,
  target: 0,
  second: 0,
  icebreakerTurn: 0,
  cardPlayers: 0,
  sacrificed: 0,
  eventful: 0,
  quietTurns: 0,
  project: 0,
  spaces: 0,
  ending: 0,
  berths: new Uint8Array(ZONE_COUNT * BERTHS),
  queued: new Uint8Array(ZONE_COUNT),
  buildings: new Uint16Array(ZONE_COUNT),
  supply: new Uint8Array(KINDS.length),
  scientists: new Uint8Array(ZONE_COUNT * MAX_SEATS),
  icebreakers: new Uint8Array(ZONE_COUNT),
  cubes: new Uint8Array(TRACK_COUNT * MAX_SEATS),
  usedBlue: new Uint32Array(TRACK_COUNT),
  staff: new Uint8Array(MAX_SEATS),
  reserve: new Uint8Array(MAX_SEATS),
  spareShips: new Uint8Array(MAX_SEATS),
  spareCubes: new Uint8Array(MAX_SEATS),
  discardedShips: new Uint8Array(MAX_SEATS),
  discardedCubes: new Uint8Array(MAX_SEATS),
  visible: new Uint8Array(DECKS.length),
  below: new Uint16Array(DECKS.length),
  builtBy: new Uint8Array(CARDS + 1),
  hands: new Uint8Array(MAX_SEATS * CARD_KINDS),
  pile: new Uint8Array(SHIPYARD_KINDS),
  draft: new Uint8Array(SHIPYARD_KINDS),
  expertisePile: 0,
  gone: new Uint8Array(CARD_KINDS),
  effects: new Uint8Array(MOST_EFFECTS),
  effectsFrom: 0,
  effectsTo: 0,
  trigger: 0,
  asked: 0,
  takenTracks: 0,
  lifted: 0,
}));

// --- Zones ---------------------------------------------------------------------------------------------------------

export const isClosed = (s: State, zone: number): boolean => ((at(CLOSED_ZONES, s.seats) >> zone) & 1) === 1;

/** Whose ship lies at a berth (0 is the first); -1 for an empty berth. */
export const ownerAt = (s: State, zone: number, berth: number): Seat =>
  (at(s.berths, zone * BERTHS + berth) & ~FRESH) - 1;

/** Whether the ship at a berth was built in this turn. */
export const isFresh = (s: State, zone: number, berth: number): boolean =>
  (at(s.berths, zone * BERTHS + berth) & FRESH) !== 0;

/** Ships of a seat in a zone. */
export function shipsIn(s: State, zone: number, seat: Seat): number {
  let count = 0;
  for (let berth = 0; berth < at(s.queued, zone); berth++) if (ownerAt(s, zone, berth) === seat) count++;
  return count;
}

/** Ships of a seat on the board. */
export const shipsAfloat = (s: State, seat: Seat): number =>
  at(SHIPS_OF_SEAT, s.seats) - at(s.spareShips, seat) - at(s.discardedShips, seat);

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

export const isUsed = (s: State, track: number, space: number): boolean =>
  ((at(s.usedBlue, track) >>> space) & 1) === 1;

// --- Cards ---------------------------------------------------------------------------------------------------------

export const inHand = (s: State, seat: Seat, card: number): number => at(s.hands, seat * CARD_KINDS + card);

export const hasPlayedCard = (s: State, seat: Seat): boolean => ((s.cardPlayers >> seat) & 1) === 1;

export const pileSize = (s: State): number => at(s.pile, 0) + at(s.pile, 1) + at(s.pile, 2) + at(s.pile, 3);

export const discards = (s: State, seat: Seat): number =>
  at(s.discardedShips, seat) + at(s.discardedCubes, seat);

/** Building cards in front of a seat. */
export function cardsBuilt(s: State, seat: Seat): number {
  let count = 0;
  for (let card = 1; card <= CARDS; card++) if (at(s.builtBy, card) === seat + 1) count++;
  return count;
}

/** Those with an asterisk. */
export function asterisksOf(s: State, seat: Seat): number {
  let count = 0;
  for (let card = 1; card <= CARDS; card++)
    if (at(s.builtBy, card) === seat + 1) count += at(HAS_ASTERISK, card);
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
