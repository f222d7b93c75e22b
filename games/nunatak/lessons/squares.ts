/** Squares: several at once, who gets what in them, and how not to make a present of one. */
import type { Lesson } from "@banquise/engine/lessons";
import { SQUARE_ORDER, type State } from "../state.ts";
import { GROUND, moment, placing, ROW, sevenTurns, tiles } from "./shorthand.ts";

const manySquares = (): State => sevenTurns({ row: ["beast1", "sculptor", "engineer", "artisanRope"] });

/** Squares of this turn that have not been counted. */
const squaresLeft = ({ pending }: State): number => pending.toString(2).replaceAll("0", "").length;

/** Two turns each. */
const careful = (): State =>
  moment({
    ground: GROUND,
    blocks: [
      [6, 20],
      [11, 24],
      [14, 19],
    ],
    areas: [
      ["beast1", "sculptor"],
      ["worker", "artisanPickaxe"],
      ["worker", "artisanRope"],
    ],
    row: ["sculptor", "artisanPolesaw", "engineer", "beast1"],
  });

const ofOthers = (): State =>
  moment({
    ground: GROUND,
    blocks: [
      [6, 12],
      [24, 4],
      [7, 19],
    ],
    areas: [
      ["beast1", "sculptor"],
      ["artisanPickaxe", "engineer"],
      ["artisanRope", "artisanPolesaw"],
    ],
    row: ["sculptor", "worker", "engineer", "beast1"],
  });

