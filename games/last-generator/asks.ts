/** What can be going on: the phases of a round, the steps that they are made of, and the questions that can be asked. */

/** GEN-4: the nine phases of a round, before them the set-up, after them the end. */
export const SETUP = 0;
export const DAWN = 1;
const MORNING = 2;
export const GENERATOR = 3;
export const WEATHER = 4;
export const PREPARATION = 5;
export const ACTION = 6;
export const DUSK = 7;
export const HUNGER = 8;
export const NIGHT = 9;
export const ENDED = 10;

export const PHASE_NAMES = [
  "setup",
  "dawn",
  "morning",
  "generator",
  "weather",
  "preparation",
  "action",
  "dusk",
  "hunger",
  "night",
  "ended",
] as const;

/** Steps of the phases, in the order of the round; `STEP_PHASE` says where each belongs. */
export const STEPS = [
  ["chooseExpert", SETUP],
  ["dawn", DAWN],
  ["dawnTechnology", DAWN],
  ["dawnNextTechnology", DAWN],
  ["dawnTrigger", DAWN],
  ["dawnEvents", DAWN],
  ["morning", MORNING],
  ["generatorFeed", GENERATOR],
  ["generatorGap", GENERATOR],
  ["generatorThrow", GENERATOR],
  ["weather", WEATHER],
  ["weatherScouts", WEATHER],
  ["weatherStorm", WEATHER],
  ["prepare", PREPARATION],
  ["sicknessLimit", PREPARATION],
  ["sicknessSections", PREPARATION],
  ["muster", ACTION],
  ["turn", ACTION],
  ["turnOver", ACTION],
  ["duskEffects", DUSK],
  ["duskCard", DUSK],
  ["hungerSpend", HUNGER],
  ["hungerPenalty", HUNGER],
  ["hungerFeed", HUNGER],
  ["nightHome", NIGHT],
  ["nightFeed", NIGHT],
  ["nightBeds", NIGHT],
  ["nightShelter", NIGHT],
  ["nightSick", NIGHT],
  ["nightScenario", NIGHT],
  ["nightEnd", NIGHT],
] as const;

export type StepName = (typeof STEPS)[number][0];

export const STEP = Object.fromEntries(STEPS.map(([name], index) => [name, index])) as Readonly<
  Record<StepName, number>
>;
export const STEP_PHASE = Uint8Array.from(STEPS, ([, phase]) => phase);

/** The questions. 0 is none: the game runs on by itself. */
export const ASKS = [
  "nothing",
  /** GEN-3.13 */
  "expert",
  /** One option of a card, of a building or of the call of duty: `s.group` names the list. */
  "option",
  /** GEN-17.3 */
  "feed",
  /** GEN-9.5 */
  "prepare",
  /** A turn of the Action phase (GEN-10.4). */
  "turn",
  "kind",
  "gather",
  "use",
  "deploy",
  "special",
  /** GEN-20.1 */
  "citizenCard",
  /** GEN-10.11 */
  "build",
  "site",
  "slot",
  /** GEN-28.33 */
  "gatherEffect",
  // Which type: one unit at a time (GEN-2.4).
  "sick",
  "die",
  "flip",
  "fatigue",
  "join",
  "leave",
  "cure",
  "treat",
  "shelter",
  // Tokens, one point at a time (GEN-15).
  "raise",
  "lower",
  "activate",
  "exhaust",
  /** GEN-16.6 */
  "deathCard",
  "law",
  "technology",
  /** GEN-25.2 */
  "reach",
  /** GEN-25.4 */
  "explored",
  "scout",
  "recall",
  "recallType",
  /** GEN-12.1 */
  "food",
  "destroy",
  "discardCitizen",
  "discardEvent",
] as const;

export type AskName = (typeof ASKS)[number];

export const ASK = Object.fromEntries(ASKS.map((name, index) => [name, index])) as Readonly<
  Record<AskName, number>
>;
