/**
 * A table: a game being played. It is its history (configuration, chance, log) and the state that the history leads to.
 * Rules run when something is decided, and never to load, show or resume it: the log holds what it changed.
 * The same class runs in the browser, on the server and in the terminal.
 */
import { type Chance, randomOfStep } from "./chance.ts";
import {
  type Checkpoint,
  type Condition,
  conditionAfter,
  type Decider,
  type Entry,
  firstCondition,
  type Scene,
  undoSeatOf,
} from "./entry.ts";
import type { GameEvent } from "./events.ts";
import { type Game, OVER, type Seat, type TableConfig, type View, type Viewer, viewOf } from "./game.ts";
import { type Damage, Log } from "./log.ts";
import { type Move, MoveList } from "./moves.ts";
import { Random } from "./random.ts";
import { type Refusal, refusal } from "./refusal.ts";
import {
  type Eyes,
  lookAs,
  messageOf,
  messagesOf,
  type Step,
  type StepMessage,
  scenesOf,
  setupStep,
  stepsOf,
} from "./steps.ts";

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

/** How many guesses of the hidden facts must agree before a move counts as having shown nothing hidden. */
const BARRIER_GUESSES = 6;

/** Undos of one game. Nobody takes back so much in earnest; without a limit a log could be grown for ever. */
export const MOST_UNDOS = 1_000;

/** What an entry says besides who, when and under which rules. */
type Deed = Pick<Entry, "kind" | "seat"> & Partial<Entry>;

export class Table<S> {
  readonly game: Game<S>;
  readonly config: TableConfig;
  readonly chance: Chance;
  private readonly log: Log<S>;
  private readonly now: S;
  private readonly moves = new MoveList();
  /** The state before a move, while it is played. */
  private readonly before: S;
  /** What each viewer was shown last. */
  private readonly shown = new Map<Eyes, { version: number; readonly view: S }>();
  private present: Condition;

  constructor(game: Game<S>, config: TableConfig, chance: Chance, log = setUp(game, config, chance)) {
    this.game = game;
    this.config = config;
    this.chance = chance;
    this.log = log;
    this.now = log.stateAt(log.version);
    this.before = game.layout.create();
    this.present = log.condition;
  }

  /** A table brought back from where it was kept. */
  static load<S>(game: Game<S>, { config, chance, from, entries }: TableRecord): Table<S> | Damage {
    const log = Log.of(game, from, entries);
    if ("damage" in log) return log;
    if (from.condition.standIns.length !== config.seats || from.condition.resigned.length !== config.seats)
      return { damage: "condition", version: from.version, detail: "not one for each seat" };
    try {
      return new Table(game, config, chance, log);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      return { damage: "state", version: log.version, detail };
    }
  }

