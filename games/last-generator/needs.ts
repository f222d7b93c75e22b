/**
 * What the city still needs until the end, against what it has and what it can make: in work, the Meeples that it will
 * take. Coal for the cold that is forecast, food for the meals to come, wood and steel to build with.
 */
import { at } from "@banquise/engine";
import { slotNamed } from "./compile/modifiers.ts";
import { HUNT } from "./compile/properties.ts";
import { BUILDINGS } from "./content/buildings.ts";
import { SCENARIOS } from "./content/scenarios.ts";
import { TRACKS } from "./content/tracks.ts";
import { RESOURCES } from "./content/types.ts";
import { WEATHER } from "./content/weather.ts";
import { BUILDING_IDS, COAL, CORE, COUNTERS, FED, FOOD, STEEL, WOOD } from "./data.ts";
import { addTo, LINE } from "./lines.ts";
import { BUILDING_PLACES, SPACES } from "./map.ts";
import { ACTION, DUSK, HUNGER, NIGHT, STEP } from "./phases.ts";
import { kindAt, modifier, resourceOf } from "./queries.ts";
import { pressureSpaces } from "./rules/markers.ts";
import type { State } from "./state.ts";
import { WEIGHTS } from "./weights.ts";

const FREE_HEAT = slotNamed("freeHeat");
const FEED_REDUCTION = slotNamed("feedReduction");
const GATHER_BONUS = slotNamed("gatherBonus");
const HUNT_BONUS = slotNamed("huntBonus");
const PIT_BONUS = slotNamed("useBonus.coal-pit.coal");
const COAL_PIT = BUILDING_IDS.indexOf("coal-pit");
const HUNTERS_HUT = BUILDING_IDS.indexOf("hunters-hut");
const RAMPART = COUNTERS.indexOf("rampart");
/** GEN-17.13: cubes that an engineer lets off; and those that stay in the tower in the end (GEN-17.14). */
const VENT = 5;
const LODGED = 13;
/** GEN-26.3: courses of the rampart, and the wood of each. */
const COURSES = 6;
const COURSE_WOOD = 2;

const STAGES = 3;
/** By stage: what a Weather card brings on average. */
const meanOf = (key: "cold" | "hunt", stage: number): number => {
  const cards = WEATHER.filter((card) => card.stage === stage);
  return cards.reduce((sum, card) => sum + card[key], 0) / cards.length;
};
const COLD_OF_STAGE = [1, 2, 3].map((stage) => meanOf("cold", stage));
const HUNT_OF_STAGE = [1, 2, 3].map((stage) => meanOf("hunt", stage));

/** By kind and side: the resource + 1 that its use yields, and how much of it after its cost. */
const YIELDED = BUILDINGS.map(({ use }) => {
  const effect = use?.[0]?.effects[0];
  return effect?.op === "gain" ? RESOURCES.indexOf(effect.res) : -1;
});
const YIELD = Float64Array.from(
  BUILDINGS.flatMap(({ use, useUpgraded }) =>
    [use, useUpgraded ?? use].map((options) => {
      const effect = options?.[0]?.effects[0];
      const cost = Object.values(options?.[0]?.cost ?? {}).reduce((sum, n) => sum + n, 0);
      return effect?.op === "gain" ? effect.n - cost : 0;
    }),
  ),
);
const CAPACITY = Uint8Array.from(BUILDINGS, ({ capacity }) => capacity);

const KINDS = RESOURCES.length;
/** By resource: what the buildings yield in a round, by how many Meeples, and what lies on the map. */
const yields = new Float64Array(KINDS);
const workers = new Float64Array(KINDS);
const onMap = new Float64Array(KINDS);

/** Rounds in which Meeples can still act; the one under way counts for what is left of it. */
export function roundsToAct(s: State): number {
  const ahead = (SCENARIOS[s.scenario]?.rounds ?? 0) - s.round;
  return s.phase < ACTION ? ahead + 1 : s.phase === ACTION ? ahead + 0.6 : ahead;
}

