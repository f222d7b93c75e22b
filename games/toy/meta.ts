import type { GameMeta } from "../game-meta.ts";

/** All that the list of games shows. It imports nothing of the game, so the list stays light. */
export const meta = {
  id: "toy",
  seats: { min: 2, max: 4 },
  weight: 1,
  options: {
    /** How many rounds (TOY-1.2). */
    length: { values: ["short", "long"], default: "short" },
  },
  blurb: {
    en: {
      name: "Toy",
      tagline: "Roll once more, or keep what you have?",
      about:
        "Roll the die as often as you dare: a 1 loses all that you rolled in this turn. Everybody keeps a secret number that counts at the end, and you may have a look at the others'.",
      minutes: "5",
      credits: "A game to start from.",
    },
    fr: {
      name: "Toy",
      tagline: "Relancer, ou garder ce que tu as ?",
      about:
        "Lance le dé aussi souvent que tu l’oses : un 1 perd tout ce que tu as lancé pendant ce tour. Chacun garde un nombre secret qui compte à la fin, et tu peux aller voir celui des autres.",
      minutes: "5",
      credits: "Un jeu pour commencer.",
    },
  },
} as const satisfies GameMeta;
