/** The content, compiled once into flat tables of integers. The rules read these and nothing else of the cards. */
import { BUILDINGS } from "../content/buildings.ts";
import { CITIZENS } from "../content/citizens.ts";
import { EXPEDITIONS } from "../content/expeditions.ts";
import { CALL_OF_DUTY, EXPERTS } from "../content/experts.ts";
import { LAWS } from "../content/laws.ts";
import { MORNING } from "../content/morning.ts";
import { SCENARIOS } from "../content/scenarios.ts";
import { TECHNOLOGIES } from "../content/technologies.ts";
import { TRACKS } from "../content/tracks.ts";
import {
  ACTIONS,
  CITIZEN_TYPES,
  DEPOSITS,
  HOPE_TYPES,
  LETTERS,
  type ModifierEffect,
} from "../content/types.ts";
import { CONSEQUENCES, DUSK_CARDS, EVENTS, SPECIALS } from "../data.ts";
import { Assembler, type Group, type Source, WIDTH } from "./code.ts";

const assembler = new Assembler();
const bitsOf = (names: readonly string[], all: readonly string[]): number =>
  names.reduce((bits, name) => bits | (1 << all.indexOf(name)), 0);

// --- Morning cards and events ---------------------------------------------------------------------------------------

/** The options of each Morning card. */
export const MORNING_GROUP = Int16Array.from(MORNING, ({ options }, morning) => {
  const event = EVENTS.findIndex((card) => card.morning === morning);
  assembler.from("morning", morning).ofEvent(event);
  return assembler.group(
    options,
    options.map(({ after }) => (after === "display" ? [["display", event] as const] : [])),
  );
});

export const EVENT_TOKEN = Int16Array.from(EVENTS, ({ block }, event) =>
  assembler.from("event", event).list(block.onToken, ["leaveDisplay", event]),
);
export const EVENT_DUSK = Int16Array.from(EVENTS, ({ block }, event) =>
  assembler.from("event", event).list(block.onDusk ?? []),
);
export const EVENT_PROTECTED = Uint8Array.from(EVENTS, ({ block }) => (block.protected ? 1 : 0));

// --- Dusk -----------------------------------------------------------------------------------------------------------

export const DUSK_CODE = Int16Array.from(DUSK_CARDS, ({ effects }, card) =>
  assembler.from("dusk", card).list(effects, ["duskDone", card]),
);
export const DUSK_STAYS = Uint8Array.from(DUSK_CARDS, ({ after }) => (after === "discard" ? 1 : 0));
export const CONSEQUENCE_CODE = Int16Array.from(CONSEQUENCES, ({ effects }, card) =>
  assembler.from("consequence", card).list(effects),
);

// --- Laws and technologies ------------------------------------------------------------------------------------------

export const LAW_CODE = Int16Array.from(LAWS, ({ modifiers, onEnact }, law) =>
  assembler.from("law", law).list([...modifiers, ...onEnact]),
);
export const LAW_DUSK = Int16Array.from(LAWS, ({ triggers }, law) =>
  assembler.from("law", law).list(triggers.flatMap(({ effects }) => effects)),
);
export const TECHNOLOGY_CODE = Int16Array.from(TECHNOLOGIES, ({ modifiers, onDevelop }, tech) =>
  assembler.from("technology", tech).list([...modifiers, ...onDevelop]),
);
export const TECHNOLOGY_TIME = Uint8Array.from(TECHNOLOGIES, ({ time }) => time);

// --- Citizens, experts ----------------------------------------------------------------------------------------------

export const CITIZEN_TYPE = Uint8Array.from(CITIZENS, ({ type }) => CITIZEN_TYPES.indexOf(type));
/** Actions on which each card may be played: bits. */
export const CITIZEN_ACTIONS = Uint8Array.from(CITIZENS, ({ actions }) => bitsOf(actions, ACTIONS));
/** Cards of each type: bits. */
export const CITIZENS_OF_TYPE = Int32Array.from(CITIZEN_TYPES, (type) =>
  CITIZENS.reduce((bits, card, index) => (card.type === type ? bits | (1 << index) : bits), 0),
);
export const ABILITY_CODE = Int16Array.from(CITIZENS, ({ ability }, card) =>
  assembler.from("citizen", card).list(ability),
);
/** By card and type of who died. */
export const DEATH_CODE = Int16Array.from(
  CITIZENS.flatMap(({ death }, card) =>
    CITIZEN_TYPES.map((type) => assembler.from("death", card).list(death[type])),
  ),
);
export const EXPERT_HOPE = Uint8Array.from(EXPERTS, ({ hope }) => HOPE_TYPES.indexOf(hope));
export const EXPERT_CODE = Int16Array.from(EXPERTS, ({ effects }, expert) =>
  assembler.from("expert", expert).list(effects),
);
export const CALL_GROUP = assembler.from("call", 0).group(CALL_OF_DUTY.options);

// --- Expeditions ----------------------------------------------------------------------------------------------------

