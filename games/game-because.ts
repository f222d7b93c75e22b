/** What a game says in its own words about what a move surely does, beyond the points on the score sheets. */
import type { Language, Move, Seat } from "@banquise/engine";

/** What a player sees before a move, and after it: chance had no say in it. */
export interface Turned<S> {
  readonly before: S;
  readonly after: S;
  readonly seat: Seat;
  /** The move, and those of the same turn that make most of it. */
  readonly moves: readonly Move[];
}

/** Short sentences without an end mark, the most telling first: "four of five for Materials". */
export type Because<S> = (turned: Turned<S>, name: (seat: Seat) => string) => readonly string[];

/** What `games/<id>/because.ts` exports, by these names. */
export interface BecauseModule<S> {
  readonly because: Readonly<Record<Language, Because<S>>>;
  /** Lines of the score sheet whose points nobody takes away again: only these are told as numbers. */
  readonly lasting: readonly string[];
}
