/**
 * Long work cut into parts. How it is cut depends on the amount of work alone, and parts are put together in their
 * order: the answer is the same with any number of threads.
 */
import { Worker } from "node:worker_threads";
import { type Bot, type Budget, botById, type Outcome, playArena } from "@banquise/bots";
import { complaintsAbout, type Game, type Simulation, simulate, type TableConfig } from "@banquise/engine";
import { loadGame } from "@banquise/games";
import { progressBar } from "./format.ts";
import type { Io } from "./io.ts";

export type CheckMode = "none" | "full" | "invariants";

interface Part {
  readonly game: string;
  readonly config: TableConfig;
  readonly first: number;
  readonly games: number;
  readonly seed: number;
}

interface SimJob extends Part {
  readonly kind: "sim";
  readonly check: CheckMode;
}

interface ArenaJob extends Part {
  readonly kind: "arena";
  readonly bots: readonly string[];
  readonly budget: Budget;
}

export type Job = SimJob | ArenaJob;
type ResultOf<J extends Job> = J extends SimJob ? Simulation : Outcome[][];

/** Does one part, in whatever thread this is. */
export async function doJob<J extends Job>(job: J): Promise<ResultOf<J>>;
export async function doJob(job: Job): Promise<Simulation | Outcome[][]> {
  const loaded = await loadGame(job.game);
  if (loaded === null) throw new Error(`there is no game ${job.game}`);
  const { game } = loaded;
  if (job.kind === "sim") return simulate(game, job.config, { ...job, ...inspection(game, job) });
  return playArena(game, job.config, job.bots.map(existingBot), job);
}

function inspection<S>(
  game: Game<S>,
  { check, config, first }: SimJob,
): { inspect?: (s: unknown) => readonly string[] } {
  if (check === "none") return {};
  if (check === "invariants") return { inspect: (s) => game.violations(s as S) };
  let seed = first;
  return { inspect: (s) => complaintsAbout(game, s as S, config.seats, seed++) };
}

function existingBot(id: string): Bot {
  const bot = botById(id);
  if (bot === null) throw new Error(`there is no bot ${id}`);
  return bot;
}

const PARTS = 64;

/** Does a job in parts on `threads` threads (1: this one) and returns their results in order. */
export async function doInParts<J extends Job>(job: J, threads: number, io: Io): Promise<ResultOf<J>[]> {
  const size = Math.ceil(job.games / PARTS);
  const parts: J[] = [];
  for (let first = 0; first < job.games; first += size) {
    parts.push({ ...job, first, games: Math.min(size, job.games - first) });
  }
  const results: ResultOf<J>[] = [];
  let next = 0;
  let done = 0;
  const takeParts = async (work: (part: J) => Promise<ResultOf<J>>): Promise<void> => {
    for (let i = next++; i < parts.length; i = next++) {
      results[i] = await work(parts[i] as J);
      io.status?.(progressBar(++done, parts.length));
    }
  };
  if (threads === 1) await takeParts(doJob);
  else {
    const count = Math.min(threads, parts.length);
    await Promise.all(Array.from({ length: count }, () => inThread(takeParts, io)));
  }
  io.status?.("");
  return results;
}

async function inThread<J extends Job>(
  takeParts: (work: (part: J) => Promise<ResultOf<J>>) => Promise<void>,
  { home }: Io,
): Promise<void> {
  const worker = new Worker(new URL("job-worker.js", home));
  try {
    await takeParts(
      (part) =>
        new Promise((resolve, reject) => {
          worker.once("error", reject);
          worker.once("message", (result: ResultOf<J>) => {
            worker.off("error", reject);
            resolve(result);
          });
          worker.postMessage(part);
        }),
    );
  } finally {
    await worker.terminate();
  }
}