function survey(s: State): void {
  yields.fill(0);
  workers.fill(0);
  onMap.fill(0);
  for (let place = 0; place < BUILDING_PLACES; place++) {
    const kind = kindAt(s, place);
    if (kind >= 0) {
      const resource = YIELDED[kind] as number;
      if (resource < 0) continue;
      const bonus = kind === COAL_PIT ? modifier(s, PIT_BONUS) : 0;
      const capacity = at(CAPACITY, kind);
      yields[resource] =
        (yields[resource] as number) +
        capacity * ((YIELD[kind * 2 + at(s.upgraded, place)] as number) + bonus);
      workers[resource] = (workers[resource] as number) + capacity;
    } else if (place < SPACES && at(s.amounts, place) > 0) {
      const resource = resourceOf(s, place);
      onMap[resource] = (onMap[resource] as number) + at(s.amounts, place);
    }
  }
}

/** The work that it takes to come by `amount` in so many rounds; what is already there too much counts a little. */
function workFor(s: State, resource: number, amount: number, rounds: number): number {
  if (amount <= 0) return amount * WEIGHTS.spare;
  let rest = amount;
  let work = 0;
  const made = Math.min(rest, (yields[resource] as number) * rounds);
  if (made > 0) {
    work += (made * (workers[resource] as number)) / (yields[resource] as number);
    rest -= made;
  }
  const gathered = Math.min(rest, onMap[resource] as number);
  work += gathered / (TRACKS.actions.gather + modifier(s, GATHER_BONUS));
  return work + (rest - gathered) * WEIGHTS.scarce;
}

/** Before the heat of the last round is thrown into the tower. */
const isBeforeThrow = (s: State): boolean => s.step < STEP.generatorThrow && s.step > 0;

/** The heat of every Generator phase to come, if nobody shall freeze: the cold of today and that of the forecast. */
function heatAhead(s: State): number {
  const rounds = SCENARIOS[s.scenario]?.rounds ?? 0;
  let { cold } = s;
  let stage = 0;
  let cards = at(s.weatherLeft, 0);
  let sum = 0;
  for (let round = isBeforeThrow(s) ? s.round - 1 : s.round; round < rounds; round++) {
    sum += cold;
    while (cards === 0 && stage < STAGES - 1) cards = at(s.weatherLeft, ++stage);
    if (cards > 0) cold += COLD_OF_STAGE[stage] as number;
    cards--;
  }
  return sum;
}

/** Generator phases to come. */
const throwsAhead = (s: State): number =>
  (SCENARIOS[s.scenario]?.rounds ?? 0) - s.round + (isBeforeThrow(s) ? 1 : 0);

/** Coal for every Generator phase to come and for the last night. */
const coalNeed = (s: State, heat: number): number =>
  Math.max(0, heat - throwsAhead(s) * modifier(s, FREE_HEAT) + at(s.radius, 1) - s.heat);

/** What the boiler will cost: the work of letting off steam, and people in the cold where that is not enough. */
function steam(s: State, heat: number): number {
  const throws = throwsAhead(s);
  if (throws === 0) return 0;
  const spare = s.overheated === 1 ? 0 : WEIGHTS.breakdownRoom;
  const room = WEIGHTS.pressureRoom * pressureSpaces(s) - s.pressure + spare;
  const rising = s.drawer + s.lodged + heat - Math.min(LODGED, s.lodged + heat / 2);
  const excess = Math.max(0, rising - room);
  const vented = Math.min(excess, VENT * throws);
  return (WEIGHTS.work * vented) / VENT + WEIGHTS.unvented * (excess - vented);
}

const mealOf = (s: State, round: number): number =>
  Math.max(0, at(s.citizens, at(FED, round)) - modifier(s, FEED_REDUCTION));

/** The round whose meal comes next. */
const nextMeal = (s: State): number => (s.phase > HUNGER ? s.round + 1 : s.round);

