import type { Chance } from "./chance.ts";
import type { Checkpoint, Condition, Decider, Entry } from "./entry.ts";
import type { GameEvent } from "./events.ts";
import {
  type Game,
  OVER,
  type Result,
  type Seat,
  type TableConfig,
  type View,
  type Viewer,
  viewOf,
} from "./game.ts";
import { type Damage, Log } from "./log.ts";
import { fitsStorage } from "./parse-entry.ts";
import { type Refusal, refusal } from "./refusal.ts";
import { sameJson } from "./same-json.ts";
import {
  type Eyes,
  lookAs,
  messageOf,
  messagesOf,
  type Step,
  type StepMessage,
  scenesOf,
  setupStep,
  stepOf,
  stepsOf,
  tellsAllTheSame,
} from "./steps.ts";
import { takenBack, type UndoTerms } from "./taking-back.ts";

/** A table at rest: a kept state and the entries after it, without a gap. */
export interface TableRecord {
  readonly config: TableConfig;
  readonly chance: Chance;
  readonly from: Checkpoint;
  readonly entries: readonly Entry[];
}

/** What comes with a decision besides the decision. */
export interface Command {
  /** The version it was decided on; by default the present one. */
  readonly version?: number;
  /** By default the owner of the seat; the server where there is no seat. */
  readonly by?: Decider;
  readonly key?: string;
  /** Milliseconds since 1970. */
  readonly at?: number;
}

/** Undos of one game. Nobody takes back so much in earnest; without a limit a log could be grown for ever. */
export const MOST_UNDOS = 1_000;

/** What there is to see of a table: where it stands, how it came there, and what each viewer may know of that. */
export class History<S> {
  readonly game: Game<S>;
  readonly config: TableConfig;
  readonly chance: Chance;
  protected readonly log: Log<S>;
  protected readonly now: S;
  protected present: Condition;
  /** Undos that this table allows: fewer where every decision counts. */
  mostUndos = MOST_UNDOS;
  /** What each viewer was shown last. */
  private readonly shown = new Map<Eyes, { version: number; view: S }>();
  /** The step of an entry that tells all the same. */
  private toldToAll: { readonly entry: Entry; readonly step: Step } | null = null;
  /** A state for the next look: looks come at every move, and new states cost more than all the rest of it. */
  private spare: S | null = null;

  constructor(game: Game<S>, config: TableConfig, chance: Chance, log: Log<S>) {
    this.game = game;
    this.config = config;
    this.chance = chance;
    this.log = log;
    this.now = log.stateAt(log.version);
    this.present = log.condition;
  }

  /** Number of entries of the log. A command names the version it was decided on. */
  get version(): number {
    return this.log.version;
  }

  /** The version that memory reaches back to. */
  get floor(): number {
    return this.log.floor;
  }

  /** The entries after `floor`. */
  get entries(): readonly Entry[] {
    return this.log.entries;
  }

  /** What was told of the setup, for all eyes: `steps` tells viewers what they may know of it. */
  get setupEvents(): readonly GameEvent[] {
    return this.log.from.setup ?? [];
  }

  /** The whole truth. For storage and for the rules only: what leaves the table goes through `view`. */
  get state(): S {
    return this.now;
  }

  get actor(): Seat {
    return this.log.last.actor;
  }

  get over(): boolean {
    return this.actor === OVER;
  }

  get status(): "playing" | "over" {
    return this.over ? "over" : "playing";
  }

  /** How it ended, as its log has recorded it; before the end, and where nothing is recorded, how it stands by these rules. */
  get result(): Result {
    const { last } = this.log;
    return ("result" in last ? last.result : null) ?? this.game.result(this.now);
  }

  /** Whether the game is over and its log does not say how: early programs did not record that. */
  get isUnscored(): boolean {
    const { last } = this.log;
    return this.over && "result" in last && last.result === null;
  }

  /** Says how a game ended whose log does not, by the rules that it ended under. */
  scoreBy(rules: Game<unknown>): void {
    if (!this.isUnscored || rules.version !== this.rules) return;
    const { state } = this.log.checkpoint();
    this.log.score(rules.result(rules.layout.fromJson(state)));
  }

  get condition(): Condition {
    return this.present;
  }

  /** The version of the rules that the table is at. */
  get rules(): number {
    return this.log.last.rules;
  }

  /** Who decides for a seat now. */
  decider(seat: Seat): "owner" | `bot:${string}` {
    const bot = this.present.standIns[seat];
    return bot ? `bot:${bot}` : "owner";
  }

  /** From which version on the log must be brought to memory before an undo; null when it is there. */
  undoNeeds(seat: Seat, terms: UndoTerms = {}): number | null {
    const moves = takenBack(this.log, seat, terms);
    return moves !== null && "needs" in moves ? moves.needs : null;
  }

  /** The version that an undo leads to; null when it cannot go there, or memory does not reach that far. */
  undoTarget(seat: Seat, terms: UndoTerms = {}): number | null {
    const moves = takenBack(this.log, seat, terms);
    const last = moves === null || "needs" in moves ? undefined : moves.at(-1);
    return last === undefined ? null : last.version - 1;
  }

  /** Whether `undo` is worth offering: false when it is sure to be refused. */
  mayUndo(viewer: Viewer): boolean {
    return (
      viewer !== null &&
      this.log.last.undoSeat === viewer &&
      this.present.undos < this.mostUndos &&
      this.closed({}) === null &&
      this.notOwn(viewer, {}) === null
    );
  }

