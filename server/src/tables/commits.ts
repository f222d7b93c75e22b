import type { Entry } from "@banquise/engine";
import type { Append, Store } from "../storage/store.ts";
import type { Room } from "./room.ts";

interface Played {
  readonly room: Room;
  readonly done: Entry;
  readonly key: string | null;
  /** Tells those who listen. */
  readonly publish: () => void;
}

interface Batch {
  readonly played: Played[];
  readonly stored: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export interface CommitEvents {
  /** After a batch was stored and told: how many moves, and how many milliseconds that took. */
  committed(moves: number, milliseconds: number): void;
  /** A room whose moves could not be stored: what it holds in memory is no longer the truth. */
  failed(room: Room, error: unknown): void;
}

/**
 * Moves that arrive together are stored together: one transaction, one wait for the disk. Only then are they told to
 * those who listen, and only then acknowledged to those who played them.
 */
export class Commits {
  private readonly store: Store;
  private readonly events: CommitEvents;
  private batch: Batch | null = null;
  private writing: Promise<void> = Promise.resolve();

  constructor(store: Store, events: CommitEvents) {
    this.store = store;
    this.events = events;
  }

  /** Resolves when the move is stored and told. */
  add(room: Room, done: Entry, key: string | null): Promise<void> {
    const frames = room.stepFrames(done);
    const publish = (): void => {
      for (const [viewer, chunk] of frames) room.audience.sendTo(viewer, chunk);
    };
    this.batch ??= this.open();
    this.batch.played.push({ room, done, key, publish });
    room.pending = this.batch.stored;
    return this.batch.stored;
  }

  /** Waits until nothing is left to store. */
  async flushed(): Promise<void> {
    await this.batch?.stored.catch(() => {});
    await this.writing;
  }

  private open(): Batch {
    const { promise, resolve, reject } = deferred();
    // After this turn of the event loop: by then every request that has arrived has been played.
    setImmediate(() => {
      this.writing = this.writing.then(() => this.write());
    });
    return { played: [], stored: promise, resolve, reject };
  }

  private async write(): Promise<void> {
    const { batch } = this;
    if (batch === null) return;
    this.batch = null;
    const start = performance.now();
    const rooms = new Set(batch.played.map(({ room }) => room));
    try {
      await this.store.append(appendsOf(batch.played));
    } catch (error) {
      for (const room of rooms) this.events.failed(room, error);
      batch.reject(error);
      return;
    } finally {
      for (const room of rooms) if (room.pending === batch.stored) room.pending = null;
    }
    for (const { publish } of batch.played) publish();
    batch.resolve();
    this.events.committed(batch.played.length, performance.now() - start);
  }
}

function appendsOf(played: readonly Played[]): Iterable<Append> {
  const appends = new Map<Room, Append & { entries: Append["entries"][number][] }>();
  const at = Date.now();
  for (const { room, done, key } of played) {
    let append = appends.get(room);
    if (append === undefined) {
      const { id } = room.facts;
      room.updatedAt = at;
      append = {
        tableId: id,
        base: done.version - 1,
        entries: [],
        status: room.status,
        actor: room.actor,
        at,
      };
      appends.set(room, append);
    }
    const { version, move } = done;
    const code = move === null ? null : room.facts.game.moves.parse(move);
    append.entries.push({ table_id: room.facts.id, version, seat: done.seat ?? 0, move: code, key, at });
  }
  return appends.values();
}

function deferred(): { promise: Promise<void>; resolve: () => void; reject: (error: unknown) => void } {
  let resolve = (): void => {};
  let reject = (_error: unknown): void => {};
  const promise = new Promise<void>((settle, fail) => {
    resolve = settle;
    reject = fail;
  });
  // Whoever waits for the batch is told of its failure; nobody may be waiting.
  promise.catch(() => {});
  return { promise, resolve, reject };
}
