/** Engineers: lines move the cube on the track, and the track says what each engineer is worth. */
import type { Lesson } from "@banquise/engine/lessons";
import { type State, SWAP_SOURCE } from "../state.ts";
import { GROUND, moment, placing, ROW, tiles } from "./shorthand.ts";

const SOUTH = [20, 21, 22, 23, 24];
const EAST = [4, 9, 14, 19, 24];
const NORTH = [0, 1, 2, 3, 4];

/** Three turns each: the corner is the last gap of two lines. */
const corner = (): State =>
  moment({
    ground: GROUND,
    blocks: [
      [20, 9, 3],
      [21, 14, 23],
      [22, 4, 19],
    ],
    areas: [
      ["sculptor", "engineer", "engineer"],
      ["ancestorWorkerSculptor", "worker", "beast1"],
      ["worker", "engineer", "artisanRope"],
    ],
    held: { herd: 1 },
    row: ["artisanPickaxe", "engineer", "sculptor", "beast1"],
  });

/** Four turns each: now the northern edge has one gap. */
const edge = (): State =>
  moment({
    ground: GROUND,
    blocks: [
      [20, 9, 3, 24],
      [21, 14, 23, 0],
      [22, 4, 19, 1],
    ],
    areas: [
      ["sculptor", "engineer", "engineer", "artisanPickaxe"],
      ["ancestorWorkerSculptor", "worker", "beast1", "artisanPolesaw"],
      ["worker", "engineer", "artisanRope", "ancestorBeastEngineer"],
    ],
    held: { herd: 1, labour: 2 },
    row: ["beast1", "engineer", "sculptor", "worker"],
    engineering: [2, 0, 0],
  });

