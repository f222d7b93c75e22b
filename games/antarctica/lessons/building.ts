/** Building: what a card asks for, what may stand in for it, and who builds when the team is empty. */
import type { Lesson } from "@banquise/engine/lessons";
import type { GamePosition } from "../arrange.ts";
import { CHOOSE_TRACK, POST, type State } from "../state.ts";
import { after, berth, sailElsewhere, someRounds, zones } from "./positions.ts";

/** A ship of yours lies at the turbine, wells stand on three coasts. */
const SHIPS: GamePosition["ships"] = { Z0: "C", Z2: "C", Z3: "A", Z4: "CB", Z5: "BA", Z6: "B", Z7: "A" };

const needs = (): State => someRounds({ ships: SHIPS });

const withCard = (): State => someRounds({ ships: SHIPS, holdings: { A: { staff: 1, hand: ["simple"] } } });

/** Your team is empty, and your ship has just come to the camp with the crane. */
const nobody = (): State =>
  after(someRounds({ ships: SHIPS, holdings: { A: { staff: 0, hand: [] } } }), {
    type: "moveShip",
    zone: "Z6",
  });

const TRACKS = {
  when: (s: State): boolean => s.phase === CHOOSE_TRACK,
  says: {
    en: "And one step on a track of your choice.",
    fr: "Et un pas sur la piste de ton choix.",
  },
  lit: ["track.T1", "track.T2", "track.T3", "track.T4"],
} as const;

