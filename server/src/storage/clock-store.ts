import { sql } from "kysely";
import type { Database } from "./database.ts";

/** The row that says when a server was last up. */
const UP = "upAt";

/** A table where somebody's time is up, and since when. */
export interface Overdue {
  readonly id: string;
  readonly due: number;
}

const NONE_YET: Overdue = { id: "", due: 0 };

/** The clocks of all tables. */
export class ClockStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /**
   * Notes that a server is up. If none was for `downtime` milliseconds, or the time of day was changed by as much, all
   * clocks that run are set on by what was missed, and that is the answer, in milliseconds; otherwise 0.
   */
  async beat(now: number, downtime: number): Promise<number> {
    const { build } = this.database;
    return this.database.transaction(async (transaction) => {
      await transaction.alone(UP);
      const row = await transaction.first(
        build.selectFrom("settings").select("value").where("name", "=", UP),
      );
      const missed = row === null ? 0 : now - Number(row.value);
      const isGap = Math.abs(missed) > downtime;
      // Of two servers one may be a little ahead: the later beat counts.
      const value = String(isGap || row === null ? now : Math.max(now, Number(row.value)));
      await transaction.run(
        build
          .insertInto("settings")
          .values({ name: UP, value })
          .onConflict((conflict) => conflict.column("name").doUpdateSet({ value })),
      );
      if (!isGap) return 0;
      await transaction.run(
        build
          .updateTable("tables")
          .set({ due_at: sql<number>`due_at + ${sql.lit(missed)}` })
          .where("due_at", "is not", null),
      );
      return missed;
    });
  }

  /** Tables where somebody's time was up before a moment, the longest waited at first, after one of them. */
  async overdue(before: number, limit: number, after: Overdue = NONE_YET): Promise<Overdue[]> {
    return this.database.all(
      this.database.build
        .selectFrom("tables")
        .select(["id", sql<number>`due_at`.as("due")])
        .where("due_at", "is not", null)
        .where("due_at", "<=", before)
        .where(({ and, eb, or }) =>
          or([eb("due_at", ">", after.due), and([eb("due_at", "=", after.due), eb("id", ">", after.id)])]),
        )
        .orderBy("due_at")
        .orderBy("id")
        .limit(limit),
    );
  }
}
