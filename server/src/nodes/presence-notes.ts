import type { NodeStore, Present } from "../storage/node-store.ts";
import type { LiveTable } from "../tables/live-table.ts";

/** Milliseconds in which comings and goings are gathered. */
const GATHERED = 100;

/** Notes in the store who of those who sit at a table is connected to this node, for the other nodes to know. */
export class PresenceNotes {
  private readonly store: NodeStore;
  private readonly node: string;
  private readonly find: (tableId: string) => LiveTable | null;
  private readonly changed: (tableIds: readonly string[]) => void;
  /** By table: whom the store knows to be here. */
  private readonly noted = new Map<string, ReadonlySet<string>>();
  private readonly due = new Set<string>();
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(
    store: NodeStore,
    node: string,
    find: (tableId: string) => LiveTable | null,
    changed: (tableIds: readonly string[]) => void,
  ) {
    this.store = store;
    this.node = node;
    this.find = find;
    this.changed = changed;
  }

  /** Who sits at this table, or is connected, may have changed. */
  look(tableId: string): void {
    if (this.isClosed) return;
    this.due.add(tableId);
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.writing = this.writing.then(() => this.write());
    }, GATHERED);
  }

  /** All anew: the store may have taken this node for dead, and forgotten them. */
  lookAll(): void {
    for (const id of this.noted.keys()) this.due.add(id);
    this.noted.clear();
    for (const id of this.due) this.look(id);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.writing;
  }

  private async write(): Promise<void> {
    const came: Present[] = [];
    const went: Present[] = [];
    const present = new Map<string, ReadonlySet<string>>();
    for (const table_id of this.due) {
      const before = this.noted.get(table_id) ?? new Set();
      const now = new Set(this.find(table_id)?.connected ?? []);
      present.set(table_id, now);
      for (const session_id of now) if (!before.has(session_id)) came.push({ table_id, session_id });
      for (const session_id of before) if (!now.has(session_id)) went.push({ table_id, session_id });
    }
    this.due.clear();
    if (came.length + went.length === 0) return;
    try {
      const revisions = await this.store.move(this.node, came, went);
      for (const [id, revision] of revisions) this.find(id)?.noteRevision(revision);
      for (const [id, sessions] of present) {
        if (sessions.size === 0) this.noted.delete(id);
        else this.noted.set(id, sessions);
      }
      this.changed([...revisions.keys()]);
    } catch {
      // The store cannot be reached: later.
      for (const id of present.keys()) this.look(id);
    }
  }
}
