import { Worker } from "node:worker_threads";
import type { Move } from "@banquise/engine";
import type { Analysis } from "./analysis.ts";
import type {
  AnalysisQuestion,
  AnalysisRequest,
  BotAnswer,
  BotQuestion,
  BotRequest,
  Position,
} from "./worker-protocol.ts";

export interface BotPoolOptions {
  /** A script that calls `serveBots`. */
  readonly worker: URL;
  /** How many bots think at once. */
  readonly size: number;
  /** Milliseconds beyond its budget after which a bot is stopped. */
  readonly grace?: number;
  /** Milliseconds that count as the budget of a question without a limit of time. */
  readonly longest?: number;
}

export type BotFailureCode = "failed" | "overtime" | "crashed" | "closed";

/** Why there is no answer. Whoever asked decides what to play instead. */
export class BotFailure extends Error {
  readonly code: BotFailureCode;

  constructor(code: BotFailureCode, message: string) {
    super(message);
    this.name = "BotFailure";
    this.code = code;
  }
}

interface Task {
  readonly request: BotRequest | AnalysisRequest;
  /** Whom it is for: these are served in turn, however much one of them asks. */
  readonly client: string;
  /** Milliseconds on the clock of `performance.now()`: who must answer first is served first. */
  readonly deadline: number;
  readonly resolve: (answer: BotAnswer) => void;
  readonly reject: (failure: BotFailure) => void;
}

interface Thread {
  readonly worker: Worker;
  task: Task | null;
  alarm: NodeJS.Timeout | null;
  /** The table that it thought for last. */
  table: string | null;
}

/** Enough for a thread to start on a busy machine. */
const GRACE = 3_000;
const LONGEST = 60_000;
/** However many wait, a bot may think for so many milliseconds. */
const SHORTEST = 50;

/**
 * Bots in worker threads. A bot that runs over its time is stopped with its thread, and a new thread takes its place:
 * neither an endless loop nor a crash of a bot reaches the others, or whoever asks. When many wait, each gets a smaller
 * share of time, so that no table waits for long because others think hard.
 */
export class BotPool {
  private readonly options: Required<BotPoolOptions>;
  private readonly threads = new Set<Thread>();
  /** Sorted by deadline. */
  private readonly queue: Task[] = [];
  /** The turn since which each client waits: the smallest is served next. */
  private readonly waitingSince = new Map<string, number>();
  private turn = 0;
  private nextId = 1;
  private closed = false;

  constructor(options: BotPoolOptions) {
    this.options = { grace: GRACE, longest: LONGEST, ...options };
  }

  /**
   * The bot's move. Rejects with a `BotFailure`. The move is what the bot says: check that it is legal. Clients are served
   * in turn: whoever asks for a hundred tables waits for them, not the others.
   */
  async ask(question: BotQuestion, client = ""): Promise<Move> {
    const answer = await this.answerTo(question, client);
    if ("move" in answer) return answer.move;
    throw new BotFailure("failed", "error" in answer ? answer.error : "it named no move");
  }

  /** What each move is worth; in the same queue, and by the same rules. */
  async analyse(question: AnalysisQuestion, client = ""): Promise<Analysis> {
    const answer = await this.answerTo(question, client);
    if ("analysis" in answer) return answer.analysis;
    throw new BotFailure("failed", "error" in answer ? answer.error : "it named no worth");
  }

  private answerTo(question: BotQuestion | AnalysisQuestion, client: string): Promise<BotAnswer> {
    return new Promise((resolve, reject) => {
      if (this.closed) {
        reject(new BotFailure("closed", "the pool is closed"));
        return;
      }
      const deadline = performance.now() + this.limitOf(question);
      const task = { request: { ...question, id: this.nextId++ }, client, deadline, resolve, reject };
      const later = this.queue.findIndex((other) => other.deadline > deadline);
      this.queue.splice(later < 0 ? this.queue.length : later, 0, task);
      if (!this.waitingSince.has(client)) this.waitingSince.set(client, this.turn++);
      this.dispatch();
    });
  }

