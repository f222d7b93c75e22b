import { defineState } from "@banquise/engine";
import { MODIFIER_SLOTS } from "./compile/modifiers.ts";
import { TRACKS } from "./content/tracks.ts";
import { RESOURCES } from "./content/types.ts";
import {
  BUILDING_IDS,
  COUNTERS,
  EVENTS,
  MAX_SEATS,
  MAX_STACKS,
  MEEPLE_KINDS,
  STACK_DEPTH,
  TRACK_SPACES,
  TYPES,
} from "./data.ts";
import { BUILDING_PLACES, PLACES, SLOTS, SPACES } from "./map.ts";

/** Deeper than effects can nest: every death adds two, and the twelfth ends the game (GEN-14.6). */
export const MAX_DEPTH = 36;

/** In `building`: the second space of a large building that stands on the space before. */
export const COVERED = 255;

/**
 * The table. Nothing in it is secret but the votes of a council that is still voting (GEN-27.2).
 *
 * In every array and in every field that names something, 0 means "nothing, or unknown": what is stored counts from 1.
 * Decks, hands and displays are sets of card indices, one bit each (`bits.ts`); no order is stored (GEN-2.11).
 */
export interface State {
  // Table
  seats: number;
  /** Index of `SCENARIOS`. */
  scenario: number;
  /** Index of `DIALS`. */
  dial: number;
  /** 1 when Morning options and laws are voted on. */
  council: number;
  /** 1 when the next two Weather cards lie open. */
  openWeather: number;

  // Where the round stands
  phase: number;
  /** Index of `STEPS`: what runs when no effect is pending. */
  step: number;
  /** How far the step has come. */
  cursor: number;
  round: number;
  /** Nights that are over. */
  nights: number;
  leader: number;
  /** Whose turn it is in the Action phase. */
  active: number;
  /** Seats that have passed in a row. */
  passes: number;
  /** 1 won, 2 lost; 0 while the game runs. */
  outcome: number;
  /** Why it was lost: index + 1 of `LOSSES`. */
  loss: number;

  // The question
  /** Index of `QUESTIONS`; 0 while nothing is asked. */
  ask: number;
  /** The list of options that is asked about (`compile/tables.ts`), when `ask` is "option". */
  group: number;
  /** Token questions: the track. */
  track: number;
  /** The move that was played last + 1, for all to see; 0 while it is a vote that nobody may know. */
  lastMove: number;
  /** The seat that votes + 1, while a council votes. */
  voter: number;
  /** Votes that are cast, by seat: option or law + 1. Each is its seat's secret until all are in. */
  readonly votes: Uint8Array;
  /** The votes of the last count, for all to see. */
  readonly countedVotes: Uint8Array;

  // The act that is being put together (GEN-10.7)
  /** Meeple + 1. */
  meeple: number;
  /** Index of `ACT_KINDS` + 1. */
  act: number;
  /** Space, building place, stack or special action + 1. */
  target: number;
  /** Option of the building + 1. */
  option: number;
  /** Where the Meeple that acts stands + 1: recall cannot take it (GEN-28.21). */
  actingPlace: number;
  /** Building kind + 1 that waits for its site. */
  constructing: number;
  /** Place + 1 from which a Meeple is taken back, until its type is known. */
  recalling: number;
  /** The tile in hand + 1, until its slot is known. */
  tileInHand: number;
  /** Type + 1 of who has died, until the card is known (GEN-16.6). */
  dying: number;

  // Cards that lie open for all to see: index + 1
  morningCard: number;
  weatherCard: number;
  duskCard: number;
  /** The consequence that was drawn at Dusk. */
  consequenceCard: number;

  // Markers
  heat: number;
  cold: number;
  readonly radius: Uint8Array;
  overheated: number;
  pressure: number;
  lodged: number;
  drawer: number;
  hunger: number;
  corpses: number;
  /** Deaths since Dawn (GEN-29.19). */
  deaths: number;
  /** Space of the Storm marker; 0 when it is off the track. */
  storm: number;
  /** By index of `COUNTERS`. */
  readonly counters: Int16Array;
  readonly resources: Int16Array;
  /** Tokens from the left, by track and space: `tokenCode`. */
  readonly tokens: Uint8Array;

