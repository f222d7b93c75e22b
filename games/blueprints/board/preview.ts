/** What a placement would bring, before it is made. Points come from the rules' own scoring, never from here. */
import { at } from "@banquise/engine";
import {
  FACES,
  INTEGRITY_DICE,
  MATERIALS_DICE,
  PRIZES,
  SCORE_LINES,
  type ScoreKey,
  SKYSCRAPER_HEIGHT,
  TAKES,
} from "../data.ts";
import { put } from "../placement.ts";
import { layout, type State } from "../state.ts";
import { newSurvey, type Survey, survey } from "../survey.ts";
import type { Building } from "./building.ts";

export interface LineGain {
  readonly key: ScoreKey;
  readonly before: number;
  readonly after: number;
}

export interface Preview {
  readonly lines: readonly LineGain[];
  /** Points more than now. */
  readonly gain: number;
  /** Prizes within reach that come nearer, by index of `PRIZES`. */
  readonly prizes: readonly number[];
}

export function surveyed(s: State, lot: number): Survey {
  const out = newSurvey();
  survey(s, lot, out);
  return out;
}

/** Every line of a building as it stands. */
export const linesOf = (now: Survey): readonly LineGain[] =>
  SCORE_LINES.map((key, line) => ({ key, before: at(now.points, line), after: at(now.points, line) }));

/** Dice that the owner of a lot has still to take or to place. */
export function diceLeft(s: State, lot: number): number {
  let left = 0;
  for (let take = lot * TAKES; take < (lot + 1) * TAKES; take++) if (at(s.fates, take) === 0) left++;
  return left;
}

export function previewPlacement(s: State, lot: number, space: number, die: number): Preview {
  const now = surveyed(s, lot);
  const world = layout.clone(s);
  put(world, lot, space, die);
  const then = surveyed(world, lot);
  const lines = SCORE_LINES.map((key, line) => ({
    key,
    before: at(now.points, line),
    after: at(then.points, line),
  }));
  const left = diceLeft(s, lot) - 1;
  const nearer = (prize: number): boolean =>
    progressOf(then, prize) > progressOf(now, prize) && withinReach(then, prize, left);
  const prizes = PRIZES.flatMap((_, prize) => (nearer(prize) ? [prize] : []));
  return { lines, gain: then.total - now.total, prizes };
}

/** What a prize asks for, in steps. */
export const PRIZE_STEPS: readonly number[] = [SKYSCRAPER_HEIGHT, INTEGRITY_DICE, FACES, MATERIALS_DICE];

const greatest = (counts: Uint8Array): number => Math.max(...counts);

/** How many of the steps to a prize a building has made. */
export function progressOf(building: Survey, prize: number): number {
  const steps = PRIZE_STEPS[prize] ?? 0;
  switch (PRIZES[prize]) {
    case "skyscraper":
      return Math.min(building.tallest, steps);
    case "structuralIntegrity":
      return Math.min(greatest(building.values), steps);
    case "geometer":
      return building.values.reduce((different, count) => different + (count > 0 ? 1 : 0), 0);
    case "materials":
      return Math.min(greatest(building.materials), steps);
    default:
      return 0;
  }
}

/** Whether `left` more dice could still win the prize. */
export const withinReach = (building: Survey, prize: number, left: number): boolean =>
  progressOf(building, prize) + left >= (PRIZE_STEPS[prize] ?? 0);

/** How many dice stand where the plan wants them, and whether the plan can still be followed with `left` more. */
export function planProgress(building: Building, left: number): { placed: number; open: boolean } {
  let placed = 0;
  let over = false;
  building.targets.forEach((target, space) => {
    const height = building.stacks[space]?.length ?? 0;
    placed += Math.min(height, target);
    if (height > target) over = true;
  });
  return { placed, open: !over && placed + left >= TAKES };
}
