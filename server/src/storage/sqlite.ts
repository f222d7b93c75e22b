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
  sql,
} from "kysely";
import Libsql from "libsql";
import {
  type Database,
  DatabaseUnavailable,
  type Dialect,
  type Prepared,
  type Queries,
  type Soon,
  type Transaction,
} from "./database.ts";
import { Mutex } from "./mutex.ts";
import type { Schema } from "./schema.ts";
import { SyncedLog } from "./synced-log.ts";

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;
/** Milliseconds to wait for another program that has the file locked: at the start, and for each piece of work later. */
const PATIENCE = 5_000;
/** Pages of 4 KiB that the log of changes may hold before they go into the file itself: 16 MiB, SQLite takes 4. */
const LOGGED_PAGES = 4_000;
/** Milliseconds between two attempts. */
const PAUSE = 5;

type Connection = InstanceType<typeof Libsql>;
type Statement = ReturnType<Connection["prepare"]>;

const DIALECT: Dialect = {
  engine: "sqlite",
  bytes: "blob",
  clustered: (table) => table.modifyEnd(sql`without rowid`),
  now: sql`cast(unixepoch('subsec') * 1000 as integer)`,
  size: sql`(select page_count * page_size from pragma_page_count(), pragma_page_size())`,
  list: (json) => sql`json_each(${json})`,
  isConflict: (error) => String((error as { code?: unknown } | null)?.code).startsWith("SQLITE_CONSTRAINT"),
  // A transaction has the whole file to itself.
  locked: (query) => query,
};

/**
 * The embedded engine: one file, one process. Queries are answered in the caller's turn, because that takes microseconds;
 * what may take long is another program's lock, and that is waited for without holding up anybody else.
 */
export class SqliteDatabase implements Database {
  readonly dialect = DIALECT;
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
  private readonly log: SyncedLog;
  private readonly statements = new Map<string, Statement>();
  private readonly inside: Transaction;
  /** One transaction after the other, in the order in which they were asked for. */
  private readonly writers = new Mutex();
  /** Nobody reads what a transaction has only half written: there is one connection. */
  private readonly turns = new Mutex();

  constructor(path: string) {
    mkdirSync(dirname(path), { recursive: true });
    keepPrivate(path);
    this.path = path;
    this.inode = statSync(path).ino;
    this.connection = new Libsql(path, { timeout: PATIENCE });
    this.log = new SyncedLog(path);
    this.connection.pragma("journal_mode = WAL");
    // A move is told to the others once it is on the disk, not before: a power cut must not take it back. `log` sees to it.
    this.connection.pragma("synchronous = NORMAL");
    this.connection.pragma("foreign_keys = ON");
    // The pages of running games change at every move: copied into the file more rarely, each is copied once for many moves.
    this.connection.pragma(`wal_autocheckpoint = ${LOGGED_PAGES}`);
    this.connection.pragma("busy_timeout = 0");
    this.inside = {
      all: (query) => this.rowsOf(query),
      first: (query) => this.rowsOf(query)[0] ?? null,
      run: (query) => this.changesOf(query),
      ask: <Row>(prepared: Prepared<Row>, parameters: readonly unknown[]) =>
        this.statement(prepared.sql).all(parameters) as Row[],
      execute: (prepared, parameters) => this.statement(prepared.sql).run(parameters).changes,
      alone: () => {},
    };
  }

  prepare<Row>(query: Compilable<Row>): Prepared<Row> {
    const { sql: text } = query.compile();
    return { sql: text, name: text };
  }

  read<T>(work: (at: Queries) => Soon<T>): Promise<T> {
    return this.whenFree(() => this.turns.run(() => work(this.inside)));
  }

  async transaction<T>(work: (transaction: Transaction) => Soon<T>): Promise<T> {
    const result = await this.committed(work);
    // Others may write meanwhile: theirs goes to the disk together with what comes after it.
    await this.log.synced().catch((error: unknown) => {
      throw new DatabaseUnavailable(error);
    });
    return result;
  }

  all<Row>(query: Compilable<Row>): Promise<Row[]> {
    return this.read((at) => at.all(query));
  }

  first<Row>(query: Compilable<Row>): Promise<Row | null> {
    return this.read((at) => at.first(query));
  }

  run(query: Compilable): Promise<number> {
    return this.transaction((transaction) => transaction.run(query));
  }

  ask<Row>(prepared: Prepared<Row>, parameters: readonly unknown[]): Promise<Row[]> {
    return this.read((at) => at.ask(prepared, parameters));
  }

  execute(prepared: Prepared, parameters: readonly unknown[]): Promise<number> {
    return this.transaction((transaction) => transaction.execute(prepared, parameters));
  }

  async close(): Promise<void> {
    this.statements.clear();
    await this.log.close();
    this.connection.close();
  }

  /** All or nothing, but not on the disk yet. */
  private committed<T>(work: (transaction: Transaction) => Soon<T>): Promise<T> {
    return this.writers.run(async () => {
      this.checkFile();
      const release = await this.begin();
      try {
        const result = await work(this.inside);
        this.statement("commit").run([]);
        return result;
      } catch (error) {
        if (this.connection.inTransaction) this.statement("rollback").run([]);
        throw failure(error);
      } finally {
        release();
      }
    });
  }

  /** Resolves, when the file is free and nobody else here uses it, with what ends that. */
  private begin(): Promise<() => void> {
    return this.whenFree(async () => {
      const release = await this.turns.take();
      try {
        this.statement("begin immediate").run([]);
        return release;
      } catch (error) {
        release();
        throw error;
      }
    });
  }

  /** Tries until no other program has the file locked. */
  private async whenFree<T>(work: () => Promise<T>): Promise<T> {
    const end = performance.now() + PATIENCE;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isBusy(error) || performance.now() > end) throw failure(error);
      }
      await sleep(PAUSE);
    }
  }

  /** A file that was deleted or replaced goes on taking what is written to it, for nobody to read. */
  private checkFile(): void {
    const found = statSync(this.path, { throwIfNoEntry: false });
    if (found?.ino !== this.inode)
      throw new DatabaseUnavailable(new Error(`${this.path} is not the file that was opened any more`));
  }

  private rowsOf<Row>(query: Compilable<Row>): Row[] {
    const { sql: text, parameters } = query.compile();
    return this.statement(text).all(parameters) as Row[];
  }

  private changesOf(query: Compilable): number {
    const { sql: text, parameters } = query.compile();
    return this.statement(text).run(parameters).changes;
  }

  private statement(text: string): Statement {
    let statement = this.statements.get(text);
    if (statement === undefined) {
      statement = this.connection.prepare(text);
      this.statements.set(text, statement);
    }
    return statement;
  }
}

/** Another program has the file, or the disk is full, read-only or broken: nothing is wrong with what was asked. */
const UNAVAILABLE = /^SQLITE_(BUSY|FULL|READONLY|IOERR|CANTOPEN)/;

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code);

const isBusy = (error: unknown): boolean => codeOf(error).startsWith("SQLITE_BUSY");

const failure = (error: unknown): unknown =>
  UNAVAILABLE.test(codeOf(error)) ? new DatabaseUnavailable(error) : error;

/** Secrets and the key of the sessions are in it: nobody else on the machine reads them. SQLite gives its log the same mode. */
function keepPrivate(path: string): void {
  // A file that is there is not opened: closing it would drop the locks that this process has on it.
  if (!existsSync(path)) closeSync(openSync(path, "a", OWNER_ONLY));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (existsSync(file) && (statSync(file).mode & OTHERS) !== 0) chmodSync(file, OWNER_ONLY);
  }
}
