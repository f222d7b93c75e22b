/** The game in pictures. The squares of the points are those of the rulebook's examples. */
import { type Game, type Place, Random } from "@banquise/engine";
import type { GameGuide } from "../game-guide.ts";
import { playedUntil } from "../played-until.ts";
import { arrangeGame } from "./arrange.ts";
import { moves } from "./moves.ts";
import { apply } from "./rules.ts";
import { type State, TURN_START } from "./state.ts";
import { POSITIONS } from "./temple.ts";

const WIDE = [1100, 720] as const;
const GROUND = "ANBEE BBAWE NWSSW SAWEA SNWBA";
const tiles = (...positions: readonly number[]): Place[] =>
  positions.map((position): Place => `tile.${position}`);

/** A game that was played at random, at the first turn with so many blocks. */
const playedTo =
  (blocks: number) =>
  (game: Game<State>): State =>
    playedUntil(
      game,
      { seats: 3, options: { firstSeat: "0" } },
      7,
      ({ placements, phase, active }) => placements >= blocks && phase === TURN_START && active === 0,
    );

/** Three turns each. */
const early = (): State =>
  arrangeGame({
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
    shown: ["ascension", "renewal"],
    row: ["sculptor", "artisanPickaxe", "engineer", "beast1"],
  });

/** With the sculptor in hand. */
function taken(): State {
  const s = early();
  apply(s, moves.encode({ type: "takeCard", slot: 0 }), { random: Random.of(1), emit: null });
  return s;
}

/** Four turns each: you have completed a square of two blocks of yours and two of Lou's. */
const squared = (): State =>
  arrangeGame({
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
    shown: ["ascension", "renewal"],
    row: ["worker", "sculptor", "engineer", "beast1"],
    squares: [5, 2, 0],
  });

export const guide: GameGuide<State> = {
  seats: 3,
  parts: {
    goal: {
      says: {
        en: [
          "Together you raise a temple of ice, four floors high, each of you in your own colour.",
          "Blocks bring points along the way, but the cards that you collect bring most in the end.",
        ],
        fr: [
          "Ensemble, vous élevez un temple de glace de quatre étages, chacun dans sa couleur.",
          "Les blocs rapportent des points en chemin, mais ce sont les cartes que tu rassembles qui en rapportent le plus à la fin.",
        ],
      },
      rules: ["NUN-1.1", "NUN-15.12"],
      pictures: [
        {
          position: playedTo(36),
          room: WIDE,
          shows: ".nk-stage",
          caption: {
            en: "The temple in the middle of a game: where four blocks stand together, the next floor begins.",
            fr: "Le temple en milieu de partie : là où quatre blocs sont réunis, l’étage suivant commence.",
          },
        },
      ],
    },
    turn: {
      says: {
        en: [
          "Take one of the four cards of the row. Then put a block of yours on a free tile that shows its symbol.",
          "A worker may first swap two tiles. An ancestor brings you a Favour.",
        ],
        fr: [
          "Prends une des quatre cartes du cortège. Pose ensuite un de tes blocs sur une dalle libre qui porte son symbole.",
          "Une main-d’œuvre peut d’abord échanger deux dalles. Un ancêtre t’apporte une Faveur.",
        ],
      },
      rules: ["NUN-4.1", "NUN-4.2", "NUN-5.1", "NUN-5.2", "NUN-6.1"],
      pictures: [
        {
          position: early,
          room: WIDE,
          shows: ".nk-row",
          asked: true,
          caption: {
            en: "The row: sculptor, artisan, engineer and beast of burden.",
            fr: "Le cortège : sculpteur, artisan, ingénieure et bête de somme.",
          },
        },
        {
          position: taken,
          room: WIDE,
          shows: ".nk-stage",
          asked: true,
          caption: {
            en: "You took a sculptor: your block goes on one of the lit tiles, which show a sculptor.",
            fr: "Tu as pris un sculpteur : ton bloc va sur une des dalles éclairées, qui portent son symbole.",
          },
        },
      ],
    },
    points: {
      says: {
        en: [
          "Four blocks make a square: 5 points for whoever has most of them, 2 for the second. A tie goes to the one whose turn it is.",
          "On the upper floors every block of yours under the new one brings 1. A full line lets you advance in engineering.",
          "Cards count at the end, each kind in its own way.",
        ],
        fr: [
          "Quatre blocs font un carré : 5 points pour qui en a le plus, 2 pour le deuxième. L’égalité revient à celui dont c’est le tour.",
          "Aux étages, chacun de tes blocs sous le nouveau rapporte 1. Une ligne complète te fait avancer en ingénierie.",
          "Les cartes se comptent à la fin, chaque métier à sa façon.",
        ],
      },
      rules: ["NUN-9.2", "NUN-9.3", "NUN-7.1", "NUN-8.1", "NUN-15.4", "NUN-15.6"],
      pictures: [
        {
          position: squared,
          room: WIDE,
          shows: ".nk-stage",
          lit: tiles(6, 7, 11, 12),
          caption: {
            en: "The lit square: two blocks of yours, two of Lou’s. You completed it, so you got 5 and Lou 2; a tile of the next floor lies on it now.",
            fr: "Le carré éclairé : deux blocs à toi, deux à Lou. Tu l’as complété : 5 points pour toi, 2 pour Lou ; une dalle de l’étage suivant est posée dessus.",
          },
        },
        {
          position: playedTo(36),
          room: WIDE,
          shows: ".nk-front .nk-area",
          caption: {
            en: "Your area: cards of one symbol together, and what they are worth so far.",
            fr: "Ta zone : les cartes d’un même symbole ensemble, et ce qu’elles valent pour l’instant.",
          },
        },
      ],
    },
    end: {
      says: {
        en: [
          "The game ends when the fourth floor is complete.",
          "Whoever has built most along the edges sets the top of the temple, for 7 points. Then all cards are counted.",
        ],
        fr: [
          "La partie finit quand le quatrième étage est achevé.",
          "Qui a le plus bâti sur les bords pose le sommet du temple, pour 7 points. Puis on compte toutes les cartes.",
        ],
      },
      rules: ["NUN-14.1", "NUN-15.2", "NUN-16.1"],
      pictures: [
        {
          position: playedTo(POSITIONS),
          room: WIDE,
          shows: ".nk-stage",
          caption: {
            en: "The temple is complete: 54 blocks and its top.",
            fr: "Le temple est achevé : 54 blocs et son sommet.",
          },
        },
      ],
    },
  },
};
