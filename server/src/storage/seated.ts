import type { Database, Queries } from "./database.ts";
import type { SeatRow, TableRow } from "./schema.ts";

/** A seat with the name of who sits there. */
export interface StoredSeat extends SeatRow {
  name: string | null;
  /** Null for somebody without an account; 1: the account of a program. */
  program: number | null;
}

export interface StoredTable {
  readonly table: TableRow;
  readonly seats: readonly StoredSeat[];
}

export const seatsWithNames = (build: Database["build"]) =>
  build
    .selectFrom("seats")
    .leftJoin("sessions", "sessions.id", "seats.session_id")
    .leftJoin("accounts", "accounts.person_id", "seats.session_id")
    .selectAll("seats")
    .select(["sessions.name as name", "accounts.bot as program"]);

/** Tables with their seats. */
export async function withSeats<Table extends TableRow>(
  at: Queries,
  build: Database["build"],
  tables: readonly Table[],
): Promise<{ readonly table: Table; readonly seats: readonly StoredSeat[] }[]> {
  const ids = tables.map((table) => table.id);
  const seats =
    ids.length === 0 ? [] : await at.all(seatsWithNames(build).where("table_id", "in", ids).orderBy("seat"));
  return tables.map((table) => ({ table, seats: seats.filter((seat) => seat.table_id === table.id) }));
}
