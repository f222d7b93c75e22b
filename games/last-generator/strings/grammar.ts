/**
 * How a language says effects and conditions: one sentence for each operation of the vocabulary. How sentences are put
 * together stands in `effects.ts`.
 */
import type { CitizenType, Comparison, Effect, Modifier, Resource } from "../content/types.ts";
import type { QueryPattern } from "../content/vocabulary.ts";

/** Operations that are said one by one. */
type PlainOperation = Exclude<Effect["op"], "gain" | "lose" | "choose" | "if" | "repeat" | "modifier">;

export interface Grammar {
  /** "3 steam cores" */
  amount(n: number, resource: Resource): string;
  /** "2 children" */
  people(n: number, meeple: CitizenType | "automaton"): string;
  /** "a, b and c" */
  list(items: readonly string[]): string;
  /** Goods that come or go together: "Gain 6 wood and 3 food." */
  gain(goods: string): string;
  lose(goods: string): string;
  /** Whole sentences, with their full stop. */
  readonly effects: {
    readonly [Op in PlainOperation]: (effect: Effect & { readonly op: Op }) => string;
  };
  readonly modifiers: {
    readonly [Mod in Modifier["mod"]]: (modifier: Modifier & { readonly mod: Mod }) => string;
  };
  /** A sentence that follows a colon. */
  inside(sentence: string): string;
  /** What closes the sentence of a modifier that ends: "today" */
  readonly until: { readonly action: string; readonly round: string };
  /** "you have at least 2 active Hope tokens"; `what` is the last part of the query's name. */
  readonly queries: Readonly<
    Record<QueryPattern, (comparison: Comparison, v: number, what: string) => string>
  >;
  /** "each active Anger token", for what can be counted. */
  each(pattern: QueryPattern, what: string): string;
  readonly and: string;
  readonly or: string;
  /** What need not be said again: "you have Tents or a Bunkhouse". */
  readonly youHave: string;
  /** "If …:", "Otherwise:", "Either way:", "For each …, at most 3:", "Then:", "Choose one:" */
  if(condition: string): string;
  readonly otherwise: string;
  readonly eitherWay: string;
  readonly afterwards: string;
  forEach(counted: string, most: number | undefined): string;
  readonly choose: string;
  /** What opens an option: "only if you have a Hothouse". */
  onlyIf(condition: string): string;
  /** "Patch it (2 wood): Remove 1 Pressure cube." */
  option(label: string, notes: readonly string[], effects: string): string;
  /** What a day's sky brings besides: hunters who find something, or nothing. */
  hunt(lucky: boolean): string;
}
