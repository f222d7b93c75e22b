/**
 * What a language must know: every card, building and word of the rules by its id. The English words give the ids and the
 * shape; the type checker holds the other languages to them, and the content to ids that have words.
 */
import type { Language } from "@banquise/engine";
import type { cards } from "./en/cards.ts";
import type { glossary } from "./en/glossary.ts";
import type { Grammar } from "./grammar.ts";

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

export interface Lexicon {
  readonly language: Language;
  readonly cards: Readonly<Record<CardId, CardWords>>;
  readonly glossary: Translated<typeof glossary>;
  readonly grammar: Grammar;
}
