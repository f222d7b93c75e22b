import type { AnyGame, RulesOf } from "../games.ts";
import { isId } from "../ids.ts";
import type { RulesInUse } from "../nodes/rules-in-use.ts";
import type { Refused } from "../problems.ts";
import { LOG_FORMS } from "../storage/schema.ts";
import type { StoredTable } from "../storage/seated.ts";
import type { Store } from "../storage/store.ts";
import type { CatchUp } from "./catching-up.ts";
import type { Commits } from "./commits.ts";
import type { EarlyGames } from "./early-games.ts";
import { factsOf } from "./facts.ts";
import { describe, type LiveGame, loadGame } from "./live-game.ts";
import { LiveTable, type LiveTableOptions } from "./live-table.ts";

export interface LiveTablesOptions extends LiveTableOptions {
  /** How many tables stay in memory when nobody looks at them. */
  readonly capacity: number;
  /** Rules that a game may have ended under. */
  readonly rulesOf: RulesOf;
  /** Whether all nodes can go on under the rules of a game. */
  readonly isKnownToAll: (game: AnyGame) => boolean;
  /** Called when a table cannot be read. */
  readonly damaged: (tableId: string, detail: string) => void;
}

interface Loading {
  readonly table: Promise<LiveTable | Refused>;
  /** How many wait for it. */
  callers: number;
}

/** The tables in memory, the least recently used first; all others are in the store. */
export class LiveTables {
  readonly games: ReadonlyMap<string, AnyGame>;
  private readonly inUse: RulesInUse;
  private readonly store: Store;
  private readonly commits: Commits;
  private readonly earlyGames: EarlyGames;
  private readonly catchUp: CatchUp;
  private readonly options: LiveTablesOptions;
  private readonly tables = new Map<string, LiveTable>();
  private readonly loading = new Map<string, Loading>();

  constructor(
    inUse: RulesInUse,
    store: Store,
    commits: Commits,
    earlyGames: EarlyGames,
    catchUp: CatchUp,
    options: LiveTablesOptions,
  ) {
    this.games = inUse.games;
    this.inUse = inUse;
    this.store = store;
    this.commits = commits;
    this.earlyGames = earlyGames;
    this.catchUp = catchUp;
    this.options = options;
  }

  get size(): number {
    return this.tables.size;
  }

  all(): Iterable<LiveTable> {
    return this.tables.values();
  }

  /** A table that is in memory, for a glance that does not count as use. */
  peek(id: string): LiveTable | null {
    return this.tables.get(id) ?? null;
  }

  /** Does something with a table as it is now, which stays in memory for so long. */
  use<T>(id: string, work: (live: LiveTable) => T | Promise<T>): Promise<T | Refused> {
    return this.useAsKnown<T | Refused>(id, async (live) => {
      await this.fresh(live);
      // It is gone, or must be read again.
      return live.isDropped ? this.useAsKnown(id, work) : work(live);
    });
  }

  /**
   * The same with a table as it is known here, which may be a moment behind: for those whose wish is checked against the
   * store when it comes to be stored, and who ask again with a `fresh` table before they refuse anything.
   */
  async useAsKnown<T>(id: string, work: (live: LiveTable) => T | Promise<T>): Promise<T | Refused> {
    // A database need not be asked, nor can every one be, for what is no name of a table at all.
    if (!isId(id)) return { refused: "tableNotFound" };
    const live = this.hold(id) ?? (await this.load(id));
    if ("refused" in live) return live;
    try {
      if (live.isAstray) await this.fresh(live);
      return await work(live);
    } finally {
      live.holds--;
    }
  }

  /** Brings a table up to date; true if that changed anything. */
  async fresh(live: LiveTable): Promise<boolean> {
    const isChanged = await this.catchUp.fresh(live);
    return (await this.goByPresentRules(live)) || isChanged;
  }

  /** Waits until a table is as it is stored: what was under way may have failed, and nobody sees what never happened. */
  async settled(live: LiveTable): Promise<void> {
    await live.settled();
    while (live.isAstray && !live.isDropped) {
      await this.fresh(live);
      await live.settled();
    }
  }

  /** A table from its rows, which are in the store or about to be. */
  fromRows(stored: StoredTable, game: AnyGame): LiveTable {
    return new LiveTable(factsOf(stored.table, game, this.options.now), stored, this.options);
  }

