/** What the board says besides the texts of the game itself. */
import type { Language } from "@banquise/engine";
import { en } from "./words.en.ts";
import { fr } from "./words.fr.ts";

export type Words = typeof en;

export const WORDS: Readonly<Record<Language, Words>> = { en, fr };