export const building: Lesson<State> = {
  seats: 3,
  steps: [
    {
      position: needs,
      do: {
        en: "The dish needs a well and a turbine: a ship of yours at each of them, once you have sailed. At the turbine you have one; where do you sail?",
        fr: "L’antenne demande un puits et une éolienne : un de tes bateaux auprès de chacun, une fois parti. À l’éolienne tu en as un ; où vas-tu ?",
      },
      lit: ["deck.double", berth("Z5", 1), ...zones("Z4", "Z6")],
      onTheWay: ["moveShip Z4", "moveShip Z6", "buildBuilding double"],
      until: "chooseTrack",
      asks: [
        {
          when: (s) => s.phase === POST,
          says: {
            en: "Well here, turbine there: all is within reach. Build the dish!",
            fr: "Le puits ici, l’éolienne là-bas : tout est à portée. Construis l’antenne !",
          },
          lit: ["deck.double"],
        },
        TRACKS,
      ],
      wrong: [
        {
          when: sailElsewhere("Z4", "Z6"),
          says: {
            en: "There is no well here, and the one that you leave no longer counts. A ship must lie where one stands.",
            fr: "Il n’y a pas de puits ici, et celui que tu quittes ne compte plus. Un bateau doit être là où il y en a un.",
          },
          lit: zones("Z4", "Z6"),
        },
        {
          when: "buildBuilding basic",
          says: {
            en: "The land centre only needs the crane of this coast. But this time the dish, which bears an asterisk.",
            fr: "Le centre terrestre ne demande que la grue d’ici. Mais cette fois l’antenne, qui porte un astérisque.",
          },
          lit: ["deck.double"],
        },
        {
          when: ["recruit", "research", "endTurn"],
          says: {
            en: "One action a turn: this time it is the dish.",
            fr: "Une action par tour : cette fois, c’est l’antenne.",
          },
          lit: ["deck.double"],
        },
      ],
      otherwise: {
        en: "You may, but it is about the dish.",
        fr: "C’est permis, mais il s’agit de l’antenne.",
      },
      done: {
        en: "All your ships work together, wherever they lie. So spread them over what you want to build.",
        fr: "Tous tes bateaux travaillent ensemble, où qu’ils soient. Répartis-les selon ce que tu veux construire.",
      },
      doneLit: [berth("Z5", 1)],
      rules: ["ANT-6.2", "ANT-6.9"],
    },
    {
      position: withCard,
      do: {
        en: "You would rather build it on the richest coast, beside Penguin’s two scientists, where no well stands. Your simple card can stand in for one: try it.",
        fr: "Tu préférerais la construire sur la côte la plus riche, près des deux scientifiques de Pingouin, où il n’y a pas de puits. Ta carte simple peut en remplacer un : essaie.",
      },
      lit: [...zones("Z5"), "crew.0"],
      onTheWay: ["moveShip Z5", "buildBuilding double"],
      until: "chooseTrack",
      asks: [
        {
          when: (s) => s.phase === POST,
          says: {
            en: "Turbine here, and the card for the well. Build!",
            fr: "L’éolienne ici, et la carte pour le puits. Construis !",
          },
          lit: ["deck.double"],
        },
        TRACKS,
      ],
      wrong: [
        {
          when: sailElsewhere("Z5"),
          says: {
            en: "There the dish would bring you little. On the lit coast you catch up with Penguin: from 2 points to 10.",
            fr: "Là, l’antenne te rapporterait peu. Sur la côte éclairée, tu rattrapes Pingouin : de 2 points à 10.",
          },
          lit: zones("Z5"),
        },
        {
          when: ["research", "endTurn"],
          says: {
            en: "One action a turn, and this one is worth 8 points: build.",
            fr: "Une action par tour, et celle-ci vaut 8 points : construis.",
          },
          lit: ["deck.double"],
        },
      ],
      otherwise: {
        en: "You may, but first use your card where it pays.",
        fr: "C’est permis, mais sers-toi d’abord de ta carte là où elle paie.",
      },
      done: {
        en: "10 points for you, and 10 for Penguin. The card is spent: it stands in for one building, once.",
        fr: "10 points pour toi, et 10 pour Pingouin. La carte est partie : elle remplace un bâtiment, une fois.",
      },
      doneLit: zones("Z5"),
      rules: ["ANT-6.3", "ANT-6.4"],
    },
    {
      position: nobody,
      try: {
        en: "All your people are out in the ice. Try to build the land centre: its crane stands right here.",
        fr: "Tout ton monde est dehors, dans la glace. Essaie de construire le centre terrestre : sa grue est juste ici.",
      },
      lit: ["deck.basic", "crew.0"],
      rule: "ANT-6.6",
      moves: ["buildBuilding basic"],
      done: {
        en: "Somebody must build it and stay there: without a scientist in your team nothing rises.",
        fr: "Il faut quelqu’un pour le bâtir et pour y rester : sans scientifique dans ton équipe, rien ne s’élève.",
      },
      doneLit: ["crew.0"],
      otherwise: {
        en: "That would work, but first try to build.",
        fr: "Cela marcherait, mais essaie d’abord de construire.",
      },
    },
    {
      do: {
        en: "There is a way out: once a turn you may give up something for a scientist. Give up what you can spare best, then build.",
        fr: "Il y a une issue : une fois par tour, tu peux sacrifier quelque chose contre un scientifique. Sacrifie ce dont tu te passes le mieux, puis construis.",
      },
      lit: ["crew.0"],
      onTheWay: ["sacrificeCube", "sacrificeSpareShip", "buildBuilding"],
      until: "chooseTrack",
      asks: [
        {
          when: (s) => s.phase === POST,
          says: {
            en: "One scientist, ready to go. Build!",
            fr: "Un scientifique, prêt à partir. Construis !",
          },
          lit: ["deck.basic"],
        },
        TRACKS,
      ],
      wrong: [
        {
          when: "recruit",
          says: {
            en: "The camp gives you three, but it is your action: this turn you can no longer build.",
            fr: "Le campement t’en donne trois, mais c’est ton action : ce tour-ci, tu ne peux plus construire.",
          },
          lit: zones("Z6"),
        },
        {
          when: "sacrificeShip",
          says: {
            en: "A ship on the board is a turn in every round of the sun. A spare cube or a spare ship costs less.",
            fr: "Un bateau sur le plateau, c’est un tour de jeu à chaque tour de soleil. Un cube ou un bateau en réserve coûte moins.",
          },
          lit: ["crew.0"],
        },
        {
          when: "endTurn",
          says: {
            en: "A turn without a building, then. There is something you can do!",
            fr: "Un tour sans bâtiment, donc. Tu peux pourtant faire quelque chose !",
          },
          lit: ["crew.0"],
        },
      ],
      otherwise: {
        en: "First the scientist, then the building.",
        fr: "D’abord le scientifique, puis le bâtiment.",
      },
      done: {
        en: "A spare piece for a scientist, and the action still free. It never comes back, but even that is counted at the end.",
        fr: "Une pièce de réserve contre un scientifique, et l’action reste libre. Elle ne revient pas, mais même cela se compte à la fin.",
      },
      doneLit: zones("Z6"),
      rules: ["ANT-13.1", "ANT-13.5"],
    },
    {
      choose: {
        en: "An advanced building moves your cube two steps, not one. What do they ask for?",
        fr: "Un bâtiment avancé fait avancer ton cube de deux cases, pas d’une. Que demandent-ils ?",
      },
      lit: ["deck.advanced"],
      answers: [
        {
          says: { en: "Two wells", fr: "Deux puits" },
          reason: {
            en: "Wells and the like are enough for the first two decks. The third one wants more.",
            fr: "Des puits et autres suffisent pour les deux premiers paquets. Le troisième en veut plus.",
          },
          lit: ["deck.basic", "deck.double"],
        },
        {
          says: { en: "A factory, a laboratory or a dish", fr: "Une usine, un laboratoire ou une antenne" },
          right: true,
          reason: {
            en: "So what somebody builds from the second deck opens the third one, for everybody. Look who will be there first.",
            fr: "Ce que l’on construit avec le deuxième paquet ouvre donc le troisième, pour tous. Regarde qui y sera le premier.",
          },
          lit: ["deck.double", "deck.advanced"],
        },
        {
          says: { en: "Three scientists", fr: "Trois scientifiques" },
          reason: {
            en: "One is enough, as for all buildings; only the plankton farm asks for two.",
            fr: "Un suffit, comme partout ; seule la ferme à plancton en demande deux.",
          },
          lit: ["deck.advanced"],
        },
      ],
      rules: ["ANT-6.1", "ANT-6.6"],
    },
  ],
};
