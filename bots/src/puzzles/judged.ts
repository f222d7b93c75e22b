/** Decisions on which long searches agree: one move is clearly ahead, and that is not plain to see. */
import { type Move, MoveList, type Puzzle, Random, victoriesOf } from "@banquise/engine";
import { analyse } from "../analysis.ts";
import { iterationsOnly } from "../bot.ts";
import { decide } from "../decide.ts";
import { greedy } from "../greedy.ts";
import { LEVELS } from "../levels.ts";
import { frameOf, type Position, worldFor } from "./position.ts";
import { decidingLine } from "./theme.ts";
import { difficultyOf, playOut } from "./tries.ts";
import { sightOf } from "./turn.ts";

/** A stage of the funnel: so many searches must agree on the move, and put it so far ahead of the next. */
interface Stage {
  readonly iterations: number;
  readonly searches: number;
  readonly ahead: number;
}

const FIRST_LOOK: Stage = { iterations: 1_000, searches: 1, ahead: 0.06 };
const SECOND_LOOK: Stage = { iterations: 3_000, searches: 3, ahead: 0.07 };
const JUDGEMENT: Stage = { iterations: 50_000, searches: 3, ahead: 0.08 };
/** With less, or more, the game is decided. */
const OPEN = { least: 0.15, most: 0.85 };
const LEAST_MOVES = 3;
/** Games played out from both moves with the same chance, and the standard errors by which the answer must be ahead in them. */
const PLAYOUTS = 200;
const STANDARD_ERRORS = 1;
const PLAYED_OUT_BY = LEVELS[3] as (typeof LEVELS)[number];
const UNLIMITED = iterationsOnly(Number.POSITIVE_INFINITY);

/** What the searches of a stage think of the move they agree on. */
export interface Verdict {
  readonly best: Move;
  /** Mean chances by move, the best first; of moves that come to the same only the most tried. */
  readonly chances: readonly (readonly [Move, number])[];
}

/** The decision as a puzzle; null if it makes none. */
export function judgedPuzzle<S>(position: Position<S>): Puzzle | null {
  const { game, view, config } = position;
  const legal = new MoveList();
  game.legal(view, legal);
  if (legal.length < LEAST_MOVES || (config.seats === 1 && !game.cooperative)) return null;
  const twins = twinsOf(position, legal.toArray());
  if (agreement(position, FIRST_LOOK, twins) === null) return null;
  const best = agreement(position, SECOND_LOOK, twins)?.best;
  if (best === undefined || same(twins, decide(greedy, { ...position, budget: UNLIMITED, seed: 1 }), best))
    return null;
  const verdict = judge(position, twins);
  if (verdict === null || verdict.best !== best) return null;
  const [, [rival] = [best, 0]] = verdict.chances;
  if (!isConfirmed(position, best, rival)) return null;
  const difficulty = difficultyOf(position, ({ moves }) => same(twins, moves[0] as Move, best));
  if (difficulty === null) return null;
  return {
    ...frameOf(position),
    kind: "judged",
    answer: [game.moves.decode(best)],
    worth: rounded(verdict.chances[0]?.[1] ?? 0),
    others: verdict.chances
      .slice(1)
      .map(([move, worth]) => ({ move: game.moves.decode(move), worth: rounded(worth) })),
    theme: decidingLine(position, [best], [rival]),
    difficulty,
  };
}

/** What the longest searches say; null if they do not agree. */
export function judge<S>(
  position: Position<S>,
  twins = twinsOf(position, allMoves(position)),
): Verdict | null {
  return agreement(position, JUDGEMENT, twins);
}

const rounded = (chance: number): number => Math.round(chance * 1_000) / 1_000;

function allMoves<S>({ game, view }: Position<S>): Move[] {
  const legal = new MoveList();
  game.legal(view, legal);
  return legal.toArray();
}

/** By move: the first move that leads to the same sight. */
type Twins = ReadonlyMap<Move, Move>;

const same = (twins: Twins, a: Move, b: Move): boolean => twins.get(a) === twins.get(b);

function twinsOf<S>({ game, view, seat }: Position<S>, moves: readonly Move[]): Twins {
  const first = new Map<string, Move>();
  const twins = new Map<Move, Move>();
  for (const move of moves) {
    const after = worldFor(game, view, seat, 1);
    game.apply(after, move, { random: Random.of(1), emit: null });
    const sight = sightOf(game, after, seat);
    if (!first.has(sight)) first.set(sight, move);
    twins.set(move, first.get(sight) as Move);
  }
  return twins;
}

function agreement<S>(
  position: Position<S>,
  { iterations, searches, ahead }: Stage,
  twins: Twins,
): Verdict | null {
  const sums = new Map<Move, number>();
  let best: Move | null = null;
  for (let seed = 1; seed <= searches; seed++) {
    const budget = iterationsOnly(iterations);
    const analysis = analyse({ ...position, budget, seed });
    const chosen = twins.get(analysis.best) as Move;
    if (best !== null && chosen !== best) return null;
    best = chosen;
    const seen = new Set<Move>();
    for (const { move, chances } of analysis.moves) {
      const one = twins.get(move) as Move;
      if (seen.has(one)) continue;
      seen.add(one);
      sums.set(one, (sums.get(one) ?? 0) + (chances[position.seat] as number) / searches);
    }
  }
  const chances = [...sums].sort(([, a], [, b]) => b - a);
  const [[first, chance] = [null, 0], [, next] = [null, 0]] = chances;
  if (best === null || first !== best || chance - next < ahead) return null;
  return chance < OPEN.least || chance > OPEN.most ? null : { best, chances };
}

/** Whether games that go on from the answer are won more often than those that go on from the next best move. */
function isConfirmed<S>({ game, view, seat }: Position<S>, best: Move, rival: Move): boolean {
  let sum = 0;
  let squares = 0;
  for (let seed = 1; seed <= PLAYOUTS; seed++) {
    const won = (move: Move): number => {
      const s = worldFor(game, view, seat, seed);
      const random = Random.of(seed);
      game.apply(s, move, { random, emit: null });
      playOut(game, s, PLAYED_OUT_BY, UNLIMITED, random);
      return victoriesOf(game, game.result(s))[seat] as number;
    };
    const difference = won(best) - won(rival);
    sum += difference;
    squares += difference * difference;
  }
  return sum > STANDARD_ERRORS * Math.sqrt(squares);
}