export const EXPEDITION_LETTER = Uint8Array.from(EXPEDITIONS, ({ letter }) => LETTERS.indexOf(letter));
export const EXPEDITION_SPACES = Uint8Array.from(EXPEDITIONS, ({ spaces }) => spaces);
/** Cards of each letter: bits. */
export const EXPEDITIONS_OF_LETTER = Int32Array.from(LETTERS, (letter) =>
  EXPEDITIONS.reduce((bits, card, index) => (card.letter === letter ? bits | (1 << index) : bits), 0),
);
export const EXPLORE_CODE = Int16Array.from(EXPEDITIONS, ({ dark }, card) =>
  assembler.from("expedition", card).list(dark.onExplore),
);
export const CARRY_CODE = Int16Array.from(EXPEDITIONS, ({ dark }, card) =>
  assembler.from("expedition", card).list(dark.continue?.carry ?? []),
);
export const RETURN_CODE = Int16Array.from(EXPEDITIONS, ({ dark }, card) =>
  assembler.from("expedition", card).list(dark.return.effects),
);
/** Letter + 1 of the card that comes on Continue; 0 when it is not offered. */
export const CONTINUE_TO = Uint8Array.from(EXPEDITIONS, ({ dark }) =>
  dark.continue ? LETTERS.indexOf(dark.continue.to) + 1 : 0,
);
/** Letter + 1 of the card that comes on Return; 0 for a new A. */
export const RETURN_NEXT = Uint8Array.from(EXPEDITIONS, ({ dark }) =>
  dark.return.next === "newA" ? 0 : LETTERS.indexOf(dark.return.next) + 1,
);

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
export const BUILD_COST = Int16Array.from(BUILDINGS, ({ cost }) => assembler.cost(cost));
/** Row + 1; 0 when it cannot be upgraded. */
export const UPGRADE_COST = Int16Array.from(BUILDINGS, ({ upgradeCost }) =>
  upgradeCost === null ? 0 : assembler.cost(upgradeCost) + 1,
);
/** Types that may use it: bits. */
export const USERS = Uint8Array.from(BUILDINGS, ({ users }) => bitsOf(users, CITIZEN_TYPES));
/** Deposit + 1 that it needs. */
export const DEPOSIT = Uint8Array.from(BUILDINGS, ({ deposit }) =>
  deposit === null ? 0 : DEPOSITS.indexOf(deposit) + 1,
);
export const LOCKED = Uint8Array.from(BUILDINGS, ({ locked }) => (locked ? 1 : 0));
export const NO_BUILD = Uint8Array.from(BUILDINGS, ({ noBuild }) => (noBuild ? 1 : 0));
export const NO_DISMANTLE = Uint8Array.from(BUILDINGS, ({ noDismantle }) => (noDismantle ? 1 : 0));
/** Use options, by kind and side; 0 for a building without use. */
export const USE_GROUP = Int16Array.from(
  BUILDINGS.flatMap(({ use, useUpgraded }, kind) => {
    const basic = use ? assembler.from("building", kind).group(use) : 0;
    return [basic, useUpgraded ? assembler.from("building", kind).group(useUpgraded) : basic];
  }),
);
/** Modifiers while it stands, by kind and side. */
export const PASSIVE_CODE = Int16Array.from(
  BUILDINGS.flatMap(({ passive = [], passiveUpgraded = passive }, kind) =>
    [passive, passiveUpgraded].map((effects: readonly ModifierEffect[]) =>
      assembler.from("building", kind).list(effects),
    ),
  ),
);

// --- Special actions ------------------------------------------------------------------------------------------------

export const SPECIAL_WHO = Uint8Array.from(SPECIALS, ({ special }) => bitsOf(special.who, CITIZEN_TYPES));
export const SPECIAL_STRICT = Uint8Array.from(SPECIALS, ({ special }) => (special.strict ? 1 : 0));
export const SPECIAL_ONCE = Uint8Array.from(SPECIALS, ({ special }) => (special.limit === "once" ? 1 : 0));
export const SPECIAL_COST = Int16Array.from(SPECIALS, ({ special }) => assembler.cost(special.cost));
export const SPECIAL_CONDITION = Int16Array.from(SPECIALS, ({ special }) => assembler.condition(special.req));
export const SPECIAL_CODE = Int16Array.from(SPECIALS, ({ special, event }, index) =>
  assembler
    .from("special", index)
    .list(special.effects, ...(special.thenRemove ? [["leaveDisplay", event] as const] : [])),
);

// --- Scenarios ------------------------------------------------------------------------------------------------------

const ROUNDS = TRACKS.roundSpaces + 1;
/** Trigger of each round: `scenario * ROUNDS + round`. */
const triggers = new Int16Array(SCENARIOS.length * ROUNDS);
SCENARIOS.forEach((scenario, index) => {
  scenario.triggers.forEach(({ round, effects }) => {
    triggers[index * ROUNDS + round] = assembler.from("trigger", index * ROUNDS + round).list(effects);
  });
});
export const triggerCode = (scenario: number, round: number): number =>
  triggers[scenario * ROUNDS + round] as number;
