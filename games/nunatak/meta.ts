import type { GameMeta } from "../game-meta.ts";

/** All that the list of games shows. It imports nothing of the game, so the list stays light. */
export const meta = {
  id: "nunatak",
  seats: { min: 1, max: 4 },
  weight: 2,
  options: {
    /** Who begins (NUN-2.9). Alone the human always does (NUN-18.1). */
    firstSeat: { values: ["random", "0"], default: "random" },
  },
  endsTurn: ["endPass"],
  blurb: {
    en: {
      name: "Nunatak",
      tagline: "Raise a temple of ice together, and own the most of it.",
      about:
        "Each turn you take one card and place one block of ice on a matching tile. Squares of four blocks pay those who have most in them and carry the next floor; at the end your cards pay even more. Workers, sculptors, artisans, beasts, engineers, ancestors: which will you gather?",
      minutes: "45",
      credits: "A game by Kane Klenko, published by Kosmos.",
    },
    fr: {
      name: "Nunatak",
      tagline: "Un temple de glace bâti ensemble : à toi d’y prendre la plus belle part.",
      about:
        "À chaque tour, tu prends une carte et tu poses un bloc de glace sur une dalle assortie. Chaque carré de quatre blocs rapporte à ceux qui y sont les plus présents et porte l’étage suivant ; à la fin, tes cartes rapportent plus encore. Mains-d’œuvre, sculpteurs, artisans, bêtes de somme, ingénieures, ancêtres : qui vas-tu réunir ?",
      minutes: "45",
      credits: "Un jeu de Kane Klenko, édité par Kosmos.",
    },
  },
} as const satisfies GameMeta;
