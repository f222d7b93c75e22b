import { setTimeout as sleep } from "node:timers/promises";
import type { Store } from "./storage/store.ts";

/** Milliseconds to write one row in. */
const LIMIT = 2_000;
/** Milliseconds that an answer is good for: whoever asks often does not make the disk work for it. */
const GOOD_FOR = 500;

/** Whether moves can be stored: found out by storing something. */
export class Health {
  private readonly store: Pick<Store, "beat">;
  private check: Promise<string | null> | null = null;

  constructor(store: Pick<Store, "beat">) {
    this.store = store;
  }

  /** Null when all is well; otherwise what is wrong, for the operator. */
  problem(): Promise<string | null> {
    if (this.check === null) {
      this.check = this.write();
      const forget = (): void => {
        this.check = null;
      };
      void this.check.then(() => setTimeout(forget, GOOD_FOR).unref());
    }
    return this.check;
  }

  private async write(): Promise<string | null> {
    const stop = new AbortController();
    const tooLate = sleep(LIMIT, `the database has not answered for ${LIMIT} ms`, { signal: stop.signal });
    const written = this.store.beat().then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    try {
      return await Promise.race([written, tooLate]);
    } finally {
      stop.abort();
      tooLate.catch(() => {});
    }
  }
}
