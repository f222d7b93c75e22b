import { createHmac } from "node:crypto";
import { BOT_IDS, botName } from "@banquise/bots";
import { LANGUAGES, type Language } from "@banquise/engine";

const LONGEST = 24;
/** What may stand on one letter: enough for Hebrew and Thai, too little to paint over other lines. */
const MOST_MARKS = 2;
/** Controls, and letters and marks that leave no ink. Braille's blank is a symbol, and just as empty. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const ENCLOSING = /\p{Me}/gu;
const MARKS = new RegExp(`(\\p{Mn}{${MOST_MARKS}})\\p{Mn}+`, "gu");

const LOOK_ALIKES = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** None of them is the name of a bot. */
const ANIMALS: Readonly<Record<Language, readonly string[]>> = {
  fr: ["Macareux", "Pétrel", "Phoque", "Eider", "Narval", "Béluga", "Renne", "Harfang"],
  en: ["Puffin", "Petrel", "Seal", "Eider", "Narwhal", "Beluga", "Reindeer", "Snowy Owl"],
};

const RESERVED: ReadonlySet<string> = new Set(
  BOT_IDS.flatMap((id) => [id, ...LANGUAGES.map((language) => botName(id, language))].map(skeleton)),
);

/** One line that people can read and that is no bot's name; null when it cannot be made one. */
export function cleanName(wish: string): string | null {
  const name = wish
    .normalize("NFKC")
    .replace(/\s+/gu, " ")
    .replace(INVISIBLE, "")
    .replace(ENCLOSING, "")
    .replace(MARKS, "$1")
    .replace(/ +/g, " ")
    .trim();
  if (!/\p{L}/u.test(name) || [...name].length > LONGEST) return null;
  return RESERVED.has(skeleton(name)) ? null : name;
}

/** A friendly name for somebody who has chosen none: always the same for the same session. */
export function defaultName(session: string, language: Language): string {
  const digest = createHmac("sha256", "name").update(session).digest();
  const animals = ANIMALS[language];
  return `${animals[digest.readUInt8(0) % animals.length]} ${1000 + (digest.readUInt16BE(1) % 9000)}`;
}

/** Whether its letters are of scripts that look alike: an "а" from Russian makes a name that only seems to be another's. */
export const isMixed = (name: string): boolean =>
  LOOK_ALIKES.filter((script) => script.test(name.normalize("NFKC"))).length > 1;

/** What is left of a name when accents, case and everything but letters and digits are taken away. */
export function skeleton(name: string): string {
  return (
    name
      .normalize("NFKD")
      // There and back, so that "ß" and "ss" are the same.
      .toUpperCase()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, "")
  );
}
