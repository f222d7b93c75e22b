import { type Seat, type View, viewOf } from "./game.ts";
import { type Move, MoveList } from "./moves.ts";
import type { Table } from "./table.ts";

/** A choice that was made and stood, with what its seat knew when it chose. */
export interface Decision<S> {
  /** The version before it. */
  readonly at: number;
  readonly seat: Seat;
  readonly move: Move;
  readonly view: View<S>;
}

/** The decisions of a game in their order, without those that were taken back and those that left no choice. */
export function decisionsOf<S>(table: Table<S>): Decision<S>[] {
  const { game } = table;
  const legal = new MoveList();
  let standing: Decision<S>[] = [];
  for (const { version, seat, move, back } of table.steps("all")) {
    if (back !== undefined) standing = standing.filter(({ at }) => at < back);
    const code = move === undefined ? null : game.moves.parse(move);
    if (code === null || seat === null) continue;
    const at = version - 1;
    const view = viewOf(game, table.stateAt(at), seat);
    legal.clear();
    game.legal(view, legal);
    if (legal.length > 1) standing.push({ at, seat, move: code, view });
  }
  return standing;
}
