/** What is said where open tables are looked for. */
import type { Language } from "@banquise/engine";
import { computed } from "@preact/signals";
import { settings } from "../settings.ts";

const fr = {
  label: "Chercher une table",
  game: "Jeu",
  allGames: "Tous les jeux",
  seats: "Places",
  clock: "Temps",
  language: "Langue",
  allLanguages: "Toutes les langues",
  all: "Peu importe",
  clocks: { none: "Sans limite", live: "En direct", days: "Sur plusieurs jours" },
  none: "Aucune table ouverte ne correspond.",
};

type FindingWords = typeof fr;

const en: FindingWords = {
  label: "Find a table",
  game: "Game",
  allGames: "All games",
  seats: "Seats",
  clock: "Time",
  language: "Language",
  allLanguages: "All languages",
  all: "Any",
  clocks: { none: "No limit", live: "Live", days: "Over days" },
  none: "No open table fits.",
};

const WORDS: Readonly<Record<Language, FindingWords>> = { fr, en };
export const findingWords = computed(() => WORDS[settings.language.value]);
