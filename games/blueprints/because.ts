/** What a die surely does for a building, beyond its points: prizes that come nearer, and the plan. */
import { at } from "@banquise/engine";
import type { BecauseModule, Turned } from "../game-because.ts";
import {
  FACES,
  INTEGRITY_DICE,
  LEVELS,
  MATERIALS_DICE,
  PRIZES,
  type Prize,
  SKYSCRAPER_HEIGHT,
  SPACES,
  TAKES,
  TARGETS,
} from "./data.ts";
import { dieAt, lotOf, type State } from "./state.ts";
import { newSurvey, survey } from "./survey.ts";

const STEPS: Readonly<Record<Prize, number>> = {
  skyscraper: SKYSCRAPER_HEIGHT,
  structuralIntegrity: INTEGRITY_DICE,
  geometer: FACES,
  materials: MATERIALS_DICE,
};
/** Fewer steps towards a prize are not worth a word. */
const WORTH_SAYING = 3;

interface Building {
  readonly steps: Readonly<Record<Prize, number>>;
  readonly left: number;
  /** Whether the plan can still be followed. */
  readonly isOnPlan: boolean;
}

function buildingOf(s: State, lot: number): Building {
  const found = newSurvey();
  survey(s, lot, found);
  const most = (counts: Uint8Array): number => Math.max(...counts);
  let left = 0;
  for (let take = lot * TAKES; take < (lot + 1) * TAKES; take++) if (at(s.fates, take) === 0) left++;
  let placed = 0;
  let isOver = false;
  for (let space = 0; space < SPACES; space++) {
    let height = 0;
    while (height < LEVELS && dieAt(s, lot, space, height) !== 0) height++;
    const target = at(TARGETS, at(s.plans, lot) * SPACES + space);
    placed += Math.min(height, target);
    if (height > target) isOver = true;
  }
  return {
    steps: {
      skyscraper: found.tallest,
      structuralIntegrity: most(found.values),
      geometer: found.values.reduce((different, count) => different + (count > 0 ? 1 : 0), 0),
      materials: most(found.materials),
    },
    left,
    isOnPlan: !isOver && placed + left >= TAKES,
  };
}

interface Words {
  readonly prize: (prize: Prize, steps: number, of: number) => string;
  readonly planOpen: string;
  readonly planLeft: string;
}

const becauseBy =
  (words: Words) =>
  ({ before, after, seat }: Turned<State>): readonly string[] => {
    const lot = lotOf(before.round, seat);
    if (after.round !== before.round) return [];
    const [was, is] = [buildingOf(before, lot), buildingOf(after, lot)];
    if (is.left === was.left) return [];
    const prizes = PRIZES.filter(
      (prize) =>
        is.steps[prize] > was.steps[prize] &&
        is.steps[prize] >= WORTH_SAYING &&
        is.steps[prize] + is.left >= STEPS[prize],
    ).map((prize) => words.prize(prize, Math.min(is.steps[prize], STEPS[prize]), STEPS[prize]));
    const plan = !was.isOnPlan ? [] : [is.isOnPlan ? words.planOpen : words.planLeft];
    return [...prizes, ...plan];
  };

const en: Readonly<Record<Prize, string>> = {
  skyscraper: "the Skyscraper",
  structuralIntegrity: "Structural Integrity",
  geometer: "the Geometer",
  materials: "Materials",
};
const fr: Readonly<Record<Prize, string>> = {
  skyscraper: "le Gratte-ciel",
  structuralIntegrity: "l’Intégrité structurelle",
  geometer: "le Géomètre",
  materials: "les Matériaux",
};

export const because: BecauseModule<State>["because"] = {
  en: becauseBy({
    prize: (prize, steps, of) => `${steps} of ${of} for ${en[prize]}`,
    planOpen: "the plan stays possible",
    planLeft: "the plan is left",
  }),
  fr: becauseBy({
    prize: (prize, steps, of) => `${steps} sur ${of} pour ${fr[prize]}`,
    planOpen: "le plan reste possible",
    planLeft: "le plan est abandonné",
  }),
};

export const lasting: BecauseModule<State>["lasting"] = ["wood", "recycled", "stone", "glass"];
