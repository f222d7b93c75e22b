import type { MoveObject, Viewer } from "@banquise/engine";
import type { LiveTable } from "./live-table.ts";

/** The legal moves of a seat that decides now; null when it is not its turn, or not its own to decide. */
export function legalFor({ game, actor, isPaused }: LiveTable, viewer: Viewer): readonly MoveObject[] | null {
  if (game === null || viewer === null || actor !== viewer || isPaused) return null;
  const { table } = game;
  if (table.condition.standIns[viewer] != null) return null;
  return table.legal().map((move) => table.game.moves.decode(move));
}
