import {
  type Entry,
  isTimeUp,
  leftAt,
  type Move,
  OVER,
  type Seat,
  type Table,
  type Command as Terms,
  type UndoTerms,
} from "@banquise/engine";
import type { Refused } from "../problems.ts";
import type { ChangeStore } from "../storage/change-store.ts";
import type { Commits } from "./commits.ts";
import type { LiveGame } from "./live-game.ts";
import type { LiveTable } from "./live-table.ts";
import { suggestionsFrame } from "./messages.ts";
import { Suggestions } from "./suggestions.ts";

/** What a client says with a command. */
export interface Command {
  /** The version it was decided on; whatever the table is at when it is left out. */
  readonly version?: number;
  /** Chosen by the client, unique at the table: the same command again gets the same answer and changes nothing. */
  readonly key?: string;
}

/** A command that was accepted: the same key gets the same answer again. */
export interface Done {
  /** The version that it made. */
  readonly version: number;
}

/** What a command is for. */
export interface Wish {
  /** Whether an entry is what was asked for. */
  isDoneBy(entry: Entry): boolean;
  do(table: Table<unknown>, terms: Terms): Entry | Refused;
  /** What it takes back: older parts of the log may be needed for that. */
  readonly takesBack?: { readonly seat: Seat; readonly terms: UndoTerms };
}

export interface CommandEvents {
  /** Something was decided, stored and told. */
  decided(live: LiveTable): void;
  /** A table has changed otherwise. */
  changed(live: LiveTable): void;
  /** Brings a table up to date with the store. */
  fresh(live: LiveTable): Promise<unknown>;
}

/** How often a command is tried that others were quicker than: after each attempt it is known what they did. */
const ATTEMPTS = 3;

/** What those at a table can do to its game. A refused command changes nothing. */
export class Commands {
  private readonly commits: Commits;
  private readonly changes: ChangeStore;
  private readonly now: () => number;
  private readonly events: CommandEvents;

  constructor(commits: Commits, changes: ChangeStore, now: () => number, events: CommandEvents) {
    this.commits = commits;
    this.changes = changes;
    this.now = now;
    this.events = events;
  }

  /** `input` is a move as it came from outside. */
  async play(live: LiveTable, seat: Seat, command: Command, input: unknown): Promise<Done | Refused> {
    return this.decide(live, seat, command, moveWish(live, seat, live.facts.game.moves.parse(input)));
  }

  /** Takes back moves of one's own: the last one, or all after the version `to`. */
  undo(live: LiveTable, seat: Seat, command: Command, to?: number): Promise<Done | Refused> {
    return this.decide(live, seat, command, {
      takesBack: { seat, terms: { to } },
      isDoneBy: ({ kind, back }) => kind === "undo" && (to === undefined || to === back),
      do: (table, terms) => table.undo(seat, terms, { to }),
    });
  }

  /** Leaves the game to a bot; the owner may come back. */
  async handOver(live: LiveTable, seat: Seat, command: Command): Promise<Done | Refused> {
    const done = await this.decide(live, seat, command, {
      isDoneBy: ({ kind }) => kind === "handOver",
      do: (table, terms) => table.handOver(seat, live.facts.standIn, terms),
    });
    await this.endIdlePause(live);
    return done;
  }

  /** The owner plays again, unless the bot is just deciding what the owner had no time left for. */
  return(live: LiveTable, seat: Seat, command: Command): Promise<Done | Refused> {
    return this.decide(live, seat, command, {
      isDoneBy: ({ kind }) => kind === "return",
      do: (table, terms) => {
        const { standIns, resigned, paused } = table.condition;
        const isLate =
          table.actor === seat && live.clock !== null && leftAt(live.clock, seat, this.now()) === 0;
        // In a pause the bot decides nothing that one could wait for.
        return isLate && !paused && standIns[seat] !== null && !resigned[seat]
          ? { refused: "timeIsUp" }
          : table.return(seat, terms);
      },
    });
  }

  /** Leaves the game to a bot for good. */
  async resign(live: LiveTable, seat: Seat, command: Command): Promise<Done | Refused> {
    const done = await this.decide(live, seat, command, {
      isDoneBy: ({ kind }) => kind === "resign",
      do: (table, terms) => table.resign(seat, live.facts.standIn, terms),
    });
    await this.endIdlePause(live);
    return done;
  }

  /** Whoever had a pause goes on when one of those who play says so. */
  resume(live: LiveTable, seat: Seat, command: Command): Promise<Done | Refused> {
    return this.decide(live, null, command, {
      isDoneBy: ({ kind }) => kind === "resume",
      do: (table, terms) =>
        table.decider(seat) === "owner" ? table.resume(terms) : { refused: "handedOver" },
    });
  }

  /** Where all have left to bots there is nobody who could end a pause, or who wants one. */
  private async endIdlePause(live: LiveTable): Promise<void> {
    if (!live.isPaused || live.voters.some(({ decides }) => decides)) return;
    await this.decide(
      live,
      null,
      {},
      {
        isDoneBy: ({ kind }) => kind === "resume",
        do: (table, terms) => table.resume(terms),
      },
    );
  }

  /** A bot goes on for somebody who has let the time run out; nothing if that is not so any more. */
  async timeUp(live: LiveTable): Promise<void> {
    await live.settled();
    const { clock, game, facts } = live;
    const at = this.now();
    if (live.isDropped || live.isAstray || game === null || clock?.running == null || !isTimeUp(clock, at))
      return;
    const terms = { version: game.table.version, by: "server" as const, at };
    const late = game.table.handOver(clock.running.seat, facts.standIn, terms);
    await this.commit(live, late, async () => ({ refused: "staleVersion" }));
  }

