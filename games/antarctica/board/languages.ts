import type { Language } from "@banquise/engine";
import { en } from "./words.en.ts";
import { fr } from "./words.fr.ts";
import type { Words } from "./words.ts";

export const WORDS: Readonly<Record<Language, Words>> = { fr, en };
