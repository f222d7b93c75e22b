/** Alone against two dummies. */
import type { Lesson } from "@banquise/engine/lessons";
import { DUMMY_TILE, type State } from "../state.ts";
import { GROUND, moment, placing, ROW, tiles } from "./shorthand.ts";

const beginning = (): State =>
  moment({
    seats: 1,
    ground: GROUND,
    row: ["sculptor", "beast1", "engineer", "artisanPickaxe"],
  });

/** Three rounds played. */
const fourthRound = (): State =>
  moment({
    seats: 1,
    ground: GROUND,
    blocks: [
      [6, 20, 2],
      [11, 24, 4],
      [14, 19, 0],
    ],
    areas: [
      ["beast1", "sculptor", "beast1"],
      ["worker", "artisanPickaxe", "engineer"],
      ["worker", "artisanRope", "artisanRope"],
    ],
    row: ["sculptor", "engineer", "beast1", "artisanPolesaw"],
  });

export const alone: Lesson<State> = {
  seats: 1,
  steps: [
    {
      position: beginning,
      choose: {
        en: "Alone, two dummies build along. Their cubes point at the left and the right card: if you take the top one, what does the first dummy take?",
        fr: "En solitaire, deux joueurs factices bâtissent aussi. Leurs cubes désignent la carte de gauche et celle de droite : si tu prends celle du haut, que prend le premier ?",
      },
      lit: ["slot.0", "slot.2"],
      answers: [
        {
          says: { en: "The card that suits it best", fr: "La carte qui lui convient le mieux" },
          reason: {
            en: "Dummies have no taste: they take what lies at their cube.",
            fr: "Les joueurs factices n’ont pas de goûts : ils prennent ce qui est devant leur cube.",
          },
          lit: ["slot.0"],
        },
        {
          says: { en: "The left one, at its cube", fr: "Celle de gauche, devant son cube" },
          right: true,
          reason: {
            en: "Always the card at its cube; if that is gone, the next one clockwise. So you can foresee it.",
            fr: "Toujours la carte devant son cube ; si elle n’est plus là, la suivante dans le sens des aiguilles d’une montre. Tu peux donc le prévoir.",
          },
          lit: ["slot.0"],
        },
        {
          says: { en: "Any one, by chance", fr: "N’importe laquelle, au hasard" },
          reason: {
            en: "Nothing is left to chance here: look at the cube.",
            fr: "Rien n’est laissé au hasard ici : regarde le cube.",
          },
          lit: ["slot.0"],
        },
      ],
      rules: ["NUN-18.2", "NUN-18.6"],
    },
    {
      do: {
        en: "You would like the sculptor. When must you take it?",
        fr: "Tu voudrais le sculpteur. Quand faut-il le prendre ?",
      },
      lit: ROW,
      onTheWay: "takeCard 0",
      until: "placeBlock",
      asks: [
        {
          when: placing,
          says: {
            en: "Now or never, right. Place your block.",
            fr: "Maintenant ou jamais, en effet. Pose ton bloc.",
          },
          lit: tiles(12, 13, 15, 20),
        },
      ],
      wrong: [
        {
          when: ["takeCard 1", "takeCard 2", "takeCard 3"],
          says: {
            en: "Then the first dummy, whose cube is at the sculptor, takes it away at once.",
            fr: "Alors le premier joueur factice, dont le cube est devant le sculpteur, te le prend aussitôt.",
          },
          lit: ["slot.0"],
        },
      ],
      otherwise: { en: "Take the sculptor.", fr: "Prends le sculpteur." },
      done: {
        en: "The card at its cube was gone, so the first dummy took the next one clockwise. After each round the cubes move on, and another one begins.",
        fr: "La carte devant son cube n’était plus là : le premier a pris la suivante. Après chaque manche les cubes avancent d’une place, et un autre commence.",
      },
      doneLit: ROW,
      rules: ["NUN-18.4", "NUN-18.5", "NUN-18.16"],
    },
    {
      position: fourthRound,
      do: {
        en: "A dummy builds where it would score most, even though it scores nothing. Take the sculptor, and tempt neither of them.",
        fr: "Un joueur factice bâtit là où il marquerait le plus, même s’il ne marque rien. Prends le sculpteur, et n’en tente aucun.",
      },
      lit: ["slot.0"],
      onTheWay: "takeCard 0",
      until: "placeBlock 15",
      draws: ({ move, after }) => !move.startsWith("placeBlock 15") || after.phase === DUMMY_TILE,
      asks: [
        {
          when: placing,
          says: {
            en: "The dummies come next, with an artisan and an engineer. Which place leaves no square with three blocks?",
            fr: "Ils jouent ensuite, avec un artisan et une ingénieure. Quelle place ne laisse aucun carré à trois blocs ?",
          },
          lit: [...tiles(12, 13, 15), "slot.1", "slot.3"],
        },
      ],
      wrong: [
        {
          when: "placeBlock 12",
          says: {
            en: "The first dummy finished the square at once. Two against two, and the builder wins: only 2 points for you.",
            fr: "Le premier a aussitôt fini le carré. Deux contre deux, et qui bâtit l’emporte : 2 points seulement pour toi.",
          },
          lit: tiles(6, 7, 11, 12),
        },
        {
          when: "placeBlock 13",
          says: {
            en: "The second dummy finished its square at once, and you have the smaller part: 2 points.",
            fr: "Le deuxième a aussitôt fini son carré, et tu n’en as que la petite part : 2 points.",
          },
          lit: tiles(13, 14, 18, 19),
        },
      ],
      otherwise: {
        en: "This time the sculptor: it is about where to put it.",
        fr: "Cette fois le sculpteur : la question est où le poser.",
      },
      done: {
        en: "Nothing for them to finish, and two of your blocks side by side. Your squares can ripen.",
        fr: "Rien à finir pour eux, et deux de tes blocs côte à côte. Tes carrés peuvent mûrir.",
      },
      doneLit: tiles(15, 20),
      rules: ["NUN-18.3", "NUN-18.9"],
    },
    {
      do: {
        en: "Sometimes two places are equally good for a dummy. Then you choose: which one disturbs you least?",
        fr: "Parfois, deux places se valent pour un joueur factice. Alors c’est toi qui choisis : laquelle te gêne le moins ?",
      },
      until: "dummyTile",
      otherwise: { en: "Choose a place.", fr: "Choisis une place." },
      done: {
        en: "Good. Such a choice is small, but at the end of a row or beside your blocks it can be worth a square.",
        fr: "Bien. Ce choix est petit, mais au bout d’une ligne ou près de tes blocs, il peut valoir un carré.",
      },
      rules: ["NUN-18.10", "NUN-18.13"],
    },
    {
      choose: {
        en: "The dummies have no points. What do you play for, then?",
        fr: "Les joueurs factices n’ont pas de points. Pour quoi joues-tu, alors ?",
      },
      answers: [
        {
          says: { en: "To have more blocks than they have", fr: "Pour avoir plus de blocs qu’eux" },
          reason: {
            en: "You all have 18. They matter only for the edge and the workers, where you must be ahead of both.",
            fr: "Vous en avez tous 18. Ils ne comptent que pour le bord et les mains-d’œuvre, où il faut les devancer.",
          },
        },
        {
          says: { en: "For as many points as I can", fr: "Pour le plus de points possible" },
          right: true,
          reason: {
            en: "From 100 points on you earn a title, from Slush to Temple of ice at 251. And your own record waits.",
            fr: "Dès 100 points tu gagnes un titre, de Neige fondue à Temple de glace, à 251. Et il y a ton record à battre.",
          },
        },
      ],
      rules: ["NUN-18.18"],
    },
  ],
};
