/**
 * What a game says, in one language. Every string of a game lives with that game, in `strings/`; the type checker
 * keeps the languages complete, a test keeps the rules complete.
 */
import type { GameEvent } from "./events.ts";
import type { RuleId, ScoreLine, Seat, Viewer } from "./game.ts";
import type { MoveObject } from "./moves.ts";
import type { Place } from "./places.ts";

export const LANGUAGES = ["fr", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the list of games shows, loaded before the game itself. */
export interface GameBlurb {
  readonly name: string;
  /** One short sentence. */
  readonly tagline: string;
  /** Two or three sentences for somebody who does not know the game. */
  readonly about: string;
  readonly minutes: string;
  readonly credits: string;
}

export interface GameText<S> {
  readonly options: Readonly<Record<string, OptionText>>;
  /** What is asked of the acting seat, in one sentence, addressed to it. */
  prompt(view: S): string;
  /** What a move means, for lists, hints and terminals: "Take the wood 3". */
  move(move: MoveObject, view: S): string;
  /** One line of the log, or null for an event that is only seen. */
  event(event: GameEvent, name: (seat: Seat) => string): string | null;
  /** Label of a line of the score. */
  score(line: ScoreLine): string;
  /** A place by its name, as in the middle of a sentence: "the third card of the row". */
  place(place: Place): string;
  /** What each line of the evaluation is about, in a word or two. */
  readonly outlook: Readonly<Record<string, string>>;
  /** The table in words, for terminals and screen readers. */
  describe(view: S, viewer: Viewer, name: (seat: Seat) => string): readonly string[];
}

export interface OptionText {
  readonly label: string;
  readonly help: string;
  readonly values: Readonly<Record<string, string>>;
}

/** The rules as a player reads them: every id of `RULES.md`, in our own words. */
export type RuleBook = readonly RuleSection[];

export interface RuleSection {
  readonly title: string;
  readonly rules: Readonly<Record<RuleId, string>>;
  /** Rules of this section that the rulebook leaves open, each with why it is read so: players see them as our reading. */
  readonly readings?: Readonly<Record<RuleId, string>>;
  /** What rules of this section mean at a table, after the examples of the rulebook. */
  readonly examples?: Readonly<Record<RuleId, string>>;
}