/** Food for all meals whose want will still be felt, less what the huts bring. */
function foodNeed(s: State): number {
  const rounds = SCENARIOS[s.scenario]?.rounds ?? 0;
  let need = s.hunger;
  for (let round = nextMeal(s); round < rounds; round++) need += mealOf(s, round);
  let hunts = 0;
  for (let stage = 0; stage < STAGES; stage++)
    hunts += at(s.weatherLeft, stage) * (HUNT_OF_STAGE[stage] as number);
  return need - hunts * huntOf(s);
}

function huntOf(s: State): number {
  if (at(s.copies, HUNTERS_HUT) === 0) return 0;
  let food = 0;
  for (let place = 0; place < SPACES; place++)
    if (kindAt(s, place) === HUNTERS_HUT)
      food += at(HUNT, HUNTERS_HUT * 2 + at(s.upgraded, place)) + modifier(s, HUNT_BONUS);
  return food;
}

/** Takes what the needs of the rest of the game cost from the lines that they belong to. */
export function countNeeds(s: State, out: Float64Array): void {
  const rounds = roundsToAct(s);
  const stock = s.resources;
  const heat = heatAhead(s);
  survey(s);
  const courses =
    SCENARIOS[s.scenario]?.counters?.rampart === undefined
      ? 0
      : Math.max(0, COURSES - at(s.counters, RAMPART));
  const wood = WEIGHTS.woodUse * rounds + courses * COURSE_WOOD - at(stock, WOOD);
  const steel = WEIGHTS.steelUse * rounds + courses - at(stock, STEEL);
  const coalWork = workFor(s, COAL, coalNeed(s, heat) - at(stock, COAL), rounds);
  const foodWork = workFor(s, FOOD, foodNeed(s) - at(stock, FOOD), rounds);
  const otherWork = workFor(s, WOOD, wood, rounds) + workFor(s, STEEL, steel, rounds);
  const cores = Math.min(2, at(stock, CORE)) * WEIGHTS.coreUse;
  addTo(out, LINE.warmth, -WEIGHTS.work * coalWork - coldAhead(s));
  addTo(out, LINE.food, -WEIGHTS.work * foodWork - hungerAhead(s));
  addTo(out, LINE.materials, cores - WEIGHTS.work * otherWork);
  addTo(out, LINE.boiler, -steam(s, heat));
}

/** What hunger costs, by its size: GEN-12.3, a little smoothed. */
const HUNGER_COST = Float64Array.from({ length: 64 }, (_, hunger) => {
  const steps = [0, 1.5, 1.8, 2, 2.3, 6, 6.5, 7, 7.5, 8, 14, 14.5, 15, 15.5, 16, 22, 22.5, 23, 23.5, 24];
  return steps[hunger] ?? 34 + hunger;
});

/** What the coal that will be lacking at the next Generator phase costs. */
function coldAhead(s: State): number {
  const rounds = SCENARIOS[s.scenario]?.rounds ?? 0;
  const evening = s.phase >= DUSK || isBeforeThrow(s);
  const wanted = s.round < rounds || isBeforeThrow(s) ? s.cold : at(s.radius, 1);
  const missing = Math.max(0, wanted - s.heat - at(s.resources, COAL));
  return missing * (evening ? WEIGHTS.coldByNight : WEIGHTS.coldByDay);
}

/** What hunger costs that will be suffered, and that of the next meal. */
function hungerAhead(s: State): number {
  const rounds = SCENARIOS[s.scenario]?.rounds ?? 0;
  const food = at(s.resources, FOOD);
  const meal = nextMeal(s);
  const suffered = s.phase > HUNGER && s.round === rounds ? 0 : Math.max(0, s.hunger - food);
  const left = Math.max(0, food - s.hunger);
  const ahead = meal < rounds ? Math.max(0, mealOf(s, meal) - left) : 0;
  return (
    (HUNGER_COST[suffered] as number) * WEIGHTS.hunger +
    (HUNGER_COST[ahead] as number) * (s.phase >= NIGHT ? 0.5 : 1) * WEIGHTS.hungerAhead
  );
}
