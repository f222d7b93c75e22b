import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
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

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;
/** Milliseconds to wait for another program that has the file locked: at the start, and for each piece of work later. */
const PATIENCE = 5_000;
/** Milliseconds between two attempts. */
const PAUSE = 5;

type Connection = InstanceType<typeof Libsql>;
type Prepared = ReturnType<Connection["prepare"]>;

/**
 * The embedded database: the query builder writes the SQL, this runs it. A piece of work runs at once, in the caller's
 * turn, because SQLite answers in microseconds; what may take long is another program's lock, and that is waited for
 * without holding up anybody else.
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
  private readonly path: string;
  private readonly inode: number;
  private readonly connection: Connection;
  private readonly prepared = new Map<string, Prepared>();
  /** Settles when the transactions so far are done. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(path: string) {
    mkdirSync(dirname(path), { recursive: true });
    keepPrivate(path);
    this.path = path;
    this.inode = statSync(path).ino;
    this.connection = new Libsql(path, { timeout: PATIENCE });
    this.connection.pragma("journal_mode = WAL");
    // A move is told to the others once it is on the disk, not before: a power cut must not take it back.
    this.connection.pragma("synchronous = FULL");
    this.connection.pragma("foreign_keys = ON");
    this.connection.pragma("busy_timeout = 0");
  }

  /** Runs what only asks. */
  async read<T>(work: () => T): Promise<T> {
    return this.whenFree(work);
  }

  /** All or nothing. One after the other, in the order in which they were asked for. */
  transaction<T>(work: () => T): Promise<T> {
    const result = this.queue.then(async () => {
      this.checkFile();
      await this.whenFree(() => this.prepare("begin immediate").run([]));
      return this.finish(work);
    });
    this.queue = result.catch(() => {});
    return result;
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

  /** The same for what asks at every look: to build a query takes longer than to answer it. */
  question<Row>(query: Compilable<Row>): (parameters: readonly unknown[]) => Row[] {
    const statement = this.prepare(query.compile().sql);
    return (parameters) => statement.all(parameters) as Row[];
  }

  close(): void {
    this.prepared.clear();
    this.connection.close();
  }

  private finish<T>(work: () => T): T {
    try {
      const result = work();
      this.prepare("commit").run([]);
      return result;
    } catch (error) {
      if (this.connection.inTransaction) this.prepare("rollback").run([]);
      throw error;
    }
  }

  /** Tries until nobody else has the database locked. */
  private async whenFree<T>(work: () => T): Promise<T> {
    const end = performance.now() + PATIENCE;
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!isBusy(error) || performance.now() > end) throw error;
      }
      await sleep(PAUSE);
    }
  }

  /** A file that was deleted or replaced goes on taking what is written to it, for nobody to read. */
  private checkFile(): void {
    const found = statSync(this.path, { throwIfNoEntry: false });
    if (found?.ino !== this.inode) throw new Error(`${this.path} is not the file that was opened any more`);
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

const isBusy = (error: unknown): boolean =>
  String((error as { code?: unknown } | null)?.code).startsWith("SQLITE_BUSY");

/** Secrets and the key of the sessions are in it: nobody else on the machine reads them. SQLite gives its log the same mode. */
function keepPrivate(path: string): void {
  // A file that is there is not opened: closing it would drop the locks that this process has on it.
  if (!existsSync(path)) closeSync(openSync(path, "a", OWNER_ONLY));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (existsSync(file) && (statSync(file).mode & OTHERS) !== 0) chmodSync(file, OWNER_ONLY);
  }
}
