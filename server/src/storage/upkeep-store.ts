import { sql } from "kysely";
import type { Database } from "./database.ts";

const DAY = 24 * 3_600_000;
/** How long an open table stays that nobody waits at. An invitation may be read on another day, and who plays over days looks in seldom. */
const KEPT_OPEN = { public: DAY, patient: 7 * DAY };
/** Removed at a time: the event loop has others to serve. */
const REMOVED_AT_ONCE = 200;

/** Which tables are alive, and what becomes of the others. */
export class UpkeepStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Notes that somebody is waiting or playing at these tables. */
  async keepAlive(tableIds: readonly string[], at: number): Promise<void> {
    if (tableIds.length === 0) return;
    const { build } = this.database;
    await this.database.transaction(async (transaction) => {
      // In the order of their ids, so that nobody waits for whoever waits for them.
      for (const id of [...tableIds].sort())
        await transaction.run(build.updateTable("tables").set({ alive_at: at }).where("id", "=", id));
    });
  }

  /** Removes open tables that nobody has waited at for long, some at a time, and none of those `alive`; their ids. */
  async removeDeserted(now: number, alive: readonly string[] = []): Promise<string[]> {
    const { build, dialect } = this.database;
    const removed: string[] = [];
    for (const isPublic of [true, false]) {
      const deserted = build
        .selectFrom("tables")
        .select("id")
        .where("status", "=", "open")
        .where("public", "=", isPublic ? 1 : 0)
        .where("alive_at", "<", now - (isPublic ? KEPT_OPEN.public : KEPT_OPEN.patient))
        .where(({ eb, or }) =>
          or([
            eb("clock", "is", null),
            eb("clock", "not like", '%"days"%'),
            eb("alive_at", "<", now - KEPT_OPEN.patient),
          ]),
        )
        .where("id", "not in", (living) =>
          living
            .selectFrom(dialect.list(JSON.stringify(alive.map((id) => [id]))).as("item"))
            .select(sql<string>`item.value ->> 0`.as("id")),
        )
        .limit(REMOVED_AT_ONCE);
      // Somebody may be about to sit down: then it is not deserted.
      const rows = await this.database.transaction((transaction) =>
        transaction.all(
          build
            .deleteFrom("tables")
            .where("id", "in", dialect.locked(deserted, { skip: true }))
            .returning("id"),
        ),
      );
      removed.push(...rows.map(({ id }) => id));
    }
    return removed;
  }
}
