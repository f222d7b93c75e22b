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
];
