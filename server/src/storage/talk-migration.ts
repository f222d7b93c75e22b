import type { ColumnDefinitionBuilder, Compilable, Kysely } from "kysely";
import type { Dialect } from "./database.ts";
import type { Schema } from "./schema.ts";

const needed = (column: ColumnDefinitionBuilder) => column.notNull();
const person = (column: ColumnDefinitionBuilder) => column.notNull().references("sessions.id");

/** Talk at tables, friends and their opposite, complaints, and what operators do about them. */
export function addTalk(db: Kysely<Schema>, dialect: Dialect): readonly Compilable[] {
  return [
    db.schema.alterTable("tables").addColumn("chat", "integer", (column) => column.notNull().defaultTo(1)),
    db.schema
      .alterTable("tables")
      .addColumn("talk_revision", "integer", (column) => column.notNull().defaultTo(0)),
    db.schema.alterTable("tables").addColumn("language", "text"),
    db.schema.alterTable("tables").addColumn("sent_away", "text"),
    dialect.clustered(
      db.schema
        .createTable("messages")
        .addColumn("table_id", "text", (column) =>
          column.notNull().references("tables.id").onDelete("cascade"),
        )
        .addColumn("number", "integer", needed)
        .addColumn("revision", "integer", needed)
        .addColumn("room", "text", needed)
        .addColumn("person_id", "text", person)
        .addColumn("seat", "integer")
        .addColumn("phrase", "text")
        .addColumn("text", "text")
        .addColumn("key", "text")
        .addColumn("at", "bigint", needed)
        .addColumn("removed_at", "bigint")
        .addPrimaryKeyConstraint("messages_key", ["table_id", "number"]),
    ),
    db.schema.createIndex("messages_by_person").on("messages").columns(["person_id", "at"]),
    db.schema
      .createIndex("messages_to_forget")
      .on("messages")
      .column("removed_at")
      .where("removed_at", "is not", null),
    db.schema
      .createTable("relations")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person_id", "text", person)
      .addColumn("other_id", "text", person)
      .addColumn("kind", "text", needed)
      .addColumn("at", "bigint", needed)
      .addUniqueConstraint("relations_by_people", ["person_id", "other_id", "kind"]),
    db.schema.createIndex("relations_by_other").on("relations").columns(["other_id", "kind"]),
    db.schema
      .createTable("reports")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("reporter_id", "text", person)
      .addColumn("reported_id", "text", person)
      .addColumn("table_id", "text")
      .addColumn("reason", "text", needed)
      .addColumn("note", "text", needed)
      .addColumn("evidence", "text", needed)
      .addColumn("at", "bigint", needed)
      .addColumn("closed_at", "bigint"),
    db.schema.createIndex("reports_by_time").on("reports").columns(["closed_at", "at"]),
    db.schema.createIndex("reports_by_reporter").on("reports").columns(["reporter_id", "at"]),
    db.schema
      .createTable("sanctions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", needed)
      .addColumn("person_id", "text", (column) => column.references("sessions.id"))
      .addColumn("range", "text")
      .addColumn("reason", "text", needed)
      .addColumn("ends_at", "bigint")
      .addColumn("at", "bigint", needed)
      .addColumn("lifted_at", "bigint"),
    db.schema
      .createTable("operators")
      .addColumn("person_id", "text", (column) => column.primaryKey().references("sessions.id"))
      .addColumn("at", "bigint", needed),
    db.schema
      .createTable("audit")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "bigint", needed)
      .addColumn("operator_id", "text", (column) => column.references("sessions.id"))
      .addColumn("act", "text", needed)
      .addColumn("about", "text", needed),
    db.schema.createIndex("audit_by_time").on("audit").column("at"),
  ];
}
