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
  /** What each of its searches would play, without repeats, the best first: several are about equal. */
  readonly favourites: readonly Move[];
  /** The moves that were tried, the most tried first. */
  readonly moves: readonly MoveEstimate[];
  /** For each seat its chance to win, from 0 to 1, if the best move is played (see `MoveEstimate`). */
  readonly chances: readonly number[];
}

export interface AnalysisSteps {
  /** Searches, each by other chance, that share the budget; 1 if it is not given. Where they disagree, moves are equal. */
  readonly searches?: number;
  /** Iterations between two reports. */
  readonly step?: number;
  /** Told after every step; false ends the analysis. */
  readonly progress?: (analysis: Analysis) => boolean;
}

const STEP = 256;

/** Seeds of the searches of one analysis are this far from each other: seeds of decisions are small numbers. */
const SEED_STRIDE = 1_000_003;

/** Thinks until the budget of the question is spent. */
export function analyse<S>(question: Question<S>): Analysis {
  const { iterations, milliseconds } = question.budget;
  const search = tellingSearch(question);
  const done = search.run(atLeastOne(iterations), performance.now() + milliseconds);
  return analysisOf([search], done);
}

/**
 * The same in steps, between which the thread is free for other work, such as the message that it should stop. With
 * iterations alone as its limit a single search comes to the same result as `analyse`.
 */
export async function analyseInSteps<S>(question: Question<S>, steps: AnalysisSteps = {}): Promise<Analysis> {
  const { searches: count = 1, step = STEP, progress } = steps;
  const { iterations, milliseconds } = question.budget;
  const began = performance.now();
  const searches: Search<S>[] = [];
  let done = 0;
  for (let i = 1; i <= count; i++) {
    const search = tellingSearch({ ...question, seed: question.seed + (i - 1) * SEED_STRIDE });
    searches.push(search);
    const wanted = Math.ceil((atLeastOne(iterations) * i) / count);
    const until = began + (milliseconds * i) / count;
    for (;;) {
      done += search.run(Math.min(step, wanted - done), until);
      const ready = done >= wanted || performance.now() >= until;
      if (ready && i === count) break;
      if (progress?.(analysisOf(searches, done)) === false) return analysisOf(searches, done);
      await new Promise((resolve) => setTimeout(resolve));
      if (ready) break;
    }
  }
  return analysisOf(searches, done);
}

const atLeastOne = (iterations: number): number => Math.max(1, iterations);

function tellingSearch<S>(question: Question<S>): Search<S> {
  const search = searchFor(question, FULL_STRENGTH);
  search.tellLines();
  return search;
}

function analysisOf<S>(searches: readonly Search<S>[], iterations: number): Analysis {
  const moves = merged(searches.map((search) => search.estimates())).sort(
    (a, b) => b.visits - a.visits || a.move - b.move,
  );
  const rank = (move: Move): number => moves.findIndex((estimate) => estimate.move === move);
  const bests = [...new Set(searches.map((search) => search.best()))];
  const favourites = bests.length > 1 ? bests.sort((a, b) => rank(a) - rank(b)) : bests;
  const best = favourites[0] as Move;
  const chances = moves.find(({ move }) => move === best)?.chances ?? [];
  return { iterations, best, favourites, moves, chances };
}

/** One estimate for each move, every try counting the same. */
function merged(lists: readonly MoveEstimate[][]): MoveEstimate[] {
  const [first = [], ...others] = lists;
  const found = new Map(first.map((estimate) => [estimate.move, estimate]));
  for (const estimate of others.flat()) {
    const known = found.get(estimate.move);
    found.set(estimate.move, known ? together(known, estimate) : estimate);
  }
  return [...found.values()];
}

function together(a: MoveEstimate, b: MoveEstimate): MoveEstimate {
  const visits = a.visits + b.visits;
  const mean = (of: (estimate: MoveEstimate) => readonly number[]): number[] =>
    of(a).map((value, i) => (value * a.visits + (of(b)[i] ?? 0) * b.visits) / visits);
  return {
    move: a.move,
    visits,
    chances: mean(({ chances }) => chances),
    points: mean(({ points }) => points),
    lines: mean(({ lines }) => lines),
  };
}
