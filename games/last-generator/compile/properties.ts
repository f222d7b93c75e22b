/** Plain facts of cards and buildings in flat tables of integers. The rules read these and nothing else of the cards. */
import { BUILDINGS } from "../content/buildings.ts";
import { CITIZENS } from "../content/citizens.ts";
import { EXPEDITIONS } from "../content/expeditions.ts";
import { EXPERTS } from "../content/experts.ts";
import { TECHNOLOGIES } from "../content/technologies.ts";
import { ACTIONS, CITIZEN_TYPES, DEPOSITS, HOPE_TYPES, LETTERS } from "../content/types.ts";
import { DUSK_CARDS, EVENTS, SPECIALS } from "../data.ts";

const bitsOf = (names: readonly string[], all: readonly string[]): number =>
  names.reduce((bits, name) => bits | (1 << all.indexOf(name)), 0);

// --- Cards ----------------------------------------------------------------------------------------------------------

export const EVENT_PROTECTED = Uint8Array.from(EVENTS, ({ block }) => (block.protected ? 1 : 0));
export const DUSK_STAYS = Uint8Array.from(DUSK_CARDS, ({ after }) => (after === "discard" ? 1 : 0));
export const TECHNOLOGY_TIME = Uint8Array.from(TECHNOLOGIES, ({ time }) => time);

export const CITIZEN_TYPE = Uint8Array.from(CITIZENS, ({ type }) => CITIZEN_TYPES.indexOf(type));
/** Actions on which each card may be played: bits. */
export const CITIZEN_ACTIONS = Uint8Array.from(CITIZENS, ({ actions }) => bitsOf(actions, ACTIONS));
/** Cards of each type: bits. */
export const CITIZENS_OF_TYPE = Int32Array.from(CITIZEN_TYPES, (type) =>
  CITIZENS.reduce((bits, card, index) => (card.type === type ? bits | (1 << index) : bits), 0),
);
export const EXPERT_HOPE = Uint8Array.from(EXPERTS, ({ hope }) => HOPE_TYPES.indexOf(hope));

export const EXPEDITION_LETTER = Uint8Array.from(EXPEDITIONS, ({ letter }) => LETTERS.indexOf(letter));
export const EXPEDITION_SPACES = Uint8Array.from(EXPEDITIONS, ({ spaces }) => spaces);
/** Cards of each letter: bits. */
export const EXPEDITIONS_OF_LETTER = Int32Array.from(LETTERS, (letter) =>
  EXPEDITIONS.reduce((bits, card, index) => (card.letter === letter ? bits | (1 << index) : bits), 0),
);
/** Letter + 1 of the card that comes on Continue; 0 when it is not offered. */
export const CONTINUE_TO = Uint8Array.from(EXPEDITIONS, ({ dark }) =>
  dark.continue ? LETTERS.indexOf(dark.continue.to) + 1 : 0,
);
/** Letter + 1 of the card that comes on Return; 0 for a new A. */
export const RETURN_NEXT = Uint8Array.from(EXPEDITIONS, ({ dark }) =>
  dark.return.next === "newA" ? 0 : LETTERS.indexOf(dark.return.next) + 1,
);

export const SPECIAL_WHO = Uint8Array.from(SPECIALS, ({ special }) => bitsOf(special.who, CITIZEN_TYPES));
export const SPECIAL_STRICT = Uint8Array.from(SPECIALS, ({ special }) => (special.strict ? 1 : 0));
export const SPECIAL_ONCE = Uint8Array.from(SPECIALS, ({ special }) => (special.limit === "once" ? 1 : 0));

// --- Buildings ------------------------------------------------------------------------------------------------------

export const LARGE = Uint8Array.from(BUILDINGS, ({ size }) => (size === "large" ? 1 : 0));
export const CAPACITY = Uint8Array.from(BUILDINGS, ({ capacity }) => capacity);
export const COPIES = Uint8Array.from(BUILDINGS, ({ copies }) => copies);
/** By kind and side: `kind * 2 + upgraded`. */
const twoSided = (value: (kind: (typeof BUILDINGS)[number], upgraded: boolean) => number): Uint8Array =>
  Uint8Array.from(BUILDINGS.flatMap((kind) => [value(kind, false), value(kind, true)]));
export const BAND = twoSided((kind, upgraded) => (upgraded && kind.bandUpgraded) || kind.band);
export const HUNT = twoSided((kind, upgraded) => (upgraded && kind.huntUpgraded) || kind.hunt);
const shelterOf = (kind: (typeof BUILDINGS)[number], upgraded: boolean) =>
  (upgraded && kind.shelterUpgraded) || kind.shelter;
export const SHELTER_ANY = twoSided((kind, upgraded) => shelterOf(kind, upgraded)?.any ?? 0);
export const SHELTER_CHILD = twoSided((kind, upgraded) => shelterOf(kind, upgraded)?.child ?? 0);
export const IS_SHELTER = Uint8Array.from(BUILDINGS, ({ shelter }) => (shelter ? 1 : 0));
/** Types that may use it: bits. */
export const USERS = Uint8Array.from(BUILDINGS, ({ users }) => bitsOf(users, CITIZEN_TYPES));
/** Deposit + 1 that it needs. */
export const DEPOSIT = Uint8Array.from(BUILDINGS, ({ deposit }) =>
  deposit === null ? 0 : DEPOSITS.indexOf(deposit) + 1,
);
export const LOCKED = Uint8Array.from(BUILDINGS, ({ locked }) => (locked ? 1 : 0));
export const NO_BUILD = Uint8Array.from(BUILDINGS, ({ noBuild }) => (noBuild ? 1 : 0));
export const NO_DISMANTLE = Uint8Array.from(BUILDINGS, ({ noDismantle }) => (noDismantle ? 1 : 0));
