/**
 * What the box holds: every card, track, count and starting position. Numbers of the rules live here and nowhere else,
 * so that a corrected value changes one line. `tables.ts` turns them into the flat form that the rules read.
 */

export const MAX_SEATS = 4;

// --- The board ----------------------------------------------------------------------------------------------------

/** Counter-clockwise; the sun starts on the first (ANT-1.1). */
export const ZONES = ["Z0", "Z1", "Z2", "Z3", "Z4", "Z5", "Z6", "Z7"] as const;
/** Places in the queue of a zone (ANT-1.2). */
export const BERTHS = 3;

/** Every zone has one slot for each (ANT-1.3). */
export const KINDS = [
  "camp",
  "shipyard",
  "crane",
  "well",
  "derrick",
  "turbine",
  "lab",
  "factory",
  "landCentre",
  "coastCentre",
  "seaCentre",
  "headquarters",
  "planktonFarm",
  "dish",
] as const;
export type Kind = (typeof KINDS)[number];

/** Buildings in the box. */
export const BUILDING_COUNTS: Readonly<Record<Kind, number>> = {
  camp: 4,
  shipyard: 2,
  crane: 3,
  well: 3,
  derrick: 3,
  turbine: 3,
  lab: 2,
  factory: 2,
  landCentre: 3,
  coastCentre: 3,
  seaCentre: 3,
  headquarters: 5,
  planktonFarm: 7,
  dish: 4,
};

// --- Building cards -----------------------------------------------------------------------------------------------

export const DECKS = ["basic", "double", "advanced"] as const;
export type Deck = (typeof DECKS)[number];

export interface BuildingCard {
  readonly id: string;
  readonly deck: Deck;
  readonly builds: Kind;
  readonly requires: readonly Kind[];
  readonly scientists: number;
  readonly advance: number;
  readonly asterisk: boolean;
  readonly minPlayers: number;
}

/** Kinds whose cards bear an asterisk, and the one that takes more than one scientist (ANT-6.6, ANT-15.6). */
const ASTERISKS: readonly Kind[] = ["lab", "factory", "headquarters", "dish"];
const SCIENTISTS: Partial<Record<Kind, number>> = { planktonFarm: 2 };

function card(
  id: string,
  deck: Deck,
  builds: Kind,
  requires: readonly Kind[],
  advance: number,
  minPlayers: number,
): BuildingCard {
  const scientists = SCIENTISTS[builds] ?? 1;
  return {
    id,
    deck,
    builds,
    requires,
    scientists,
    advance,
    asterisk: ASTERISKS.includes(builds),
    minPlayers,
  };
}

/** Deck by deck. The last two numbers: spaces to advance, and the smallest number of players that uses the card. */
export const BUILDING_CARDS: readonly BuildingCard[] = [
  card("B01", "basic", "crane", ["turbine"], 1, 2),
  card("B02", "basic", "well", ["crane"], 1, 2),
  card("B03", "basic", "derrick", ["well"], 1, 2),
  card("B04", "basic", "turbine", ["derrick"], 1, 2),
  card("B05", "basic", "well", ["turbine"], 1, 3),
  card("B06", "basic", "turbine", ["well"], 1, 3),
  card("B07", "basic", "crane", ["derrick"], 1, 4),
  card("B08", "basic", "derrick", ["crane"], 1, 4),
  card("B09", "basic", "landCentre", ["crane"], 1, 2),
  card("B10", "basic", "landCentre", ["derrick"], 1, 2),
  card("B11", "basic", "landCentre", ["turbine"], 1, 3),
  card("B12", "basic", "coastCentre", ["crane"], 1, 2),
  card("B13", "basic", "coastCentre", ["well"], 1, 2),
  card("B14", "basic", "seaCentre", ["derrick"], 1, 2),
  card("B15", "basic", "seaCentre", ["turbine"], 1, 2),

  card("D01", "double", "factory", ["crane", "derrick"], 1, 2),
  card("D02", "double", "factory", ["crane", "well"], 1, 2),
  card("D03", "double", "lab", ["derrick", "turbine"], 1, 2),
  card("D04", "double", "lab", ["well", "turbine"], 1, 2),
  card("D05", "double", "camp", ["well", "derrick"], 1, 2),
  card("D06", "double", "camp", ["crane", "turbine"], 1, 4),
  card("D07", "double", "shipyard", ["crane", "derrick"], 1, 2),
  card("D08", "double", "shipyard", ["crane", "well"], 1, 3),
  card("D09", "double", "dish", ["crane", "turbine"], 1, 2),
  card("D10", "double", "dish", ["well", "turbine"], 1, 2),
  card("D11", "double", "dish", ["derrick", "turbine"], 1, 3),
  card("D12", "double", "dish", ["well", "derrick"], 1, 4),

  card("A01", "advanced", "headquarters", ["factory", "crane"], 2, 2),
  card("A02", "advanced", "headquarters", ["factory", "derrick"], 2, 2),
  card("A03", "advanced", "headquarters", ["lab", "factory"], 2, 2),
  card("A04", "advanced", "headquarters", ["factory", "well"], 2, 3),
  card("A05", "advanced", "headquarters", ["factory", "turbine"], 2, 4),
  card("A06", "advanced", "planktonFarm", ["lab", "turbine"], 2, 2),
  card("A07", "advanced", "planktonFarm", ["lab", "well"], 2, 2),
  card("A08", "advanced", "planktonFarm", ["lab", "derrick"], 2, 2),
  card("A09", "advanced", "planktonFarm", ["dish", "crane"], 2, 2),
  card("A10", "advanced", "planktonFarm", ["lab", "crane"], 2, 3),
  card("A11", "advanced", "planktonFarm", ["dish", "well"], 2, 3),
  card("A12", "advanced", "planktonFarm", ["dish", "derrick"], 2, 4),
];

