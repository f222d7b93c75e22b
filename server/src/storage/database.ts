import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import {
  type Compilable,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import Libsql from "libsql";
import type { Schema } from "./schema.ts";

const BUSY_MILLISECONDS = 5_000;
const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

type Connection = InstanceType<typeof Libsql>;
type Prepared = ReturnType<Connection["prepare"]>;

/**
 * The embedded database: the query builder writes the SQL, this runs it. It runs at once, in the caller's turn, because
 * SQLite answers in microseconds and a transaction that never waits cannot be mixed up with another.
 */
export class Database {
  /** Builds queries; it has no connection of its own. */
  readonly build = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  private readonly connection: Connection;
  private readonly prepared = new Map<string, Prepared>();

  constructor(path: string) {
    mkdirSync(dirname(path), { recursive: true });
    keepPrivate(path);
    this.connection = new Libsql(path, { timeout: BUSY_MILLISECONDS });
    this.connection.pragma("journal_mode = WAL");
    // A move is told to the others once it is on the disk, not before: a power cut must not take it back.
    this.connection.pragma("synchronous = FULL");
    this.connection.pragma("foreign_keys = ON");
  }

  all<Row>(query: Compilable<Row>): Row[] {
    const { sql, parameters } = query.compile();
    return this.prepare(sql).all(parameters) as Row[];
  }

  first<Row>(query: Compilable<Row>): Row | null {
    return this.all(query)[0] ?? null;
  }

  /** Number of rows that changed. */
  run(query: Compilable): number {
    const { sql, parameters } = query.compile();
    return this.prepare(sql).run(parameters).changes;
  }

  /** The query as a function of its parameters, in the order of the SQL: for what runs at every move. */
  statement(query: Compilable): (parameters: readonly unknown[]) => number {
    const statement = this.prepare(query.compile().sql);
    return (parameters) => statement.run(parameters).changes;
  }

  /** All or nothing. */
  transaction<T>(work: () => T): T {
    this.prepare("begin immediate").run([]);
    try {
      const result = work();
      this.prepare("commit").run([]);
      return result;
    } catch (error) {
      if (this.connection.inTransaction) this.prepare("rollback").run([]);
      throw error;
    }
  }

  close(): void {
    this.prepared.clear();
    this.connection.close();
  }

  private prepare(sql: string): Prepared {
    let statement = this.prepared.get(sql);
    if (statement === undefined) {
      statement = this.connection.prepare(sql);
      this.prepared.set(sql, statement);
    }
    return statement;
  }
}

/** Secrets and the key of the sessions are in it: nobody else on the machine reads them. SQLite gives its log the same mode. */
function keepPrivate(path: string): void {
  // A file that is there is not opened: closing it would drop the locks that this process has on it.
  if (!existsSync(path)) closeSync(openSync(path, "a", OWNER_ONLY));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (existsSync(file) && (statSync(file).mode & OTHERS) !== 0) chmodSync(file, OWNER_ONLY);
  }
}
