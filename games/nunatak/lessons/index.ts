import type { LessonEntry } from "@banquise/engine/lessons";
import type { State } from "../state.ts";

export const lessons: readonly LessonEntry<State>[] = [
  {
    id: "first",
    title: { en: "Your first temple", fr: "Ton premier temple" },
    about: {
      en: "Take a card, place a block, win squares, climb to the next floor, and gather cards that pay.",
      fr: "Prends une carte, pose un bloc, gagne des carrés, monte à l’étage et réunis des cartes qui rapportent.",
    },
    minutes: 7,
    load: async () => (await import("./first.ts")).first,
  },
];
