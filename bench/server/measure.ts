import { setTimeout as sleep } from "node:timers/promises";
import { percentile } from "../report.ts";
import type { ServerProcess } from "./process.ts";

export interface Load {
  readonly games: number;
  /** Moves of each game that only warm up, and the moves after which counting stops: games end at different times. */
  readonly from: number;
  readonly to: number;
}

export interface Figures {
  readonly movesPerSecond: number;
  /** Milliseconds from sending a move to hearing of it, over all streams. */
  readonly p50: number;
  readonly p99: number;
  readonly cpuMicrosecondsPerMove: number;
  /** MiB, when all games are under way. */
  readonly memory: number;
  /** Events that did not come, or came twice, or out of order. */
  readonly wrongEvents: number;
  readonly moves: number;
}

const GIVE_UP_SECONDS = 120;

/** Counts what the clients of one server do and hear. */
export class Meter {
  moves = 0;
  wrongEvents = 0;
  finished = 0;
  private readonly server: ServerProcess;
  private readonly load: Load;
  private readonly delays: number[] = [];
  private began: { time: number; cpu: number } | null = null;
  private ended: { time: number; cpu: number; memory: number } | null = null;

  constructor(server: ServerProcess, load: Load) {
    this.server = server;
    this.load = load;
  }

  /** A move was accepted. */
  moved(): void {
    this.moves++;
    const { games, from, to } = this.load;
    if (this.moves === games * from) this.began = { time: performance.now(), cpu: this.server.cpuSeconds() };
    if (this.moves === games * to) {
      const { server } = this;
      this.ended = { time: performance.now(), cpu: server.cpuSeconds(), memory: server.memory() };
    }
  }

  /** A stream told of a move that was sent at a time. */
  heard(sentAt: number): void {
    if (this.began !== null && this.ended === null) this.delays.push(performance.now() - sentAt);
  }

  async allFinished(): Promise<void> {
    const deadline = performance.now() + GIVE_UP_SECONDS * 1000;
    while (this.finished < this.load.games) {
      if (performance.now() > deadline)
        throw new Error(`${this.finished} games ended in ${GIVE_UP_SECONDS} s`);
      await sleep(50);
    }
  }

  figures(): Figures {
    if (this.began === null || this.ended === null) throw new Error("the games were too short to measure");
    const counted = this.load.games * (this.load.to - this.load.from);
    return {
      movesPerSecond: counted / ((this.ended.time - this.began.time) / 1000),
      p50: percentile(this.delays, 0.5),
      p99: percentile(this.delays, 0.99),
      cpuMicrosecondsPerMove: ((this.ended.cpu - this.began.cpu) / counted) * 1e6,
      memory: this.ended.memory,
      wrongEvents: this.wrongEvents,
      moves: this.moves,
    };
  }
}
