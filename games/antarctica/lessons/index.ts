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
];
