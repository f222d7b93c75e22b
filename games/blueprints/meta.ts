import type { GameMeta } from "../game-meta.ts";

/** All that the list of games shows. It imports nothing of the game, so the list stays light. */
export const meta = {
  id: "blueprints",
  seats: { min: 2, max: 4 },
  weight: 2,
  daily: 3,
  options: {
    /** Who begins round 1 (BLU-2.6). If the table has no such seat, counting goes on round it. */
    firstSeat: { values: ["random", "0", "1", "2", "3"], default: "random" },
  },
  // How many spaces would take the die is the owner's secret (BLU-13.4).
  neverForced: ["placeDie"],
  blurb: {
    en: {
      name: "Blueprints",
      tagline: "Six dice, one plan, and a screen to build behind.",
      about:
        "You are an architect. Over three rounds you choose dice of wood, recycled material, stone and glass and stack them on a secret plan. Follow it for a bonus, or leave it for a prize: only awards and prizes win the game.",
      minutes: "30",
      credits: "A game by Yves Tourigny, first published in 2013.",
    },
    fr: {
      name: "Blueprints",
      tagline: "Six dés, un plan, et un paravent pour bâtir à l’abri des regards.",
      about:
        "Tu es architecte. Pendant trois manches, tu choisis des dés de bois, de matériaux recyclés, de pierre et de verre et tu les empiles sur un plan secret. Suis-le pour un bonus, ou quitte-le pour un prix : seuls les distinctions et les prix font gagner.",
      minutes: "30",
      credits: "Un jeu d’Yves Tourigny, paru en 2013.",
    },
  },
} as const satisfies GameMeta;