/** The trigger that a source of kind "trigger" stands for. */
export const triggerOf = (index: number) =>
  SCENARIOS[(index / ROUNDS) | 0]?.triggers.find(({ round }) => round === index % ROUNDS);

export const STORM_CODE = Int16Array.from(SCENARIOS, ({ storm }, index) =>
  assembler.from("storm", index).list(storm.effects),
);
export const NIGHTLY_CODE = Int16Array.from(SCENARIOS, ({ nightly }, index) =>
  assembler.from("nightly", index).list(nightly),
);
export const WIN_CONDITION = Int16Array.from(SCENARIOS, ({ winAtEnd }) => assembler.condition(winAtEnd));
/** Conditions of defeat of each scenario, with the index + 1 of `LOSSES`. */
const PLAIN_LOSSES = 7;
export const LOSS_CONDITIONS: readonly (readonly { readonly condition: number; readonly loss: number }[])[] =
  SCENARIOS.map(({ lossIf }, index) => {
    const before = SCENARIOS.slice(0, index).reduce((count, other) => count + other.lossIf.length, 0);
    return lossIf.map(({ cond }, i) => ({
      condition: assembler.condition(cond),
      loss: PLAIN_LOSSES + before + i + 1,
    }));
  });

// --- Tracks ---------------------------------------------------------------------------------------------------------

/** The penalty for each value of the Hunger marker below the one that loses (GEN-12.3). */
export const HUNGER_CODE = new Int16Array(TRACKS.hunger.lossAt);
TRACKS.hunger.bands.forEach(({ from, to, effects }, band) => {
  HUNGER_CODE.fill(assembler.from("hunger", band).list(effects), from, to + 1);
});
/** What a Sickness marker costs, by type and space (GEN-9.4). */
export const SICKNESS_CODE = new Int16Array(CITIZEN_TYPES.length * TRACKS.sickness.lossAt);
TRACKS.sickness.sections.forEach(({ from, to, fatigue, flips }, section) => {
  CITIZEN_TYPES.forEach((who, type) => {
    const code = assembler
      .from("sickness", section)
      .list([
        ...(fatigue > 0 ? [{ op: "fatigue", who, n: fatigue } as const] : []),
        ...(flips > 0 ? [{ op: "flip", who, n: flips } as const] : []),
      ]);
    const base = type * TRACKS.sickness.lossAt;
    SICKNESS_CODE.fill(code, base + from, base + to + 1);
  });
});

// --- What the actions do --------------------------------------------------------------------------------------------

assembler.from("rules", 0);
const { actions } = TRACKS;
export const GATHER_ACTION = assembler.list([], ["gatherHere", actions.gather]);
export const BUILD_ACTION = assembler.list([], ["build", actions.build]);
export const CLEAR_ACTION = Int16Array.of(
  assembler.list([], ["clear", 0, actions.clearNear, 1]),
  assembler.list([], ["clear", 1, actions.clearFar, 0]),
);
export const DEVELOP_CODE = assembler.list([], ["develop"]);
/** One death of each type (GEN-16.6). */
export const DIE_CODE = Int16Array.from(CITIZEN_TYPES, (who) => assembler.list([{ op: "die", who, n: 1 }]));
/** Every scout moves that many spaces (GEN-8.4). */
const FARTHEST = 9;
export const SCOUTS_CODE = Int16Array.from({ length: FARTHEST + 1 }, (_, n) =>
  n === 0 ? 0 : assembler.list([{ op: "scouts", n, which: "each" }]),
);

// --- The program ----------------------------------------------------------------------------------------------------

const CODE = Int16Array.from(assembler.words);
export const CONDITIONS = Int16Array.from(assembler.conditions);
export const COSTS = Uint8Array.from(assembler.costs);
export const OPTION_CONDITION = Int16Array.from(assembler.optionConditions);
export const OPTION_COST = Int16Array.from(assembler.optionCosts);
export const OPTION_CODE = Int16Array.from(assembler.optionCodes);
export const GROUPS: readonly Group[] = assembler.groups;
export const GROUP_FIRST = Int16Array.from(assembler.groups, ({ first }) => first);
export const GROUP_SIZE = Uint8Array.from(assembler.groups, ({ options }) => options.length);
const SOURCES: readonly Source[] = assembler.sources;
const SOURCE_OF = Int16Array.from(assembler.sourceOfInstruction);

export const opAt = (pc: number): number => CODE[pc * WIDTH] as number;
export const argAt = (pc: number, argument: number): number => CODE[pc * WIDTH + argument] as number;

/** The card that an instruction belongs to. */
export const sourceOf = (pc: number): Source => SOURCES[SOURCE_OF[pc] as number] as Source;
/** The card that a list of options belongs to. */
export const sourceOfGroup = (group: number): Source => SOURCES[GROUPS[group]?.source ?? 0] as Source;
