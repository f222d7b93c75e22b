/** Asks a puzzle again: whether its answer is still the one best. */
import type { Game, Move, Puzzle } from "@banquise/engine";
import { bestOf, othersOf } from "./exact.ts";
import { judge } from "./judged.ts";
import { type Position, positionOf } from "./position.ts";
import { waysOfTurn } from "./turn.ts";

/** rules: made under other rules. position: the view is none. turn: chance has a say. answer: another one is better, or as good. */
export type PuzzleFault = "rules" | "position" | "turn" | "answer";

/** Null when it holds. An exact puzzle is enumerated again, a judged one searched again. */
export function verifyPuzzle<S>(game: Game<S>, puzzle: Puzzle): PuzzleFault | null {
  if (puzzle.rules !== game.version) return "rules";
  const position = positionIn(game, puzzle);
  if (position === null || game.actor(position.view) !== puzzle.seat) return "position";
  const answer = puzzle.answer.map((move) => game.moves.parse(move));
  if (answer.length === 0 || answer.includes(null)) return "answer";
  return puzzle.kind === "exact"
    ? faultOfTurn(position, puzzle, answer as Move[])
    : faultOfMove(position, answer as Move[]);
}

function positionIn<S>(game: Game<S>, puzzle: Puzzle): Position<S> | null {
  try {
    return positionOf(game, puzzle);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function faultOfTurn<S>(position: Position<S>, puzzle: Puzzle, answer: readonly Move[]): PuzzleFault | null {
  const ways = waysOfTurn(position);
  if (ways === null) return "turn";
  const best = bestOf(ways);
  const isThere = ways.some(
    ({ moves, points }) => points === puzzle.worth && String(moves) === String(answer),
  );
  if (best?.points !== puzzle.worth || !isThere) return "answer";
  const others = othersOf(position.game, ways, best.points);
  return JSON.stringify(others) === JSON.stringify(puzzle.others) ? null : "answer";
}

const faultOfMove = <S>(position: Position<S>, [answer]: readonly Move[]): PuzzleFault | null =>
  judge(position)?.best === answer ? null : "answer";
