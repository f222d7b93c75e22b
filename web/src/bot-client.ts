/** Asks the bots' worker. It is started by the first question and shared by all tables of the page. */
import type { Analysis, AnalysisRequest, BotAnswer, BotQuestion, BotRequest, Position } from "@banquise/bots";
import type { Move } from "@banquise/engine";

/** What a bot plays, or null when it failed or took too long. `told` hears how much it has thought, from 0 to 1. */
export type AskBot = (
  question: Omit<BotQuestion, "budget">,
  told?: (progress: number) => void,
) => Promise<Move | null>;

/** What each move is worth, or null when it cannot be said. `told` hears of every step on the way. */
export type AskAnalysis = (
  position: Position & Pick<AnalysisRequest, "searches">,
  told?: (analysis: Analysis) => void,
) => Promise<Analysis | null>;

/** How much each bot thinks is its own business; the time is a limit for slow devices. */
const BUDGET = { iterations: Number.POSITIVE_INFINITY, milliseconds: 1000 };
/** A worker that is silent for this long is replaced. */
const PATIENCE = 10_000;

interface Waiting {
  /** Hears an answer, or null when there will be none; true when it waits for more. */
  readonly hear: (answer: BotAnswer | null) => boolean;
  timer: ReturnType<typeof setTimeout>;
}

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, Waiting>();

export const askBot: AskBot = (question, told) =>
  new Promise((resolve) => {
    const send = (id: number): BotRequest => ({ ...question, id, budget: BUDGET, inSteps: true });
    post(send, (answer) => {
      if (answer !== null && "progress" in answer) {
        told?.(answer.progress);
        return true;
      }
      resolve(answer !== null && "move" in answer ? answer.move : null);
      return false;
    });
  });

export const askAnalysis: AskAnalysis = (position, told) =>
  new Promise((resolve) => {
    const send = (id: number): AnalysisRequest => ({ ...position, id, analyse: true });
    post(send, (answer) => {
      const analysis = answer !== null && "analysis" in answer ? answer.analysis : null;
      const more = answer !== null && "analysis" in answer && !answer.finished;
      if (more && analysis) told?.(analysis);
      else resolve(analysis);
      return more;
    });
  });

function post(send: (id: number) => BotRequest | AnalysisRequest, hear: Waiting["hear"]): void {
  const id = ++asked;
  waiting.set(id, { hear, timer: setTimeout(restart, PATIENCE) });
  worker ??= start();
  worker.postMessage(send(id));
}

function start(): Worker {
  const started = new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module" });
  started.onmessage = ({ data }: MessageEvent<BotAnswer>) => pass(data.id, data);
  started.onerror = restart;
  return started;
}

function restart(): void {
  worker?.terminate();
  worker = null;
  for (const id of [...waiting.keys()]) pass(id, null);
}

function pass(id: number, answer: BotAnswer | null): void {
  const asker = waiting.get(id);
  if (!asker) return;
  clearTimeout(asker.timer);
  if (asker.hear(answer)) asker.timer = setTimeout(restart, PATIENCE);
  else waiting.delete(id);
}
