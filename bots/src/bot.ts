import type { Game, Move, Seat, View } from "@banquise/engine";
import type { MoveEstimate } from "./search/root.ts";

/** How long a bot may think. Whichever limit is reached first ends it; iterations alone make it repeatable. */
export interface Budget {
  readonly iterations: number;
  readonly milliseconds: number;
}

/** A budget that makes answers repeatable. */
export const iterationsOnly = (iterations: number): Budget => ({
  iterations,
  milliseconds: Number.POSITIVE_INFINITY,
});

/** What is asked of a bot: a decision of its seat, from what that seat may know. The true state is out of its reach. */
export interface Question<S> {
  readonly game: Game<S>;
  readonly view: View<S>;
  readonly seat: Seat;
  readonly budget: Budget;
  /** The same question with the same seed and only iterations as its limit gets the same answer. */
  readonly seed: number;
  /** Kept from question to question by whoever asks; without it every question stands alone. */
  readonly memory?: BotMemory;
  /** Hears what a bot that searches found out about each move. */
  readonly report?: (estimates: readonly MoveEstimate[]) => void;
}

/** What a bot keeps between the decisions of one seat at one table, such as a tree that is worth going on with. */
export interface BotMemory {
  kept: unknown;
}

export interface Bot {
  /** "greedy": its name in commands, tables and tournaments. */
  readonly id: string;
  choose<S>(question: Question<S>): Move;
  /** The same answer in steps, between which the thread is free. `progress` hears how much is done, from 0 to 1. */
  chooseInSteps?<S>(question: Question<S>, progress: (share: number) => void): Promise<Move>;
}
