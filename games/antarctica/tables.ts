/** The data of `data.ts` in the flat form that the rules read: bit sets of kinds, and arrays by card and by space. */
import { at } from "@banquise/engine";
import {
  BLUE_EFFECTS,
  BUILDING_CARDS,
  BUILDING_COUNTS,
  type BuildingCard,
  DECKS,
  EFFECTS,
  HAND_CARDS,
  KINDS,
  type Kind,
  MAX_SEATS,
  RESOURCE_MATCHES,
  SETUPS,
  type Setup,
  SHIPYARD_CARDS,
  TRACK_DATA,
  type Track,
  ZONES,
} from "./data.ts";

// --- Kinds of buildings, as bits of a set --------------------------------------------------------------------------

export const kindIndex = (kind: Kind): number => KINDS.indexOf(kind);
export const bitOf = (kind: Kind): number => 1 << kindIndex(kind);
export const setOf = (kinds: readonly Kind[]): number => kinds.reduce((set, kind) => set | bitOf(kind), 0);
export const kindsIn = (set: number): readonly Kind[] => KINDS.filter((_, kind) => (set >> kind) & 1);

export const CAMP = bitOf("camp");
export const SHIPYARD = bitOf("shipyard");

/** How many bits are set. */
export function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export const isSingle = (set: number): boolean => set !== 0 && (set & (set - 1)) === 0;

/** Index of the lowest bit of a set that is not empty. */
export const lowestBit = (set: number): number => 31 - Math.clz32(set & -set);

// --- Building cards: 1 to 39, 0 is no card --------------------------------------------------------------------------

const CARDS = BUILDING_CARDS.length;

const perCard = (of: (card: BuildingCard) => number): Uint16Array =>
  Uint16Array.of(0, ...BUILDING_CARDS.map(of));

export const DECK_OF = perCard((card) => DECKS.indexOf(card.deck));
export const BUILDS = perCard((card) => kindIndex(card.builds));
export const REQUIRES = perCard((card) => setOf(card.requires));
export const SCIENTISTS_OF = perCard((card) => card.scientists);
export const ADVANCE_OF = perCard((card) => card.advance);
const HAS_ASTERISK = perCard((card) => (card.asterisk ? 1 : 0));
const MIN_PLAYERS_OF = perCard((card) => card.minPlayers);

/** Number of the first card of each deck: in the set of a deck's cards it is bit 0. */
export const FIRST_OF_DECK = Uint8Array.from(
  DECKS,
  (deck) => BUILDING_CARDS.findIndex((card) => card.deck === deck) + 1,
);

/** Building cards as bits of their deck. */
export const bitOfCard = (card: number): number => 1 << (card - at(FIRST_OF_DECK, at(DECK_OF, card)));

function deckSet(deck: number, includes: (card: number) => boolean): number {
  let set = 0;
  for (let card = 1; card <= CARDS; card++) {
    if (at(DECK_OF, card) === deck && includes(card)) set |= bitOfCard(card);
  }
  return set;
}

/** Cards with an asterisk, by deck, as bits. */
export const ASTERISK_CARDS = Uint16Array.from(DECKS, (_, deck) =>
  deckSet(deck, (card) => at(HAS_ASTERISK, card) === 1),
);

/** Cards in play (ANT-2.8), by number of seats and deck, as bits. */
export const CARDS_IN_PLAY = Uint16Array.from({ length: (MAX_SEATS + 1) * DECKS.length }, (_, index) =>
  deckSet(index % DECKS.length, (card) => at(MIN_PLAYERS_OF, card) <= Math.floor(index / DECKS.length)),
);

export function cardData(card: number): BuildingCard {
  return BUILDING_CARDS[card - 1] as BuildingCard;
}

// --- Cards in hand -------------------------------------------------------------------------------------------------

export const CARD_KINDS = HAND_CARDS.length;
export const SHIPYARD_KINDS = SHIPYARD_CARDS.length;
export const PLACE_SCIENTIST = 0;
export const PLUS_TWO_CARD = 1;
export const ICEBREAKER = 3;
export const SIMPLE = 4;
export const EXPERTISE = 5;

export const SIMPLE_MATCHES = setOf(RESOURCE_MATCHES.simple);
export const EXPERTISE_MATCHES = setOf(RESOURCE_MATCHES.expertise);

// --- Tracks ----------------------------------------------------------------------------------------------------------

export const TRACK_COUNT = TRACK_DATA.length;
const LONGEST_TRACK = Math.max(...TRACK_DATA.map((track) => track.length));
/** Room for space 0 (not on the track yet) and all spaces. A set of spaces fits into 31 bits. */
export const SPACES = LONGEST_TRACK + 1;

