import type { TableStatus } from "@banquise/engine";
import type { Database } from "./database.ts";
import { NEWEST_SCHEMA, shapeOf } from "./migrations.ts";

/** What is in a database, in numbers. */
export interface Census {
  readonly tables: readonly { readonly game: string; readonly status: TableStatus; readonly count: number }[];
  readonly sessions: number;
  /** Decisions in logs that are not packed. */
  readonly entries: number;
  /** Of tables of all kinds, packed logs included. */
  readonly decisions: number;
  readonly bytes: number;
}

export interface OpenTable {
  readonly id: string;
  readonly game: string;
  readonly alive_at: number;
}

/** Removed at a time: others want to write, too. */
const REMOVED_AT_ONCE = 200;

/** What those ask who run a server. */
export class AdminStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Why this program should keep its hands off the database; null when it knows its shape. */
  async mismatch(): Promise<string | null> {
    const { schema } = await shapeOf(this.database.build, this.database);
    return schema === NEWEST_SCHEMA
      ? null
      : `the database has schema ${schema}, this program knows ${NEWEST_SCHEMA}: ${
          schema < NEWEST_SCHEMA ? "start a server on it first" : "use a newer program"
        }`;
  }

  async census(): Promise<Census> {
    const { build, dialect } = this.database;
    return this.database.read(async (at) => {
      const tables = await at.all(
        build
          .selectFrom("tables")
          .select((row) => ["game", "status", row.fn.countAll<number>().as("count")])
          .groupBy(["game", "status"])
          .orderBy("game")
          .orderBy("status"),
      );
      const count = async (table: "sessions" | "entries") =>
        (await at.first(build.selectFrom(table).select((row) => row.fn.countAll<number>().as("count"))))
          ?.count ?? 0;
      const decided = await at.first(
        build.selectFrom("tables").select((row) => row.fn.sum<number | string | null>("version").as("sum")),
      );
      const size = await at.first(build.selectNoFrom(dialect.size.as("bytes")));
      return {
        tables,
        sessions: await count("sessions"),
        entries: await count("entries"),
        decisions: Number(decided?.sum ?? 0),
        bytes: size?.bytes ?? 0,
      };
    });
  }

  /** Open tables that nobody has waited at since, the longest first. */
  async desertedSince(time: number): Promise<OpenTable[]> {
    return this.database.all(this.deserted(time).orderBy("alive_at"));
  }

  /** Removes them; their ids. */
  async removeDesertedSince(time: number): Promise<string[]> {
    const { build, dialect } = this.database;
    const removed: string[] = [];
    for (;;) {
      const some = this.deserted(time).clearSelect().select("id").limit(REMOVED_AT_ONCE);
      // Somebody may be about to sit down: then it is not deserted.
      const rows = await this.database.transaction((transaction) =>
        transaction.all(
          build
            .deleteFrom("tables")
            .where("id", "in", dialect.locked(some, { skip: true }))
            .returning("id"),
        ),
      );
      removed.push(...rows.map(({ id }) => id));
      if (rows.length === 0) return removed;
    }
  }

  /** The tables that were changed last, those of each status first in turn. */
  async latest(limit: number): Promise<string[]> {
    const ids: string[] = [];
    for (const status of ["open", "playing", "over"] as const) {
      const rows = await this.database.all(
        this.database.build
          .selectFrom("tables")
          .select("id")
          .where("status", "=", status)
          .orderBy("updated_at", "desc")
          .limit(limit),
      );
      ids.push(...rows.map(({ id }) => id));
    }
    return ids;
  }

  private deserted(time: number) {
    return this.database.build
      .selectFrom("tables")
      .select(["id", "game", "alive_at"])
      .where("status", "=", "open")
      .where("alive_at", "<", time);
  }
}
