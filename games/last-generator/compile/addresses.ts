/**
 * Where things begin in the program. The rules start a list of effects by its address; the operations in the list call
 * the rules. So these tables are blank until `program.ts` has compiled the content, once, when all operations are known.
 */
import { BUILDINGS } from "../content/buildings.ts";
import { CITIZENS } from "../content/citizens.ts";
import { EXPEDITIONS } from "../content/expeditions.ts";
import { EXPERTS } from "../content/experts.ts";
import { LAWS } from "../content/laws.ts";
import { MORNING } from "../content/morning.ts";
import { SCENARIOS } from "../content/scenarios.ts";
import { TECHNOLOGIES } from "../content/technologies.ts";
import { TRACKS } from "../content/tracks.ts";
import { CITIZEN_TYPES } from "../content/types.ts";
import { CONSEQUENCES, DUSK_CARDS, EVENTS, SPECIALS } from "../data.ts";

const perCard = (cards: readonly unknown[]): Int16Array => new Int16Array(cards.length);
const perSide = (cards: readonly unknown[]): Int16Array => new Int16Array(cards.length * 2);
const perType = (count: number): Int16Array => new Int16Array(count * CITIZEN_TYPES.length);

// --- Lists of effects -----------------------------------------------------------------------------------------------

export const EVENT_TOKEN = perCard(EVENTS);
export const EVENT_DUSK = perCard(EVENTS);
export const DUSK_CODE = perCard(DUSK_CARDS);
export const CONSEQUENCE_CODE = perCard(CONSEQUENCES);
export const LAW_CODE = perCard(LAWS);
export const LAW_DUSK = perCard(LAWS);
export const TECHNOLOGY_CODE = perCard(TECHNOLOGIES);
export const ABILITY_CODE = perCard(CITIZENS);
/** By card and type of who died. */
export const DEATH_CODE = perType(CITIZENS.length);
export const EXPERT_CODE = perCard(EXPERTS);
export const EXPLORE_CODE = perCard(EXPEDITIONS);
export const CARRY_CODE = perCard(EXPEDITIONS);
export const RETURN_CODE = perCard(EXPEDITIONS);
/** Modifiers while it stands, by kind and side. */
export const PASSIVE_CODE = perSide(BUILDINGS);
export const SPECIAL_CODE = perCard(SPECIALS);
export const STORM_CODE = perCard(SCENARIOS);
export const NIGHTLY_CODE = perCard(SCENARIOS);
/** The penalty for each value of the Hunger marker below the one that loses (GEN-12.3). */
export const HUNGER_CODE = new Int16Array(TRACKS.hunger.lossAt);
/** What a Sickness marker costs, by type and space (GEN-9.4). */
export const SICKNESS_CODE = perType(TRACKS.sickness.lossAt);

const ROUNDS = TRACKS.roundSpaces + 1;
/** The number of a round of a scenario, and of its trigger. */
export const triggerNumber = (scenario: number, round: number): number => scenario * ROUNDS + round;
/** Trigger of each round of each scenario, by `triggerNumber`. */
export const TRIGGER_CODE = new Int16Array(SCENARIOS.length * ROUNDS);
/** The trigger that has a number. */
export const triggerOf = (number: number) =>
  SCENARIOS[(number / ROUNDS) | 0]?.triggers.find(({ round }) => round === number % ROUNDS);

/** One death of each type (GEN-16.6). */
export const DIE_CODE = perType(1);
/** Near tiles, Far tiles (GEN-10.9). */
export const CLEAR_CODE = new Int16Array(2);
const FARTHEST = 9;
/** Every scout moves that many spaces (GEN-8.4). */
export const SCOUTS_CODE = new Int16Array(FARTHEST + 1);
/** Lists of which there is one: the Gather action, the Build action, the choice of a technology. */
export const SINGLE_CODE = { gather: 0, build: 0, develop: 0 };

// --- Lists of options -----------------------------------------------------------------------------------------------

/** The options of each Morning card. */
export const MORNING_GROUP = perCard(MORNING);
/** Use options, by kind and side; 0 for a building without use. */
export const USE_GROUP = perSide(BUILDINGS);
/** The options of the call of duty. */
export const SINGLE_GROUP = { call: 0 };

// --- Costs and conditions -------------------------------------------------------------------------------------------

export const BUILD_COST = perCard(BUILDINGS);
/** Row + 1; 0 when it cannot be upgraded. */
export const UPGRADE_COST = perCard(BUILDINGS);
export const SPECIAL_COST = perCard(SPECIALS);
export const SPECIAL_CONDITION = perCard(SPECIALS);
export const WIN_CONDITION = perCard(SCENARIOS);
/** Conditions of defeat of each scenario, with the index + 1 of `LOSSES`. */
export const LOSS_CONDITIONS: { readonly condition: number; readonly loss: number }[][] = SCENARIOS.map(
  () => [],
);
