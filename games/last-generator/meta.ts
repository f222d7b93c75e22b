import type { GameMeta } from "../game-meta.ts";

/** All that the list of games shows. It imports nothing of the game, so the list stays light. */
export const meta = {
  id: "last-generator",
  seats: { min: 1, max: 4 },
  weight: 5,
  daily: 2,
  options: {
    /** Introductory, standard, hard (GEN-3.1). */
    scenario: { values: ["S1", "S2", "S3"], default: "S1" },
    /** GEN-27.1 */
    difficulty: { values: ["gentle", "plain", "harsh"], default: "plain" },
    /** GEN-27.2: Morning options and laws are voted on. */
    council: { values: ["no", "vote"], default: "no" },
    /** GEN-27.3 */
    weather: { values: ["hidden", "open"], default: "hidden" },
  },
  endsTurn: ["pass"],
  cooperative: true,
  blurb: {
    en: {
      name: "Last Generator",
      tagline: "One boiler, one city, and the cold that does not bargain.",
      about:
        "Together you govern the last city around the last fire. Every day you feed the boiler, send people to work in the cold, answer what the morning brings and choose which laws you can live with. You win together or lose together, and what you chose is told at the end.",
      minutes: "60–150",
      credits:
        "Original content after a published cooperative city-survival game: Frostpunk: The Board Game by Adam Kwapiński (Glass Cannon Unplugged, 2022).",
    },
    fr: {
      name: "Le Dernier Générateur",
      tagline: "Une chaudière, une ville, et le froid qui ne négocie pas.",
      about:
        "Ensemble, vous gouvernez la dernière ville autour du dernier feu. Chaque jour, vous nourrissez la chaudière, envoyez les vôtres travailler dans le froid, répondez à ce qu’apporte le matin et choisissez les lois avec lesquelles vous pourrez vivre. Vous gagnez ensemble ou perdez ensemble, et la fin raconte vos choix.",
      minutes: "60–150",
      credits:
        "Contenu original, d’après un jeu coopératif publié de survie d’une cité : Frostpunk, le jeu de plateau, d’Adam Kwapiński (Glass Cannon Unplugged, 2022).",
    },
  },
} as const satisfies GameMeta;
