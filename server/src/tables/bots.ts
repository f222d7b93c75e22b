import { randomInt } from "node:crypto";
import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type Analysis,
  type AnalysisQuestion,
  type BotQuestion,
  type Budget,
  dailyQuestion,
} from "@banquise/bots";
import type { Move, MoveObject } from "@banquise/engine";
import type { TurnStore } from "../storage/turn-store.ts";
import type { Commands } from "./commands.ts";
import type { BotTurn, LiveTable } from "./live-table.ts";
import type { LiveTables } from "./live-tables.ts";

/** Who answers for the bots: a pool of threads. */
export interface BotRunner {
  /** `client`: whom the table is for; clients are served in turn. */
  ask(question: BotQuestion, client: string): Promise<Move | MoveObject>;
  /** What each move of a decision is worth. */
  analyse(question: AnalysisQuestion, client: string): Promise<Analysis>;
  close(): Promise<void>;
}

export interface BotDriverOptions {
  /** This one, by which others know what it sees to. */
  readonly node: string;
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
/** Tables that are taken over at a time. */
const TAKEN_AT_ONCE = 50;

/** Plays the seats of bots, one decision after the other, until a person must decide. */
export class BotDriver {
  private readonly tables: LiveTables;
  private readonly commands: Commands;
  private readonly turns: TurnStore;
  private readonly runner: BotRunner;
  private readonly options: BotDriverOptions;
  private readonly events: BotEvents;
  private readonly driven = new Set<string>();
  private readonly stop = new AbortController();

  constructor(
    tables: LiveTables,
    commands: Commands,
    turns: TurnStore,
    runner: BotRunner,
    options: BotDriverOptions,
    events: BotEvents,
  ) {
    this.tables = tables;
    this.commands = commands;
    this.turns = turns;
    this.runner = runner;
    this.options = options;
    this.events = events;
    // Every table where a bot decides listens to the one signal to stop.
    setMaxListeners(0, this.stop.signal);
  }

  /** Sees to it that the bots of this table play if it is for them to decide. */
  wake(live: LiveTable): void {
    const { id } = live.facts;
    if (!this.isDue(live) || this.driven.has(id) || this.stop.signal.aborted) return;
    this.driven.add(id);
    void this.drive(id).finally(() => this.driven.delete(id));
  }

  /** Takes over tables whose bots no living node sees to. Whether there may be more. */
  async takeOver(): Promise<boolean> {
    if (this.stop.signal.aborted) return false;
    const ids = await this.turns.claim(this.options.node, TAKEN_AT_ONCE);
    for (const id of ids) {
      if (this.stop.signal.aborted) return false;
      await this.tables
        .use(id, (live) => {
          live.thinker = this.options.node;
          this.wake(live);
        })
        .catch((error: unknown) => this.events.stalled(id, error));
      // Others are served in between.
      await new Promise((resolve) => setImmediate(resolve));
    }
    return ids.length === TAKEN_AT_ONCE;
  }

  /** Whether it is for this node to let a bot of a table think. */
  private isDue(live: LiveTable): boolean {
    return live.botTurn !== null && live.thinker === this.options.node;
  }

  async close(): Promise<void> {
    this.stop.abort();
    await this.runner.close();
  }

  private async drive(id: string): Promise<void> {
    while (!this.stop.signal.aborted) {
      try {
        const isDone = await this.tables.useAsKnown(id, (live) => this.playOne(live));
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
    const turn = live.botTurn;
    if (turn === null || !this.isDue(live)) return true;
    const { version } = live.played;
    const wait = live.isWatched ? this.options.delay : 0;
    const [answer] = await Promise.all([this.ask(live, turn), sleep(wait, null, this.stop)]);
    // Somebody may have taken a move back while the bot was thinking.
    if (live.isDropped || live.played.version !== version) return false;
    const move = answer === null ? null : this.sensible(live, turn, answer);
    // In a challenge everybody meets the same bots: better to ask again than to play anything.
    if (move === null && live.facts.daily !== null) throw new Error("the bot has no answer");
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

  private question({ facts, played }: LiveTable, { seat, bot }: BotTurn): BotQuestion {
    const { game, id: table } = facts;
    const view = game.layout.toJson(played.view(seat));
    const { budget } = this.options;
    const seed = randomInt(SEEDS);
    return { game: game.id, rules: game.version, view, seat, bot, budget, seed, table };
  }

  /** What the bot says, whatever that is; null if it failed. */
  private async ask(live: LiveTable, { seat, bot }: BotTurn): Promise<Move | MoveObject | null> {
    const { game, id, openedFrom } = live.facts;
    const start = performance.now();
    try {
      const question =
        live.facts.daily === null
          ? this.question(live, { seat, bot })
          : dailyQuestion(live.played, live.facts.secret);
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

function anyMove(live: LiveTable): Move {
  const legal = live.played.legal();
  return legal[randomInt(legal.length)] as Move;
}
