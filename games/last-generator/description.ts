/** What the numbers of a state mean, for programs. */
import {
  type Axes,
  count,
  type Description,
  type FieldSpec,
  flag,
  index,
  one,
  range,
  set,
} from "@banquise/engine";
import { GROUPS } from "./compile/code.ts";
import { MODIFIER_NAMES } from "./compile/modifiers.ts";
import { BUILDINGS } from "./content/buildings.ts";
import { CITIZENS } from "./content/citizens.ts";
import { EXPEDITIONS } from "./content/expeditions.ts";
import { EXPERTS } from "./content/experts.ts";
import { LAWS } from "./content/laws.ts";
import { MORNING } from "./content/morning.ts";
import { SCENARIOS } from "./content/scenarios.ts";
import { TECHNOLOGIES } from "./content/technologies.ts";
import { TRACKS } from "./content/tracks.ts";
import { CITIZEN_TYPES, LETTERS, RESOURCES, TRACK_NAMES, ZONES } from "./content/types.ts";
import { WEATHER } from "./content/weather.ts";
import {
  CONSEQUENCES,
  COUNTERS,
  DIALS,
  DUSK_CARDS,
  EVENTS,
  FIRST_CONCERTATION,
  LOSSES,
  MAX_CITIZENS,
  MAX_SEATS,
  MAX_STACKS,
  MEEPLES,
  SPECIALS,
  STACK_DEPTH,
  TILES,
  TOKEN_TYPES,
  TRACK_SPACES,
} from "./data.ts";
import {
  BUILDING_PLACES,
  firstSpaceOf,
  NEAR_SLOTS,
  NEIGHBOURS,
  PLACE_NAMES,
  SLOT_HEXES,
  SLOT_NAMES,
  SPACE_NAMES,
  SPACES,
} from "./map.ts";
import { ACT_KINDS, moves } from "./moves.ts";
import { PHASE_NAMES, STEPS } from "./phases.ts";
import { QUESTIONS } from "./questions.ts";
import { COVERED, MAX_DEPTH, type State } from "./state.ts";

/** Rows of content as they are; the types of their fields do not matter to whoever reads them. */
const rows = (cards: readonly { readonly id: string }[]): readonly { readonly id: string }[] => cards;

const slots = SLOT_NAMES.map((id, slot) => ({
  id,
  ring: slot < NEAR_SLOTS ? "near" : "far",
  ...SLOT_HEXES[slot],
  neighbours: Array.from(NEIGHBOURS[slot] ?? [], (other) => SLOT_NAMES[other] as string),
  spaces: [0, 1].map((side) => SPACE_NAMES[firstSpaceOf(slot) + side] as string),
}));
const near = TILES.filter(({ ring }) => ring === "near").map(({ id }) => id);
const far = TILES.filter(({ ring }) => ring === "far").map(({ id }) => id);
const events = EVENTS.map(({ id, block }) => ({ id, ...block }));
const specials = SPECIALS.map(({ id, special }) => ({ ...special, id }));

/** What may stand on a place: a building by its number, or the second half of a large one. */
const STANDING = Array.from({ length: COVERED }, (_, i) =>
  i === COVERED - 1 ? "covered" : (BUILDINGS[i]?.id ?? ""),
);
const TOKENS = Array.from(
  { length: 2 * TOKEN_TYPES },
  (_, code) => `type${code >> 1}.${code % 2 === 0 ? "exhausted" : "active"}`,
);

/** Far more than any game has seen. */
const MOST_OF_A_RESOURCE = 999;
const MOST_CUBES = TRACKS.roundSpaces * TRACKS.heat.last;
const MOST_MODIFIER = range(-128, 127);
const MOST_MEEPLES = MAX_CITIZENS;
const WORD = 255;
const MOST_INSTRUCTIONS = 2048;

const byType: Axes = { citizen: CITIZEN_TYPES };
const byMeeple: Axes = { meeple: MEEPLES };
const modifier = (about: string): FieldSpec => count(MOST_MODIFIER, about, { modifier: MODIFIER_NAMES });
const frames: Axes = { frame: MAX_DEPTH };

