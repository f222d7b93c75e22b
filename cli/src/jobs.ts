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
  Recording,
  type Tournament,
} from "@banquise/bots/arena";
import { type Catch, huntPuzzles } from "@banquise/bots/puzzles";
import {
  complaintsAbout,
  type Game,
  type Language,
  type PuzzleKind,
  type Result,
  type Simulation,
  simulate,
  type TableConfig,
} from "@banquise/engine";
import type { AnyState, LoadedGame } from "@banquise/games";
import { type ExternalBot, externalBot } from "./external/external-bot.ts";
import { progressBar } from "./format.ts";
import { loadFrom } from "./game-source.ts";
import type { Io } from "./io.ts";
import { textIn } from "./language.ts";
import type { Ledger } from "./ledger.ts";
import { packLines, type Recorder } from "./recorder.ts";

export type CheckMode = "none" | "full" | "invariants";

interface Part {
  readonly game: string;
  /** The address of its module, for a game from outside. */
  readonly source?: string;
  /** Of the rules: results of other rules must not be mixed in. */
  readonly version: number;
  readonly config: TableConfig;
  readonly first: number;
  readonly games: number;
  readonly seed: number;
  /** Whether games are written down, and with the visits of searches. */
  readonly record?: "moves" | "visits";
}

interface SimJob extends Part {
  readonly kind: "sim";
  readonly check: CheckMode;
}

/** An entrant by name, as it travels to a thread. */
export interface NamedEntrant {
  readonly bot: string;
  readonly budget: Budget;
  /** Of a bot that is a program of its own. */
  readonly program?: Program;
}

/** A bot that is a program of its own, and its milliseconds for an answer. */
export interface Program {
  readonly command: string;
  readonly limit: number;
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

interface PuzzlesJob extends Part {
  readonly kind: "puzzles";
  readonly kinds: readonly PuzzleKind[];
}

export type Job = SimJob | ArenaJob | LabJob | PuzzlesJob;
type ResultOf<J extends Job> = J extends SimJob
  ? Simulation
  : J extends ArenaJob
    ? GameRecord[]
    : J extends PuzzlesJob
      ? Catch
      : LabTally;

/** What came of a part; with its games written down and packed, if that was asked for. */
interface Done<J extends Job> {
  readonly result: ResultOf<J>;
  readonly packed: Uint8Array | null;
}

/** What a thread says of a part: what came of it, or what a bot did in place of playing. */
export type Told<J extends Job> = Done<J> | { readonly fault: Fault };

/** Does one part, in whatever thread this is; `home` is where the built program is. Throws a `BotFault`. */
export async function doJob<J extends Job>(job: J, home: URL): Promise<Done<J>> {
  const loaded = await loadFrom(job.source ?? job.game);
  if ("why" in loaded) throw new Error(`${job.game}: ${loaded.why}, ${loaded.detail}`);
  const recording = job.record ? new Recording(loaded.game, job.config, job.seed) : null;
  const result = (await resultOf(job, loaded, home, recording)) as ResultOf<J>;
  return { result, packed: recording && packLines(recording.lines) };
}

async function resultOf(
  job: Job,
  { game, text }: LoadedGame,
  home: URL,
  recording: Recording | null,
): Promise<Simulation | GameRecord[] | LabTally | Catch> {
  if (job.kind === "sim") {
    const observer = recording && {
      decided: recording.decided.bind(recording),
      ended: (index: number, result: Result) => recording.ended(index, null, result),
    };
    return simulate(game, job.config, {
      ...job,
      ...inspection(game, job),
      ...(observer ? { observer } : {}),
    });
  }
  if (job.kind === "puzzles") return huntPuzzles({ ...job, game }, job);
  const entrants = job.entrants.map((entrant) => existing(entrant, home));
  const tournament: Tournament<AnyState> = {
    ...job,
    game,
    entrants,
    visits: job.record === "visits",
    ...(recording ? { recording } : {}),
  };
  try {
    if (job.kind === "arena") return playTournament(tournament, job);
    const { actor, other } = textIn(job.language).lab;
    return playLab(tournament, job, { text: await text[job.language](), actor, other });
  } finally {
    await Promise.all(entrants.map(({ bot }) => ("close" in bot ? (bot as ExternalBot).close() : null)));
  }
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

function existing({ bot: id, budget, program }: NamedEntrant, home: URL): Entrant {
  const bot = program ? externalBot({ id, ...program, home }) : botById(id);
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
  {
    ledger = null,
    recorder = null,
  }: { readonly ledger?: Ledger | null; readonly recorder?: Recorder | null } = {},
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
  const takeParts = async (work: (part: J) => Promise<Done<J>>): Promise<void> => {
    for (const { part, i } of queue) {
      const { result, packed } = await work(part);
      results[i] = result;
      if (packed) recorder?.add(i, packed);
      ledger?.add(part, result);
      io.status?.(progressBar(++done, parts.length));
    }
  };
  try {
    if (threads === 1) await takeParts((part) => doJob(part, io.home));
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
  takeParts: (work: (part: J) => Promise<Done<J>>) => Promise<void>,
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
            else resolve(told);
          });
          worker.postMessage(part);
        }),
    );
  } finally {
    await worker.terminate();
  }
}