  // People
  readonly citizens: Uint8Array;
  readonly sick: Uint8Array;
  /** 1 when the Sickness marker shows the skull. */
  readonly skull: Uint8Array;
  /** Exhausted Citizen tokens by type, covered ones included. */
  readonly fatigue: Uint8Array;
  /** Those of them with a Meeple on it. */
  readonly covered: Uint8Array;
  automata: number;
  /** Meeples that can act, by kind. */
  readonly reserve: Uint8Array;
  /** Meeples of this Action phase that are not on an expedition, by kind (GEN-10.1). */
  readonly fielded: Uint8Array;
  /** Meeples by place and kind. */
  readonly placed: Uint8Array;
  /** Meeples without a bed this night, by type, and heated places still to give (GEN-13.4). */
  readonly unsheltered: Uint8Array;
  beds: number;

  // Map and buildings
  /** Tile + 1 by slot. */
  readonly tiles: Uint8Array;
  nearTiles: number;
  farTiles: number;
  /** Resources that lie on each space; which one follows from the tile. */
  readonly amounts: Uint8Array;
  /** Kind + 1 by place, or `COVERED`. */
  readonly building: Uint8Array;
  readonly upgraded: Uint8Array;
  /** Copies on the map, by kind. */
  readonly copies: Uint8Array;
  /** Kinds that were unlocked (GEN-19.10). */
  unlocked: number;

  // Decks
  morningDeck: number;
  weatherDeck: number;
  /** Weather cards still to come, by stage. */
  readonly weatherLeft: Uint8Array;
  /** The next two Weather cards + 1, when they lie open. */
  readonly weatherOpen: Uint8Array;
  citizenDeck: number;
  citizenDiscard: number;
  hand: number;
  /** By letter. */
  readonly expeditionDecks: Int32Array;
  readonly expeditionDiscards: Int32Array;
  /** Expedition cards whose dark side has been seen (GEN-25.11). */
  explored: number;
  /** Dusk cards that are known to be in the deck. */
  duskDeck: number;
  duskDiscard: number;
  /** Linked cards that were not called yet. */
  duskAside: number;
  /** Laws one of whose consequences is in the Dusk deck. */
  duskLaws: number;
  /** Base cards in the deck that nobody has seen, and those that they may be. */
  hiddenBase: number;
  unseenBase: number;
  /** 1 while the first Concertation is in the deck, unseen. */
  hiddenConcertation: number;
  unseenConcertations: number;

  // Laws, technologies, events, helpers
  lawDisplay: number;
  /** Laws in order of enactment: index + 1. */
  readonly laws: Uint8Array;
  techDisplay: number;
  /** Technologies that are developed. */
  techs: number;
  /** The technology whose token is on the Round track + 1, and the space of the token. */
  developing: number;
  developedAt: number;
  /** Event display in order of arrival: index + 1 of `EVENTS`. */
  readonly events: Uint8Array;
  /** The round of each event's token, by index of `EVENTS`. */
  readonly eventRounds: Uint8Array;
  expert: number;
  expertUsed: number;
  callUsed: number;
  /** 1 when a Citizen card was played in this round (GEN-20.1). */
  citizenPlayed: number;
  /** Special actions done in this round, and those that can be done only once and were. */
  specialsDone: number;
  specialsSpent: number;

  // Modifiers by slot (`compile/modifiers.ts`): all that are in force, and of these the ones that expire
  readonly modifiers: Int16Array;
  readonly roundModifiers: Int16Array;
  readonly actionModifiers: Int16Array;

  // Expeditions, by stack
  /** Cards from bottom to top: index + 1. */
  readonly stacks: Uint8Array;
  /** Meeple type + 1 of the scout. */
  readonly scouts: Uint8Array;
  readonly scoutSpaces: Uint8Array;
  /** Levels of the stack whose bonus the scout carries (GEN-25.5): bits. */
  readonly carried: Uint8Array;

  // Pending effects (GEN-4.2): a stack of frames, the last one runs
  depth: number;
  /** The instruction (`compile/code.ts`). */
  readonly framePc: Int16Array;
  /** Units of it still to do, + 1; 0 before it begins. */
  readonly frameLeft: Uint8Array;
  /** Type of the Meeple or scout that acts + 1. */
  readonly frameType: Uint8Array;
  /** Building kind + 1 that is being used. */
  readonly frameUse: Uint8Array;
  /** Space + 1 of the Meeple that gathers. */
  readonly frameSpace: Uint8Array;
  /** Movement left of the scout under way. */
  readonly frameMoves: Uint8Array;
  /** How far its exploration is: `MARCHING`, `EXPLORING`. */
  readonly frameStage: Uint8Array;
}

