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
  {
    id: "materials",
    title: { en: "The four materials", fr: "Les quatre matériaux" },
    about: {
      en: "Where stone, wood, recycled and glass are worth most, and when the plan comes first.",
      fr: "Où la pierre, le bois, le recyclé et le verre valent le plus, et quand le plan passe d’abord.",
    },
    minutes: 3,
    load: async () => (await import("./materials.ts")).materials,
  },
  {
    id: "prizes",
    title: { en: "Prizes", fr: "Les prix" },
    about: {
      en: "Aim at a prize from the start, win two with one die, and be ahead in a tie.",
      fr: "Viser un prix dès le début, en gagner deux d’un seul dé, et passer devant en cas d’égalité.",
    },
    minutes: 4,
    load: async () => (await import("./prizes.ts")).prizes,
  },
  {
    id: "two-players",
    title: { en: "Two players", fr: "À deux joueurs" },
    about: {
      en: "One award, and a die removed after each turn: what to take from whom.",
      fr: "Une seule distinction, et un dé retiré à chaque tour : que prendre, et à qui.",
    },
    minutes: 3,
    load: async () => (await import("./two-players.ts")).twoPlayers,
  },
];
