/**
 * The proof of a lesson: it is played from its first step to its last along every way that its tasks accept, and whatever
 * comes next must be possible from each of their ends.
 */
import { type Game, parseConfig, type RuleId, type Seat, type TableConfig } from "../game.ts";
import type { Place } from "../places.ts";
import { Table } from "../table.ts";
import type { Answer, Choose, Count, Do, Lesson, LessonStep, Try, Watch } from "./lesson.ts";
import { attempt, chanceOf, judge, keyOf, played, printedMove, wayThrough } from "./task.ts";
import { wordingComplaints, wordingsOf } from "./wordings.ts";

export interface LessonReport {
  readonly steps: number;
  /** Made by whoever learns, on the shortest way through. */
  readonly decisions: number;
  /** Tasks and questions in which wrong answers get a reason of their own. */
  readonly contested: number;
  /** Taught, in the order of their first mention. */
  readonly rules: readonly RuleId[];
  /** What is wrong with it; empty when all is well. */
  readonly complaints: readonly string[];
}

/** A task that ends in more positions than these should be followed by a step with a position of its own. */
const MOST_ENDS = 150;
const MOST_POSITIONS = 3_000;

export function checkLesson<S>(
  game: Game<S>,
  lesson: Lesson<S>,
  isRule: (rule: RuleId) => boolean,
): LessonReport {
  const config = parseConfig(game, lesson.seats, lesson.options);
  if ("problem" in config) {
    const complaints = [`the game has no ${config.problem} ${config.name}`];
    return { steps: lesson.steps.length, decisions: 0, contested: 0, rules: [], complaints };
  }
  return new Check(game, lesson, config, isRule).report();
}

class Check<S> {
  private readonly game: Game<S>;
  private readonly lesson: Lesson<S>;
  private readonly config: TableConfig;
  private readonly learner: Seat;
  private readonly isRule: (rule: RuleId) => boolean;
  private readonly complaints = new Set<string>();
  private readonly rules = new Set<RuleId>();
  private at = 0;
  private decisions = 0;
  private contested = 0;

  constructor(game: Game<S>, lesson: Lesson<S>, config: TableConfig, isRule: (rule: RuleId) => boolean) {
    this.game = game;
    this.lesson = lesson;
    this.config = config;
    this.learner = lesson.learner ?? 0;
    this.isRule = isRule;
  }

  report(): LessonReport {
    const { steps } = this.lesson;
    if (steps[0]?.position === undefined) this.complain("the first step has no position");
    else {
      let tables: readonly Table<S>[] = [];
      steps.forEach((step, at) => {
        this.at = at;
        this.checkWords(step);
        const here = step.position === undefined ? tables : [this.begun(step.position())];
        tables = distinct(here.flatMap((table) => this.ends(step, table)));
        const goesOn = at + 1 < steps.length && steps[at + 1]?.position === undefined;
        if (goesOn && tables.length > MOST_ENDS) {
          this.complain(`it ends in ${tables.length} positions: give the next step one of its own`);
          tables = tables.slice(0, MOST_ENDS);
        }
        this.countIn(step, here[0]);
      });
    }
    const { decisions, contested } = this;
    const [rules, complaints] = [[...this.rules], [...this.complaints]];
    return { steps: steps.length, decisions, contested, rules, complaints };
  }

  private complain(text: string): void {
    this.complaints.add(`step ${this.at}: ${text}`);
  }

  private begun(state: S): Table<S> {
    for (const violation of this.game.violations(state)) this.complain(`its position breaks: ${violation}`);
    return Table.startingAt(this.game, this.config, chanceOf(this.config.seats), state);
  }

  /** The tables that a step leads to. */
  private ends(step: LessonStep<S>, table: Table<S>): Table<S>[] {
    if ("do" in step) return this.endsOfTask(step, table);
    if ("watch" in step) return this.endOfWatch(step, table);
    if ("try" in step) this.checkTry(step, table);
    if ("count" in step) this.checkCount(step, table);
    if ("choose" in step) this.checkChoose(step);
    return [table];
  }