  /** A table that begins in the middle of a game. */
  static startingAt<S>(game: Game<S>, config: TableConfig, chance: Chance, state: S): Table<S> {
    return new Table(game, config, chance, Log.beginning(game, beginning(game, config, state, null)));
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

  /** Plays a move of `seat`. */
  play(seat: Seat, move: Move, command: Command = {}): Entry | Refusal {
    const refused = this.refusalOf(seat, move, command);
    if (refused) return refused;
    const { game, now, before } = this;
    const { layout } = game;
    layout.copy(now, before);
    const events: GameEvent[] = [];
    const sights: { readonly event: number; readonly state: S }[] = [];
    let drew: boolean;
    try {
      drew = this.applyMove(move, (event) => {
        events.push(event);
        if (this.isScene(event)) sights.push({ event: events.length - 1, state: layout.clone(now) });
      });
    } catch (error) {
      // A bug of the rules must not leave half a move behind.
      layout.copy(before, now);
      throw error;
    }
    return this.append(command, {
      kind: "move",
      seat,
      move: game.moves.decode(move),
      events,
      scenes: sights.length > 1 ? scenesBetween(game, before, sights) : [],
      patch: layout.diff(before, now),
      drew,
      actor: game.actor(now),
      top: this.version + 1,
      undoSeat: undoSeatOf(seat, drew),
    });
  }

  /**
   * Takes the last move back, when it was this seat's, nothing was drawn or rolled by it and it showed nothing hidden.
   * A game that is over stays over: its secret may have been published.
   */
  undo(seat: Seat, command: Command = {}, most = MOST_UNDOS): Entry | Refusal {
    const refused = this.closed(command) ?? this.notOwn(seat, command);
    if (refused) return refused;
    const { top } = this.log.last;
    if (top === 0) return refusal("nothingToUndo");
    if (top <= this.floor) throw new Error(`prepend the log from version ${top - 1} on before an undo`);
    const last = this.log.entry(top) as Entry;
    if (last.seat !== seat) return refusal("nothingToUndo");
    if (this.present.undos >= most) return refusal("tooManyUndos");
    const back = top - 1;
    const target = this.log.stateAt(back);
    if (last.drew || this.showedSomething(last, target)) return refusal("undoBarrier");
    const standing = this.log.standing(back) as Entry | Checkpoint;
    const patch = this.game.layout.diff(this.now, target);
    this.game.layout.copy(target, this.now);
    return this.append(command, {
      kind: "undo",
      seat,
      patch,
      actor: this.game.actor(target),
      top: standing.top,
      undoSeat: standing.undoSeat,
      back,
    });
  }

  /** From which version on the log must be in memory for the next undo; null when there is nothing to take back. */
  get undoNeeds(): number | null {
    const { top } = this.log.last;
    return top === 0 ? null : top - 1;
  }

  /** Whether `undo` is worth offering: false when it is sure to be refused. */
  mayUndo(viewer: Viewer): boolean {
    return (
      viewer !== null &&
      this.log.last.undoSeat === viewer &&
      this.present.undos < MOST_UNDOS &&
      this.closed({}) === null &&
      this.notOwn(viewer, {}) === null
    );
  }

  /** Lets a bot play a seat in its owner's stead. */
  handOver(seat: Seat, bot: string, command: Command = {}): Entry | Refusal {
    const { standIns } = this.present;
    return (
      this.stale(command) ??
      (standIns[seat] === bot ? refusal("nothingToChange") : null) ??
      this.append(command, { kind: "handOver", seat, standIn: bot })
    );
  }

  /** The owner comes back. */
  return(seat: Seat, command: Command = {}): Entry | Refusal {
    const { standIns, resigned } = this.present;
    return (
      this.stale(command) ??
      (resigned[seat] ? refusal("resigned") : null) ??
      (standIns[seat] === null ? refusal("nothingToChange") : null) ??
      this.append(command, { kind: "return", seat })
    );
  }

  /** The owner leaves for good, and a bot plays on. */
  resign(seat: Seat, bot: string, command: Command = {}): Entry | Refusal {
    return (
      this.stale(command) ??
      (this.present.resigned[seat] ? refusal("nothingToChange") : null) ??
      this.append(command, { kind: "resign", seat, standIn: bot })
    );
  }

  pause(command: Command = {}): Entry | Refusal {
    return (
      this.stale(command) ??
      (this.present.paused ? refusal("nothingToChange") : null) ??
      this.append(command, { kind: "pause", seat: null })
    );
  }

  resume(command: Command = {}): Entry | Refusal {
    return (
      this.stale(command) ??
      (this.present.paused ? null : refusal("nothingToChange")) ??
      this.append(command, { kind: "resume", seat: null })
    );
  }

  /** Ends the game as it stands. */
  abandon(command: Command = {}): Entry | Refusal {
    return (
      this.stale(command) ??
      this.append(command, { kind: "abandon", seat: null, actor: OVER, top: 0, undoSeat: null })
    );
  }

  /** Goes on under the present rules from the state that earlier ones have led to. */
  changeRules(command: Command = {}): Entry | Refusal {
    const { game, now } = this;
    return (
      this.stale(command) ??
      (this.rules === game.version ? refusal("nothingToChange") : null) ??
      this.append(command, {
        kind: "rules",
        seat: null,
        rules: game.version,
        actor: game.actor(now),
        top: 0,
        undoSeat: null,
        state: game.layout.toJson(now),
      })
    );
  }

  view(viewer: Viewer): View<S> {
    return viewOf(this.game, this.now, viewer);
  }

  /** The legal moves of the acting seat. */
  legal(): Move[] {
    if (this.over) return [];
    this.moves.clear();
    this.game.legal(this.now, this.moves);
    return this.moves.toArray();
  }

  /** The state at a version that memory reaches. */
  stateAt(version: number): S {
    return this.log.stateAt(version);
  }

  /** This table as it was at a version, with the same chance. */
  at(version: number): Table<S> {
    return new Table(this.game, this.config, this.chance, this.log.upTo(version));
  }

  /** A new table that begins where this one was at a version and goes on with other chance. */
  fork(version: number, chance: Chance): Table<S> {
    return Table.startingAt(this.game, this.config, chance, this.stateAt(version));
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
    const known = this.viewShown(eyes, after);
    const messages =
      after === version - 1 ? [this.lastMessage(eyes, known)] : messagesOf(log, after, limit, eyes, known);
    const last = messages.at(-1);
    if (last?.step.version !== version) return messages;
    this.shown.set(eyes, { version, view: known });
    return [...messages.slice(0, -1), { ...last, mayUndo: eyes !== "all" && this.mayUndo(eyes) }];
  }

  /** Whether people should see the table as it is at an event. */
  protected isScene({ type }: GameEvent): boolean {
    return this.game.events.specs[type]?.scene === true;
  }

  /** The last step, without a walk through the log. */
  private lastMessage(eyes: Eyes, known: S): StepMessage {
    const { game, log, now } = this;
    const entry = log.last as Entry;
    const scenes = scenesOf(log, entry, eyes, known);
    const patch = game.layout.diff(known, lookAs(game, now, eyes));
    if (patch !== null) game.layout.patch(known, patch);
    return messageOf(game, entry, eyes, patch, scenes);
  }

  /** What a viewer saw at a version, for the caller to bring up to date. */
  private viewShown(eyes: Eyes, version: number): S {
    const shown = this.shown.get(eyes);
    if (shown?.version === version) {
      this.shown.delete(eyes);
      return shown.view;
    }
    return lookAs(this.game, this.stateAt(version), eyes);
  }

  private append(command: Command, deed: Deed): Entry {
    const { actor, top, undoSeat, rules } = this.log.last;
    const entry: Entry = {
      version: this.version + 1,
      by: command.by ?? (deed.seat === null ? "server" : "owner"),
      move: null,
      key: command.key ?? null,
      at: command.at ?? 0,
      rules,
      events: [],
      scenes: [],
      patch: null,
      drew: false,
      actor,
      top,
      undoSeat,
      back: null,
      standIn: null,
      state: null,
      ...deed,
    };
    this.present = conditionAfter(this.present, entry);
    this.log.append(entry);
    return entry;
  }

  private stale({ version }: Command): Refusal | null {
    if (version !== undefined && version !== this.version) return refusal("staleVersion");
    return this.over ? refusal("gameOver") : null;
  }

  /** Why nobody may decide anything in the game now. */
  private closed(command: Command): Refusal | null {
    const stale = this.stale(command);
    if (stale) return stale;
    if (this.present.paused) return refusal("paused");
    return this.rules === this.game.version ? null : refusal("olderRules");
  }

  /** While a bot stands in, its owner comes back before deciding anything. */
  private notOwn(seat: Seat, { by = "owner" }: Command): Refusal | null {
    return by === "owner" && this.decider(seat) !== "owner" ? refusal("handedOver") : null;
  }

  private refusalOf(seat: Seat, move: Move, command: Command): Refusal | null {
    const closed = this.closed(command);
    if (closed) return closed;
    if (seat !== this.actor) return refusal("notYourTurn");
    const handedOver = this.notOwn(seat, command);
    if (handedOver) return handedOver;
    if (!Number.isInteger(move) || move < 0 || move >= this.game.moves.size) return refusal("malformedMove");
    const rule = this.game.whyNot(this.now, move);
    return rule === null ? null : refusal("illegalMove", rule);
  }

  /** Whether it consumed chance. */
  private applyMove(move: Move, emit: (event: GameEvent) => void): boolean {
    const { chance } = this;
    const step = this.version + 1;
    let random: Random | null = null as Random | null;
    this.game.apply(this.now, move, {
      // Most moves need no chance, and its generator costs more than they do: it is made when it is asked for.
      get random() {
        random ??= randomOfStep(chance, step);
        return random;
      },
      emit,
    });
    return random !== null && random.draws > 0;
  }

  /**
   * Whether the last move showed its player something that could not be foreseen. If it did, worlds that looked the same
   * to that player before the move look different after it.
   */
  private showedSomething({ seat, move, version }: Entry, before: S): boolean {
    const { game, now } = this;
    const code = game.moves.parse(move);
    if (code === null) throw new Error(`entry ${version} is no move of these rules`);
    const seen = viewOf(game, now, seat);
    const world = game.layout.create();
    for (let guess = 0; guess < BARRIER_GUESSES; guess++) {
      game.layout.copy(before, world);
      game.redeal(world, seat, Random.of(guess));
      game.apply(world, code, { random: randomOfStep(this.chance, version), emit: null });
      if (!game.layout.equals(viewOf(game, world, seat), seen)) return true;
    }
    return false;
  }
}

function setUp<S>(game: Game<S>, config: TableConfig, chance: Chance): Log<S> {
  const state = game.layout.create();
  const events: GameEvent[] = [];
  game.setup(state, config, { random: randomOfStep(chance, 0), emit: (event) => events.push(event) });
  return Log.beginning(game, beginning(game, config, state, events));
}

function beginning<S>(
  game: Game<S>,
  { seats }: TableConfig,
  state: S,
  setup: readonly GameEvent[] | null,
): Checkpoint {
  return {
    version: 0,
    rules: game.version,
    state: game.layout.toJson(state),
    actor: game.actor(state),
    top: 0,
    undoSeat: null,
    condition: firstCondition(seats),
    setup,
  };
}

function scenesBetween<S>(
  { layout }: Game<S>,
  before: S,
  sights: readonly { readonly event: number; readonly state: S }[],
): Scene[] {
  let known = before;
  return sights.map(({ event, state }) => {
    const patch = layout.diff(known, state);
    known = state;
    return { event, patch };
  });
}
