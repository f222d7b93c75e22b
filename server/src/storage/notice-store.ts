import type { TableStatus } from "@banquise/engine";
import type { Database, Queries } from "./database.ts";
import type { NoticeSettingsRow, PushSubscriptionRow } from "./notice-schema.ts";

/** A table of which somebody may have to be told. */
export interface ToldTable {
  id: string;
  game: string;
  status: TableStatus;
  version: number;
  /** The seat that decides. */
  actor: number | null;
  due_at: number | null;
  updated_at: number;
}

/** Of each person. */
const MOST_SUBSCRIPTIONS = 20;

/** How people want to be told, and of which tables they may have to be. */
export class NoticeStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Tables that somebody may have to be told of. They are looked at again at `until`, unless `told` says before that they need not be. */
  async claimTables(now: number, until: number, limit: number): Promise<ToldTable[]> {
    const { build, dialect } = this.database;
    const due = build
      .selectFrom("tables")
      .select("id")
      .where("tell_at", "<=", now)
      .orderBy("tell_at")
      .limit(limit);
    return this.database.transaction((transaction) =>
      transaction.all(
        build
          .updateTable("tables")
          .set({ tell_at: until })
          .where("id", "in", dialect.locked(due, { skip: true }))
          .returning(["id", "game", "status", "version", "actor", "due_at", "updated_at"]),
      ),
    );
  }

  /** Those who had to be told of a table at a version are. */
  async told({ id, version }: Pick<ToldTable, "id" | "version">, until: number): Promise<void> {
    await this.database.run(
      this.database.build
        .updateTable("tables")
        .set({ tell_at: null })
        .where("id", "=", id)
        .where("version", "=", version)
        .where("tell_at", "=", until),
    );
  }

  /** Those who sit at a table and have not left for good; whether they decide for themselves. */
  async peopleAt(tableId: string): Promise<{ seat: number; person: string; decides: boolean }[]> {
    const rows = await this.database.all(
      this.database.build
        .selectFrom("seats")
        .select(["seat", "session_id", "stand_in", "resigned"])
        .where("table_id", "=", tableId)
        .where("kind", "=", "person")
        .where("resigned", "=", 0)
        .orderBy("seat"),
    );
    return rows.flatMap(({ seat, session_id, stand_in }) =>
      session_id === null ? [] : [{ seat, person: session_id, decides: stand_in === null }],
    );
  }

  /** A table as it is now; null if it is gone. */
  async table(id: string): Promise<ToldTable | null> {
    return this.database.first(
      this.database.build
        .selectFrom("tables")
        .select(["id", "game", "status", "version", "actor", "due_at", "updated_at"])
        .where("id", "=", id),
    );
  }

  async settings(personId: string): Promise<NoticeSettingsRow | null> {
    return this.database.first(
      this.database.build.selectFrom("notice_settings").selectAll().where("person_id", "=", personId),
    );
  }

  /** Keeps how somebody wants to be told; `row` if they have said nothing before. */
  async save(row: NoticeSettingsRow, changes: Partial<NoticeSettingsRow>): Promise<void> {
    await this.database.run(
      this.database.build
        .insertInto("notice_settings")
        .values({ ...row, ...changes })
        .onConflict((conflict) => {
          const target = conflict.column("person_id");
          return Object.keys(changes).length === 0 ? target.doNothing() : target.doUpdateSet(changes);
        }),
    );
  }

  /** Whose mails a key ends; null if nobody's. */
  async byStopKey(key: string): Promise<NoticeSettingsRow | null> {
    return this.database.first(
      this.database.build.selectFrom("notice_settings").selectAll().where("stop_key", "=", key),
    );
  }

  async subscriptions(personId: string): Promise<PushSubscriptionRow[]> {
    return this.database.all(
      this.database.build
        .selectFrom("push_subscriptions")
        .selectAll()
        .where("person_id", "=", personId)
        .orderBy("created_at"),
    );
  }

  /** Notes a browser. One that is known is whoever's asks now; beyond some, the oldest goes. */
  async subscribe(row: PushSubscriptionRow): Promise<void> {
    const { build } = this.database;
    await this.database.transaction(async (transaction) => {
      await transaction.run(build.deleteFrom("push_subscriptions").where("endpoint", "=", row.endpoint));
      await transaction.run(build.insertInto("push_subscriptions").values(row));
      const kept = build
        .selectFrom("push_subscriptions")
        .select("id")
        .where("person_id", "=", row.person_id)
        .orderBy("created_at", "desc")
        .limit(MOST_SUBSCRIPTIONS);
      const ids = (await transaction.all(kept)).map(({ id }) => id);
      await transaction.run(
        build
          .deleteFrom("push_subscriptions")
          .where("person_id", "=", row.person_id)
          .where("id", "not in", ids),
      );
    });
  }

  /** Forgets a browser; `personId`: only if it is theirs. Whether there was one. */
  async unsubscribe(id: string, personId: string | null): Promise<boolean> {
    const found = this.database.build.deleteFrom("push_subscriptions").where("id", "=", id);
    const query = personId === null ? found : found.where("person_id", "=", personId);
    return (await this.database.run(query)) > 0;
  }
}

/** Nothing is told any more to somebody who is gone. */
export async function forgetNotices(at: Queries, build: Database["build"], personId: string): Promise<void> {
  await at.run(build.deleteFrom("push_subscriptions").where("person_id", "=", personId));
  await at.run(build.deleteFrom("notice_settings").where("person_id", "=", personId));
  await at.run(build.deleteFrom("outbox").where("client", "=", personId));
}

/** The browsers of a guest are the account's from now on, and so is how the guest wanted to be told, unless the account has said it. */
export async function adoptNotices(
  at: Queries,
  build: Database["build"],
  guest: string,
  personId: string,
): Promise<void> {
  await at.run(
    build.updateTable("push_subscriptions").set({ person_id: personId }).where("person_id", "=", guest),
  );
  const own = await at.first(
    build.selectFrom("notice_settings").select("person_id").where("person_id", "=", personId),
  );
  await at.run(
    own === null
      ? build.updateTable("notice_settings").set({ person_id: personId }).where("person_id", "=", guest)
      : build.deleteFrom("notice_settings").where("person_id", "=", guest),
  );
}
