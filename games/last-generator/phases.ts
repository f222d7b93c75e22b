/** The phases of a round (GEN-4) and the steps that they are made of. */

/** GEN-4: the nine phases of a round, before them the set-up, after them the end. */
export const SETUP = 0;
export const DAWN = 1;
export const MORNING = 2;
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
