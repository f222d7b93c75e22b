import { close, fdatasync, openSync } from "node:fs";
import { promisify } from "node:util";

const toDisk: (file: number) => Promise<void> = promisify(fdatasync);

/**
 * SQLite's log of changes, brought to the disk without holding up this thread: SQLite itself would wait for the disk in the
 * middle of everything else. One sync serves all who have committed before it begins.
 */
export class SyncedLog {
  private readonly path: string;
  private readonly sync: typeof toDisk;
  /** Opened at the first commit, when it is there. It stays the same file as long as the database is open. */
  private file: number | null = null;
  private running: Promise<void> | null = null;
  private next: Promise<void> | null = null;

  /** `path`: that of the database. */
  constructor(path: string, sync = toDisk) {
    this.path = `${path}-wal`;
    this.sync = sync;
  }

  /** Resolves when all that was committed before this call is on the disk. */
  synced(): Promise<void> {
    // One that is under way may have begun before the commit.
    this.next ??= this.after(this.running);
    return this.next;
  }

  /** Call it when nobody waits any more. */
  async close(): Promise<void> {
    await this.running?.catch(() => {});
    if (this.file !== null) close(this.file, () => {});
    this.file = null;
  }

  private async after(before: Promise<void> | null): Promise<void> {
    await before?.catch(() => {});
    this.running = this.next;
    this.next = null;
    this.file ??= openSync(this.path, "r+");
    await this.sync(this.file);
  }
}
