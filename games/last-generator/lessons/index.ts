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
  {
    id: "fire",
    title: { en: "Fire and cold", fr: "Le feu et le froid" },
    about: {
      en: "Let off steam in time, follow the rings as they move, and keep beds warm with a small fire.",
      fr: "Purger la chaudière à temps, suivre les anneaux qui s’éloignent, et garder des lits chauds avec un petit feu.",
    },
    minutes: 4,
    load: async () => (await import("./fire.ts")).fire,
  },
  {
    id: "work",
    title: { en: "Work", fr: "Le travail" },
    about: {
      en: "Clear snow, call on people with a name, and send scouts beyond the crater.",
      fr: "Déneiger, appeler ceux qui ont un nom, et envoyer des éclaireurs au loin.",
    },
    minutes: 4,
    load: async () => (await import("./work.ts")).work,
  },
  {
    id: "sickness",
    title: { en: "Sickness", fr: "La maladie" },
    about: {
      en: "Read the sick lists, care for the right ones, and know what a death costs.",
      fr: "Lire les listes de malades, soigner ceux qu’il faut, et savoir ce que coûte une mort.",
    },
    minutes: 4,
    load: async () => (await import("./sickness.ts")).sickness,
  },
  {
    id: "hope",
    title: { en: "Hope", fr: "L’espoir" },
    about: {
      en: "Bright and dark tokens, your Expert, and a law for hard times.",
      fr: "Jetons clairs et sombres, ton Expert, et une loi pour les temps durs.",
    },
    minutes: 4,
    load: async () => (await import("./hope.ts")).hope,
  },
  {
    id: "evening",
    title: { en: "The evening", fr: "Le soir" },
    about: {
      en: "Answer the cards of dusk, feed the right people, and stay ahead of hunger.",
      fr: "Répondre aux cartes du soir, nourrir ceux qu’il faut, et devancer la faim.",
    },
    minutes: 3,
    load: async () => (await import("./evening.ts")).evening,
  },
];
