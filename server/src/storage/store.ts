import type { Seat, TableStatus } from "@banquise/engine";
import type { Database } from "./database.ts";
import { migrate } from "./migrations.ts";
import type { EntryRow, SeatRow, SessionRow, TableRow } from "./schema.ts";

/** A seat with the name of who sits there. */
export interface StoredSeat extends SeatRow {
  name: string | null;
}

export interface StoredTable {
  readonly table: TableRow;
  readonly seats: readonly StoredSeat[];
}

/** What all moves of one table in one transaction come to. */
export interface Append {
  readonly tableId: string;
  /** The version before the first entry. */
  readonly base: number;
  readonly entries: readonly EntryRow[];
  readonly status: TableStatus;
  readonly actor: Seat | null;
  readonly at: number;
}

/** What the start of a game changes in its table. */
export type Start = Pick<TableRow, "status" | "actor">;

/** How a table stands at a version. */
export interface Standing {
  readonly tableId: string;
  readonly version: number;
  readonly state: string;
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

/**
 * All that the server remembers. Methods are asynchronous so that a database across a network can take the place of
 * the embedded one; each is a transaction of its own.
 */
export class Store {
  private readonly database: Database;
  private readonly insertEntry: (parameters: readonly unknown[]) => number;
  private readonly updateTable: (parameters: readonly unknown[]) => number;

  constructor(database: Database) {
    this.database = database;
    migrate(database);
    const { build } = database;
    this.insertEntry = database.statement(
      build.insertInto("entries").values({ table_id: "", version: 0, seat: 0, move: 0, key: "", at: 0 }),
    );
    this.updateTable = database.statement(
      build
        .updateTable("tables")
        .set({ version: 0, status: "playing", actor: 0, updated_at: 0 })
        .where("id", "=", "")
        .where("version", "=", 0),
    );
  }

  /** The value of a setting, made and kept at the first call. */
  async setting(name: string, make: () => string): Promise<string> {
    const { build } = this.database;
    return this.database.transaction(() => {
      const row = this.database.first(build.selectFrom("settings").select("value").where("name", "=", name));
      if (row !== null) return row.value;
      const value = make();
      this.database.run(build.insertInto("settings").values({ name, value }));
      return value;
    });
  }

  async session(id: string): Promise<SessionRow | null> {
    return this.database.first(this.database.build.selectFrom("sessions").selectAll().where("id", "=", id));
  }

