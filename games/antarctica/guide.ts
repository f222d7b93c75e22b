/** The game in pictures. The coast of the points is the one of the rulebook's example. */
import type { Place } from "@banquise/engine";
import type { GameGuide } from "../game-guide.ts";
import { arrangeGame } from "./arrange.ts";
import { groundWith } from "./lessons/positions.ts";
import type { State } from "./state.ts";

const ROOM = [1180, 760] as const;
const zone = (name: string): Place => `zone.${name}`;

/** Some rounds into a game. */
const contest = (): State =>
  arrangeGame({
    seats: 3,
    sun: "Z3",
    ships: { Z0: "C", Z1: "A", Z3: "AB", Z4: "CC", Z5: "B", Z6: "B", Z7: "A" },
    buildings: groundWith({
      Z0: ["seaCentre"],
      Z4: ["well"],
      Z5: ["coastCentre", "lab", "turbine"],
      Z6: ["crane", "well"],
    }),
    scientists: { Z0: { C: 1 }, Z4: { A: 1 }, Z5: { A: 1, B: 2 }, Z6: { A: 2 } },
    cubes: { T1: { B: 2 }, T2: { A: 4, C: 3 }, T3: { A: 3 } },
    built: { A: ["B02", "B04", "B01", "B05"], B: ["B12", "D03"], C: ["B15"] },
    holdings: { A: { staff: 1, hand: [] } },
    visible: ["B09", "D10", "A03"],
  });

/** Eight buildings; three scientists of yours and of Lou's, one of Eli's, none of Noa's. */
const coast = (): State =>
  arrangeGame({
    seats: 4,
    sun: "Z1",
    ships: { Z1: "AB", Z2: "CD", Z3: "A", Z4: "BC", Z6: "D", Z7: "A" },
    buildings: groundWith({
      Z5: ["crane", "well", "turbine", "landCentre", "coastCentre", "seaCentre", "lab"],
    }),
    scientists: { Z5: { A: 3, B: 3, C: 1 } },
    built: { A: ["B01", "B02", "B10"], B: ["B04", "B12", "D03"], C: ["B14"] },
    visible: ["B09", "D10", "A03"],
  });

export const guide: GameGuide<State> = {
  seats: 3,
  parts: {
    goal: {
      says: {
        en: [
          "You lead an expedition at the edge of the ice. Build, bring scientists to the eight coasts, and advance in research.",
          "In the end points go to majorities: on every coast and on every track. Most points win.",
        ],
        fr: [
          "Tu mènes une expédition au bord des glaces. Bâtis, envoie des scientifiques sur les huit côtes et avance dans la recherche.",
          "À la fin, les points vont aux majorités : sur chaque côte et sur chaque piste. Le plus haut total l’emporte.",
        ],
      },
      rules: ["ANT-15.1", "ANT-16.1"],
      pictures: [
        {
          position: contest,
          room: ROOM,
          shows: ".an-map",
          caption: {
            en: "The continent from above: eight coasts, ships in queues before them, and the sun on its way round.",
            fr: "Le continent vu d’en haut : huit côtes, des files de bateaux devant elles, et le soleil qui tourne.",
          },
        },
      ],
    },
    turn: {
      says: {
        en: [
          "The sun moves on to the next coast with ships. The first ship of the queue there acts: it must sail to another coast, and joins the end of the queue.",
          "There you do one thing: build, recruit at a camp, research at a centre, or build a ship at a shipyard.",
          "To build, your ships must lie where the card’s buildings stand, and a scientist of yours goes ashore.",
        ],
        fr: [
          "Le soleil avance jusqu’à la prochaine côte où il y a des bateaux. Le premier de la file agit : il doit partir vers une autre côte, et se met au bout de la file.",
          "Là, tu fais une chose : bâtir, recruter à un campement, chercher dans un centre, ou construire un bateau à un chantier.",
          "Pour bâtir, il faut tes bateaux là où se trouvent les bâtiments de la carte, et un de tes scientifiques débarque.",
        ],
      },
      rules: ["ANT-3.1", "ANT-3.3", "ANT-5.1", "ANT-4.2", "ANT-6.2", "ANT-8.2"],
      pictures: [
        {
          position: contest,
          room: ROOM,
          shows: ".an-map",
          asked: true,
          lit: [zone("Z3")],
          caption: {
            en: "The sun shines on your ship: it may sail to any lit coast.",
            fr: "Le soleil éclaire ton bateau : il peut partir vers toute côte éclairée.",
          },
        },
        {
          position: contest,
          room: [1180, 600],
          shows: ".an-decks > *",
          caption: {
            en: "What can be built now. Above on each card what your ships must reach, below what it gives.",
            fr: "Ce qu’on peut bâtir. En haut de chaque carte ce que tes bateaux doivent atteindre, en bas ce qu’elle donne.",
          },
        },
      ],
    },
    points: {
      says: {
        en: [
          "On a coast, whoever has the most scientists gets a point for every building and every scientist there, and one more. The second gets as many points as the first has scientists.",
          "On a track, the foremost gets the values of all cubes, the next one the value of the cube ahead.",
        ],
        fr: [
          "Sur une côte, qui a le plus de scientifiques marque un point par bâtiment et par scientifique présents, et un de plus. Le deuxième marque autant de points que le premier a de scientifiques.",
          "Sur une piste, le premier marque la valeur de tous les cubes, le suivant celle du cube qui le précède.",
        ],
      },
      rules: ["ANT-15.3", "ANT-15.5", "ANT-15.6"],
      pictures: [
        {
          position: coast,
          room: ROOM,
          shows: ".an-map",
          lit: [zone("Z5")],
          caption: {
            en: "Eight buildings; three scientists of yours, three of Lou’s, one of Eli’s. You and Lou get 16 each (8 + 7 + 1), Eli 3, Noa, who is not there, nothing.",
            fr: "Huit bâtiments ; trois scientifiques à toi, trois à Lou, un à Élie. Toi et Lou marquez 16 chacun (8 + 7 + 1), Élie 3, et Noa, absente, rien.",
          },
        },
        {
          position: contest,
          room: ROOM,
          shows: ".an-tracks",
          caption: {
            en: "The research tracks: the numbers are what a cube is worth from that space on.",
            fr: "Les pistes de recherche : les nombres disent ce que vaut un cube à partir de cette case.",
          },
        },
      ],
    },
    end: {
      says: {
        en: [
          "The game ends at once when somebody has placed the last scientist, or when the last building card is built.",
          "Then coasts, tracks, starred cards and discarded pieces are counted.",
        ],
        fr: [
          "La partie finit aussitôt que quelqu’un a placé son dernier scientifique, ou que la dernière carte Bâtiment est construite.",
          "On compte alors les côtes, les pistes, les cartes à étoile et les pièces défaussées.",
        ],
      },
      rules: ["ANT-14.1", "ANT-14.2", "ANT-15.6", "ANT-15.7"],
      pictures: [
        {
          position: contest,
          room: ROOM,
          shows: ".an-crews",
          caption: {
            en: "Every crew: who is ready to go ashore, who waits in reserve, and what is left of ships and cubes.",
            fr: "Chaque équipe : qui est prêt à débarquer, qui attend en réserve, et ce qui reste de bateaux et de cubes.",
          },
        },
      ],
    },
  },
};
