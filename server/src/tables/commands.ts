import { type Entry, type Move, OVER, type Refusal, type Seat } from "@banquise/engine";
import type { Refused } from "../problems.ts";
import type { Commits } from "./commits.ts";
import type { Done, Room } from "./room.ts";

/** What a client says with every command. */
export interface Command {
  /** The version it was decided on. */
  readonly version: number;
  /** Chosen by the client, unique at the table: the same command again gets the same answer and changes nothing. */
  readonly key: string;
}

/** What a command is for; null is no move of the game. */
type Wish = Move | "undo" | null;

/** What those at a table can do to its game. A refused command changes nothing. */
export class Commands {
  private readonly commits: Commits;
  /** Called when a move is stored and told. */
  private readonly played: (room: Room) => void;

  constructor(commits: Commits, played: (room: Room) => void) {
    this.commits = commits;
    this.played = played;
  }

  /** `input` is a move as it came from outside. */
  play(room: Room, seat: Seat, command: Command, input: unknown): Promise<Done | Refused> {
    return this.once(room, seat, command, room.facts.game.moves.parse(input));
  }

  undo(room: Room, seat: Seat, command: Command): Promise<Done | Refused> {
    return this.once(room, seat, command, "undo");
  }

  /**
   * Points at a move of the seat that decides; null takes it back. Only where all win or lose together, and only what the
   * suggesting seat itself sees to be legal: nothing leaks.
   */
  suggest(room: Room, seat: Seat, version: number, input: unknown): Refused | null {
    const { table, facts, suggestions } = room;
    const { game } = facts;
    if (table === null) return { problem: "notStarted" };
    if (!game.cooperative) return { problem: "notTogether" };
    if (table.actor === OVER) return { problem: "gameOver" };
    if (version !== table.version) return { problem: "staleVersion" };
    if (table.actor === seat) return { problem: "yourDecision" };
    const move = input === null ? null : game.moves.parse(input);
    if (move === null && input !== null) return { problem: "malformedMove" };
    const rule = move === null ? null : game.whyNot(table.view(seat), move);
    if (rule !== null) return { problem: "illegalMove", rule };
    suggestions.set(version, seat, move === null ? null : game.moves.decode(move));
    room.tellSuggestions();
    return null;
  }

  /** A move of a bot, which needs no key: it is not sent over a wire. */
  async playBot(room: Room, seat: Seat, move: Move, version: number): Promise<Done | Refused> {
    const done = room.played.play(seat, move, { version });
    if ("refused" in done) return refusedBy(done);
    return this.commit(room, seat, done, null);
  }

  private async once(room: Room, seat: Seat, command: Command, wish: Wish): Promise<Done | Refused> {
    if (room.table === null) return { problem: "notStarted" };
    const known = room.keys.get(command.key);
    if (known !== undefined) {
      if (known.seat !== seat || !isWish(room, room.table.entries[known.version - 1], wish))
        return { problem: "keyUsed" };
      return this.whenStored(room.pending, known);
    }
    if (wish === null) return { problem: "malformedMove" };
    const { table } = room;
    const { version, key } = command;
    const done =
      wish === "undo" ? table.undo(seat, { version, key }) : table.play(seat, wish, { version, key });
    if ("refused" in done) return refusedBy(done);
    return this.commit(room, seat, done, command.key);
  }

  private async commit(room: Room, seat: Seat, accepted: Entry, key: string | null): Promise<Done | Refused> {
    const done: Done = { seat, version: accepted.version };
    if (key !== null) room.keys.set(key, done);
    const answer = await this.whenStored(this.commits.add(room, accepted, key), done);
    if (!("problem" in answer)) this.played(room);
    return answer;
  }

  /** The answer to a command once it is stored. If it cannot be, it was not played: the room is forgotten. */
  private async whenStored(stored: Promise<void> | null, done: Done): Promise<Done | Refused> {
    try {
      await stored;
      return done;
    } catch {
      return { problem: "notStored" };
    }
  }
}

const refusedBy = ({ refused, rule }: Refusal): Refused => ({ problem: refused, rule });

const isWish = ({ facts }: Room, entry: Entry | undefined, wish: Wish): boolean =>
  entry !== undefined && (entry.move === null ? "undo" : facts.game.moves.parse(entry.move)) === wish;
