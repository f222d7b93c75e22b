/**
 * Long work cut into parts. How it is cut depends on the amount of work alone, and parts are put together in their
 * order: the answer is the same with any number of threads, and whether or not the work was interrupted.
 */
import { Worker } from "node:worker_threads";
import { BotFault, type Budget, botById, type Fault } from "@banquise/bots";
import {
  type Entrant,
  type GameRecord,
  type LabTally,
  playLab,
  playTournament,
  type Tournament,
} from "@banquise/bots/arena";
import {
  complaintsAbout,
  type Game,
  type Language,
  type Simulation,
  simulate,
  type TableConfig,
} from "@banquise/engine";
import { type AnyState, loadGame } from "@banquise/games";
import { progressBar } from "./format.ts";
import type { Io } from "./io.ts";
import { textIn } from "./language.ts";
import type { Ledger } from "./ledger.ts";

export type CheckMode = "none" | "full" | "invariants";

interface Part {
  readonly game: string;
  /** Of the rules: results of other rules must not be mixed in. */
  readonly version: number;
  readonly config: TableConfig;
  readonly first: number;
  readonly games: number;
  readonly seed: number;
}

interface SimJob extends Part {
  readonly kind: "sim";
  readonly check: CheckMode;
}

/** An entrant by name, as it travels to a thread. */
export interface NamedEntrant {
  readonly bot: string;
  readonly budget: Budget;
}

interface ArenaJob extends Part {
  readonly kind: "arena";
  readonly entrants: readonly NamedEntrant[];
}

interface LabJob extends Part {
  readonly kind: "lab";
  readonly entrants: readonly NamedEntrant[];
  /** Choices are counted by their words. */
  readonly language: Language;
}

export type Job = SimJob | ArenaJob | LabJob;
type ResultOf<J extends Job> = J extends SimJob ? Simulation : J extends ArenaJob ? GameRecord[] : LabTally;

/** What a thread says of a part: its result, or what a bot did in place of playing. */
export type Told<J extends Job> = { readonly result: ResultOf<J> } | { readonly fault: Fault };

/** Does one part, in whatever thread this is. Throws a `BotFault`. */
export async function doJob<J extends Job>(job: J): Promise<ResultOf<J>>;
export async function doJob(job: Job): Promise<Simulation | GameRecord[] | LabTally> {
  const loaded = await loadGame(job.game);
  if (loaded === null) throw new Error(`there is no game ${job.game}`);
  const { game, text } = loaded;
  if (job.kind === "sim") return simulate(game, job.config, { ...job, ...inspection(game, job) });
  const tournament: Tournament<AnyState> = { ...job, game, entrants: job.entrants.map(existing) };
  if (job.kind === "arena") return playTournament(tournament, job);
  const { actor, other } = textIn(job.language).lab;
  return playLab(tournament, job, { text: await text[job.language](), actor, other });
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

function existing({ bot: id, budget }: NamedEntrant): Entrant {
  const bot = botById(id);
  if (bot === null) throw new Error(`there is no bot ${id}`);
  return { bot, budget };
}

const PARTS = 64;

/** Does a job in parts on `threads` threads (1: this one) and returns their results in order. Parts that stand in the
 *  ledger are not done again. Throws a `BotFault` when a bot has no legal move to answer. */
export async function doInParts<J extends Job>(
  job: J,
  threads: number,
  io: Io,
  ledger: Ledger | null = null,
): Promise<ResultOf<J>[]> {
  const size = Math.ceil(job.games / PARTS);
  const parts: J[] = [];
  for (let first = 0; first < job.games; first += size) {
    parts.push({ ...job, first, games: Math.min(size, job.games - first) });
  }
  const results = parts.map((part) => ledger?.resultOf(part) as ResultOf<J> | undefined);
  const open = parts.flatMap((part, i) => (results[i] === undefined ? [{ part, i }] : []));
  let done = parts.length - open.length;
  const queue = open.values();
  const takeParts = async (work: (part: J) => Promise<ResultOf<J>>): Promise<void> => {
    for (const { part, i } of queue) {
      const result = await work(part);
      results[i] = result;
      ledger?.add(part, result);
      io.status?.(progressBar(++done, parts.length));
    }
  };
  try {
    if (threads === 1) await takeParts(doJob);
    else {
      const count = Math.min(threads, open.length);
      await Promise.all(Array.from({ length: count }, () => inThread(takeParts, io)));
    }
  } finally {
    io.status?.("");
  }
  return results as ResultOf<J>[];
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
          worker.once("message", (told: Told<J>) => {
            worker.off("error", reject);
            if ("fault" in told) reject(new BotFault(told.fault));
            else resolve(told.result);
          });
          worker.postMessage(part);
        }),
    );
  } finally {
    await worker.terminate();
  }
}
