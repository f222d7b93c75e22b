import type { Compilable, Kysely } from "kysely";
import type { Dialect } from "./database.ts";
import type { Schema } from "./schema.ts";

/** Keys of people's devices, by which they get in without a password. */
export function addPasskeys(db: Kysely<Schema>, dialect: Dialect): readonly Compilable[] {
  return [
    db.schema
      .alterTable("accounts")
      .addColumn("has_password", "integer", (column) => column.notNull().defaultTo(1)),
    db.schema
      .createTable("passkeys")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person_id", "text", (column) =>
        column.notNull().references("accounts.person_id").onDelete("cascade"),
      )
      .addColumn("public_key", dialect.bytes, (column) => column.notNull())
      .addColumn("counter", "bigint", (column) => column.notNull())
      .addColumn("transports", "text", (column) => column.notNull())
      .addColumn("device", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("used_at", "bigint"),
    db.schema.createIndex("passkeys_by_person").on("passkeys").column("person_id"),
    db.schema
      .createTable("challenges")
      .addColumn("challenge", "text", (column) => column.primaryKey())
      .addColumn("purpose", "text", (column) => column.notNull())
      .addColumn("session_id", "text", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull()),
    db.schema.createIndex("challenges_by_end").on("challenges").column("expires_at"),
  ];
}
