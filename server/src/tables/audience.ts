import type { Viewer } from "@banquise/engine";
import type { Identity } from "../sessions.ts";

/** A connection that listens to a table. */
export interface Listener {
  /** Changes when whoever listens takes or leaves a seat; set by `Audience.move`. */
  viewer: Viewer;
  /** Null for somebody without a session, who can only watch. */
  readonly identity: Identity | null;
  /** Where it comes from; forgotten with the connection. */
  readonly address: string;
  /** `version`: what the listener has heard of when it has heard this, if it is about the game. */
  send(chunk: Buffer, version?: number): void;
  /** Ends the connection; the client comes back by itself and resumes. */
  end(): void;
}

/** Who listens to a table, by what they may know. Everybody who may know the same is sent the same bytes. */
export class Audience {
  private readonly listeners = new Map<Viewer, Set<Listener>>();

  get isEmpty(): boolean {
    return this.listeners.size === 0;
  }

  get viewers(): Iterable<Viewer> {
    return this.listeners.keys();
  }

  get people(): ReadonlySet<string> {
    return new Set(this.all().flatMap(({ identity }) => (identity === null ? [] : [identity.person])));
  }

  add(listener: Listener): void {
    const group = this.listeners.get(listener.viewer);
    if (group === undefined) this.listeners.set(listener.viewer, new Set([listener]));
    else group.add(listener);
  }

  remove(listener: Listener): void {
    const group = this.listeners.get(listener.viewer);
    group?.delete(listener);
    if (group?.size === 0) this.listeners.delete(listener.viewer);
  }

  /** Lets somebody see with other eyes who has taken a seat, or left it. */
  move(person: string, viewer: Viewer): Listener[] {
    const moved = this.all().filter(
      (listener) => listener.identity?.person === person && listener.viewer !== viewer,
    );
    for (const listener of moved) {
      this.remove(listener);
      listener.viewer = viewer;
      this.add(listener);
    }
    return moved;
  }

  /** To those who may know what `viewer` may know. */
  sendTo(viewer: Viewer, chunk: Buffer, version?: number): void {
    const group = this.listeners.get(viewer);
    if (group !== undefined) for (const listener of group) listener.send(chunk, version);
  }

  sendToAll(chunk: Buffer): void {
    for (const viewer of this.listeners.keys()) this.sendTo(viewer, chunk);
  }

  /** Ends the connections of a session. */
  endAll(session: string): void {
    this.endWhere(({ identity }) => identity?.session === session);
  }

  endWhere(isMeant: (listener: Listener) => boolean): void {
    for (const listener of this.all()) if (isMeant(listener)) listener.end();
  }

  close(): void {
    for (const listener of this.all()) listener.end();
  }

  /** In a list that does not change when they leave. */
  all(): Listener[] {
    return [...this.listeners.values()].flatMap((group) => [...group]);
  }
}
