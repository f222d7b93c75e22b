/**
 * What a building in progress will come to: the points that stand, hopes for the dice to come, and the chance of each
 * prize. The tables say how buildings ended in self-play that began the same way.
 */
import { at, power } from "@banquise/engine";
import {
  CELLS,
  FACES,
  LEVELS,
  LINE,
  MATERIAL_OF,
  PLANS,
  PRIZES,
  RECYCLED,
  SCORE_LINES,
  SPACES,
  TAKES,
  TARGETS,
  WOOD,
  WOOD_PER_CONTACT,
} from "./data.ts";
import { demandOf, type State } from "./state.ts";
import { contactsOf, newSurvey, survey } from "./survey.ts";

/** Where the points of a forecast come from: the lines of the score, and what no line can claim yet. */
export const FORECAST_PARTS = SCORE_LINES.length + 1;
const REST = SCORE_LINES.length;

export interface Forecast {
  /** Points of the building when it is finished, with a little for breaking ties. */
  points: number;
  /** The same by line of `SCORE_LINES`; last the dice to come, ties, and what is at risk. */
  readonly parts: Float64Array;
  /** Chance to meet the condition of each prize, by index of `PRIZES`. */
  readonly chances: Float64Array;
}

export const newForecast = (): Forecast => ({
  points: 0,
  parts: new Float64Array(FORECAST_PARTS),
  chances: new Float64Array(PRIZES.length),
});

// --- Experience ---------------------------------------------------------------------------------------------------

/** A table by progress and by dice left to take, 0 first; what a row leaves out is as its last entry. */
function byLeft(...rows: readonly (readonly number[])[]): Float64Array {
  const columns = TAKES + 1;
  return Float64Array.from({ length: rows.length * columns }, (_, i) => {
    const row = rows[Math.floor(i / columns)] ?? [];
    return row[i % columns] ?? row.at(-1) ?? 0;
  });
}

const lookUp = (table: Float64Array, progress: number, left: number): number =>
  table[progress * (TAKES + 1) + left] as number;

/** What recycled dice add to their points so far, by their number. */
const RECYCLED_HOPE = byLeft(
  [0],
  [0, 0.2, 0.5, 0.9, 1.7, 2.3],
  [0, 0.8, 1.4, 2.5, 3.5],
  [0, 0.6, 1.7, 2.9],
  [0, 1.1, 2.6],
  [0, 2.4],
  [0],
);

/** Chances of the prizes: by height, by dice of one value, by different values, by dice of one material. */
const SKYSCRAPER_CHANCE = byLeft(
  [0, 0, 0, 0, 0, 0.1],
  [0, 0, 0, 0, 0.06, 0.11],
  [0, 0, 0, 0.1, 0.2],
  [0, 0, 0.37, 0.57],
  [0, 0.61, 0.78],
  [1],
  [1],
);
const INTEGRITY_CHANCE = byLeft(
  [0, 0, 0, 0, 0, 0.3],
  [0, 0, 0, 0.1, 0.25, 0.36],
  [0, 0, 0.23, 0.4, 0.53],
  [0, 0.46, 0.63, 0.74],
  [1],
  [1],
  [1],
);
const GEOMETER_CHANCE = Float64Array.of(0.06, 0.06, 0.1, 0.17, 0.26, 0.42, 1);
const MATERIALS_CHANCE = byLeft(
  [0, 0, 0, 0, 0, 0.1],
  [0, 0, 0, 0, 0.11, 0.19],
  [0, 0, 0, 0.13, 0.28],
  [0, 0, 0.25, 0.45],
  [0, 0.48, 0.69],
  [1],
  [1],
);

/** Points that each die to come brings on average. */
const POINTS_PER_TAKE = 3.9;
/** Points for being able to follow the plan, and for the chance to do so, by dice left to take. */
const ON_PLAN = Float64Array.of(0, 1.8, 1.6, 1.6, 1.6, 1.6, 1.6);
const PLAN_HOPE = Float64Array.of(0, 3.3, 1.5, 0.7, 0.7, 0.5, 0.5);
/** How much of the contacts that the finished plan promises to wood to count on; half of it at worst. */
const PROMISED_CONTACTS = 0.9;
/** Contacts that a wood die off the plan may still gain. */
const STRAY_CONTACTS = 0.5;
/** With no space empty and all tops above 4 the next die may be lost: points for each step above. */
const CROWDED_FROM = 4;
const CROWDING = 3;
/** Points for each die in demand, first and second: they break ties. */
const DEMAND_POINTS = Float64Array.of(0.25, 0.1);

/** Chance to find the dice that a stack lacks, at `top * LEVELS + lacking`. */
const STACK_CHANCE = Float64Array.from({ length: (FACES + 1) * LEVELS }, (_, i) => {
  const top = Math.floor(i / LEVELS);
  const lacking = i % LEVELS;
  if (top === 0) return lacking > 1 ? 0.97 : 1;
  const fitting = Math.max(0.05, 1 - power((top - 1) / FACES, 1.6));
  return power(fitting, 1.1 * lacking);
});

