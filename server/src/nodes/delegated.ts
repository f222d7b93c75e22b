import type { Analysis, AnalysisQuestion, BotQuestion } from "@banquise/bots";
import type { Move, MoveObject } from "@banquise/engine";
import { newNodeId } from "../ids.ts";
import type { JobStore } from "../storage/job-store.ts";
import type { BotRunner } from "../tables/bots.ts";
import type { Notice } from "./bus.ts";

/** The kind of a job that asks what a bot would do. */
export const THINKING = "thinking";

/** Milliseconds between two looks at what is done, in case a notice was lost. */
const BEAT = 500;
/** Milliseconds that an answer is waited for beyond the time that the bot has. */
const PATIENCE = 30_000;

interface Waiting {
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: Error) => void;
  readonly until: number;
}

/** What a worker says: a move, what each move is worth, or why there is no answer. */
export type Thought =
  | { readonly move: Move | MoveObject }
  | { readonly analysis: Analysis }
  | { readonly failed: string };

/** Lets others think: a question, with what its seat may see and nothing else, is a job for any worker. */
export class Delegated implements BotRunner {
  private readonly jobs: JobStore;
  private readonly publish: (notice: Notice) => void;
  private readonly waiting = new Map<string, Waiting>();
  private readonly timer: NodeJS.Timeout;
  private looking: Promise<void> = Promise.resolve();

  constructor(jobs: JobStore, publish: (notice: Notice) => void) {
    this.jobs = jobs;
    this.publish = publish;
    this.timer = setInterval(() => this.look([...this.waiting.keys()]), BEAT);
    this.timer.unref();
  }

  async ask(question: BotQuestion, client: string): Promise<Move | MoveObject> {
    const thought = await this.thoughtOn(question, client);
    if ("move" in thought) return thought.move;
    throw new Error("no move was answered");
  }

  async analyse(question: AnalysisQuestion, client: string): Promise<Analysis> {
    const thought = await this.thoughtOn(question, client);
    if ("analysis" in thought) return thought.analysis;
    throw new Error("no analysis was answered");
  }

  private async thoughtOn(question: BotQuestion | AnalysisQuestion, client: string): Promise<Thought> {
    const id = newNodeId();
    const until = Date.now() + PATIENCE + Math.min(question.budget.milliseconds, PATIENCE);
    const answer = new Promise<Thought>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, until });
    });
    await this.jobs.add(THINKING, { id, payload: JSON.stringify(question), client });
    this.publish({ jobs: [THINKING] });
    return answer;
  }

  /** Some jobs are done, by whomever they were asked for. */
  done(ids: readonly string[]): void {
    this.look(ids.filter((id) => this.waiting.has(id)));
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
    await this.jobs.remove([...this.waiting.keys()]).catch(() => {});
    for (const { reject } of this.waiting.values()) reject(new Error("the server stops"));
    this.waiting.clear();
  }

  private look(ids: readonly string[]): void {
    if (ids.length === 0) return;
    // The database may be away for a while: then next time.
    this.looking = this.looking.then(() => this.read(ids)).catch(() => {});
  }

  private async read(ids: readonly string[]): Promise<void> {
    const answers = await this.jobs.answers(ids);
    const late = [...this.waiting].flatMap(([id, { until }]) => (until < Date.now() ? [id] : []));
    for (const { id, answer } of answers) this.settle(id, JSON.parse(answer ?? "null") as Thought | null);
    for (const id of late) this.settle(id, { failed: "no worker has answered" });
    await this.jobs.remove([...answers.map(({ id }) => id), ...late]);
  }

  private settle(id: string, thought: Thought | null): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (thought !== null && !("failed" in thought)) waiting?.resolve(thought);
    else waiting?.reject(new Error(thought?.failed ?? "nothing was answered"));
  }
}
