/** Asks the bots' worker. It is started by the first question and shared by all tables of the page. */
import type { BotAnswer, BotQuestion, BotRequest } from "@banquise/bots";
import type { Move } from "@banquise/engine";

/** What a bot plays, or null when it failed or took too long. */
export type AskBot = (question: Omit<BotQuestion, "budget">) => Promise<Move | null>;

/** How much each bot thinks is its own business; the time is a limit for slow devices. */
const BUDGET = { iterations: Number.POSITIVE_INFINITY, milliseconds: 1000 };
/** A worker that is silent for this long is replaced. */
const PATIENCE = 10_000;

interface Waiting {
  readonly resolve: (move: Move | null) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, Waiting>();

export const askBot: AskBot = (question) =>
  new Promise((resolve) => {
    const id = ++asked;
    waiting.set(id, { resolve, timer: setTimeout(restart, PATIENCE) });
    worker ??= start();
    worker.postMessage({ ...question, id, budget: BUDGET } satisfies BotRequest);
  });

function start(): Worker {
  const started = new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module" });
  started.onmessage = ({ data }: MessageEvent<BotAnswer>) =>
    settle(data.id, "move" in data ? data.move : null);
  started.onerror = restart;
  return started;
}

function restart(): void {
  worker?.terminate();
  worker = null;
  for (const id of [...waiting.keys()]) settle(id, null);
}

function settle(id: number, move: Move | null): void {
  const asker = waiting.get(id);
  if (!asker) return;
  waiting.delete(id);
  clearTimeout(asker.timer);
  asker.resolve(move);
}
