/** Two players, and Siku: a third colour that scores nothing and stands in everybody's way. */
import type { Lesson } from "@banquise/engine/lessons";
import { ASSIGN, type State } from "../state.ts";
import { GROUND, moment, placing, tiles } from "./shorthand.ts";

const beginning = (): State =>
  moment({ seats: 2, ground: GROUND, row: ["sculptor", "beast1", "engineer", "artisanPickaxe"] });

/** Artisans lie in the middle of this ground floor. */
const MORE_ARTISANS = "WNBEE BBWAE NASSA SWAEW SNABW";

/** Five turns each: of your lot only Siku's block is left. */
const sikusTurn = (): State =>
  moment({
    seats: 2,
    ground: MORE_ARTISANS,
    blocks: [
      [6, 12, 20, 3],
      [7, 13, 14, 24],
      [18, 0],
    ],
    siku: [1, 1],
    areas: [
      ["beast1", "sculptor", "sculptor", "engineer"],
      ["worker", "sculptor", "artisanPickaxe", "worker"],
      ["engineer", "worker"],
    ],
    row: ["artisanRope", "sculptor", "beast1", "worker"],
  });

/** Workers: three of yours, two of Penguin's, three of Siku's. */
const workers = (): State =>
  moment({
    seats: 2,
    ground: GROUND,
    blocks: [
      [6, 12, 20, 3],
      [7, 13, 15, 24],
      [18, 0, 9],
    ],
    siku: [2, 1],
    areas: [
      ["worker", "worker", "worker", "engineer"],
      ["artisanPickaxe", "sculptor", "worker", "worker"],
      ["worker", "worker", "worker"],
    ],
    row: ["engineer", "sculptor", "beast1", "artisanRope"],
  });

