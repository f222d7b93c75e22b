/** A browser's memory for tests: one that several tabs share. */
import { IDBFactory } from "fake-indexeddb";
import { openDatabase } from "./database.ts";
import type { RulesOf } from "./early-tables.ts";
import { LocalStore } from "./local-store.ts";
import { LocalTables } from "./local-tables.ts";
import { Noticeboard } from "./noticeboard.ts";

function memoryStorage(items: Readonly<Record<string, string>> = {}): Storage {
  const map = new Map(Object.entries(items));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    key: (index) => [...map.keys()][index] ?? null,
    clear: () => map.clear(),
    get length() {
      return map.size;
    },
  };
}

/** Passes messages to the other tabs of the same browser, as a `BroadcastChannel` does. */
class Channel {
  onmessage: ((event: MessageEvent<unknown>) => void) | null = null;
  private readonly others: Channel[];

  constructor(others: Channel[]) {
    this.others = others;
    others.push(this);
  }

  postMessage(data: unknown): void {
    for (const other of this.others)
      if (other !== this) queueMicrotask(() => other.onmessage?.({ data } as MessageEvent<unknown>));
  }
}

/** A browser in which tabs can be opened. */
export function browser(items: Readonly<Record<string, string>> = {}, rulesOf: RulesOf = async () => null) {
  const factory = new IDBFactory();
  const storage = memoryStorage(items);
  const channels: Channel[] = [];
  const tab = (): LocalTables =>
    new LocalTables(
      new LocalStore(() => openDatabase(factory)),
      new Noticeboard(new Channel(channels) as unknown as BroadcastChannel),
      storage,
      rulesOf,
    );
  return { factory, storage, tab };
}
