import { sql } from "kysely";
import type { Database, Prepared } from "./database.ts";
import type { NodeRow, PresenceRow } from "./schema.ts";

/** Somebody who sits at a table. */
export type Present = Pick<PresenceRow, "table_id" | "session_id">;

/** Dead nodes are forgotten after a while: until then whoever asks what became of them finds them. */
const REMEMBERED = 60_000;

/** The processes that work on this database, and who is connected to which of them. */
export class NodeStore {
  private readonly database: Database;
  private readonly present: Prepared<PresenceRow>;

  constructor(database: Database) {
    this.database = database;
    const { build, dialect } = database;
    this.present = database.prepare(
      build
        .selectFrom("presence")
        .innerJoin("nodes", "nodes.id", "presence.node_id")
        .selectAll("presence")
        .where("nodes.alive_until", ">", dialect.now)
        .where("table_id", "in", (row) =>
          row.selectFrom(dialect.list("").as("item")).select(sql<string>`item.value ->> 0`.as("id")),
        ),
    );
  }

  /** Says that a node lives, for so many milliseconds at least; all that do. */
  async renew(id: string, facts: string, lease: number): Promise<NodeRow[]> {
    const { build, dialect } = this.database;
    const until = sql<number>`${dialect.now} + ${sql.lit(lease)}`;
    await this.database.run(
      build
        .insertInto("nodes")
        .values({ id, facts, alive_until: until })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ alive_until: until })),
    );
    return this.database.all(build.selectFrom("nodes").selectAll().where("alive_until", ">", dialect.now));
  }

  /** A node leaves: all that it had claimed is free at once. */
  async leave(id: string): Promise<void> {
    const { build } = this.database;
    await this.database.run(build.deleteFrom("nodes").where("id", "=", id));
  }

  async forgetDead(): Promise<void> {
    const { build, dialect } = this.database;
    await this.database.run(
      build
        .deleteFrom("nodes")
        .where("alive_until", "<", sql<number>`${dialect.now} - ${sql.lit(REMEMBERED)}`),
    );
  }

  /** Notes who came to a node and who went. The revisions of their tables, which rise. */
  async move(
    node: string,
    came: readonly Present[],
    went: readonly Present[],
  ): Promise<ReadonlyMap<string, number>> {
    const { build } = this.database;
    return this.database.transaction(async (transaction) => {
      const tables = [...new Set([...came, ...went].map(({ table_id }) => table_id))].sort();
      const raised = await transaction.all(
        build
          .updateTable("tables")
          .set((row) => ({ revision: sql<number>`${row.ref("revision")} + 1` }))
          .where("id", "in", tables)
          .returning(["id", "revision"]),
      );
      // A table may be gone by now.
      const there = new Map(raised.map(({ id, revision }) => [id, revision]));
      const rows = came
        .filter(({ table_id }) => there.has(table_id))
        .map((present) => ({ ...present, node_id: node }));
      if (rows.length > 0)
        await transaction.run(
          build
            .insertInto("presence")
            .values(rows)
            .onConflict((conflict) => conflict.doNothing()),
        );
      for (const { table_id, session_id } of went)
        await transaction.run(
          build
            .deleteFrom("presence")
            .where("table_id", "=", table_id)
            .where("session_id", "=", session_id)
            .where("node_id", "=", node),
        );
      return there;
    });
  }

  /** Who is connected of those who sit at these tables. */
  async presentAt(tableIds: readonly string[]): Promise<PresenceRow[]> {
    return tableIds.length === 0
      ? []
      : this.database.ask(this.present, [JSON.stringify(tableIds.map((id) => [id]))]);
  }
}
