/** Favours: immediate, single use, end of the game; and what becomes of those that are never used. */
import type { Lesson } from "@banquise/engine/lessons";
import { tileOf } from "../arrange.ts";
import { DISPLACE, FAVOUR_PICK, FAVOUR_USE, type State } from "../state.ts";
import { GROUND, moment, placing, sevenTurns, tiles } from "./shorthand.ts";

/** An ancestor in the row, and its tile on the second floor. */
const ancestor = (): State =>
  sevenTurns({
    upper: { 25: "worker", 29: "ancestor", 30: "beast", 35: "sculptor", 36: "beast" },
    row: ["ancestorSculptorBeast", "sculptor", "artisanPolesaw", "artisanRope"],
    shown: ["diversity", "ascension"],
  });

const withDisplacement = (): State =>
  sevenTurns({
    row: ["sculptor", "artisanRope", "beast1", "artisanPolesaw"],
    held: { displacement: 0, herd: 1, labour: 2, majesty: 2 },
  });

/** Penguin's third turn. */
const withPropagation = (): State =>
  moment({
    active: 1,
    ground: GROUND,
    blocks: [
      [6, 12, 20],
      [7, 24],
      [14, 19],
    ],
    areas: [
      ["beast1", "sculptor", "ancestorBeastEngineer"],
      ["artisanPickaxe", "artisanRope"],
      ["worker", "artisanPolesaw"],
    ],
    held: { propagation: 0 },
    row: ["worker", "engineer", "beast1", "sculptor"],
  });

const withHerd = (): State =>
  sevenTurns({
    row: ["sculptor", "artisanRope", "beast1", "artisanPolesaw"],
    held: { herd: 0, labour: 2, majesty: 2 },
  });

