import { type Entry, packEntry, parseEntry } from "@banquise/engine";
import type { LocalRecord, LocalTable } from "./local-table.ts";

const PREFIX = "banquise.pending.";

/** What was played and not yet confirmed by the database. */
export interface Pending {
  readonly table: LocalTable;
  /** The version up to which the database had everything. */
  readonly base: number;
  readonly entries: readonly Entry[];
}

/**
 * The last moves of a table, until the browser's database has confirmed them. That takes some milliseconds, and a page that
 * is left or reloaded in between takes with it what was on its way; this storage is written before the next line runs.
 */
export class Journal {
  private readonly storage: Storage;

  constructor(storage: Storage) {
    this.storage = storage;
  }

  write({ table, record }: LocalRecord, base: number): void {
    const entries = record.entries.filter(({ version }) => version > base).map(packEntry);
    try {
      this.storage.setItem(PREFIX + table.id, JSON.stringify({ table, base, entries }));
    } catch {
      // There is no room: then what is on its way is as safe as the database makes it.
    }
  }

  /** Null when there is nothing, or nothing that can be read. */
  find(id: string): Pending | null {
    try {
      const { table, base, entries } = JSON.parse(this.storage.getItem(PREFIX + id) ?? "null");
      const parsed = (entries as unknown[]).map(parseEntry);
      if (table.id !== id || parsed.some((entry) => "malformed" in entry)) return null;
      return { table, base, entries: parsed as Entry[] };
    } catch {
      return null;
    }
  }

  /** Forgets what the database has up to a version; more may have been played since. */
  forget(id: string, version = Number.POSITIVE_INFINITY): void {
    if ((this.find(id)?.table.version ?? 0) <= version) this.storage.removeItem(PREFIX + id);
  }
}

/** A table with what was on its way when its page was left; null when there is nothing, or it went on otherwise since. */
export function withPending({ record }: LocalRecord, pending: Pending | null): LocalRecord | null {
  if (pending === null) return null;
  const { table, base, entries } = pending;
  const kept = record.entries.length;
  const known = entries.filter(({ version }) => version <= kept);
  const rest = entries.filter(({ version }) => version > kept);
  const follows = base <= kept && rest.every(({ version }, index) => version === kept + index + 1);
  const agrees = known.every((entry) => same(entry, record.entries[entry.version - 1]));
  if (rest.length === 0 || !follows || !agrees || table.version !== kept + rest.length) return null;
  return { table, record: { ...record, entries: [...record.entries, ...rest] } };
}

const same = (one: Entry, other: Entry | undefined): boolean =>
  other !== undefined && JSON.stringify(packEntry(one)) === JSON.stringify(packEntry(other));
