import { sql } from "kysely";
import type { Database, Queries } from "./database.ts";
import type { JobRow } from "./schema.ts";

/** A job for whoever takes it. */
export type Job = Pick<JobRow, "id" | "payload" | "client">;

/** The same, and how often it was taken. */
export type TakenJob = Job & Pick<JobRow, "attempts">;

/** Things to do for any node that lives: claimed by one at a time, free again when that one is gone. */
export class JobStore {
  private readonly database: Database;
  /** The tables of jobs are alike; a worker may see one of them. */
  private readonly table: "jobs";

  constructor(database: Database, table: "jobs" | "outbox") {
    this.database = database;
    this.table = table as "jobs";
  }

  async add(kind: string, { id, payload, client }: Job): Promise<void> {
    const { build, dialect } = this.database;
    const row = { id, kind, payload, client, answer: null, attempts: 0, claimed_by: null, done_at: null };
    await this.database.run(build.insertInto(this.table).values({ ...row, due_at: dialect.now }));
  }

  /** Puts a job in the place of the one with its id, which is not done yet: whoever does that finds it changed. */
  async replace(at: Queries, kind: string, { id, payload, client }: Job, dueAt: number): Promise<void> {
    const fresh = { payload, due_at: dueAt, attempts: 0, claimed_by: null };
    await at.run(
      this.database.build
        .insertInto(this.table)
        .values({ id, kind, client, answer: null, done_at: null, ...fresh })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(fresh)),
    );
  }

  /** The payload of a job that waits, which nobody changes before the end of the transaction. */
  async waiting(at: Queries, id: string): Promise<string | null> {
    const { build, dialect } = this.database;
    const query = build.selectFrom(this.table).select("payload").where("id", "=", id);
    return (await at.first(dialect.locked(query)))?.payload ?? null;
  }

  /** Gives a job back until a time; it was not done. `isTried`: whether that counts as an attempt. */
  async postpone({ id, payload }: Job, node: string, dueAt: number, isTried: boolean): Promise<void> {
    await this.database.run(
      this.database.build
        .updateTable(this.table)
        .set((row) => ({
          claimed_by: null,
          due_at: dueAt,
          attempts: isTried ? row.ref("attempts") : sql<number>`${row.ref("attempts")} - 1`,
        }))
        .where("id", "=", id)
        .where("claimed_by", "=", node)
        .where("payload", "=", payload),
    );
  }

  /** A job is done, or not worth doing, unless it has changed meanwhile. */
  async drop({ id, payload }: Job, at: Queries = this.database): Promise<void> {
    await at.run(
      this.database.build.deleteFrom(this.table).where("id", "=", id).where("payload", "=", payload),
    );
  }

  /** Takes jobs that are due, by the database's time or another, and that no living node does: one of each client first, then the second of each, and so on. */
  async claim(kind: string, node: string, limit: number, time?: number): Promise<TakenJob[]> {
    const { build, dialect } = this.database;
    const now = time === undefined ? dialect.now : sql<number>`${time}`;
    const free = build
      .selectFrom(this.table)
      .select(["id", "due_at"])
      .select(sql<number>`row_number() over (partition by client order by due_at)`.as("turn"))
      .where("kind", "=", kind)
      .where("done_at", "is", null)
      .where("due_at", "<=", now)
      .where((row) =>
        row.or([
          row("claimed_by", "is", null),
          row("claimed_by", "not in", (nodes) =>
            nodes.selectFrom("nodes").select("nodes.id").where("alive_until", ">", dialect.now),
          ),
        ]),
      );
    const first = build
      .selectFrom(free.as("free"))
      .select("id")
      .orderBy("turn")
      .orderBy("due_at")
      .limit(limit);
    const locked = dialect.locked(
      build
        .selectFrom(this.table)
        .select("id")
        .where("id", "in", first)
        .where("done_at", "is", null)
        .where((row) =>
          row.or([
            row("claimed_by", "is", null),
            row("claimed_by", "not in", (nodes) =>
              nodes.selectFrom("nodes").select("nodes.id").where("alive_until", ">", dialect.now),
            ),
          ]),
        ),
      { skip: true },
    );
    const claim = build
      .updateTable(this.table)
      .set((row) => ({ claimed_by: node, attempts: sql<number>`${row.ref("attempts")} + 1` }))
      .where("id", "in", locked)
      .returning(["id", "payload", "client", "attempts"]);
    return this.database.transaction((transaction) => transaction.all(claim));
  }

  /** What came of a job; nothing if it was taken from this node, or is wanted no more. */
  async finish(id: string, node: string, answer: string): Promise<void> {
    const { build, dialect } = this.database;
    await this.database.run(
      build
        .updateTable(this.table)
        .set({ answer, done_at: dialect.now })
        .where("id", "=", id)
        .where("claimed_by", "=", node),
    );
  }

  /** The answers of those jobs that are done. */
  async answers(ids: readonly string[]): Promise<{ id: string; answer: string | null }[]> {
    if (ids.length === 0) return [];
    const { build } = this.database;
    return this.database.all(
      build
        .selectFrom(this.table)
        .select(["id", "answer"])
        .where("id", "in", [...ids])
        .where("done_at", "is not", null),
    );
  }

  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.database.run(this.database.build.deleteFrom(this.table).where("id", "in", [...ids]));
  }

  /** Forgets jobs that nobody has asked about for so many milliseconds: whoever wanted them is gone. */
  async forgetOld(milliseconds: number): Promise<void> {
    const { build, dialect } = this.database;
    const before = sql<number>`${dialect.now} - ${sql.lit(milliseconds)}`;
    await this.database.run(build.deleteFrom(this.table).where("due_at", "<", before));
  }
}
