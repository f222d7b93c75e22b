import { randomInt } from "node:crypto";
import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { BotQuestion, Budget } from "@banquise/bots";
import type { Move, MoveObject, Seat } from "@banquise/engine";
import type { Commands } from "./commands.ts";
import type { Hall } from "./hall.ts";
import type { Room } from "./room.ts";

/** Who answers for the bots: a pool of threads. */
export interface BotRunner {
  /** `client`: whom the table is for; clients are served in turn. */
  ask(question: BotQuestion, client: string): Promise<Move | MoveObject>;
  close(): Promise<void>;
}

export interface BotDriverOptions {
  readonly budget: Budget;
  /** Milliseconds that a bot's move takes at least when somebody looks on. */
  readonly delay: number;
}

/** failed: it threw, crashed or ran over its time. nonsense: its answer is no move, or may not be played. */
type BotFailureReason = "failed" | "nonsense";

export interface BotEvents {
  answered(bot: string, milliseconds: number): void;
  /** A random move took the place of a bot's. */
  failed(bot: string, reason: BotFailureReason, tableId: string, detail: string): void;
  /** A table could not be read, or a move not stored; it is tried again. */
  stalled(tableId: string, error: unknown): void;
}

/** Milliseconds to wait before trying again when a bot's move could not be stored. */
const RETRY = 2_000;
const SEEDS = 2 ** 32;

/** Plays the seats of bots, one decision after the other, until a person must decide. */
export class BotDriver {
  private readonly hall: Hall;
  private readonly commands: Commands;
  private readonly runner: BotRunner;
  private readonly options: BotDriverOptions;
  private readonly events: BotEvents;
  private readonly driven = new Set<string>();
  private readonly stop = new AbortController();

  constructor(
    hall: Hall,
    commands: Commands,
    runner: BotRunner,
    options: BotDriverOptions,
    events: BotEvents,
  ) {
    this.hall = hall;
    this.commands = commands;
    this.runner = runner;
    this.options = options;
    this.events = events;
    // Every table where a bot decides listens to the one signal to stop.
    setMaxListeners(0, this.stop.signal);
  }

  /** Sees to it that the bots of this room play if it is for them to decide. */
  wake(room: Room): void {
    const { id } = room.facts;
    if (botToMove(room) === null || this.driven.has(id) || this.stop.signal.aborted) return;
    this.driven.add(id);
    void this.drive(id).finally(() => this.driven.delete(id));
  }

  async close(): Promise<void> {
    this.stop.abort();
    await this.runner.close();
  }

  private async drive(id: string): Promise<void> {
    while (!this.stop.signal.aborted) {
      try {
        const room = await this.hall.get(id);
        if ("problem" in room || botToMove(room) === null) return;
        await this.playOne(room);
      } catch (error) {
        if (this.stop.signal.aborted) return;
        this.events.stalled(id, error);
        await sleep(RETRY, null, { ref: false });
      }
    }
  }

  private async playOne(room: Room): Promise<void> {
    const turn = botToMove(room);
    if (turn === null) return;
    room.holds++;
    try {
      const { version } = room.played;
      const wait = room.audience.isEmpty ? 0 : this.options.delay;
      const [answer] = await Promise.all([this.ask(room, turn), sleep(wait, null, this.stop)]);
      // Somebody may have taken a move back while the bot was thinking.
      if (room.played.version !== version) return;
      const move = answer === null ? null : this.sensible(room, turn, answer);
      const done = await this.commands.playBot(room, turn.seat, move ?? anyMove(room), version);
      if ("problem" in done) throw new Error(`the move was not played: ${done.problem}`);
    } finally {
      room.holds--;
    }
  }

  /** The answer as a move that may be played; null, and it is counted, if it is none. */
  private sensible(room: Room, { bot }: BotTurn, answer: Move | MoveObject): Move | null {
    const { game, id } = room.facts;
    const move = typeof answer === "number" ? answer : game.moves.parse(answer);
    if (move !== null && room.played.legal().includes(move)) return move;
    this.events.failed(
      bot,
      "nonsense",
      id,
      `${game.id}: answered ${typeof answer === "number" ? answer : JSON.stringify(answer)}`,
    );
    return null;
  }

  /** What the bot says, whatever that is; null if it failed. */
  private async ask(room: Room, { seat, bot }: BotTurn): Promise<Move | MoveObject | null> {
    const { game, id, openedFrom } = room.facts;
    const start = performance.now();
    try {
      const view = game.layout.toJson(room.played.view(seat));
      const { budget } = this.options;
      const seed = randomInt(SEEDS);
      const question = { game: game.id, view, seat, bot, budget, seed, table: id };
      // Tables from before their openers were noted count for themselves.
      const answer = await this.runner.ask(question, openedFrom || id);
      this.events.answered(bot, performance.now() - start);
      // A bot that says nothing says nonsense; null stands for one that failed.
      return answer ?? Number.NaN;
    } catch (error) {
      if (!this.stop.signal.aborted) this.events.failed(bot, "failed", id, `${game.id}: ${String(error)}`);
      return null;
    }
  }
}

interface BotTurn {
  readonly seat: Seat;
  readonly bot: string;
}

function botToMove(room: Room): BotTurn | null {
  if (room.status !== "playing" || room.actor === null) return null;
  const bot = room.seats[room.actor]?.bot ?? null;
  return bot === null ? null : { seat: room.actor, bot };
}

function anyMove(room: Room): Move {
  const legal = room.played.legal();
  return legal[randomInt(legal.length)] as Move;
}
