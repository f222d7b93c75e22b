import type { Language, SeatInfo } from "@banquise/engine";
import { computed } from "@preact/signals";
import { settings } from "../settings.ts";
import { en } from "./en.ts";
import { fr, type Words } from "./fr.ts";

const WORDS: Readonly<Record<Language, Words>> = { fr, en };

/** What the pages say, in the language of the settings. Read it inside a component: it follows the setting. */
export const words = computed(() => WORDS[settings.language.value]);

/** How each seat is called at its table: bots by their names, numbered when several share one. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  const { bots, free } = words.value;
  const plain = seats.map(({ kind, name }) => {
    if (kind === "free" || name === null) return free;
    return kind === "bot" ? (bots[name]?.name ?? name) : name;
  });
  return plain.map((name, seat) => {
    if (seats[seat]?.kind !== "bot" || plain.indexOf(name) === plain.lastIndexOf(name)) return name;
    return `${name} ${plain.slice(0, seat + 1).filter((other) => other === name).length}`;
  });
}

/** A chance in words: "42 %". */
export const percent = (chance: number, language: Language): string =>
  chance.toLocaleString(language, { style: "percent", maximumFractionDigits: 0 });
