import { LONGEST_MESSAGE } from "@banquise/engine";

/** What joins letters and picks the picture of a sign: without them Persian and many emoji are not what was written. */
const JOINERS = "\\u200c\\u200d\\ufe0f";
/** Controls, signs that turn the direction of writing, and what leaves no ink. */
const INVISIBLE = new RegExp(`(?![${JOINERS}])[\\p{C}\\p{Default_Ignorable_Code_Point}\\u2800]`, "gu");
/** More joiners or marks than any script needs, which paint over other lines. */
const TOO_MANY_JOINERS = new RegExp(`([${JOINERS}]{2})[${JOINERS}]+`, "gu");
const TOO_MANY_MARKS = /(\p{M}{3})\p{M}+/gu;

/** One line of plain text that stays where it is written; null if nothing is left of it, or it is too long. */
export function cleanText(wish: string): string | null {
  const text = tidied(wish);
  const isSeen = /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
  return isSeen && [...text].length <= LONGEST_MESSAGE ? text : null;
}

/** The same for something that only those read who keep order: in as many lines as it takes, and perhaps nothing. */
export const cleanNote = (wish: string): string =>
  wish
    .split(/\r?\n/)
    .map((line) => tidied(line))
    .join("\n")
    .trim();

const tidied = (wish: string): string =>
  wish
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .replace(INVISIBLE, "")
    .replace(TOO_MANY_JOINERS, "$1")
    .replace(TOO_MANY_MARKS, "$1")
    .replace(/ +/g, " ")
    .trim();