// --- Cards in hand ------------------------------------------------------------------------------------------------

export const SHIPYARD_CARDS = ["placeScientist", "plusTwo", "rapidProgress", "icebreaker"] as const;
export const HAND_CARDS = [...SHIPYARD_CARDS, "simple", "expertise"] as const;
export type HandCard = (typeof HAND_CARDS)[number];

/** The shipyard pile, by card. */
export const PILE_COUNTS: Readonly<Record<(typeof SHIPYARD_CARDS)[number], number>> = {
  placeScientist: 3,
  plusTwo: 2,
  rapidProgress: 2,
  icebreaker: 6,
};

/** Which missing access a resource card replaces (ANT-6.3). */
export const RESOURCE_MATCHES: Readonly<Record<"simple" | "expertise", readonly Kind[]>> = {
  simple: ["crane", "well", "derrick", "turbine"],
  expertise: ["lab", "factory"],
};

/** Scientists of +2 scientists (ANT-11.4), spaces of Rapid progress (ANT-11.5) and of `advanceThree` (ANT-10.7). */
export const PLUS_TWO = 2;
export const RAPID_SPACES = 3;
export const THREE_SPACES = 3;

// --- Research tracks ----------------------------------------------------------------------------------------------

export const TRACKS = ["T1", "T2", "T3", "T4", "T5"] as const;

/** The first four are red, the last three are blue (ANT-10.8). */
export const EFFECTS = [
  "recruitOne",
  "simpleCard",
  "expertiseCard",
  "newShip",
  "relocateShip",
  "draftShipyard",
  "advanceThree",
] as const;
export type Effect = (typeof EFFECTS)[number];
export const BLUE_EFFECTS: readonly Effect[] = ["relocateShip", "draftShipyard", "advanceThree"];

export interface Track {
  /** One centre of any of these kinds gives access (ANT-9.3). */
  readonly centres: readonly Kind[];
  readonly minPlayers: number;
  /** Number of spaces. */
  readonly length: number;
  /** Printed values by space (ANT-15.5). */
  readonly values: Readonly<Record<number, number>>;
  readonly effects: Readonly<Record<number, Effect>>;
}

const STEADY = { 1: 1, 3: 2, 5: 3, 7: 4, 9: 5, 11: 6, 13: 7, 16: 9 } as const;
/** Starts slower and pays more at the end. */
const STEEP = { 1: 1, 4: 2, 6: 3, 8: 5, 10: 6, 12: 8, 14: 9, 16: 11 } as const;

export const TRACK_DATA: readonly Track[] = [
  {
    centres: ["coastCentre"],
    minPlayers: 2,
    length: 16,
    values: STEADY,
    effects: { 3: "recruitOne", 6: "relocateShip", 9: "simpleCard" },
  },
  {
    centres: ["seaCentre"],
    minPlayers: 2,
    length: 16,
    values: STEEP,
    effects: { 2: "recruitOne", 5: "draftShipyard", 8: "newShip" },
  },
  {
    centres: ["landCentre"],
    minPlayers: 2,
    length: 16,
    values: STEADY,
    effects: { 3: "expertiseCard", 6: "advanceThree", 10: "recruitOne" },
  },
  {
    centres: ["coastCentre", "seaCentre"],
    minPlayers: 3,
    length: 16,
    values: STEADY,
    effects: { 3: "simpleCard", 5: "relocateShip", 8: "recruitOne" },
  },
  {
    centres: ["landCentre"],
    minPlayers: 4,
    length: 16,
    values: STEEP,
    effects: { 2: "recruitOne", 6: "draftShipyard", 9: "newShip" },
  },
];

// --- Setup --------------------------------------------------------------------------------------------------------

export interface Setup {
  readonly staff: number;
  readonly reserve: number;
  readonly boardShips: number;
  readonly spareShips: number;
  readonly spareCubes: number;
  readonly closed: readonly number[];
  /** Letters of the players whose ships are placed, in order (ANT-2.12). */
  readonly order: string;
  readonly buildings: readonly Kind[];
  readonly boxed: readonly Kind[];
}

const ALL_STARTERS: readonly Kind[] = [
  "camp",
  "camp",
  "seaCentre",
  "coastCentre",
  "turbine",
  "crane",
  "well",
  "derrick",
];

/** By number of seats (ANT-2.2, ANT-2.4, ANT-2.6, ANT-2.12). */
export const SETUPS: Readonly<Record<number, Setup>> = {
  2: {
    staff: 2,
    reserve: 14,
    boardShips: 3,
    spareShips: 3,
    spareCubes: 3,
    closed: [2, 6],
    order: "ABBAAB",
    buildings: ["camp", "coastCentre", "turbine", "crane", "well", "derrick"],
    boxed: ["camp", "seaCentre"],
  },
  3: {
    staff: 2,
    reserve: 12,
    boardShips: 3,
    spareShips: 2,
    spareCubes: 4,
    closed: [],
    order: "ABCCABBCA",
    buildings: ALL_STARTERS,
    boxed: [],
  },
  4: {
    staff: 2,
    reserve: 10,
    boardShips: 2,
    spareShips: 2,
    spareCubes: 5,
    closed: [],
    order: "ABCDDCBA",
    buildings: ALL_STARTERS,
    boxed: [],
  },
};

/** The letter of the player who gets a cube on a track before a two-player game (ANT-2.17). */
export const START_CUBE_LETTER = "B";

/** Turns in a row without anything but ship moves that end the game (ANT-14.6). */
export const STALL_LIMIT = 24;

/** What the majority of a zone is worth beyond its buildings and scientists (ANT-15.3). */
export const ZONE_BONUS = 1;
