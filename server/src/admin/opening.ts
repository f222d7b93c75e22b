import { statSync } from "node:fs";
import type { ServerOptions } from "../options.ts";
import { StartFailure, settingsOrFailure, withoutPassword } from "../start.ts";
import { FileLock } from "../storage/lock.ts";
import { Store } from "../storage/store.ts";

/** Where the data are: a flag, the environment or the default says it. */
export type Place = Pick<ServerOptions, "data" | "database">;

export interface Opened {
  readonly store: Store;
  /** The file, or the address with its password. */
  readonly place: string;
  readonly now: () => number;
}

/**
 * Does something with a database that is there, in the shape that this program knows; it is neither made nor reshaped.
 * `change`: a file must have no server then, because that would not hear of it.
 */
export async function withStore<T>(
  options: Place & Pick<ServerOptions, "now">,
  { change }: { readonly change: boolean },
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  const { data, database, now } = settingsOrFailure(options);
  const place = database ?? data;
  const lock = database === null ? lockOf(data, change) : null;
  let store: Store | null = null;
  try {
    store = await storeAt(place, database === null ? data : withoutPassword(database));
    return await work({ store, place, now });
  } finally {
    await store?.close();
    lock?.release();
  }
}

function lockOf(path: string, change: boolean): FileLock | null {
  try {
    statSync(path);
    if (!change) return null;
    const lock = FileLock.take(path);
    if (lock !== null) return lock;
  } catch (error) {
    throw new StartFailure("data", path, error as Error);
  }
  throw new StartFailure("inUse", path, new Error("a server is running on it"));
}

async function storeAt(place: string, shown: string): Promise<Store> {
  let store: Store | null = null;
  try {
    store = Store.over(place);
    const mismatch = await store.admin.mismatch();
    if (mismatch !== null) throw new Error(mismatch);
    return store;
  } catch (error) {
    await store?.close();
    throw new StartFailure("data", shown, error as Error);
  }
}
