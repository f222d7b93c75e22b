import type { Checkpoint, Clock, Language, Seat, TableStatus, TimeControl } from "@banquise/engine";
import { type Expression, expressionBuilder, type Selectable, type SqlBool, sql } from "kysely";
import { NEWS, newsOf } from "../notices/parcel.ts";
import type { Database, Prepared, Queries, Transaction } from "./database.ts";
import type { JobStore } from "./job-store.ts";
import { packCheckpoint } from "./packing.ts";
import type { Schema, SeatRow, TableRow } from "./schema.ts";

/** A seat with the name of who sits there. */
export interface StoredSeat extends SeatRow {
  name: string | null;
  /** 1: the account of a program. */
  program: number | null;
}

export interface StoredTable {
  readonly table: TableRow;
  readonly seats: readonly StoredSeat[];
}

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

/** What is looked for in a list of tables. */
export interface TableFilter {
  readonly game?: string | undefined;
  readonly seats?: number | undefined;
  readonly clock?: "none" | TimeControl["kind"] | undefined;
  readonly language?: Language | undefined;
}

export const SCOPES = ["open", "watch"] as const;
export type Scope = (typeof SCOPES)[number];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How long ago somebody was last seen at a table that others are shown: waiting for players, or playing. */
const SHOWN = { open: 10 * MINUTE, watch: DAY };
/** How long an open table stays that nobody waits at. An invitation may be read on another day, and who plays over days looks in seldom. */
const KEPT_OPEN = { public: DAY, patient: 7 * DAY };
/** Removed at a time: the event loop has others to serve. */
const REMOVED_AT_ONCE = 200;

/** How many tables with bots whoever opens them may have at a time. */
export interface BotQuota {
  /** Played in the last hour. */
  readonly tables: number;
  /** Without a person. */
  readonly botGames: number;
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
      const exceeded = quota === null ? null : await this.exceeded(transaction, quota, table, seats);
      if (exceeded !== null) return { exceeded };
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
        const exceeded = await this.exceeded(transaction, quota.limit, stored.table, seats);
        if (exceeded !== null) return { answer: quota.exceeded(exceeded), stored };
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

  /** Notes that somebody is waiting or playing at these tables. */
  async keepAlive(tableIds: readonly string[], at: number): Promise<void> {
    if (tableIds.length === 0) return;
    const { build } = this.database;
    await this.database.transaction(async (transaction) => {
      // In the order of their ids, so that nobody waits for whoever waits for them.
      for (const id of [...tableIds].sort())
        await transaction.run(build.updateTable("tables").set({ alive_at: at }).where("id", "=", id));
    });
  }

  /** Removes open tables that nobody has waited at for long, some at a time, and none of those `alive`; their ids. */
  async removeDeserted(now: number, alive: readonly string[] = []): Promise<string[]> {
    const { build, dialect } = this.database;
    const removed: string[] = [];
    for (const isPublic of [true, false]) {
      const deserted = build
        .selectFrom("tables")
        .select("id")
        .where("status", "=", "open")
        .where("public", "=", isPublic ? 1 : 0)
        .where("alive_at", "<", now - (isPublic ? KEPT_OPEN.public : KEPT_OPEN.patient))
        .where(({ eb, or }) =>
          or([
            eb("clock", "is", null),
            eb("clock", "not like", '%"days"%'),
            eb("alive_at", "<", now - KEPT_OPEN.patient),
          ]),
        )
        .where("id", "not in", (living) =>
          living
            .selectFrom(dialect.list(JSON.stringify(alive.map((id) => [id]))).as("item"))
            .select(sql<string>`item.value ->> 0`.as("id")),
        )
        .limit(REMOVED_AT_ONCE);
      // Somebody may be about to sit down: then it is not deserted.
      const rows = await this.database.transaction((transaction) =>
        transaction.all(
          build
            .deleteFrom("tables")
            .where("id", "in", dialect.locked(deserted, { skip: true }))
            .returning("id"),
        ),
      );
      removed.push(...rows.map(({ id }) => id));
    }
    return removed;
  }

