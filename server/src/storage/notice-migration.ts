import type { ColumnDefinitionBuilder, Compilable, Kysely } from "kysely";
import { sql } from "kysely";
import type { Schema } from "./schema.ts";

const needed = (column: ColumnDefinitionBuilder) => column.notNull();

/** How people want to be told while they are elsewhere, and what is on its way to them. */
export function addNotices(db: Kysely<Schema>): readonly Compilable[] {
  return [
    db.schema.alterTable("tables").addColumn("tell_at", "bigint"),
    db.schema.createIndex("tables_to_tell").on("tables").column("tell_at").where("tell_at", "is not", null),
    db.schema
      .createTable("notice_settings")
      .addColumn("person_id", "text", (column) => column.primaryKey().references("sessions.id"))
      .addColumn("settings", "text", needed)
      .addColumn("webhook_url", "text")
      .addColumn("webhook_secret", "text")
      .addColumn("stop_key", "text", (column) => column.notNull().unique()),
    db.schema
      .createTable("push_subscriptions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person_id", "text", (column) => column.notNull().references("sessions.id"))
      .addColumn("session_id", "text", needed)
      .addColumn("endpoint", "text", (column) => column.notNull().unique())
      .addColumn("p256dh", "text", needed)
      .addColumn("auth", "text", needed)
      .addColumn("device", "text", needed)
      .addColumn("created_at", "bigint", needed),
    db.schema.createIndex("push_subscriptions_by_person").on("push_subscriptions").column("person_id"),
    db.schema.createIndex("push_subscriptions_by_session").on("push_subscriptions").column("session_id"),
    db.schema
      .createTable("outbox")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", needed)
      .addColumn("client", "text", needed)
      .addColumn("payload", "text", needed)
      .addColumn("answer", "text")
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("due_at", "bigint", needed)
      .addColumn("claimed_by", "text")
      .addColumn("done_at", "bigint"),
    db.schema
      .createIndex("outbox_to_do")
      .on("outbox")
      .columns(["kind", "due_at"])
      .where(sql<boolean>`done_at is null`),
    db.schema.createIndex("outbox_by_client").on("outbox").column("client"),
  ];
}
