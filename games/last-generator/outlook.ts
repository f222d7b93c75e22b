/** What a city is worth while its story is still open: the weights of the evaluation, and their sum. */
import { at } from "@banquise/engine";
import { DUSK, HUNGER } from "./asks.ts";
import { countBits } from "./bits.ts";
import { SCENARIOS } from "./content/scenarios.ts";
import { TRACKS } from "./content/tracks.ts";
import {
  BUILDING_IDS,
  COAL,
  CORE,
  COUNTERS,
  DISCONTENT,
  FED,
  FOOD,
  HOPE,
  MAX_STACKS,
  meeplesOf,
  STEEL,
  TYPES,
  WOOD,
} from "./data.ts";
import { BUILDING_PLACES, SPACES } from "./map.ts";
import { pressureSpaces } from "./rules/markers.ts";
import { withoutBed } from "./rules/warmth.ts";
import { rawTotal } from "./scoring.ts";
import { activeTokens, kindAt, lawCount, resourceOf, type State, tokensOn } from "./state.ts";

/** A city that lives is worth this much more than one that has just fallen. */
const ALIVE = 40;

/** What a building is worth over a whole game, by kind. */
const BUILDING_WORTH: Readonly<Record<string, number>> = {
  tent: 2,
  bunkhouse: 7,
  "hunters-hut": 11,
  "soup-kitchen": 9,
  hothouse: 12,
  "first-aid-post": 6,
  infirmary: 10,
  workshop: 6,
  beacon: 8,
  "gathering-post": 5,
  "coal-pit": 11,
  sawmill: 6,
  foundry: 5,
  "charcoal-kiln": 6,
  "relief-valve": 7,
  "heat-relay": 6,
  factory: 6,
  graveyard: 6,
  tavern: 6,
  "prayer-house": 9,
  "watch-post": 7,
  "childrens-home": 6,
};
const WORTH = Float64Array.from(BUILDING_IDS, (id) => BUILDING_WORTH[id] ?? 0);
/** A second building of a kind adds less than the first. */
const SECOND = 0.6;
const UPGRADED = 0.35;

/** What a resource on the map is worth, by kind: it still has to be fetched. */
const ON_MAP = [0.08, 0.14, 0.1, 0, 0.25];

/** How close a track is to defeat: by Hope tokens left, and by Discontent tokens. */
const HOPE_DANGER = [80, 26, 10, 3, 0, 0, 0];
const DISCONTENT_DANGER = [0, 1, 3, 8, 18, 40, 80];

const RAMPART = COUNTERS.indexOf("rampart");
const SEEDS = COUNTERS.indexOf("seeds");

export function outlook(s: State): number {
  const rounds = SCENARIOS[s.scenario]?.rounds ?? 1;
  const left = (rounds - s.nights) / rounds;
  return ALIVE + rawTotal(s) + tracks(s) + health(s) + stock(s, left) + city(s, left) + plans(s, left);
}

function tracks(s: State): number {
  const hope = tokensOn(s, HOPE);
  const discontent = tokensOn(s, DISCONTENT);
  const spirit = 0.6 * activeTokens(s, HOPE) - 0.5 * activeTokens(s, DISCONTENT);
  const danger = (HOPE_DANGER[hope] ?? 0) + (DISCONTENT_DANGER[discontent] ?? 0);
  const corpses = 0.3 * s.corpses * s.corpses;
  return spirit - danger - corpses - strain(s);
}

/** What the boiler threatens: the pressure to come over the spaces that are left. */
function strain(s: State): number {
  const coming = s.drawer + 0.5 * s.cold + 0.03 * s.lodged * (s.cold + 1);
  const over = s.pressure + coming - pressureSpaces(s);
  const risk = over < -4 ? 0 : (over + 4) * (over + 4) * 0.16;
  return 0.15 * s.pressure + risk * (s.overheated === 1 ? 2.4 : 1);
}

function health(s: State): number {
  let worth = 0;
  for (let type = 0; type < TYPES; type++) {
    const sick = at(s.sick, type);
    worth -= 1.3 * sick + 0.05 * sick * sick + 2.6 * at(s.skull, type) + 1.7 * at(s.fatigue, type);
    worth += 0.9 * meeplesOf(at(s.citizens, type));
  }
  return worth;
}

/** `worth` for the first `need`, `spare` for the rest. */
const graded = (amount: number, need: number, worth: number, spare: number): number =>
  amount <= need ? amount * worth : need * worth + (amount - need) * spare;

function stock(s: State, left: number): number {
  const fuel =
    graded(at(s.resources, COAL) + s.heat, s.cold, 1.35, 0) +
    graded(Math.max(0, at(s.resources, COAL) + s.heat - s.cold), s.cold + 2, 0.75, 0.25);
  const meal = (round: number): number => at(s.citizens, at(FED, Math.min(TRACKS.roundSpaces, round)));
  const first = s.phase >= HUNGER ? s.round + 1 : s.round;
  const food = at(s.resources, FOOD);
  const now = s.hunger + meal(first);
  const meals = graded(food, now, 1.15, 0) + graded(Math.max(0, food - now), meal(first + 1), 0.7, 0.15);
  const hunger = 1.3 * s.hunger + (s.hunger >= 10 ? 4 : 0);
  const goods =
    graded(at(s.resources, WOOD), 7, 0.75, 0.2) +
    graded(at(s.resources, STEEL), 5, 0.9, 0.25) +
    graded(at(s.resources, CORE), 2, 1.2, 0.5);
  return fuel + meals - hunger + goods * (0.3 + 0.7 * left);
}

function city(s: State, left: number): number {
  let worth = 0;
  for (let kind = 0; kind < WORTH.length; kind++) {
    const copies = at(s.copies, kind);
    if (copies > 0) worth += (WORTH[kind] as number) * (1 + SECOND * (copies - 1)) * left;
  }
  let goods = 0;
  for (let place = 0; place < BUILDING_PLACES; place++) {
    const kind = kindAt(s, place);
    if (kind >= 0 && at(s.upgraded, place) === 1) worth += UPGRADED * (WORTH[kind] as number) * left;
    if (place < SPACES && at(s.amounts, place) > 0)
      goods += at(s.amounts, place) * (ON_MAP[resourceOf(s, place)] ?? 0);
  }
  const beds = withoutBed(s, false) * (0.8 + 5.5 * left);
  // By day the cold beds of tonight are still to be warmed; by night they are counted as they are.
  const cold = s.phase < DUSK ? Math.max(0, withoutBed(s, true) - withoutBed(s, false)) * 0.5 : 0;
  return worth + Math.min(goods, 9) * left - beds - cold;
}

function plans(s: State, left: number): number {
  let worth = 2.2 * lawCount(s) * left + 4 * countBits(s.techs) * left + 8 * s.automata * left;
  worth += 0.8 * countBits(s.hand);
  if (s.developing > 0) worth += (1.5 + 0.5 * Math.max(0, 4 - (s.developedAt - s.round))) * left;
  if (s.callUsed === 0) worth += 3;
  for (let stack = 0; stack < MAX_STACKS; stack++)
    if (at(s.scouts, stack) > 0) worth += 3.4 + 0.8 * at(s.scoutSpaces, stack);
  worth += 0.4 * Math.max(0, Math.min(4, s.storm - s.round));
  const objective = SCENARIOS[s.scenario]?.winAtEnd;
  if (objective !== null) {
    worth += 11 * Math.min(6, at(s.counters, RAMPART));
    const seeds = at(s.counters, SEEDS);
    worth += seeds > 0 ? graded(seeds, 4, 6, 1.5) : 0;
  }
  return worth;
}
