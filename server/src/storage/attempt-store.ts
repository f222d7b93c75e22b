import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "./database.ts";

/**
 * How often something was tried, by what it was about: shared by all nodes, so that nobody guesses at each in turn. Only a hash
 * is kept of that: names and addresses of mail are in it, also of people who have gone since.
 */
export class AttemptStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Counts one more try, before it is known what comes of it; how many there were since the count began, and its end. */
  async add(topic: string, now: number, span: number): Promise<{ count: number; ends_at: number }> {
    const { build } = this.database;
    const ends_at = now + span;
    const query = build
      .insertInto("attempts")
      .values({ topic: hashOf(topic), count: 1, ends_at })
      .onConflict((conflict) =>
        conflict.column("topic").doUpdateSet({
          count: sql<number>`case when attempts.ends_at <= ${now} then 1 else attempts.count + 1 end`,
          ends_at: sql<number>`case when attempts.ends_at <= ${now} then ${ends_at} else attempts.ends_at end`,
        }),
      )
      .returning(["count", "ends_at"]);
    const [row] = await this.database.transaction((transaction) => transaction.all(query));
    if (row === undefined) throw new Error("an attempt was counted");
    return row;
  }

  /** Takes one back that turned out to be no guess. */
  async giveBack(topic: string): Promise<void> {
    await this.database.run(
      this.database.build
        .updateTable("attempts")
        .set((row) => ({ count: sql<number>`${row.ref("count")} - 1` }))
        .where("topic", "=", hashOf(topic))
        .where("count", ">", 0),
    );
  }

  async clear(topic: string): Promise<void> {
    await this.database.run(this.database.build.deleteFrom("attempts").where("topic", "=", hashOf(topic)));
  }

  async forgetOld(now: number): Promise<void> {
    await this.database.run(this.database.build.deleteFrom("attempts").where("ends_at", "<=", now));
  }
}

const hashOf = (topic: string): string => createHash("sha256").update(topic).digest("base64url");
