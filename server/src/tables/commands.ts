import { type Entry, type Move, OVER, type Seat } from "@banquise/engine";
import type { Refused } from "../problems.ts";
import type { Commits } from "./commits.ts";
import type { LiveGame } from "./live-game.ts";
import type { LiveTable } from "./live-table.ts";
import { suggestionsFrame } from "./messages.ts";

/** What a client says with every command. */
export interface Command {
  /** The version it was decided on. */
  readonly version: number;
  /** Chosen by the client, unique at the table: the same command again gets the same answer and changes nothing. */
  readonly key: string;
}

/** A command that was accepted: the same key gets the same answer again. */
export interface Done {
  /** The version that it made. */
  readonly version: number;
}

/** What a command is for; null is no move of the game. */
type Wish = Move | "undo" | null;

/** What those at a table can do to its game. A refused command changes nothing. */
export class Commands {
  private readonly commits: Commits;
  /** Called when something was decided, stored and told. */
  private readonly decided: (live: LiveTable) => void;

  constructor(commits: Commits, decided: (live: LiveTable) => void) {
    this.commits = commits;
    this.decided = decided;
  }

  /** `input` is a move as it came from outside. */
  play(live: LiveTable, seat: Seat, command: Command, input: unknown): Promise<Done | Refused> {
    return this.once(live, seat, command, live.facts.game.moves.parse(input));
  }

  undo(live: LiveTable, seat: Seat, command: Command): Promise<Done | Refused> {
    return this.once(live, seat, command, "undo");
  }

  /**
   * Points at a move of the seat that decides; null takes it back. Only where all win or lose together, and only what the
   * suggesting seat itself sees to be legal: nothing leaks.
   */
  suggest(live: LiveTable, seat: Seat, version: number, input: unknown): Refused | null {
    const { facts, suggestions } = live;
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
    suggestions.set(version, seat, move === null ? null : game.moves.decode(move));
    live.audience.sendToAll(suggestionsFrame(live));
    return null;
  }

  /** A move of a bot, which needs no key: it is not sent over a wire. */
  async playBot(live: LiveTable, seat: Seat, move: Move, version: number): Promise<Done | Refused> {
    await live.settled();
    if (live.isDropped) return { refused: "notStored" };
    return this.commit(live, live.played.play(seat, move, { version, at: Date.now() }));
  }

  private async once(live: LiveTable, seat: Seat, command: Command, wish: Wish): Promise<Done | Refused> {
    const { game } = live;
    if (game === null) return { refused: "notStarted" };
    const known = await game.madeBy(command);
    if (known !== null) return this.again(live, known, seat, wish);
    if (wish === null) return { refused: "malformedMove" };
    await this.ready(live, game, wish);
    if (live.isDropped) return { refused: "notStored" };
    const { table } = game;
    // The same command may have been sent twice at once: then it is known by now.
    const twin = game.keyed(command.key);
    if (twin !== null) return this.again(live, twin, seat, wish);
    const terms = { ...command, at: Date.now() };
    return this.commit(live, wish === "undo" ? table.undo(seat, terms) : table.play(seat, wish, terms));
  }

  /** Waits until nothing is under way and all is in memory that the wish needs. */
  private async ready(live: LiveTable, game: LiveGame, wish: Wish): Promise<void> {
    for (;;) {
      await live.settled();
      if (wish !== "undo" || game.isReadyToUndo) return;
      await game.prepareUndo();
    }
  }

  /** The answer to a command that was given before. */
  private async again(live: LiveTable, entry: Entry, seat: Seat, wish: Wish): Promise<Done | Refused> {
    if (entry.seat !== seat || !isWish(live, entry, wish)) return { refused: "keyUsed" };
    // It may be under way still, and fail.
    await live.settled();
    return live.isDropped ? { refused: "notStored" } : { version: entry.version };
  }

  private async commit(live: LiveTable, done: Entry | Refused): Promise<Done | Refused> {
    if ("refused" in done) return done;
    if (!(await this.commits.stored(live, done))) return { refused: "notStored" };
    this.decided(live);
    return { version: done.version };
  }
}

function isWish({ facts }: LiveTable, { kind, move, rules }: Entry, wish: Wish): boolean {
  if (wish === "undo" || kind !== "move") return kind === wish;
  const { game } = facts;
  const asked = rules === game.version || move === null ? move : (game.migrate?.move(move, rules) ?? move);
  return wish !== null && game.moves.parse(asked) === wish;
}
