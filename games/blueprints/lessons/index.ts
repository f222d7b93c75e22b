import type { LessonEntry } from "@banquise/engine/lessons";
import type { State } from "../state.ts";

export const lessons: readonly LessonEntry<State>[] = [
  {
    id: "first",
    title: { en: "Your first building", fr: "Ton premier édifice" },
    about: {
      en: "Take dice, stack them by your plan, let the materials work together, and win gold.",
      fr: "Prends des dés, empile-les selon ton plan, fais travailler les matériaux ensemble et gagne l’or.",
    },
    minutes: 6,
    load: async () => (await import("./first.ts")).first,
  },
];
