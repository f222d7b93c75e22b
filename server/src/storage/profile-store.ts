import { sql } from "kysely";
import type { Database, Queries } from "./database.ts";
import { isPlayed } from "./played-store.ts";
import { type StoredTable, withSeats } from "./seated.ts";

/** Games that were played to their end, and how many of them were won. */
export interface Tally {
  readonly played: number;
  readonly won: number;
}

export interface GameTally extends Tally {
  readonly game: string;
  /** Of so many seats. */
  readonly seats: number;
  /** Left to a bot, or ended as they stood. */
  readonly unfinished: number;
}

export interface RivalTally extends Tally {
  readonly game: string;
  /** The id of a bot; null for people. */
  readonly bot: string | null;
}

export interface OpponentTally extends Tally {
  readonly id: string;
  readonly name: string;
}

/** What others may see: all of it, or what was played before everybody's eyes and is nobody's secret any more. */
export interface Sight {
  readonly all: boolean;
  /** Challenges of earlier days may be seen. */
  readonly today: string;
}

const isWon = sql<boolean>`mine.rank = 1`;
const won = sql<number>`count(distinct case when ${isWon} then mine.table_id end)`;

/** What somebody's games come to. */
export class ProfileStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** By game and number of seats. */
  async games(personId: string): Promise<GameTally[]> {
    const rows = await this.database.all(
      this.finished(personId)
        .select([
          "tables.game",
          "tables.seats",
          sql<number>`sum(case when ${isPlayed} then 1 else 0 end)`.as("played"),
          sql<number>`sum(case when ${isPlayed} and ${isWon} then 1 else 0 end)`.as("won"),
          sql<number>`count(*)`.as("all"),
        ])
        .groupBy(["tables.game", "tables.seats"])
        .orderBy("tables.game")
        .orderBy("tables.seats"),
    );
    return rows.map(({ all, ...row }) => ({
      ...row,
      ...tally(row),
      unfinished: Number(all) - Number(row.played),
    }));
  }

  /** By game and kind of rival: each game counts once for people, and once for each bot. */
  async rivals(personId: string): Promise<RivalTally[]> {
    const rows = await this.database.all(
      this.finished(personId)
        .innerJoin("seats as other", "other.table_id", "mine.table_id")
        .select([
          "tables.game",
          "other.bot",
          sql<number>`count(distinct mine.table_id)`.as("played"),
          won.as("won"),
        ])
        .where(isPlayed)
        .whereRef("other.seat", "!=", "mine.seat")
        .where("other.kind", "!=", "free")
        .groupBy(["tables.game", "other.bot"])
        .orderBy("tables.game")
        .orderBy("other.bot"),
    );
    return rows.map((row) => ({ ...row, ...tally(row) }));
  }

  /** With whom somebody has played most, of those who have an account. */
  async opponents(personId: string, sight: Sight, limit: number): Promise<OpponentTally[]> {
    const rows = await this.database.all(
      this.seen(personId, sight)
        .innerJoin("seats as other", "other.table_id", "mine.table_id")
        .innerJoin("accounts", "accounts.person_id", "other.session_id")
        .innerJoin("sessions", "sessions.id", "accounts.person_id")
        .select(["sessions.id", "sessions.name", sql<number>`count(*)`.as("played"), won.as("won")])
        .where(isPlayed)
        .where("other.session_id", "!=", personId)
        .groupBy(["sessions.id", "sessions.name"])
        .orderBy("played", "desc")
        .orderBy("sessions.name")
        .limit(limit),
    );
    return rows.map((row) => ({ ...row, ...tally(row) }));
  }

  /** The games that ended last. */
  async last(personId: string, sight: Sight, limit: number): Promise<StoredTable[]> {
    return this.database.read(async (at: Queries) => {
      const tables = await at.all(
        this.seen(personId, sight)
          .selectAll("tables")
          .orderBy("mine.ended_at", "desc")
          .orderBy("mine.table_id", "desc")
          .limit(limit),
      );
      return withSeats(at, this.database.build, tables);
    });
  }

  private finished(personId: string) {
    return this.database.build
      .selectFrom("seats as mine")
      .innerJoin("tables", "tables.id", "mine.table_id")
      .where("mine.session_id", "=", personId)
      .where("mine.ended_at", "is not", null);
  }

  private seen(personId: string, { all, today }: Sight) {
    const finished = this.finished(personId);
    return all
      ? finished
      : finished.where((row) => row.or([row("tables.public", "=", 1), row("tables.daily", "<", today)]));
  }
}

const tally = ({ played, won }: Tally): Tally => ({ played: Number(played), won: Number(won) });
