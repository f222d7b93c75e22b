/** The first lesson: a first turn, then moments of the first third of one game up to a count. Penguin and Gull play along. */
import { at, Random } from "@banquise/engine";
import type { CountLine, Lesson } from "@banquise/engine/lessons";
import { tileOf } from "../arrange.ts";
import type { ScoreKey } from "../data.ts";
import { moves } from "../moves.ts";
import { apply } from "../rules.ts";
import { countedLines } from "../scoring.ts";
import { type State, SWAP_SOURCE } from "../state.ts";
import { GROUND, moment, placing, ROW, sevenTurns, tiles, YOU } from "./shorthand.ts";

/** After your worker has brought a tile. */
const SWAPPED = "ANBEE BBAWE WWSSW SANEA SNWBA";
const beginning = (): State =>
  moment({ ground: GROUND, row: ["sculptor", "beast1", "engineer", "artisanPickaxe"] });

/** Three turns each. */
const square = (): State =>
  moment({
    ground: GROUND,
    blocks: [
      [6, 20, 4],
      [7, 11, 21],
      [14, 18, 19],
    ],
    areas: [
      ["beast1", "sculptor", "engineer"],
      ["artisanPickaxe", "worker", "ancestorWorkerSculptor"],
      ["worker", "engineer", "artisanRope"],
    ],
    held: { herd: 1 },
    row: ["sculptor", "artisanPickaxe", "engineer", "beast1"],
  });

/** Four turns each. */
const worker = (): State =>
  moment({
    ground: GROUND,
    upper: { 30: "beast" },
    blocks: [
      [6, 20, 4, 12],
      [7, 11, 21, 24],
      [14, 18, 19, 5],
    ],
    areas: [
      ["beast1", "sculptor", "engineer", "sculptor"],
      ["artisanPickaxe", "worker", "ancestorWorkerSculptor", "artisanPickaxe"],
      ["worker", "engineer", "artisanRope", "beast1"],
    ],
    held: { herd: 1 },
    row: ["worker", "sculptor", "engineer", "beast1"],
    squares: [5, 2, 0],
  });

/** Five turns each, and you have just taken the beast of burden. */
function floors(): State {
  const s = moment({
    ground: SWAPPED,
    upper: { 29: "artisan", 30: "beast", 36: "beast" },
    blocks: [
      [6, 20, 4, 12, 10],
      [7, 11, 21, 24, 13],
      [14, 18, 19, 5, 0],
    ],
    areas: [
      ["beast1", "sculptor", "engineer", "sculptor", "worker"],
      ["artisanPickaxe", "worker", "ancestorWorkerSculptor", "artisanPickaxe", "sculptor"],
      ["worker", "engineer", "artisanRope", "beast1", "artisanPolesaw"],
    ],
    held: { herd: 1 },
    row: ["beast1", "engineer", "worker", "sculptor"],
    squares: [10, 5, 6],
    engineering: [0, 1, 0],
  });
  apply(s, moves.encode({ type: "takeCard", slot: 0 }), { random: Random.of(1), emit: null });
  return s;
}

/** Six turns each. */
const line = (): State =>
  moment({
    ground: SWAPPED,
    upper: { 29: "artisan", 30: "beast", 35: "sculptor", 36: "beast" },
    blocks: [
      [6, 20, 4, 12, 10, 30],
      [7, 11, 21, 24, 13, 22],
      [14, 18, 19, 5, 0, 17],
    ],
    areas: [
      ["beast1", "sculptor", "engineer", "sculptor", "worker", "beast1"],
      ["artisanPickaxe", "worker", "ancestorWorkerSculptor", "artisanPickaxe", "sculptor", "worker"],
      ["worker", "engineer", "artisanRope", "beast1", "artisanPolesaw", "ancestorBeastEngineer"],
    ],
    held: { herd: 1, labour: 2 },
    row: ["engineer", "sculptor", "worker", "beast2"],
    squares: [11, 6, 11],
    reinforcement: [2],
    engineering: [0, 1, 0],
  });

const cards = (): State => sevenTurns({ row: ["beast2", "sculptor", "engineer", "artisanRope"] });

/** The tile that the square will carry: a beast, as in what follows. */
const laysBeast = ({ after }: { readonly after: State }): boolean =>
  at(after.tiles, 30) === 0 || at(after.tiles, 30) === tileOf("beast");

