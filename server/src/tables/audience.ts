import type { Viewer } from "@banquise/engine";

/** A connection that listens to a table. */
export interface Listener {
  /** Changes when its session takes or leaves a seat; set by `Audience.move`. */
  viewer: Viewer;
  /** Null for somebody without a session, who can only watch. */
  readonly session: string | null;
  send(chunk: Buffer): void;
  /** Ends the connection; the client comes back by itself and resumes. */
  end(): void;
}

/** Who listens to a table, by what they may know. Everybody who may know the same is sent the same bytes. */
export class Audience {
  private readonly listeners = new Map<Viewer, Set<Listener>>();
  private readonly connections = new Map<string, number>();
  private readonly departures = new Map<string, NodeJS.Timeout>();
  private readonly grace: number;
  private readonly presenceChanged: () => void;

  /** `grace`: milliseconds that a lost connection may stay unnoticed, because most come back at once. */
  constructor(grace: number, presenceChanged: () => void) {
    this.grace = grace;
    this.presenceChanged = presenceChanged;
  }

  get isEmpty(): boolean {
    return this.listeners.size === 0;
  }

  get viewers(): Iterable<Viewer> {
    return this.listeners.keys();
  }

  has(viewer: Viewer): boolean {
    return this.listeners.has(viewer);
  }

  /** Whether somebody's screen is connected, or was a moment ago. */
  isOnline(session: string): boolean {
    return this.connections.has(session) || this.departures.has(session);
  }

  add(listener: Listener): void {
    const { session } = listener;
    this.join(listener);
    if (session === null) return;
    const wasOnline = this.isOnline(session);
    clearTimeout(this.departures.get(session));
    this.departures.delete(session);
    this.connections.set(session, (this.connections.get(session) ?? 0) + 1);
    if (!wasOnline) this.presenceChanged();
  }

  remove(listener: Listener): void {
    const { viewer, session } = listener;
    const group = this.listeners.get(viewer);
    if (!group?.delete(listener)) return;
    if (group.size === 0) this.listeners.delete(viewer);
    if (session === null) return;
    const left = (this.connections.get(session) ?? 1) - 1;
    if (left > 0) {
      this.connections.set(session, left);
      return;
    }
    this.connections.delete(session);
    const departure = setTimeout(() => {
      this.departures.delete(session);
      this.presenceChanged();
    }, this.grace);
    departure.unref();
    this.departures.set(session, departure);
  }

  /** Lets a session see with other eyes: it has taken a seat, or left it. */
  move(session: string, viewer: Viewer): void {
    for (const listener of this.all()) {
      if (listener.session !== session || listener.viewer === viewer) continue;
      const group = this.listeners.get(listener.viewer);
      group?.delete(listener);
      if (group?.size === 0) this.listeners.delete(listener.viewer);
      listener.viewer = viewer;
      this.join(listener);
    }
  }

  /** To those who may know what `viewer` may know. */
  sendTo(viewer: Viewer, chunk: Buffer): void {
    const group = this.listeners.get(viewer);
    if (group !== undefined) for (const listener of group) listener.send(chunk);
  }

  sendToAll(chunk: Buffer): void {
    for (const group of this.listeners.values()) for (const listener of group) listener.send(chunk);
  }

  /** Ends the connections of a session. */
  endAll(session: string): void {
    for (const listener of this.all()) if (listener.session === session) listener.end();
  }

  close(): void {
    for (const departure of this.departures.values()) clearTimeout(departure);
    this.departures.clear();
    for (const listener of this.all()) listener.end();
  }

  private join(listener: Listener): void {
    const group = this.listeners.get(listener.viewer);
    if (group === undefined) this.listeners.set(listener.viewer, new Set([listener]));
    else group.add(listener);
  }

  /** In a list that does not change when they leave. */
  private all(): Listener[] {
    return [...this.listeners.values()].flatMap((group) => [...group]);
  }
}