  /** Every accepted way is taken. From each position on them the end must be in reach. */
  private endsOfTask(task: Do<S>, table: Table<S>): Table<S>[] {
    this.mustDecide(table);
    const ends: Table<S>[] = [];
    const seen = new Set([keyOf(table)]);
    const answered = new Set<Answer<S>>();
    const front = [table];
    for (let here = front.pop(); here !== undefined; here = front.pop()) {
      let leadsOn = false;
      for (const move of here.actor === this.learner ? here.legal() : []) {
        const made = attempt(here, move, task.draws);
        const judged = judge(task, made.deed);
        if (typeof judged === "object") {
          if (judged.answer) answered.add(judged.answer);
          continue;
        }
        if (!made.asWished) this.complain(`no chance draws as it wishes after ${made.deed.move}`);
        leadsOn = true;
        const after = played(here, move, made);
        if (judged === "reached") ends.push(after);
        else if (!seen.has(keyOf(after))) {
          seen.add(keyOf(after));
          front.push(after);
        }
      }
      if (!leadsOn) this.complain("nothing that it accepts leads on from a position on its way");
      if (seen.size > MOST_POSITIONS) {
        this.complain("there are too many ways: name fewer moves that are on the way");
        break;
      }
    }
    if (ends.length === 0) this.complain("it cannot be done");
    for (const answer of task.wrong ?? [])
      if (!answered.has(answer)) this.complain(`nobody can ever get the answer: ${answer.says.en}`);
    return ends;
  }

  private endOfWatch(step: Watch<S>, table: Table<S>): Table<S>[] {
    let here = table;
    const told = new Set<string>();
    for (const printed of step.moves) {
      const move = printedMove(this.game, printed);
      if (move === null || this.game.whyNot(here.state, move) !== null) {
        this.complain(`${printed} cannot be played`);
        return [here];
      }
      const made = attempt(here, move, step.draws);
      if (!made.asWished) this.complain(`no chance draws as it wishes after ${printed}`);
      for (const { type } of made.deed.events) told.add(type);
      here = played(here, move, made);
    }
    for (const type of Object.keys(step.tells ?? {})) {
      if (!told.has(type)) this.complain(`it tells of ${type}, which does not happen`);
      else if (this.game.events.specs[type]?.scene !== true) this.complain(`${type} is no scene to be seen`);
    }
    return [here];
  }

  private checkTry(step: Try<S>, table: Table<S>): void {
    this.mustDecide(table);
    if (step.moves.length === 0) this.complain("it names no move that is forbidden");
    for (const printed of step.moves) {
      const move = printedMove(this.game, printed);
      const rule = move === null ? "no such move" : this.game.whyNot(table.state, move);
      if (rule !== step.rule) this.complain(`${printed}: ${rule ?? "allowed"} instead of ${step.rule}`);
    }
  }

  private checkCount(step: Count<S>, table: Table<S>): void {
    const lines = step.lines(table.state);
    if (lines.length === 0) this.complain("there is nothing to count");
    for (const { says, points, lit = [] } of lines) {
      if (!Number.isFinite(points)) this.complain(`${points} points`);
      for (const complaint of wordingComplaints(says)) this.complain(complaint);
      this.checkPlaces(lit);
    }
  }

  private checkChoose({ answers }: Choose<S>): void {
    if (answers.length < 2) this.complain("a question has at least two answers");
    if (answers.filter(({ right }) => right).length !== 1) this.complain("one answer is right, no more");
  }

  private mustDecide({ actor }: Table<S>): void {
    if (actor !== this.learner) this.complain("the decision is not the learner's");
  }

  private checkWords(step: LessonStep<S>): void {
    for (const wording of wordingsOf(step))
      for (const complaint of wordingComplaints(wording)) this.complain(complaint);
    this.checkPlaces([
      ...(step.lit ?? []),
      ...("doneLit" in step ? (step.doneLit ?? []) : []),
      ...("do" in step ? [...(step.wrong ?? []), ...(step.asks ?? [])].flatMap(({ lit = [] }) => lit) : []),
      ...("choose" in step ? step.answers.flatMap(({ lit = [] }) => lit) : []),
    ]);
    for (const rule of [...(step.rules ?? []), ...("try" in step ? [step.rule] : [])]) {
      this.rules.add(rule);
      if (!this.isRule(rule)) this.complain(`there is no rule ${rule}`);
    }
  }

  private checkPlaces(places: readonly Place[]): void {
    for (const place of places)
      if (!this.game.places.table.has(place)) this.complain(`there is no place ${place}`);
  }

  private countIn(step: LessonStep<S>, table: Table<S> | undefined): void {
    if ("try" in step || "choose" in step) this.decisions++;
    if ("do" in step && table) this.decisions += wayThrough(table, step)?.length ?? 0;
    if ("choose" in step || ("do" in step && (step.wrong?.length ?? 0) > 0)) this.contested++;
  }
}

function distinct<S>(tables: readonly Table<S>[]): Table<S>[] {
  return [...new Map(tables.map((table) => [keyOf(table), table])).values()];
}