  /**
   * Points at a move of the seat that decides; null takes it back. Only where all win or lose together, and only what the
   * suggesting seat itself sees to be legal: nothing leaks.
   */
  async suggest(live: LiveTable, seat: Seat, version: number, input: unknown): Promise<Refused | null> {
    const { facts } = live;
    const { game } = facts;
    if (live.game === null) return { refused: "notStarted" };
    const { table } = live.game;
    if (!game.cooperative) return { refused: "notTogether" };
    if (table.actor === OVER) return { refused: "gameOver" };
    if (version !== table.version) return { refused: "staleVersion" };
    if (table.actor === seat) return { refused: "yourDecision" };
    const move = input === null ? null : game.moves.parse(input);
    if (move === null && input !== null) return { refused: "malformedMove" };
    const rule = move === null ? null : game.whyNot(table.view(seat), move);
    if (rule !== null) return { refused: "illegalMove", rule };
    const suggested = move === null ? null : game.moves.decode(move);
    const stored = await this.changes.change(facts.id, ({ suggestions }) => ({
      suggestions: Suggestions.parse(suggestions).with(version, seat, suggested).toJson(),
    }));
    if (stored === null) return { refused: "tableNotFound" };
    live.suggestions = Suggestions.parse(stored.suggestions);
    live.audience.sendToAll(suggestionsFrame(live));
    live.noteRevision(stored.revision);
    this.events.changed(live);
    return null;
  }

  /** A move of a bot, which needs no key: it is not sent over a wire. */
  async playBot(live: LiveTable, seat: Seat, move: Move, version: number): Promise<Done | Refused> {
    await live.settled();
    if (live.isDropped || live.isAstray) return { refused: "notStored" };
    const by = live.played.decider(seat);
    const done = live.played.play(seat, move, { version, at: this.now(), by });
    return this.commit(live, done, async () => ({ refused: "staleVersion" }));
  }

  /** Does what somebody wishes, once. `seat`: whose decision it is; null for one about the whole table. */
  decide(live: LiveTable, seat: Seat | null, command: Command, wish: Wish): Promise<Done | Refused> {
    // That it has arrived counts, not when it is stored.
    return this.attempt(live, seat, command, wish, this.now(), 1);
  }

  private async attempt(
    live: LiveTable,
    seat: Seat | null,
    command: Command,
    wish: Wish,
    at: number,
    count: number,
  ): Promise<Done | Refused> {
    const again = () => this.attempt(live, seat, command, wish, at, count + 1);
    if (count > ATTEMPTS) return { refused: "notStored" };
    if (live.isAstray && !(await this.readAgain(live))) return { refused: "notStored" };
    const { game } = live;
    if (game === null) return { refused: "notStarted" };
    if (wish.takesBack !== undefined && live.facts.daily !== null) return { refused: "dailyUndo" };
    const known = await game.madeBy(command);
    if (known !== null) return this.again(live, known, seat, wish);
    await this.ready(live, game, wish);
    if (live.clock !== null && isTimeUp(live.clock, at)) await this.timeUp(live);
    if (live.isDropped) return { refused: "notStored" };
    if (live.game !== game || live.isAstray) return again();
    const { table } = game;
    // The same command may have been sent twice at once: then it is known by now.
    const twin = command.key === undefined ? null : game.keyed(command.key);
    if (twin !== null) return this.again(live, twin, seat, wish);
    const { version, key } = command;
    return this.commit(live, wish.do(table, { version, key, at }), again);
  }

  /** Whether a table that has gone astray could be read again. */
  private async readAgain(live: LiveTable): Promise<boolean> {
    try {
      await this.events.fresh(live);
    } catch {
      // Whoever asks for the table finds out what is wrong with it.
    }
    return !live.isDropped && !live.isAstray;
  }

  /** Waits until nothing is under way and all is in memory that the wish needs. */
  private async ready(live: LiveTable, game: LiveGame, { takesBack }: Wish): Promise<void> {
    for (;;) {
      await live.settled();
      if (takesBack === undefined || (await game.prepareUndo(takesBack.seat, takesBack.terms))) return;
    }
  }

  /** The answer to a command that was given before. */
  private async again(live: LiveTable, entry: Entry, seat: Seat | null, wish: Wish): Promise<Done | Refused> {
    if (entry.seat !== seat || !wish.isDoneBy(entry)) return { refused: "keyUsed" };
    // It may be under way still, and fail.
    await live.settled();
    return live.isDropped || live.isAstray ? { refused: "notStored" } : { version: entry.version };
  }

  /** `lost`: what is done if somebody else has decided first. */
  private async commit(
    live: LiveTable,
    done: Entry | Refused,
    lost: () => Promise<Done | Refused>,
  ): Promise<Done | Refused> {
    if ("refused" in done) return done;
    const outcome = await this.commits.stored(live, done);
    if (outcome === "failed") return { refused: "notStored" };
    if (outcome === "lost") return lost();
    this.events.decided(live);
    return { version: done.version };
  }
}

/** Null is no move of the game. */
function moveWish({ facts }: LiveTable, seat: Seat, wished: Move | null): Wish {
  const { game } = facts;
  return {
    isDoneBy: ({ kind, move, rules }) => {
      if (kind !== "move") return false;
      const asked =
        rules === game.version || move === null ? move : (game.migrate?.move(move, rules) ?? move);
      return wished !== null && game.moves.parse(asked) === wished;
    },
    do: (table, terms) => (wished === null ? { refused: "malformedMove" } : table.play(seat, wished, terms)),
  };
}