  view(viewer: Viewer): View<S> {
    return viewOf(this.game, this.now, viewer);
  }

  /** The state at a version that memory reaches. */
  stateAt(version: number): S {
    return this.log.stateAt(version);
  }

  /** All that is true now, to be kept. */
  checkpoint(): Checkpoint {
    return this.log.checkpoint();
  }

  /** What is in memory, to be kept. */
  record(): TableRecord {
    const { config, chance, log } = this;
    return { config, chance, from: log.from, entries: log.entries };
  }

  /** Joins an older stretch of the log, which must lead to `floor`. */
  prepend(from: Checkpoint, entries: readonly Entry[]): Damage | null {
    const earlier = Log.of(this.game, from, entries);
    if ("damage" in earlier) return earlier;
    if (earlier.version !== this.floor)
      return { damage: "gap", version: earlier.version, detail: `before version ${this.floor}` };
    if (!sameJson({ ...earlier.checkpoint(), setup: null }, { ...this.log.from, setup: null }))
      return { damage: "misfit", version: this.floor, detail: "the older part leads elsewhere" };
    this.log.prepend(earlier);
    return null;
  }

  /** The steps after `after` as somebody may know them, the oldest first. Step 0 is the setup. */
  steps(eyes: Eyes, after = -1, limit = Number.POSITIVE_INFINITY): Step[] {
    const { game, log } = this;
    const { from, floor } = log;
    const first = Math.max(after, floor);
    const setup =
      after < 0 && floor === 0 && limit > 0 ? [setupStep(game, from.setup ?? [], from.rules, eyes)] : [];
    const entries = log.entries.slice(first - floor, first - floor + limit - setup.length);
    return [...setup, ...stepsOf(game, entries, eyes)];
  }

  /** The last steps, the oldest of them first. */
  newest(eyes: Eyes, limit: number): Step[] {
    return this.steps(eyes, Math.max(this.version - limit, this.floor - 1), limit);
  }

  /** The same with what they changed in the view: what a screen needs to go on from a version. */
  messages(eyes: Eyes, after: number, limit = Number.POSITIVE_INFINITY): StepMessage[] {
    const { log, version } = this;
    if (after >= version || limit <= 0) return [];
    if (after === version - 1) return [this.lastMessage(eyes)];
    const known = this.viewShown(eyes, after);
    const messages = messagesOf(log, after, limit, eyes, known.view);
    const last = messages.at(-1);
    if (last?.step.version !== version) {
      this.shown.delete(eyes);
      return messages;
    }
    known.version = version;
    return [...messages.slice(0, -1), { ...last, mayUndo: eyes !== "all" && this.mayUndo(eyes) }];
  }

  /** Why a decision comes too late. Throws when it could not be read back: all that followed would be lost with it. */
  protected stale(command: Command & { readonly seat?: Seat; readonly bot?: string }): Refusal | null {
    const { version, seat = 0 } = command;
    if (seat < 0 || seat >= this.config.seats) throw new RangeError(`there is no seat ${seat}`);
    if (!fitsStorage(command)) throw new TypeError("a key, an id or a time that no log can hold");
    if (version !== undefined && version !== this.version) return refusal("staleVersion");
    return this.over ? refusal("gameOver") : null;
  }

  /** Why nobody may decide anything in the game now. */
  protected closed(command: Command): Refusal | null {
    const stale = this.stale(command);
    if (stale) return stale;
    if (this.present.paused) return refusal("paused");
    return this.rules === this.game.version ? null : refusal("olderRules");
  }

  /** While a bot stands in, its owner comes back before deciding anything. */
  protected notOwn(seat: Seat, { by = "owner" }: Command): Refusal | null {
    return by === "owner" && this.decider(seat) !== "owner" ? refusal("handedOver") : null;
  }

  /** The last step, without a walk through the log. */
  private lastMessage(eyes: Eyes): StepMessage {
    const { game, log, now, version } = this;
    const entry = log.last as Entry;
    const known = this.viewShown(eyes, version - 1);
    const before = known.view;
    const scenes = scenesOf(log, entry, eyes, before);
    const view = lookAs(game, now, eyes, this.spare ?? undefined);
    const patch = game.layout.diff(before, view);
    this.spare = before;
    known.view = view;
    known.version = version;
    const mayUndo = eyes !== "all" && this.mayUndo(eyes);
    return messageOf(entry, this.lastStep(entry, eyes), eyes, patch, scenes, mayUndo);
  }

  /** Most steps tell all the same: such a one is made once, and so whoever writes it down can do that once, too. */
  private lastStep(entry: Entry, eyes: Eyes): Step {
    const { game, toldToAll } = this;
    if (toldToAll?.entry === entry) return toldToAll.step;
    const step = stepOf(game, entry, eyes);
    if (tellsAllTheSame(game, entry)) this.toldToAll = { entry, step };
    return step;
  }

  /** What a viewer saw at a version, for the caller to bring up to date. */
  private viewShown(eyes: Eyes, version: number): { version: number; view: S } {
    const shown = this.shown.get(eyes);
    if (shown?.version === version) return shown;
    const view = lookAs(this.game, this.stateAt(version), eyes);
    const anew = { version, view };
    this.shown.set(eyes, anew);
    return anew;
  }
}
