/**
 * Tables in the browser's database. A table is kept as its beginning and a log that only grows, so that a move costs
 * the same in a long game as in a short one. Several tabs may have the same table open: whoever appends to a log that
 * has grown meanwhile is told so, and nothing is written.
 */
import {
  type Damage,
  type Entry,
  type Malformed,
  packEntry,
  parseCheckpoint,
  parseEntry,
} from "@banquise/engine";
import { answer, type KeepingTrouble, type StoreName, transact, troubleOf } from "./database.ts";
import type { LocalRecord, LocalTable } from "./local-table.ts";

/** What came of keeping something; `moved`: another tab was faster, `gone`: the table was deleted. */
export type Kept = "kept" | "moved" | "gone" | KeepingTrouble;

export class LocalStore {
  private readonly open: () => Promise<IDBDatabase>;
  private database: Promise<IDBDatabase> | null = null;

  constructor(open: () => Promise<IDBDatabase>) {
    this.open = open;
  }

  list(): Promise<LocalTable[]> {
    return this.transact("readonly", (store) => answer(store("tables").getAll() as IDBRequest<LocalTable[]>));
  }

  /** A table with its log; null when there is none; damage when what was kept cannot be read. */
  async load(id: string): Promise<LocalRecord | Damage | null> {
    const [table, checkpoint, entries] = await this.transact("readonly", (store) =>
      Promise.all([
        answer(store("tables").get(id) as IDBRequest<LocalTable | undefined>),
        answer(store("checkpoints").get([id, 0]) as IDBRequest<unknown>),
        answer(store("entries").getAll(rangeOf(id)) as IDBRequest<unknown[]>),
      ]),
    );
    if (table === undefined) return null;
    const from = parseCheckpoint(checkpoint);
    if ("malformed" in from) return damage(0, from);
    const log: Entry[] = [];
    for (const packed of entries) {
      const entry = parseEntry(packed);
      if ("malformed" in entry) return damage(log.length + 1, entry);
      log.push(entry);
    }
    return { table, record: { config: table.config, chance: table.chance, from, entries: log } };
  }

  /** Keeps a table that is not kept yet. One that is there already stays as it is. */
  create({ table, record }: LocalRecord): Promise<Kept> {
    return this.keep(table.id, async (store) => {
      if ((await answer(store("tables").getKey(table.id))) !== undefined) return "moved";
      store("checkpoints").put(record.from, [table.id, record.from.version]);
      for (const entry of record.entries) store("entries").add(packEntry(entry), [table.id, entry.version]);
      store("tables").add(table);
      return "kept";
    });
  }

  /** Adds to the log what happened after version `base`. */
  append({ table, record }: LocalRecord, base: number): Promise<Kept> {
    return this.keep(table.id, async (store) => {
      const kept = await answer(store("tables").get(table.id) as IDBRequest<LocalTable | undefined>);
      if (kept === undefined) return "gone";
      if (kept.version !== base) return "moved";
      for (const entry of record.entries)
        if (entry.version > base) store("entries").add(packEntry(entry), [table.id, entry.version]);
      store("tables").put(table);
      return "kept";
    });
  }

  remove(id: string): Promise<Kept> {
    return this.keep(id, async (store) => {
      store("tables").delete(id);
      store("checkpoints").delete(rangeOf(id));
      store("entries").delete(rangeOf(id));
      return "kept";
    });
  }

  private async keep(
    id: string,
    work: (store: (name: StoreName) => IDBObjectStore) => Promise<Kept>,
  ): Promise<Kept> {
    try {
      return await this.transact("readwrite", work);
    } catch (error) {
      console.error("a table cannot be kept", id, error);
      return troubleOf(error);
    }
  }

  private async transact<T>(
    mode: "readonly" | "readwrite",
    work: (store: (name: StoreName) => IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    this.database ??= this.connect();
    return transact(await this.database, mode, work);
  }

  /** A connection that is lost, or in the way of a newer build, is opened again when it is needed. */
  private async connect(): Promise<IDBDatabase> {
    const forget = (): void => {
      this.database = null;
    };
    try {
      const database = await this.open();
      database.onclose = forget;
      database.onversionchange = () => {
        database.close();
        forget();
      };
      return database;
    } catch (error) {
      forget();
      throw error;
    }
  }
}

/** All keys that begin with an id. */
const rangeOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

const damage = (version: number, { malformed }: Malformed): Damage => ({
  damage: "state",
  version,
  detail: malformed,
});
