import type { Database } from "./database.ts";
import type { CommitmentRow } from "./schema.ts";

/** Promised secrets that are kept at most: the oldest give way, nobody can fill the database with them. */
const MOST = 100_000;

/** Secrets that were promised to somebody before their table was opened. */
export class CommitmentStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async add(row: CommitmentRow): Promise<void> {
    await this.database.run(this.database.build.insertInto("commitments").values(row));
  }

  /** The secret, once; null if there is none for this session, or no more. */
  async redeem(sessionId: string, commitment: string, now: number): Promise<string | null> {
    const query = this.database.build
      .deleteFrom("commitments")
      .where("commitment", "=", commitment)
      .where("session_id", "=", sessionId)
      .returning(["secret", "expires_at"]);
    const [row] = await this.database.transaction((transaction) => transaction.all(query));
    return row !== undefined && row.expires_at > now ? row.secret : null;
  }

  /** Forgets those that are out of date, and the oldest of too many. */
  async tidy(now: number, most = MOST): Promise<void> {
    const { build } = this.database;
    const [last] = await this.database.all(
      build
        .selectFrom("commitments")
        .select("expires_at")
        .orderBy("expires_at", "desc")
        .limit(1)
        .offset(most),
    );
    await this.database.run(
      build.deleteFrom("commitments").where("expires_at", "<=", Math.max(now, last?.expires_at ?? 0)),
    );
  }
}
