/** What the board says besides the texts of the game itself. Only the language that is read is loaded. */

import type { Language } from "@banquise/engine";
import { later } from "@banquise/ui";
import type { ComponentType } from "preact";
import type { BoardWords } from "../strings/en/board.ts";

export type Words = BoardWords;

const loaded: Partial<Record<Language, Words>> = {};

/** The words of a language in which something is drawn: they were loaded before. */
export function wordsIn(language: Language): Words {
  const words = loaded[language];
  if (!words) throw new Error(`the board has no words yet in ${language}`);
  return words;
}

interface Spoken {
  readonly language: Language;
}

/** Draws the part that comes with the language that is read. */
export function inLanguage<P extends Spoken>(
  parts: Readonly<Record<Language, () => Promise<ComponentType<P>>>>,
): ComponentType<P> {
  const French = later<P>(parts.fr);
  const English = later<P>(parts.en);
  return (props: P) => (props.language === "fr" ? <French {...props} /> : <English {...props} />);
}

/** Draws a part once the words of its language are there. */
export function inWords<P extends Spoken>(Part: ComponentType<P>): ComponentType<P> {
  return inLanguage<P>({
    fr: async () => {
      loaded.fr = (await import("../strings/fr/board.ts")).board;
      return Part;
    },
    en: async () => {
      loaded.en = (await import("../strings/en/board.ts")).board;
      return Part;
    },
  });
}

/** What the boiler room and the panels say comes with them. */
export const PANEL_WORDS = {
  fr: async () => (await import("../strings/fr/panels.ts")).panels,
  en: async () => (await import("../strings/en/panels.ts")).panels,
};
