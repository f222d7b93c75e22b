import type { Store } from "../storage/store.ts";
import { frame } from "./frames.ts";
import type { Hall } from "./hall.ts";
import type { Room } from "./room.ts";

/** Now and then: notes which tables are alive, and removes the open ones that nobody waits at. */
export class Housekeeping {
  private readonly hall: Hall;
  private readonly store: Store;
  private readonly failed: (error: unknown) => void;
  private readonly timer: NodeJS.Timeout;
  private round: Promise<void> = Promise.resolve();
  /** When the last round began. */
  private since = Date.now();

  constructor(hall: Hall, store: Store, interval: number, failed: (error: unknown) => void) {
    this.hall = hall;
    this.store = store;
    this.failed = failed;
    this.timer = setInterval(() => {
      this.round = this.round.then(() => this.clean()).catch(this.failed);
    }, interval);
    this.timer.unref();
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  private async clean(): Promise<void> {
    const { since } = this;
    this.since = Date.now();
    const alive = [...this.hall.all()].filter((room) => isAlive(room, since));
    await this.store.keepAlive(
      alive.map(({ facts }) => facts.id),
      this.since,
    );
    for (;;) {
      const removed = await this.store.removeDeserted(Date.now());
      for (const id of removed) this.forget(id);
      if (removed.length === 0) return;
      // Others are served in between.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  private forget(id: string): void {
    const room = this.hall.peek(id);
    if (room === null) return;
    room.audience.sendToAll(frame("gone", "{}"));
    this.hall.drop(room);
  }
}

/** Somebody who sits at an open table has it on the screen; or a move was made since. */
function isAlive({ status, seats, audience, updatedAt }: Room, since: number): boolean {
  if (status === "open") return seats.some(({ session }) => session !== null && audience.isOnline(session));
  return status === "playing" && updatedAt >= since;
}
