/** What a building amounts to: points line by line, and what prizes and ties ask for. */
import { add, at } from "@banquise/engine";
import {
  CELLS,
  COLUMNS,
  FACES,
  GLASS,
  INTEGRITY_DICE,
  LEVELS,
  LINE,
  MATERIAL_OF,
  MATERIALS,
  MATERIALS_DICE,
  PLAN_BONUS,
  PRIZES,
  RECYCLED,
  RECYCLED_POINTS,
  SCORE_LINES,
  SKYSCRAPER_HEIGHT,
  SPACES,
  STONE,
  STONE_POINTS,
  TAKES,
  TARGETS,
  VALUE_OF,
  WOOD,
  WOOD_PER_CONTACT,
} from "./data.ts";
import { PLACED, type State } from "./state.ts";

/** From a cell to the same level one row further. */
const ROW = COLUMNS * LEVELS;

/** What a building amounts to. The caller owns it and may fill it again, so that scoring allocates nothing. */
export interface Survey {
  /** Points by line of `SCORE_LINES`. */
  readonly points: Uint8Array;
  total: number;
  /** Dice by material. */
  readonly materials: Uint8Array;
  /** Dice by value. */
  readonly values: Uint8Array;
  /** Dice of the tallest stack. */
  tallest: number;
  /** Most dice of one material. */
  sameMaterial: number;
  /** Most dice of one value. */
  sameValue: number;
  /** How many different values there are. */
  differentValues: number;
}

export const newSurvey = (): Survey => ({
  points: new Uint8Array(SCORE_LINES.length),
  total: 0,
  materials: new Uint8Array(MATERIALS.length),
  values: new Uint8Array(FACES + 1),
  tallest: 0,
  sameMaterial: 0,
  sameValue: 0,
  differentValues: 0,
});

/** Surveys the building of a lot (BLU-6.1 to BLU-6.6). */
export function survey(s: State, lot: number, out: Survey): void {
  const { stacks } = s;
  const { points, materials } = out;
  clearCounts(out);
  const targets = at(s.plans, lot) * SPACES;
  let followed = true;
  let contacts = 0;
  let stone = 0;
  let glass = 0;

  for (let space = 0; space < SPACES; space++) {
    const ground = lot * CELLS + space * LEVELS;
    let level = 0;
    for (; level < LEVELS; level++) {
      const die = at(stacks, ground + level);
      if (die === 0) break;
      const material = at(MATERIAL_OF, die);
      const value = at(VALUE_OF, die);
      countDie(out, material, value);
      if (material === WOOD) contacts += contactsOf(stacks, ground + level, space, level);
      else if (material === STONE) stone += at(STONE_POINTS, level);
      else if (material === GLASS) glass += value;
    }
    if (level !== at(TARGETS, targets + space)) followed = false;
    if (level > out.tallest) out.tallest = level;
  }

  const bonus = followed ? PLAN_BONUS : 0;
  const wood = WOOD_PER_CONTACT * contacts;
  const recycled = at(RECYCLED_POINTS, at(materials, RECYCLED));
  points[LINE.planBonus] = bonus;
  points[LINE.wood] = wood;
  points[LINE.recycled] = recycled;
  points[LINE.stone] = stone;
  points[LINE.glass] = glass;
  out.total = bonus + wood + recycled + stone + glass;
}

function clearCounts(out: Survey): void {
  for (let material = 0; material < MATERIALS.length; material++) out.materials[material] = 0;
  for (let value = 1; value <= FACES; value++) out.values[value] = 0;
  out.tallest = 0;
  out.sameMaterial = 0;
  out.sameValue = 0;
  out.differentValues = 0;
}

function countDie(out: Survey, material: number, value: number): void {
  const sameMaterial = add(out.materials, material, 1);
  const sameValue = add(out.values, value, 1);
  if (sameMaterial > out.sameMaterial) out.sameMaterial = sameMaterial;
  if (sameValue > out.sameValue) out.sameValue = sameValue;
  if (sameValue === 1) out.differentValues++;
}

/** Dice that share a face with the die at `cell`: below, above, beside it, and in the rows before and behind (BLU-1.5). */
export function contactsOf(stacks: Uint8Array, cell: number, space: number, level: number): number {
  const beside = space % COLUMNS === 0 ? cell + LEVELS : cell - LEVELS;
  let contacts = level > 0 ? 1 : 0;
  if (level + 1 < LEVELS && at(stacks, cell + 1) !== 0) contacts++;
  if (at(stacks, beside) !== 0) contacts++;
  if (space >= COLUMNS && at(stacks, cell - ROW) !== 0) contacts++;
  if (space < SPACES - COLUMNS && at(stacks, cell + ROW) !== 0) contacts++;
  return contacts;
}

/** What everybody may know of a building before it is scored, from the dice that were taken (BLU-13.8). */
export function surveyTaken(s: State, lot: number, out: Survey): void {
  clearCounts(out);
  out.points.fill(0);
  for (let take = lot * TAKES; take < (lot + 1) * TAKES; take++) {
    if (at(s.fates, take) !== PLACED) continue;
    const die = at(s.taken, take);
    countDie(out, at(MATERIAL_OF, die), at(VALUE_OF, die));
    if (at(MATERIAL_OF, die) === GLASS) add(out.points, LINE.glass, at(VALUE_OF, die));
  }
  out.points[LINE.recycled] = at(RECYCLED_POINTS, at(out.materials, RECYCLED));
  out.total = at(out.points, LINE.recycled) + at(out.points, LINE.glass);
}

/** Whether a building meets the condition of a prize, by index of `PRIZES`. */
export function qualifies(building: Survey, prize: number): boolean {
  switch (PRIZES[prize]) {
    case "skyscraper":
      return building.tallest >= SKYSCRAPER_HEIGHT;
    case "structuralIntegrity":
      return building.sameValue >= INTEGRITY_DICE;
    case "geometer":
      return building.differentValues === FACES;
    default:
      return building.sameMaterial >= MATERIALS_DICE;
  }
}
