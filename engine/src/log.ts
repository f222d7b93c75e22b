import { type Checkpoint, type Condition, conditionAfter, type Entry } from "./entry.ts";
import type { Game, Result } from "./game.ts";
import { misfit } from "./log-structure.ts";
import { RecordedState } from "./recorded-state.ts";

/** A state is kept in memory every so many entries: the state at any version is that many patches away at most. */
export const CHECKPOINT_EVERY = 32;

/** What is wrong with a record: a value, because records come from disks and strangers. */
export interface Damage {
  readonly damage: "gap" | "state" | "patch" | "misfit" | "newerRules" | "condition" | "refused";
  /** The entry where it shows; the version of the kept state otherwise. */
  readonly version: number;
  /** In plain English, for logs. */
  readonly detail: string;
}

/** A stretch of a table's history, from a kept state to the present, and the state at any version of it. */
export class Log<S> {
  readonly game: Game<S>;
  private list: Entry[];
  /** Ascending; the first one is where this begins. */
  private kept: Checkpoint[];

  private constructor(game: Game<S>, kept: Checkpoint[], list: Entry[]) {
    this.game = game;
    this.kept = kept;
    this.list = list;
  }

  /** Of a table that begins now. */
  static beginning<S>(game: Game<S>, from: Checkpoint): Log<S> {
    return new Log(game, [from], []);
  }

  /** From what was stored; every patch is tried, and no rules run. */
  static of<S>(game: Game<S>, from: Checkpoint, entries: readonly Entry[]): Log<S> | Damage {
    if (from.rules > game.version) return newerRules(from);
    const log = Log.beginning(game, from);
    let state: RecordedState<S>;
    try {
      state = new RecordedState(game, from);
    } catch (error) {
      return { damage: "state", version: from.version, detail: messageOf(error) };
    }
    for (const entry of entries) {
      const damage = log.damageOf(entry);
      if (damage !== null) return damage;
      try {
        state.follow(entry);
      } catch (error) {
        return { damage: "patch", version: entry.version, detail: messageOf(error) };
      }
      log.append(entry);
    }
    return log;
  }

  get floor(): number {
    return this.from.version;
  }

  get version(): number {
    return this.floor + this.list.length;
  }

  get from(): Checkpoint {
    return this.kept[0] as Checkpoint;
  }

  get entries(): readonly Entry[] {
    return this.list;
  }

  /** The last entry, or the kept state that nothing has followed yet. */
  get last(): Entry | Checkpoint {
    return this.list.at(-1) ?? this.from;
  }

  /** What made a version: null when it is not in this stretch. */
  entry(version: number): Entry | null {
    return this.list[version - this.floor - 1] ?? null;
  }

  /** What stands at a version of this stretch: its entry, or the kept state where it begins. */
  standing(version: number): Entry | Checkpoint | null {
    return version === this.floor ? this.from : this.entry(version);
  }

  /** Why an entry cannot be the next one; null when it can. Its patch is not tried. */
  damageOf(entry: Entry): Damage | null {
    if (entry.version !== this.version + 1)
      return { damage: "gap", version: entry.version, detail: `after version ${this.version}` };
    if (entry.rules > this.game.version) return newerRules(entry);
    const wrong = misfit(entry, this.last, this.from.condition.standIns.length, (version) =>
      this.standing(version),
    );
    return wrong === null ? null : { damage: "misfit", version: entry.version, detail: wrong };
  }

  /** `state` is what the entry leads to, for whoever has it at hand. */
  append(entry: Entry, state?: S): void {
    this.list.push(entry);
    if (entry.version % CHECKPOINT_EVERY === 0) this.kept.push(this.checkpoint(state));
  }

  /** Writes down how the game ended, where nobody has. */
  score(result: Result): void {
    const last = this.list.pop();
    if (last !== undefined) this.list.push({ ...last, result });
  }

  /** All that is true now, to be kept. */
  checkpoint(now?: S): Checkpoint {
    const { version, rules, actor, top, undoSeat } = this.last;
    if (version === this.nearest(version).version) return this.nearest(version);
    const isPresent = now !== undefined && rules === this.game.version;
    const state = isPresent ? this.game.layout.toJson(now) : this.recordedAt(version).toJson();
    return { version, rules, state, actor, top, undoSeat, condition: this.condition, setup: null };
  }

  /** Who decides now, and whether anybody does. */
  get condition(): Condition {
    const nearest = this.nearest(this.version);
    return this.list.slice(nearest.version - this.floor).reduce(conditionAfter, nearest.condition);
  }

  /** The state at a version, as the present rules see it, for the caller to keep. */
  stateAt(version: number): S {
    return this.recordedAt(version).present;
  }

  /** A state that can follow the log from a version on. */
  recordedAt(version: number): RecordedState<S> {
    if (version < this.floor || version > this.version)
      throw new RangeError(`version ${version} is not from ${this.floor} to ${this.version}`);
    const nearest = this.nearest(version);
    const state = new RecordedState(this.game, nearest);
    for (let at = nearest.version + 1; at <= version; at++) state.follow(this.entry(at) as Entry);
    return state;
  }

  /** The same history up to a version. */
  upTo(version: number): Log<S> {
    const kept = this.kept.filter((checkpoint) => checkpoint.version <= version);
    return new Log(this.game, kept, this.list.slice(0, version - this.floor));
  }

  /** Joins what came before. */
  prepend(earlier: Log<S>): void {
    if (earlier.version !== this.floor) throw new RangeError("the parts of the log do not meet");
    const list = [...earlier.list, ...this.list];
    this.kept = [...earlier.kept.filter(({ version }) => version < this.floor), ...this.kept];
    this.list = list;
  }

  private nearest(version: number): Checkpoint {
    return this.kept.findLast((checkpoint) => checkpoint.version <= version) as Checkpoint;
  }
}

function newerRules({ version, rules }: Pick<Entry, "version" | "rules">): Damage {
  return { damage: "newerRules", version, detail: `rules ${rules} are not known here yet` };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
