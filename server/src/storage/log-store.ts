import type { Checkpoint, Clock, Entry, Seat, TableStatus } from "@banquise/engine";
import { type RawBuilder, sql } from "kysely";
import type { Database, Prepared, Queries, Transaction } from "./database.ts";
import { entriesOf, packCheckpoint, packEntries, rowOf, unpackCheckpoint, unpackEntries } from "./packing.ts";
import { endBy, noteEnd } from "./result-store.ts";
import { type CheckpointRow, type EntryRow, LOG_FORMS, type PageRow, type TableRow } from "./schema.ts";

/** A stretch of a log: a kept state and the entries after it, without a gap. */
export interface LogPart {
  readonly from: Checkpoint;
  readonly entries: readonly Entry[];
}

/** What all entries of one table in one transaction come to. */
export interface Append {
  readonly tableId: string;
  /** The version before the first entry. */
  readonly base: number;
  readonly entries: readonly Entry[];
  readonly status: TableStatus;
  readonly actor: Seat | null;
  readonly at: number;
  /** Whether a bot is to decide now, and the node that sees to it, if one does; null when none is. */
  readonly thought: { readonly by: string | null } | null;
  /** A state to load from later. */
  readonly checkpoint: Checkpoint | null;
  /** Null without a clock. */
  readonly clock: Clock | null;
  /** Who plays a seat from now on; null for no change. */
  readonly seat: SeatChange | null;
  /** Whether there is nothing to be answered any more. */
  readonly endsProposal: boolean;
  /** When somebody who is elsewhere may have to be told of it; null when nobody has. */
  readonly tellAt: number | null;
}

/** A bot plays in a person's stead, or does not any more. */
export interface SeatChange {
  readonly seat: Seat;
  readonly standIn: string | null;
  readonly resigned: boolean;
}

/** Entries that follow one another, in one row. */
interface Listed {
  readonly first: number | null;
  readonly last: number | null;
  readonly count: number;
  readonly payloads: string | null;
  readonly keys: string | null;
}

/** Entries of a finished game that are packed together: the more, the smaller, and the longer to read. */
const PAGE = 256;
/** Finished games are left as they are for a while: their last commands may be sent again. */
const COOLING = 10 * 60_000;

/** Logs: running games entry by entry, finished ones in pages. */
export class LogStore {
  private readonly database: Database;
  private readonly raiseVersions: Prepared<{ id: string }>;
  private readonly insertEntries: Prepared;
  private readonly tableById: Prepared<Pick<TableRow, "version" | "log_form">>;
  private readonly checkpointBefore: Prepared<CheckpointRow>;
  private readonly entriesBetween: Prepared<Listed>;
  private readonly pagesBetween: Prepared<PageRow>;

  constructor(database: Database) {
    this.database = database;
    const { build } = database;
    // One statement for a whole batch, which comes as a list of lists.
    const rows = database.dialect.list("").as("item");
    const text = (index: number) => sql<string>`item.value ->> ${sql.lit(index)}`;
    const number = (index: number) => sql<number>`cast(item.value ->> ${sql.lit(index)} as bigint)`;
    this.raiseVersions = database.prepare(
      build
        .updateTable("tables")
        .from(rows)
        .set({
          version: number(1),
          status: text(2) as RawBuilder<TableStatus>,
          actor: number(3),
          updated_at: number(4),
          due_at: number(6),
          time_left: text(7),
          think_at: number(8),
          claimed_by: text(9),
          tell_at: number(10),
        })
        .whereRef("tables.id", "=", text(0))
        .whereRef("tables.version", "=", number(5))
        .returning("tables.id"),
    );
    this.insertEntries = database.prepare(
      build
        .insertInto("entries")
        .columns(["table_id", "version", "key", "payload"])
        .expression(
          build
            .selectFrom(rows)
            .select([text(0).as("0"), number(1).as("1"), text(2).as("2"), text(3).as("3")]),
        ),
    );
    this.tableById = database.prepare(
      build.selectFrom("tables").select(["version", "log_form"]).where("id", "=", ""),
    );
    this.checkpointBefore = database.prepare(
      build
        .selectFrom("checkpoints")
        .selectAll()
        .where("table_id", "=", "")
        .where("version", "<=", 0)
        .orderBy("version", "desc")
        .limit(1),
    );
    // All in one row: to make an object of each entry here and parse it there takes longer than all the rest.
    this.entriesBetween = database.prepare(
      build
        .selectFrom("entries")
        .select([
          sql<number | null>`min(version)`.as("first"),
          sql<number | null>`max(version)`.as("last"),
          sql<number>`count(*)`.as("count"),
          sql<string | null>`string_agg(payload, ',' order by version)`.as("payloads"),
          sql<string | null>`string_agg(coalesce(key, ''), ' ' order by version)`.as("keys"),
        ])
        .where("table_id", "=", "")
        .where("version", ">=", 0)
        .where("version", "<=", 0),
    );
    this.pagesBetween = database.prepare(
      build
        .selectFrom("pages")
        .selectAll()
        .where("table_id", "=", "")
        .where("last", ">=", 0)
        .where("first", "<=", 0)
        .orderBy("first"),
    );
  }

