/** The content by number: every card, building and word of the rules has its index here. The figures stand in `content/`. */
import { BUILDINGS } from "./content/buildings.ts";
import { CITIZENS } from "./content/citizens.ts";
import { CONCERTATIONS } from "./content/concertations.ts";
import { DUSK } from "./content/dusk.ts";
import { EXPEDITIONS } from "./content/expeditions.ts";
import { LAWS } from "./content/laws.ts";
import { MORNING } from "./content/morning.ts";
import { SCENARIOS } from "./content/scenarios.ts";
import { TECHNOLOGIES } from "./content/technologies.ts";
import { FAR_TILES, NEAR_TILES } from "./content/tiles.ts";
import { TRACKS } from "./content/tracks.ts";
import {
  CITIZEN_TYPES,
  DISCONTENT_TYPES,
  type DuskCard,
  type EventBlock,
  HOPE_TYPES,
  type Special,
  type Tile,
} from "./content/types.ts";
import type { CardId } from "./strings/keys.ts";

export const MAX_SEATS = 4;

// --- Resources and people -------------------------------------------------------------------------------------------

export const WOOD = 0;
export const COAL = 1;
export const STEEL = 2;
export const FOOD = 3;
export const CORE = 4;

export const WORKER = 0;
export const ENGINEER = 1;
export const CHILD = 2;
/** Citizen types; automata are no citizens (GEN-24.3). */
export const TYPES = CITIZEN_TYPES.length;
export const AUTOMATON = 3;
export const MEEPLES = [...CITIZEN_TYPES, "automaton"] as const;
export const MEEPLE_KINDS = MEEPLES.length;

export const MAX_CITIZENS = TRACKS.population.max;
/** GEN-10.1: how many Meeples stand for that many citizens. */
export const meeplesOf = (citizens: number): number =>
  ((citizens + TRACKS.population.citizensPerMeeple - 1) / TRACKS.population.citizensPerMeeple) | 0;

/** The type at the top of a round's column (GEN-12.6), by round from 1. */
export const FED = Uint8Array.from([0, ...TRACKS.feed.map((type) => CITIZEN_TYPES.indexOf(type))]);
/** The type printed on each space of the Heat track (GEN-7.2), by space from 1. */
export const GAP_ICONS = Uint8Array.from(TRACKS.heat.gapIcon, (type) =>
  type === null ? 0 : CITIZEN_TYPES.indexOf(type),
);

// --- Tokens ---------------------------------------------------------------------------------------------------------

export const HOPE = 0;
export const DISCONTENT = 1;
/** Token types of one track. */
export const TOKEN_TYPES = HOPE_TYPES.length;
/** Both tracks in one list: `track * TOKEN_TYPES + type`. */
export const TOKENS = [...HOPE_TYPES, ...DISCONTENT_TYPES] as const;
export const TRACK_SPACES = TRACKS.hope.spaces;

// --- Cards ----------------------------------------------------------------------------------------------------------

export const SCENARIO_IDS = ["S1", "S2", "S3"] as const;
export const DIALS = ["gentle", "plain", "harsh"] as const;

const idsOf = (cards: readonly { readonly id: string }[]): readonly string[] => cards.map(({ id }) => id);

export const BUILDING_IDS = idsOf(BUILDINGS);
export const LAW_IDS = idsOf(LAWS);
export const TECHNOLOGY_IDS = idsOf(TECHNOLOGIES);
export const CITIZEN_IDS = idsOf(CITIZENS);
export const MORNING_IDS = idsOf(MORNING);
export const EXPEDITION_IDS = idsOf(EXPEDITIONS);

/** Dusk cards of all kinds but consequences: base, linked, then Concertations. */
export const DUSK_CARDS: readonly DuskCard[] = [...DUSK, ...CONCERTATIONS];
export const DUSK_IDS = idsOf(DUSK_CARDS);
export const FIRST_CONCERTATION = DUSK.length;
export const BASE_CARDS = DUSK.filter(({ kind }) => kind === "base").length;

/** Consequence `law * 2 + side`. */
export const CONSEQUENCES: readonly DuskCard[] = LAWS.flatMap(({ consequences }) => consequences);

/** Near tiles, then Far ones. */
export const TILES: readonly Tile[] = [...NEAR_TILES, ...FAR_TILES];

/** GEN-26: the options of Morning cards that go to the display, each with its event. */
export interface EventCard {
  /** Index of the Morning card. */
  readonly morning: number;
  readonly id: CardId;
  readonly block: EventBlock;
}

export const EVENTS: readonly EventCard[] = MORNING.flatMap(({ id, options }, morning) =>
  options.flatMap(({ event }) => (event ? [{ morning, id, block: event }] : [])),
);

/** Where a special action comes from (GEN-10.14). */
export interface SpecialAction {
  readonly id: CardId;
  readonly special: Special;
  /** Exactly one of them is not -1: indices of `SCENARIOS`, `LAWS`, `EVENTS`. */
  readonly scenario: number;
  readonly law: number;
  readonly event: number;
}

export const SPECIALS: readonly SpecialAction[] = [
  ...SCENARIOS.flatMap(({ id, special }, scenario) =>
    special.map((action) => ({
      id: action.id ?? id,
      special: action,
      scenario,
      law: -1,
      event: -1,
    })),
  ),
  ...LAWS.flatMap(({ id, special }, law) => (special ? [{ id, special, scenario: -1, law, event: -1 }] : [])),
  ...EVENTS.flatMap(({ id, block: { special } }, event) =>
    special ? [{ id, special, scenario: -1, law: -1, event }] : [],
  ),
];

/** Scenario counters (GEN-26.3). */
export const COUNTERS: readonly string[] = [
  ...new Set(SCENARIOS.flatMap(({ counters }) => Object.keys(counters ?? {}))),
];

/** Why a game was lost: 1 is the first one. */
export const LOSSES = [
  "hope",
  "discontent",
  "generator",
  "sickness",
  "hunger",
  "corpses",
  "objective",
  ...SCENARIOS.flatMap(({ lossIf }) => lossIf.map(({ reason }) => reason)),
];
export const LOST_HOPE = 1;
export const LOST_DISCONTENT = 2;
export const LOST_GENERATOR = 3;
export const LOST_SICKNESS = 4;
export const LOST_HUNGER = 5;
export const LOST_CORPSES = 6;
export const LOST_OBJECTIVE = 7;
/** Those of the scenarios come after the others. */
export const FIRST_SCENARIO_LOSS = 8;

/** GEN-25.1: letters rise from card to card, so a stack never holds more than one of each. */
export const STACK_DEPTH = 3;
/** Stacks of the set-up and those that effects open (GEN-28.39). */
export const MAX_STACKS = 5;
/** No content brings the Hunger marker further: the whole track of people unfed, and the card of one evening. */
export const MAX_HUNGER = 40;

/** Far more moves than any game has: a round cannot have more than this many acts, tokens and deaths. */
const MOST_MOVES_A_ROUND = 400;
export const LONGEST = TRACKS.roundSpaces * MOST_MOVES_A_ROUND;
