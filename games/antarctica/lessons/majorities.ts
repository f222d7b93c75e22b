/** Majorities: coasts, asterisks and what was given up, and how the one just ahead pays you. */
import type { CountLine, Lesson } from "@banquise/engine/lessons";
import { readLine, sheet } from "../scoring.ts";
import { POST, type State } from "../state.ts";
import { groundWith, someRounds, YOU, zones } from "./positions.ts";

const threeOnACoast = (): State =>
  someRounds({ scientists: { Z0: { C: 1 }, Z4: { A: 1 }, Z5: { A: 2, B: 3, C: 1 }, Z6: { A: 2 } } });

/** A card that places a scientist. */
const withCard = (): State =>
  someRounds({
    ships: { Z1: "A", Z3: "A", Z4: "CB", Z5: "B", Z6: "BC", Z7: "A", Z0: "C" },
    scientists: { Z0: { C: 1 }, Z4: { A: 1 }, Z5: { B: 3, C: 1 }, Z6: { A: 2 } },
    holdings: { A: { staff: 1, hand: ["placeScientist"] } },
  });

/** One card with an asterisk is yours, two are Penguin's; both of you have given up a ship. */
const asterisks = (): State =>
  someRounds({
    buildings: groundWith({
      Z0: ["seaCentre"],
      Z4: ["well"],
      Z5: ["coastCentre", "lab", "turbine"],
      Z6: ["crane", "well", "dish"],
      Z7: ["factory"],
    }),
    scientists: { Z0: { C: 1 }, Z4: { A: 1 }, Z5: { A: 1, B: 2 }, Z6: { A: 2, B: 1 }, Z7: { A: 1 } },
    built: { A: ["B02", "B04", "B01", "B05", "D01"], B: ["B12", "D03", "D09"], C: ["B15"] },
    holdings: { A: { staff: 1, hand: [], ships: 1 }, B: { ships: 1 } },
  });

const LINES: Readonly<Record<string, CountLine["says"]>> = {
  zone: { en: "Your coasts", fr: "Tes côtes" },
  track: { en: "Your tracks", fr: "Tes pistes" },
  asterisks: { en: "Asterisks", fr: "Astérisques" },
  discards: { en: "Given up", fr: "Sacrifices" },
};

/** What you would have if the game ended now. */
const yourPoints = (s: State): CountLine[] =>
  Object.entries(LINES).map(([key, says]) => ({
    says,
    points: sheet(s, YOU).reduce((sum, line) => {
      const read = readLine(line);
      return read?.key === key ? sum + read.points : sum;
    }, 0),
  }));