export const engineers: Lesson<State> = {
  seats: 3,
  steps: [
    {
      position: corner,
      do: {
        en: "Each complete line moves your cube one square. One tile here completes two lines at once: which card do you need for it?",
        fr: "Chaque ligne complète avance ton cube d’une case. Une dalle en complète deux d’un coup : quelle carte te faut-il ?",
      },
      lit: ROW,
      onTheWay: "takeCard 0",
      until: "placeBlock 24",
      asks: [
        {
          when: placing,
          says: {
            en: "And where do two lines meet that lack one block each?",
            fr: "Et où se croisent deux lignes auxquelles il manque un bloc ?",
          },
          lit: tiles(...SOUTH, ...EAST),
        },
      ],
      wrong: [
        {
          when: "takeCard 1",
          says: {
            en: "A third engineer is worth what your track shows: nothing yet. First the track, then the engineers.",
            fr: "Une troisième ingénieure vaut ce qu’affiche ta piste : rien encore. D’abord la piste, puis les ingénieures.",
          },
          lit: ["track.0"],
        },
        {
          when: ["takeCard 2", "takeCard 3"],
          says: {
            en: "No tile with this symbol completes a line. Look at the two edges that are nearly full.",
            fr: "Aucune dalle de ce symbole ne complète une ligne. Regarde les deux bords presque pleins.",
          },
          lit: tiles(24),
        },
      ],
      otherwise: {
        en: "There the lines still have other gaps. Look at the corner.",
        fr: "Là, les lignes ont encore d’autres trous. Regarde dans le coin.",
      },
      done: {
        en: "Two lines, two steps, and most of their blocks were not even yours. The last one to build takes the step.",
        fr: "Deux lignes, deux pas, et la plupart de leurs blocs n’étaient même pas à toi. C’est le dernier bloc qui fait le pas.",
      },
      doneLit: ["track.0", ...tiles(...SOUTH, ...EAST)],
      rules: ["NUN-8.1"],
    },
    {
      choose: {
        en: "Your cube has passed the 1 and stands on the square without a number before the 2. What are your two engineers worth?",
        fr: "Ton cube a passé le 1 et se trouve sur la case sans nombre, avant le 2. Que valent tes deux ingénieures ?",
      },
      lit: ["track.0"],
      answers: [
        {
          says: { en: "Nothing, there is no number", fr: "Rien, il n’y a pas de nombre" },
          reason: {
            en: "The last number that you have reached counts: 1.",
            fr: "C’est le dernier nombre atteint qui compte : 1.",
          },
          lit: ["track.0"],
        },
        {
          says: { en: "2 points", fr: "2 points" },
          right: true,
          reason: {
            en: "Two engineers, 1 point each. One more step, and they are worth 4.",
            fr: "Deux ingénieures, 1 point chacune. Un pas de plus, et elles en valent 4.",
          },
          lit: ["track.0"],
        },
        {
          says: { en: "4 points", fr: "4 points" },
          reason: {
            en: "Not yet: the 2 is one step away.",
            fr: "Pas encore : le 2 est à un pas.",
          },
          lit: ["track.0"],
        },
      ],
      rules: ["NUN-15.8"],
    },
    {
      position: edge,
      do: {
        en: "A turn later. The northern edge has one gap, and Penguin is next: what do you take?",
        fr: "Un tour plus tard. Le bord nord n’a plus qu’un trou, et c’est ensuite à Pingouin : que prends-tu ?",
      },
      lit: tiles(...NORTH),
      onTheWay: ["takeCard 0", "takeCard 3", "swapInto 2"],
      until: ["placeBlock 2", "swapSource"],
      asks: [
        {
          when: (s) => s.phase === SWAP_SOURCE,
          says: {
            en: "And which worker tile comes here? Any will do.",
            fr: "Et quelle dalle Main-d’œuvre vient ici ? N’importe laquelle convient.",
          },
          lit: tiles(8, 11, 17),
        },
        {
          when: placing,
          says: {
            en: "Fill the gap.",
            fr: "Bouche le trou.",
          },
          lit: tiles(2),
        },
      ],
      wrong: [
        {
          when: "takeCard 1",
          says: {
            en: "Three engineers at 1: 3 points. The line instead: two engineers at 2, so 4, and every later one is worth 2 as well.",
            fr: "Trois ingénieures à 1 : 3 points. La ligne plutôt : deux ingénieures à 2, donc 4, et chaque suivante en vaudra 2 aussi.",
          },
          lit: tiles(2),
        },
        {
          when: "takeCard 2",
          says: {
            en: "A second sculptor brings 3 points. But then Penguin completes the line, and the step is lost to you.",
            fr: "Un deuxième sculpteur rapporte 3 points. Mais alors Pingouin complète la ligne, et le pas t’échappe.",
          },
          lit: tiles(2),
        },
      ],
      otherwise: {
        en: "The gap stays open, and Penguin will close it.",
        fr: "Le trou reste ouvert, et Pingouin le bouchera.",
      },
      done: {
        en: "Your track shows 2: two engineers, 4 points. A line with one gap is worth a detour.",
        fr: "Ta piste affiche 2 : deux ingénieures, 4 points. Une ligne à un seul trou vaut le détour.",
      },
      doneLit: ["track.0", ...tiles(...NORTH)],
      rules: ["NUN-8.1", "NUN-15.8"],
    },
    {
      choose: {
        en: "At the end of a game: what is worth more?",
        fr: "À la fin d’une partie, qu’est-ce qui vaut le plus ?",
      },
      lit: ["track.0"],
      answers: [
        {
          says: { en: "Five engineers, track at 4", fr: "Cinq ingénieures, piste à 4" },
          reason: {
            en: "5 × 4 = 20. The other one makes 24: a step of the track pays for every engineer.",
            fr: "5 × 4 = 20. L’autre fait 24 : un pas de la piste paie pour chaque ingénieure.",
          },
          lit: ["track.0"],
        },
        {
          says: { en: "Four engineers, track at 6", fr: "Quatre ingénieures, piste à 6" },
          right: true,
          reason: {
            en: "4 × 6 = 24, against 20. Cards and track multiply, so both must grow.",
            fr: "4 × 6 = 24, contre 20. Cartes et piste se multiplient : fais grandir les deux.",
          },
          lit: ["track.0"],
        },
      ],
      rules: ["NUN-15.8"],
    },
    {
      say: {
        en: "Only the three lower floors have lines that count, 24 in all. Whoever looks for gaps early needs few cards later.",
        fr: "Seuls les trois premiers étages ont des lignes qui comptent, 24 en tout. Qui guette les trous tôt a besoin de peu de cartes plus tard.",
      },
      rules: ["NUN-1.5"],
    },
  ],
};
