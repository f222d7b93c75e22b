import type { Table } from "@banquise/engine";
import { loadRules } from "@banquise/games/frozen";
import type { AnyGame, AnyState } from "../games.ts";

/** How a game of early rules ended, where its log does not say: those rules do. */
export async function score(table: Table<AnyState>): Promise<void> {
  if (!table.isUnscored) return;
  const rules = await loadRules(table.game.id, table.rules);
  if (rules !== null) table.scoreBy(rules as AnyGame);
}