const LINES: Partial<Readonly<Record<ScoreKey, CountLine["says"]>>> = {
  reinforcement: { en: "Own blocks underneath", fr: "Tes blocs dessous" },
  squares: { en: "Squares", fr: "Carrés" },
  workers: { en: "Workers, 2 each", fr: "Mains-d’œuvre, 2 chacune" },
  sculptors: { en: "Sculptors, more with each", fr: "Sculpteurs, de mieux en mieux" },
  beasts: { en: "Beasts, times their symbols", fr: "Bêtes, fois leurs symboles" },
  engineers: { en: "Engineers, times your track", fr: "Ingénieures, fois ta piste" },
};

/** What you would have if the game ended now. */
const yourPoints = (s: State): CountLine[] =>
  countedLines(s, YOU).flatMap(({ key, points }) => {
    const says = LINES[key];
    return says === undefined || points === 0 ? [] : [{ says, points }];
  });

export const first: Lesson<State> = {
  seats: 3,
  learner: YOU,
  steps: [
    {
      position: beginning,
      say: {
        en: "Together you raise a temple of ice, block by block. Each of you wants the best part in it.",
        fr: "Ensemble, vous élevez un temple de glace, bloc après bloc. Chacun veut y prendre la plus belle part.",
      },
      lit: tiles(6, 7, 11, 12),
      rules: ["NUN-1.1"],
    },
    {
      say: {
        en: "When the 54th block stands, whoever has the most points wins. Some come while you build, most from your cards at the end.",
        fr: "Au 54e bloc, le plus de points l’emporte. Une part vient en bâtissant, la plus grande de tes cartes, à la fin.",
      },
      lit: ROW,
      rules: ["NUN-14.1", "NUN-16.1"],
    },
    {
      do: {
        en: "A turn is one card and one block. Sculptors are worth more with each one you have: take this one.",
        fr: "Un tour, c’est une carte et un bloc. Les sculpteurs valent plus à chaque nouveau : prends celui-ci.",
      },
      lit: ["slot.0"],
      onTheWay: "takeCard 0",
      until: ["placeBlock 15", "placeBlock 20"],
      asks: [
        {
          when: placing,
          says: {
            en: "Your block goes on a tile with the same symbol. At the end, most blocks on the edge bring 7 points: which tile?",
            fr: "Ton bloc va sur une dalle de même symbole. À la fin, le plus de blocs au bord rapporte 7 points : quelle dalle ?",
          },
          lit: tiles(12, 13, 15, 20),
        },
      ],
      wrong: [
        {
          when: ["placeBlock 12", "placeBlock 13"],
          says: {
            en: "Here it stands in the middle, and does not count for the edge. Two other sculptor tiles lie on it.",
            fr: "Ici il est au milieu et ne compte pas pour le bord. Deux autres dalles Sculpteur s’y trouvent.",
          },
          lit: tiles(15, 20),
        },
      ],
      otherwise: {
        en: "You may, and you will meet them all. For now, begin with the sculptor.",
        fr: "C’est permis, et tu les connaîtras tous. Pour l’instant, commence par le sculpteur.",
      },
      done: {
        en: "Your first sculptor: 2 points at the end. Two make 5, three make 9, and so on.",
        fr: "Ton premier sculpteur : 2 points à la fin. Deux en font 5, trois en font 9, et ainsi de suite.",
      },
      doneLit: ["area.0"],
      rules: ["NUN-4.1", "NUN-5.1", "NUN-15.2", "NUN-15.5"],
    },
    {
      watch: {
        en: "Penguin takes an artisan, Gull an engineer. What you take, they can no longer have.",
        fr: "Pingouin prend un artisan, Goéland une ingénieure. Ce que tu prends, ils ne l’auront plus.",
      },
      moves: ["takeCard 3", "placeBlock 7", "takeCard 2", "placeBlock 18"],
      lit: tiles(7, 18),
      rules: ["NUN-3.2", "NUN-10.1"],
    },
    {
      position: square,
      say: {
        en: "Two turns later. Four blocks make a square: 5 points for the most blocks in it, 2 for the second.",
        fr: "Deux tours plus tard. Quatre blocs font un carré : 5 points à qui y a le plus de blocs, 2 au deuxième.",
      },
      lit: tiles(6, 7, 11, 12),
      rules: ["NUN-9.1", "NUN-9.2"],
    },
    {
      do: {
        en: "Two squares lack only one block. A tie goes to whoever builds: take the card that wins you 5 points.",
        fr: "À deux carrés, il ne manque qu’un bloc. L’égalité profite à qui bâtit : prends la carte qui te donne 5 points.",
      },
      lit: tiles(12, 13),
      onTheWay: "takeCard 0",
      until: "placeBlock 12",
      draws: laysBeast,
      asks: [
        {
          when: placing,
          says: {
            en: "Both tiles fit your sculptor. In which square will nobody have more blocks than you?",
            fr: "Les deux dalles conviennent à ton sculpteur. Dans quel carré personne n’aura plus de blocs que toi ?",
          },
          lit: tiles(12, 13),
        },
      ],
      wrong: [
        {
          when: ["takeCard 1", "takeCard 2", "takeCard 3"],
          says: {
            en: "No tile with this symbol finishes a square now. Look at what the two missing tiles show.",
            fr: "Aucune dalle de ce symbole ne finit un carré. Regarde ce que montrent les deux dalles manquantes.",
          },
          lit: tiles(12, 13),
        },
        {
          when: "placeBlock 13",
          says: {
            en: "Gull has three blocks here: 5 points for Gull, only 2 for you. In the other square it would be two against two.",
            fr: "Goéland a trois blocs ici : 5 points pour lui, 2 seulement pour toi. Dans l’autre carré, ce serait deux contre deux.",
          },
          lit: tiles(12),
        },
      ],
      otherwise: {
        en: "No square is finished there. Two places would finish one.",
        fr: "Aucun carré n’est fini là. Deux places en finiraient un.",
      },
      done: {
        en: "Two against two, and you built last: 5 for you, 2 for Penguin. On the finished square lies a new tile: the second floor begins!",
        fr: "Deux contre deux, et c’est toi qui bâtis : 5 pour toi, 2 pour Pingouin. Sur le carré fini, une nouvelle dalle : le deuxième étage commence !",
      },
      doneLit: tiles(30),
      rules: ["NUN-9.2", "NUN-9.3", "NUN-9.7"],
    },
    {
      position: worker,
      do: {
        en: "Here a square waits for you, but no card of the row has its symbol. A worker can help: take it.",
        fr: "Ici un carré t’attend, mais aucune carte du cortège n’a son symbole. Une main-d’œuvre peut t’aider : prends-la.",
      },
      lit: tiles(10),
      onTheWay: ["takeCard 0", "swapInto 10"],
      until: "swapSource",
      asks: [
        {
          when: placing,
          says: {
            en: "A worker may move a worker tile to where it is needed. Where do you need it?",
            fr: "Une main-d’œuvre peut amener une dalle Main-d’œuvre là où il le faut. Où la veux-tu ?",
          },
          lit: tiles(10, 13),
        },
        {
          when: (s) => s.phase === SWAP_SOURCE,
          says: {
            en: "And which worker tile comes here? Any will do.",
            fr: "Et quelle dalle Main-d’œuvre vient ici ? N’importe laquelle convient.",
          },
          lit: tiles(8, 17, 22),
        },
      ],
      wrong: [
        {
          when: ["takeCard 1", "takeCard 2", "takeCard 3"],
          says: {
            en: "This card has no tile that finishes the square, either. The worker brings a tile of its own.",
            fr: "Cette carte n’a pas non plus de dalle qui finit le carré. La main-d’œuvre, elle, amène la sienne.",
          },
          lit: ["slot.0"],
        },
        {
          when: "placeBlock",
          says: {
            en: "Allowed, but it finishes nothing. Bring the tile to the place that pays instead.",
            fr: "C’est permis, mais cela ne finit rien. Amène plutôt la dalle à la place qui rapporte.",
          },
          lit: tiles(10),
        },
        {
          when: "swapInto 13",
          says: {
            en: "That would finish the square of Gull’s three blocks: 2 points. The other one brings you 5.",
            fr: "Tu finirais le carré aux trois blocs de Goéland : 2 points. L’autre t’en donne 5.",
          },
          lit: tiles(10),
          fromStart: true,
        },
      ],
      otherwise: {
        en: "No square is finished there. Which one lacks a single block?",
        fr: "Aucun carré n’est fini là. Auquel ne manque-t-il qu’un bloc ?",
      },
      done: {
        en: "5 points, wherever the tile came from! And at the end, whoever has the most workers gets 20.",
        fr: "5 points, d’où que vienne la dalle ! Et à la fin, qui a le plus de mains-d’œuvre en gagne 20.",
      },
      doneLit: tiles(5, 6, 10, 11),
      rules: ["NUN-5.2", "NUN-15.4"],
    },
    {
      position: floors,
      try: {
        en: "Three tiles now lie on the second floor, and you have taken a beast of burden. Try it on the artisan tile up there.",
        fr: "Trois dalles sont maintenant à l’étage, et tu as pris une bête de somme. Essaie de la jouer sur la dalle Artisan, là-haut.",
      },
      lit: tiles(29),
      rule: "NUN-5.1",
      moves: ["placeBlock 29"],
      done: {
        en: "It will not go: card and tile must show the same symbol. And without a tile nobody builds at all.",
        fr: "Impossible : la carte et la dalle doivent avoir le même symbole. Et sans dalle, on ne bâtit pas du tout.",
      },
      otherwise: {
        en: "There it may stand, yes. But first try the forbidden tile.",
        fr: "Là, c’est permis. Mais essaie d’abord la dalle interdite.",
      },
    },
    {
      do: {
        en: "On upper floors, each of your own blocks underneath brings 1 point. On which beast tile up there will you build?",
        fr: "À l’étage, chacun de tes blocs dessous rapporte 1 point. Sur quelle dalle Bête de somme vas-tu bâtir, là-haut ?",
      },
      lit: tiles(30, 36),
      until: "placeBlock 30",
      wrong: [
        {
          when: "placeBlock 36",
          says: {
            en: "None of the four blocks below is yours: not a point. Under the other tile, two are.",
            fr: "Aucun des quatre blocs dessous n’est à toi : pas un point. Sous l’autre dalle, tu en as deux.",
          },
          lit: tiles(30),
        },
        {
          when: "placeBlock 23",
          says: {
            en: "This finishes a square for 2 points, but 5 go to Gull. Upstairs, 2 points are yours alone.",
            fr: "Tu finis un carré pour 2 points, mais Goéland en gagne 5. À l’étage, 2 points ne sont que pour toi.",
          },
          lit: tiles(30),
        },
      ],
      otherwise: {
        en: "That is the ground floor, where nothing lies underneath. Go up!",
        fr: "C’est le rez-de-chaussée, il n’y a rien dessous. Monte !",
      },
      done: {
        en: "Two blocks of yours underneath: 2 points. What you build below pays again above.",
        fr: "Deux de tes blocs dessous : 2 points. Ce que tu bâtis en bas paie encore en haut.",
      },
      doneLit: tiles(30),
      rules: ["NUN-7.1"],
    },
    {
      position: line,
      say: {
        en: "This is your Engineering track. At the end, each of your engineers is worth the number that you have reached on it.",
        fr: "Voici ta piste Ingénierie. À la fin, chacune de tes ingénieures vaut le nombre que tu y as atteint.",
      },
      lit: ["track.0"],
      rules: ["NUN-15.8"],
    },
    {
      do: {
        en: "Whoever completes a whole row or column of the temple moves up on it. Take the engineer.",
        fr: "Qui complète une rangée ou une colonne du temple y avance d’un pas. Prends l’ingénieure.",
      },
      lit: ["slot.0"],
      onTheWay: "takeCard 0",
      until: "placeBlock 9",
      asks: [
        {
          when: placing,
          says: {
            en: "Two tiles fit. Which one completes a line from edge to edge?",
            fr: "Deux dalles conviennent. Laquelle complète une ligne, d’un bord à l’autre ?",
          },
          lit: tiles(3, 9),
        },
      ],
      wrong: [
        {
          when: "placeBlock 3",
          says: {
            en: "Its row still has gaps, and so has its column. At the other tile a whole line is waiting for its last block.",
            fr: "Sa rangée a encore des trous, sa colonne aussi. À l’autre dalle, toute une ligne attend son dernier bloc.",
          },
          lit: tiles(4, 9, 14, 19, 24),
        },
      ],
      otherwise: {
        en: "Keep that for later: this time it is about lines, and the engineer.",
        fr: "Garde cela pour plus tard : cette fois, il s’agit des lignes et de l’ingénieure.",
      },
      done: {
        en: "The line is whole, whoever built the rest of it. Your track shows 1, so your two engineers are worth 2; it goes up to 10.",
        fr: "La ligne est complète, peu importe qui a bâti le reste. Ta piste affiche 1, tes deux ingénieures valent donc 2 ; elle monte jusqu’à 10.",
      },
      doneLit: [...tiles(4, 9, 14, 19, 24), "track.0"],
      rules: ["NUN-8.1", "NUN-15.8"],
    },
    {
      position: cards,
      do: {
        en: "Beasts pay their number times all the symbols on them; you have two, with one symbol each. Which card brings you the most?",
        fr: "Les bêtes de somme : leur nombre fois tous leurs symboles ; tu en as deux, à un symbole. Quelle carte te rapporte le plus ?",
      },
      lit: ROW,
      onTheWay: "takeCard 0",
      until: "placeBlock 2",
      asks: [
        {
          when: placing,
          says: {
            en: "Three beasts, four symbols: from 4 points to 12! And where should the block stand?",
            fr: "Trois bêtes, quatre symboles : de 4 points à 12 ! Et où poser le bloc ?",
          },
          lit: tiles(2, 23, 36),
        },
      ],
      wrong: [
        {
          when: "takeCard 1",
          says: {
            en: "A third sculptor: from 5 points to 9, so 4 more. Good, but the third beast has two symbols.",
            fr: "Un troisième sculpteur : de 5 points à 9, soit 4 de plus. C’est bien, mais la troisième bête a deux symboles.",
          },
          lit: ["slot.0"],
        },
        {
          when: "takeCard 2",
          says: {
            en: "A third engineer is worth what your track shows: 1 point for now. Another card brings 8.",
            fr: "Une troisième ingénieure vaut ce qu’affiche ta piste : 1 point pour l’instant. Une autre carte en donne 8.",
          },
          lit: ["slot.0"],
        },
        {
          when: "takeCard 3",
          says: {
            en: "A first artisan is worth 1 point. Artisans pay once several have the same tool, or all three tools are there.",
            fr: "Un premier artisan vaut 1 point. Ils paient quand plusieurs ont le même outil, ou que les trois outils sont là.",
          },
          lit: ["slot.0"],
        },
        {
          when: "placeBlock 23",
          says: {
            en: "A line and a square, but Gull has more in it: 2 for you, 5 for Gull. There is a better square.",
            fr: "Une ligne et un carré, mais Goéland y est plus fort : 2 pour toi, 5 pour lui. Il y a un meilleur carré.",
          },
          lit: tiles(2),
        },
        {
          when: "placeBlock 36",
          says: {
            en: "None of the blocks below is yours, and no square is finished: nothing. Look at the ground floor.",
            fr: "Aucun bloc dessous n’est à toi et aucun carré n’est fini : rien. Regarde le rez-de-chaussée.",
          },
          lit: tiles(2),
        },
      ],
      otherwise: {
        en: "Look for a square in which you have the most.",
        fr: "Cherche un carré où tu as le plus de blocs.",
      },
      done: {
        en: "12 points for your beasts, 5 for the square, and two lines at once. A good card on a good place!",
        fr: "12 points pour tes bêtes, 5 pour le carré, et deux lignes d’un coup. Une bonne carte à la bonne place !",
      },
      doneLit: tiles(1, 2, 6, 7),
      rules: ["NUN-15.5", "NUN-15.6", "NUN-15.7"],
    },
    {
      count: {
        en: "And if the game ended now?",
        fr: "Et si tout finissait maintenant ?",
      },
      lines: yourPoints,
      lit: ["area.0"],
      rules: ["NUN-15.12"],
    },
    {
      say: {
        en: "You still lack two kinds: artisans, and ancestors, who give you a Favour each. One card of all six kinds is worth 10 points more.",
        fr: "Deux symboles te manquent encore : les artisans, et les ancêtres, qui donnent chacun une Faveur. Une carte de chacun des six vaut 10 points de plus.",
      },
      lit: ["favour.0", "favour.1"],
      rules: ["NUN-6.1", "NUN-15.11"],
    },
    {
      say: {
        en: "Remember one thing: cards pay the most, so gather what grows together. Squares you take when they come cheap.",
        fr: "Retiens une chose : les cartes paient le plus, réunis celles qui grandissent ensemble. Les carrés, prends-les quand ils coûtent peu.",
      },
      lit: ["area.0", ...ROW],
    },
  ],
};
