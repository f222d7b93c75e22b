import { randomInt } from "node:crypto";
import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { BotQuestion, Budget } from "@banquise/bots";
import type { Move, MoveObject, Seat } from "@banquise/engine";
import type { Commands } from "./commands.ts";
import type { LiveTable } from "./live-table.ts";
import type { LiveTables } from "./live-tables.ts";

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
  private readonly tables: LiveTables;
  private readonly commands: Commands;
  private readonly runner: BotRunner;
  private readonly options: BotDriverOptions;
  private readonly events: BotEvents;
  private readonly driven = new Set<string>();
  private readonly stop = new AbortController();

  constructor(
    tables: LiveTables,
    commands: Commands,
    runner: BotRunner,
    options: BotDriverOptions,
    events: BotEvents,
  ) {
    this.tables = tables;
    this.commands = commands;
    this.runner = runner;
    this.options = options;
    this.events = events;
    // Every table where a bot decides listens to the one signal to stop.
    setMaxListeners(0, this.stop.signal);
  }

  /** Sees to it that the bots of this table play if it is for them to decide. */
  wake(live: LiveTable): void {
    const { id } = live.facts;
    if (botToMove(live) === null || this.driven.has(id) || this.stop.signal.aborted) return;
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
        const isDone = await this.tables.use(id, (live) => this.playOne(live));
        if (isDone !== false) return;
      } catch (error) {
        if (this.stop.signal.aborted) return;
        this.events.stalled(id, error);
        await sleep(RETRY, null, { ref: false });
      }
    }
  }

  /** True when no bot is to decide any more. */
  private async playOne(live: LiveTable): Promise<boolean> {
    const turn = botToMove(live);
    if (turn === null) return true;
    const { version } = live.played;
    const wait = live.audience.isEmpty ? 0 : this.options.delay;
    const [answer] = await Promise.all([this.ask(live, turn), sleep(wait, null, this.stop)]);
    // Somebody may have taken a move back while the bot was thinking.
    if (live.isDropped || live.played.version !== version) return false;
    const move = answer === null ? null : this.sensible(live, turn, answer);
    const done = await this.commands.playBot(live, turn.seat, move ?? anyMove(live), version);
    if (!("refused" in done) || done.refused === "staleVersion") return false;
    throw new Error(`the move was not played: ${done.refused}`);
  }

  /** The answer as a move that may be played; null, and it is counted, if it is none. */
  private sensible(live: LiveTable, { bot }: BotTurn, answer: Move | MoveObject): Move | null {
    const { game, id } = live.facts;
    const move = typeof answer === "number" ? answer : game.moves.parse(answer);
    if (move !== null && live.played.legal().includes(move)) return move;
    this.events.failed(
      bot,
      "nonsense",
      id,
      `${game.id}: answered ${typeof answer === "number" ? answer : JSON.stringify(answer)}`,
    );
    return null;
  }

  /** What the bot says, whatever that is; null if it failed. */
  private async ask(live: LiveTable, { seat, bot }: BotTurn): Promise<Move | MoveObject | null> {
    const { game, id, openedFrom } = live.facts;
    const start = performance.now();
    try {
      const view = game.layout.toJson(live.played.view(seat));
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

function botToMove(live: LiveTable): BotTurn | null {
  if (live.status !== "playing" || live.actor === null || live.isPaused) return null;
  const bot = live.seats.bots[live.actor] ?? live.played.condition.standIns[live.actor] ?? null;
  return bot === null ? null : { seat: live.actor, bot };
}

function anyMove(live: LiveTable): Move {
  const legal = live.played.legal();
  return legal[randomInt(legal.length)] as Move;
}
