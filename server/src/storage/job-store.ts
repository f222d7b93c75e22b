import { sql } from "kysely";
import type { Database } from "./database.ts";
import type { JobRow } from "./schema.ts";

/** A job for whoever takes it. */
export type Job = Pick<JobRow, "id" | "payload" | "client">;

/** Things to do for any node that lives: claimed by one at a time, free again when that one is gone. */
export class JobStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async add(kind: string, { id, payload, client }: Job): Promise<void> {
    const { build, dialect } = this.database;
    const row = { id, kind, payload, client, answer: null, attempts: 0, claimed_by: null, done_at: null };
    await this.database.run(build.insertInto("jobs").values({ ...row, due_at: dialect.now }));
  }

  /** Takes jobs that are due and that no living node does: one of each client first, then the second of each, and so on. */
  async claim(kind: string, node: string, limit: number): Promise<Job[]> {
    const { build, dialect } = this.database;
    const free = build
      .selectFrom("jobs")
      .select(["id", "due_at"])
      .select(sql<number>`row_number() over (partition by client order by due_at)`.as("turn"))
      .where("kind", "=", kind)
      .where("done_at", "is", null)
      .where("due_at", "<=", dialect.now)
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
        .selectFrom("jobs")
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
      .updateTable("jobs")
      .set((row) => ({ claimed_by: node, attempts: sql<number>`${row.ref("attempts")} + 1` }))
      .where("id", "in", locked)
      .returning(["id", "payload", "client"]);
    return this.database.transaction((transaction) => transaction.all(claim));
  }

  /** What came of a job; nothing if it was taken from this node, or is wanted no more. */
  async finish(id: string, node: string, answer: string): Promise<void> {
    const { build, dialect } = this.database;
    await this.database.run(
      build
        .updateTable("jobs")
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
        .selectFrom("jobs")
        .select(["id", "answer"])
        .where("id", "in", [...ids])
        .where("done_at", "is not", null),
    );
  }

  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.database.run(this.database.build.deleteFrom("jobs").where("id", "in", [...ids]));
  }

  /** Forgets jobs that nobody has asked about for so many milliseconds: whoever wanted them is gone. */
  async forgetOld(milliseconds: number): Promise<void> {
    const { build, dialect } = this.database;
    const before = sql<number>`${dialect.now} - ${sql.lit(milliseconds)}`;
    await this.database.run(build.deleteFrom("jobs").where("due_at", "<", before));
  }
}
