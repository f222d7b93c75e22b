import { CHECKPOINT_EVERY, type Table } from "@banquise/engine";
import type { Database } from "./database.ts";
import { packCheckpoint, rowOf } from "./packing.ts";
import { type EarlyState, LOG_FORMS, type MoveRow } from "./schema.ts";

/** A log of an early program, and the state that it kept beside it. */
export interface EarlyLog extends EarlyState {
  readonly moves: readonly MoveRow[];
}

/** Logs of early programs, which hold moves and nothing of what they did, until they have been played once more. */
export class EarlyLogStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Tables whose logs are still of this kind; running games first. */
  async waiting(limit: number): Promise<string[]> {
    const query = this.database.build
      .selectFrom("tables")
      .select("id")
      .where("log_form", "=", LOG_FORMS.moves)
      .orderBy("status", "desc")
      .limit(limit);
    return (await this.database.all(query)).map(({ id }) => id);
  }

  async find(tableId: string): Promise<EarlyLog> {
    const { build } = this.database;
    return this.database.read(async (at) => {
      const kept = await at.first(
        build.selectFrom("tables").select(["state", "state_version"]).where("id", "=", tableId),
      );
      const moves = await at.all(
        build.selectFrom("moves").selectAll().where("table_id", "=", tableId).orderBy("version"),
      );
      return { moves, state: kept?.state ?? null, state_version: kept?.state_version ?? null };
    });
  }

  /** Puts the log that the moves have made in their place, all of it or nothing; once. */
  async replace(tableId: string, table: Table<unknown>): Promise<void> {
    const { build } = this.database;
    const rows = table.entries.map((entry) => rowOf(tableId, entry));
    const checkpoints = checkpointsOf(table).map((checkpoint) => ({
      table_id: tableId,
      version: checkpoint.version,
      data: packCheckpoint(checkpoint),
    }));
    await this.database.transaction(async (transaction) => {
      const changed = await transaction.run(
        build
          .updateTable("tables")
          .set({ log_form: LOG_FORMS.entries, state: null, state_version: null })
          .where("id", "=", tableId)
          .where("log_form", "=", LOG_FORMS.moves)
          .where("version", "=", table.version),
      );
      if (changed === 0) return;
      for (const row of rows) await transaction.run(build.insertInto("entries").values(row));
      for (const row of checkpoints) await transaction.run(build.insertInto("checkpoints").values(row));
      await transaction.run(build.deleteFrom("moves").where("table_id", "=", tableId));
    });
  }
}

/** The states that the log would have kept if it had been written entry by entry. */
function checkpointsOf(table: Table<unknown>) {
  const count = 1 + Math.floor(table.version / CHECKPOINT_EVERY);
  return Array.from({ length: count }, (_, i) => table.at(i * CHECKPOINT_EVERY).checkpoint());
}
