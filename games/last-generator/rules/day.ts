/** The round from Dawn to the last act (GEN-5 to GEN-10), step by step. */
import { at, type Context } from "@banquise/engine";
import { drawBit, withBit, withoutBit } from "../bits.ts";
import {
  EVENT_TOKEN,
  MORNING_GROUP,
  SCOUTS_CODE,
  SICKNESS_CODE,
  SINGLE_CODE,
  STORM_CODE,
  TECHNOLOGY_CODE,
  TRIGGER_CODE,
  triggerNumber,
} from "../compile/addresses.ts";
import { slotNamed } from "../compile/modifiers.ts";
import { HUNT } from "../compile/properties.ts";
import { TRACKS } from "../content/tracks.ts";
import { CITIZEN_TYPES } from "../content/types.ts";
import { WEATHER } from "../content/weather.ts";
import {
  AUTOMATON,
  BUILDING_IDS,
  EVENTS,
  FOOD,
  GAP_ICONS,
  LOST_SICKNESS,
  meeplesOf,
  TYPES,
} from "../data.ts";
import { events } from "../events.ts";
import { SPACES } from "../map.ts";
import { ENDED, type StepName } from "../phases.ts";
import { kindAt, modifier, nextSeat, scoutsOfType } from "../queries.ts";
import type { State } from "../state.ts";
import { throwCubes } from "../tower.ts";
import { forgetAct, hasLegalAct } from "./acting.ts";
import { drawWeather } from "./decks.ts";
import { ask, lose, push } from "./frames.ts";
import { go, type Step } from "./go.ts";
import { canCall, whyNotCall, whyNotExpert } from "./helpers.ts";
import { changeCold, changeHeat, changePressure, changeRadius, expire, gain, moveStorm } from "./markers.ts";
import { sicken } from "./people.ts";

const HUNT_BONUS = slotNamed("huntBonus");
const SCOUT_BONUS = slotNamed("scoutBonus");
const FREE_HEAT = slotNamed("freeHeat");
const EXTRA_MEEPLE = Uint8Array.from(CITIZEN_TYPES, (type) => slotNamed(`extraMeeple.${type}`));
const HUNTERS_HUT = BUILDING_IDS.indexOf("hunters-hut");
/** GEN-21.3: the option of the call that takes Meeples back. */
const CALL_RECALL = 0;

