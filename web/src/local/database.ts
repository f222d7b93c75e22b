/** The browser's own database: asked by promises, its troubles told as values. */

/** Why something could not be kept: there is no room left, or this browser keeps nothing at all. */
export type KeepingTrouble = "full" | "unavailable";

const STORES = ["tables", "checkpoints", "entries"] as const;
export type StoreName = (typeof STORES)[number];

const NAME = "banquise";
const VERSION = 1;

export function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const { result: database } = request;
      database.createObjectStore("tables", { keyPath: "id" });
      // Keys are the id of the table and a version: what belongs to a table lies together, in its order.
      database.createObjectStore("checkpoints");
      database.createObjectStore("entries");
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Does some work in one transaction: all of it is kept when the promise is fulfilled, or nothing. */
export async function transact<T>(
  database: IDBDatabase,
  mode: "readonly" | "readwrite",
  work: (store: (name: StoreName) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const transaction = database.transaction(STORES, mode, { durability: "strict" });
  const finished = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  // Waited for below, unless the work itself fails before.
  finished.catch(() => {});
  try {
    const result = await work((name) => transaction.objectStore(name));
    await finished;
    return result;
  } catch (error) {
    abort(transaction);
    // What failed inside may have ended the transaction before, and its reason says more.
    await finished.catch((reason: unknown) => {
      throw reason ?? error;
    });
    throw error;
  }
}

/** Throws when it is over already, which is as good. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {}
}

export function troubleOf(error: unknown): KeepingTrouble {
  return error instanceof Error && error.name === "QuotaExceededError" ? "full" : "unavailable";
}
