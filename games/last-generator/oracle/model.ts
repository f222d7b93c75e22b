/**
 * The table in words, for tests: what a second, slow and simple reading of the rules (`oracle.ts`) works on. `read`
 * tells what the state of the engine says in the same words, so that the two can be compared as a whole.
 */
import { at } from "@banquise/engine";
import { membersOf } from "../bits.ts";
import { partsOf, slotNamed } from "../compile/modifiers.ts";
import { EXPERTS } from "../content/experts.ts";
import { LAWS } from "../content/laws.ts";
import { MORNING } from "../content/morning.ts";
import { SCENARIOS } from "../content/scenarios.ts";
import { TECHNOLOGIES } from "../content/technologies.ts";
import {
  CITIZEN_TYPES,
  type CitizenType,
  LETTERS,
  type Letter,
  type Modifier,
  RESOURCES,
  type Resource,
} from "../content/types.ts";
import {
  BUILDING_IDS,
  CITIZEN_IDS,
  COUNTERS,
  DUSK_IDS,
  EVENTS,
  EXPEDITION_IDS,
  LAW_IDS,
  LOSSES,
  MAX_STACKS,
  MEEPLES,
  MORNING_IDS,
  SPECIALS,
  STACK_DEPTH,
  TECHNOLOGY_IDS,
  TILES,
  TOKENS,
} from "../data.ts";
import { BUILDING_PLACES, PLACE_NAMES, SLOT_NAMES, SPACE_NAMES } from "../map.ts";
import { COVERED, type State } from "../state.ts";

export type Track = "hope" | "discontent";

/** "faith!" is an active token, "faith" an exhausted one. Lists without an order are sorted. */
export interface Model {
  round: number;
  nights: number;
  scenario: number;
  stock: Record<Resource, number>;
  citizens: Record<CitizenType, number>;
  sick: Record<CitizenType, number>;
  skull: Record<CitizenType, number>;
  fatigue: Record<CitizenType, number>;
  /** Tokens of fatigue with a Meeple on them. */
  covered: Record<CitizenType, number>;
  hope: string[];
  discontent: string[];
  heat: number;
  cold: number;
  radius: number[];
  overheated: number;
  pressure: number;
  lodged: number;
  drawer: number;
  hunger: number;
  corpses: number;
  deaths: number;
  storm: number;
  counters: Record<string, number>;
  automata: number;
  /** "worker" as often as there are workers. */
  reserve: string[];
  /** "N1a worker" */
  placed: string[];
  expert: string;
  expertUsed: number;
  callUsed: number;
  citizenPlayed: number;
  /** Special actions done in this round, and those that can be done only once and were. */
  specialsDone: string[];
  specialsSpent: string[];
  morningDeck: string[];
  hand: string[];
  citizenDeck: string[];
  citizenDiscard: string[];
  duskDeck: string[];
  duskAside: string[];
  duskDiscard: string[];
  duskLaws: string[];
  concertations: string[];
  events: string[];
  eventRounds: Record<string, number>;
  lawDisplay: string[];
  laws: string[];
  techDisplay: string[];
  techs: string[];
  developing: string;
  developedAt: number;
  unlocked: string[];
  tiles: Record<string, string>;
  nearTiles: string[];
  farTiles: string[];
  amounts: Record<string, number>;
  /** By place: "tent", "tent+" when upgraded; large ones by their first space. */
  buildings: Record<string, string>;
  stacks: string[][];
  scouts: (CitizenType | "")[];
  scoutSpaces: number[];
  /** Cards whose bonus the scout of each stack carries. */
  carried: string[][];
  explored: string[];
  expeditionDecks: Record<Letter, string[]>;
  expeditionDiscards: Record<Letter, string[]>;
  modifiers: Record<string, number>;
  /** Why the game was lost; "" while it runs. */
  lost: string;
}

type Counts = Uint8Array | Int16Array | Int32Array;

const SPECIAL_IDS = SPECIALS.map(({ id }) => id);

const named = (bits: number, names: readonly string[]): string[] =>
  membersOf(bits)
    .map((n) => names[n] as string)
    .sort();

function record<K extends string>(keys: readonly K[], counts: Counts): Record<K, number> {
  return Object.fromEntries(keys.map((key, i) => [key, at(counts, i)])) as Record<K, number>;
}

function tokensOf(s: State, track: number): string[] {
  const codes = Array.from(s.tokens.subarray(track * 6, track * 6 + 6)).filter((code) => code > 0);
  return codes.map((code) => `${TOKENS[track * 3 + ((code - 1) >> 1)]}${code % 2 === 0 ? "!" : ""}`).sort();
}

/** Entries of places that hold something. */
const kept = <T>(entries: readonly (readonly [string, T, boolean])[]): Record<string, T> =>
  Object.fromEntries(entries.filter(([, , keep]) => keep).map(([name, value]) => [name, value]));

function modifiersIn(value: unknown): Modifier[] {
  if (typeof value !== "object" || value === null) return [];
  return [...("mod" in value ? [value as Modifier] : []), ...Object.values(value).flatMap(modifiersIn)];
}

/** Every name of a modifier that stays in force, in all of the content. */
const MODIFIER_NAMES = [
  ...new Set(
    modifiersIn([LAWS, TECHNOLOGIES, MORNING, SCENARIOS])
      .flatMap(partsOf)
      .map(([name]) => name),
  ),
  "costDelta.wood",
  "zoneShift.near",
  "zoneShift.far",
];

