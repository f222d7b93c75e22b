import { parseConfig, type TableConfig, type TimeControl } from "@banquise/engine";
import type { AnyGame, RulesOf } from "../games.ts";
import type { Refused } from "../problems.ts";
import { LOG_FORMS, type TableRow } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import type { StoredTable } from "../storage/table-store.ts";
import type { Commits } from "./commits.ts";
import type { EarlyGames } from "./early-games.ts";
import { describe, LiveGame } from "./live-game.ts";
import { LiveTable } from "./live-table.ts";

export interface LiveTablesOptions {
  /** How many tables stay in memory when nobody looks at them. */
  readonly capacity: number;
  /** Milliseconds before a lost connection shows as absence. */
  readonly grace: number;
  readonly now: () => number;
  /** Rules that a game may have ended under. */
  readonly rulesOf: RulesOf;
  /** Called with every table that is brought back from the store. */
  readonly loaded: (live: LiveTable) => void;
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
  private readonly store: Store;
  private readonly commits: Commits;
  private readonly earlyGames: EarlyGames;
  private readonly options: LiveTablesOptions;
  private readonly tables = new Map<string, LiveTable>();
  private readonly loading = new Map<string, Loading>();

  constructor(
    games: ReadonlyMap<string, AnyGame>,
    store: Store,
    commits: Commits,
    earlyGames: EarlyGames,
    options: LiveTablesOptions,
  ) {
    this.games = games;
    this.store = store;
    this.commits = commits;
    this.earlyGames = earlyGames;
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

  /** Does something with a table, which stays in memory for so long. */
  async use<T>(id: string, work: (live: LiveTable) => T | Promise<T>): Promise<T | Refused> {
    const live = this.hold(id) ?? (await this.load(id));
    if ("refused" in live) return live;
    try {
      return await work(live);
    } finally {
      live.holds--;
    }
  }

  /** A table from its rows, which are in the store or about to be. */
  fromRows(stored: StoredTable, game: AnyGame): LiveTable {
    const { table } = stored;
    const facts = {
      id: table.id,
      game,
      config: configOf(table, game),
      public: table.public === 1,
      clock: table.clock === null ? null : (JSON.parse(table.clock) as TimeControl),
      standIn: table.stand_in,
      secret: table.secret,
      invitation: table.invitation,
      openedFrom: table.opened_from,
      createdAt: table.created_at,
      now: this.options.now,
    };
    return new LiveTable(facts, stored, this.options);
  }

  add(live: LiveTable): void {
    this.tables.set(live.facts.id, live);
    if (this.tables.size > this.options.capacity) this.evict();
  }

  /** Forgets a table: those who listen come back, and find what the store says. */
  drop(live: LiveTable): void {
    if (this.tables.get(live.facts.id) === live) this.tables.delete(live.facts.id);
    live.close();
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
    const { table } = stored;
    const game = this.games.get(table.game);
    if (game === undefined) return this.unreadable(id, `there is no game ${table.game} here`);
    const live = this.fromRows(stored, game);
    if (table.status !== "open") {
      if (table.log_form === LOG_FORMS.moves) {
        const damage = await this.earlyGames.convert(stored);
        if (damage !== null) return this.unreadable(id, damage);
      }
      const loaded = await LiveGame.load(live.facts, live.seats.nonces, this.store.logs);
      if ("damage" in loaded) return this.unreadable(id, describe(id, loaded));
      live.game = loaded;
      await this.score(loaded);
      const refused = await this.carryOver(live);
      if (refused !== null) return refused;
    }
    live.holds += this.loading.get(id)?.callers ?? 0;
    this.add(live);
    this.options.loaded(live);
    return live;
  }

  /** A game that was begun under earlier rules goes on under the present ones, from where it is; its log says so. */
  private async carryOver(live: LiveTable): Promise<Refused | null> {
    const table = live.played;
    if (table.over || table.rules === live.facts.game.version) return null;
    const done = table.changeRules({ at: this.options.now() });
    if ("refused" in done) return done;
    return (await this.commits.stored(live, done)) ? null : { refused: "notStored" };
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

/** What a game was begun with; of an open table, what it would begin with under the present rules. */
function configOf({ seats, options, status }: TableRow, game: AnyGame): TableConfig {
  const chosen = JSON.parse(options) as Record<string, string>;
  if (status !== "open") return { seats, options: chosen };
  for (;;) {
    const config = parseConfig(game, seats, chosen);
    if (!("problem" in config)) return config;
    // An option that is no more is for nobody to choose; there is another default.
    if (!(config.name in chosen)) return { seats, options: chosen };
    delete chosen[config.name];
  }
}
