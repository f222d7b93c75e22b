/**
 * All tables of this browser, wherever they are: in its database, still in the storage of an earlier build, or, when
 * there is no room for them, only in this page.
 */
import type { Damage } from "@banquise/engine";
import { converted, findEarly, headerOf, listEarly, type RulesOf, removeEarly } from "./early-tables.ts";
import { Journal, withPending } from "./journal.ts";
import type { Kept, LocalStore } from "./local-store.ts";
import type { LocalRecord, LocalTable } from "./local-table.ts";
import type { Noticeboard } from "./noticeboard.ts";

/** A table to play at. */
export interface FoundTable extends LocalRecord {
  /** The version up to which it is in the database; null when nothing of it is. */
  readonly kept: number | null;
}

export class LocalTables {
  private readonly store: LocalStore;
  private readonly notices: Noticeboard;
  private readonly storage: Storage;
  private readonly rulesOf: RulesOf;
  private readonly journal: Journal;
  /** What could not be kept lasts as long as the page. */
  private readonly unkept = new Map<string, LocalRecord>();

  constructor(store: LocalStore, notices: Noticeboard, storage: Storage, rulesOf: RulesOf) {
    this.store = store;
    this.notices = notices;
    this.storage = storage;
    this.rulesOf = rulesOf;
    this.journal = new Journal(storage);
  }

  /** The latest played first. */
  async list(): Promise<LocalTable[]> {
    // A browser that keeps nothing still has what this page remembers.
    const kept = await this.store.list().catch(() => []);
    const known = new Set(kept.map(({ id }) => id));
    const early = listEarly(this.storage).map(headerOf);
    const others = [...early, ...[...this.unkept.values()].map(({ table }) => table)];
    return [...kept, ...others.filter(({ id }) => !known.has(id))].sort((a, b) => b.updatedAt - a.updatedAt);
  }

  /** Null when there is no such table; damage when it is there and cannot be read. */
  async find(id: string): Promise<FoundTable | Damage | null> {
    const kept = await this.store.load(id).catch(() => null);
    if (kept !== null && "damage" in kept) return kept;
    const unkept = this.unkept.get(id);
    if (unkept && unkept.table.version > (kept?.table.version ?? -1))
      return { ...unkept, kept: kept?.table.version ?? null };
    if (kept !== null) {
      const whole = withPending(kept, this.journal.find(id));
      if (whole === null) {
        // The page was left between the database's word and the journal's.
        this.journal.forget(id, kept.table.version);
        return { ...kept, kept: kept.table.version };
      }
      const outcome = await this.keep(whole, kept.table.version);
      if (outcome === "moved") return this.find(id);
      return { ...whole, kept: outcome === "kept" ? whole.table.version : kept.table.version };
    }
    const early = findEarly(id, this.storage);
    if (early === null) return null;
    const record = await converted(early, this.rulesOf);
    if (record === null) return { damage: "refused", version: 0, detail: "an early table" };
    const outcome = await this.keep(record, null);
    return { ...record, kept: outcome === "kept" ? record.table.version : null };
  }

  /** Writes down at once what is about to be kept, and is not in the database after version `base`. */
  note(record: LocalRecord, base: number): void {
    this.journal.write(record, base);
  }

  /**
   * Keeps a table, of which the database has everything up to version `base`; nothing, if that is null. What cannot be
   * kept is there all the same, until the page is left.
   */
  async keep(record: LocalRecord, base: number | null): Promise<Kept> {
    const { id } = record.table;
    const outcome = await (base === null ? this.store.create(record) : this.store.append(record, base));
    if (outcome === "full" || outcome === "unavailable") this.unkept.set(id, record);
    else {
      this.unkept.delete(id);
      this.journal.forget(id, outcome === "kept" ? record.table.version : undefined);
    }
    if (outcome !== "kept") return outcome;
    // The database has all of it now: no other copy is needed.
    if (base === null) removeEarly(id, this.storage);
    this.notices.tell(id);
    return outcome;
  }

  async remove(id: string): Promise<Kept> {
    const outcome = await this.store.remove(id);
    this.unkept.delete(id);
    this.journal.forget(id);
    removeEarly(id, this.storage);
    this.notices.tell(id);
    return outcome;
  }

  /** Moves the tables of earlier builds over, one at a time, and leaves those that it cannot. */
  async takeOver(): Promise<void> {
    for (const early of listEarly(this.storage)) {
      const kept = await this.store.load(early.id).catch(() => undefined);
      if (kept === undefined) return;
      if (kept === null) {
        const record = await converted(early, this.rulesOf);
        if (record !== null) await this.keep(record, null);
      } else if (!("damage" in kept) && kept.table.version >= early.log.length) {
        // The new copy was written and the page was left before the old one was deleted. One that is longer was
        // played on by an earlier build in another tab: it stays.
        removeEarly(early.id, this.storage);
      }
    }
  }

  /** Hears of every table that changed, here or in another tab, until the returned function is called. */
  listen(hear: (id: string, elsewhere: boolean) => void): () => void {
    return this.notices.listen(hear);
  }
}
