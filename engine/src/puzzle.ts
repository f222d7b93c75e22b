/**
 * A position from a real game with one best answer, and how well the other moves do. Plain data: a pack is a JSON file.
 * `bots/` finds and verifies them.
 */
import type { TableConfig } from "./game.ts";
import type { MoveObject } from "./moves.ts";
import type { Seat } from "./seats.ts";
import type { StateJson } from "./state.ts";

/**
 * exact: a whole turn without chance; of all ways through it one end has the most points on the score sheet.
 * judged: one decision, where long searches agree on a move that is ahead of all others.
 */
export type PuzzleKind = "exact" | "judged";

export interface Puzzle {
  /** "3-17-42": unique in the pack of a game; see `from`. */
  readonly id: string;
  readonly kind: PuzzleKind;
  /** The version of the rules that it was made under. */
  readonly rules: number;
  readonly config: TableConfig;
  /** Whose decision it is, and all that this seat may know. */
  readonly seat: Seat;
  readonly view: StateJson;
  /** exact: the moves of the turn; judged: the move. */
  readonly answer: readonly MoveObject[];
  /** exact: points on the score sheet when the turn is over; judged: the chance to win, from 0 to 1. */
  readonly worth: number;
  /** The first moves that are not as good, and the most that they lead to; the best of them first. */
  readonly others: readonly OtherMove[];
  /** The line of the outlook that decides: one of `evaluate.lines`. */
  readonly theme: string;
  /** Iterations with which a search finds the answer in eight of ten tries. */
  readonly difficulty: number;
  readonly from: PuzzleSource;
}

export interface OtherMove {
  readonly move: MoveObject;
  readonly worth: number;
}

/** Where it comes from: the seed of the search for puzzles, the game counted from 0, the move counted from 1. */
export interface PuzzleSource {
  readonly seed: number;
  readonly game: number;
  readonly move: number;
}
