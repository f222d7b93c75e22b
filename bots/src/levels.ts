import type { Game, Move } from "@banquise/engine";
import type { Bot, Question } from "./bot.ts";
import { Search, type SearchOptions } from "./search/search.ts";
import { NONE } from "./search/tree.ts";

/** How strong a bot that searches is. */
export interface Strength {
  /** Iterations for one decision, unless the question allows fewer; fewer where they cost more (`iterationsFor`). */
  readonly iterations: number;
  /** Chance to overlook any one of its moves. */
  readonly oversight: number;
  /** Whether it looks at all moves before it tries any. */
  readonly guided: boolean;
}

/** What won in the arena (`docs/bots.md`): to evaluate at once, or to play on by first impressions where they are good. */
const EXPLORATION = 0.15;
const GUIDED_EXPLORATION = 0.2;
const AT_ONCE = { horizon: 0, candidates: 1 };
const PLAYING_ON = { horizon: 12, candidates: 6 };

export function searchOptions<S>({ evaluate }: Game<S>, strength: Pick<Strength, "guided">): SearchOptions {
  // A quick value is too little to judge single moves by.
  const guided = strength.guided && evaluate.quickValue === undefined;
  const playout = evaluate.policy === "prior" ? PLAYING_ON : AT_ONCE;
  return { exploration: guided ? GUIDED_EXPLORATION : EXPLORATION, guided, ...playout };
}

/** What a strength comes to in a game: about the same time in all. */
function iterationsFor<S>({ evaluate: { cost = 1 } }: Game<S>, { iterations }: Strength): number {
  return Math.ceil(iterations / cost);
}

/** Weakest first; `npm run bench -- levels` measures by how much each beats the one before it. */
const STRENGTHS: readonly Strength[] = [
  { iterations: 8, oversight: 0.75, guided: false },
  { iterations: 18, oversight: 0.58, guided: false },
  { iterations: 52, oversight: 0.38, guided: false },
  { iterations: 120, oversight: 0.25, guided: false },
  { iterations: 200, oversight: 0.1, guided: true },
  { iterations: 32_000, oversight: 0, guided: true },
];

export const LEVELS: readonly Bot[] = STRENGTHS.map((strength, i) => levelOf(`level${i + 1}`, strength));

/** The strength of the best level: for hints and reviews. */
export const FULL_STRENGTH = STRENGTHS.at(-1) as Strength;

/** Iterations between two looks at whether it is settled, and between two reports: a fraction of a second everywhere. */
const STEP = 256;

/** A bot that searches with a given strength. */
export function levelOf(id: string, strength: Strength): Bot {
  return {
    id,
    choose(question) {
      const search = searchFor(question, strength);
      const steps = stepsOf(search, question, strength);
      while (!steps.next().done);
      return decision(search, question);
    },
    async chooseInSteps(question, progress) {
      const search = searchFor(question, strength);
      for (const share of stepsOf(search, question, strength)) {
        progress(share);
        await new Promise((resolve) => setTimeout(resolve));
      }
      return decision(search, question);
    },
  };
}

/** Searches until the budget is spent or nothing can change the decision any more; tells how much of it is done. */
function* stepsOf<S>(
  search: Search<S>,
  { game, budget }: Question<S>,
  strength: Strength,
): Generator<number> {
  const wanted = search.breadth > 1 ? Math.min(iterationsFor(game, strength), budget.iterations) : 0;
  const began = performance.now();
  const until = began + budget.milliseconds;
  for (let done = 0; done < wanted && performance.now() < until; ) {
    done += search.run(Math.min(STEP, wanted - done), until);
    if (search.isSettled(wanted - done)) done = wanted;
    yield Math.max(done / wanted, (performance.now() - began) / budget.milliseconds);
  }
}

function decision<S>(search: Search<S>, { memory, report }: Question<S>): Move {
  const move = search.best();
  report?.(search.estimates());
  if (memory) memory.kept = { search, played: move } satisfies Kept<S>;
  return move;
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
  const options = searchOptions(game, strength);
  const fits =
    kept?.search.game === game &&
    kept.search.seats === seats &&
    kept.search.options.guided === options.guided;
  const search = fits ? kept.search : new Search(game, seats, options);
  search.begin(view, seat, seed, { oversight: strength.oversight, played: fits ? kept.played : NONE });
  return search;
}
