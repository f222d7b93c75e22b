import type { Selectable } from "kysely";
import { sql } from "kysely";
import { skeleton } from "../names.ts";
import { adoptTries } from "./daily-store.ts";
import type { Database, Transaction } from "./database.ts";
import { adoptNotices, forgetNotices } from "./notice-store.ts";
import { adoptRelations } from "./relation-store.ts";
import { adoptReports } from "./report-store.ts";
import { adoptSanctions } from "./sanction-store.ts";
import type { AccountRow, AccountSessionRow, PasskeyRow, PersonRow } from "./schema.ts";
import { endSessions } from "./session-store.ts";

/** An account with the name that people see. */
export interface StoredAccount extends Selectable<AccountRow> {
  name: string;
}

/** What a sign-in changes: which session takes the place of which. */
export interface SignIn {
  readonly session: AccountSessionRow;
  /** The session that was shown before, which is worth nothing from then on; null for none. */
  readonly former: string | null;
}

/** Accounts, and the sessions of those who have signed in. */
export class AccountStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Makes an account of a guest; false if somebody has that name, or the guest is one already. */
  async create(
    person: PersonRow,
    account: AccountRow,
    { session, former }: SignIn,
    passkey: PasskeyRow | null = null,
  ): Promise<boolean> {
    const { build, dialect } = this.database;
    const made = this.database.transaction(async (transaction) => {
      await transaction.run(
        build
          .insertInto("sessions")
          .values(person)
          .onConflict((conflict) => conflict.doNothing()),
      );
      const added = await transaction.run(
        build
          .insertInto("accounts")
          .values(account)
          .onConflict((conflict) => conflict.doNothing()),
      );
      if (added === 0) return false;
      await transaction.run(
        build.updateTable("sessions").set({ name: person.name }).where("id", "=", person.id),
      );
      if (passkey !== null) await transaction.run(build.insertInto("passkeys").values(passkey));
      await this.open(transaction, session, former);
      return true;
    });
    return made.catch((error: unknown) => {
      // Somebody else has this very passkey.
      if (dialect.isConflict(error)) return false;
      throw error;
    });
  }

  async find(personId: string): Promise<StoredAccount | null> {
    return this.database.first(this.accounts().where("person_id", "=", personId));
  }

  /** Which of some people have an account. */
  async among(personIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (personIds.length === 0) return new Set();
    const rows = await this.database.all(
      this.database.build.selectFrom("accounts").select("person_id").where("person_id", "in", personIds),
    );
    return new Set(rows.map(({ person_id }) => person_id));
  }

  /** Accounts of programs by name, those after one. */
  async bots(after: string | null, limit: number): Promise<{ name: string; createdAt: number }[]> {
    const found = this.accounts().where("bot", "=", 1).orderBy("name_key").limit(limit);
    const rows = await this.database.all(
      after === null ? found : found.where("name_key", ">", skeleton(after)),
    );
    return rows.map(({ name, created_at }) => ({ name, createdAt: created_at }));
  }

  async findByName(nameKey: string): Promise<StoredAccount | null> {
    return this.database.first(this.accounts().where("name_key", "=", nameKey));
  }

  /** Those that have confirmed an address. */
  async findByEmail(emailKey: string, most: number): Promise<StoredAccount[]> {
    return this.database.all(
      this.accounts().where("email_key", "=", emailKey).orderBy("accounts.created_at").limit(most),
    );
  }

  async update(personId: string, changes: Partial<Omit<AccountRow, "person_id">>): Promise<void> {
    await this.database.run(
      this.database.build.updateTable("accounts").set(changes).where("person_id", "=", personId),
    );
  }

  /** Gives an account another name; false if somebody else has it. */
  async rename(personId: string, name: string, nameKey: string): Promise<boolean> {
    const { build, dialect } = this.database;
    const renamed = this.database.transaction(async (transaction) => {
      const holder = await transaction.first(
        build.selectFrom("accounts").select("person_id").where("name_key", "=", nameKey),
      );
      if (holder !== null && holder.person_id !== personId) return false;
      await transaction.run(
        build.updateTable("accounts").set({ name_key: nameKey }).where("person_id", "=", personId),
      );
      await transaction.run(build.updateTable("sessions").set({ name }).where("id", "=", personId));
      return true;
    });
    return renamed.catch((error: unknown) => {
      // Somebody else has taken it in the same moment.
      if (dialect.isConflict(error)) return false;
      throw error;
    });
  }

  /**
   * Opens a session of an account. If it takes the place of a guest's, the seats of that guest are the account's from now
   * on, wherever it has none at the same table; the ids of those tables.
   */
  async signIn({ session, former }: SignIn, guest: string | null): Promise<string[]> {
    return this.database.transaction(async (transaction) => {
      await this.open(transaction, session, former);
      return guest === null ? [] : this.adopt(transaction, guest, session.person_id);
    });
  }

  /** The sessions of an account, the one that was used last first. */
  async sessions(personId: string): Promise<AccountSessionRow[]> {
    return this.database.all(
      this.database.build
        .selectFrom("account_sessions")
        .selectAll()
        .where("person_id", "=", personId)
        .orderBy("seen_at", "desc")
        .orderBy("id"),
    );
  }

  async session(id: string): Promise<AccountSessionRow | null> {
    return this.database.first(
      this.database.build.selectFrom("account_sessions").selectAll().where("id", "=", id),
    );
  }

  /** Whether somebody has signed in to an account of this name from there before. */
  async isKnownAt(nameKey: string, from: string): Promise<boolean> {
    const row = await this.database.first(
      this.database.build
        .selectFrom("account_sessions")
        .innerJoin("accounts", "accounts.person_id", "account_sessions.person_id")
        .select("account_sessions.id")
        .where("name_key", "=", nameKey)
        .where("signed_in_from", "=", from)
        .limit(1),
    );
    return row !== null;
  }

  /** Notes that the owner of a session has shown once more who they are. */
  async noteProof(sessionId: string, at: number): Promise<void> {
    await this.database.run(
      this.database.build.updateTable("account_sessions").set({ proved_at: at }).where("id", "=", sessionId),
    );
  }

  /** Ends all sessions of an account but one; their ids. */
  async endOthers(personId: string, kept: string | null, at: number): Promise<string[]> {
    const { build } = this.database;
    return this.database.transaction(async (transaction) => {
      const rows = await transaction.all(
        build
          .selectFrom("account_sessions")
          .select("id")
          .where("person_id", "=", personId)
          .where("id", "!=", kept ?? ""),
      );
      const ids = rows.map(({ id }) => id);
      await endSessions(transaction, build, ids, at);
      return ids;
    });
  }

  /** Removes an account with all that belongs to it; the person stays, under another name, where they have played. */
  async remove(personId: string, name: string, session: string, at: number): Promise<string[]> {
    const { build } = this.database;
    const ended = await this.endOthers(personId, null, at);
    await this.database.transaction(async (transaction) => {
      await endSessions(transaction, build, [session], at);
      await transaction.run(build.deleteFrom("operators").where("person_id", "=", personId));
      await transaction.run(build.deleteFrom("accounts").where("person_id", "=", personId));
      await transaction.run(
        build
          .deleteFrom("relations")
          .where((row) => row.or([row("person_id", "=", personId), row("other_id", "=", personId)])),
      );
      await forgetNotices(transaction, build, personId);
      await transaction.run(
        build
          .deleteFrom("invitations")
          .where((row) => row.or([row("from_id", "=", personId), row("to_id", "=", personId)])),
      );
      await transaction.run(
        build
          .updateTable("messages")
          .set({ text: null, phrase: null, removed_at: at })
          .where("person_id", "=", personId),
      );
      await transaction.run(build.updateTable("sessions").set({ name }).where("id", "=", personId));
    });
    return [...new Set([...ended, session])];
  }

  /** Forgets sessions that nobody has used since a time. */
  async forgetUnused(since: number, at: number): Promise<void> {
    const { build } = this.database;
    await this.database.transaction(async (transaction) => {
      const rows = await transaction.all(
        build.selectFrom("account_sessions").select("id").where("seen_at", "<", since).limit(200),
      );
      await endSessions(
        transaction,
        build,
        rows.map(({ id }) => id),
        at,
      );
    });
  }

  private accounts() {
    return this.database.build
      .selectFrom("accounts")
      .innerJoin("sessions", "sessions.id", "accounts.person_id")
      .selectAll("accounts")
      .select("sessions.name as name");
  }

  private async open(
    transaction: Transaction,
    session: AccountSessionRow,
    former: string | null,
  ): Promise<void> {
    const { build } = this.database;
    if (former !== null) {
      // The browser stays the same.
      await transaction.run(
        build
          .updateTable("push_subscriptions")
          .set({ session_id: session.id, person_id: session.person_id })
          .where("session_id", "=", former),
      );
      await endSessions(transaction, build, [former], session.created_at);
    }
    await transaction.run(build.insertInto("account_sessions").values(session));
  }

  private async adopt(transaction: Transaction, guest: string, personId: string): Promise<string[]> {
    const { build } = this.database;
    const moved = await transaction.all(
      build
        .updateTable("seats")
        .set({ session_id: personId })
        .where("session_id", "=", guest)
        .where("table_id", "not in", (own) =>
          own.selectFrom("seats").select("table_id").where("session_id", "=", personId),
        )
        .returning("table_id"),
    );
    await adoptTries(transaction, build, guest, personId);
    await adoptRelations(transaction, build, guest, personId);
    await adoptNotices(transaction, build, guest, personId);
    await adoptReports(transaction, build, guest, personId);
    await adoptSanctions(transaction, build, guest, personId);
    await transaction.run(
      build.updateTable("messages").set({ person_id: personId }).where("person_id", "=", guest),
    );
    const ids = moved.map(({ table_id }) => table_id).sort();
    // One by one in the order of their ids, so that nobody waits for whoever waits for them.
    for (const id of ids)
      await transaction.run(
        build
          .updateTable("tables")
          .set((row) => ({ revision: sql<number>`${row.ref("revision")} + 1` }))
          .where("id", "=", id),
      );
    return ids;
  }
}