export const layout = defineState<State>(() => ({
  seats: 0,
  scenario: 0,
  dial: 0,
  council: 0,
  openWeather: 0,
  phase: 0,
  step: 0,
  cursor: 0,
  round: 0,
  nights: 0,
  leader: 0,
  active: 0,
  passes: 0,
  outcome: 0,
  loss: 0,
  ask: 0,
  group: 0,
  track: 0,
  lastMove: 0,
  voter: 0,
  votes: new Uint8Array(MAX_SEATS),
  countedVotes: new Uint8Array(MAX_SEATS),
  meeple: 0,
  act: 0,
  target: 0,
  option: 0,
  actingPlace: 0,
  constructing: 0,
  recalling: 0,
  tileInHand: 0,
  dying: 0,
  morningCard: 0,
  weatherCard: 0,
  duskCard: 0,
  consequenceCard: 0,
  heat: 0,
  cold: 0,
  radius: new Uint8Array(3),
  overheated: 0,
  pressure: 0,
  lodged: 0,
  drawer: 0,
  hunger: 0,
  corpses: 0,
  deaths: 0,
  storm: 0,
  counters: new Int16Array(COUNTERS.length),
  resources: new Int16Array(RESOURCES.length),
  tokens: new Uint8Array(2 * TRACK_SPACES),
  citizens: new Uint8Array(TYPES),
  sick: new Uint8Array(TYPES),
  skull: new Uint8Array(TYPES),
  fatigue: new Uint8Array(TYPES),
  covered: new Uint8Array(TYPES),
  automata: 0,
  reserve: new Uint8Array(MEEPLE_KINDS),
  fielded: new Uint8Array(MEEPLE_KINDS),
  placed: new Uint8Array(PLACES * MEEPLE_KINDS),
  unsheltered: new Uint8Array(TYPES),
  beds: 0,
  tiles: new Uint8Array(SLOTS),
  nearTiles: 0,
  farTiles: 0,
  amounts: new Uint8Array(SPACES),
  building: new Uint8Array(BUILDING_PLACES),
  upgraded: new Uint8Array(BUILDING_PLACES),
  copies: new Uint8Array(BUILDING_IDS.length),
  unlocked: 0,
  morningDeck: 0,
  weatherDeck: 0,
  weatherLeft: new Uint8Array(3),
  weatherOpen: new Uint8Array(2),
  citizenDeck: 0,
  citizenDiscard: 0,
  hand: 0,
  expeditionDecks: new Int32Array(3),
  expeditionDiscards: new Int32Array(3),
  explored: 0,
  duskDeck: 0,
  duskDiscard: 0,
  duskAside: 0,
  duskLaws: 0,
  hiddenBase: 0,
  unseenBase: 0,
  hiddenConcertation: 0,
  unseenConcertations: 0,
  lawDisplay: 0,
  laws: new Uint8Array(TRACKS.laws.max),
  techDisplay: 0,
  techs: 0,
  developing: 0,
  developedAt: 0,
  events: new Uint8Array(EVENTS.length),
  eventRounds: new Uint8Array(EVENTS.length),
  expert: 0,
  expertUsed: 0,
  callUsed: 0,
  citizenPlayed: 0,
  specialsDone: 0,
  specialsSpent: 0,
  modifiers: new Int16Array(MODIFIER_SLOTS),
  roundModifiers: new Int16Array(MODIFIER_SLOTS),
  actionModifiers: new Int16Array(MODIFIER_SLOTS),
  stacks: new Uint8Array(MAX_STACKS * STACK_DEPTH),
  scouts: new Uint8Array(MAX_STACKS),
  scoutSpaces: new Uint8Array(MAX_STACKS),
  carried: new Uint8Array(MAX_STACKS),
  depth: 0,
  framePc: new Int16Array(MAX_DEPTH),
  frameLeft: new Uint8Array(MAX_DEPTH),
  frameType: new Uint8Array(MAX_DEPTH),
  frameUse: new Uint8Array(MAX_DEPTH),
  frameSpace: new Uint8Array(MAX_DEPTH),
  frameMoves: new Uint8Array(MAX_DEPTH),
  frameStage: new Uint8Array(MAX_DEPTH),
}));