/** Contacts of the die at each cell of a plan once it is finished. */
const PLAN_CONTACTS = new Uint8Array((PLANS + 1) * CELLS);
for (let plan = 1; plan <= PLANS; plan++) {
  const finished = Uint8Array.from({ length: CELLS }, (_, cell) =>
    cell % LEVELS < at(TARGETS, plan * SPACES + Math.floor(cell / LEVELS)) ? 1 : 0,
  );
  finished.forEach((filled, cell) => {
    const contacts = contactsOf(finished, cell, Math.floor(cell / LEVELS), cell % LEVELS);
    if (filled) PLAN_CONTACTS[plan * CELLS + cell] = contacts;
  });
}

// --- Looking ahead ------------------------------------------------------------------------------------------------

const standing = newSurvey();

/** Looks ahead from the building of a lot with `left` dice still to take. */
export function lookAhead(s: State, lot: number, left: number, out: Forecast): void {
  survey(s, lot, standing);
  const { materials, tallest, sameMaterial, sameValue, differentValues } = standing;
  const { parts } = out;
  let plan = at(standing.points, LINE.planBonus);
  let wood = at(standing.points, LINE.wood);
  let recycled = at(standing.points, LINE.recycled);
  let rest = 0;
  for (let which = 0; which < DEMAND_POINTS.length; which++) {
    rest += (DEMAND_POINTS[which] as number) * at(materials, demandOf(s, s.round, which));
  }
  if (left > 0) {
    const chance = planChance(s, lot, left);
    if (chance > 0) plan += (ON_PLAN[left] as number) + (PLAN_HOPE[left] as number) * chance;
    wood += WOOD_PER_CONTACT * contactsHoped(s, lot, chance);
    recycled += lookUp(RECYCLED_HOPE, at(materials, RECYCLED), left);
    rest += left * POINTS_PER_TAKE - crowding(s, lot);
  }
  const stone = at(standing.points, LINE.stone);
  const glass = at(standing.points, LINE.glass);
  parts[LINE.planBonus] = plan;
  parts[LINE.wood] = wood;
  parts[LINE.recycled] = recycled;
  parts[LINE.stone] = stone;
  parts[LINE.glass] = glass;
  parts[REST] = rest;
  out.points = plan + wood + recycled + stone + glass + rest;

  const { chances } = out;
  const stillGeometer = sameValue <= 1 && differentValues + left === TAKES;
  chances[0] = lookUp(SKYSCRAPER_CHANCE, tallest, left);
  chances[1] = lookUp(INTEGRITY_CHANCE, sameValue, left);
  chances[2] = stillGeometer ? (GEOMETER_CHANCE[differentValues] as number) : 0;
  chances[3] = lookUp(MATERIALS_CHANCE, sameMaterial, left);
}

/** Chance that the plan can be finished with exactly the dice that are left; 0 once that is impossible. */
function planChance(s: State, lot: number, left: number): number {
  const plan = at(s.plans, lot);
  let chance = 1;
  let missing = 0;
  for (let space = 0; space < SPACES; space++) {
    const target = at(TARGETS, plan * SPACES + space);
    if (target === 0) continue;
    const ground = lot * CELLS + space * LEVELS;
    if (at(s.stacks, ground + target) !== 0) return 0;
    let lacking = target;
    while (lacking > 0 && at(s.stacks, ground + target - lacking) !== 0) lacking--;
    missing += lacking;
    chance *= STACK_CHANCE[at(s.tops, lot * SPACES + space) * LEVELS + lacking] as number;
  }
  return missing === left ? chance : 0;
}

/** Contacts that the wood dice of a building may still gain. */
function contactsHoped(s: State, lot: number, chance: number): number {
  const wood = at(standing.materials, WOOD);
  if (wood === 0) return 0;
  if (chance === 0) return STRAY_CONTACTS * wood;
  const plan = at(s.plans, lot);
  let promised = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const contacts = at(PLAN_CONTACTS, plan * CELLS + cell);
    if (contacts === 0) continue;
    const die = at(s.stacks, lot * CELLS + cell);
    if (die !== 0 && at(MATERIAL_OF, die) === WOOD) promised += contacts;
  }
  const touching = at(standing.points, LINE.wood) / WOOD_PER_CONTACT;
  return PROMISED_CONTACTS * (promised - touching) * (0.5 + 0.5 * chance);
}

/** Points at risk when every space is covered by high dice. */
function crowding(s: State, lot: number): number {
  let lowest = FACES;
  for (let i = lot * SPACES; i < (lot + 1) * SPACES; i++) if (at(s.tops, i) < lowest) lowest = at(s.tops, i);
  return lowest > CROWDED_FROM ? CROWDING * (lowest - CROWDED_FROM) : 0;
}
