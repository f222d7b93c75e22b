/** A lesson as the table screen sees it: a table whose script answers what is done at it. */
import type { Move, Place, RuleId, Seat, SeatInfo } from "@banquise/engine";
import {
  type CountLine,
  type LessonPhase,
  LessonRun,
  type LessonStep,
  type Wording,
} from "@banquise/engine/lessons";
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { AnyGame, AnyState } from "../games.ts";
import { myName } from "../new-game.ts";
import { type Moment, momentAfter, momentAt } from "../sessions/moment.ts";
import type { Refused } from "../sessions/refused.ts";
import { legalOf, NONE, nothingOlder, type TableSession, UNSUGGESTED } from "../sessions/session.ts";
import { type Beat, beatsOf } from "./beats.ts";
import { RIVALS } from "./rivals.ts";

/** Where one is in a lesson. Replaced as a whole. */
export interface LessonNow {
  readonly at: number;
  readonly over: boolean;
  /** The step at whose position the table began: another table for each. */
  readonly stage: number;
  readonly step: LessonStep<AnyState> | null;
  readonly phase: LessonPhase;
  readonly says: Wording | null;
  readonly lit: readonly Place[];
  readonly rules: readonly RuleId[];
  readonly lines: readonly CountLine[];
  readonly told: boolean;
  readonly given: ReadonlySet<number>;
}

export interface LessonTools {
  /** How long a move that is watched is shown before the next one, after a step with so many scenes. */
  readonly pace: (scenes: number) => number;
  /** Somebody has come to a step, or to the end. */
  readonly reached: (at: number, over: boolean) => void;
}

export class LessonSession implements TableSession {
  readonly kind = "lesson";
  readonly id: string;
  readonly game: AnyGame;
  readonly config: LessonRun<AnyState>["config"];
  readonly seats;
  readonly connection = signal("live" as const);
  readonly unkept = signal(null);
  readonly curtain = signal(null);
  readonly sending = signal(null);
  readonly thought = signal(null);
  readonly suggestable = UNSUGGESTED.suggestable;
  readonly suggestions = UNSUGGESTED.suggestions;
  readonly suggest = UNSUGGESTED.suggest;
  readonly older = nothingOlder;
  readonly moment: ReadonlySignal<Moment>;
  readonly legal: ReadonlySignal<readonly Move[]>;
  readonly lesson: ReadonlySignal<LessonNow>;
  readonly steps: number;

  private readonly tools: LessonTools;
  private readonly present;
  private readonly now;
  private run: LessonRun<AnyState>;
  /** What is still to be told of a move that was watched. */
  private beats: readonly Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, run: LessonRun<AnyState>, tools: LessonTools) {
    this.id = id;
    this.run = run;
    this.game = run.game;
    this.config = run.config;
    this.tools = tools;
    this.steps = run.lesson.steps.length;
    this.seats = signal(Array.from({ length: run.config.seats }, (_, seat) => sitting(seat, run.learner)));
    this.present = signal(momentAt(run.table, run.learner));
    this.now = signal(nowOf(run));
    this.moment = this.present;
    this.lesson = this.now;
    this.legal = computed(() =>
      this.now.value.phase === "asked" && this.run.playing ? legalOf(this.game, this.present.value) : NONE,
    );
    this.perform();
  }

  async play(move: Move): Promise<Refused | null> {
    const refused = this.run.play(move);
    if (refused === null) this.follow();
    return refused;
  }

  /** Something that is not legal: perhaps that is the lesson. */
  tried(move: Move): boolean {
    const wanted = this.run.tryOut(move);
    if (wanted) this.say();
    return wanted;
  }

  choose(index: number): void {
    this.run.choose(index);
    this.say();
  }

  retry(): void {
    this.run.retry();
    this.showAnew();
  }

  /** Goes on: to what is still to be told, to the next line, to the next step. */
  next(): void {
    clearTimeout(this.timer);
    if (this.beats.some(({ says }) => says !== null)) {
      this.tell();
      return;
    }
    const [rest] = this.beats;
    if (rest) this.present.value = rest.moment;
    this.beats = [];
    if (rest && this.perform()) return;
    const { at } = this.run;
    this.run.next();
    if (this.run.at === at) this.say();
    else this.enter();
  }

  /** To another step; what comes before it is done as the lesson wishes. */
  goTo(at: number): void {
    clearTimeout(this.timer);
    this.run = new LessonRun(this.game, this.run.lesson, at);
    this.enter();
  }

  /** A move that does what is asked for; null when nothing is. */
  wayOn(): Move | null {
    return this.run.wayOn();
  }

  /** A lesson takes back by itself. */
  async undo(): Promise<Refused | null> {
    return { refused: "nothingToUndo", rule: null };
  }

  hurry(): void {}

  liftCurtain(): void {}

  close(): void {
    clearTimeout(this.timer);
  }

  private enter(): void {
    this.beats = [];
    this.showAnew();
    this.tools.reached(this.run.at, this.run.over);
    this.perform();
  }

  /** Shows the table as it is, whatever was shown before. */
  private showAnew(): void {
    const { table, learner } = this.run;
    const shown = this.present.peek();
    const next = momentAt(table, learner);
    // The same table needs no new picture: nothing on it should blink between two sentences.
    const same = shown.version === next.version && this.game.layout.equals(shown.view, next.view);
    if (!same) this.present.value = next;
    this.say();
  }

  /** Shows what the last move did. */
  private follow(): void {
    const full = this.moved();
    if (full) this.present.value = full;
    this.say();
  }

  private moved(): Moment | null {
    const { table, learner } = this.run;
    const [message] = table.messages(learner, table.version - 1, 1);
    return message ? momentAfter(this.game, this.present.peek(), message) : null;
  }

  /** Plays the next move that is to be watched. Answers false when there is none. */
  private perform(): boolean {
    const { step } = this.run;
    if (step === null || !("watch" in step) || !this.run.watch()) return false;
    const full = this.moved();
    if (full === null) return false;
    this.beats = beatsOf(this.game, full, step.tells ?? {});
    this.tell();
    return true;
  }

  /** The next part of a move that is watched. One with words stays until the learner goes on. */
  private tell(): void {
    const [beat, ...rest] = this.beats;
    if (!beat) return;
    const { moment, says, lit } = beat;
    this.beats = rest;
    this.present.value = moment;
    this.now.value = says === null ? nowOf(this.run) : { ...nowOf(this.run), says, lit };
    if (says === null)
      this.timer = setTimeout(() => void this.perform(), this.tools.pace(moment.scenes.length));
  }

  private say(): void {
    this.now.value = nowOf(this.run);
  }
}

const sitting = (seat: Seat, learner: Seat): SeatInfo =>
  seat === learner
    ? { kind: "person", name: myName(), online: true }
    : { kind: "bot", name: RIVALS[seat > learner ? seat - 1 : seat] ?? "greedy", online: true };

function nowOf(run: LessonRun<AnyState>): LessonNow {
  const { at, over, step, phase, says, lit, rules, lines, told } = run;
  const stage = run.lesson.steps.findLastIndex(
    ({ position }, index) => index <= at && position !== undefined,
  );
  return { at, over, stage, step, phase, says, lit, rules, lines, told, given: new Set(run.given) };
}
