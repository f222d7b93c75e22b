/** What the strongest level thinks of a decision, move by move: for hints, reviews and whoever wants more than a move. */
import type { Move } from "@banquise/engine";
import type { Question } from "./bot.ts";
import { FULL_STRENGTH, searchFor } from "./levels.ts";
import type { MoveEstimate } from "./search/root.ts";
import type { Search } from "./search/search.ts";

export type { MoveEstimate };

export interface Analysis {
  readonly iterations: number;
  /** What it would play. */
  readonly best: Move;
  /** The moves that were tried, the most tried first. */
  readonly moves: readonly MoveEstimate[];
  /** For each seat its chance to win, from 0 to 1, if the best move is played (see `MoveEstimate`). */
  readonly chances: readonly number[];
}

export interface AnalysisSteps {
  /** Iterations between two reports. */
  readonly step?: number;
  /** Told after every step; false ends the analysis. */
  readonly progress?: (analysis: Analysis) => boolean;
}

const STEP = 256;

/** Thinks until the budget of the question is spent. */
export function analyse<S>(question: Question<S>): Analysis {
  const { iterations, milliseconds } = question.budget;
  const search = searchFor(question, FULL_STRENGTH);
  const done = search.run(atLeastOne(iterations), performance.now() + milliseconds);
  return analysisOf(search, done);
}

/**
 * The same in steps, between which the thread is free for other work, such as the message that it should stop. With
 * iterations alone as its limit it comes to the same result as `analyse`.
 */
export async function analyseInSteps<S>(question: Question<S>, steps: AnalysisSteps = {}): Promise<Analysis> {
  const { step = STEP, progress } = steps;
  const until = performance.now() + question.budget.milliseconds;
  const wanted = atLeastOne(question.budget.iterations);
  const search = searchFor(question, FULL_STRENGTH);
  let done = 0;
  for (;;) {
    done += search.run(Math.min(step, wanted - done), until);
    const finished = done >= wanted || performance.now() >= until;
    if (finished || progress?.(analysisOf(search, done)) === false) return analysisOf(search, done);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const atLeastOne = (iterations: number): number => Math.max(1, iterations);

function analysisOf<S>(search: Search<S>, iterations: number): Analysis {
  const moves = search.estimates().sort((a, b) => b.visits - a.visits || a.move - b.move);
  const best = search.best();
  const chances = moves.find(({ move }) => move === best)?.chances ?? [];
  return { iterations, best, moves, chances };
}
