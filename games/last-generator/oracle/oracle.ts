/**
 * A second reading of the effects (GEN-28), written from the rules and not from the interpreter: slow, in words, without
 * compiled code. It is given the answers that were given to the engine and the same dice, and must come to the same
 * table.
 */
import type { Random } from "@banquise/engine";
import type { CitizenType, Cost, Effect, ModifierEffect, Option, Resource } from "../content/types.ts";
import type { Model } from "./model.ts";
import { isTrue } from "./queries.ts";

/** A question that the engine asked: what it offered, and what was answered. */
export interface Answer {
  readonly offered: readonly string[];
  readonly chosen: string;
}

/** For whom a list of effects runs. */
export interface Scope {
  /** The Meeple or scout that acts. */
  readonly acting?: CitizenType;
  /** The building that is used. */
  readonly use?: string;
  /** The space of the Meeple that gathers. */
  readonly space?: string;
  /** The Morning card whose option goes to the display. */
  readonly event?: string;
}

/** The vocabulary (`effects.ts`). */
type CarryOut = (oracle: Oracle, effect: Effect, scope: Scope) => void;

/** Ends everything at once (GEN-2.10). */
class Defeat extends Error {}

export class Oracle {
  readonly m: Model;
  /** In the Action phase scouts who return can act at once (GEN-25.9). */
  inAction = true;
  /** "N1a worker": the Meeple that acts, which recall cannot take. */
  acting = "";
  /** Modifiers that end with the act. */
  readonly untilAct: ModifierEffect[] = [];
  /** Effects that changed the table. */
  readonly done = new Set<Effect>();
  private answers: Answer[] = [];
  private readonly random: Random;
  private readonly carryOut: CarryOut;

  constructor(m: Model, random: Random, carryOut: CarryOut) {
    this.m = m;
    this.random = random;
    this.carryOut = carryOut;
  }

  /** Runs a story with the answers that the engine was given; a defeat breaks it off. */
  tell(story: (oracle: Oracle) => void, answers: readonly Answer[]): void {
    this.answers = [...answers];
    try {
      story(this);
    } catch (error) {
      if (!(error instanceof Defeat)) throw error;
      return;
    }
    if (this.answers.length > 0) throw new Error(`nobody asked for ${this.answers[0]?.chosen}`);
  }

  lose(reason: string): never {
    this.m.lost = reason;
    throw new Defeat(reason);
  }

  /** One of the options, which must be those that the engine offered; a single one is no question (GEN-1.6). */
  choose(options: readonly string[]): string {
    const [only] = options;
    if (only !== undefined && options.length === 1) return only;
    const answer = this.answers.shift();
    const [mine, theirs] = [[...options].sort().join(", "), [...(answer?.offered ?? [])].sort().join(", ")];
    if (!answer || mine !== theirs) throw new Error(`the rules offer [${mine}], the engine [${theirs}]`);
    return answer.chosen;
  }

  /** One of several names, by the move that names it: `pick("chooseLaw", ["L01", "L02"])`. */
  pick<Name extends string>(move: string, names: readonly Name[]): Name {
    return this.choose(names.map((name) => `${move} ${name}`)).split(" ")[1] as Name;
  }

  /** One of the options that are open (GEN-2.8), paid for. */
  option<T extends Option>(options: readonly T[]): T {
    const open = options.flatMap((option, i) =>
      isTrue(this.m, option.req) && this.canPay(option.cost) ? [String(i + 1)] : [],
    );
    const chosen = options[Number(this.pick("chooseOption", open)) - 1] as T;
    this.pay(chosen.cost);
    return chosen;
  }

  int(n: number): number {
    return this.random.int(n);
  }

  /** Any card of a list, which it leaves. */
  draw(cards: string[]): string {
    return cards.splice(this.int(cards.length), 1)[0] as string;
  }

  run(effects: readonly Effect[], scope: Scope): void {
    for (const effect of effects) {
      const before = JSON.stringify(this.m);
      try {
        this.carryOut(this, effect, scope);
      } finally {
        if (JSON.stringify(this.m) !== before) this.done.add(effect);
      }
    }
  }

  canPay(cost: Cost = {}): boolean {
    return Object.entries(cost).every(([res, n]) => this.m.stock[res as Resource] >= n);
  }

  pay(cost: Cost = {}): void {
    for (const [res, n] of Object.entries(cost)) this.m.stock[res as Resource] -= n;
  }

  /** The event leaves the display. */
  removeEvent(id: string): void {
    this.m.events = this.m.events.filter((other) => other !== id);
    delete this.m.eventRounds[id];
  }
}
