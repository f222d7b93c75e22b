import type { Accepted, Move, Refusal, Seat } from "@banquise/engine";
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

/** The commands that change a game. A refused one changes nothing. */
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
    return this.once(room, seat, command, ({ version }) => {
      const move = room.facts.game.moves.parse(input);
      if (move === null) return { refused: "malformedMove", rule: null };
      return room.played.play(seat, move, version);
    });
  }

  undo(room: Room, seat: Seat, command: Command): Promise<Done | Refused> {
    return this.once(room, seat, command, ({ version }) => room.played.undo(seat, version));
  }

  /** A move of a bot, which needs no key: it is not sent over a wire. */
  async playBot(room: Room, seat: Seat, move: Move, version: number): Promise<Done | Refused> {
    const done = room.played.play(seat, move, version);
    if ("refused" in done) return refusedBy(done);
    return this.commit(room, seat, done, null);
  }

  private async once(
    room: Room,
    seat: Seat,
    command: Command,
    enter: (command: Command) => Accepted | Refusal,
  ): Promise<Done | Refused> {
    if (room.table === null) return { problem: "notStarted" };
    const known = room.keys.get(command.key);
    if (known !== undefined) {
      if (known.seat !== seat) return { problem: "keyUsed" };
      return this.whenStored(room.pending, known);
    }
    const done = enter(command);
    if ("refused" in done) return refusedBy(done);
    return this.commit(room, seat, done, command.key);
  }

  private async commit(
    room: Room,
    seat: Seat,
    accepted: Accepted,
    key: string | null,
  ): Promise<Done | Refused> {
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