export const siku: Lesson<State> = {
  seats: 2,
  steps: [
    {
      position: beginning,
      do: {
        en: "With two, Siku builds along, by your hands. Of three blocks two are yours and one is hers: take a card first.",
        fr: "À deux, Siku bâtit aussi, par vos mains. Sur trois blocs, deux sont à toi et un à elle : prends d’abord une carte.",
      },
      lit: ["slot.0", "slot.1", "slot.2", "slot.3"],
      onTheWay: ["takeCard", "assign self"],
      until: "placeBlock",
      asks: [
        {
          when: (s) => s.phase === ASSIGN,
          says: {
            en: "And now: is this card for you, or for Siku?",
            fr: "Et maintenant : cette carte est-elle pour toi, ou pour Siku ?",
          },
        },
        {
          when: placing,
          says: {
            en: "Then it is your own block. Place it on a tile with the same symbol.",
            fr: "C’est donc ton propre bloc. Pose-le sur une dalle de même symbole.",
          },
        },
      ],
      wrong: [
        {
          when: "assign siku",
          says: {
            en: "Then the card is lost to you, and her block stands on the tile. Keep that for a turn in which no card helps you.",
            fr: "Alors la carte est perdue pour toi, et c’est son bloc qui est posé. Garde cela pour un tour où aucune carte ne t’aide.",
          },
        },
      ],
      otherwise: { en: "Take a card.", fr: "Prends une carte." },
      done: {
        en: "Your card, your block. Two of three turns are yours, and once in three you build for Siku: when, you decide.",
        fr: "Ta carte, ton bloc. Deux tours sur trois sont à toi, et une fois sur trois tu bâtis pour Siku : à toi de dire quand.",
      },
      rules: ["NUN-17.1", "NUN-17.2"],
    },
    {
      position: sikusTurn,
      do: {
        en: "Only Siku’s block is left of these three. With the artisan she can finish three different squares: which one suits you?",
        fr: "De tes trois blocs, il ne reste que celui de Siku. Avec l’artisan, elle peut finir trois carrés : lequel t’arrange ?",
      },
      lit: ["slot.0", ...tiles(8, 11, 17)],
      onTheWay: "takeCard 0",
      until: "placeBlock 11",
      asks: [
        {
          when: placing,
          says: {
            en: "Look at who has the most blocks in each of the three.",
            fr: "Regarde qui a le plus de blocs dans chacun des trois.",
          },
          lit: tiles(8, 11, 17),
        },
      ],
      wrong: [
        {
          when: "placeBlock 8",
          says: {
            en: "Penguin has two blocks in this one: 5 points for Penguin, 2 for you.",
            fr: "Pingouin a deux blocs dans celui-ci : 5 points pour lui, 2 pour toi.",
          },
          lit: tiles(7, 8, 12, 13),
        },
        {
          when: "placeBlock 17",
          says: {
            en: "With two blocks Siku would be first: her 5 points go to nobody, and you get 2. There is a better one.",
            fr: "Avec deux blocs, Siku serait première : ses 5 points ne vont à personne, et tu en as 2. Il y a mieux.",
          },
          lit: tiles(12, 13, 17, 18),
        },
        {
          when: ["takeCard 1", "takeCard 2", "takeCard 3"],
          says: {
            en: "Siku’s cards bring you nothing, so give her the one that is worth least to you: the artisan.",
            fr: "Les cartes de Siku ne te rapportent rien : donne-lui celle qui vaut le moins pour toi, l’artisan.",
          },
          lit: ["slot.0"],
        },
      ],
      otherwise: {
        en: "That finishes none of the three squares.",
        fr: "Cela ne finit aucun des trois carrés.",
      },
      done: {
        en: "Two of yours, one of Penguin, one of Siku: 5 for you, and Penguin and Siku share the second place. Her block did your work!",
        fr: "Deux à toi, un à Pingouin, un à Siku : 5 pour toi, et Pingouin partage la deuxième place avec elle. Son bloc a travaillé pour toi !",
      },
      doneLit: tiles(6, 7, 11, 12),
      rules: ["NUN-17.2", "NUN-17.5"],
    },
    {
      position: workers,
      choose: {
        en: "Workers that you play for Siku stay with her. You have 3, Penguin 2, Siku 3: what would yours bring at the end?",
        fr: "Les mains-d’œuvre jouées pour Siku restent chez elle. Tu en as 3, Pingouin 2, Siku 3 : que te rapportent les tiennes à la fin ?",
      },
      lit: ["area.0", "area.1"],
      answers: [
        {
          says: { en: "20, the most", fr: "20, c’est le plus" },
          reason: {
            en: "You are not alone in front: Siku has 3 as well. She gets nothing, but she is in your way.",
            fr: "Siku est devant avec toi : elle en a 3 aussi. Elle ne gagne rien, mais elle te gêne.",
          },
          lit: ["area.0"],
        },
        {
          says: { en: "12, a tie", fr: "12, à égalité" },
          right: true,
          reason: {
            en: "A tie for the most, even with Siku: 12. One worker more would make it 20.",
            fr: "À égalité pour le plus, même avec Siku : 12. Une main-d’œuvre de plus, et c’est 20.",
          },
          lit: ["area.0"],
        },
        {
          says: { en: "6, two each", fr: "6, deux chacune" },
          reason: {
            en: "That is for those who have fewer than the most. You have as many as Siku.",
            fr: "C’est pour qui en a moins que les premiers. Tu en as autant que Siku.",
          },
          lit: ["area.0"],
        },
      ],
      rules: ["NUN-17.3", "NUN-17.6"],
    },
    {
      choose: {
        en: "You place a block of Siku that completes a line, above two blocks of yours. What do you get?",
        fr: "Tu poses un bloc de Siku qui complète une ligne, au-dessus de deux blocs à toi. Qu’est-ce que tu gagnes ?",
      },
      answers: [
        {
          says: { en: "A step on your track and 2 points", fr: "Un pas sur ta piste et 2 points" },
          reason: {
            en: "Both belong to whoever’s block it is, and it is Siku’s.",
            fr: "Les deux vont à la couleur du bloc, et c’est celle de Siku.",
          },
        },
        {
          says: { en: "Nothing at all", fr: "Rien du tout" },
          right: true,
          reason: {
            en: "Neither track nor points: the block is not yours. So close lines and build upstairs with your own.",
            fr: "Ni piste ni points : ce bloc n’est pas à toi. Complète donc les lignes et monte aux étages avec les tiens.",
          },
        },
        {
          says: { en: "Only the 2 points", fr: "Seulement les 2 points" },
          reason: {
            en: "Your own blocks underneath pay only under a block of your own.",
            fr: "Tes blocs du dessous ne paient que sous un bloc à toi.",
          },
        },
      ],
      rules: ["NUN-17.8"],
    },
    {
      say: {
        en: "Use Siku when the cards are dull, and where her block finishes a square of yours. Left for last, she often helps Penguin.",
        fr: "Sers-toi de Siku quand les cartes sont ternes, et là où son bloc finit un carré à toi. Gardée pour la fin, elle aide souvent Pingouin.",
      },
    },
  ],
};
