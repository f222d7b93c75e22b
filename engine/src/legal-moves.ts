import type { Game } from "./game.ts";
import { type Move, MoveList } from "./moves.ts";

const list = new MoveList();

/** The legal moves of the actor in a list of their own: for tests and checks, which need not be fast. */
export function legalMoves<S>(game: Game<S>, s: S): Move[] {
  list.clear();
  game.legal(s, list);
  return list.toArray();
}
