/** Who has a table on the screen. A lost connection may stay unnoticed for a while, because most come back at once. */
export class Presence {
  private readonly connections = new Map<string, number>();
  private readonly departures = new Map<string, NodeJS.Timeout>();
  private readonly grace: number;
  private readonly changed: (session: string) => void;

  /** `grace`: milliseconds before a lost connection shows as absence. */
  constructor(grace: number, changed: (session: string) => void) {
    this.grace = grace;
    this.changed = changed;
  }

  /** Whether somebody's screen is connected, or was a moment ago. */
  isOnline(session: string): boolean {
    return this.connections.has(session) || this.departures.has(session);
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
