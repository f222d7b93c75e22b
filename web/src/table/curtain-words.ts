/** What is said while a device goes from hand to hand. */
import type { Language } from "@banquise/engine";
import { computed } from "@preact/signals";
import { settings } from "../settings.ts";

const fr = {
  title: (name: string) => `Passe l’appareil à ${name}`,
  about: "Personne d’autre ne regarde ? La table s’ouvre avec ses secrets.",
  open: (name: string) => `Je suis ${name}`,
};

type CurtainWords = typeof fr;

const en: CurtainWords = {
  title: (name) => `Pass the device to ${name}`,
  about: "Nobody else is looking? The table opens with its secrets.",
  open: (name) => `I am ${name}`,
};

const WORDS: Readonly<Record<Language, CurtainWords>> = { fr, en };
export const curtainWords = computed(() => WORDS[settings.language.value]);
