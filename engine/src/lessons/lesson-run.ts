/**
 * Somebody taking a lesson: where they are in it, the table before them, what is being said and what is asked. It knows no
 * screen. What was not wanted stays on the table until `retry` takes it back, so that people see what it did.
 */
import type { RuleId, Seat } from "../game.ts";
import { type Game, parseConfig, type TableConfig } from "../game.ts";
import type { Move } from "../moves.ts";
import type { Place } from "../places.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { Table } from "../table.ts";
import {
  type Choose,
  type Count,
  type CountLine,
  type Do,
  type Lesson,
  type LessonStep,
  type Try,
  type Wording,
  wordingOf,
} from "./lesson.ts";
import { attempt, chanceOf, judge, played, printedMove, wayThrough } from "./task.ts";

/** said: nothing is asked. asked: something is. wrong: it was not that. done: it was. */
export type LessonPhase = "said" | "asked" | "wrong" | "done";

/** What was answered. */
interface Reply {
  readonly says: Wording;
  readonly lit: readonly Place[] | undefined;
}

const NOWHERE: readonly Place[] = [];

export class LessonRun<S> {
  readonly game: Game<S>;
  readonly lesson: Lesson<S>;
  readonly config: TableConfig;
  readonly learner: Seat;
  private place = 0;
  private present: Table<S>;
  private now: LessonPhase = "said";
  private reply: Reply | null = null;
  /** Where the task began, and where `retry` leads back to. */
  private start = 0;
  private back = 0;
  private watched = 0;
  private counted = 0;
  private readonly chosen = new Set<number>();

  /** Begins at a step: what comes before it is done as the lesson wishes. */
  constructor(game: Game<S>, lesson: Lesson<S>, from = 0) {
    this.game = game;
    this.lesson = lesson;
    this.learner = lesson.learner ?? 0;
    const config = parseConfig(game, lesson.seats, lesson.options);
    if ("problem" in config)
      throw new Error(`a lesson of ${game.id} has no ${config.problem} ${config.name}`);
    this.config = config;
    const first = lesson.steps[0]?.position;
    if (first === undefined) throw new Error(`a lesson of ${game.id} begins at no position`);
    this.present = this.tableAt(first());
    const last = Math.min(from, lesson.steps.length - 1);
    this.begin(lesson.steps.findLastIndex(({ position }, i) => i <= last && position !== undefined));
    while (this.place < last) this.pass();
  }

  get table(): Table<S> {
    return this.present;
  }

  get phase(): LessonPhase {
    return this.now;
  }

  /** From 0; as many as there are steps when the lesson is over. */
  get at(): number {
    return this.place;
  }

  get over(): boolean {
    return this.place === this.lesson.steps.length;
  }

  /** The step that one is at; null when the lesson is over. */
  get step(): LessonStep<S> | null {
    return this.lesson.steps[this.place] ?? null;
  }

  /** What is being said now. */
  get says(): Wording | null {
    if (this.reply) return this.reply.says;
    return this.ask?.says ?? (this.step && wordingOf(this.step));
  }

  /** What is being spoken of. */
  get lit(): readonly Place[] {
    if (this.reply) return this.reply.lit ?? NOWHERE;
    return this.lines.at(-1)?.lit ?? this.ask?.lit ?? this.step?.lit ?? NOWHERE;
  }

  /** Rules that the step is about. */
  get rules(): readonly RuleId[] {
    const { step } = this;
    if (step === null) return [];
    return "try" in step ? (this.now === "done" ? [step.rule] : []) : (step.rules ?? []);
  }

  /** Whether moves can be made on the board now. */
  get playing(): boolean {
    return this.now === "asked" && this.step !== null && ("do" in this.step || "try" in this.step);
  }

  /** The points counted so far. */
  get lines(): readonly CountLine[] {
    return this.counting?.lines(this.present.state).slice(0, this.counted) ?? [];
  }

  /** Whether all points of a count have been told. */
  get told(): boolean {
    return this.counting === null || this.counted >= this.counting.lines(this.present.state).length;
  }

  /** The answers of a question that were given. */
  get given(): ReadonlySet<number> {
    return this.chosen;
  }

  /** Makes a move of whoever learns. */
  play(move: Move): Refusal | null {
    const { step, present } = this;
    if (!this.playing || step === null) return refusal("notYourTurn");
    const rule = this.game.whyNot(present.state, move);
    if (rule !== null) return refusal("illegalMove", rule);
    if ("do" in step) this.follow(step, move);
    else if ("try" in step) this.follow(step, move);
    return null;
  }