export const RECRUIT_ONE = 1;
export const SIMPLE_CARD = 2;
export const EXPERTISE_CARD = 3;
export const NEW_SHIP = 4;
export const RELOCATE_SHIP = 5;
export const DRAFT_SHIPYARD = 6;
export const ADVANCE_THREE = 7;

export const isBlue = (effect: number): boolean => at(BLUE, effect) === 1;
const BLUE = Uint8Array.of(0, ...EFFECTS.map((effect) => (BLUE_EFFECTS.includes(effect) ? 1 : 0)));

const trackData = (track: number): Track => TRACK_DATA[track] as Track;

export const TRACK_LENGTH = Uint8Array.from(TRACK_DATA, (track) => track.length);
/** All spaces of each track, as bits. */
export const TRACK_SPACES = Uint32Array.from(TRACK_DATA, (track) => (1 << (track.length + 1)) - 2);
export const TRACK_CENTRES = Uint16Array.from(TRACK_DATA, (track) => setOf(track.centres));

const bySpace = (of: (track: Track, space: number) => number): Uint8Array =>
  Uint8Array.from({ length: TRACK_COUNT * SPACES }, (_, index) =>
    of(trackData(Math.floor(index / SPACES)), index % SPACES),
  );

/** What a space triggers: an effect counted from 1, or 0. */
export const EFFECT_AT = bySpace(({ effects }, space) => {
  const effect = effects[space];
  return effect === undefined ? 0 : EFFECTS.indexOf(effect) + 1;
});

/** The furthest space of each track that lets everybody draft a shipyard card; 0 for none. */
export const LAST_DRAFT_SPACE = Uint8Array.from(TRACK_DATA, ({ effects }) =>
  Object.entries(effects).reduce(
    (last, [space, effect]) => (effect === "draftShipyard" ? Math.max(last, Number(space)) : last),
    0,
  ),
);

/** ANT-15.5: the number printed at the space, or the next one further down. */
export const VALUE_AT = bySpace(({ values }, space) =>
  Math.max(0, ...Object.entries(values).flatMap(([from, value]) => (Number(from) <= space ? [value] : []))),
);

/** Tracks that are open with a number of seats (ANT-2.11): they come first. */
export const OPEN_TRACKS = Uint8Array.from(
  { length: MAX_SEATS + 1 },
  (_, seats) => TRACK_DATA.filter((track) => track.minPlayers <= seats).length,
);

/** A movement touches one track; `advanceThree` adds a movement of every seat before anything else is resolved. */
export const MOST_EFFECTS =
  Math.max(...TRACK_DATA.map(({ effects }) => Object.keys(effects).length)) *
  (1 +
    MAX_SEATS * TRACK_DATA.filter(({ effects }) => Object.values(effects).includes("advanceThree")).length);

// --- Setup -----------------------------------------------------------------------------------------------------------

export const ZONE_COUNT = ZONES.length;

export const setupFor = (seats: number): Setup => SETUPS[seats] as Setup;

const bySeats = (of: (setup: Setup) => number): Uint8Array =>
  Uint8Array.from({ length: MAX_SEATS + 1 }, (_, seats) => (seats in SETUPS ? of(setupFor(seats)) : 0));

const byKind = (of: (setup: Setup, kind: Kind) => number): Uint8Array =>
  Uint8Array.from({ length: (MAX_SEATS + 1) * KINDS.length }, (_, index) => {
    const setup = SETUPS[Math.floor(index / KINDS.length)];
    return setup === undefined ? 0 : of(setup, KINDS[index % KINDS.length] as Kind);
  });
const count = (kinds: readonly Kind[], kind: Kind): number => kinds.filter((other) => other === kind).length;

/** Buildings that stand at the beginning, and buildings that are in the game at all, by number of seats and kind. */
export const STARTERS = byKind(({ buildings }, kind) => count(buildings, kind));
export const BUILDINGS_IN_GAME = byKind(({ boxed }, kind) => BUILDING_COUNTS[kind] - count(boxed, kind));

/** Zones that are closed with a number of seats, as bits. */
export const CLOSED_ZONES = bySeats(({ closed }) => closed.reduce((set, zone) => set | (1 << zone), 0));
/** Pieces of one player in the game. */
export const SHIPS_OF_SEAT = bySeats(({ boardShips, spareShips }) => boardShips + spareShips);
export const CUBES_OF_SEAT = bySeats(({ spareCubes }) => spareCubes);
export const SCIENTISTS_OF_SEAT = bySeats(({ staff, reserve }) => staff + reserve);
