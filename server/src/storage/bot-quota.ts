import type { Database, Transaction } from "./database.ts";
import type { SeatRow, TableRow } from "./schema.ts";

const HOUR = 3_600_000;

/** How many tables with bots whoever opens them may have at a time. */
export interface BotQuota {
  /** Played in the last hour. */
  readonly tables: number;
  /** Without a person. */
  readonly botGames: number;
}

/** Which part of the quota another table would exceed; null if none. */
export async function exceeded(
  transaction: Transaction,
  { build }: Database,
  quota: BotQuota,
  table: TableRow,
  seats: readonly SeatRow[],
): Promise<keyof BotQuota | null> {
  const bots = seats.filter(({ kind }) => kind === "bot").length;
  if (bots === 0) return null;
  // Whoever opens two at once is counted twice.
  await transaction.alone(`quota ${table.opened_from}`);
  const alive = build
    .selectFrom("tables")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("opened_from", "=", table.opened_from)
    .where("status", "in", ["open", "playing"])
    .where("alive_at", ">", table.created_at - HOUR)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("seats").select("seat").whereRef("table_id", "=", "tables.id").where("kind", "=", "bot"),
      ),
    );
  const botsAlone = alive.where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom("seats").select("seat").whereRef("table_id", "=", "tables.id").where("kind", "!=", "bot"),
      ),
    ),
  );
  const count = async (tables: typeof alive) => (await transaction.first(tables))?.count ?? 0;
  if ((await count(alive)) >= quota.tables) return "tables";
  if (bots < seats.length) return null;
  return (await count(botsAlone)) >= quota.botGames ? "botGames" : null;
}
