/** What the pages of rules say around the rules. */
import type { Language } from "@banquise/engine";
import type { GuidePartName } from "@banquise/games/guides";
import { computed } from "@preact/signals";
import { settings } from "../settings.ts";

interface RulesPageWords {
  readonly search: string;
  readonly none: string;
  readonly found: (count: number) => string;
  readonly ourReading: string;
  readonly ourReadingTip: string;
  readonly example: string;
  readonly parts: Readonly<Record<GuidePartName, string>>;
  readonly inPictures: string;
  readonly contents: string;
  readonly all: string;
  readonly more: string;
  readonly learn: string;
  readonly play: string;
  readonly daily: string;
  readonly print: string;
  /** Who sits in the pictures. */
  readonly names: readonly [string, string, string, string];
}

const WORDS: Readonly<Record<Language, RulesPageWords>> = {
  en: {
    search: "Search the rules",
    none: "No rule contains these words.",
    found: (count) => `${count} ${count === 1 ? "rule" : "rules"}`,
    ourReading: "Our reading",
    ourReadingTip: "The rulebook does not settle this. Here is why we play it so.",
    example: "Example",
    parts: { goal: "The goal", turn: "Your turn", points: "The points", end: "The end" },
    inPictures: "The game in four pictures",
    contents: "Contents",
    all: "All rules",
    more: "In full:",
    learn: "Learn by playing",
    play: "Play now",
    daily: "Challenge of the day",
    print: "Print",
    names: ["You", "Lou", "Eli", "Noa"],
  },
  fr: {
    search: "Chercher dans les règles",
    none: "Aucune règle ne contient ces mots.",
    found: (count) => `${count} ${count < 2 ? "règle" : "règles"}`,
    ourReading: "Notre lecture",
    ourReadingTip: "Le livret ne tranche pas. Voici pourquoi on joue ainsi.",
    example: "Exemple",
    parts: { goal: "Le but", turn: "Ton tour", points: "Les points", end: "La fin" },
    inPictures: "Le jeu en quatre images",
    contents: "Sommaire",
    all: "Toutes les règles",
    more: "En détail :",
    learn: "Apprendre en jouant",
    play: "Jouer maintenant",
    daily: "Défi du jour",
    print: "Imprimer",
    names: ["Toi", "Lou", "Élie", "Noa"],
  },
};

export const rulesWords = computed(() => WORDS[settings.language.value]);
