import type { Compilable, CreateTableBuilder, Kysely, RawBuilder, SelectQueryBuilder } from "kysely";
import type { Schema } from "./schema.ts";

/** There at once on the embedded engine, over a wire on the other; awaited, it is the same. */
export type Soon<T> = T | Promise<T>;

/** A query that was compiled once: to build one takes longer than to answer it. */
export interface Prepared<Row = unknown> {
  readonly sql: string;
  /** By which a connection knows it again. */
  readonly name: string;
  /** Never there: it keeps the type of the rows. */
  readonly row?: Row;
}

/** Takes queries, and answers them. */
export interface Queries {
  all<Row>(query: Compilable<Row>): Soon<Row[]>;
  first<Row>(query: Compilable<Row>): Soon<Row | null>;
  /** Number of rows that changed. */
  run(query: Compilable): Soon<number>;
  /** The rows of a prepared query; the parameters stand in the order of the SQL. */
  ask<Row>(prepared: Prepared<Row>, parameters: readonly unknown[]): Soon<Row[]>;
  /** How many rows a prepared query changed. */
  execute(prepared: Prepared, parameters: readonly unknown[]): Soon<number>;
}

/** Queries of one transaction, which nobody else sees before its end. */
export interface Transaction extends Queries {
  /** Waits until no other transaction is busy with the same topic. */
  alone(topic: string): Soon<void>;
}

/** Where the two engines speak differently. */
export interface Dialect {
  readonly engine: "sqlite" | "postgres";
  /** The type of a column of bytes. */
  readonly bytes: "blob" | "bytea";
  /** A table whose rows lie in the order of their primary key, if the engine has such. */
  clustered<Table extends string, Column extends string>(
    table: CreateTableBuilder<Table, Column>,
  ): CreateTableBuilder<Table, Column>;
  /** Milliseconds since 1970, by the clock of the database: all nodes go by the same. */
  readonly now: RawBuilder<number>;
  /** How many bytes the database takes. */
  readonly size: RawBuilder<number>;
  /** The items of a JSON list as rows, each as `value`. */
  list(json: string): RawBuilder<{ value: string }>;
  /** Whether a query failed because of rows that are there, or are not. */
  isConflict(error: unknown): boolean;
  /** Keeps the rows that are found from being changed by others until the end of the transaction. */
  locked<Database, Table extends keyof Database, Row>(
    query: SelectQueryBuilder<Database, Table, Row>,
    options?: { readonly skip: true },
  ): SelectQueryBuilder<Database, Table, Row>;
}

/** A database. The query builder writes the SQL, an engine runs it; used directly, each query stands for itself. */
export interface Database extends Queries {
  /** Builds queries; it has no connection of its own. */
  readonly build: Kysely<Schema>;
  readonly dialect: Dialect;
  prepare<Row>(query: Compilable<Row>): Prepared<Row>;
  /** Several questions about one moment. */
  read<T>(work: (at: Queries) => Soon<T>): Promise<T>;
  /** All or nothing; `work` may be begun again if others were in the way. */
  transaction<T>(work: (transaction: Transaction) => Soon<T>): Promise<T>;
  close(): Promise<void>;
}

/** The database does not answer, or not in time, or has no room. Nothing is known to have changed; it may be tried again. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`the database cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = "DatabaseUnavailable";
  }
}
