import type { Compilable, Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** People who come back: a name of their own, ways to prove who they are, and sessions on several devices. */
export function addAccounts(db: Kysely<Schema>): readonly Compilable[] {
  return [
    db.schema
      .createTable("accounts")
      .addColumn("person_id", "text", (column) => column.primaryKey().references("sessions.id"))
      .addColumn("name_key", "text", (column) => column.notNull().unique())
      .addColumn("password", "text", (column) => column.notNull())
      .addColumn("email", "text")
      .addColumn("email_key", "text")
      .addColumn("settings", "text", (column) => column.notNull().defaultTo("{}"))
      .addColumn("created_at", "bigint", (column) => column.notNull()),
    db.schema
      .createIndex("accounts_by_email")
      .on("accounts")
      .column("email_key")
      .where("email_key", "is not", null),
    db.schema
      .createTable("account_sessions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person_id", "text", (column) =>
        column.notNull().references("accounts.person_id").onDelete("cascade"),
      )
      .addColumn("device", "text", (column) => column.notNull())
      .addColumn("signed_in_from", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("seen_at", "bigint", (column) => column.notNull())
      .addColumn("proved_at", "bigint", (column) => column.notNull()),
    db.schema.createIndex("account_sessions_by_person").on("account_sessions").column("person_id"),
    db.schema
      .createTable("tickets")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("person_id", "text", (column) =>
        column.notNull().references("accounts.person_id").onDelete("cascade"),
      )
      .addColumn("data", "text", (column) => column.notNull())
      .addColumn("expires_at", "bigint"),
    db.schema.createIndex("tickets_by_person").on("tickets").columns(["person_id", "kind"]),
    db.schema
      .createIndex("tickets_by_end")
      .on("tickets")
      .column("expires_at")
      .where("expires_at", "is not", null),
    db.schema
      .createTable("attempts")
      .addColumn("topic", "text", (column) => column.primaryKey())
      .addColumn("count", "integer", (column) => column.notNull())
      .addColumn("ends_at", "bigint", (column) => column.notNull()),
    db.schema.createIndex("attempts_by_end").on("attempts").column("ends_at"),
  ];
}
