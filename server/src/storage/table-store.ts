import type { Checkpoint, Clock, Seat, TableStatus } from "@banquise/engine";
import { sql } from "kysely";
import { NEWS, newsOf } from "../notices/parcel.ts";
import { type BotQuota, exceeded } from "./bot-quota.ts";
import type { Database, Prepared, Queries, Transaction } from "./database.ts";
import type { JobStore } from "./job-store.ts";
import { packCheckpoint } from "./packing.ts";
import type { SeatRow, TableRow } from "./schema.ts";
import { type StoredSeat, type StoredTable, seatsWithNames } from "./seated.ts";

/** What the start of a game changes in its table. */
export interface Start {
  readonly rules: number;
  readonly status: TableStatus;
  readonly actor: Seat | null;
  /** JSON, as the present rules know them. */
  readonly options: string;
  readonly think_at: number | null;
  readonly claimed_by: string | null;
  /** When somebody who is elsewhere may have to be told of it. */
  readonly tell_at: number | null;
  /** When those who are elsewhere may have to be told that the game has begun; null for nobody. */
  readonly begunToldAt: number | null;
  /** The state that the setup led to. */
  readonly checkpoint: Checkpoint;
  readonly clock: Clock | null;
}

/** What is to become of an open table. */
export interface Change {
  /** Seats that are taken or freed. */
  readonly seats?: readonly SeatRow[];
  /** JSON: all who were sent away. */
  readonly sentAway?: string;
  readonly start?: Start | null;
  /** Nobody is left at it. */
  readonly remove?: true;
}

/** An answer, and what is to change with it. */
export interface Decision<Answer> {
  readonly answer: Answer;
  readonly change?: Change;
  /** Nothing changes, and the answer is another, if this would be more bots than the opener of the table may have. */
  readonly quota?: { readonly limit: BotQuota; exceeded(part: keyof BotQuota): Answer } | null;
}

/** Tables and who sits at them. */
export class TableStore {
  private readonly database: Database;
  private readonly byId: Prepared<TableRow>;
  private readonly lockedById: Prepared<TableRow>;
  private readonly seatsById: Prepared<StoredSeat>;

  private readonly outbox: JobStore;

  constructor(database: Database, outbox: JobStore) {
    this.database = database;
    this.outbox = outbox;
    const { build } = database;
    const byId = build.selectFrom("tables").selectAll().where("id", "=", "");
    this.byId = database.prepare(byId);
    this.lockedById = database.prepare(database.dialect.locked(byId));
    this.seatsById = database.prepare(seatsWithNames(build).where("table_id", "=", "").orderBy("seat"));
  }

  /**
   * A new table; with `rematchOf` it is also noted at the table it follows. If that would be more bots than the quota has
   * for its opener, nothing is created, and the answer says which part of the quota is used up; nor if somebody else was
   * quicker to open the rematch, whose table is then the answer; nor if its opener has tried that challenge of the day.
   */
  async create(
    table: TableRow,
    seats: readonly SeatRow[],
    {
      start = null,
      rematchOf = null,
      quota = null,
      triedBy = null,
    }: {
      start?: Start | null;
      rematchOf?: string | null;
      quota?: BotQuota | null;
      /** Whose try at a challenge of the day it is. */
      triedBy?: string | null;
    } = {},
  ): Promise<{ readonly exceeded: keyof BotQuota } | { readonly instead: string } | null> {
    const { build } = this.database;
    return this.database.transaction(async (transaction) => {
      const rematch = rematchOf === null ? null : await this.openRematch(transaction, rematchOf);
      if (rematch !== null) return { instead: rematch };
      const used = quota === null ? null : await exceeded(transaction, this.database, quota, table, seats);
      if (used !== null) return { exceeded: used };
      await transaction.run(build.insertInto("tables").values(table));
      const tried = triedBy === null ? null : await this.noteTry(transaction, table, triedBy);
      if (tried !== null) {
        await transaction.run(build.deleteFrom("tables").where("id", "=", table.id));
        return { instead: tried };
      }
      if (seats.length > 0) await transaction.run(build.insertInto("seats").values(seats));
      if (start !== null) await this.start(transaction, table.id, start);
      if (rematchOf !== null)
        await transaction.run(
          build
            .updateTable("tables")
            .set((row) => ({ rematch: table.id, revision: sql<number>`${row.ref("revision")} + 1` }))
            .where("id", "=", rematchOf),
        );
      return null;
    });
  }

