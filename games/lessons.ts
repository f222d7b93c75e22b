/** The lessons of the games, each loaded when somebody opens it. A game has some as soon as it has the folder. */
import type { Game, RuleBook } from "@banquise/engine";
import { type CoachIntro, checkLesson, type LessonEntry, type LessonReport } from "@banquise/engine/lessons";
import type { AnyState } from "./index.ts";

const MODULES = import.meta.glob<{ readonly lessons: readonly LessonEntry<AnyState>[] }>(
  "./*/lessons/index.ts",
);

/** Known without loading anything. */
export const hasLessons = (id: string): boolean => `./${id}/lessons/index.ts` in MODULES;

/** In the order in which they should be taken, the first lesson first; none where there are none. */
export async function lessonsOf(id: string): Promise<readonly LessonEntry<AnyState>[]> {
  return (await MODULES[`./${id}/lessons/index.ts`]?.())?.lessons ?? [];
}

const COACHES = import.meta.glob<{ readonly coach: readonly CoachIntro[] }>("./*/lessons/coach.ts");

/** What a coach says in a game, in the order of importance; nothing where nobody wrote it. */
export async function coachOf(id: string): Promise<readonly CoachIntro[]> {
  return (await COACHES[`./${id}/lessons/coach.ts`]?.())?.coach ?? [];
}

/** The proof of a lesson, by the rules that players read. */
export async function lessonReport(
  game: Game<AnyState>,
  rules: RuleBook,
  entry: LessonEntry<AnyState>,
): Promise<LessonReport> {
  return checkLesson(game, await entry.load(), (rule) => rules.some((section) => rule in section.rules));
}
