/**
 * A table: a game being played. It is its history (configuration, chance, log) and the state that the history leads to.
 * Rules run when something is decided, and never to load, show or resume it: the log holds what it changed.
 * The same class runs in the browser, on the server and in the terminal.
 */
import { logFrom, logOfSetup } from "./beginning.ts";
import { type Chance, randomOfSteps } from "./chance.ts";
import { type Checkpoint, conditionAfter, type Entry, type Scene, undoSeatOf } from "./entry.ts";
import type { GameEvent } from "./events.ts";
import { type Game, OVER, type Seat, type TableConfig } from "./game.ts";
import { type Command, History, type TableRecord } from "./history.ts";
import { type Damage, Log } from "./log.ts";
import { type Move, MoveList } from "./moves.ts";
import type { Random } from "./random.ts";
import { type Refusal, refusal } from "./refusal.ts";
import { takenBack, type UndoTerms } from "./taking-back.ts";
import { showedSomething } from "./undo-barrier.ts";

/** What an entry says besides who, when and under which rules. */
type Deed = Pick<Entry, "kind" | "seat"> & Partial<Entry>;

export class Table<S> extends History<S> {
  private readonly moves = new MoveList();
  /** The state before a move, while it is played. */
  private readonly before: S;
  private generators: ((step: number) => Random) | null = null;

  constructor(game: Game<S>, config: TableConfig, chance: Chance, log = logOfSetup(game, config, chance)) {
    super(game, config, chance, log);
    this.before = game.layout.create();
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
    return new Table(game, config, chance, logFrom(game, config, state, null));
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
      result: game.actor(now) === OVER ? game.result(now) : null,
    });
  }

  /**
   * Takes moves back, one or several, when they were this seat's, nothing was drawn or rolled by them and they showed
   * nothing hidden; or whatever was played, when the others agree. A game that is over stays over: its secret may have
   * been published.
   */
  undo(seat: Seat, command: Command = {}, terms: UndoTerms = {}): Entry | Refusal {
    const refused = this.closed(command) ?? this.notOwn(seat, command);
    if (refused) return refused;
    const { consent = false, most = this.mostUndos } = terms;
    const moves = takenBack(this.log, seat, terms);
    if (moves === null) return refusal("nothingToUndo");
    if ("needs" in moves) throw new Error(`prepend the log from version ${moves.needs} on before an undo`);
    if (this.present.undos >= most) return refusal("tooManyUndos");
    if (!consent && moves.some((move) => this.isBarrier(move))) return refusal("undoBarrier");
    const back = (moves.at(-1) as Entry).version - 1;
    const target = this.log.stateAt(back);
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
      consent,
    });
  }

  /** Lets a bot play a seat in its owner's stead. */
  handOver(seat: Seat, bot: string, command: Command = {}): Entry | Refusal {
    const { standIns } = this.present;
    return (
      this.stale({ ...command, seat, bot }) ??
      (standIns[seat] === bot ? refusal("nothingToChange") : null) ??
      this.append(command, { kind: "handOver", seat, standIn: bot })
    );
  }

  /** The owner comes back. */
  return(seat: Seat, command: Command = {}): Entry | Refusal {
    const { standIns, resigned } = this.present;
    return (
      this.stale({ ...command, seat }) ??
      (resigned[seat] ? refusal("resigned") : null) ??
      (standIns[seat] === null ? refusal("nothingToChange") : null) ??
      this.append(command, { kind: "return", seat })
    );
  }

  /** The owner leaves for good, and a bot plays on. */
  resign(seat: Seat, bot: string, command: Command = {}): Entry | Refusal {
    return (
      this.stale({ ...command, seat, bot }) ??
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
      this.append(command, {
        kind: "abandon",
        seat: null,
        actor: OVER,
        top: 0,
        undoSeat: null,
        // By rules that are not these ones nobody here can say how it stands.
        result: this.rules === this.game.version ? this.result : null,
      })
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

  /** The legal moves of the acting seat. */
  legal(): Move[] {
    if (this.over) return [];
    this.moves.clear();
    this.game.legal(this.now, this.moves);
    return this.moves.toArray();
  }

  /** This table as it was at a version, with the same chance. */
  at(version: number): Table<S> {
    return new Table(this.game, this.config, this.chance, this.log.upTo(version));
  }

  /** A new table that begins where this one was at a version and goes on with other chance. */
  fork(version: number, chance: Chance): Table<S> {
    return Table.startingAt(this.game, this.config, chance, this.stateAt(version));
  }

  /** Takes in what was decided elsewhere: the next entry of the log. Null, or why it cannot follow; then nothing changes. */
  follow(entry: Entry): Damage | null {
    const { game, log, now } = this;
    const damage = log.damageOf(entry);
    if (damage !== null) return damage;
    this.present = conditionAfter(this.present, entry);
    log.append(entry);
    // Patches of earlier rules, and changes of rules, are for the log to read.
    const isPlain = entry.kind !== "rules" && entry.rules === game.version;
    if (!isPlain) game.layout.copy(log.stateAt(log.version), now);
    else if (entry.patch !== null) game.layout.patch(now, entry.patch);
    return null;
  }

  /** Whether people should see the table as it is at an event. */
  protected isScene({ type }: GameEvent): boolean {
    return this.game.events.specs[type]?.scene === true;
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
      consent: false,
      standIn: null,
      state: null,
      result: null,
      ...deed,
    };
    this.present = conditionAfter(this.present, entry);
    this.log.append(entry, this.now);
    return entry;
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

  /** Whether a move drew something, or showed its player something hidden. */
  private isBarrier(move: Entry): boolean {
    const { game, chance, log } = this;
    const { drew, version } = move;
    return drew || showedSomething(game, chance, move, log.stateAt(version - 1), log.stateAt(version));
  }

  /** The generator of a step. Tables that are only looked at need none. */
  private randomOf(step: number): Random {
    this.generators ??= randomOfSteps(this.chance);
    return this.generators(step);
  }

  /** Whether it consumed chance. */
  private applyMove(move: Move, emit: (event: GameEvent) => void): boolean {
    let random: Random | null = null as Random | null;
    const makeRandom = (): Random => this.randomOf(this.version + 1);
    this.game.apply(this.now, move, {
      // Most moves need no chance, and its generator costs more than they do: it is made when it is asked for.
      get random() {
        random ??= makeRandom();
        return random;
      },
      emit,
    });
    return random !== null && random.draws > 0;
  }
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
