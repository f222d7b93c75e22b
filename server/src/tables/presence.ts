import type { PresenceRow } from "../storage/schema.ts";

export interface PresenceOptions {
  /** Milliseconds before a lost connection shows as absence. */
  readonly grace: number;
  /** The time of day. */
  readonly now: () => number;
  /** Whether a node lives: connections to a dead one count no more. */
  readonly isAlive: (node: string) => boolean;
}

/** Who has a table on the screen. A lost connection may stay unnoticed for a while, because most come back at once. */
export class Presence {
  private readonly connections = new Map<string, number>();
  private readonly departures = new Map<string, NodeJS.Timeout>();
  /** When somebody was last connected; whoever never was is taken to have been here at the beginning. */
  private readonly lastSeen = new Map<string, number>();
  private readonly since: number;
  private readonly now: () => number;
  /** Who is connected to other nodes, and to which. */
  private elsewhere: readonly PresenceRow[] = [];
  private readonly grace: number;
  private readonly changed: (session: string) => void;
  private readonly isAlive: (node: string) => boolean;

  constructor({ grace, now, isAlive }: PresenceOptions, changed: (session: string) => void) {
    this.grace = grace;
    this.now = now;
    this.since = now();
    this.changed = changed;
    this.isAlive = isAlive;
  }

  /** Whether somebody's screen is connected, or was a moment ago. */
  isOnline(session: string): boolean {
    return this.isHere(session) || this.isElsewhere(session);
  }

  /** The same, of connections to this node alone. */
  isHere(session: string): boolean {
    return this.connections.has(session) || this.departures.has(session);
  }

  /** Milliseconds since somebody was connected; 0 for somebody who is. */
  awayFor(session: string): number {
    if (this.connections.has(session) || this.isElsewhere(session)) return 0;
    return this.now() - (this.lastSeen.get(session) ?? this.since);
  }

  /** Whether connections to a node count here. */
  knows(node: string): boolean {
    return this.elsewhere.some(({ node_id }) => node_id === node);
  }

  setElsewhere(rows: readonly PresenceRow[]): void {
    // Whoever has gone was there until now.
    for (const { session_id } of this.elsewhere) this.lastSeen.set(session_id, this.now());
    this.elsewhere = rows;
  }

  came(session: string): void {
    const wasHere = this.isHere(session);
    clearTimeout(this.departures.get(session));
    this.departures.delete(session);
    this.connections.set(session, (this.connections.get(session) ?? 0) + 1);
    if (!wasHere) this.changed(session);
  }

  went(session: string): void {
    const left = (this.connections.get(session) ?? 1) - 1;
    if (left > 0) {
      this.connections.set(session, left);
      return;
    }
    this.connections.delete(session);
    this.lastSeen.set(session, this.now());
    const departure = setTimeout(() => {
      this.departures.delete(session);
      this.changed(session);
    }, this.grace);
    departure.unref();
    this.departures.set(session, departure);
  }

  private isElsewhere(session: string): boolean {
    return this.elsewhere.some(({ session_id, node_id }) => session_id === session && this.isAlive(node_id));
  }

  close(): void {
    for (const departure of this.departures.values()) clearTimeout(departure);
    this.departures.clear();
  }
}
