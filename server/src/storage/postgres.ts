import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from "kysely";
import pg from "pg";
import {
  type Database,
  DatabaseUnavailable,
  type Dialect,
  type Prepared,
  type Queries,
  type Soon,
  type Transaction,
} from "./database.ts";
import type { Schema } from "./schema.ts";

/** Connections of one process. What waits for one longer than this is told that the database does not answer. */
const CONNECTIONS = 10;
const ACQUIRE_TIME = 3_000;
/** Milliseconds that the database gives one statement, and a transaction that nobody goes on with. */
const STATEMENT_TIME = 10_000;
const IDLE_TIME = 10_000;
/** Milliseconds after which an answer is not waited for any more: a connection may hang without a word. */
const ANSWER_TIME = STATEMENT_TIME + 2_000;

/** How often a transaction is begun that others were in the way of. */
const ATTEMPTS = 4;

/** 64-bit integers are times and counts here, all of them exact as numbers. */
const INT8 = 20;
const types = {
  getTypeParser: (id: number, format?: "text" | "binary") =>
    id === INT8 && format !== "binary" ? Number : pg.types.getTypeParser(id, format as never),
} as pg.CustomTypesConfig;

const DIALECT: Dialect = {
  engine: "postgres",
  bytes: "bytea",
  clustered: (table) => table,
  now: sql`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`,
  size: sql`pg_database_size(current_database())`,
  list: (json) => sql`json_array_elements(${json}::json)`,
  // Class 23: integrity constraints.
  isConflict: (error) => error instanceof pg.DatabaseError && error.code?.startsWith("23") === true,
  locked: (query, options) => (options?.skip ? query.forUpdate().skipLocked() : query.forUpdate()),
};

/** The engine across a network: any number of processes, any number of machines. PostgreSQL 15 or newer. */
export class PostgresDatabase implements Database {
  readonly dialect = DIALECT;
  readonly build = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  private readonly pool: pg.Pool;
  private prepared = 0;
  /** Raised when a newer program has added columns: connections then forget what they have prepared. */
  private readonly shape = { number: 0 };

  constructor(url: string) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: ACQUIRE_TIME,
      statement_timeout: STATEMENT_TIME,
      idle_in_transaction_session_timeout: IDLE_TIME,
      query_timeout: ANSWER_TIME,
      keepAlive: true,
      application_name: "banquise",
      types,
    });
    // A connection that breaks while nobody uses it is replaced when somebody does.
    this.pool.on("error", () => {});
  }

  prepare<Row>(query: Compilable<Row>): Prepared<Row> {
    return { sql: query.compile().sql, name: `banquise-${this.prepared++}` };
  }

  read<T>(work: (at: Queries) => Soon<T>): Promise<T> {
    return this.within("begin isolation level repeatable read read only", work);
  }

  transaction<T>(work: (transaction: Transaction) => Soon<T>): Promise<T> {
    return this.within("begin", work);
  }

  async all<Row>(query: Compilable<Row>): Promise<Row[]> {
    return (await this.query<Row>(compiled(query))).rows;
  }

  async first<Row>(query: Compilable<Row>): Promise<Row | null> {
    return (await this.all(query))[0] ?? null;
  }

  async run(query: Compilable): Promise<number> {
    return (await this.query(compiled(query))).rowCount ?? 0;
  }

  async ask<Row>(prepared: Prepared<Row>, parameters: readonly unknown[]): Promise<Row[]> {
    return (await this.retried<Row>(prepared, parameters)).rows;
  }

  async execute(prepared: Prepared, parameters: readonly unknown[]): Promise<number> {
    return (await this.retried(prepared, parameters)).rowCount ?? 0;
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  private async query<Row>(query: pg.QueryConfig): Promise<Answer<Row>> {
    try {
      return (await this.pool.query(query)) as unknown as Answer<Row>;
    } catch (error) {
      throw failure(error);
    }
  }

  private async retried<Row>(prepared: Prepared, parameters: readonly unknown[]): Promise<Answer<Row>> {
    const ask = () => this.query<Row>(named(prepared, parameters, this.shape));
    try {
      return await ask();
    } catch (error) {
      if (!this.isOutdated(error)) throw error;
      return ask();
    }
  }

  /** Whether a prepared query does not fit the shape of the database any more; all are prepared anew then. */
  private isOutdated(error: unknown): boolean {
    const { code, message } = error instanceof pg.DatabaseError ? error : { code: "", message: "" };
    const isOutdated = code === "0A000" && message.includes("cached plan");
    if (isOutdated) this.shape.number++;
    return isOutdated;
  }

  private async within<T>(begin: string, work: (transaction: Transaction) => Soon<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt(begin, work);
      } catch (error) {
        const isWorthwhile = isInTheWay(error) || this.isOutdated(error);
        if (attempt === ATTEMPTS || !isWorthwhile) throw error;
      }
    }
  }

  private async attempt<T>(begin: string, work: (transaction: Transaction) => Soon<T>): Promise<T> {
    const client = await this.pool.connect().catch((error: unknown) => {
      throw failure(error);
    });
    let broken: Error | undefined;
    const noteBreak = (error: Error): void => {
      broken = error;
    };
    client.on("error", noteBreak);
    try {
      await client.query(begin);
      const result = await work(new PostgresTransaction(client, this.shape));
      await client.query("commit");
      return result;
    } catch (error) {
      const failed = failure(error);
      // What became of the connection is not known: it is not used again.
      if (failed instanceof DatabaseUnavailable) broken ??= failed;
      else
        await client.query("rollback").catch((trouble: Error) => {
          broken ??= trouble;
        });
      throw failed;
    } finally {
      client.off("error", noteBreak);
      client.release(broken);
    }
  }
}