export const favours: Lesson<State> = {
  seats: 3,
  steps: [
    {
      position: ancestor,
      do: {
        en: "An ancestor gives you one of the two Favours on show. Take the ancestor and build.",
        fr: "Un ancêtre te donne une des deux Faveurs visibles. Prends l’ancêtre et bâtis.",
      },
      lit: ["slot.0", "favour.0", "favour.1"],
      onTheWay: ["takeCard 0", "placeBlock 29", "pickFavour 0"],
      until: "playFavour diversity",
      asks: [
        {
          when: placing,
          says: { en: "Its tile lies on the second floor.", fr: "Sa dalle est au deuxième étage." },
          lit: tiles(29),
        },
        {
          when: (s) => s.phase === FAVOUR_PICK,
          says: {
            en: "Diversity: 1 point for each different symbol you have; Ascension: 2 for each floor you stand on. Which one?",
            fr: "Diversité : 1 point par symbole différent que tu as ; Ascension : 2 points par étage où tu es. Laquelle ?",
          },
          lit: ["favour.0", "favour.1", "area.0"],
        },
        {
          when: (s) => s.phase === FAVOUR_USE,
          says: {
            en: "This one is used at once, or never. Now?",
            fr: "Celle-ci s’utilise tout de suite, ou jamais. Maintenant ?",
          },
          lit: ["area.0"],
        },
      ],
      wrong: [
        {
          when: "pickFavour 1",
          says: {
            en: "You stand on two floors: 4 points. But with the ancestor you have five different symbols.",
            fr: "Tu es sur deux étages : 4 points. Mais avec l’ancêtre, tu as cinq symboles différents.",
          },
          lit: ["area.0"],
        },
        {
          when: "declineFavour",
          says: {
            en: "Unused, it brings 2 points at the end. Now it brings 5!",
            fr: "Sans servir, elle rapporte 2 points à la fin. Maintenant, elle en rapporte 5 !",
          },
          lit: ["area.0"],
        },
        {
          when: ["takeCard 1", "takeCard 2", "takeCard 3"],
          says: {
            en: "A fine card, but only ancestors bring Favours.",
            fr: "Une belle carte, mais seuls les ancêtres apportent des Faveurs.",
          },
          lit: ["slot.0"],
        },
      ],
      otherwise: { en: "Follow the ancestor.", fr: "Suis l’ancêtre." },
      done: {
        en: "5 points at once. And the ancestor itself will bring 1 for each of your sculptors and beasts.",
        fr: "5 points d’un coup. Et l’ancêtre lui-même rapportera 1 point par sculpteur et par bête que tu auras.",
      },
      doneLit: ["area.0"],
      rules: ["NUN-6.1", "NUN-12.1", "NUN-13.3", "NUN-15.9"],
    },
    {
      position: withDisplacement,
      do: {
        en: "Others are kept and used once, when you like. Displacement swaps two free tiles: your sculptor could close this gap for 15 points.",
        fr: "D’autres se gardent et servent une fois, quand tu veux. Déplacement échange deux dalles libres : ton sculpteur pourrait boucher ce trou pour 15 points.",
      },
      lit: ["held.displacement", ...tiles(8)],
      onTheWay: ["takeCard 0", "playFavour displacement", "displace 8", "displace 15", "displace 35"],
      until: "placeBlock 8",
      asks: [
        {
          when: (s) => s.phase === DISPLACE && s.displaced === 0,
          says: {
            en: "Which two tiles change places? The one of the gap, and a sculptor’s tile.",
            fr: "Quelles dalles échanges-tu ? Celle du trou, et une dalle Sculpteur.",
          },
          lit: tiles(8, 15, 35),
        },
        {
          when: (s) => s.phase === DISPLACE,
          says: { en: "And the second one.", fr: "Et la deuxième." },
          lit: tiles(8, 15, 35),
        },
        {
          when: (s) => placing(s) && s.tiles[8] === tileOf("sculptor"),
          says: { en: "The tile fits. Now build!", fr: "La dalle convient. Bâtis maintenant !" },
          lit: tiles(8),
        },
        {
          when: placing,
          says: {
            en: "Before you place the block: play your Favour.",
            fr: "Avant de poser le bloc : joue ta Faveur.",
          },
          lit: ["held.displacement"],
        },
      ],
      wrong: [
        {
          when: ["placeBlock 15", "placeBlock 35"],
          says: {
            en: "Allowed, but no square is finished. Your Favour brings the tile to where it pays.",
            fr: "C’est permis, mais aucun carré n’est fini. Ta Faveur amène la dalle là où elle rapporte.",
          },
          lit: ["held.displacement", ...tiles(8)],
        },
        {
          when: ({ move, before }) =>
            before.displaced !== 0 && before.displaced !== 9 && move !== "displace 8",
          says: {
            en: "Then the gap keeps its tile. One of the two must be the tile of the gap.",
            fr: "Alors le trou garde sa dalle. L’une des deux doit être celle du trou.",
          },
          lit: tiles(8),
        },
        {
          when: ["takeCard 1", "takeCard 2", "takeCard 3"],
          says: {
            en: "It would work, too. But this time take the sculptor: your third one brings 4 points besides.",
            fr: "Cela marcherait aussi. Mais prends cette fois le sculpteur : ton troisième rapporte en plus 4 points.",
          },
          lit: ["slot.0"],
        },
      ],
      otherwise: {
        en: "Swap the tile of the gap with a sculptor’s tile.",
        fr: "Échange la dalle du trou avec une dalle Sculpteur.",
      },
      done: {
        en: "Three squares, 15 points. Such a Favour only waits for its moment, never in the turn in which you take it.",
        fr: "Trois carrés, 15 points. Une telle Faveur n’attend que son moment, jamais le tour où tu la prends.",
      },
      doneLit: tiles(3, 4, 7, 8, 9, 12, 13, 14),
      rules: ["NUN-12.2", "NUN-13.14"],
    },
    {
      position: withPropagation,
      watch: {
        en: "Some help you in the turns of others. Penguin finishes a square: two against two, and the builder would win it.",
        fr: "Certaines t’aident au tour des autres. Pingouin finit un carré : deux contre deux, et qui bâtit l’emporterait.",
      },
      lit: tiles(6, 7, 11, 12),
      moves: ["takeCard 0", "placeBlock 11"],
    },
    {
      do: {
        en: "Propagation counts one block more for you in this square. Now, or later?",
        fr: "Propagation te compte un bloc de plus dans ce carré. Maintenant, ou plus tard ?",
      },
      lit: ["held.propagation", ...tiles(6, 7, 11, 12)],
      until: "playFavour propagation",
      wrong: [
        {
          when: "declineFavour propagation",
          says: {
            en: "Then Penguin gets 5 and you 2. Three against two turns it around.",
            fr: "Alors Pingouin gagne 5 points et toi 2. Trois contre deux, et tout s’inverse.",
          },
          lit: tiles(6, 7, 11, 12),
        },
      ],
      otherwise: { en: "Use it now.", fr: "Sers-t’en maintenant." },
      done: {
        en: "Three against two: 5 for you, 2 for Penguin, in Penguin’s own turn.",
        fr: "Trois contre deux : 5 pour toi, 2 pour Pingouin, pendant son propre tour.",
      },
      doneLit: tiles(6, 7, 11, 12),
      rules: ["NUN-12.5", "NUN-13.11"],
    },
    {
      position: withHerd,
      choose: {
        en: "And some wait for the end: Herd gives your beasts two symbols more. You have two beasts with one symbol each, worth 4: and with Herd?",
        fr: "Et d’autres attendent la fin : Troupeau donne deux symboles de plus à tes bêtes. Tu as deux bêtes à un symbole, soit 4 points : et avec Troupeau ?",
      },
      lit: ["held.herd", "area.0"],
      answers: [
        {
          says: { en: "6 points", fr: "6 points" },
          reason: {
            en: "The symbols are not added to the points but multiplied: 2 beasts × 4 symbols.",
            fr: "Les symboles ne s’ajoutent pas aux points, ils multiplient : 2 bêtes × 4 symboles.",
          },
          lit: ["area.0"],
        },
        {
          says: { en: "8 points", fr: "8 points" },
          right: true,
          reason: {
            en: "2 beasts × 4 symbols. With every further beast it is worth more: a Favour should suit what you collect.",
            fr: "2 bêtes × 4 symboles. Et chaque bête de plus la fait monter : choisis une Faveur qui va avec ce que tu réunis.",
          },
          lit: ["area.0"],
        },
        {
          says: { en: "4 points, and 2 for the Favour", fr: "4 points, et 2 pour la Faveur" },
          reason: {
            en: "2 points are what a Favour brings that you never use. This one you use.",
            fr: "2 points, c’est ce que rapporte une Faveur jamais utilisée. Celle-ci, tu l’utilises.",
          },
          lit: ["held.herd"],
        },
      ],
      rules: ["NUN-12.3", "NUN-12.4", "NUN-13.19"],
    },
    {
      say: {
        en: "A Favour that never fits still brings 2 points at the end. So take ancestors when a good one is on show.",
        fr: "Une Faveur qui ne sert jamais rapporte encore 2 points à la fin. Prends donc un ancêtre quand une bonne est visible.",
      },
      lit: ["favour.0", "favour.1"],
      rules: ["NUN-15.10"],
    },
  ],
};
