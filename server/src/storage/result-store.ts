import { type Entry, OVER, type SeatPlace } from "@banquise/engine";
import { sql } from "kysely";
import type { Database, Queries } from "./database.ts";
import type { TableRow } from "./schema.ts";

export interface GameEnd {
  readonly ending: NonNullable<TableRow["ending"]>;
  /** By seat; null where nobody can say. */
  readonly places: readonly SeatPlace[] | null;
  readonly at: number;
}

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
        // Word for word what the index is of: SQLite finds it by nothing else.
        .where(sql<boolean>`status = 'over' and ending is null`)
        .orderBy("id")
        .limit(limit),
    );
  }

  async note(tableId: string, end: GameEnd): Promise<void> {
    await this.database.transaction((transaction) => noteEnd(transaction, this.database.build, tableId, end));
  }
}

/** Notes how a game ended, together with the entry that ended it. */
export async function noteEnd(
  transaction: Queries,
  build: Database["build"],
  tableId: string,
  { ending, places, at }: GameEnd,
): Promise<void> {
  await transaction.run(build.updateTable("seats").set({ ended_at: at }).where("table_id", "=", tableId));
  for (const [seat, { rank, total }] of (places ?? []).entries())
    await transaction.run(
      build
        .updateTable("seats")
        .set({ rank, total })
        .where("table_id", "=", tableId)
        .where("seat", "=", seat),
    );
  await transaction.run(build.updateTable("tables").set({ ending }).where("id", "=", tableId));
}

/** What an entry says of the end of its game; null if that is not over. */
export function endBy(entry: Entry | undefined): GameEnd | null {
  if (entry === undefined || entry.actor !== OVER) return null;
  const ending = entry.kind === "abandon" ? "abandoned" : "played";
  return { ending, places: entry.result?.seats ?? null, at: entry.at };
}
