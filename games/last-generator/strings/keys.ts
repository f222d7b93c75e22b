/**
 * The ids that have words: every card, building and option. The English words give them; the type checker holds the other
 * languages to the same ones, and the content to ids that have words.
 */
import type { cards } from "./en/cards.ts";

/** The same keys, other words. */
export type Translated<T> = T extends string ? string : { readonly [K in keyof T]: Translated<T[K]> };

type English = typeof cards;

export type CardId = keyof English;

/** "M01.2": the second option of the card M01. */
export type LabelKey = {
  [Id in CardId]: English[Id] extends { readonly options: infer Options }
    ? `${Id}.${keyof Options & number}`
    : never;
}[CardId];

/** What is printed on a card or a building. */
export interface CardWords {
  readonly name: string;
  readonly flavour?: string;
  /** Of a scenario. */
  readonly intro?: string;
  readonly objective?: string;
  /** The event that a Morning card leaves behind. */
  readonly event?: string;
  /** To go on and to come back from an expedition. */
  readonly onward?: string;
  readonly home?: string;
  /** Of a building: "a Hothouse", "Hothouses". */
  readonly one?: string;
  readonly many?: string;
  /** Its answers, or the ways to use it, by number. */
  readonly options?: Readonly<Record<number, string>>;
}
