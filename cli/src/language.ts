import type { Language } from "@banquise/engine";
import { en } from "./strings/en.ts";
import { fr } from "./strings/fr.ts";
import type { CliText } from "./text.ts";

const TEXTS: Readonly<Record<Language, CliText>> = { fr, en };

export const textIn = (language: Language): CliText => TEXTS[language];

/** The language of the environment, as programs on a terminal find it; English unless it says French. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || "";
  return /^fr/i.test(locale) ? "fr" : "en";
}
