import type { AnyGame, RulesOf } from "../games.ts";

/** By game: the newest rules that a node knows. */
export type KnownRules = Readonly<Record<string, number>>;

/**
 * The rules that games are played by here: the newest ones, unless a server of an earlier program works on the same database
 * and does not know them. Then all go by those that all know, so that a table may be played at any of them.
 */
export class RulesInUse {
  /** By which a game is begun and played now. */
  readonly games: ReadonlyMap<string, AnyGame>;
  private readonly newest: ReadonlyMap<string, AnyGame>;
  private readonly inUse: Map<string, AnyGame>;
  private readonly rulesOf: RulesOf;
  private level: KnownRules;

  constructor(newest: ReadonlyMap<string, AnyGame>, rulesOf: RulesOf) {
    this.newest = newest;
    this.inUse = new Map(newest);
    this.games = this.inUse;
    this.rulesOf = rulesOf;
    this.level = this.known;
  }

  /** What this node knows. */
  get known(): KnownRules {
    return Object.fromEntries([...this.newest.values()].map(({ id, version }) => [id, version]));
  }

  /** Takes note of what the living nodes know. */
  async agree(nodes: Iterable<KnownRules>): Promise<void> {
    const level: Record<string, number> = { ...this.known };
    for (const known of nodes)
      for (const [id, version] of Object.entries(known)) if (version < (level[id] ?? 0)) level[id] = version;
    this.level = level;
    for (const [id, newest] of this.newest) {
      const version = level[id] ?? newest.version;
      if (this.inUse.get(id)?.version === version) continue;
      // Rules that are not kept cannot be gone by: tables of others are then only shown here.
      this.inUse.set(id, (version < newest.version && (await this.rulesOf(id, version))) || newest);
    }
  }

  /** Whether all nodes know the rules of a game. */
  isKnownToAll({ id, version }: AnyGame): boolean {
    return version <= (this.level[id] ?? version);
  }

  /** The newest rules of a game that are known here, for a table that has come to be played by them. */
  newestOf(id: string): AnyGame | null {
    return this.newest.get(id) ?? null;
  }
}
