import type { LessonEntry } from "@banquise/engine/lessons";
import type { State } from "../state.ts";

export const lessons: readonly LessonEntry<State>[] = [
  {
    id: "first",
    title: { en: "First steps on the ice", fr: "Premiers pas sur la glace" },
    about: {
      en: "Melt, hunt, build, and see why a small island of your own beats a big one that you share.",
      fr: "Faire fondre, chasser, bâtir, et voir pourquoi une petite île à toi vaut mieux qu’une grande partagée.",
    },
    minutes: 6,
    load: async () => (await import("./first.ts")).first,
  },
  {
    id: "drift",
    title: { en: "Drift", fr: "La dérive" },
    about: {
      en: "Push the ice: make your island bigger, send guests away, drive fish to your feet.",
      fr: "Pousser la glace : agrandir ton île, éloigner les intrus, rabattre le poisson jusqu’à tes pieds.",
    },
    minutes: 3,
    load: async () => (await import("./drift.ts")).drift,
  },
  {
    id: "bears",
    title: { en: "Bears and harpoons", fr: "Ours et harpons" },
    about: {
      en: "Lead animals where you want them, and be ready when a bear comes.",
      fr: "Mener les animaux où tu veux, et savoir quoi faire quand l’ours arrive.",
    },
    minutes: 4,
    load: async () => (await import("./bears.ts")).bears,
  },
  {
    id: "islands",
    title: { en: "The last islands", fr: "Les dernières îles" },
    about: {
      en: "Kayaks, thaw and igloos: how the last turns turn points over.",
      fr: "Kayaks, dégel et igloos : comment les derniers tours renversent le compte.",
    },
    minutes: 4,
    load: async () => (await import("./islands.ts")).islands,
  },
];
