import { type Compilable, type Kysely, sql } from "kysely";
import type { Schema } from "./schema.ts";

/** Accounts of programs, and keys that let programs act for their owner within limits. */
export function addApiTokens(db: Kysely<Schema>): readonly Compilable[] {
  return [
    db.schema
      .createTable("api_tokens")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person_id", "text", (column) =>
        column.notNull().references("accounts.person_id").onDelete("cascade"),
      )
      .addColumn("hash", "text", (column) => column.notNull().unique())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("scopes", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("expires_at", "bigint")
      .addColumn("seen_at", "bigint"),
    db.schema.createIndex("api_tokens_by_person").on("api_tokens").column("person_id"),
    db.schema.alterTable("accounts").addColumn("bot", "integer", (column) => column.notNull().defaultTo(0)),
    db.schema.createIndex("accounts_of_bots").on("accounts").column("name_key").where(sql<boolean>`bot = 1`),
  ];
}
