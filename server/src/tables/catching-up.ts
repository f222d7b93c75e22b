import type { RulesInUse } from "../nodes/rules-in-use.ts";
import type { Known, News } from "../storage/change-store.ts";
import { DatabaseUnavailable } from "../storage/database.ts";
import type { PresenceRow } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import { factsOf } from "./facts.ts";
import { describe, type LiveGame, loadGame } from "./live-game.ts";
import { clockOf, type LiveTable, proposalOf } from "./live-table.ts";
import { GONE, suggestionsFrame } from "./messages.ts";
import { Suggestions } from "./suggestions.ts";

export interface CatchUpEvents {
  /** A table is gone, or what the store says of it cannot be read: whoever listens comes back. */
  lost(live: LiveTable, error: unknown): void;
  /** A game has begun, or gone on, by the doing of others. */
  moved(live: LiveTable): void;
  /** Something was said elsewhere, up to a revision. */
  talked(live: LiveTable, revision: number): void;
}

interface Batch {
  readonly tables: Set<LiveTable>;
  readonly changed: Promise<ReadonlySet<string>>;
}

/**
 * Brings tables in memory up to date with what others have stored: in one question for all that are asked for at once, and
 * without closing a stream. Those who listen are told every step once, in order.
 */
export class CatchUp {
  private readonly store: Store;
  /** This node, whose connections are known anyway. */
  private readonly node: string;
  private readonly inUse: RulesInUse;
  private readonly events: CatchUpEvents;
  private batch: Batch | null = null;

  constructor(store: Store, node: string, inUse: RulesInUse, events: CatchUpEvents) {
    this.store = store;
    this.node = node;
    this.inUse = inUse;
    this.events = events;
  }

  /** Resolves when a table is as it was stored at the time of the call or later; true if that changed anything. */
  async fresh(live: LiveTable): Promise<boolean> {
    if (live.isAstray) return this.follow(live);
    if (!this.store.isShared) return false;
    this.batch ??= this.newBatch();
    this.batch.tables.add(live);
    return (await this.batch.changed).has(live.facts.id) && this.follow(live);
  }

  private newBatch(): Batch {
    const tables = new Set<LiveTable>();
    const ask = async (): Promise<ReadonlySet<string>> => {
      // After this turn of the event loop: by then everybody has asked who is about to.
      await new Promise((resolve) => setImmediate(resolve));
      this.batch = null;
      const known = new Map<string, Known>();
      for (const { facts, known: each } of tables) known.set(facts.id, each);
      return new Set(await this.store.changes.changed(known));
    };
    return { tables, changed: ask() };
  }

  /** One after the other for each table. */
  private follow(live: LiveTable): Promise<boolean> {
    const following = live.following.catch(() => {}).then(() => this.read(live));
    live.following = following;
    return following;
  }

  private async read(live: LiveTable): Promise<boolean> {
    try {
      while (!live.isDropped) {
        await live.settled();
        const { version } = live.known;
        const { id } = live.facts;
        const news = await this.store.changes.since(id, version);
        const present = await this.store.nodes.presentAt(news === null ? [] : [id]);
        const game = news === null ? null : await this.gameOf(live, news);
        // Somebody may have moved here in the meantime: then it is asked again.
        if (live.pending !== null || live.known.version !== version) continue;
        if (live.isDropped) break;
        if (news === null) {
          live.audience.sendToAll(GONE);
          this.events.lost(live, null);
          return true;
        }
        if (this.apply(live, news, present, game)) return true;
      }
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) this.events.lost(live, error);
      throw error;
    }
    return true;
  }

  /** The game anew, if it has begun or what is in memory cannot be continued; null if it can, or has not begun. */
  private async gameOf(live: LiveTable, { table, seats }: News): Promise<LiveGame | null> {
    if (table.status === "open" || (live.game !== null && !live.isAstray)) return null;
    const nonces = seats.map(({ nonce }) => nonce);
    const facts = factsOf(table, live.facts.game, live.facts.now);
    const game = await loadGame(facts, nonces, this.store.logs, this.inUse);
    if ("damage" in game) throw new Error(describe(table.id, game));
    return game;
  }

  /** False if the entries do not follow what is in memory. */
  private apply(
    live: LiveTable,
    { table, seats, entries }: News,
    present: readonly PresenceRow[],
    loaded: LiveGame | null,
  ): boolean {
    const before = {
      version: live.known.version,
      wasOpen: live.game === null,
      form: live.game?.table.game.version,
    };
    if (loaded !== null) {
      live.facts = factsOf(table, loaded.table.game, live.facts.now);
      live.game = loaded;
      live.isAstray = false;
    } else {
      for (const entry of entries) {
        if (live.game?.table.follow(entry) === null) continue;
        live.isAstray = true;
        return false;
      }
    }
    const wasSuggested = JSON.stringify(live.suggestions.toJson());
    live.known = { version: live.game?.table.version ?? 0, revision: table.revision };
    live.rematch = table.rematch;
    live.clock = clockOf(table);
    live.proposal = proposalOf(table);
    live.thinker = table.claimed_by;
    live.updatedAt = table.updated_at;
    live.suggestions = Suggestions.parse(table.suggestions);
    live.presence.setElsewhere(present.filter(({ node_id }) => node_id !== this.node));
    live.seats.replace(seats);
    if (live.game !== null && before.wasOpen) live.tellStart();
    else {
      live.lookAround();
      // Under other rules what has changed is told in another form.
      if (before.form !== live.game?.table.game.version) live.tellAnew();
      else live.tellSince(before.version);
      live.tellSeats();
      if (JSON.stringify(live.suggestions.toJson()) !== wasSuggested)
        live.audience.sendToAll(suggestionsFrame(live));
    }
    if (table.talk_revision > live.talkRevision) this.events.talked(live, table.talk_revision);
    if (live.known.version !== before.version || before.wasOpen) this.events.moved(live);
    return true;
  }
}
