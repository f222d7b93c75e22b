import type { LessonEntry } from "@banquise/engine/lessons";
import type { State } from "../state.ts";

export const lessons: readonly LessonEntry<State>[] = [
  {
    id: "first",
    title: { en: "Your first expedition", fr: "Ta première expédition" },
    about: {
      en: "Sail when the sun comes, build, recruit, research, and be among the first on many coasts.",
      fr: "Pars quand le soleil arrive, construis, recrute, cherche, et sois bien placé sur plusieurs côtes.",
    },
    minutes: 7,
    load: async () => (await import("./first.ts")).first,
  },
  {
    id: "sun",
    title: { en: "The sun and the queues", fr: "Le soleil et les files" },
    about: {
      en: "Foresee whose turn comes, break the ice, and have more ships.",
      fr: "Prévoir à qui ce sera de jouer, briser la glace, et avoir plus de bateaux.",
    },
    minutes: 4,
    load: async () => (await import("./sun.ts")).sun,
  },
  {
    id: "building",
    title: { en: "Building", fr: "Construire" },
    about: {
      en: "What a card asks for, what can stand in for it, and who builds when nobody is left.",
      fr: "Ce qu’une carte demande, ce qui peut le remplacer, et qui construit quand il ne reste personne.",
    },
    minutes: 4,
    load: async () => (await import("./building.ts")).building,
  },
  {
    id: "tracks",
    title: { en: "Research tracks", fr: "Les pistes de recherche" },
    about: {
      en: "Jump over others, use red and blue spaces, and choose the right step.",
      fr: "Sauter par-dessus les autres, profiter des cases rouges et bleues, et choisir le bon pas.",
    },
    minutes: 4,
    load: async () => (await import("./tracks.ts")).tracks,
  },
  {
    id: "majorities",
    title: { en: "Majorities", fr: "Les majorités" },
    about: {
      en: "Who pays whom on coasts, for asterisks and for what was given up.",
      fr: "Qui paie qui : sur les côtes, pour les astérisques et pour les sacrifices.",
    },
    minutes: 4,
    load: async () => (await import("./majorities.ts")).majorities,
  },
];
