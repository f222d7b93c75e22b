/** The round from Dusk to the end of the Night (GEN-11 to GEN-13), step by step. */
import { add, at } from "@banquise/engine";
import {
  CONSEQUENCE_CODE,
  DUSK_CODE,
  EVENT_DUSK,
  HUNGER_CODE,
  LAW_DUSK,
  NIGHTLY_CODE,
  WIN_CONDITION,
} from "../compile/addresses.ts";
import { slotNamed } from "../compile/modifiers.ts";
import { SCENARIOS } from "../content/scenarios.ts";
import { TRACKS } from "../content/tracks.ts";
import { EVENTS, FED, FOOD, LOST_HUNGER, LOST_OBJECTIVE, TYPES } from "../data.ts";
import { events } from "../events.ts";
import type { StepName } from "../phases.ts";
import { modifier, sumOf } from "../queries.ts";
import { holds } from "./conditions.ts";
import { drawDusk } from "./decks.ts";
import { ask, lose, push, win } from "./frames.ts";
import { go, type Step } from "./go.ts";
import { expire } from "./markers.ts";
import { sicken } from "./people.ts";
import { sendHome } from "./recall.ts";
import { fedBefore } from "./strike.ts";
import { countNight } from "./warmth.ts";

const FEED_REDUCTION = slotNamed("feedReduction");

export const EVENING = {
  // --- Dusk (GEN-11) ------------------------------------------------------------------------------------------------
  duskEffects(s, context) {
    const place = s.cursor++;
    if (place < TRACKS.laws.max) {
      const law = at(s.laws, place) - 1;
      if (law >= 0) push(s, at(LAW_DUSK, law));
      return;
    }
    const card = at(s.events, place - TRACKS.laws.max) - 1;
    if (card >= 0) push(s, at(EVENT_DUSK, card));
    if (place === TRACKS.laws.max + EVENTS.length - 1) go(s, "duskCard", context);
  },
  duskCard(s, context) {
    if (s.cursor === 1 || !drawDusk(s, context)) {
      s.duskCard = 0;
      s.consequenceCard = 0;
      return go(s, "hungerSpend", context);
    }
    s.cursor = 1;
    if (s.consequenceCard > 0) {
      context.emit?.(events.make("consequenceTurned", null, { card: s.consequenceCard - 1 }));
      return push(s, at(CONSEQUENCE_CODE, s.consequenceCard - 1));
    }
    context.emit?.(events.make("duskTurned", null, { card: s.duskCard - 1 }));
    push(s, at(DUSK_CODE, s.duskCard - 1));
  },

  // --- Hunger (GEN-12) ----------------------------------------------------------------------------------------------
  hungerSpend(s, context) {
    go(s, "hungerPenalty", context);
    if (s.hunger > 0) ask(s, "food");
  },
  hungerPenalty(s, context) {
    if (s.hunger >= TRACKS.hunger.lossAt) return lose(s, LOST_HUNGER, context);
    go(s, "hungerFeed", context);
    if (s.hunger === 0) return;
    context.emit?.(events.make("hungerStruck", null, { hunger: s.hunger, type: fedBefore(s) }));
    push(s, at(HUNGER_CODE, s.hunger));
  },
  hungerFeed(s, context) {
    const type = at(FED, s.round);
    const need = Math.max(0, at(s.citizens, type) - modifier(s, FEED_REDUCTION));
    const food = Math.min(need, at(s.resources, FOOD));
    add(s.resources, FOOD, -food);
    s.hunger = need - food;
    context.emit?.(events.make("mealServed", null, { type, food, missing: s.hunger }));
    go(s, "nightHome", context);
  },

  // --- Night (GEN-13) -----------------------------------------------------------------------------------------------
  nightHome(s, context) {
    sendHome(s);
    go(s, "nightFeed", context);
  },
  nightFeed(s, context) {
    go(s, "nightBeds", context);
    ask(s, "feed");
  },
  nightBeds(s, context) {
    countNight(s);
    go(s, "nightShelter", context);
  },
  nightShelter(s, context) {
    const without = sumOf(s.unsheltered);
    if (s.beds > 0 && without > s.beds) return ask(s, "shelter");
    if (s.beds > 0) s.unsheltered.fill(0);
    s.beds = 0;
    context.emit?.(events.make("nightFell", null, { unsheltered: Array.from(s.unsheltered) }));
    go(s, "nightSick", context);
  },
  nightSick(s, context) {
    for (let type = 0; type < TYPES; type++) {
      if (at(s.unsheltered, type) === 0) continue;
      add(s.unsheltered, type, -1);
      return sicken(s, type, context);
    }
    go(s, "nightScenario", context);
  },
  nightScenario(s, context) {
    go(s, "nightEnd", context);
    push(s, at(NIGHTLY_CODE, s.scenario));
  },
  nightEnd(s, context) {
    expire(s, s.roundModifiers);
    s.expertUsed = 0;
    s.citizenPlayed = 0;
    s.specialsDone = 0;
    s.morningCard = 0;
    s.weatherCard = 0;
    s.nights++;
    if (s.round < (SCENARIOS[s.scenario]?.rounds ?? 0)) return go(s, "dawn", context);
    if (holds(s, at(WIN_CONDITION, s.scenario))) win(s, context);
    else lose(s, LOST_OBJECTIVE, context);
  },
} satisfies Partial<Record<StepName, Step>>;
