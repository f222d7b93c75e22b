/** All that a language knows of the game. */
import type { Language } from "@banquise/engine";
import type { glossary } from "./en/glossary.ts";
import type { Grammar } from "./grammar.ts";
import type { CardId, CardWords, Translated } from "./keys.ts";

export interface Lexicon {
  readonly language: Language;
  readonly cards: Readonly<Record<CardId, CardWords>>;
  readonly glossary: Translated<typeof glossary>;
  readonly grammar: Grammar;
}
