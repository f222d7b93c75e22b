import type { Sessions } from "../sessions.ts";
import type { Store } from "../storage/store.ts";
import type { LiveTable } from "../tables/live-table.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import { type Bus, type Notice, silentBus } from "./bus.ts";
import { PresenceNotes } from "./presence-notes.ts";
import type { KnownRules } from "./rules-in-use.ts";

/** What a node says of itself. */
export interface NodeFacts {
  readonly rules: KnownRules;
}

export interface ClusterOptions {
  readonly id: string;
  readonly store: Store;
  readonly facts: NodeFacts;
  /** Milliseconds after which a node that says nothing is taken for dead. */
  readonly lease: number;
  /** Milliseconds between two looks at what others have changed, in case a notice was lost. */
  readonly beat: number;
  readonly openBus: ((receive: (notice: Notice) => void, reconnected: () => void) => Promise<Bus>) | null;
}

/** What the cluster works with, which in turn works with the cluster. */
export interface ClusterParts {
  readonly tables: LiveTables;
  readonly sessions: Sessions;
  /** What all the living nodes know. */
  readonly agree: (nodes: readonly KnownRules[]) => Promise<void>;
  /** A second has passed: time to see whether bots wait for somebody. */
  readonly beaten: () => Promise<void>;
  readonly noticed: (notice: Notice) => void;
  /** A session counts no more. */
  readonly ended: (session: string) => void;
  readonly failed: (error: unknown) => void;
}

/** How often a node says that it lives before it would be taken for dead. */
const RENEWALS = 3;
/** Milliseconds that clocks of nodes may differ, when they ask what has ended since. */
const SKEW = 60_000;

/**
 * This node among the others on the same database: it says that it lives, tells and hears what has changed, and asks now and
 * then in case it was not told. On a database of its own it does nothing.
 */
export class Cluster {
  readonly id: string;
  private readonly options: ClusterOptions;
  private parts: ClusterParts | null = null;
  private bus: Bus = silentBus;
  private notes: PresenceNotes | null = null;
  private alive: ReadonlyMap<string, NodeFacts> = new Map();
  private readonly dead = new Set<string>();
  private renewed = 0;
  /** Sessions that have ended lately, which is known here. */
  private ended: ReadonlySet<string> = new Set();
  private timer: NodeJS.Timeout | null = null;
  private beating: Promise<void> = Promise.resolve();
  private isClosing = false;

  constructor(options: ClusterOptions) {
    this.id = options.id;
    this.options = options;
  }

  /** Joins the others, if there can be any. */
  async join(parts: ClusterParts): Promise<void> {
    const { store, openBus, beat } = this.options;
    this.parts = parts;
    if (!store.isShared) return;
    const { tables } = parts;
    this.notes = new PresenceNotes(
      store.nodes,
      this.id,
      (id) => tables.peek(id),
      (ids) => this.bus.publish({ tables: ids }),
    );
    await this.renew();
    if (openBus !== null)
      this.bus = await openBus(
        (notice) => this.receive(notice),
        () => this.beatSoon(),
      );
    this.timer = setInterval(() => this.beatSoon(), beat);
    this.timer.unref();
  }

  /** Whether a node that was alive not long ago still is: one that has just come may not be known yet. */
  isAlive(node: string): boolean {
    return !this.dead.has(node);
  }

  /** Tells the others that tables have changed. */
  changed(tables: Iterable<LiveTable>): void {
    const ids = Array.from(tables, ({ facts }) => facts.id);
    if (this.notes !== null) this.bus.publish({ tables: ids });
  }

  publish(notice: Notice): void {
    this.bus.publish(notice);
  }

  /** Who sits at a table, or is connected to it here, may have changed. */
  presenceChanged({ facts }: LiveTable): void {
    this.notes?.look(facts.id);
  }

  /** Tells the others that this node is no more. */
  async leave(): Promise<void> {
    this.isClosing = true;
    if (this.timer !== null) clearInterval(this.timer);
    await this.beating;
    await this.notes?.close();
    if (this.options.store.isShared) await this.options.store.nodes.leave(this.id).catch(() => {});
    await this.bus.close();
  }

  private receive(notice: Notice): void {
    if (this.parts === null || this.isClosing) return;
    const { tables, failed } = this.parts;
    for (const id of notice.tables ?? []) {
      const live = tables.peek(id);
      // What nobody looks at is brought up to date when somebody does.
      if (live !== null && !live.audience.isEmpty) tables.fresh(live).catch(failed);
    }
    for (const session of notice.ended ?? []) this.end(session);
    this.parts.noticed(notice);
  }

  private end(session: string): void {
    this.parts?.sessions.forget(session);
    this.parts?.ended(session);
    for (const { audience } of this.parts?.tables.all() ?? []) audience.endAll(session);
  }

  private async hearOfEnds(sessions: Sessions): Promise<void> {
    const ended = new Set(await sessions.endedSince(Date.now() - SKEW));
    for (const session of ended) if (!this.ended.has(session)) this.end(session);
    this.ended = ended;
  }

  private beatSoon(): void {
    if (this.isClosing) return;
    this.beating = this.beating.then(() => this.beat()).catch((error) => this.parts?.failed(error));
  }

  private async beat(): Promise<void> {
    if (this.parts === null || this.isClosing) return;
    const { tables, sessions, beaten } = this.parts;
    if (Date.now() - this.renewed >= this.options.lease / RENEWALS) await this.renew();
    const watched = [...tables.all()].filter((live) => live.isAstray || !live.audience.isEmpty);
    await Promise.all(watched.map((live) => tables.fresh(live)));
    await this.hearOfEnds(sessions);
    await beaten();
  }

  private async renew(): Promise<void> {
    const { store, facts, lease } = this.options;
    const before = this.alive;
    const rows = await store.nodes.renew(this.id, JSON.stringify(facts), lease);
    const wasDead = Date.now() - this.renewed > lease && this.renewed > 0;
    this.renewed = Date.now();
    this.alive = new Map(rows.map((row) => [row.id, JSON.parse(row.facts) as NodeFacts]));
    await this.parts?.agree([...this.alive.values()].map(({ rules }) => rules));
    if (wasDead) this.notes?.lookAll();
    const died = [...before.keys()].filter((node) => !this.alive.has(node));
    for (const node of died) this.dead.add(node);
    for (const node of this.alive.keys()) this.dead.delete(node);
    for (const live of this.parts?.tables.all() ?? [])
      if (died.some((node) => live.presence.knows(node))) live.tellSeats();
  }
}
