import { type Compilable, type Kysely, sql } from "kysely";
import type { Schema } from "./schema.ts";

/** How games ended, at each seat: so that somebody's games are found, counted and listed without reading a log. */
export function addResults(db: Kysely<Schema>): readonly Compilable[] {
  return [
    db.schema.alterTable("seats").addColumn("rank", "integer"),
    db.schema.alterTable("seats").addColumn("total", "double precision"),
    db.schema.alterTable("seats").addColumn("ended_at", "bigint"),
    db.schema.createIndex("seats_by_end").on("seats").columns(["session_id", "ended_at", "table_id"]),
    db.schema.alterTable("tables").addColumn("ending", "text"),
    db.schema
      .createIndex("tables_to_score")
      .on("tables")
      // What it is narrowed to stands in it, too: SQLite weighs indexes by the columns that a question names.
      .columns(["status", "ending", "id"])
      .where(sql<boolean>`status = 'over' and ending is null`),
  ];
}
