import {
  CHECKPOINT_EVERY,
  type Checkpoint,
  type Command,
  type Damage,
  type Entry,
  type Seat,
  type Step,
  type StepMessage,
  setupStep,
  stepsOf,
  Table,
  type UndoTerms,
  type Viewer,
} from "@banquise/engine";
import type { AnyGame } from "../games.ts";
import type { RulesInUse } from "../nodes/rules-in-use.ts";
import type { LogPart, LogStore } from "../storage/log-store.ts";
import type { GameFacts } from "./facts.ts";

/** Steps that a snapshot tells. Older ones are asked for by page. */
export const NEWEST_STEPS = 50;
/** Entries of one table that stay in memory, however long its game. */
const MOST_ENTRIES = 320;
/** Steps that somebody who comes back is told one by one; for more than that a snapshot is quicker for everybody. */
const MOST_MISSED = 256;

/**
 * A game in memory: its state, and the newest part of its log. The rest is in the store, and is read when somebody asks
 * for it. No rules run to bring it here.
 */
export class LiveGame {
  private readonly facts: GameFacts;
  private readonly logs: LogStore;
  private current: Table<unknown>;

  constructor(facts: GameFacts, table: Table<unknown>, logs: LogStore) {
    this.facts = facts;
    this.current = table;
    if (facts.daily !== null) table.mostUndos = 0;
    this.logs = logs;
  }

  /** Brings a game back from its log. */
  static async load(facts: GameFacts, nonces: readonly string[], logs: LogStore): Promise<LiveGame | Damage> {
    const table = tableOf(facts, nonces, await logs.newest(facts.id, NEWEST_STEPS));
    return "damage" in table ? table : new LiveGame(facts, table, logs);
  }

  get table(): Table<unknown> {
    return this.current;
  }

  /** A state to be kept with the entry that was just made; null for most. */
  get dueCheckpoint(): Checkpoint | null {
    return this.table.version % CHECKPOINT_EVERY === 0 ? this.table.checkpoint() : null;
  }

  /** The entry that a command made, however long ago: it made the version after the one that it was decided on. */
  async madeBy({ version, key }: Command): Promise<Entry | null> {
    if (key === undefined) return null;
    const known = this.keyed(key);
    if (known !== null || version === undefined || version >= this.table.floor) return known;
    const [entry] = await this.logs.entries(this.facts.id, version + 1, version + 1);
    return entry?.key === key ? entry : null;
  }

  /** The newest entry in memory with this key. */
  keyed(key: string): Entry | null {
    const { entries } = this.table;
    // A plain loop: it runs twice for every command, over hundreds of entries.
    for (let i = entries.length - 1; i >= 0; i--) if (entries[i]?.key === key) return entries[i] ?? null;
    return null;
  }

  /** Brings more of the log to memory if an undo needs it. True when all is there. */
  async prepareUndo(seat: Seat, terms: UndoTerms): Promise<boolean> {
    const needs = this.table.undoNeeds(seat, terms);
    if (needs !== null) await this.reach(needs);
    return needs === null;
  }

  /** The newest steps. */
  newest(viewer: Viewer): Step[] {
    return this.table.newest(viewer, NEWEST_STEPS);
  }

  /** The last `limit` steps before a version, the oldest of them first. */
  async stepsBefore(viewer: Viewer, before: number, limit: number): Promise<Step[]> {
    const last = Math.min(before - 1, this.table.version);
    const first = Math.max(0, last - limit + 1);
    if (first > last) return [];
    const { id, game } = this.facts;
    const steps = stepsOf(game, await this.logs.entries(id, Math.max(1, first), last), viewer);
    if (first > 0) return steps;
    const { setup, rules } = await this.logs.beginning(id);
    return [setupStep(game, setup ?? [], rules, viewer), ...steps];
  }

  /** What somebody has missed since a version, step by step; null if that is too much, or never was. */
  async missedSince(version: number, viewer: Viewer): Promise<StepMessage[] | null> {
    const { table } = this;
    if (version > table.version || table.version - version > MOST_MISSED) return null;
    await this.reach(version);
    return this.table.messages(viewer, version);
  }

  /** The whole game, from its beginning; by the rules that it ended with, which say what it was worth. */
  async whole(rules: AnyGame): Promise<Table<unknown>> {
    const { id } = this.facts;
    const part = await this.logs.part(id, 0, this.table.version);
    const table = tableOf({ ...this.facts, game: rules }, this.table.chance.nonces, part);
    if ("damage" in table) throw new Error(describe(id, table));
    return table;
  }

  /** Lets go of what is in the store anyway; call it when everything is. */
  async trim(): Promise<void> {
    const { table } = this;
    if (table.entries.length <= MOST_ENTRIES) return;
    const { version } = table;
    const part = await this.logs.newest(this.facts.id, NEWEST_STEPS);
    const shorter = tableOf(this.facts, table.chance.nonces, part);
    // Somebody may have moved in the meantime: then next time.
    if (
      "damage" in shorter ||
      shorter.version !== version ||
      this.current !== table ||
      table.version !== version
    )
      return;
    this.current = shorter;
  }

  /** Reads more of the log, back to a version. */
  private async reach(version: number): Promise<void> {
    const { id } = this.facts;
    while (version < this.table.floor) {
      const { table } = this;
      const { floor } = table;
      const part = await this.logs.part(id, version, floor);
      // Somebody else may have read it in the meantime.
      if (this.current !== table || table.floor !== floor) continue;
      const damage = table.prepend(part.from, part.entries);
      if (damage !== null) throw new Error(describe(id, damage));
    }
  }
}

/** A game by the rules in use, or by the newest if that is what it has come to be played by. */
export async function loadGame(
  facts: GameFacts,
  nonces: readonly string[],
  logs: LogStore,
  inUse: RulesInUse,
): Promise<LiveGame | Damage> {
  const loaded = await LiveGame.load(facts, nonces, logs);
  const newest = inUse.newestOf(facts.game.id);
  return "damage" in loaded && loaded.damage === "newerRules" && newest !== null && newest !== facts.game
    ? LiveGame.load({ ...facts, game: newest }, nonces, logs)
    : loaded;
}

export const describe = (id: string, { damage, version, detail }: Damage): string =>
  `table ${id} is damaged at version ${version}: ${damage}, ${detail}`;

function tableOf(
  { game, config, secret, daily }: GameFacts,
  nonces: readonly string[],
  { from, entries }: LogPart,
): Table<unknown> | Damage {
  const table = Table.load(game, { config, chance: { secret, nonces: [...nonces] }, from, entries });
  if (daily !== null && !("damage" in table)) table.mostUndos = 0;
  return table;
}
