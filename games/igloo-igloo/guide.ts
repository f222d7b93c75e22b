/** The game in pictures. The islands of the points are those of the rulebook's example. */
import type { GameGuide } from "../game-guide.ts";
import { arrange } from "./arrange.ts";
import { SPACE_NAMES } from "./spaces.ts";
import { ACTION, MELT, type State } from "./state.ts";

const ROOM = [1000, 700] as const;
const CORNERS = "a1 h1 a8 h8";
const iceWithout = (water: string): string =>
  SPACE_NAMES.filter((name) => !`${CORNERS} ${water}`.split(" ").includes(name)).join(" ");

const early = (): State =>
  arrange({
    seats: 3,
    phase: MELT,
    turn: 12,
    tiles: iceWithout("d4 d5 e4 e5 c4 c5 d3 e6 f6 f5 b4 g6 h6"),
    packs: "",
    animals: "fish3@e5 fish2@d5 fish1@b4 bear@c2 fox2@f3",
    inuits: ["d6 b7 g2", "e3 a4 h5", "c6 f1 h3"],
  });

const acting = (): State =>
  arrange({
    seats: 3,
    phase: ACTION,
    turn: 13,
    tiles: iceWithout("d4 d5 e4 e5 c4 c5 d3 e6 f6 f5 b4 g6 h6 d7"),
    animals: "fish3@e5 fish2@d5 fish1@b4 bear@c2 fox2@f3",
    inuits: ["d6 b7 f3", "e3 a4 h5", "c6 f1 h3"],
  });

/** Six tiles that four tribes share, and one tile with the first seat alone; the third has an inuit on the corner between them. */
const counted = (): State =>
  arrange({
    seats: 4,
    phase: MELT,
    turn: 44,
    tiles: "b1 c1 d1 e1 c2 d2 a2 g5 g6 f6 g7",
    inuits: ["b1 e1 a2", "c2 d2 d1", "b1 a1 g6", "c1 h8 h8"],
    igloos: ["", "", "c1", ""],
    animals: "",
  });

export const guide: GameGuide<State> = {
  seats: 3,
  parts: {
    goal: {
      says: {
        en: [
          "You lead a few inuits on ice that melts under their feet. What is left in the end are islands.",
          "Own the islands, and hunt on the way: whoever has the most points wins.",
        ],
        fr: [
          "Tu guides quelques inuits sur une glace qui fond sous leurs pas. À la fin, il ne reste que des îles.",
          "Tiens les îles, et chasse en chemin : le plus de points l’emporte.",
        ],
      },
      rules: ["IGL-2.4", "IGL-10.9"],
      pictures: [
        {
          position: early,
          room: ROOM,
          shows: ".ig-frame",
          caption: {
            en: "The ice breaks from the middle. Fish swim in the water, a fox and a bear are on the ice.",
            fr: "La glace se brise par le milieu. Des poissons nagent, un renard et un ours sont sur la glace.",
          },
        },
      ],
    },
    turn: {
      says: {
        en: [
          "First melt a tile: an empty one that lies at the water. What is under it happens at once, or is yours to keep.",
          "Then you have 3 action points: walk (1), hunt (what the animal is worth), take the kayak (3), build an igloo (3).",
        ],
        fr: [
          "D’abord, fais fondre une tuile : vide, et au bord de l’eau. Ce qu’elle cache arrive aussitôt, ou se garde en main.",
          "Ensuite, tu as 3 points d’action : marcher (1), chasser (la valeur de l’animal), prendre le kayak (3), bâtir un igloo (3).",
        ],
      },
      rules: ["IGL-3.1", "IGL-4.1", "IGL-8.1", "IGL-8.8", "IGL-8.5", "IGL-8.12"],
      pictures: [
        {
          position: early,
          room: ROOM,
          shows: ".ig-frame",
          asked: true,
          caption: {
            en: "What is lit can melt. Nobody stands on it, and it touches the water.",
            fr: "Ce qui est éclairé peut fondre : personne dessus, et de l’eau à côté.",
          },
        },
        {
          position: acting,
          room: ROOM,
          shows: ".ig-frame",
          asked: true,
          caption: {
            en: "After the melt: your three inuits, the blue ones, can act. One stands beside fish, one with a fox.",
            fr: "Après la fonte : tes trois inuits, les bleus, peuvent agir. L’un est près de poissons, un autre avec un renard.",
          },
        },
      ],
    },
    points: {
      says: {
        en: [
          "On an island every inuit counts 1 and every igloo 2. The strongest tribe scores a point for each tile, the second half of that. Equal tribes both score.",
          "Whoever is alone on an island scores its tiles times themselves: 4 tiles are 16 points.",
          "Prey scores what it is worth.",
        ],
        fr: [
          "Sur une île, chaque inuit compte 1 et chaque igloo 2. La tribu la plus forte marque un point par tuile, la deuxième la moitié. À égalité, toutes deux marquent.",
          "Qui est seul sur une île marque ses tuiles multipliées par elles-mêmes : 4 tuiles font 16 points.",
          "Les proies rapportent leur valeur.",
        ],
      },
      rules: ["IGL-10.1", "IGL-10.4", "IGL-10.6", "IGL-10.7"],
      pictures: [
        {
          position: counted,
          room: ROOM,
          shows: ".ig-frame",
          caption: {
            en: "Below, six tiles: Lou (three orange inuits) and Eli (a yellow inuit and an igloo) have 3 each and score 6, you (two blue ones) have 2 and score 3, Noa nothing. You alone on one tile: 1. Above, Eli alone on four: 16.",
            fr: "En bas, six tuiles : Lou (trois inuits orange) et Élie (un inuit jaune et un igloo) ont 3 chacun et marquent 6, toi (deux bleus) tu as 2 et marques 3, Noa rien. Toi seul sur une tuile : 1. En haut, Élie seule sur quatre : 16.",
          },
        },
      ],
    },
    end: {
      says: {
        en: [
          "The game ends as soon as somebody should melt a tile and none can: all are occupied, pack ice, or out of the water’s reach.",
          "Then islands and prey are counted. Tiles in hand are worth nothing.",
        ],
        fr: [
          "La partie finit dès que quelqu’un doit faire fondre une tuile et qu’aucune ne peut : toutes sont occupées, du pack, ou loin de l’eau.",
          "On compte alors îles et proies. Les tuiles en main ne valent rien.",
        ],
      },
      rules: ["IGL-9.1", "IGL-10.10"],
      pictures: [
        {
          position: () =>
            arrange({
              seats: 3,
              phase: ACTION,
              ap: 0,
              turn: 44,
              tiles: "b5 e5 f5 f6 f3 g3",
              packs: "b6 c5 e3 f2 g2",
              igloos: ["f3"],
              inuits: ["b5 f3 a1", "e5 f5", "f6 g3 g3"],
              trophies: ["fish1 fish2 fox1", "fish3 bear", "fish3 fish3 fish2"],
            }),
          room: ROOM,
          shows: ".ig-frame",
          caption: {
            en: "Every tile is occupied or pack ice: nothing can melt any more.",
            fr: "Chaque tuile est occupée ou faite de pack : plus rien ne peut fondre.",
          },
        },
      ],
    },
  },
};