  /** Something was tried that is not legal. Answers whether that was the lesson. */
  tryOut(move: Move): boolean {
    const { step } = this;
    if (!this.playing || step === null || !("try" in step)) return false;
    if (this.game.whyNot(this.present.state, move) !== step.rule) return false;
    this.settle("done", step.done, step.doneLit);
    return true;
  }

  /** Answers a question; another answer may be tried after a wrong one. */
  choose(index: number): void {
    const { step } = this;
    const choice = step !== null && "choose" in step ? step.answers[index] : undefined;
    if (choice === undefined || this.now === "done") return;
    this.chosen.add(index);
    this.settle(choice.right ? "done" : "wrong", choice.reason, choice.lit ?? step?.lit);
  }

  /** Takes back what was answered, and asks again. */
  retry(): void {
    if (this.now !== "wrong") return;
    if (this.present.version !== this.back) this.present = this.present.at(this.back);
    this.now = "asked";
    this.reply = null;
  }

  /** Makes the next move that is to be watched. Answers false when there is none left. */
  watch(): boolean {
    const { step, game, present } = this;
    const printed = step !== null && "watch" in step ? step.moves[this.watched] : undefined;
    if (printed === undefined || step === null || !("watch" in step)) return false;
    const move = printedMove(game, printed);
    if (move === null || game.whyNot(present.state, move) !== null)
      throw new Error(`step ${this.place} of a lesson of ${game.id}: ${printed} cannot be played`);
    this.watched++;
    this.present = played(present, move, attempt(present, move, step.draws));
    return true;
  }

  /** Goes on: to the next line of a count, or to the next step. Nothing happens while something is asked. */
  next(): void {
    if (this.now === "asked" || this.now === "wrong") return;
    if (!this.told) {
      this.counted++;
      return;
    }
    while (this.watch());
    this.begin(this.place + 1);
  }

  /** A move that leads to the end of the task; null when none is asked for. */
  wayOn(): Move | null {
    const { step, present } = this;
    if (!this.playing || step === null) return null;
    if ("do" in step) return wayThrough(present, step)?.[0] ?? null;
    return "try" in step ? printedMove(this.game, step.moves[0] ?? "") : null;
  }

  /** Does what the step asks for, and goes on. */
  pass(): void {
    const { step } = this;
    if (this.now === "wrong") this.retry();
    if (step !== null && "do" in step)
      for (const move of wayThrough(this.present, step) ?? []) this.play(move);
    if (step !== null && "try" in step) this.tryOut(this.wayOn() ?? -1);
    if (step !== null && "choose" in step) this.choose(step.answers.findIndex(({ right }) => right === true));
    const { place } = this;
    if (this.now === "asked") throw new Error(`step ${place} of a lesson of ${this.game.id} cannot be done`);
    while (this.place === place) this.next();
  }

  private get counting(): Count<S> | null {
    return this.step !== null && "count" in this.step ? this.step : null;
  }

  /** The question in the middle of a task. */
  private get ask() {
    const { step, present } = this;
    if (step === null || !("do" in step) || present.version === this.start) return undefined;
    return step.asks?.find(({ when }) => when(present.state));
  }

  private follow(task: Do<S> | Try<S>, move: Move): void {
    const { present } = this;
    const made = attempt(present, move, "do" in task ? task.draws : undefined);
    const judged = "do" in task ? judge(task, made.deed) : { answer: null };
    this.present = played(present, move, made);
    if (judged === "onTheWay") return;
    if (judged === "reached") {
      this.settle("done", (task as Do<S>).done, task.doneLit);
      return;
    }
    this.back = judged.answer?.fromStart ? this.start : present.version;
    this.settle("wrong", judged.answer?.says ?? task.otherwise, judged.answer?.lit);
  }

  private settle(phase: LessonPhase, says: Wording, lit: readonly Place[] | undefined): void {
    this.now = phase;
    this.reply = { says, lit };
  }

  private begin(place: number): void {
    this.place = place;
    const { step } = this;
    if (step?.position) this.present = this.tableAt(step.position());
    this.start = this.present.version;
    this.back = this.start;
    this.watched = 0;
    this.counted = 0;
    this.chosen.clear();
    this.reply = null;
    this.now = step !== null && asks(step) ? "asked" : "said";
  }

  private tableAt(state: S): Table<S> {
    return Table.startingAt(this.game, this.config, chanceOf(this.config.seats), state);
  }
}

/** Whether a step waits for a decision. */
const asks = <S>(step: LessonStep<S>): step is Do<S> | Try<S> | Choose<S> =>
  "do" in step || "try" in step || "choose" in step;
