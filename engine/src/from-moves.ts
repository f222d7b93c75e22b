import type { Chance } from "./chance.ts";
import type { Game, Seat, TableConfig } from "./game.ts";
import type { Damage } from "./log.ts";
import type { Move } from "./moves.ts";
import { Table } from "./table.ts";

/** An entry of a log that holds nothing but what was decided, in codes of the rules that it was made with. */
export type MovesEntry = (
  | { readonly seat: Seat; readonly move: Move }
  | { readonly seat: Seat; readonly undo: true }
) & {
  readonly key?: string | null;
  readonly at?: number;
};

/**
 * A table from such a log: played once, under the rules that it was made with, which are `game`. What it holds then can
 * be kept, and loaded under any later rules.
 */
export function fromMoves<S>(
  game: Game<S>,
  config: TableConfig,
  chance: Chance,
  log: Iterable<MovesEntry>,
  start: S | null = null,
): Table<S> | Damage {
  const table =
    start === null ? new Table(game, config, chance) : Table.startingAt(game, config, chance, start);
  for (const entry of log) {
    const { seat, key, at } = entry;
    const command = { ...(key && { key }), ...(at && { at }) };
    const done =
      "undo" in entry
        ? table.undo(seat, command, { most: Number.POSITIVE_INFINITY })
        : table.play(seat, entry.move, command);
    if ("refused" in done)
      return {
        damage: "refused",
        version: table.version + 1,
        detail: `${done.refused} ${done.rule ?? ""}`.trim(),
      };
  }
  return table;
}