class PostgresTransaction implements Transaction {
  private readonly client: pg.PoolClient;
  private readonly shape: Shape;

  constructor(client: pg.PoolClient, shape: Shape) {
    this.client = client;
    this.shape = shape;
  }

  async all<Row>(query: Compilable<Row>): Promise<Row[]> {
    return (await this.client.query(compiled(query))).rows as Row[];
  }

  async first<Row>(query: Compilable<Row>): Promise<Row | null> {
    return (await this.all(query))[0] ?? null;
  }

  async run(query: Compilable): Promise<number> {
    return (await this.client.query(compiled(query))).rowCount ?? 0;
  }

  async ask<Row>(prepared: Prepared<Row>, parameters: readonly unknown[]): Promise<Row[]> {
    return (await this.client.query(named(prepared, parameters, this.shape))).rows as Row[];
  }

  async execute(prepared: Prepared, parameters: readonly unknown[]): Promise<number> {
    return (await this.client.query(named(prepared, parameters, this.shape))).rowCount ?? 0;
  }

  async alone(topic: string): Promise<void> {
    await this.client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [topic]);
  }
}

interface Answer<Row> {
  readonly rows: Row[];
  readonly rowCount: number | null;
}

function compiled(query: Compilable): pg.QueryConfig {
  const { sql, parameters } = query.compile();
  return { text: sql, values: parameters.map(bytesOf) };
}

/** A connection knows a prepared query by its name, for one shape of the database. */
interface Shape {
  readonly number: number;
}

const named = (
  { sql, name }: Prepared,
  parameters: readonly unknown[],
  { number }: Shape,
): pg.QueryConfig => ({
  text: sql,
  name: `${name}-${number}`,
  values: parameters.map(bytesOf),
});

/** The driver knows bytes only in an array. */
const bytesOf = (value: unknown): unknown => (value instanceof ArrayBuffer ? new Uint8Array(value) : value);

/**
 * Classes and codes of the SQL standard and of PostgreSQL by which the server says that it cannot serve now: connection
 * exceptions, too many connections or no room, interventions of an operator (a shutdown, a cancelled statement).
 */
const UNAVAILABLE = /^(08|53|57|58)/;

/** Two transactions waited for one another, or could not come one after the other: one was ended for the other's sake. */
const isInTheWay = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^40/.test(error.code ?? "");

/** What the database refuses is an error in what it was asked; all else is a database that cannot be reached. */
function failure(error: unknown): unknown {
  if (error instanceof pg.DatabaseError && !UNAVAILABLE.test(error.code ?? "")) return error;
  const isForeign = error instanceof Error && !isFromDriver(error);
  return isForeign && !(error instanceof pg.DatabaseError) ? error : new DatabaseUnavailable(error);
}

/** Errors of sockets have a code; those of the driver only words. */
function isFromDriver(error: Error): boolean {
  const { code } = error as { code?: unknown };
  return (
    (typeof code === "string" && /^E[A-Z]+$/.test(code)) ||
    /timeout|terminated|not queryable|Connection ended/i.test(error.message)
  );
}
