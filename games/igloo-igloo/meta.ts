import type { GameMeta } from "../game-meta.ts";

/** All that the list of games shows. It imports nothing of the game, so the list stays light. */
export const meta = {
  id: "igloo-igloo",
  seats: { min: 2, max: 4 },
  weight: 3,
  daily: 3,
  options: {
    /** The rulebook's variant for real gamers (IGL-11.2). */
    variant: { values: ["standard", "gamers"], default: "standard" },
    /** House rule: a kayak may start from a corner (IGL-8.7). */
    cornerKayak: { values: ["no", "yes"], default: "no" },
    /** Who begins (IGL-2.6). If the table has no such seat, counting goes on round it. */
    firstSeat: { values: ["random", "0", "1", "2", "3"], default: "random" },
  },
  // What may be played follows from the hand: an answer that comes at once would tell what it lacks (IGL-3.9).
  neverForced: [
    "melt",
    "playThaw",
    "playAnimalMove",
    "playEndurance",
    "useHarpoon",
    "declineHarpoon",
    "walk",
    "kayak",
    "land",
    "hunt",
    "harpoonHunt",
    "buildIgloo",
    "endTurn",
  ],
  endsTurn: ["endTurn"],
  blurb: {
    en: {
      name: "Igloo Igloo",
      tagline: "The ice melts under your feet: be the last to stand where it counts.",
      about:
        "Lead a tribe of inuits over an ice field that melts away tile by tile. Hunt fish and foxes, keep out of the bears’ way, build igloos, and rule the islands that remain. What lies under the ice is unknown; what you found there is your secret.",
      minutes: "45",
      credits: "A game by Bruno Cathala and Bruno Faidutti, first published in 2004.",
    },
    fr: {
      name: "Igloo Igloo",
      tagline: "La glace fond sous tes pieds : reste debout là où cela compte.",
      about:
        "Mène une tribu d’inuits sur une banquise qui fond tuile après tuile. Chasse poissons et renards, évite les ours, bâtis des igloos et domine les îles qui restent. Nul ne sait ce que cache la glace ; ce que tu y trouves est ton secret.",
      minutes: "45",
      credits: "Un jeu de Bruno Cathala et Bruno Faidutti, paru en 2004.",
    },
  },
} as const satisfies GameMeta;
