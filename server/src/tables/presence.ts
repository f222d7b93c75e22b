/** Who has a table on the screen. A lost connection may stay unnoticed for a while, because most come back at once. */
export class Presence {
  private readonly connections = new Map<string, number>();
  private readonly departures = new Map<string, NodeJS.Timeout>();
  /** When somebody was last connected; whoever never was is taken to have been here at the beginning. */
  private readonly lastSeen = new Map<string, number>();
  private readonly since: number;
  private readonly now: () => number;
  private readonly grace: number;
  private readonly changed: (session: string) => void;

  /** `grace`: milliseconds before a lost connection shows as absence. */
  constructor(grace: number, now: () => number, changed: (session: string) => void) {
    this.grace = grace;
    this.now = now;
    this.since = now();
    this.changed = changed;
  }

  /** Whether somebody's screen is connected, or was a moment ago. */
  isOnline(session: string): boolean {
    return this.connections.has(session) || this.departures.has(session);
  }

  /** Milliseconds since somebody was connected; 0 for somebody who is. */
  awayFor(session: string): number {
    return this.connections.has(session) ? 0 : this.now() - (this.lastSeen.get(session) ?? this.since);
  }

  came(session: string): void {
    const wasOnline = this.isOnline(session);
    clearTimeout(this.departures.get(session));
    this.departures.delete(session);
    this.connections.set(session, (this.connections.get(session) ?? 0) + 1);
    if (!wasOnline) this.changed(session);
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

  close(): void {
    for (const departure of this.departures.values()) clearTimeout(departure);
    this.departures.clear();
  }
}
