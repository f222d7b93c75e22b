import type { Compilable, Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** What a complaint is about, what came of it, and which bans have been seen to. */
export function addOrder(db: Kysely<Schema>): readonly Compilable[] {
  return [
    db.schema.alterTable("reports").addColumn("message", "integer"),
    db.schema.alterTable("reports").addColumn("closed_by", "text"),
    db.schema
      .alterTable("reports")
      .addColumn("closing_note", "text", (column) => column.notNull().defaultTo("")),
    db.schema.alterTable("sanctions").addColumn("seen_to_at", "bigint"),
    db.schema.createIndex("reports_by_reported").on("reports").columns(["reported_id", "at"]),
    db.schema.createIndex("sanctions_by_person").on("sanctions").column("person_id"),
    db.schema.createIndex("sanctions_in_force").on("sanctions").columns(["lifted_at", "ends_at"]),
  ];
}