  /** Public tables for a list: those where somebody waits for others, or plays, the latest first. */
  async list(
    scope: Scope,
    sessionId: string | null,
    limit: number,
    filter: TableFilter = {},
  ): Promise<StoredTable[]> {
    const { build } = this.database;
    let query = build.selectFrom("tables").selectAll("tables").where(fits(filter)).limit(limit);
    if (scope === "open" && sessionId !== null)
      query = query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("seats")
              .innerJoin("relations", (join) =>
                join
                  .on("relations.kind", "=", "block")
                  .on((on) =>
                    on.or([
                      on.and([on("person_id", "=", sessionId), on("other_id", "=", on.ref("session_id"))]),
                      on.and([on("other_id", "=", sessionId), on("person_id", "=", on.ref("session_id"))]),
                    ]),
                  ),
              )
              .select("seat")
              .whereRef("table_id", "=", "tables.id"),
          ),
        ),
      );
    const found = query
      .where("public", "=", 1)
      .where("status", "=", scope === "open" ? "open" : "playing")
      .where("alive_at", ">", Date.now() - SHOWN[scope])
      .orderBy("alive_at", "desc")
      .orderBy("created_at", "desc");
    return this.database.read(async (at) => withSeats(at, build, await at.all(found)));
  }

  /** The tables where somebody sits, and their seats, in the order of their ids: those after one, some at a time. */
  async seatsOf(
    personId: string,
    after: string | null,
    limit: number,
  ): Promise<(Selectable<TableRow> & Pick<SeatRow, "seat" | "resigned">)[]> {
    return this.database.all(
      this.database.build
        .selectFrom("seats")
        .innerJoin("tables", "tables.id", "seats.table_id")
        .selectAll("tables")
        .select(["seats.seat", "seats.resigned"])
        .where("session_id", "=", personId)
        .where("tables.id", ">", after ?? "")
        .orderBy("tables.id")
        .limit(limit),
    );
  }

  /** Takes over tables where a bot must decide and no living node sees to it, those that wait longest first; their ids. */
  async claimTurns(node: string, limit: number): Promise<string[]> {
    const { build, dialect } = this.database;
    const waiting = build
      .selectFrom("tables")
      .select("id")
      .where("think_at", "is not", null)
      .where((row) =>
        row.or([
          row("claimed_by", "is", null),
          row.and([
            row("claimed_by", "!=", node),
            row("claimed_by", "not in", (nodes) =>
              nodes.selectFrom("nodes").select("nodes.id").where("alive_until", ">", dialect.now),
            ),
          ]),
        ]),
      )
      .orderBy("think_at")
      .limit(limit);
    const claim = build
      .updateTable("tables")
      .set({ claimed_by: node })
      .where("id", "in", dialect.locked(waiting, { skip: true }))
      .returning("id");
    const rows = await this.database.transaction((transaction) => transaction.all(claim));
    return rows.map(({ id }) => id);
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

  private async exceeded(
    transaction: Transaction,
    quota: BotQuota,
    table: TableRow,
    seats: readonly SeatRow[],
  ): Promise<keyof BotQuota | null> {
    const bots = seats.filter(({ kind }) => kind === "bot").length;
    if (bots === 0) return null;
    // Whoever opens two at once is counted twice.
    await transaction.alone(`quota ${table.opened_from}`);
    const alive = this.database.build
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
          selectFrom("seats")
            .select("seat")
            .whereRef("table_id", "=", "tables.id")
            .where("kind", "!=", "bot"),
        ),
      ),
    );
    const count = async (tables: typeof alive) => (await transaction.first(tables))?.count ?? 0;
    if ((await count(alive)) >= quota.tables) return "tables";
    if (bots < seats.length) return null;
    return (await count(botsAlone)) >= quota.botGames ? "botGames" : null;
  }
}

const seatsWithNames = (build: Database["build"]) =>
  build
    .selectFrom("seats")
    .leftJoin("sessions", "sessions.id", "seats.session_id")
    .leftJoin("accounts", "accounts.person_id", "seats.session_id")
    .selectAll("seats")
    .select(["sessions.name as name", "accounts.bot as program"]);

/** Tables with their seats. */
export async function withSeats<Table extends TableRow>(
  at: Queries,
  build: Database["build"],
  tables: readonly Table[],
): Promise<{ readonly table: Table; readonly seats: readonly StoredSeat[] }[]> {
  const ids = tables.map((table) => table.id);
  const seats =
    ids.length === 0 ? [] : await at.all(seatsWithNames(build).where("table_id", "in", ids).orderBy("seat"));
  return tables.map((table) => ({ table, seats: seats.filter((seat) => seat.table_id === table.id) }));
}

/** Whether a table is what is looked for. */
export function fits({ game, seats, clock, language }: TableFilter): Expression<SqlBool> {
  const row = expressionBuilder<Schema, "tables">();
  const wanted = [];
  if (game !== undefined) wanted.push(row("tables.game", "=", game));
  if (seats !== undefined) wanted.push(row("tables.seats", "=", seats));
  if (language !== undefined) wanted.push(row("tables.language", "=", language));
  if (clock === "none") wanted.push(row("tables.clock", "is", null));
  // Written by this program: the kind comes first.
  else if (clock !== undefined) wanted.push(row("tables.clock", "like", `{"kind":"${clock}"%`));
  return row.and(wanted);
}
