import { setTimeout as sleep } from "node:timers/promises";
import { median, percentile } from "../report.ts";
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
  /** What of that the operating system used, most of it for the sockets. */
  readonly systemMicrosecondsPerMove: number;
  /** What the clients used, in their own process: where it is more than the server's, they are the bottleneck. */
  readonly clientMicrosecondsPerMove: number;
  /** MiB, when all games are under way. */
  readonly memory: number;
  /** Events that did not come, or came twice, or out of order. */
  readonly wrongEvents: number;
  readonly moves: number;
}

/** A server under load, for as many sets of games as one likes. */
export interface Contestant {
  play(): Promise<Figures>;
  close(): Promise<void>;
}

/**
 * What each of several servers does in some sets of games, after one that is only for the compiler: servers run for days.
 * They take turns, so that a machine that is slower for a while is slower for all of them.
 */
export async function alternately(
  rounds: number,
  starts: readonly (() => Promise<Contestant>)[],
): Promise<Figures[][]> {
  const contestants: Contestant[] = [];
  try {
    for (const start of starts) contestants.push(await start());
    for (const contestant of contestants) await contestant.play();
    const figures: Figures[][] = contestants.map(() => []);
    for (let round = 0; round < rounds; round++)
      for (const [i, contestant] of contestants.entries()) figures[i].push(await contestant.play());
    return figures;
  } finally {
    for (const contestant of contestants) await contestant.close();
  }
}

/** Each figure in the middle of several sets. */
export function middle(sets: readonly Figures[]): Figures {
  const names = Object.keys(sets[0]) as (keyof Figures)[];
  return Object.fromEntries(
    names.map((name) => [name, median(sets.map((figures) => figures[name]))]),
  ) as unknown as Figures;
}

/** How one server compares with another in the sets that they played one after the other. */
export function ratios(
  of: readonly Figures[],
  to: readonly Figures[],
  figure: (figures: Figures) => number,
): { readonly middle: number; readonly range: string } {
  const each = of.map((figures, round) => figure(figures) / figure(to[round]));
  return { middle: median(each), range: `${Math.min(...each).toFixed(2)} – ${Math.max(...each).toFixed(2)}` };
}

const GIVE_UP_SECONDS = 120;

/** Counts what the clients of servers do and hear. */
export class Meter {
  moves = 0;
  wrongEvents = 0;
  finished = 0;
  private readonly servers: readonly ServerProcess[];
  private readonly load: Load;
  private readonly delays: number[] = [];
  private began: Moment | null = null;
  private ended: Moment | null = null;

  constructor(servers: readonly ServerProcess[], load: Load) {
    this.servers = servers;
    this.load = load;
  }

  /** A move was accepted. */
  moved(): void {
    this.moves++;
    const { games, from, to } = this.load;
    if (this.moves === games * from) this.began = momentOf(this.servers);
    if (this.moves === games * to) this.ended = momentOf(this.servers);
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
    const { began, ended } = this;
    const counted = this.load.games * (this.load.to - this.load.from);
    const perMove = (used: "cpu" | "system" | "client"): number =>
      ((ended[used] - began[used]) / counted) * 1e6;
    return {
      movesPerSecond: counted / ((ended.time - began.time) / 1000),
      p50: percentile(this.delays, 0.5),
      p99: percentile(this.delays, 0.99),
      cpuMicrosecondsPerMove: perMove("cpu"),
      systemMicrosecondsPerMove: perMove("system"),
      clientMicrosecondsPerMove: perMove("client"),
      memory: ended.memory,
      wrongEvents: this.wrongEvents,
      moves: this.moves,
    };
  }
}

/** What was used until a moment: processor seconds of server and clients, and memory of the server. */
interface Moment {
  readonly time: number;
  readonly cpu: number;
  readonly system: number;
  readonly client: number;
  readonly memory: number;
}

function momentOf(servers: readonly ServerProcess[]): Moment {
  const { user, system } = process.cpuUsage();
  const sum = (of: (server: ServerProcess) => number) =>
    servers.reduce((total, server) => total + of(server), 0);
  return {
    time: performance.now(),
    cpu: sum((server) => server.cpuSeconds()),
    system: sum((server) => server.systemSeconds()),
    client: (user + system) / 1e6,
    memory: sum((server) => server.memory()),
  };
}