  add(live: LiveTable): void {
    this.tables.set(live.facts.id, live);
    if (this.tables.size > this.options.capacity) this.evict();
  }

  /** Lets go of a table that was read for a glance, unless somebody has come to it meanwhile. */
  release(id: string): void {
    const live = this.tables.get(id);
    if (live?.isIdle) this.drop(live);
  }

  /** Forgets a table: those who listen come back, and find what the store says. */
  drop(live: LiveTable): void {
    if (this.tables.get(live.facts.id) === live) this.tables.delete(live.facts.id);
    live.close();
    this.options.presenceChanged(live);
  }

  /** A table that is in memory, now the last to leave it. */
  private hold(id: string): LiveTable | null {
    const live = this.tables.get(id);
    if (live === undefined) return null;
    this.tables.delete(id);
    this.tables.set(id, live);
    live.holds++;
    return live;
  }

  /** A table from the store, held for whoever asked. */
  private load(id: string): Promise<LiveTable | Refused> {
    const under = this.loading.get(id);
    if (under !== undefined) {
      under.callers++;
      return under.table;
    }
    const table = this.read(id).finally(() => this.loading.delete(id));
    this.loading.set(id, { table, callers: 1 });
    return table;
  }

  private async read(id: string): Promise<LiveTable | Refused> {
    const stored = await this.store.tables.find(id);
    if (stored === null) return { refused: "tableNotFound" };
    const present = this.store.isShared ? await this.store.nodes.presentAt([id]) : [];
    const { table } = stored;
    const game = this.games.get(table.game);
    if (game === undefined) return { refused: "olderServer" };
    const live = this.fromRows(stored, game);
    if (table.status !== "open") {
      if (table.log_form === LOG_FORMS.moves) {
        const damage = await this.earlyGames.convert(stored);
        if (damage !== null) return this.unreadable(id, damage);
      }
      const loaded = await loadGame(live.facts, live.seats.nonces, this.store.logs, this.inUse);
      if ("damage" in loaded)
        return loaded.damage === "newerRules"
          ? { refused: "olderServer" }
          : this.unreadable(id, describe(id, loaded));
      live.game = loaded;
      live.facts = { ...live.facts, game: loaded.table.game };
      await this.score(loaded);
      live.known = { ...live.known, version: loaded.table.version };
    }
    live.presence.setElsewhere(present);
    live.holds += this.loading.get(id)?.callers ?? 0;
    this.add(live);
    await this.goByPresentRules(live);
    return live;
  }

  /** A table that was read under earlier rules is read again under the present ones. True if that changed anything. */
  private async goByPresentRules(live: LiveTable): Promise<boolean> {
    const present = this.games.get(live.facts.game.id);
    if (present === undefined || live.isDropped) return false;
    if (present.version <= live.facts.game.version) return this.carryOver(live);
    live.facts = { ...live.facts, game: present };
    if (live.game === null) return true;
    live.isAstray = true;
    await this.catchUp.fresh(live);
    await this.carryOver(live);
    return true;
  }

  /**
   * A game that was begun under earlier rules goes on under the present ones, from where it is, as soon as all nodes know
   * them; its log says so. True if it was.
   */
  private async carryOver(live: LiveTable): Promise<boolean> {
    const { game, facts } = live;
    if (game === null || live.isDropped || game.table.over || game.table.rules >= facts.game.version)
      return false;
    if (!this.options.isKnownToAll(facts.game)) return false;
    await live.settled();
    const done = live.played.changeRules({ at: this.options.now() });
    if ("refused" in done) return false;
    // Somebody else may have done it at the same time.
    if ((await this.commits.stored(live, done)) !== "stored") await this.catchUp.fresh(live);
    return true;
  }

  /** Logs of early programs do not say how their games ended: the rules of then do. */
  private async score({ table }: LiveGame): Promise<void> {
    if (!table.isUnscored) return;
    const rules = await this.options.rulesOf(table.game.id, table.rules);
    if (rules !== null) table.scoreBy(rules);
  }

  private unreadable(id: string, detail: string): Refused {
    this.options.damaged(id, detail);
    return { refused: "unreadable" };
  }

  /** Makes room. A table that somebody listens to, works with or waits for stays. */
  private evict(): void {
    for (const [id, live] of this.tables) {
      if (this.tables.size <= this.options.capacity) return;
      if (!live.isIdle) continue;
      this.tables.delete(id);
      live.close();
    }
  }
}
