/**
 * A table: a game being played. It is its history (configuration, chance, log) and the state that the history leads to.
 * The same class runs in the browser, on the server and in the terminal.
 */
import { type Chance, randomOfStep } from "./chance.ts";
import { eventFor, type GameEvent } from "./events.ts";
import {
  type Game,
  OVER,
  type RuleId,
  type Seat,
  type TableConfig,
  type View,
  type Viewer,
  viewOf,
} from "./game.ts";
import { type Move, MoveList } from "./moves.ts";
import { Random } from "./random.ts";

/** One entry of the log. An undo takes back the last move that still stands. */
export type Entry = MoveEntry | UndoEntry;

interface MoveEntry {
  readonly seat: Seat;
  readonly move: Move;
}

interface UndoEntry {
  readonly seat: Seat;
  readonly undo: true;
}

export const REFUSALS = [
  "staleVersion",
  "gameOver",
  "notYourTurn",
  "malformedMove",
  "illegalMove",
  "nothingToUndo",
  "undoBarrier",
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** Why a table did not do what was asked; it is then unchanged. */
export interface Refusal {
  readonly refused: RefusalCode;
  /** The rule that forbids the move, when it is a matter of rules. */
  readonly rule: RuleId | null;
}

export interface Accepted {
  /** The version that this made. */
  readonly version: number;
  readonly entry: Entry;
  /** What happened, for all eyes: filter with `eventFor` before it leaves the table. */
  readonly events: readonly GameEvent[];
}

/** A step of the history as one viewer may know it. */
export interface Step {
  readonly version: number;
  readonly seat: Viewer;
  readonly undo: boolean;
  readonly events: readonly GameEvent[];
}

interface StandingMove {
  /** The step it was played at: it names the generator. */
  readonly step: number;
  readonly entry: MoveEntry;
  /** Whether it consumed chance. */
  readonly drew: boolean;
}

/** How many guesses of the hidden facts must agree before a move counts as having shown nothing hidden. */
const BARRIER_GUESSES = 6;

export class Table<S> {
  readonly game: Game<S>;
  readonly config: TableConfig;
  readonly chance: Chance;
  readonly setupEvents: readonly GameEvent[];
  private readonly log: Entry[] = [];
  private readonly now: S;
  /** The state before the last standing move, to look back without a replay. */
  private readonly before: S;
  private readonly standing: StandingMove[] = [];
  /** Where a fork began, instead of the setup. */
  private readonly start: S | null;
  private readonly moves = new MoveList();

  constructor(game: Game<S>, config: TableConfig, chance: Chance, start: S | null = null) {
    this.game = game;
    this.config = config;
    this.chance = chance;
    this.start = start === null ? null : game.layout.clone(start);
    this.now = game.layout.create();
    this.before = game.layout.create();
    const events: GameEvent[] = [];
    this.begin(events);
    this.setupEvents = events;
  }

  /** A table brought to where a log leads. Throws if an entry of the log is refused: stored logs are legal. */
  static replay<S>(game: Game<S>, config: TableConfig, chance: Chance, log: readonly Entry[]): Table<S> {
    const table = new Table(game, config, chance);
    table.follow(log);
    return table;
  }

  /** Number of entries of the log. A command names the version it was decided on. */
  get version(): number {
    return this.log.length;
  }

  get entries(): readonly Entry[] {
    return this.log;
  }

  /** The whole truth. For storage and for the rules only: what leaves the table goes through `view`. */
  get state(): S {
    return this.now;
  }

  get actor(): Seat {
    return this.game.actor(this.now);
  }

  get over(): boolean {
    return this.actor === OVER;
  }

  /** Plays a move of `seat`, decided on `version` (by default the present one). */
  play(seat: Seat, move: Move, version = this.version): Accepted | Refusal {
    const refusal = this.refusalOf(seat, move, version);
    if (refusal) return refusal;
    const events: GameEvent[] = [];
    const entry: MoveEntry = { seat, move };
    this.game.layout.copy(this.now, this.before);
    this.applyMove(entry, this.version + 1, events);
    this.log.push(entry);
    return { version: this.version, entry, events };
  }

  /**
   * Takes the last move back, when it was this seat's, nothing was drawn or rolled by it and it showed nothing hidden.
   * A game that is over stays over: its secret may have been published.
   */
  undo(seat: Seat, version = this.version): Accepted | Refusal {
    if (version !== this.version) return { refused: "staleVersion", rule: null };
    if (this.over) return { refused: "gameOver", rule: null };
    const last = this.standing.at(-1);
    if (last?.entry.seat !== seat) return { refused: "nothingToUndo", rule: null };
    if (last.drew || this.showedSomething(last)) return { refused: "undoBarrier", rule: null };
    const entry: Entry = { seat, undo: true };
    this.standing.pop();
    this.game.layout.copy(this.before, this.now);
    this.rebuildBefore();
    this.log.push(entry);
    return { version: this.version, entry, events: [] };
  }

  /** Whether `undo` is worth offering: false when it is sure to be refused. */
  mayUndo(seat: Viewer): boolean {
    const last = this.standing.at(-1);
    return last !== undefined && last.entry.seat === seat && !last.drew && !this.over;
  }

  enter(entry: Entry): Accepted | Refusal {
    return "undo" in entry ? this.undo(entry.seat) : this.play(entry.seat, entry.move);
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

  /** This table as it was at a version, with the same chance. */
  at(version: number): Table<S> {
    const past = new Table(this.game, this.config, this.chance, this.start);
    past.follow(this.log.slice(0, version));
    return past;
  }

  /** A new table that begins where this one was at a version and goes on with other chance. */
  fork(version: number, chance: Chance): Table<S> {
    return new Table(this.game, this.config, chance, this.at(version).now);
  }

  /** Everything that happened after `version`, as `viewer` may know it. Step 0 is the setup. */
  history(viewer: Viewer, after = -1): Step[] {
    const again = new Table(this.game, this.config, this.chance, this.start);
    const steps: Step[] = [];
    const record = (version: number, seat: Viewer, undo: boolean, events: readonly GameEvent[]): void => {
      if (version > after)
        steps.push({ version, seat, undo, events: events.map((event) => eventFor(event, viewer)) });
    };
    record(0, null, false, again.setupEvents);
    again.follow(this.log, (done) =>
      record(done.version, done.entry.seat, "undo" in done.entry, done.events),
    );
    return steps;
  }

  private follow(log: readonly Entry[], tell: (done: Accepted) => void = () => {}): void {
    for (const entry of log) {
      const done = this.enter(entry);
      if ("refused" in done)
        throw new Error(`entry ${this.version + 1} of the log: ${done.refused} ${done.rule ?? ""}`);
      tell(done);
    }
  }

  private begin(events: GameEvent[]): void {
    if (this.start !== null) {
      this.game.layout.copy(this.start, this.now);
      return;
    }
    const random = randomOfStep(this.chance, 0);
    this.game.setup(this.now, this.config, { random, emit: (event) => events.push(event) });
  }

  private refusalOf(seat: Seat, move: Move, version: number): Refusal | null {
    if (version !== this.version) return { refused: "staleVersion", rule: null };
    if (this.over) return { refused: "gameOver", rule: null };
    if (seat !== this.actor) return { refused: "notYourTurn", rule: null };
    if (!Number.isInteger(move) || move < 0 || move >= this.game.moves.size)
      return { refused: "malformedMove", rule: null };
    const rule = this.game.whyNot(this.now, move);
    return rule === null ? null : { refused: "illegalMove", rule };
  }

  private applyMove(entry: MoveEntry, step: number, events: GameEvent[] | null): void {
    const { chance } = this;
    let random: Random | null = null;
    this.game.apply(this.now, entry.move, {
      // Most moves need no chance, and its generator costs more than they do: it is made when it is asked for.
      get random() {
        random ??= randomOfStep(chance, step);
        return random;
      },
      emit: events === null ? null : (event) => void events.push(event),
    });
    this.standing.push({ step, entry, drew: hasDrawn(random) });
  }

  /**
   * Whether the last move showed its player something that could not be foreseen. If it did, worlds that looked the same
   * to that player before the move look different after it.
   */
  private showedSomething(last: StandingMove): boolean {
    const { game, before, now } = this;
    const { seat, move } = last.entry;
    const seen = viewOf(game, now, seat);
    const world = game.layout.create();
    for (let guess = 0; guess < BARRIER_GUESSES; guess++) {
      game.layout.copy(before, world);
      game.redeal(world, seat, Random.of(guess));
      game.apply(world, move, { random: randomOfStep(this.chance, last.step), emit: null });
      if (!game.layout.equals(viewOf(game, world, seat), seen)) return true;
    }
    return false;
  }

  /** After an undo the state before the move that is now the last one must be found again: play the standing moves. */
  private rebuildBefore(): void {
    const played = this.standing.splice(0);
    const present = this.game.layout.clone(this.now);
    this.game.layout.copy(this.game.layout.create(), this.now);
    this.begin([]);
    for (const { entry, step } of played) {
      this.game.layout.copy(this.now, this.before);
      this.applyMove(entry, step, null);
    }
    if (!this.game.layout.equals(this.now, present))
      throw new Error("the moves that stand do not lead to the state");
  }
}

const hasDrawn = (random: Random | null): boolean => random !== null && random.draws > 0;
