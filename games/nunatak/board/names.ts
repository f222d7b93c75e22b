/** The game's own words, for names of things on the board. */
import type { Language } from "@banquise/engine";
import { phrases as en } from "../strings/en.ts";
import { phrases as fr } from "../strings/fr.ts";
import { type Names, namesIn } from "../strings/names.ts";
import type { Phrases } from "../strings/phrases.ts";

export const PHRASES: Readonly<Record<Language, Phrases>> = { fr, en };
export const NAMES: Readonly<Record<Language, Names>> = { fr: namesIn(fr), en: namesIn(en) };
