/** Turns of which all ways are known, and one is best. */
import type { Game, Move, OtherMove, Puzzle } from "@banquise/engine";
import { analyse } from "../analysis.ts";
import { iterationsOnly } from "../bot.ts";
import { greedy } from "../greedy.ts";
import { frameOf, type Position } from "./position.ts";
import { decidingLine } from "./theme.ts";
import { difficultyOf, playTurn } from "./tries.ts";
import { pointsOnSheet, type Way, waysOfTurn } from "./turn.ts";

/** With fewer ways through a turn, or fewer moves in the best one, there is little to find. */
const LEAST_WAYS = 8;
const LEAST_MOVES = 2;
/** Most points now must not be a bad idea for the game: the chance may be lower by so much. */
const TOLERANCE = 0.03;
const AGREEMENT = iterationsOnly(3_000);

/** The turn that begins with this decision as a puzzle; null if it makes none. */
export function exactPuzzle<S>(position: Position<S>): Puzzle | null {
  const { game, seat } = position;
  const ways = waysOfTurn(position);
  if (ways === null || ways.length < LEAST_WAYS) return null;
  const best = bestOf(ways);
  if (best === null || best.moves.length < LEAST_MOVES) return null;
  const isBest = (end: S): boolean => pointsOnSheet(game, end, seat) === best.points;
  if (isBest(playTurn(position, greedy, AGREEMENT, 1).end)) return null;
  if (!isGoodPlay(position, ways, best)) return null;
  const difficulty = difficultyOf(position, ({ end }) => isBest(end));
  if (difficulty === null) return null;
  const runnerUp = ways.reduce(
    (a, b) => (b.points < best.points && b.points > a.points ? b : a),
    lowest(ways),
  );
  return {
    ...frameOf(position),
    kind: "exact",
    answer: best.moves.map((move) => game.moves.decode(move)),
    worth: best.points,
    others: othersOf(game, ways, best.points),
    theme: decidingLine(position, best.moves, runnerUp.moves),
    difficulty,
  };
}

/** The shortest of the best ways, if all of them come to the same. */
export function bestOf(ways: readonly Way[]): Way | null {
  const points = Math.max(...ways.map((way) => way.points));
  const best = ways.filter((way) => way.points === points);
  if (new Set(best.map(({ sight }) => sight)).size > 1) return null;
  return best.reduce((a, b) => (b.moves.length < a.moves.length ? b : a));
}

const lowest = (ways: readonly Way[]): Way => ways.reduce((a, b) => (b.points < a.points ? b : a));

/** What each other first move can still lead to. */
export function othersOf<S>({ moves }: Game<S>, ways: readonly Way[], best: number): OtherMove[] {
  const reach = new Map<Move, number>();
  for (const way of ways) {
    const first = way.moves[0] as Move;
    reach.set(first, Math.max(reach.get(first) ?? Number.NEGATIVE_INFINITY, way.points));
  }
  return [...reach]
    .filter(([, points]) => points < best)
    .sort(([a, x], [b, y]) => y - x || a - b)
    .map(([move, worth]) => ({ move: moves.decode(move), worth }));
}

/** Whether a search would not mind to begin so. */
function isGoodPlay<S>(position: Position<S>, ways: readonly Way[], best: Way): boolean {
  const { seat } = position;
  const { moves, chances } = analyse({ ...position, budget: AGREEMENT, seed: 1 });
  const firsts = new Set(ways.filter(({ points }) => points === best.points).map((way) => way.moves[0]));
  const chance = Math.max(
    ...moves.filter(({ move }) => firsts.has(move)).map((estimate) => estimate.chances[seat] as number),
  );
  return chance >= (chances[seat] as number) - TOLERANCE;
}