  /** Stops all threads. Questions without an answer are rejected. */
  async close(): Promise<void> {
    this.closed = true;
    const failure = new BotFailure("closed", "the pool was closed");
    for (const task of this.queue.splice(0)) task.reject(failure);
    this.waitingSince.clear();
    await Promise.all([...this.threads].map((thread) => this.discard(thread, failure)));
  }

  private limitOf({ budget }: Position): number {
    return Math.min(budget.milliseconds, this.options.longest);
  }

  private dispatch(): void {
    for (let task = this.next(); task !== null; task = this.next()) {
      const thread = this.idleThread(tableOf(task));
      if (thread === null) return;
      this.queue.splice(this.queue.indexOf(task), 1);
      if (this.queue.some(({ client }) => client === task?.client))
        this.waitingSince.set(task.client, this.turn++);
      else this.waitingSince.delete(task.client);
      this.start(thread, task);
    }
  }

  /** Of the client that has waited longest, what must be answered first. */
  private next(): Task | null {
    let [first, since] = ["", Number.POSITIVE_INFINITY];
    for (const [client, turn] of this.waitingSince) if (turn < since) [first, since] = [client, turn];
    return this.queue.find(({ client }) => client === first) ?? null;
  }

  /** Rather the thread that remembers the table than another. */
  private idleThread(table: string | undefined): Thread | null {
    const idle = [...this.threads].filter(({ task }) => task === null);
    const thread = idle.find((each) => each.table === table) ?? idle[0];
    return thread ?? (this.threads.size < this.options.size ? this.spawn() : null);
  }

  private spawn(): Thread {
    const thread: Thread = { worker: new Worker(this.options.worker), task: null, alarm: null, table: null };
    thread.worker.on("message", (answer: BotAnswer) => this.finish(thread, answer));
    thread.worker.on("error", (error) => this.lose(thread, `the thread failed: ${error.message}`));
    thread.worker.on("exit", (code) => this.lose(thread, `the thread ended with code ${code}`));
    this.threads.add(thread);
    return thread;
  }

  private start(thread: Thread, task: Task): void {
    thread.task = task;
    thread.table = tableOf(task) ?? null;
    const { budget } = task.request;
    const { size } = this.options;
    const own = this.queue.filter(({ client }) => client === task.client).length;
    const others = this.waitingSince.size - (own > 0 ? 1 : 0);
    // Clients share the time alike; what a client has is shared by its tables.
    const crowd = (1 + own / size) * (1 + others / size);
    const milliseconds = Math.min(
      budget.milliseconds,
      Math.max(SHORTEST, this.limitOf(task.request) / crowd),
    );
    thread.alarm = setTimeout(() => {
      void this.discard(thread, new BotFailure("overtime", `${nameOf(task)} ran over its time`));
      this.dispatch();
    }, this.limitOf(task.request) + this.options.grace);
    // An idle pool does not keep the process alive; a thinking bot does.
    thread.worker.ref();
    const request: Task["request"] = { ...task.request, budget: { ...budget, milliseconds } };
    thread.worker.postMessage(request);
  }

  private finish(thread: Thread, answer: BotAnswer): void {
    const { task } = thread;
    if (task === null || task.request.id !== answer.id) return;
    // What it thinks on the way is for those who look on.
    if ("analysis" in answer && !answer.finished) return;
    this.release(thread);
    thread.worker.unref();
    task.resolve(answer);
    this.dispatch();
  }

  private lose(thread: Thread, reason: string): void {
    if (!this.threads.has(thread)) return;
    void this.discard(thread, new BotFailure("crashed", reason));
    this.dispatch();
  }

  private async discard(thread: Thread, failure: BotFailure): Promise<void> {
    this.threads.delete(thread);
    const { task } = thread;
    this.release(thread);
    task?.reject(failure);
    await thread.worker.terminate();
  }

  private release(thread: Thread): void {
    if (thread.alarm !== null) clearTimeout(thread.alarm);
    thread.alarm = null;
    thread.task = null;
  }
}

const tableOf = ({ request }: Task): string | undefined => ("bot" in request ? request.table : undefined);

const nameOf = ({ request }: Task): string => ("bot" in request ? request.bot : "an analysis");
