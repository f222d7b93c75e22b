/** What the board says besides the texts of the game itself. Only the language that is read is loaded. */
import type { Language } from "@banquise/engine";
import type { ComponentType } from "preact";
import { later } from "./later.tsx";
import type { Words } from "./words.en.ts";

export type { Words };

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

/** Draws a part once the words of its language are there. */
export function inWords<P extends Spoken>(Part: ComponentType<P>): ComponentType<P> {
  const French = later<P>(async () => {
    loaded.fr = (await import("./words.fr.ts")).fr;
    return Part;
  });
  const English = later<P>(async () => {
    loaded.en = (await import("./words.en.ts")).en;
    return Part;
  });
  return (props: P) => (props.language === "fr" ? <French {...props} /> : <English {...props} />);
}