export function read(s: State): Model {
  const meeples = (counts: Counts): string[] =>
    MEEPLES.flatMap((meeple, i) => Array<string>(at(counts, i)).fill(meeple)).sort();
  const stacks = Array.from({ length: MAX_STACKS }, (_, stack) =>
    Array.from(s.stacks.subarray(stack * STACK_DEPTH, (stack + 1) * STACK_DEPTH))
      .filter((card) => card > 0)
      .map((card) => EXPEDITION_IDS[card - 1] as string),
  );
  const byLetter = (sets: Counts): Record<Letter, string[]> =>
    Object.fromEntries(LETTERS.map((letter, i) => [letter, named(at(sets, i), EXPEDITION_IDS)])) as Record<
      Letter,
      string[]
    >;
  return {
    round: s.round,
    nights: s.nights,
    scenario: s.scenario,
    stock: record(RESOURCES, s.resources),
    citizens: record(CITIZEN_TYPES, s.citizens),
    sick: record(CITIZEN_TYPES, s.sick),
    skull: record(CITIZEN_TYPES, s.skull),
    fatigue: record(CITIZEN_TYPES, s.fatigue),
    covered: record(CITIZEN_TYPES, s.covered),
    hope: tokensOf(s, 0),
    discontent: tokensOf(s, 1),
    heat: s.heat,
    cold: s.cold,
    radius: Array.from(s.radius),
    overheated: s.overheated,
    pressure: s.pressure,
    lodged: s.lodged,
    drawer: s.drawer,
    hunger: s.hunger,
    corpses: s.corpses,
    deaths: s.deaths,
    storm: s.storm,
    counters: record(COUNTERS, s.counters),
    automata: s.automata,
    reserve: meeples(s.reserve),
    placed: PLACE_NAMES.flatMap((place, i) =>
      meeples(s.placed.subarray(i * 4, i * 4 + 4)).map((meeple) => `${place} ${meeple}`),
    ).sort(),
    expert: EXPERTS[s.expert - 1]?.id ?? "",
    expertUsed: s.expertUsed,
    callUsed: s.callUsed,
    citizenPlayed: s.citizenPlayed,
    specialsDone: named(s.specialsDone, SPECIAL_IDS),
    specialsSpent: named(s.specialsSpent, SPECIAL_IDS),
    morningDeck: named(s.morningDeck, MORNING_IDS),
    hand: named(s.hand, CITIZEN_IDS),
    citizenDeck: named(s.citizenDeck, CITIZEN_IDS),
    citizenDiscard: named(s.citizenDiscard, CITIZEN_IDS),
    duskDeck: named(s.duskDeck, DUSK_IDS),
    duskAside: named(s.duskAside, DUSK_IDS),
    duskDiscard: named(s.duskDiscard, DUSK_IDS),
    duskLaws: named(s.duskLaws, LAW_IDS),
    concertations: named(s.unseenConcertations << 24, DUSK_IDS),
    events: Array.from(s.events)
      .filter((card) => card > 0)
      .map((card) => EVENTS[card - 1]?.id ?? ""),
    eventRounds: kept(EVENTS.map(({ id }, i) => [id, at(s.eventRounds, i), at(s.eventRounds, i) > 0])),
    lawDisplay: named(s.lawDisplay, LAW_IDS),
    laws: Array.from(s.laws)
      .filter((law) => law > 0)
      .map((law) => LAW_IDS[law - 1] as string),
    techDisplay: named(s.techDisplay, TECHNOLOGY_IDS),
    techs: named(s.techs, TECHNOLOGY_IDS),
    developing: TECHNOLOGY_IDS[s.developing - 1] ?? "",
    developedAt: s.developedAt,
    unlocked: named(s.unlocked, BUILDING_IDS),
    tiles: kept(SLOT_NAMES.map((slot, i) => [slot, TILES[at(s.tiles, i) - 1]?.id ?? "", at(s.tiles, i) > 0])),
    nearTiles: membersOf(s.nearTiles).map((tile) => TILES[tile]?.id ?? ""),
    farTiles: membersOf(s.farTiles).map((tile) => TILES[14 + tile]?.id ?? ""),
    amounts: kept(SPACE_NAMES.map((space, i) => [space, at(s.amounts, i), at(s.amounts, i) > 0])),
    buildings: kept(
      PLACE_NAMES.slice(0, BUILDING_PLACES).map((place, i) => {
        const code = at(s.building, i);
        return [
          place,
          `${BUILDING_IDS[code - 1]}${at(s.upgraded, i) ? "+" : ""}`,
          code > 0 && code !== COVERED,
        ];
      }),
    ),
    stacks,
    scouts: Array.from(s.scouts, (scout) => CITIZEN_TYPES[scout - 1] ?? ""),
    scoutSpaces: Array.from(s.scoutSpaces),
    carried: stacks.map((cards, stack) => cards.filter((_, level) => (at(s.carried, stack) >> level) & 1)),
    explored: named(s.explored, EXPEDITION_IDS),
    expeditionDecks: byLetter(s.expeditionDecks),
    expeditionDiscards: byLetter(s.expeditionDiscards),
    modifiers: Object.fromEntries(MODIFIER_NAMES.map((name) => [name, at(s.modifiers, slotNamed(name))])),
    lost: LOSSES[s.loss - 1] ?? "",
  };
}
