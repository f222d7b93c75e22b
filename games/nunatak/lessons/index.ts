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
  {
    id: "squares",
    title: { en: "Squares", fr: "Les carrés" },
    about: {
      en: "Several at once, who gets what, and how not to make a present of one.",
      fr: "En finir plusieurs d’un coup, savoir qui gagne quoi, et ne pas en faire cadeau.",
    },
    minutes: 4,
    load: async () => (await import("./squares.ts")).squares,
  },
  {
    id: "engineers",
    title: { en: "Engineers", fr: "Les ingénieures" },
    about: {
      en: "Complete lines, move your cube, and let every engineer be worth more.",
      fr: "Compléter des lignes, avancer ton cube, et faire valoir chaque ingénieure.",
    },
    minutes: 3,
    load: async () => (await import("./engineers.ts")).engineers,
  },
  {
    id: "favours",
    title: { en: "Favours", fr: "Les Faveurs" },
    about: {
      en: "Now, once, or at the end: which to take and when to use it.",
      fr: "Tout de suite, une fois ou à la fin : laquelle prendre, et quand s’en servir.",
    },
    minutes: 4,
    load: async () => (await import("./favours.ts")).favours,
  },
  {
    id: "siku",
    title: { en: "Two players, and Siku", fr: "À deux, avec Siku" },
    about: {
      en: "A third colour that scores nothing, and how it works for you.",
      fr: "Une troisième couleur qui ne marque rien, et comment la faire travailler pour toi.",
    },
    minutes: 3,
    load: async () => (await import("./siku.ts")).siku,
  },
  {
    id: "alone",
    title: { en: "Alone", fr: "En solitaire" },
    about: {
      en: "Two dummies take cards and places by fixed rules: foresee them, and beat your own record.",
      fr: "Deux joueurs factices prennent cartes et places selon des règles fixes : devine-les, et bats ton record.",
    },
    minutes: 3,
    load: async () => (await import("./alone.ts")).alone,
  },
];
