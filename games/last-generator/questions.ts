/** The questions. 0 is none: the game runs on by itself. */
export const QUESTIONS = [
  "nothing",
  /** GEN-3.13 */
  "expert",
  /** One option of a card: `s.group` names the list. */
  "option",
  /** GEN-17.3 */
  "feed",
  /** GEN-9.5 */
  "prepare",
  /** A turn of the Action phase (GEN-10.4). */
  "turn",
  "kind",
  "gather",
  "use",
  "deploy",
  "special",
  /** GEN-20.1 */
  "citizenCard",
  /** GEN-10.11 */
  "build",
  "site",
  "slot",
  /** GEN-28.33 */
  "gatherEffect",
  // Which type: one unit at a time (GEN-2.4).
  "sick",
  "die",
  "flip",
  "fatigue",
  "join",
  "leave",
  "cure",
  "treat",
  "shelter",
  // Tokens, one point at a time (GEN-15).
  "raise",
  "lower",
  "activate",
  "exhaust",
  /** GEN-16.6 */
  "deathCard",
  "law",
  "technology",
  /** GEN-25.2 */
  "reach",
  /** GEN-25.4 */
  "explored",
  "scout",
  "recall",
  "recallType",
  /** GEN-12.1 */
  "food",
  "destroy",
  "discardCitizen",
  "discardEvent",
  /** One of the ways to use a building (GEN-10.12), while the act is put together: `s.group` names them. */
  "useOption",
] as const;

export type QuestionName = (typeof QUESTIONS)[number];

export const QUESTION = Object.fromEntries(QUESTIONS.map((name, index) => [name, index])) as Readonly<
  Record<QuestionName, number>
>;

/** Whether a list of options is asked about. */
export const isOptionAsked = (ask: number): boolean => ask === QUESTION.option || ask === QUESTION.useOption;
