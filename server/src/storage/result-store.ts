import type { SeatPlace } from "@banquise/engine";
import type { Database, Queries } from "./database.ts";
import type { TableRow } from "./schema.ts";

/** How games ended, at each of their seats. */
export class ResultStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Finished games of which that is not noted: earlier programs did not. */
  async missing(limit: number): Promise<Pick<TableRow, "id" | "version" | "log_form" | "updated_at">[]> {
    return this.database.all(
      this.database.build
        .selectFrom("tables")
        .select(["id", "version", "log_form", "updated_at"])
        .where("status", "=", "over")
        .where("scored", "=", 0)
        .orderBy("id")
        .limit(limit),
    );
  }

  /** Notes how a game ended. `places` is null where nobody can say: then it only has an end. */
  async note(tableId: string, places: readonly SeatPlace[] | null, endedAt: number): Promise<void> {
    await this.database.transaction((transaction) =>
      noteResult(transaction, this.database.build, tableId, places, endedAt),
    );
  }
}

/** The same, together with the entry that ended it. */
export async function noteResult(
  at: Queries,
  build: Database["build"],
  tableId: string,
  places: readonly SeatPlace[] | null,
  endedAt: number,
): Promise<void> {
  await at.run(build.updateTable("seats").set({ ended_at: endedAt }).where("table_id", "=", tableId));
  for (const [seat, { rank, total }] of (places ?? []).entries())
    await at.run(
      build
        .updateTable("seats")
        .set({ rank, total })
        .where("table_id", "=", tableId)
        .where("seat", "=", seat),
    );
  await at.run(build.updateTable("tables").set({ scored: 1 }).where("id", "=", tableId));
}
