import type { Database } from "./database.ts";

/** Turns of bots, which are claimed on the rows of their tables. */
export class TurnStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Takes over tables where a bot must decide and no living node sees to it, those that wait longest first; their ids. */
  async claim(node: string, limit: number): Promise<string[]> {
    const { build, dialect } = this.database;
    const waiting = build
      .selectFrom("tables")
      .select("id")
      .where("think_at", "is not", null)
      .where((row) =>
        row.or([
          row("claimed_by", "is", null),
          row.and([
            row("claimed_by", "!=", node),
            row("claimed_by", "not in", (nodes) =>
              nodes.selectFrom("nodes").select("nodes.id").where("alive_until", ">", dialect.now),
            ),
          ]),
        ]),
      )
      .orderBy("think_at")
      .limit(limit);
    const claim = build
      .updateTable("tables")
      .set({ claimed_by: node })
      .where("id", "in", dialect.locked(waiting, { skip: true }))
      .returning("id");
    const rows = await this.database.transaction((transaction) => transaction.all(claim));
    return rows.map(({ id }) => id);
  }
}