export const squares: Lesson<State> = {
  seats: 3,
  steps: [
    {
      position: manySquares,
      do: {
        en: "One block can finish several squares. Here one place is worth 15 points: which card takes you there?",
        fr: "Un seul bloc peut finir plusieurs carrés. Une place vaut ici 15 points : quelle carte t’y mène ?",
      },
      lit: ROW,
      onTheWay: ["takeCard 2", "placeBlock 8", "orderSquare"],
      until: ({ move, after }) => move.startsWith("orderSquare") && after.phase !== SQUARE_ORDER,
      asks: [
        {
          when: placing,
          says: {
            en: "The engineer’s tile is the last gap of three squares. Close it!",
            fr: "La dalle Ingénieure est le dernier trou de trois carrés. Bouche-le !",
          },
          lit: tiles(8),
        },
        {
          when: (s) => s.phase === SQUARE_ORDER && squaresLeft(s) < 3,
          says: { en: "And which of the other two?", fr: "Et lequel des deux autres ?" },
          lit: tiles(3, 4, 7, 8, 9, 12, 13, 14),
        },
        {
          when: (s) => s.phase === SQUARE_ORDER,
          says: {
            en: "You say in which order they count. The points stay the same, but each gets its new tile in turn.",
            fr: "À toi de dire dans quel ordre ils comptent. Les points ne changent pas, mais chacun reçoit sa dalle à son tour.",
          },
          lit: tiles(3, 4, 7, 8, 9, 12, 13, 14),
        },
      ],
      wrong: [
        {
          when: "takeCard 0",
          says: {
            en: "A beast finishes two squares at best, and Gull has more in both: 4 for you, 10 for Gull. There is better.",
            fr: "Une bête finit deux carrés au mieux, et Goéland y est plus fort : 4 pour toi, 10 pour lui. Il y a mieux.",
          },
          lit: tiles(23),
        },
        {
          when: "takeCard 3",
          says: {
            en: "An artisan finishes two squares: 5 points and 2. Another card finishes three.",
            fr: "Un artisan finit deux carrés : 5 points et 2. Une autre carte en finit trois.",
          },
          lit: tiles(16),
        },
        {
          when: "takeCard 1",
          says: {
            en: "A sculptor’s tile finishes no square here. Look for the gap in the middle of the blocks.",
            fr: "Une dalle Sculpteur ne finit ici aucun carré. Cherche le trou au milieu des blocs.",
          },
          lit: tiles(8),
        },
      ],
      otherwise: {
        en: "There it finishes nothing. Look for the gap among the blocks.",
        fr: "Là, il ne finit rien. Cherche le trou parmi les blocs.",
      },
      done: {
        en: "Three squares, 15 points. In none of them did anybody have more blocks than you, and a tie is yours.",
        fr: "Trois carrés, 15 points. Dans aucun, personne n’avait plus de blocs que toi, et l’égalité est à toi.",
      },
      doneLit: tiles(3, 4, 7, 8, 9, 12, 13, 14),
      rules: ["NUN-9.1", "NUN-9.3"],
    },
    {
      choose: {
        en: "In this square you have two blocks, Penguin and Gull one each. Who gets the 2 points of the second place?",
        fr: "Dans ce carré tu as deux blocs, Pingouin et Goéland un chacun. À qui vont les 2 points de la deuxième place ?",
      },
      lit: tiles(8, 9, 13, 14),
      answers: [
        {
          says: { en: "2 for each of them", fr: "2 à chacun" },
          reason: {
            en: "Two points are shared, not doubled.",
            fr: "Deux points se partagent, ils ne se doublent pas.",
          },
          lit: tiles(13, 14),
        },
        {
          says: { en: "1 for each of them", fr: "1 à chacun" },
          right: true,
          reason: {
            en: "They share them. Only whoever is building wins a tie alone.",
            fr: "Ils se les partagent. Seul celui qui bâtit gagne une égalité à lui tout seul.",
          },
          lit: tiles(13, 14),
        },
        {
          says: { en: "Nobody", fr: "Personne" },
          reason: {
            en: "Two who tie still share: 1 each. Only with three of them would nothing be left.",
            fr: "À deux à égalité, on partage : 1 chacun. Ce n’est qu’à trois qu’il ne reste rien.",
          },
          lit: tiles(13, 14),
        },
      ],
      rules: ["NUN-9.4"],
    },
    {
      position: careful,
      do: {
        en: "Take the sculptor. Penguin is next and needs only the fourth block of a square: where does yours do no harm?",
        fr: "Prends le sculpteur. C’est ensuite à Pingouin, à qui le quatrième bloc d’un carré suffit : où le tien ne risque-t-il rien ?",
      },
      lit: ["slot.0"],
      onTheWay: "takeCard 0",
      until: "placeBlock 15",
      asks: [
        {
          when: placing,
          says: {
            en: "Three tiles fit. Which one leaves no square with three blocks?",
            fr: "Trois dalles conviennent. Laquelle ne laisse aucun carré à trois blocs ?",
          },
          lit: tiles(12, 13, 15),
        },
      ],
      wrong: [
        {
          when: "placeBlock 12",
          says: {
            en: "Now one block is missing, and Penguin places it: two against two, and the builder wins. 5 for Penguin, 2 for you!",
            fr: "Il ne manque plus qu’un bloc, et Pingouin le pose : deux contre deux, et qui bâtit l’emporte. 5 pour lui, 2 pour toi !",
          },
          lit: tiles(6, 7, 11, 12),
        },
        {
          when: "placeBlock 13",
          says: {
            en: "You make the third block beside two of Gull. Whoever places the fourth, 5 points go to Gull.",
            fr: "Tu poses le troisième bloc à côté de deux de Goéland. Peu importe qui le finit : 5 points vont à Goéland.",
          },
          lit: tiles(13, 14, 18, 19),
        },
      ],
      otherwise: {
        en: "This time take the sculptor: it is about where to put it.",
        fr: "Cette fois, prends le sculpteur : la question est où le poser.",
      },
      done: {
        en: "Beside your other block: two of yours in one square, and nobody else wants to begin there.",
        fr: "À côté de ton autre bloc : deux à toi dans un même carré, et personne d’autre n’a envie d’y aller.",
      },
      doneLit: tiles(15, 16, 20, 21),
      rules: ["NUN-9.1"],
    },
    {
      position: ofOthers,
      choose: {
        en: "You have two blocks here, Gull one. Suppose Penguin places the fourth: who gets the 5 points?",
        fr: "Tu as deux blocs ici, Goéland un. Si Pingouin pose le quatrième, à qui vont les 5 points ?",
      },
      lit: tiles(6, 7, 11, 12),
      answers: [
        {
          says: { en: "Penguin, who builds", fr: "À Pingouin, qui bâtit" },
          reason: {
            en: "Whoever builds wins ties, nothing more. One block against two is no tie.",
            fr: "Qui bâtit gagne les égalités, rien de plus. Un bloc contre deux n’est pas une égalité.",
          },
          lit: tiles(6, 12),
        },
        {
          says: { en: "You", fr: "À toi" },
          right: true,
          reason: {
            en: "The most blocks win, in anybody’s turn. Penguin ties with Gull for the second place and, as the builder, takes its 2 points.",
            fr: "Le plus de blocs l’emporte, à n’importe quel tour. Pingouin, à égalité avec Goéland pour la deuxième place, en prend les 2 points puisqu’il bâtit.",
          },
          lit: tiles(6, 12),
        },
        {
          says: { en: "Nobody, it is not your turn", fr: "À personne, ce n’est pas ton tour" },
          reason: {
            en: "Squares pay all who are in them, whoever’s turn it is.",
            fr: "Un carré paie tous ceux qui y sont, quel que soit le tour.",
          },
          lit: tiles(6, 12),
        },
      ],
      rules: ["NUN-9.10", "NUN-9.3"],
    },
    {
      say: {
        en: "Two of yours in a square are a promise, a third block is an invitation. Look who is next before you place it.",
        fr: "Deux blocs à toi dans un carré sont une promesse, un troisième bloc une invitation. Regarde qui vient après toi avant de le poser.",
      },
      lit: tiles(6, 7, 11, 12),
    },
  ],
};