export const DAY = {
  chooseExpert: (s, context) => (s.expert === 0 ? ask(s, "expert") : go(s, "muster", context)),

  // --- Dawn (GEN-5) -------------------------------------------------------------------------------------------------
  dawn(s, context) {
    s.leader = nextSeat(s, s.leader);
    s.round++;
    s.deaths = 0;
    context.emit?.(events.make("roundBegun", null, { round: s.round, leader: s.leader }));
    go(s, "dawnTechnology", context);
  },
  dawnTechnology(s, context) {
    if (s.developing === 0 || s.developedAt !== s.round) return go(s, "dawnTrigger", context);
    const technology = s.developing - 1;
    s.developing = 0;
    s.developedAt = 0;
    s.techs = withBit(s.techs, technology);
    context.emit?.(events.make("technologyDeveloped", null, { technology }));
    go(s, "dawnNextTechnology", context);
    push(s, at(TECHNOLOGY_CODE, technology));
  },
  dawnNextTechnology(s, context) {
    go(s, "dawnTrigger", context);
    push(s, SINGLE_CODE.develop);
  },
  dawnTrigger(s, context) {
    go(s, "dawnEvents", context);
    const code = at(TRIGGER_CODE, triggerNumber(s.scenario, s.round));
    if (code !== 0) context.emit?.(events.make("triggerMet", null, { scenario: s.scenario, round: s.round }));
    push(s, code);
  },
  dawnEvents(s, context) {
    for (let place = 0; place < EVENTS.length; place++) {
      const card = at(s.events, place) - 1;
      if (card < 0) break;
      if (at(s.eventRounds, card) !== s.round) continue;
      context.emit?.(events.make("eventDue", null, { event: card }));
      return push(s, at(EVENT_TOKEN, card));
    }
    go(s, "morning", context);
  },

  // --- Morning (GEN-6) ----------------------------------------------------------------------------------------------
  morning(s, context) {
    if (s.cursor === 1 || s.morningDeck === 0) return go(s, "generatorFeed", context);
    s.cursor = 1;
    const card = drawBit(s.morningDeck, context.random);
    s.morningDeck = withoutBit(s.morningDeck, card);
    s.morningCard = card + 1;
    context.emit?.(events.make("morningTurned", null, { card }));
    s.group = at(MORNING_GROUP, card);
    ask(s, "option");
  },

  // --- Generator (GEN-7) --------------------------------------------------------------------------------------------
  generatorFeed(s, context) {
    go(s, "generatorGap", context);
    ask(s, "feed");
  },
  generatorGap(s, context) {
    if (s.cursor === 0) s.cursor = s.heat;
    if (s.cursor >= s.cold) return go(s, "generatorThrow", context);
    s.cursor++;
    sicken(s, at(GAP_ICONS, s.cursor), context);
  },
  generatorThrow(s, context) {
    changePressure(s, throwCubes(s, s.heat, context), context);
    if (s.phase === ENDED) return;
    changeHeat(s, -s.heat, context);
    go(s, "weather", context);
  },

  // --- Weather (GEN-8) ----------------------------------------------------------------------------------------------
  weather(s, context) {
    const index = drawWeather(s, context);
    s.weatherCard = index + 1;
    const card = WEATHER[index];
    if (card === undefined) return go(s, "prepare", context);
    context.emit?.(events.make("weatherTurned", null, { card: index }));
    if (card.cold !== 0) changeCold(s, card.cold, context);
    if (card.radius !== 0) changeRadius(s, card.radius, 0, context);
    if (card.hunt === 1) hunt(s, context);
    go(s, "weatherScouts", context);
  },
  weatherScouts(s, context) {
    go(s, "weatherStorm", context);
    const spaces = (WEATHER[s.weatherCard - 1]?.scouts ?? 0) + modifier(s, SCOUT_BONUS);
    push(s, at(SCOUTS_CODE, spaces));
  },
  weatherStorm(s, context) {
    if (s.cursor === 1 || s.storm === 0) return go(s, "prepare", context);
    s.cursor = 1;
    moveStorm(s, -(WEATHER[s.weatherCard - 1]?.storm ?? 0), context);
    if (s.storm > s.round) return;
    s.storm = 0;
    context.emit?.(events.make("stormBroke", null, { scenario: s.scenario }));
    push(s, at(STORM_CODE, s.scenario));
  },

  // --- Preparation (GEN-9) ------------------------------------------------------------------------------------------
  prepare(s, context) {
    if (whyNotExpert(s) === null || canCall(s)) ask(s, "prepare");
    else go(s, "sicknessLimit", context);
  },
  sicknessLimit(s, context) {
    for (let type = 0; type < TYPES; type++)
      if (at(s.sick, type) >= TRACKS.sickness.lossAt) return lose(s, LOST_SICKNESS, context);
    go(s, "sicknessSections", context);
  },
  sicknessSections(s, context) {
    if (s.cursor === TYPES) return go(s, "muster", context);
    const type = s.cursor++;
    const sick = at(s.sick, type);
    // The deaths of one type may sicken the next: the last section is a defeat whenever it is read (GEN-14.4).
    if (sick >= TRACKS.sickness.lossAt) return lose(s, LOST_SICKNESS, context);
    push(s, at(SICKNESS_CODE, type * TRACKS.sickness.lossAt + sick));
  },

  // --- Action (GEN-10) ----------------------------------------------------------------------------------------------
  muster(s, context) {
    for (let type = 0; type < TYPES; type++) musterType(s, type);
    s.reserve[AUTOMATON] = s.automata;
    s.fielded[AUTOMATON] = s.automata;
    s.active = s.leader;
    s.passes = 0;
    go(s, "turn", context);
    changeHeat(s, modifier(s, FREE_HEAT), context);
    context.emit?.(
      events.make("mustered", null, { reserve: Array.from(s.reserve), covered: Array.from(s.covered) }),
    );
  },
  turn(s, context) {
    if (s.passes < s.seats && (hasLegalAct(s) || whyNotCall(s, CALL_RECALL) === null)) return ask(s, "turn");
    go(s, "duskEffects", context);
  },
  turnOver(s, context) {
    forgetAct(s);
    expire(s, s.actionModifiers);
    s.active = nextSeat(s, s.active);
    go(s, "turn", context);
  },
} satisfies Partial<Record<StepName, Step>>;

/** GEN-8.3 */
function hunt(s: State, context: Context): void {
  let food = 0;
  for (let space = 0; space < SPACES; space++) {
    if (kindAt(s, space) !== HUNTERS_HUT) continue;
    food += at(HUNT, HUNTERS_HUT * 2 + at(s.upgraded, space)) + modifier(s, HUNT_BONUS);
  }
  if (food > 0) context.emit?.(events.make("hunted", null, { food }));
  gain(s, FOOD, food, context);
}

/** GEN-10.1, GEN-10.2 */
function musterType(s: State, type: number): void {
  const own = Math.max(0, meeplesOf(at(s.citizens, type)) - scoutsOfType(s, type));
  const count = Math.min(TRACKS.population.maxMeeples, own + modifier(s, at(EXTRA_MEEPLE, type)));
  const covered = Math.min(count, at(s.fatigue, type));
  s.covered[type] = covered;
  s.reserve[type] = count - covered;
  s.fielded[type] = count;
}
