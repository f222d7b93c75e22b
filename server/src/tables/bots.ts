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
  ask(question: BotQuestion): Promise<Move | MoveObject>;
  close(): Promise<void>;
}

export interface BotDriverOptions {
  readonly budget: Budget;
  /** Milliseconds that a bot's move takes at least when somebody looks on. */
  readonly delay: number;
}

export interface BotEvents {
  answered(bot: string, milliseconds: number): void;
  /** A bot failed, or answered what may not be played; a random move took its place. */
  failed(bot: string, tableId: string, reason: string): void;
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
      const [move] = await Promise.all([this.ask(room, turn), sleep(wait, null, this.stop)]);
      // Somebody may have taken a move back while the bot was thinking.
      if (room.played.version !== version) return;
      const done = await this.commands.playBot(room, turn.seat, move ?? anyMove(room), version);
      if (!("problem" in done)) return;
      if (done.problem === "notStored") throw new Error("the move could not be stored");
      this.events.failed(turn.bot, room.facts.id, `answered ${move}: ${done.problem}`);
      await this.commands.playBot(room, turn.seat, anyMove(room), version);
    } finally {
      room.holds--;
    }
  }

  /** The bot's answer as a code, which may be illegal; null if it failed. */
  private async ask(room: Room, { seat, bot }: BotTurn): Promise<Move | null> {
    const { game, id } = room.facts;
    const start = performance.now();
    try {
      const view = game.layout.toJson(room.played.view(seat));
      const { budget } = this.options;
      const answer = await this.runner.ask({
        game: game.id,
        view,
        seat,
        bot,
        budget,
        seed: randomInt(SEEDS),
        table: id,
      });
      this.events.answered(bot, performance.now() - start);
      return typeof answer === "number" ? answer : game.moves.parse(answer);
    } catch (error) {
      if (!this.stop.signal.aborted) this.events.failed(bot, id, String(error));
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
