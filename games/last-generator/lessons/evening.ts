/** A chapter: cards at dusk, who eats when, and hunger that comes a day late. */
import type { Deed, Lesson } from "@banquise/engine/lessons";
import type { State } from "../state.ts";
import { cityOn, MANY_TENTS } from "./positions.ts";

const SKY = "W02";
const FIRE = { cold: 4, heat: 2, pressure: 3, lodged: 3 };

/** The end of the third day, with little to eat. */
const thinSoup = (): State =>
  cityOn(3, {
    stock: { wood: 2, coal: 4, steel: 2, food: 8, core: 1 },
    fields: FIRE,
    buildings: MANY_TENTS,
    weather: SKY,
    dusk: "D06",
  });

/** The evening after it. */
const hungry = (): State =>
  cityOn(4, {
    at: "hungerSpend",
    stock: { wood: 2, coal: 4, steel: 2, food: 9, core: 1 },
    fields: { ...FIRE, hunger: 7 },
    buildings: MANY_TENTS,
    weather: SKY,
  });

/** A card with a price in food. */
const mouths = (): State =>
  cityOn(5, {
    at: "duskCard",
    stock: { wood: 2, coal: 4, steel: 2, food: 14, core: 1 },
    fields: FIRE,
    buildings: MANY_TENTS,
    weather: SKY,
    dusk: "D10",
  });

/** A card with a price in heat. */
const stoker = (): State =>
  cityOn(8, {
    at: "duskCard",
    stock: { wood: 2, coal: 0, steel: 2, food: 16, core: 1 },
    fields: { ...FIRE, heat: 3 },
    buildings: MANY_TENTS,
    weather: "W06",
    dusk: "D11",
  });

/** Hunger that strikes hard. */
const MILD = 4;
const strikesHard = ({ before, move }: Deed<State>): boolean =>
  before.hunger - Number(move.split(" ")[1]) > MILD;

export const evening: Lesson<State> = {
  seats: 1,
  steps: [
    {
      position: thinSoup,
      watch: {
        en: "Day 3 is over. Every evening others eat: the children, then the engineers, then the workers, and so on.",
        fr: "Le jour 3 s’achève. Chaque soir, d’autres mangent : les enfants, puis les ingénieurs, puis les ouvriers, et ainsi de suite.",
      },
      moves: ["pass"],
      tells: {
        duskTurned: {
          en: "First a card. Some ask you something; this one looks at the pressure, finds it low, and takes a cube away.",
          fr: "D’abord une carte. Certaines te demandent quelque chose ; celle-ci regarde la pression, la trouve basse, et ôte un cube.",
        },
        mealServed: {
          en: "Tonight 15 workers eat, and there were only 8 food. The seven bowls that are missing become hunger.",
          fr: "Ce soir, 15 ouvriers mangent, et il n’y avait que 8 nourritures. Les sept bols qui manquent deviennent de la faim.",
        },
      },
      lit: ["people.worker", "stock.food"],
      rules: ["GEN-12.6", "GEN-12.5", "GEN-11.3"],
    },
    {
      position: hungry,
      do: {
        en: "One day later the hunger of 7 strikes, unless you give food now. From 5 on two fall sick and Hope falls, below that only one falls sick.",
        fr: "Un jour plus tard, cette faim de 7 frappe, sauf si tu donnes à manger maintenant. Dès 5, deux malades et de l’Espoir perdu ; en dessous, un seul malade.",
      },
      lit: ["danger.hunger", "stock.food"],
      until: "spendFood",
      wrong: [
        {
          when: strikesHard,
          says: {
            en: "Too little: two workers fall sick, and Hope falls. Bring hunger down to four or less.",
            fr: "Trop peu : deux ouvriers tombent malades, et l’Espoir baisse. Ramène la faim à quatre, ou moins.",
          },
          lit: ["danger.hope", "people.worker"],
        },
      ],
      otherwise: { en: "How much food do you give?", fr: "Combien de nourriture donnes-tu ?" },
      done: {
        en: "The worst is averted. Then the children ate what was left, and whatever they lacked is the hunger of tomorrow.",
        fr: "Le pire est évité. Puis les enfants ont mangé ce qui restait, et ce qui leur a manqué est la faim de demain.",
      },
      doneLit: ["danger.hunger", "people.child"],
      rules: ["GEN-12.1", "GEN-12.3", "GEN-14.5"],
    },
    {
      position: mouths,
      do: {
        en: "Another evening: too many mouths. You have 14 food and tonight nine engineers eat: what is cheaper?",
        fr: "Un autre soir : trop de bouches. Tu as 14 nourritures, et ce soir neuf ingénieurs mangent : qu’est-ce qui coûte le moins ?",
      },
      lit: ["card.dusk", "stock.food"],
      until: "chooseOption 1",
      wrong: [
        {
          when: "chooseOption 2",
          says: {
            en: "That hunger is due at once: six food, or two sick and less Hope. Sharing costs only four.",
            fr: "Cette faim se paie tout de suite : six nourritures, ou deux malades et moins d’Espoir. Partager n’en coûte que quatre.",
          },
          lit: ["danger.hunger"],
        },
      ],
      otherwise: { en: "Choose an answer to the card.", fr: "Choisis une réponse à la carte." },
      done: {
        en: "Four for peace and nine for the engineers: it was just enough. And this card does not come back.",
        fr: "Quatre pour la paix et neuf pour les ingénieurs : c’était juste assez. Et cette carte ne reviendra pas.",
      },
      doneLit: ["stock.food"],
      rules: ["GEN-11.4", "GEN-12.1"],
    },
    {
      position: stoker,
      do: {
        en: "The stoker fell, and you have no coal. The fire is at 3, and tents need 2 tonight: what do you do?",
        fr: "Le chauffeur est tombé, et tu n’as plus de charbon. Le feu est à 3, et il faut 2 aux tentes cette nuit : que fais-tu ?",
      },
      lit: ["card.dusk", "boiler.heat"],
      until: "chooseOption 2",
      wrong: [
        {
          when: "chooseOption 1",
          says: {
            en: "Then the fire falls to 1, and with no coal all ten groups sleep in the cold. Two sick are better than eleven.",
            fr: "Alors le feu tombe à 1, et sans charbon les dix groupes dorment au froid. Mieux vaut deux malades que onze.",
          },
          lit: ["boiler.heat", "people.worker"],
        },
      ],
      otherwise: { en: "Choose an answer to the card.", fr: "Choisis une réponse à la carte." },
      done: {
        en: "Two are sick and one group is tired, but everybody sleeps in the warm. Look at the night before you answer the evening.",
        fr: "Deux malades et un groupe fatigué, mais tout le monde dort au chaud. Regarde la nuit avant de répondre au soir.",
      },
      doneLit: ["people.worker"],
      rules: ["GEN-11.3", "GEN-13.4"],
    },
    {
      say: {
        en: "So: every third evening the workers eat, and that is the big meal. Cook for it the day before.",
        fr: "Donc : tous les trois soirs, ce sont les ouvriers qui mangent, et c’est le grand repas. Cuisine dès la veille.",
      },
      lit: ["people.worker", "stock.food"],
    },
  ],
};