export const description: Description<State> = {
  tables: {
    slots,
    tiles: rows(TILES),
    buildings: rows(BUILDINGS),
    citizens: rows(CITIZENS),
    laws: rows(LAWS),
    technologies: rows(TECHNOLOGIES),
    morning: rows(MORNING),
    events,
    weather: rows(WEATHER),
    dusk: rows(DUSK_CARDS),
    consequences: rows(CONSEQUENCES),
    expeditions: rows(EXPEDITIONS),
    experts: rows(EXPERTS),
    scenarios: rows(SCENARIOS),
    specials,
  },
  fields: {
    seats: count(MAX_SEATS, "how many play"),
    scenario: index("scenarios", "the scenario"),
    dial: index(DIALS, "the difficulty"),
    council: flag("1 when Morning options and laws are voted on"),
    openWeather: flag("1 when the next two Weather cards lie open"),
    phase: index(PHASE_NAMES, "the phase of the round"),
    step: index(
      STEPS.map(([name]) => name),
      "what runs when no effect is pending",
    ),
    cursor: count(WORD, "how far the step has come"),
    round: count(TRACKS.roundSpaces + 1, "the round, from 1"),
    nights: count(TRACKS.roundSpaces, "nights that are over"),
    leader: count(MAX_SEATS - 1, "the seat that leads, from 0"),
    active: count(MAX_SEATS - 1, "the seat whose turn it is in the Action phase, from 0"),
    passes: count(MAX_SEATS, "seats that have passed in a row"),
    outcome: one(["won", "lost"], "how the game ended"),
    loss: one(LOSSES, "why it was lost"),
    ask: index(QUESTIONS, "what is asked"),
    group: count(GROUPS.length, "the list of options that is asked about"),
    track: index(TRACK_NAMES, "the track, when a token is asked about"),
    lastMove: count(moves.size, "the last move, from 1; 0 while it is a vote that nobody may know"),
    voter: one(MAX_SEATS, "the seat that votes"),
    votes: count(WORD, "votes that are cast: option or law, from 1; the viewer's own", { seat: MAX_SEATS }),
    countedVotes: count(WORD, "votes of the last count", { seat: MAX_SEATS }),
    meeple: one(MEEPLES, "the Meeple that acts"),
    act: one(ACT_KINDS, "the kind of its action"),
    target: count(PLACE_NAMES.length, "space, place, stack or special action of it, from 1"),
    option: count(3, "option of the building, from 1"),
    actingPlace: one(PLACE_NAMES, "where the Meeple that acts stands"),
    constructing: one("buildings", "the building that waits for its site"),
    recalling: one(PLACE_NAMES, "the place from which a Meeple is taken back"),
    tileInHand: one("tiles", "the tile that waits for its slot"),
    dying: one(CITIZEN_TYPES, "who has died, until the card is known"),
    morningCard: one("morning", "the Morning card that lies open"),
    weatherCard: one("weather", "the Weather card that lies open"),
    duskCard: one("dusk", "the Dusk card that lies open"),
    consequenceCard: one("consequences", "the consequence that was drawn at Dusk"),
    heat: count(TRACKS.heat.last, "the Heat marker"),
    cold: count(TRACKS.heat.last, "the Cold marker"),
    radius: count(TRACKS.heat.last, "indicators of the heating zones", { zone: ZONES }),
    overheated: flag("1 when the generator has overheated"),
    pressure: count(WORD, "the Pressure marker"),
    lodged: count(MOST_CUBES, "cubes lodged in the tower"),
    drawer: count(MOST_CUBES, "cubes in the drawer"),
    hunger: count(MOST_OF_A_RESOURCE, "the Hunger marker"),
    corpses: count(WORD, "corpses"),
    deaths: count(WORD, "deaths since Dawn"),
    storm: count(WORD, "space of the Storm marker; 0 when it is off the track"),
    counters: count(range(-MOST_OF_A_RESOURCE, MOST_OF_A_RESOURCE), "counters of the scenario", {
      counter: COUNTERS,
    }),
    resources: count(MOST_OF_A_RESOURCE, "resources in store", { resource: RESOURCES }),
    tokens: one(TOKENS, "tokens from the left", { track: TRACK_NAMES, space: TRACK_SPACES }),
    citizens: count(MAX_CITIZENS, "citizens", byType),
    sick: count(MAX_CITIZENS, "sick citizens", byType),
    skull: flag("1 when the Sickness marker shows the skull", byType),
    fatigue: count(WORD, "exhausted Citizen tokens, covered ones included", byType),
    covered: count(WORD, "those with a Meeple on it", byType),
    automata: count(TRACKS.automata.max, "automata"),
    reserve: count(MOST_MEEPLES, "Meeples that can act", byMeeple),
    fielded: count(MOST_MEEPLES, "Meeples of this Action phase that are on no expedition", byMeeple),
    placed: count(MOST_MEEPLES, "Meeples that stand on a place", { place: PLACE_NAMES, ...byMeeple }),
    unsheltered: count(MOST_MEEPLES, "Meeples without a bed this night", byType),
    beds: count(WORD, "heated beds still to give"),
    tiles: one("tiles", "the tile of each slot", { slot: "slots" }),
    nearTiles: set(near, "Near tiles in the stack"),
    farTiles: set(far, "Far tiles in the stack"),
    amounts: count(WORD, "resources that lie on a space", { space: SPACE_NAMES.slice(0, SPACES) }),
    building: one(STANDING, "what stands on a place", { place: PLACE_NAMES.slice(0, BUILDING_PLACES) }),
    upgraded: flag("1 for a building that is upgraded", { place: PLACE_NAMES.slice(0, BUILDING_PLACES) }),
    copies: count(BUILDING_PLACES, "copies on the map", { building: "buildings" }),
    unlocked: set("buildings", "buildings that were unlocked"),
    morningDeck: set("morning", "Morning cards in the deck"),
    weatherDeck: set("weather", "Weather cards in the deck"),
    weatherLeft: count(WEATHER.length, "Weather cards still to come", { stage: 3 }),
    weatherOpen: one("weather", "the next two Weather cards, when they lie open", { place: 2 }),
    citizenDeck: set("citizens", "Citizen cards in the deck"),
    citizenDiscard: set("citizens", "Citizen cards that are discarded"),
    hand: set("citizens", "Citizen cards in hand"),
    expeditionDecks: set("expeditions", "Expedition cards in the deck of a letter", { letter: LETTERS }),
    expeditionDiscards: set("expeditions", "Expedition cards that are discarded", { letter: LETTERS }),
    explored: set("expeditions", "Expedition cards whose dark side has been seen"),
    duskDeck: set("dusk", "Dusk cards that are known to be in the deck"),
    duskDiscard: set("dusk", "Dusk cards that are discarded"),
    duskAside: set("dusk", "linked cards that were not called yet"),
    duskLaws: set("laws", "laws one of whose consequences is in the Dusk deck"),
    hiddenBase: count(FIRST_CONCERTATION, "base cards in the Dusk deck that nobody has seen"),
    unseenBase: set("dusk", "base cards that they may be"),
    hiddenConcertation: flag("1 while the first Concertation is in the deck, unseen"),
    unseenConcertations: set(
      DUSK_CARDS.slice(FIRST_CONCERTATION).map(({ id }) => id),
      "Concertations that it may be",
    ),
    lawDisplay: set("laws", "laws on display"),
    laws: one("laws", "laws in force, in order", { place: TRACKS.laws.max }),
    techDisplay: set("technologies", "technologies on display"),
    techs: set("technologies", "technologies that are developed"),
    developing: one("technologies", "the technology whose token is on the Round track"),
    developedAt: count(TRACKS.roundSpaces, "the space of that token"),
    events: one("events", "events on display, in order of arrival", { place: EVENTS.length }),
    eventRounds: count(WORD, "the round of each event's token", { event: "events" }),
    expert: one("experts", "the Expert"),
    expertUsed: flag("1 when the Expert was used in this round"),
    callUsed: flag("1 when the Call of Duty was used"),
    citizenPlayed: flag("1 when a Citizen card was played in this round"),
    specialsDone: set("specials", "special actions done in this round"),
    specialsSpent: set("specials", "special actions that can be done only once and were"),
    modifiers: modifier("modifiers in force"),
    roundModifiers: modifier("those of them that expire with the round"),
    actionModifiers: modifier("those of them that expire with the action"),
    stacks: one("expeditions", "Expedition cards from bottom to top", {
      stack: MAX_STACKS,
      level: STACK_DEPTH,
    }),
    scouts: one(MEEPLES, "the scout", { stack: MAX_STACKS }),
    scoutSpaces: count(WORD, "how far the scout is", { stack: MAX_STACKS }),
    carried: set(STACK_DEPTH, "levels of the stack whose bonus the scout carries", { stack: MAX_STACKS }),
    depth: count(MAX_DEPTH, "effects that are pending, one in the other"),
    framePc: count(MOST_INSTRUCTIONS, "the instruction that runs", frames),
    frameLeft: count(WORD, "units of it still to do, from 1", frames),
    frameType: count(WORD, "the citizen or scout that acts, from 1", frames),
    frameUse: one("buildings", "the building that is being used", frames),
    frameSpace: one(SPACE_NAMES, "the space of the Meeple that gathers", frames),
    frameMoves: count(WORD, "movement left of the scout under way", frames),
    frameStage: one(["marching", "exploring", "returning"], "how far its exploration is", frames),
  },
};
