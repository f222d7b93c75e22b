/**
 * A lesson: steps of a script at a real table, on the real board, by the real rules. It is data and words and lives with
 * its game (`games/<id>/lessons/`); `LessonRun` plays it, `checkLesson` proves it. docs/writing-lessons.md tells how to
 * write one.
 */
import type { GameEvent } from "../events.ts";
import type { RuleId, Seat } from "../game.ts";
import type { Place } from "../places.ts";
import type { Language } from "../text.ts";

/** The same in every language. */
export type Wording = Readonly<Record<Language, string>>;

/** What the list of lessons shows; the lesson itself is loaded when somebody opens it. */
export interface LessonEntry<S> {
  /** "first": its name in addresses. The first lesson of a game teaches all that one needs to play it. */
  readonly id: string;
  readonly title: Wording;
  /** What one can do after it, in a sentence. */
  readonly about: Wording;
  readonly minutes: number;
  load(): Promise<Lesson<S>>;
}

export interface Lesson<S> {
  readonly seats: number;
  readonly options?: Readonly<Record<string, string>>;
  /** Whoever learns sits here; 0 if it is not given. */
  readonly learner?: Seat;
  /** The first one has a position. */
  readonly steps: readonly LessonStep<S>[];
}

export type LessonStep<S> = Say<S> | Do<S> | Try<S> | Watch<S> | Count<S> | Choose<S>;

interface StepBasis<S> {
  /** The table begins here anew; without it the table goes on from the step before. */
  readonly position?: () => S;
  /** Places that it speaks of. */
  readonly lit?: readonly Place[];
  /** What it teaches. */
  readonly rules?: readonly RuleId[];
}

/** One or two sentences. */
export interface Say<S> extends StepBasis<S> {
  readonly say: Wording;
}

/** A move that was made at the table of a lesson. */
export interface Deed<S> {
  /** As terminals print it: "walk d4 north". */
  readonly move: string;
  readonly before: S;
  readonly after: S;
  /** With their secret parts. */
  readonly events: readonly GameEvent[];
}

/**
 * Which moves are meant: by how they are printed or begin to be ("walk d4", where * stands for any word), several of them,
 * or by what they do.
 */
export type Meant<S> = string | readonly string[] | ((deed: Deed<S>) => boolean);

/** What is drawn or rolled by moves of a step: the lesson looks for chance that makes it true. */
type Draws<S> = (deed: Deed<S>) => boolean;

/**
 * A task. Every legal move can be made. The first of `wrong` that fits answers it; otherwise it ends the task (`until`), leads
 * on (`onTheWay`), or gets the answer `otherwise`. What was answered is taken back.
 */
export interface Do<S> extends StepBasis<S> {
  readonly do: Wording;
  readonly until: Meant<S>;
  readonly onTheWay?: Meant<S>;
  /** Later questions of the same task, each with its own sentence: the first that fits the state. */
  readonly asks?: readonly Ask<S>[];
  readonly wrong?: readonly Answer<S>[];
  readonly otherwise: Wording;
  readonly draws?: Draws<S>;
  /** Said when it is done. */
  readonly done: Wording;
  readonly doneLit?: readonly Place[];
}

export interface Ask<S> {
  readonly when: (s: S) => boolean;
  readonly says: Wording;
  readonly lit?: readonly Place[];
}

export interface Answer<S> {
  readonly when: Meant<S>;
  readonly says: Wording;
  readonly lit?: readonly Place[];
  /** The whole task is taken back, not only the last move. */
  readonly fromStart?: true;
}

/** Something that is not allowed: its rule is the lesson. */
export interface Try<S> extends StepBasis<S> {
  readonly try: Wording;
  /** The rule that forbids it. */
  readonly rule: RuleId;
  /** Moves that it forbids, as terminals print them; any other that it forbids is as good. */
  readonly moves: readonly string[];
  /** Said when it was tried. */
  readonly done: Wording;
  readonly doneLit?: readonly Place[];
  /** Said of a legal move instead. */
  readonly otherwise: Wording;
}

/** Moves of whoever decides, as terminals print them, one after the other. */
export interface Watch<S> extends StepBasis<S> {
  readonly watch: Wording;
  readonly moves: readonly string[];
  readonly draws?: Draws<S>;
  /** By type of event: said when people see it happen, and not before the learner goes on. */
  readonly tells?: Readonly<Record<string, Wording>>;
}

/** Points, told line by line; in the end their sum. */
export interface Count<S> extends StepBasis<S> {
  readonly count: Wording;
  readonly lines: (s: S) => readonly CountLine[];
}

export interface CountLine {
  readonly says: Wording;
  readonly points: number;
  readonly lit?: readonly Place[];
}

/** A question with a reason for each answer. */
export interface Choose<S> extends StepBasis<S> {
  readonly choose: Wording;
  readonly answers: readonly Choice[];
}

export interface Choice {
  readonly says: Wording;
  readonly reason: Wording;
  readonly right?: true;
  readonly lit?: readonly Place[];
}

/** What a coach says when a kind of decision first comes: one sentence or two on what it is, and what to look for. */
export interface CoachIntro {
  /** Types of moves, one of which can be made then. */
  readonly types: readonly string[];
  readonly says: Wording;
}

/** What a step is about, before anything is answered. */
export function wordingOf<S>(step: LessonStep<S>): Wording {
  if ("say" in step) return step.say;
  if ("do" in step) return step.do;
  if ("try" in step) return step.try;
  if ("watch" in step) return step.watch;
  return "count" in step ? step.count : step.choose;
}

/** Whether a printed move is what a pattern means. */
export function fits<S>(meant: Meant<S>, deed: Deed<S>): boolean {
  if (typeof meant === "function") return meant(deed);
  const patterns = typeof meant === "string" ? [meant] : meant;
  const words = deed.move.split(" ");
  return patterns.some((pattern) =>
    pattern.split(" ").every((word, index) => word === "*" || word === words[index]),
  );
}
