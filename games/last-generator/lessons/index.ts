import type { LessonEntry } from "@banquise/engine/lessons";
import type { State } from "../state.ts";

export const lessons: readonly LessonEntry<State>[] = [
  {
    id: "first",
    title: { en: "Your second day", fr: "Ton deuxième jour" },
    about: {
      en: "Feed the fire, send people to work in the warm, and bring everybody through the night.",
      fr: "Nourris le feu, fais travailler les tiens au chaud, et mène tout le monde jusqu’au matin.",
    },
    minutes: 7,
    load: async () => (await import("./first.ts")).first,
  },
];
