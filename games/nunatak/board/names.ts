/** All that the board says, by language: the game's own words for names of things, and the board's. */
import type { Language } from "@banquise/engine";
import { phrases as phrasesEn } from "../strings/en.ts";
import { phrases as phrasesFr } from "../strings/fr.ts";
import { type Names, namesIn } from "../strings/names.ts";
import type { Phrases } from "../strings/phrases.ts";
import { en } from "./words.en.ts";
import { fr } from "./words.fr.ts";
import type { Words } from "./words.ts";

export const PHRASES: Readonly<Record<Language, Phrases>> = { fr: phrasesFr, en: phrasesEn };
export const NAMES: Readonly<Record<Language, Names>> = { fr: namesIn(phrasesFr), en: namesIn(phrasesEn) };
export const WORDS: Readonly<Record<Language, Words>> = { fr, en };
