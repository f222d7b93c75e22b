import type { Checkpoint, Seat, TableStatus } from "@banquise/engine";
import type { Database } from "./database.ts";
import { packCheckpoint } from "./packing.ts";
import type { SeatRow, TableRow } from "./schema.ts";

/** A seat with the name of who sits there. */
export interface StoredSeat extends SeatRow {
  name: string | null;
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
  /** The state that the setup led to. */
  readonly checkpoint: Checkpoint;
}

/** What is to become of an open table. */
export interface Change {
  /** A seat that is taken or freed. */
  readonly seat?: SeatRow;
  readonly start?: Start | null;
  /** Nobody is left at it. */
  readonly remove?: true;
}

export const SCOPES = ["mine", "open", "watch"] as const;
export type Scope = (typeof SCOPES)[number];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How long ago somebody was last seen at a table that others are shown: waiting for players, or playing. */
const SHOWN = { open: 10 * MINUTE, watch: DAY };
/** How long an open table stays that nobody waits at. An invitation may be read on another day. */
const KEPT_OPEN = { public: DAY, invited: 7 * DAY };
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
  private readonly byId: (parameters: readonly [string]) => TableRow[];
  private readonly seatsById: (parameters: readonly [string]) => StoredSeat[];

  constructor(database: Database) {
    this.database = database;
    const { build } = database;
    this.byId = database.question(build.selectFrom("tables").selectAll().where("id", "=", ""));
    this.seatsById = database.question(seatsWithNames(build).where("table_id", "=", "").orderBy("seat"));
  }

  /**
   * A new table; with `rematchOf` it is also noted at the table it follows. If that would be more bots than the quota has
   * for its opener, nothing is created, and the answer says which part of the quota is used up.
   */
  async create(
    table: TableRow,
    seats: readonly SeatRow[],
    {
      start = null,
      rematchOf = null,
      quota = null,
    }: { start?: Start | null; rematchOf?: string | null; quota?: BotQuota | null } = {},
  ): Promise<keyof BotQuota | null> {
    const { build } = this.database;
    return this.database.transaction(() => {
      const exceeded = quota === null ? null : this.exceeded(quota, table, seats);
      if (exceeded !== null) return exceeded;
      this.database.run(build.insertInto("tables").values(table));
      for (const seat of seats) this.database.run(build.insertInto("seats").values(seat));
      if (start !== null) this.start(table.id, start);
      if (rematchOf !== null)
        this.database.run(build.updateTable("tables").set({ rematch: table.id }).where("id", "=", rematchOf));
      return null;
    });
  }

  async find(id: string): Promise<StoredTable | null> {
    return this.database.read(() => this.get(id));
  }

  /**
   * Changes an open table as `decide` says, which is shown how the table is at that very moment (null: it is gone) and
   * gives an answer of its own; nothing happens without a change. Resolves with that answer and what the table is then.
   */
  async change<Answer>(
    id: string,
    at: number,
    decide: (stored: StoredTable | null) => { readonly answer: Answer; readonly change?: Change },
  ): Promise<{ readonly answer: Answer; readonly stored: StoredTable | null }> {
    return this.database.transaction(() => {
      const stored = this.get(id);
      const { answer, change } = decide(stored);
      if (stored === null || change === undefined) return { answer, stored };
      if (stored.table.status !== "open") throw new Error(`table ${id} is not open any more`);
      this.apply(id, at, change);
      return { answer, stored: this.get(id) };
    });
  }

  /** Notes that somebody is waiting or playing at these tables. */
  async keepAlive(tableIds: readonly string[], at: number): Promise<void> {
    if (tableIds.length === 0) return;
    const { build } = this.database;
    await this.database.transaction(() => {
      for (const id of tableIds)
        this.database.run(build.updateTable("tables").set({ alive_at: at }).where("id", "=", id));
    });
  }

  /** Removes open tables that nobody has waited at for long, some at a time; their ids. */
  async removeDeserted(now: number): Promise<string[]> {
    const { build } = this.database;
    const deserted = (isPublic: boolean) =>
      this.database.all(
        build
          .deleteFrom("tables")
          .where("id", "in", (tables) =>
            tables
              .selectFrom("tables")
              .select("id")
              .where("status", "=", "open")
              .where("public", "=", isPublic ? 1 : 0)
              .where("alive_at", "<", now - (isPublic ? KEPT_OPEN.public : KEPT_OPEN.invited))
              .limit(REMOVED_AT_ONCE),
          )
          .returning("id"),
      );
    return this.database.transaction(() => [...deserted(true), ...deserted(false)].map(({ id }) => id));
  }

  /** Tables for a list. Mine: those that are not over first. The others: public, and alive, the latest first. */
  async list(scope: Scope, sessionId: string | null, limit: number): Promise<StoredTable[]> {
    const { build } = this.database;
    const query = build.selectFrom("tables").selectAll("tables").limit(limit);
    const found =
      scope === "mine"
        ? query
            .where("tables.id", "in", (seats) =>
              seats
                .selectFrom("seats")
                .select("table_id")
                .where("session_id", "=", sessionId ?? ""),
            )
            .orderBy((column) => column("tables.status", "=", "over"))
            .orderBy("updated_at", "desc")
        : query
            .where("public", "=", 1)
            .where("status", "=", scope === "open" ? "open" : "playing")
            .where("alive_at", ">", Date.now() - SHOWN[scope])
            .orderBy("alive_at", "desc")
            .orderBy("created_at", "desc");
    return this.database.read(() => {
      const tables = this.database.all(found);
      const ids = tables.map((table) => table.id);
      const seats =
        ids.length === 0
          ? []
          : this.database.all(seatsWithNames(build).where("table_id", "in", ids).orderBy("seat"));
      return tables.map((table) => ({ table, seats: seats.filter((seat) => seat.table_id === table.id) }));
    });
  }

  /** Tables where a bot must decide: all that goes on by itself after a restart. */
  async waitingForBots(): Promise<string[]> {
    const query = this.database.build
      .selectFrom("tables")
      .innerJoin("seats", (join) =>
        join.onRef("seats.table_id", "=", "tables.id").onRef("seats.seat", "=", "tables.actor"),
      )
      .select("tables.id")
      .where("tables.status", "=", "playing")
      .where("seats.kind", "=", "bot");
    return this.database.read(() => this.database.all(query).map((row) => row.id));
  }

  private get(id: string): StoredTable | null {
    const [table] = this.byId([id]);
    return table === undefined ? null : { table, seats: this.seatsById([id]) };
  }

  private apply(id: string, at: number, { seat, start = null, remove }: Change): void {
    const { build } = this.database;
    if (remove) {
      this.database.run(build.deleteFrom("tables").where("id", "=", id));
      return;
    }
    if (seat !== undefined) {
      const { table_id, seat: index, ...values } = seat;
      this.database.run(
        build.updateTable("seats").set(values).where("table_id", "=", table_id).where("seat", "=", index),
      );
    }
    this.database.run(build.updateTable("tables").set({ updated_at: at, alive_at: at }).where("id", "=", id));
    if (start !== null) this.start(id, start);
  }

  private start(id: string, { checkpoint, ...values }: Start): void {
    const { build } = this.database;
    this.database.run(build.updateTable("tables").set(values).where("id", "=", id));
    this.database.run(
      build
        .insertInto("checkpoints")
        .values({ table_id: id, version: checkpoint.version, data: packCheckpoint(checkpoint) }),
    );
  }

  private exceeded(quota: BotQuota, table: TableRow, seats: readonly SeatRow[]): keyof BotQuota | null {
    const bots = seats.filter(({ kind }) => kind === "bot").length;
    if (bots === 0) return null;
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
    if ((this.database.first(alive)?.count ?? 0) >= quota.tables) return "tables";
    if (bots < seats.length) return null;
    return (this.database.first(botsAlone)?.count ?? 0) >= quota.botGames ? "botGames" : null;
  }
}

const seatsWithNames = (build: Database["build"]) =>
  build
    .selectFrom("seats")
    .leftJoin("sessions", "sessions.id", "seats.session_id")
    .selectAll("seats")
    .select("sessions.name as name");
