import { type Compilable, type Kysely, sql } from "kysely";
import { addApiTokens } from "./api-token-migration.ts";
import type { Database, Dialect, Queries } from "./database.ts";
import { addInvitations } from "./invitation-migration.ts";
import { addNotices } from "./notice-migration.ts";
import { addOrder } from "./order-migration.ts";
import { addPasskeys } from "./passkey-migration.ts";
import { addAccounts } from "./people-migration.ts";
import { addResults } from "./result-migration.ts";
import { type EntryRow, LOG_FORMS, type Schema } from "./schema.ts";
import { addTalk } from "./talk-migration.ts";

type Migration = (db: Kysely<Schema>, dialect: Dialect) => readonly Compilable[];

const VERSION_SETTING = "schemaVersion";
const READABLE_SETTING = "readableSince";

/** What a database says of its own shape. */
export const SHAPE_SETTINGS: readonly string[] = [VERSION_SETTING, READABLE_SETTING];

/**
 * In order, the same for both engines; a migration that was released is never changed in what it does, only followed by
 * another. Times are `bigint`: SQLite takes that for an integer like any other.
 */
export const MIGRATIONS: readonly Migration[] = [
  (db, dialect) => [
    db.schema
      .createTable("sessions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull()),
    db.schema
      .createTable("tables")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("rules", "integer", (column) => column.notNull())
      .addColumn("seats", "integer", (column) => column.notNull())
      .addColumn("options", "text", (column) => column.notNull())
      .addColumn("public", "integer", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("secret", "text", (column) => column.notNull())
      .addColumn("invitation", "text", (column) => column.notNull())
      .addColumn("rematch", "text")
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("actor", "integer")
      .addColumn("state", "text")
      .addColumn("state_version", "integer")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("updated_at", "bigint", (column) => column.notNull()),
    db.schema.createIndex("tables_by_status").on("tables").columns(["status", "created_at"]),
    db.schema
      .createTable("seats")
      .addColumn("table_id", "text", (column) => column.notNull().references("tables.id").onDelete("cascade"))
      .addColumn("seat", "integer", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("session_id", "text", (column) => column.references("sessions.id"))
      .addColumn("bot", "text")
      .addColumn("nonce", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("seats_key", ["table_id", "seat"]),
    db.schema.createIndex("seats_by_session").on("seats").column("session_id"),
    dialect.clustered(
      db.schema
        .createTable("entries")
        .addColumn("table_id", "text", (column) =>
          column.notNull().references("tables.id").onDelete("cascade"),
        )
        .addColumn("version", "integer", (column) => column.notNull())
        .addColumn("seat", "integer", (column) => column.notNull())
        .addColumn("move", "integer")
        .addColumn("key", "text")
        .addColumn("at", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("entries_key", ["table_id", "version"]),
    ),
    db.schema
      .createIndex("entries_by_client_key")
      .on("entries")
      .columns(["table_id", "key"])
      .unique()
      .where("key", "is not", null),
  ],
  (db, dialect) => [
    db.schema
      .alterTable("tables")
      .addColumn("opened_from", "text", (column) => column.notNull().defaultTo("")),
    db.schema.alterTable("tables").addColumn("alive_at", "bigint", (column) => column.notNull().defaultTo(0)),
    db.updateTable("tables").set((row) => ({ alive_at: row.ref("updated_at") })),
    db.schema.dropIndex("tables_by_status"),
    db.schema
      .createIndex("tables_by_life")
      .on("tables")
      .columns(["status", "public", "alive_at", "created_at"]),
    db.schema.createIndex("tables_by_opener").on("tables").columns(["opened_from", "status", "alive_at"]),
    dialect.clustered(
      db.schema
        .createTable("ended_sessions")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("at", "bigint", (column) => column.notNull()),
    ),
  ],
  (db, dialect) => [
    db.schema.dropIndex("entries_by_client_key"),
    db.schema.alterTable("entries").renameTo("moves"),
    dialect.clustered(
      db.schema
        .createTable("entries")
        .addColumn("table_id", "text", (column) =>
          column.notNull().references("tables.id").onDelete("cascade"),
        )
        .addColumn("version", "integer", (column) => column.notNull())
        .addColumn("key", "text")
        .addColumn("payload", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("log_key", ["table_id", "version"]),
    ),
    db.schema
      .createIndex("entries_by_client_key")
      .on("entries")
      .columns(["table_id", "key"])
      .unique()
      .where("key", "is not", null),
    dialect.clustered(
      db.schema
        .createTable("checkpoints")
        .addColumn("table_id", "text", (column) =>
          column.notNull().references("tables.id").onDelete("cascade"),
        )
        .addColumn("version", "integer", (column) => column.notNull())
        .addColumn("data", dialect.bytes, (column) => column.notNull())
        .addPrimaryKeyConstraint("checkpoints_key", ["table_id", "version"]),
    ),
    db.schema
      .createTable("pages")
      .addColumn("table_id", "text", (column) => column.notNull().references("tables.id").onDelete("cascade"))
      .addColumn("first", "integer", (column) => column.notNull())
      .addColumn("last", "integer", (column) => column.notNull())
      .addColumn("data", dialect.bytes, (column) => column.notNull())
      .addPrimaryKeyConstraint("pages_key", ["table_id", "first"]),
    db.schema
      .alterTable("tables")
      .addColumn("log_form", "integer", (column) => column.notNull().defaultTo(LOG_FORMS.entries)),
    db.updateTable("tables").set({ log_form: LOG_FORMS.moves }).where("status", "!=", "open"),
    db.schema
      .createIndex("tables_to_tend")
      .on("tables")
      .columns(["log_form", "status", "updated_at"])
      .where(sql<boolean>`log_form = 1 or (log_form = 2 and status = 'over')`),
  ],
  // Entries lie in the order in which they came, so that those of many tables that are stored together fill few pages.
  // Nobody looks for keys: a command made the version after the one that it was decided on, and that is where its key is.
  (db) => [
    db.schema.dropIndex("entries_by_client_key"),
    db.schema.alterTable("entries").renameTo("entries_by_table"),
    db.schema
      .createTable("entries")
      .addColumn("table_id", "text", (column) => column.notNull().references("tables.id").onDelete("cascade"))
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("key", "text")
      .addColumn("payload", "text", (column) => column.notNull())
      .addUniqueConstraint("entries_by_version", ["table_id", "version"]),
    db
      .insertInto("entries")
      .columns(["table_id", "version", "key", "payload"])
      .expression(
        db
          .selectFrom(sql<EntryRow>`entries_by_table`.as("former"))
          .select(["table_id", "version", "key", "payload"])
          .orderBy("table_id")
          .orderBy("version"),
      ),
    db.schema.dropTable("entries_by_table"),
  ],
  // Time to decide, bots in people's stead, and what is proposed.
  (db) => [
    db.schema.alterTable("tables").addColumn("clock", "text"),
    db.schema
      .alterTable("tables")
      .addColumn("stand_in", "text", (column) => column.notNull().defaultTo("level3")),
    db.schema.alterTable("tables").addColumn("due_at", "bigint"),
    db.schema.alterTable("tables").addColumn("time_left", "text"),
    db.schema.alterTable("tables").addColumn("proposal", "text"),
    db.schema.createIndex("tables_by_due").on("tables").column("due_at").where("due_at", "is not", null),
    db.schema.alterTable("seats").addColumn("stand_in", "text"),
    db.schema.alterTable("seats").addColumn("resigned", "integer", (column) => column.notNull().defaultTo(0)),
  ],
  // Several processes: a number that every change of a table raises, turns of bots that one process takes, who is where.
  (db, dialect) => [
    db.schema
      .alterTable("tables")
      .addColumn("revision", "integer", (column) => column.notNull().defaultTo(0)),
    db.schema.alterTable("tables").addColumn("suggestions", "text"),
    db.schema.alterTable("tables").addColumn("think_at", "bigint"),
    db.schema.alterTable("tables").addColumn("claimed_by", "text"),
    db
      .updateTable("tables")
      .set((row) => ({ think_at: row.ref("updated_at") }))
      .where("status", "=", "playing")
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("seats")
            .select("seat")
            .whereRef("table_id", "=", "tables.id")
            .whereRef("seat", "=", "tables.actor")
            .where((row) => row.or([row("kind", "=", "bot"), row("stand_in", "is not", null)])),
        ),
      ),
    db.schema
      .createIndex("tables_to_think")
      .on("tables")
      .column("think_at")
      .where("think_at", "is not", null),
    db.schema
      .createTable("nodes")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("facts", "text", (column) => column.notNull())
      .addColumn("alive_until", "bigint", (column) => column.notNull()),
    dialect.clustered(
      db.schema
        .createTable("presence")
        .addColumn("table_id", "text", (column) =>
          column.notNull().references("tables.id").onDelete("cascade"),
        )
        .addColumn("session_id", "text", (column) => column.notNull())
        .addColumn("node_id", "text", (column) => column.notNull().references("nodes.id").onDelete("cascade"))
        .addPrimaryKeyConstraint("presence_key", ["table_id", "session_id", "node_id"]),
    ),
    db.schema.createIndex("presence_by_node").on("presence").column("node_id"),
    db.schema
      .createTable("commitments")
      .addColumn("commitment", "text", (column) => column.primaryKey())
      .addColumn("session_id", "text", (column) => column.notNull())
      .addColumn("secret", "text", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull()),
    db.schema.createIndex("commitments_by_end").on("commitments").column("expires_at"),
    db.schema.createIndex("ended_sessions_by_time").on("ended_sessions").column("at"),
    db.schema
      .createTable("jobs")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("client", "text", (column) => column.notNull())
      .addColumn("payload", "text", (column) => column.notNull())
      .addColumn("answer", "text")
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("due_at", "bigint", (column) => column.notNull())
      .addColumn("claimed_by", "text")
      .addColumn("done_at", "bigint"),
    db.schema
      .createIndex("jobs_to_do")
      .on("jobs")
      .columns(["kind", "due_at"])
      .where(sql<boolean>`done_at is null`),
  ],
  // The challenge of the day.
  (db) => [
    db.schema.alterTable("tables").addColumn("daily", "text"),
    db.schema
      .createTable("daily_starts")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("secret", "text", (column) => column.notNull())
      .addColumn("seats", "integer", (column) => column.notNull())
      .addColumn("options", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("daily_starts_key", ["day", "game"]),
    db.schema
      .createTable("daily_tries")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("session_id", "text", (column) => column.notNull().references("sessions.id"))
      .addColumn("table_id", "text", (column) => column.notNull().references("tables.id").onDelete("cascade"))
      .addColumn("verdict", "text")
      .addColumn("total", "integer")
      .addColumn("rank", "integer")
      .addColumn("finished_at", "bigint")
      .addPrimaryKeyConstraint("daily_tries_key", ["day", "game", "session_id"]),
    db.schema.createIndex("daily_tries_by_table").on("daily_tries").column("table_id").unique(),
    db.schema.createIndex("daily_tries_by_session").on("daily_tries").columns(["session_id", "day"]),
    db.schema
      .createIndex("daily_tries_by_result")
      .on("daily_tries")
      .columns(["day", "game", "rank", "total"]),
    db.schema
      .createIndex("daily_tries_to_verify")
      .on("daily_tries")
      .column("day")
      .where(sql<boolean>`verdict is null`),
  ],
  addAccounts,
  addTalk,
  addOrder,
  addResults,
  addInvitations,
  addApiTokens,
  addPasskeys,
  addNotices,
];

/** How many there are. */
export const NEWEST_SCHEMA = MIGRATIONS.length;

/**
 * The last migration that programs from before it cannot work with. Those after it only add what an earlier program need not
 * know: tables, indexes, columns that may be empty or have a default. So servers of this program and of the next one run side
 * by side on one database, and it does not matter which of them is started last.
 */
export const READABLE_SINCE = 6;

/** Brings the database to the newest shape, all or nothing. Throws if it was made by a newer program that this one cannot follow. */
export async function migrate(database: Database): Promise<void> {
  const { build, dialect } = database;
  await database.transaction(async (transaction) => {
    await transaction.alone("migrations");
    await transaction.run(
      build.schema
        .createTable("settings")
        .ifNotExists()
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("value", "text", (column) => column.notNull()),
    );
    const { schema, readableSince } = await shapeOf(build, transaction);
    if (readableSince > NEWEST_SCHEMA)
      throw new Error(
        `the database has schema ${schema}, this program knows ${NEWEST_SCHEMA}: use a newer program`,
      );
    if (schema >= NEWEST_SCHEMA) return;
    for (const migration of MIGRATIONS.slice(schema)) {
      for (const query of migration(build, dialect)) await transaction.run(query);
    }
    const shape = { [VERSION_SETTING]: NEWEST_SCHEMA, [READABLE_SETTING]: READABLE_SINCE };
    for (const [name, number] of Object.entries(shape)) {
      const value = String(number);
      await transaction.run(
        build
          .insertInto("settings")
          .values({ name, value })
          .onConflict((conflict) => conflict.column("name").doUpdateSet({ value })),
      );
    }
  });
}

export interface Shape {
  /** How many migrations the database has had. */
  readonly schema: number;
  /** How many a program must know to work on it. */
  readonly readableSince: number;
}

/** What a database says of its shape. */
export async function shapeOf(build: Kysely<Schema>, queries: Queries): Promise<Shape> {
  const rows = await queries.all(
    build.selectFrom("settings").select(["name", "value"]).where("name", "in", SHAPE_SETTINGS),
  );
  const number = (setting: string) => rows.find(({ name }) => name === setting)?.value;
  const schema = Number(number(VERSION_SETTING) ?? 0);
  // Early programs wrote nothing about it: whoever knows less than all of it keeps away.
  return { schema, readableSince: Number(number(READABLE_SETTING) ?? schema) };
}