  /**
   * Writes entries of many tables down at once. A table that somebody else has changed is left as it is, without harm to
   * the others; the answer names those.
   */
  async append(appends: readonly Append[]): Promise<ReadonlySet<string>> {
    try {
      return await this.appendTogether(appends);
    } catch (error) {
      if (!this.database.dialect.isConflict(error)) throw error;
      // A table has entries that it should not have, and nobody knows which: it must not hold up the others.
      const [first] = appends;
      if (first !== undefined && appends.length === 1) return new Set([first.tableId]);
      const lost = [];
      for (const append of appends) lost.push(...(await this.append([append])));
      return new Set(lost);
    }
  }

  /** The newest part of a log, with so many entries at least, if there are. */
  async newest(tableId: string, entries: number): Promise<LogPart> {
    return this.database.read(async (at) => {
      const { version, form } = await this.tableOf(at, tableId);
      const from = await this.checkpointAt(at, tableId, Math.max(0, version - entries));
      const newest = await this.range(at, tableId, form, from.version + 1, version);
      if (from.version + newest.length !== version)
        throw new Error(`the log of table ${tableId} does not reach its version ${version}`);
      return { from, entries: newest };
    });
  }

  /** The part of a log that leads from `version`, or a little before, to `to`. */
  async part(tableId: string, version: number, to: number): Promise<LogPart> {
    return this.database.read(async (at) => {
      const { form } = await this.tableOf(at, tableId);
      const from = await this.checkpointAt(at, tableId, version);
      return { from, entries: await this.range(at, tableId, form, from.version + 1, to) };
    });
  }

  /** Entries from one version to another. */
  async entries(tableId: string, first: number, last: number): Promise<Entry[]> {
    return this.database.read(async (at) => {
      const { form } = await this.tableOf(at, tableId);
      return this.range(at, tableId, form, first, last);
    });
  }

  /** The state that the setup led to. */
  async beginning(tableId: string): Promise<Checkpoint> {
    return this.checkpointAt(this.database, tableId, 0);
  }

  /** Finished games whose logs are to be packed. */
  async unpacked(limit: number, now: number): Promise<string[]> {
    const rows = await this.database.all(
      this.database.build
        .selectFrom("tables")
        .select("id")
        .where("log_form", "=", LOG_FORMS.entries)
        .where("status", "=", "over")
        .where("updated_at", "<", now - COOLING)
        .limit(limit),
    );
    return rows.map(({ id }) => id);
  }

  /** Packs the log of a finished game: a tenth of the room, and all of it is still there. */
  async pack(tableId: string, loadedEntries: number): Promise<void> {
    const { build } = this.database;
    const log = await this.database.read(async (at) => {
      const { form, version } = await this.tableOf(at, tableId);
      if (form !== LOG_FORMS.entries) return null;
      const loadedFrom = await this.checkpointAt(at, tableId, Math.max(0, version - loadedEntries));
      return {
        entries: await this.range(at, tableId, form, 1, version),
        loadedFrom: loadedFrom.version,
      };
    });
    if (log === null) return;
    const { entries, loadedFrom } = log;
    const version = entries.length;
    const pages = pagesOf(tableId, entries, loadedFrom);
    await this.database.transaction(async (transaction) => {
      const changed = await transaction.run(
        build
          .updateTable("tables")
          .set({ log_form: LOG_FORMS.pages })
          .where("id", "=", tableId)
          .where("log_form", "=", LOG_FORMS.entries)
          .where("status", "=", "over")
          .where("version", "=", version),
      );
      if (changed === 0) return;
      for (const page of pages) await transaction.run(build.insertInto("pages").values(page));
      await transaction.run(build.deleteFrom("entries").where("table_id", "=", tableId));
      // All but the first and the one that a finished game is loaded from.
      await transaction.run(
        build
          .deleteFrom("checkpoints")
          .where("table_id", "=", tableId)
          .where("version", "not in", [0, loadedFrom]),
      );
    });
  }