  /** Notes somebody's try at a challenge of the day; the table of the one that there is already. */
  private async noteTry(
    transaction: Transaction,
    { id, game, daily }: TableRow,
    session_id: string,
  ): Promise<string | null> {
    if (daily === null) throw new Error(`table ${id} is no try`);
    const { build } = this.database;
    const none = { verdict: null, total: null, rank: null, finished_at: null };
    await transaction.run(
      build
        .insertInto("daily_tries")
        .values({ day: daily, game, session_id, table_id: id, ...none })
        .onConflict((conflict) => conflict.columns(["day", "game", "session_id"]).doNothing()),
    );
    const kept = await transaction.first(
      build
        .selectFrom("daily_tries")
        .select("table_id")
        .where("day", "=", daily)
        .where("game", "=", game)
        .where("session_id", "=", session_id),
    );
    return kept === null || kept.table_id === id ? null : kept.table_id;
  }

  async find(id: string): Promise<StoredTable | null> {
    return this.database.read((at) => this.get(at, id));
  }

  /**
   * Changes an open table as `decide` says, which is shown how the table is at that very moment (null: it is gone) and
   * gives an answer of its own; nothing happens without a change. Resolves with that answer and what the table is then.
   */
  async change<Answer>(
    id: string,
    at: number,
    decide: (stored: StoredTable | null) => Decision<Answer>,
  ): Promise<{ readonly answer: Answer; readonly stored: StoredTable | null }> {
    return this.database.transaction(async (transaction) => {
      const stored = await this.get(transaction, id, this.lockedById);
      const { answer, change, quota = null } = decide(stored);
      if (stored === null || change === undefined) return { answer, stored };
      if (stored.table.status !== "open") throw new Error(`table ${id} is not open any more`);
      // A table with bots was counted when it was opened.
      if (quota !== null && stored.seats.every(({ kind }) => kind !== "bot")) {
        const seats = stored.seats.map((row) => change.seats?.find(({ seat }) => seat === row.seat) ?? row);
        const used = await exceeded(transaction, this.database, quota.limit, stored.table, seats);
        if (used !== null) return { answer: quota.exceeded(used), stored };
      }
      await this.apply(transaction, id, at, change);
      return { answer, stored: await this.get(transaction, id) };
    });
  }

  /** Keeps what was proposed, unless somebody else has changed that meanwhile: then it is false. */
  async setProposal(id: string, from: string | null, to: string | null): Promise<boolean> {
    const changed = await this.database.run(
      this.database.build
        .updateTable("tables")
        .set((row) => ({ proposal: to, revision: sql<number>`${row.ref("revision")} + 1` }))
        .where("id", "=", id)
        .where("proposal", "is not distinct from", from),
    );
    return changed > 0;
  }

  /** A table as it is at a moment. */
  async get(at: Queries, id: string, byId = this.byId): Promise<StoredTable | null> {
    const [table] = await at.ask(byId, [id]);
    return table === undefined ? null : { table, seats: await at.ask(this.seatsById, [id]) };
  }

  /** The row of a table, which nobody else changes before the end of the transaction; null if there is none. */
  async lock(transaction: Transaction, id: string): Promise<TableRow | null> {
    const [table] = await transaction.ask(this.lockedById, [id]);
    return table ?? null;
  }

  /** The table where the players of another have met again; null if there is none, or no more. The other is locked. */
  private async openRematch(transaction: Transaction, id: string): Promise<string | null> {
    const former = await this.lock(transaction, id);
    if (former === null || former.rematch === null) return null;
    const [next] = await transaction.ask(this.byId, [former.rematch]);
    return next?.id ?? null;
  }

  private async apply(
    transaction: Transaction,
    id: string,
    at: number,
    { seats = [], sentAway, start = null, remove }: Change,
  ): Promise<void> {
    const { build } = this.database;
    if (remove) {
      await transaction.run(build.deleteFrom("tables").where("id", "=", id));
      return;
    }
    for (const { table_id, seat: index, ...values } of seats)
      await transaction.run(
        build.updateTable("seats").set(values).where("table_id", "=", table_id).where("seat", "=", index),
      );
    await transaction.run(
      build
        .updateTable("tables")
        .set((row) => ({ updated_at: at, alive_at: at, revision: sql<number>`${row.ref("revision")} + 1` }))
        .where("id", "=", id),
    );
    if (sentAway !== undefined)
      await transaction.run(build.updateTable("tables").set({ sent_away: sentAway }).where("id", "=", id));
    if (start !== null) await this.start(transaction, id, start);
  }

  private async start(
    transaction: Transaction,
    id: string,
    { checkpoint, clock, begunToldAt, ...values }: Start,
  ): Promise<void> {
    const { build } = this.database;
    const time = {
      due_at: clock?.running?.due ?? null,
      time_left: clock === null ? null : JSON.stringify(clock.left),
    };
    await transaction.run(
      build
        .updateTable("tables")
        .set({ ...values, ...time })
        .where("id", "=", id),
    );
    await transaction.run(
      build
        .insertInto("checkpoints")
        .values({ table_id: id, version: checkpoint.version, data: packCheckpoint(checkpoint) }),
    );
    if (begunToldAt !== null)
      await this.outbox.replace(transaction, NEWS, newsOf({ begun: id }), begunToldAt);
  }
}
