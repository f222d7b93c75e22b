import { type Chance, type Damage, fromMoves, type Table, type TableConfig } from "@banquise/engine";
import type { RulesOf } from "../games.ts";
import type { EarlyLog, EarlyLogStore } from "../storage/early-logs.ts";
import type { MoveRow } from "../storage/schema.ts";
import type { StoredTable } from "../storage/seated.ts";
import { describe } from "./live-game.ts";

/**
 * Games whose logs early programs wrote: moves, and nothing of what they did. Each is played once more, under the rules
 * that it was played by then, and from then on has a log like any other.
 */
export class EarlyGames {
  private readonly logs: EarlyLogStore;
  private readonly rulesOf: RulesOf;
  private readonly converting = new Map<string, Promise<string | null>>();

  constructor(logs: EarlyLogStore, rulesOf: RulesOf) {
    this.logs = logs;
    this.rulesOf = rulesOf;
  }

  /** Null, or why it cannot be done: the moves are then kept as they are. */
  convert(stored: StoredTable): Promise<string | null> {
    const { id } = stored.table;
    let work = this.converting.get(id);
    if (work === undefined) {
      work = this.play(stored).finally(() => this.converting.delete(id));
      this.converting.set(id, work);
    }
    return work;
  }

  private async play({ table: row, seats }: StoredTable): Promise<string | null> {
    const game = await this.rulesOf(row.game, row.rules);
    if (game === null) return `the rules ${row.rules} of ${row.game} are not kept here`;
    const log = await this.logs.find(row.id);
    const config: TableConfig = {
      seats: row.seats,
      options: JSON.parse(row.options) as Record<string, string>,
    };
    const chance: Chance = { secret: row.secret, nonces: seats.map(({ nonce }) => nonce) };
    const table: Table<unknown> | Damage = fromMoves(game, config, chance, log.moves.map(moveOf));
    if ("damage" in table) return describe(row.id, table);
    if (table.version !== row.version)
      return `table ${row.id} has ${table.version} moves, not ${row.version}`;
    if (!leadsTo(log, table)) return `table ${row.id} is not what was kept of it`;
    await this.logs.replace(row.id, table);
    return null;
  }
}

function moveOf({ seat, move, key, at }: MoveRow) {
  const rest = { seat, key, at };
  return move === null ? { ...rest, undo: true as const } : { ...rest, move };
}

/** Whether the moves lead to the state that was kept, if one was. */
function leadsTo({ state, state_version }: EarlyLog, table: Table<unknown>): boolean {
  if (state === null || state_version === null) return true;
  const { layout } = table.game;
  return layout.equals(layout.fromJson(JSON.parse(state)), table.stateAt(state_version));
}
