import type { TableStatus } from "@banquise/engine";
import { sql } from "kysely";
import type { Database, Queries } from "./database.ts";
import type { DailyStartRow, DailyTryRow } from "./schema.ts";

/** A try that counts, with the name of whose it is. */
export interface DailyResult extends DailyTryRow {
  readonly name: string;
}

/** Somebody's own try, with where its table is. */
export interface OwnTry extends DailyTryRow {
  /** Null when the table is gone. */
  readonly status: TableStatus | null;
}

/** What is to be written into a try when its game is over. */
export type DailyEnd = Pick<DailyTryRow, "verdict" | "total" | "rank" | "finished_at">;

/** The challenges of the day: how they begin, and who has tried them. */
export class DailyStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** The starts of a day; those that are not there yet are made, by whoever is first. */
  async starts(day: string, make: () => readonly DailyStartRow[]): Promise<DailyStartRow[]> {
    const known = await this.known(day);
    const missing = make().filter(({ game }) => known.every((start) => start.game !== game));
    if (missing.length === 0) return known;
    await this.database.run(
      this.database.build
        .insertInto("daily_starts")
        .values(missing)
        .onConflict((conflict) => conflict.columns(["day", "game"]).doNothing()),
    );
    return this.known(day);
  }

  /** The starts of a day as they are. */
  async known(day: string): Promise<DailyStartRow[]> {
    return this.database.all(
      this.database.build.selectFrom("daily_starts").selectAll().where("day", "=", day),
    );
  }

  /** What somebody has tried on a day. */
  async triesOf(session: string, day: string): Promise<OwnTry[]> {
    return this.database.all(
      this.database.build
        .selectFrom("daily_tries")
        .leftJoin("tables", "tables.id", "daily_tries.table_id")
        .selectAll("daily_tries")
        .select("tables.status")
        .where("session_id", "=", session)
        .where("day", "=", day),
    );
  }

  /** The last days on which somebody has ended a try, the latest first. */
  async daysOf(session: string, limit: number): Promise<string[]> {
    const rows = await this.database.all(
      this.database.build
        .selectFrom("daily_tries")
        .select("day")
        .distinct()
        .where("session_id", "=", session)
        .where("verdict", "in", ["verified", "differs"])
        .orderBy("day", "desc")
        .limit(limit),
    );
    return rows.map(({ day }) => day);
  }

  /** The best tries at a challenge. Equal ones in the order in which they came. */
  async best(day: string, game: string, limit: number): Promise<DailyResult[]> {
    return this.database.all(
      this.scored(day, game)
        .innerJoin("sessions", "sessions.id", "daily_tries.session_id")
        .selectAll("daily_tries")
        .select("sessions.name")
        .orderBy("rank")
        .orderBy("total", "desc")
        .orderBy("finished_at")
        .limit(limit),
    );
  }

  /** How many tries at a challenge count, and how many of them are better than one. */
  async standing(
    day: string,
    game: string,
    than: Pick<DailyTryRow, "rank" | "total"> | null,
  ): Promise<{ all: number; better: number }> {
    const { rank, total } = { rank: than?.rank ?? 0, total: than?.total ?? 0 };
    const row = await this.database.first(
      this.scored(day, game).select(({ fn }) => [
        fn.countAll<number>().as("all"),
        fn
          .coalesce(
            fn.sum<number>(
              sql<number>`case when rank < ${rank} or (rank = ${rank} and total > ${total}) then 1 else 0 end`,
            ),
            sql<number>`0`,
          )
          .as("better"),
      ]),
    );
    return { all: Number(row?.all ?? 0), better: Number(row?.better ?? 0) };
  }

  /** Tables of tries whose game is over and that nobody has verified yet. */
  async unverified(limit: number): Promise<string[]> {
    const rows = await this.database.all(
      this.database.build
        .selectFrom("daily_tries")
        .innerJoin("tables", "tables.id", "daily_tries.table_id")
        .select("daily_tries.table_id as id")
        .where("verdict", "is", null)
        .where("tables.status", "=", "over")
        .limit(limit),
    );
    return rows.map(({ id }) => id);
  }

  /** Writes down how a try has ended, once. */
  async end(tableId: string, end: DailyEnd): Promise<void> {
    await this.database.run(
      this.database.build
        .updateTable("daily_tries")
        .set(end)
        .where("table_id", "=", tableId)
        .where("verdict", "is", null),
    );
  }

  private scored(day: string, game: string) {
    return this.database.build
      .selectFrom("daily_tries")
      .where("day", "=", day)
      .where("game", "=", game)
      .where("verdict", "in", ["verified", "differs"]);
  }
}

/** Tries of a guest who is taken over by an account, unless that has tried the same. */
export async function adoptTries(
  at: Queries,
  build: Database["build"],
  guest: string,
  personId: string,
): Promise<void> {
  await at.run(
    build
      .updateTable("daily_tries")
      .set({ session_id: personId })
      .where("session_id", "=", guest)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("daily_tries as own")
              .select("own.day")
              .where("own.session_id", "=", personId)
              .whereRef("own.day", "=", "daily_tries.day")
              .whereRef("own.game", "=", "daily_tries.game"),
          ),
        ),
      ),
  );
}