export const majorities: Lesson<State> = {
  seats: 3,
  steps: [
    {
      position: threeOnACoast,
      choose: {
        en: "Four buildings here; Penguin has three scientists, you two, Gull one. What does Gull get, who is third?",
        fr: "Quatre bâtiments ici ; Pingouin a trois scientifiques, toi deux, Goéland un. Que reçoit Goéland, le troisième ?",
      },
      lit: zones("Z5"),
      answers: [
        {
          says: { en: "3, for Penguin’s three", fr: "3, pour les trois de Pingouin" },
          reason: {
            en: "Those 3 are for you, right behind Penguin. Gull looks at whoever is just ahead: you.",
            fr: "Ces 3 sont pour toi, juste derrière Pingouin. Goéland regarde qui est juste devant lui : toi.",
          },
          lit: zones("Z5"),
        },
        {
          says: { en: "2, for your two", fr: "2, pour tes deux" },
          right: true,
          reason: {
            en: "Each is paid by the one just ahead. And Penguin, in front: 4 buildings, 6 scientists and 1, so 11.",
            fr: "Chacun est payé par celui qui le précède. Et Pingouin, en tête : 4 bâtiments, 6 scientifiques et 1, soit 11.",
          },
          lit: zones("Z5"),
        },
        {
          says: { en: "1, for the one scientist", fr: "1, pour son scientifique" },
          reason: {
            en: "One’s own never count here, only those of the one just ahead.",
            fr: "Les siens ne comptent pas ici, seulement ceux du joueur juste devant.",
          },
          lit: zones("Z5"),
        },
      ],
      rules: ["ANT-15.2", "ANT-15.3"],
    },
    {
      position: withCard,
      do: {
        en: "Your card puts one scientist where you sail, without building anything. On which coast does that one bring you most?",
        fr: "Ta carte place un scientifique là où tu vas, sans rien construire. Sur quelle côte celui-ci te rapporte-t-il le plus ?",
      },
      lit: ["crew.0", ...zones("Z0", "Z5", "Z6")],
      onTheWay: "moveShip Z0",
      until: "playCard placeScientist",
      asks: [
        {
          when: (s) => s.phase === POST,
          says: {
            en: "Level with Gull, and those who tie for first are both paid in full. Play the card!",
            fr: "À égalité avec Goéland, et les premiers ex æquo sont payés chacun en entier. Joue la carte !",
          },
          lit: zones("Z0"),
        },
      ],
      wrong: [
        {
          when: "moveShip Z5",
          says: {
            en: "Behind Penguin’s three, level with Gull: 3 points. Not bad, but one coast brings 5.",
            fr: "Derrière les trois de Pingouin, à égalité avec Goéland : 3 points. Pas mal, mais une côte en rapporte 5.",
          },
          lit: zones("Z0"),
        },
        {
          when: ["moveShip Z4", "moveShip Z6"],
          says: {
            en: "You are first here already: one more scientist, 1 more point. Where would you be new?",
            fr: "Tu y mènes déjà : un scientifique de plus, 1 point de plus. Où n’as-tu encore personne ?",
          },
          lit: zones("Z0"),
        },
        {
          when: ["moveShip Z1", "moveShip Z2", "moveShip Z7"],
          says: {
            en: "All alone beside one building: 1 + 1 + 1, so 3 points. Beside two buildings and somebody else it is more.",
            fr: "Sans rival près d’un bâtiment : 1 + 1 + 1, soit 3 points. Près de deux bâtiments et de quelqu’un d’autre, c’est plus.",
          },
          lit: zones("Z0"),
        },
        {
          when: ["research", "buildBuilding", "recruit", "endTurn"],
          says: {
            en: "You may, but first the card: it costs you no action.",
            fr: "C’est permis, mais d’abord la carte : elle ne te coûte pas d’action.",
          },
          lit: zones("Z0"),
        },
      ],
      otherwise: {
        en: "First sail, then play the card.",
        fr: "Pars d’abord, puis joue la carte.",
      },
      done: {
        en: "2 buildings, 2 scientists and 1: 5 points for you, and 5 for Gull, who had 4. And your action is still free.",
        fr: "2 bâtiments, 2 scientifiques et 1 : 5 points pour toi, et 5 pour Goéland, qui en avait 4. Et ton action reste libre.",
      },
      doneLit: zones("Z0"),
      rules: ["ANT-11.3", "ANT-15.2"],
    },
    {
      position: asterisks,
      choose: {
        en: "Cards with an asterisk are a contest of their own. You have built one, Penguin two: what is yours worth?",
        fr: "Les cartes à astérisque se disputent à part. Tu en as construit une, Pingouin deux : que vaut la tienne ?",
      },
      lit: ["crew.0", "crew.1"],
      answers: [
        {
          says: { en: "1 point", fr: "1 point" },
          reason: {
            en: "Here, too, the one just ahead pays: Penguin has two.",
            fr: "Ici aussi, c’est celui de devant qui paie : Pingouin en a deux.",
          },
          lit: ["crew.1"],
        },
        {
          says: { en: "2 points", fr: "2 points" },
          right: true,
          reason: {
            en: "As many as Penguin has. And Penguin, in front, gets all there are: 3.",
            fr: "Autant que Pingouin en a. Et Pingouin, en tête, reçoit tout ce qu’il y a : 3.",
          },
          lit: ["crew.0", "crew.1"],
        },
        {
          says: { en: "3 points", fr: "3 points" },
          reason: {
            en: "All cards together, that is for whoever has the most of them.",
            fr: "Toutes les cartes ensemble, c’est pour qui en a le plus.",
          },
          lit: ["crew.1"],
        },
      ],
      rules: ["ANT-15.6"],
    },
    {
      do: {
        en: "What was given up counts as well: you and Penguin have given up one ship each, 2 points for both. Take the lead, and win a scientist besides!",
        fr: "Ce qui a été sacrifié compte aussi : Pingouin et toi, un bateau chacun, 2 points pour chacun. Prends la tête, et gagne au passage un scientifique !",
      },
      lit: ["crew.0", "crew.1"],
      until: ["sacrificeCube", "sacrificeSpareShip"],
      wrong: [
        {
          when: "sacrificeShip",
          says: {
            en: "That counts, too, but a ship on the board is a turn in every round. Take something that you do not use.",
            fr: "Cela compte aussi, mais un bateau sur le plateau, c’est un tour de jeu à chaque passage. Prends ce dont tu ne te sers pas.",
          },
          lit: ["crew.0"],
        },
        {
          when: "moveShip",
          says: {
            en: "You can sail afterwards. First give up a spare cube or a spare ship.",
            fr: "Tu pourras partir après. Sacrifie d’abord un cube ou un bateau de réserve.",
          },
          lit: ["crew.0"],
        },
      ],
      otherwise: { en: "Give up a spare piece.", fr: "Sacrifie une pièce de réserve." },
      done: {
        en: "Two against one: 3 points for you, and one more scientist in your team. Late in the game spare pieces are good for nothing else.",
        fr: "Deux contre un : 3 points pour toi, et un scientifique de plus dans l’équipe. Vers la fin, ces pièces ne servent plus à rien d’autre.",
      },
      doneLit: ["crew.0"],
      rules: ["ANT-13.1", "ANT-15.7"],
    },
    {
      count: { en: "And all together, if it ended now:", fr: "Et en tout, si cela finissait maintenant :" },
      lines: yourPoints,
      rules: ["ANT-15.1"],
    },
    {
      say: {
        en: "Ask before each scientist: who would pay me here? One on many coasts often beats many on one.",
        fr: "Avant de placer un scientifique, demande-toi : qui me paierait ici ? Un sur plusieurs côtes vaut souvent mieux que plusieurs sur une.",
      },
    },
  ],
};
