import type { Bot, Question } from "./bot.ts";
import { Search, type SearchOptions } from "./search/search.ts";
import { NONE } from "./search/tree.ts";

/** How strong a bot that searches is. */
export interface Strength {
  /** Iterations for one decision, unless the question allows fewer. */
  readonly iterations: number;
  /** Chance to overlook any one of its moves. */
  readonly oversight: number;
}

/** What won in the arena (`docs/bots.md`). */
export const SEARCH: SearchOptions = { exploration: 0.3, bias: 0, breadth: 1e9, horizon: 12, candidates: 6 };

/** Weakest first. Each beats the one before it in at least 65 % of two-player games. */
const STRENGTHS: readonly Strength[] = [
  { iterations: 8, oversight: 0.7 },
  { iterations: 16, oversight: 0.45 },
  { iterations: 40, oversight: 0.2 },
  { iterations: 120, oversight: 0.05 },
  { iterations: 600, oversight: 0 },
  { iterations: 6_000, oversight: 0 },
];

export const LEVELS: readonly Bot[] = STRENGTHS.map((strength, i) => levelOf(`level${i + 1}`, strength));

/** The strength of the best level: for hints and reviews. */
export const FULL_STRENGTH = STRENGTHS.at(-1) as Strength;

function levelOf(id: string, strength: Strength): Bot {
  return {
    id,
    choose(question) {
      const search = searchFor(question, strength);
      if (search.breadth > 1) {
        const { iterations, milliseconds } = question.budget;
        search.run(Math.min(strength.iterations, iterations), performance.now() + milliseconds);
      }
      const move = search.best();
      if (question.memory) question.memory.kept = { search, played: move } satisfies Kept<unknown>;
      return move;
    },
  };
}

/** A search and the move that was chosen by it. */
interface Kept<S> {
  readonly search: Search<S>;
  readonly played: number;
}

/** A search that is ready to run: the one that was kept, if there is one. */
export function searchFor<S>({ game, view, seat, seed, memory }: Question<S>, strength: Strength): Search<S> {
  const seats = game.result(view).seats.length;
  const kept = (memory?.kept ?? null) as Kept<S> | null;
  const fits = kept?.search.game === game && kept.search.seats === seats;
  const search = fits ? kept.search : new Search(game, seats, SEARCH);
  search.begin(view, seat, seed, { oversight: strength.oversight, played: fits ? kept.played : NONE });
  return search;
}
