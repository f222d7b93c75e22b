import type { Phrase, Seat, TalkRoom } from "@banquise/engine";
import type { Database, Transaction } from "./database.ts";
import type { TableStore } from "./table-store.ts";
import type { MessageRow } from "./talk-schema.ts";

/** A message with the name of whoever wrote it, as it is now. */
export interface StoredMessage extends MessageRow {
  name: string;
}

/** What somebody wants to say. */
export interface NewMessage {
  readonly person: string;
  readonly room: TalkRoom;
  readonly seat: Seat | null;
  readonly phrase: Phrase | null;
  readonly text: string | null;
  readonly key: string | null;
  readonly at: number;
}

/** What has changed in the talk of a table. */
export interface Said {
  readonly number: number;
  /** Of the table. */
  readonly revision: number;
}

/** Of each room of a table: older messages make place for new ones. */
export const KEPT = 200;
/** Milliseconds, and how much somebody may say at a table within them. */
const WHILE = 10_000;
const MOST_IN_A_WHILE = 6;
/** Milliseconds for which a message that was taken back can still be reported. */
const EVIDENCE_KEPT = 24 * 3_600_000;

/** What is said at tables. */
export class TalkStore {
  private readonly database: Database;
  private readonly tables: TableStore;

  constructor(database: Database, tables: TableStore) {
    this.database = database;
    this.tables = tables;
  }

  /** Keeps a message; null if there is no such table, or too much was said by the same person just now. */
  async add(tableId: string, message: NewMessage): Promise<Said | "tooMuch" | null> {
    const { build } = this.database;
    const { person, at, key, ...said } = message;
    return this.database.transaction(async (transaction) => {
      const table = await this.tables.lock(transaction, tableId);
      if (table === null) return null;
      const own = await transaction.all(
        build
          .selectFrom("messages")
          .select(["number", "key", "revision"])
          .where("table_id", "=", tableId)
          .where("person_id", "=", person)
          .where("at", ">", at - WHILE),
      );
      const before = key === null ? undefined : own.find((other) => other.key === key);
      if (before !== undefined) return { number: before.number, revision: table.revision };
      if (own.length >= MOST_IN_A_WHILE) return "tooMuch";
      const last = await transaction.first(
        build
          .selectFrom("messages")
          .select((row) => row.fn.max("number").as("number"))
          .where("table_id", "=", tableId),
      );
      const number = (last?.number ?? 0) + 1;
      const revision = await this.raise(transaction, tableId, table.revision);
      await transaction.run(
        build.insertInto("messages").values({
          ...said,
          table_id: tableId,
          number,
          revision,
          person_id: person,
          key,
          at,
          removed_at: null,
        }),
      );
      await this.trim(transaction, tableId, message.room);
      return { number, revision };
    });
  }

  /** Takes a message back; `person`: only if that person wrote it. */
  async remove(tableId: string, number: number, person: string | null, at: number): Promise<Said | null> {
    const { build } = this.database;
    return this.database.transaction(async (transaction) => {
      const table = await this.tables.lock(transaction, tableId);
      const message = table && (await transaction.first(this.of(tableId).where("number", "=", number)));
      if (!table || !message || (person !== null && message.person_id !== person)) return null;
      if (message.removed_at !== null) return { number, revision: table.revision };
      const revision = await this.raise(transaction, tableId, table.revision);
      await transaction.run(
        build
          .updateTable("messages")
          .set({ removed_at: at, revision })
          .where("table_id", "=", tableId)
          .where("number", "=", number),
      );
      return { number, revision };
    });
  }

  /** What was said in a room, the latest last. */
  async list(tableId: string, room: TalkRoom): Promise<StoredMessage[]> {
    const rows = await this.database.all(
      this.of(tableId).where("room", "=", room).orderBy("number", "desc").limit(KEPT),
    );
    return rows.reverse();
  }

  /** What has changed at a table since one of its revisions. */
  async since(tableId: string, revision: number): Promise<StoredMessage[]> {
    return this.database.all(this.of(tableId).where("revision", ">", revision).orderBy("number"));
  }

  async find(tableId: string, number: number): Promise<StoredMessage | null> {
    return this.database.first(this.of(tableId).where("number", "=", number));
  }

  /** All that somebody has written and not taken back, some of it at a time. */
  async writtenBy(personId: string, limit: number): Promise<MessageRow[]> {
    return this.database.all(
      this.database.build
        .selectFrom("messages")
        .selectAll()
        .where("person_id", "=", personId)
        .where("removed_at", "is", null)
        .orderBy("at", "desc")
        .limit(limit),
    );
  }

  /** Nothing is left of what was taken back long enough ago. */
  async forgetRemoved(at: number): Promise<void> {
    await this.database.run(
      this.database.build
        .updateTable("messages")
        .set({ text: null, phrase: null })
        .where("removed_at", "<", at - EVIDENCE_KEPT)
        .where((row) => row.or([row("text", "is not", null), row("phrase", "is not", null)])),
    );
  }

  private of(tableId: string) {
    return this.database.build
      .selectFrom("messages")
      .innerJoin("sessions", "sessions.id", "messages.person_id")
      .selectAll("messages")
      .select("sessions.name as name")
      .where("table_id", "=", tableId);
  }

  private async raise(transaction: Transaction, tableId: string, revision: number): Promise<number> {
    const next = revision + 1;
    await transaction.run(
      this.database.build
        .updateTable("tables")
        .set({ revision: next, talk_revision: next })
        .where("id", "=", tableId),
    );
    return next;
  }

  private async trim(transaction: Transaction, tableId: string, room: TalkRoom): Promise<void> {
    const { build } = this.database;
    const oldest = build
      .selectFrom("messages")
      .select("number")
      .where("table_id", "=", tableId)
      .where("room", "=", room)
      .orderBy("number", "desc")
      .offset(KEPT - 1)
      .limit(1);
    const kept = await transaction.first(oldest);
    if (kept === null) return;
    await transaction.run(
      build
        .deleteFrom("messages")
        .where("table_id", "=", tableId)
        .where("room", "=", room)
        .where("number", "<", kept.number),
    );
  }
}
