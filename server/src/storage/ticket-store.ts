import type { Database } from "./database.ts";
import type { TicketRow } from "./schema.ts";

export type TicketKind = TicketRow["kind"];

/** Forgotten at a time. */
const FORGOTTEN_AT_ONCE = 1_000;

/** What is good once. Only hashes are kept. */
export class TicketStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async add(rows: readonly TicketRow[]): Promise<void> {
    await this.database.run(this.database.build.insertInto("tickets").values(rows));
  }

  /** Puts new ones in the place of all of a kind that somebody has. */
  async replace(personId: string, kind: TicketKind, rows: readonly TicketRow[]): Promise<void> {
    const { build } = this.database;
    await this.database.transaction(async (transaction) => {
      await transaction.run(
        build.deleteFrom("tickets").where("person_id", "=", personId).where("kind", "=", kind),
      );
      if (rows.length > 0) await transaction.run(build.insertInto("tickets").values(rows));
    });
  }

  /** Uses one up; null if there is none, or no more. `personId`: it must be theirs. */
  async redeem(hash: string, kind: TicketKind, now: number, personId?: string): Promise<TicketRow | null> {
    const found = this.database.build.deleteFrom("tickets").where("hash", "=", hash).where("kind", "=", kind);
    const query = personId === undefined ? found : found.where("person_id", "=", personId);
    const [row] = await this.database.transaction((transaction) => transaction.all(query.returningAll()));
    return row !== undefined && (row.expires_at === null || row.expires_at > now) ? row : null;
  }

  async count(personId: string, kind: TicketKind): Promise<number> {
    const row = await this.database.first(
      this.database.build
        .selectFrom("tickets")
        .select((each) => each.fn.countAll<number>().as("count"))
        .where("person_id", "=", personId)
        .where("kind", "=", kind),
    );
    return row?.count ?? 0;
  }

  async forgetOld(now: number): Promise<void> {
    const { build } = this.database;
    await this.database.run(
      build
        .deleteFrom("tickets")
        .where("hash", "in", (old) =>
          old.selectFrom("tickets").select("hash").where("expires_at", "<=", now).limit(FORGOTTEN_AT_ONCE),
        ),
    );
  }
}
