/** What is said of bots that have played for people, and of games that were stopped. */
import type { Language } from "@banquise/engine";
import { computed } from "@preact/signals";
import { settings } from "../settings.ts";

const fr = {
  stopped: "La partie s’est arrêtée avant la fin.",
  playsFor: (bot: string, name: string): string => `${bot} joue pour ${name}`,
  finishedBy: (bot: string): string => `fini par ${bot}`,
  byBot: (bot: string): string => `décidé par ${bot}`,
};

type DecidedWords = typeof fr;

const en: DecidedWords = {
  stopped: "The game was stopped before its end.",
  playsFor: (bot, name) => `${bot} plays for ${name}`,
  finishedBy: (bot) => `finished by ${bot}`,
  byBot: (bot) => `decided by ${bot}`,
};

const WORDS: Readonly<Record<Language, DecidedWords>> = { fr, en };
export const decidedWords = computed(() => WORDS[settings.language.value]);
