import { sql } from "kysely";
import type { Database, Prepared, Queries } from "./database.ts";
import type { Person, PersonRow } from "./schema.ts";

/** What a session turned out to be: ended, or of a person; of the guest who has its own id if nothing is known of it. */
export type FoundSession =
  | { readonly ended: true }
  | { readonly person: string /** When its use was last noted. */; readonly seenAt: number };

/** What is remembered of people, and of sessions that count no more. */
export class SessionStore {
  private readonly database: Database;
  private readonly byId: Prepared<Person>;
  private readonly sessionById: Prepared<{ person: string | null; seen_at: number }>;

  constructor(database: Database) {
    this.database = database;
    const { build } = database;
    this.byId = database.prepare(
      build
        .selectFrom("sessions")
        .leftJoin("accounts", "person_id", "id")
        .selectAll("sessions")
        .select("accounts.bot as program")
        .where("id", "=", ""),
    );
    this.sessionById = database.prepare(
      build
        .selectFrom("ended_sessions")
        .select([sql<string | null>`null`.as("person"), "at as seen_at"])
        .where("id", "=", "")
        .unionAll(
          build
            .selectFrom("account_sessions")
            .select(["person_id as person", "seen_at"])
            .where("id", "=", ""),
        ),
    );
  }

  async find(id: string): Promise<Person | null> {
    const [row] = await this.database.ask(this.byId, [id]);
    return row ?? null;
  }

  async save({ id, name, created_at }: PersonRow): Promise<void> {
    await this.database.run(
      this.database.build
        .insertInto("sessions")
        .values({ id, name, created_at })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ name })),
    );
  }

  /** Whose session that is. */
  async lookUp(id: string): Promise<FoundSession> {
    const rows = await this.database.ask(this.sessionById, [id, id]);
    if (rows.some(({ person }) => person === null)) return { ended: true };
    const [row] = rows;
    return { person: row?.person ?? id, seenAt: row?.seen_at ?? 0 };
  }

  async noteUse(id: string, at: number): Promise<void> {
    await this.database.run(
      this.database.build.updateTable("account_sessions").set({ seen_at: at }).where("id", "=", id),
    );
  }

  /** Sessions that were ended since a time. */
  async endedSince(at: number): Promise<string[]> {
    const rows = await this.database.all(
      this.database.build.selectFrom("ended_sessions").select("id").where("at", ">=", at),
    );
    return rows.map(({ id }) => id);
  }

  async end(ids: readonly string[], at: number): Promise<void> {
    await this.database.transaction((transaction) => endSessions(transaction, this.database.build, ids, at));
  }
}

/** From then on their tokens are worth nothing. */
export async function endSessions(
  at: Queries,
  build: Database["build"],
  ids: readonly string[],
  time: number,
): Promise<void> {
  if (ids.length === 0) return;
  await at.run(
    build
      .insertInto("ended_sessions")
      .values(ids.map((id) => ({ id, at: time })))
      .onConflict((conflict) => conflict.column("id").doNothing()),
  );
  await at.run(build.deleteFrom("account_sessions").where("id", "in", ids));
  // A browser that is signed out hears nothing any more.
  await at.run(build.deleteFrom("push_subscriptions").where("session_id", "in", ids));
}
