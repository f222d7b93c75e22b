import type { Entry } from "@banquise/engine";
import { sql } from "kysely";
import type { Database, Prepared } from "./database.ts";
import type { LogStore } from "./log-store.ts";
import { LOG_FORMS, type TableRow } from "./schema.ts";
import type { StoredTable } from "./seated.ts";
import type { TableStore } from "./table-store.ts";

/** How far somebody knows a table. */
export interface Known {
  readonly version: number;
  readonly revision: number;
}

/** What somebody finds who knows a table up to a version. */
export interface News extends StoredTable {
  /** After that version; none of a table of which there is more to read than this. */
  readonly entries: readonly Entry[];
}

/** What others have changed. */
export class ChangeStore {
  private readonly database: Database;
  private readonly tables: TableStore;
  private readonly logs: LogStore;
  private readonly changedSince: Prepared<{ id: string }>;

  constructor(database: Database, tables: TableStore, logs: LogStore) {
    this.database = database;
    this.tables = tables;
    this.logs = logs;
    const { build, dialect } = database;
    const id = sql<string>`item.value ->> 0`;
    const number = (index: number) => sql<number>`cast(item.value ->> ${sql.lit(index)} as bigint)`;
    this.changedSince = database.prepare(
      build
        .selectFrom(dialect.list("").as("item"))
        .leftJoin("tables", (join) => join.on("tables.id", "=", id))
        .select(id.as("id"))
        .where((row) =>
          row.or([
            row("tables.id", "is", null),
            row("tables.version", "!=", number(1)),
            row("tables.revision", "!=", number(2)),
          ]),
        ),
    );
  }

  /** Which of these tables have changed since they were known like this, or are gone. */
  async changed(known: ReadonlyMap<string, Known>): Promise<string[]> {
    const list = [...known].map(([id, { version, revision }]) => [id, version, revision]);
    const rows = await this.database.ask(this.changedSince, [JSON.stringify(list)]);
    return rows.map(({ id }) => id);
  }

  /** A table as it is now, with what was decided since a version; null if it is gone. */
  async since(id: string, version: number): Promise<News | null> {
    return this.database.read(async (at) => {
      const stored = await this.tables.get(at, id);
      if (stored === null) return null;
      const { log_form, version: last } = stored.table;
      const isRead = log_form !== LOG_FORMS.moves && last > version;
      return { ...stored, entries: isRead ? await this.logs.range(at, id, log_form, version + 1, last) : [] };
    });
  }

  /** Changes the row of a table as `decide` says of what it is at that moment; as it is then. Null if it is gone. */
  async change(id: string, decide: (table: TableRow) => Partial<TableRow>): Promise<TableRow | null> {
    const { build } = this.database;
    return this.database.transaction(async (transaction) => {
      const table = await this.tables.lock(transaction, id);
      if (table === null) return null;
      const changed = { ...decide(table), revision: table.revision + 1 };
      await transaction.run(build.updateTable("tables").set(changed).where("id", "=", id));
      return { ...table, ...changed };
    });
  }

  /** Raises the revisions of all tables that somebody sits at and that are not over: their name has changed. */
  async raiseAllOf(sessionId: string): Promise<string[]> {
    const query = this.database.build
      .updateTable("tables")
      .set((row) => ({ revision: sql<number>`${row.ref("revision")} + 1` }))
      .where("status", "!=", "over")
      .where("id", "in", (row) =>
        row.selectFrom("seats").select("table_id").where("session_id", "=", sessionId),
      )
      .returning("id");
    const rows = await this.database.transaction((transaction) => transaction.all(query));
    return rows.map(({ id }) => id);
  }
}
