import { type Language, REFUSAL_TEXT, type SeatInfo } from "@banquise/engine";
import { computed } from "@preact/signals";
import type { Refused } from "../sessions/refused.ts";
import { settings } from "../settings.ts";
import { en } from "./en.ts";
import { fr, type Words } from "./fr.ts";

const WORDS: Readonly<Record<Language, Words>> = { fr, en };

/** What the pages say, in the language of the settings. Read it inside a component: it follows the setting. */
export const words = computed(() => WORDS[settings.language.value]);

/** How each seat is called at its table: bots by their names, numbered when several share one. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  const { free } = words.value;
  const plain = seats.map(({ kind, name }) => {
    if (kind === "free" || name === null) return free;
    return kind === "bot" ? botNameOf(name) : name;
  });
  return plain.map((name, seat) => {
    if (seats[seat]?.kind !== "bot" || plain.indexOf(name) === plain.lastIndexOf(name)) return name;
    return `${name} ${plain.slice(0, seat + 1).filter((other) => other === name).length}`;
  });
}

/** What people call a bot. */
export const botNameOf = (id: string): string => words.value.bots[id]?.name ?? id;

/** Why something was not done, in a sentence: in the table's words, the server's, or those of the pages. */
export function refusalText({ refused, rule, detail }: Refused): string {
  const table: Readonly<Record<string, { readonly detail: string }>> = REFUSAL_TEXT[settings.language.value];
  const { refusals } = words.value;
  const text = table[refused]?.detail ?? refusals[refused] ?? detail ?? refusals.unexpected ?? "";
  return text.replace("{rule}", rule ?? "");
}

/** Letters that are written from right to left, and signs that turn the direction. */
const TURNING =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const TURNING_SIGNS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A name inside a sentence, as `<bdi>` would show it: whatever its direction, it does not turn the words around it. */
export const isolated = (name: string): string =>
  TURNING.test(name) ? `\u2068${name.replace(TURNING_SIGNS, "")}\u2069` : name;

/** A chance in words: "42 %". */
export const percent = (chance: number, language: Language): string =>
  chance.toLocaleString(language, { style: "percent", maximumFractionDigits: 0 });
