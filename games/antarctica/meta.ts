import type { GameMeta } from "../game-meta.ts";

/** All that the list of games shows. It imports nothing of the game, so the list stays light. */
export const meta = {
  id: "antarctica",
  seats: { min: 2, max: 4 },
  weight: 4,
  daily: 3,
  options: {
    /** How the first ships come onto the board (ANT-2.14, ANT-2.15). */
    placement: { values: ["firstGame", "free"], default: "firstGame" },
  },
  endsTurn: ["endTurn"],
  blurb: {
    en: {
      name: "Antarctica",
      tagline: "The sun goes round the pole, and your ship breaks free of the ice.",
      about:
        "Whoever the sun shines on sails: to build, to recruit scientists, to research or to lay down another ship. Points come only at the end, for majorities in eight zones and on the research tracks, and second place is always worth something.",
      minutes: "45–90",
      credits: "A game by Charles Chevallier, first published in 2015.",
    },
    fr: {
      name: "Antarctica",
      tagline: "Le soleil tourne autour du pôle et libère ton navire des glaces.",
      about:
        "Celui que le soleil éclaire prend la mer : pour construire, recruter des scientifiques, faire de la recherche ou mettre un bateau à l’eau. Les points ne viennent qu’à la fin, pour les majorités dans huit zones et sur les pistes de recherche, et être second rapporte toujours quelque chose.",
      minutes: "45–90",
      credits: "Un jeu de Charles Chevallier, paru en 2015.",
    },
  },
} as const satisfies GameMeta;