  async saveSession(session: SessionRow): Promise<void> {
    this.database.run(
      this.database.build
        .insertInto("sessions")
        .values(session)
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ name: session.name })),
    );
  }

  async isEnded(sessionId: string): Promise<boolean> {
    const { build } = this.database;
    return (
      this.database.first(build.selectFrom("ended_sessions").select("id").where("id", "=", sessionId)) !==
      null
    );
  }

  async endSession(id: string, at: number): Promise<void> {
    this.database.run(
      this.database.build
        .insertInto("ended_sessions")
        .values({ id, at })
        .onConflict((conflict) => conflict.column("id").doNothing()),
    );
  }

  /**
   * A new table; with `rematchOf` it is also noted at the table it follows. If that would be more bots than the quota has
   * for its opener, nothing is created, and the answer says which part of the quota is used up.
   */
  async createTable(
    table: TableRow,
    seats: readonly SeatRow[],
    { rematchOf = null, quota = null }: { rematchOf?: string | null; quota?: BotQuota | null } = {},
  ): Promise<keyof BotQuota | null> {
    const { build } = this.database;
    return this.database.transaction(() => {
      const exceeded = quota === null ? null : this.exceeded(quota, table, seats);
      if (exceeded !== null) return exceeded;
      this.database.run(build.insertInto("tables").values(table));
      for (const seat of seats) this.database.run(build.insertInto("seats").values(seat));
      if (rematchOf !== null)
        this.database.run(build.updateTable("tables").set({ rematch: table.id }).where("id", "=", rematchOf));
      return null;
    });
  }

  async table(id: string): Promise<StoredTable | null> {
    const table = this.database.first(
      this.database.build.selectFrom("tables").selectAll().where("id", "=", id),
    );
    return table === null ? null : { table, seats: this.seatsOf([id]) };
  }

  async entries(tableId: string): Promise<EntryRow[]> {
    return this.database.all(
      this.database.build
        .selectFrom("entries")
        .selectAll()
        .where("table_id", "=", tableId)
        .orderBy("version"),
    );
  }

  /**
   * Takes a free seat, or frees one, and starts the game if that was the last one. Throws, and changes nothing, if
   * somebody else has the seat or the table is gone.
   */
  async saveSeat(seat: SeatRow, start: Start | null, at: number): Promise<void> {
    const { build } = this.database;
    const { table_id, seat: index, ...values } = seat;
    const place = build
      .updateTable("seats")
      .set(values)
      .where("table_id", "=", table_id)
      .where("seat", "=", index);
    this.database.transaction(() => {
      const changed = this.database.run(seat.kind === "free" ? place : place.where("kind", "=", "free"));
      if (changed !== 1) throw new Error(`seat ${index} of table ${table_id} is not as it was`);
      this.database.run(
        build
          .updateTable("tables")
          .set({ updated_at: at, alive_at: at, ...start })
          .where("id", "=", table_id),
      );
    });
  }

  async removeTable(id: string): Promise<void> {
    this.database.run(this.database.build.deleteFrom("tables").where("id", "=", id));
  }

  /** Writes moves of many tables down at once. Throws, and writes nothing, if somebody else wrote to one of them. */
  async append(tables: Iterable<Append>): Promise<void> {
    this.database.transaction(() => {
      for (const { tableId, base, entries, status, actor, at } of tables) {
        for (const { version, seat, move, key } of entries)
          this.insertEntry([tableId, version, seat, move, key, at]);
        const changed = this.updateTable([base + entries.length, status, actor, at, tableId, base]);
        if (changed !== 1) throw new Error(`table ${tableId} is not at version ${base} any more`);
      }
    });
  }

  /** Keeps how tables stand; a table that has moved on since is left as it is. */
  async saveStandings(standings: Iterable<Standing>): Promise<void> {
    this.database.transaction(() => {
      for (const { tableId, version, state } of standings) {
        this.database.run(
          this.database.build
            .updateTable("tables")
            .set({ state, state_version: version })
            .where("id", "=", tableId)
            .where("version", "=", version),
        );
      }
    });
  }

  /** Notes that somebody is waiting or playing at these tables. */
  async keepAlive(tableIds: readonly string[], at: number): Promise<void> {
    if (tableIds.length === 0) return;
    const { build } = this.database;
    this.database.transaction(() => {
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
    const tables = this.database.all(found);
    const seats = this.seatsOf(tables.map((table) => table.id));
    return tables.map((table) => ({ table, seats: seats.filter((seat) => seat.table_id === table.id) }));
  }

  /** Tables where a bot must decide: all that goes on by itself after a restart. */
  async waitingForBots(): Promise<string[]> {
    const rows = this.database.all(
      this.database.build
        .selectFrom("tables")
        .innerJoin("seats", (join) =>
          join.onRef("seats.table_id", "=", "tables.id").onRef("seats.seat", "=", "tables.actor"),
        )
        .select("tables.id")
        .where("tables.status", "=", "playing")
        .where("seats.kind", "=", "bot"),
    );
    return rows.map((row) => row.id);
  }

  /** Throws if the database does not answer. */
  async ping(): Promise<void> {
    this.database.all(this.database.build.selectFrom("settings").select("name").limit(1));
  }

  close(): void {
    this.database.close();
  }

  private exceeded(quota: BotQuota, table: TableRow, seats: readonly SeatRow[]): keyof BotQuota | null {
    const bots = seats.filter(({ kind }) => kind === "bot").length;
    if (bots === 0) return null;
    const { build } = this.database;
    const alive = build
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

  private seatsOf(tableIds: readonly string[]): StoredSeat[] {
    if (tableIds.length === 0) return [];
    return this.database.all(
      this.database.build
        .selectFrom("seats")
        .leftJoin("sessions", "sessions.id", "seats.session_id")
        .selectAll("seats")
        .select("sessions.name as name")
        .where("table_id", "in", tableIds)
        .orderBy("table_id")
        .orderBy("seat"),
    );
  }
}
