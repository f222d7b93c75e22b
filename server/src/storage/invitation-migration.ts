import type { ColumnDefinitionBuilder, Compilable, Kysely } from "kysely";
import type { Schema } from "./schema.ts";

const person = (column: ColumnDefinitionBuilder) => column.notNull().references("sessions.id");

/** Whoever is asked to an open table by somebody who sits there. */
export function addInvitations(db: Kysely<Schema>): readonly Compilable[] {
  return [
    db.schema
      .createTable("invitations")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("table_id", "text", (column) => column.notNull().references("tables.id").onDelete("cascade"))
      .addColumn("from_id", "text", person)
      .addColumn("to_id", "text", person)
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("declined_at", "bigint")
      .addUniqueConstraint("invitations_by_table", ["table_id", "to_id"]),
    db.schema.createIndex("invitations_by_guest").on("invitations").columns(["to_id", "at"]),
  ];
}
