/** Everything that a step says, and what is wrong with how it says it. */
import { LANGUAGES } from "../text.ts";
import { type LessonStep, type Wording, wordingOf } from "./lesson.ts";

const MOST_SENTENCES = 2;
const SENTENCE_END = /[.!?…]+(?=\s|$)/g;
/** In French a colon or a mark stays with the word before it, by a space that does not break. */
const TORN = / [:;!?»]|« /;
/** Typed where print has a curved one. */
const STRAIGHT_APOSTROPHE = /\p{L}'\p{L}/u;

/** Without the lines of a count, which depend on the table. */
export function wordingsOf<S>(step: LessonStep<S>): Wording[] {
  const said = [wordingOf(step)];
  if ("do" in step) {
    said.push(step.otherwise, step.done);
    said.push(...(step.wrong ?? []).map(({ says }) => says), ...(step.asks ?? []).map(({ says }) => says));
  }
  if ("try" in step) said.push(step.done, step.otherwise);
  if ("watch" in step) said.push(...Object.values(step.tells ?? {}));
  if ("choose" in step) said.push(...step.answers.flatMap(({ says, reason }) => [says, reason]));
  return said;
}

/** What a reader would stumble over. */
export function wordingComplaints(wording: Wording): string[] {
  return LANGUAGES.flatMap((language) => {
    const said = wording[language];
    const found: string[] = [];
    if (said.trim() === "") found.push(`nothing is said in ${language}`);
    if ((said.match(SENTENCE_END)?.length ?? 0) > MOST_SENTENCES)
      found.push(`more than ${MOST_SENTENCES} sentences: ${said}`);
    if (STRAIGHT_APOSTROPHE.test(said)) found.push(`an apostrophe is straight: ${said}`);
    if (language === "fr" && TORN.test(said)) found.push(`a mark stands apart from its word: ${said}`);
    return found;
  });
}