  private async appendTogether(appends: readonly Append[]): Promise<ReadonlySet<string>> {
    const raises = appends.map(({ tableId, base, entries, status, actor, at, clock, thought, tellAt }) => [
      tableId,
      base + entries.length,
      status,
      actor,
      at,
      base,
      clock?.running?.due ?? null,
      clock === null ? null : JSON.stringify(clock.left),
      thought === null ? null : at,
      thought?.by ?? null,
      tellAt,
    ]);
    return this.database.transaction(async (transaction) => {
      const found = await transaction.ask(this.raiseVersions, [JSON.stringify(raises)]);
      const raised = new Set(found.map(({ id }) => id));
      const kept = appends.filter(({ tableId }) => raised.has(tableId));
      const rows = kept.flatMap(({ tableId, entries }) =>
        entries.map((entry) => listOf(rowOf(tableId, entry))),
      );
      await transaction.execute(this.insertEntries, [JSON.stringify(rows)]);
      for (const { tableId, entries, checkpoint, seat, endsProposal } of kept) {
        const end = endBy(entries.at(-1));
        if (end !== null) await noteEnd(transaction, this.database.build, tableId, end);
        if (checkpoint !== null) await this.keep(transaction, tableId, checkpoint);
        if (seat !== null) await this.changeSeat(transaction, tableId, seat);
        if (endsProposal)
          await transaction.run(
            this.database.build.updateTable("tables").set({ proposal: null }).where("id", "=", tableId),
          );
      }
      return new Set(appends.map(({ tableId }) => tableId).filter((id) => !raised.has(id)));
    });
  }

  private async keep(transaction: Transaction, tableId: string, checkpoint: Checkpoint): Promise<void> {
    await transaction.run(
      this.database.build
        .insertInto("checkpoints")
        .values({ table_id: tableId, version: checkpoint.version, data: packCheckpoint(checkpoint) })
        .onConflict((conflict) => conflict.doNothing()),
    );
  }

  private async changeSeat(
    transaction: Transaction,
    tableId: string,
    { seat, standIn, resigned }: SeatChange,
  ): Promise<void> {
    await transaction.run(
      this.database.build
        .updateTable("seats")
        .set({ stand_in: standIn, resigned: resigned ? 1 : 0 })
        .where("table_id", "=", tableId)
        .where("seat", "=", seat),
    );
  }

  private async tableOf(at: Queries, tableId: string): Promise<{ version: number; form: number }> {
    const [row] = await at.ask(this.tableById, [tableId]);
    if (row === undefined) throw new Error(`there is no table ${tableId}`);
    return { version: row.version, form: row.log_form };
  }

  /** The kept state at a version or the nearest before it. */
  private async checkpointAt(at: Queries, tableId: string, version: number): Promise<Checkpoint> {
    const [row] = await at.ask(this.checkpointBefore, [tableId, version, 1]);
    if (row === undefined) throw new Error(`the beginning of table ${tableId} is not kept`);
    return unpackCheckpoint(row.data);
  }

  /** The entries from one version to another at a moment, without a gap. */
  async range(at: Queries, tableId: string, form: number, first: number, last: number): Promise<Entry[]> {
    if (first > last) return [];
    if (form === LOG_FORMS.entries) {
      const [list] = await at.ask(this.entriesBetween, [tableId, first, last]);
      if (list === undefined || list.first === null || list.last === null) return [];
      if (list.last - list.first + 1 !== list.count)
        throw new Error(`table ${tableId} has a gap between its entries ${list.first} and ${list.last}`);
      return entriesOf(list.first, list.payloads ?? "", (list.keys ?? "").split(" "));
    }
    const pages = await at.ask(this.pagesBetween, [tableId, first, last]);
    return pages
      .flatMap(({ data }) => unpackEntries(data))
      .filter(({ version }) => version >= first && version <= last);
  }
}

const listOf = ({ table_id, version, key, payload }: EntryRow) => [table_id, version, key, payload];

/** What the table is loaded with is a page of its own, so that nothing else has to be read for it. */
function pagesOf(tableId: string, entries: readonly Entry[], loadedFrom: number) {
  const pages = [];
  for (let start = 0; start < entries.length; ) {
    const end = start < loadedFrom ? Math.min(start + PAGE, loadedFrom) : entries.length;
    const data = packEntries(entries.slice(start, end));
    pages.push({ table_id: tableId, first: start + 1, last: end, data });
    start = end;
  }
  return pages;
}
