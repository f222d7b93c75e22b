/** The four materials: the same die is worth more or less, depending on where it stands and what stands beside it. */
import type { Lesson } from "@banquise/engine/lessons";
import { arrange } from "../arrange.ts";
import type { State } from "../state.ts";
import { placing, spots, taking, yourPoints } from "./shorthand.ts";

const PENGUIN = { plan: "P19" };
const GULL = { plan: "P23" };

/** R2C1 should be three high, the others one. */
const towerPlan = (yours: string, penguin: string, gull: string, pool: string): State =>
  arrange({
    sites: [
      { plan: "P15", stacks: yours },
      { ...PENGUIN, stacks: penguin },
      { ...GULL, stacks: gull },
    ],
    inDemand: ["glass", "wood"],
    pool,
  });

/** R1C1 and R3C1 should be one high, R2C1 and R2C2 two. */
const crossPlan = (yours: string, penguin: string, gull: string, pool: string): State =>
  arrange({
    sites: [
      { plan: "P12", stacks: yours },
      { ...PENGUIN, stacks: penguin },
      { ...GULL, stacks: gull },
    ],
    inDemand: ["glass", "wood"],
    pool,
  });

const withStone = (): State =>
  taking(
    "S5",
    towerPlan(
      "R1C1 W4; R2C1 G1 R3",
      "R1C1 W5; R2C1 S4; R3C1 G1",
      "R1C1 R6; R2C2 S3; R3C2 G3",
      "S5 R1 R4 S2 S4 W1 W6 G2 G4",
    ),
  );

const withGlass = (): State =>
  taking(
    "G4",
    crossPlan("R1C1 W3; R3C1 W5", "R1C1 S5; R2C1 S4", "R1C1 R6; R2C2 S3", "G4 R1 R4 S2 S4 W1 W6 G2 R2"),
  );

const fourthFloor = (): State =>
  taking(
    "S5",
    towerPlan(
      "R1C1 G6; R2C1 W1 W2 R4; R3C1 G5",
      "R1C1 S5; R2C1 S4 G5; R3C1 R1; R3C2 G2",
      "R1C1 R6; R2C1 R2 S6; R2C2 S3; R3C2 G3",
      "S5 R1 R4 S2 S4 W1 W6 G2 R2",
    ),
  );

const lastDie = (): State =>
  crossPlan(
    "R1C1 G5; R2C1 R2; R2C2 W3 S4; R3C1 G6",
    "R1C1 S5; R2C1 S4 G5; R3C1 R1; R3C2 G2",
    "R1C1 R6; R2C1 R2 S6; R2C2 S3; R3C2 G4",
    "R6 R3 W5 W1 S3 S6 G3 G1 S1",
  );

export const materials: Lesson<State> = {
  seats: 3,
  steps: [
    {
      position: withStone,
      do: {
        en: "Stone loves heights: 2 points on the ground, 3 above, 5 on the third floor, 8 from the fourth. Where does your stone 5 go?",
        fr: "La pierre aime la hauteur : 2 points au sol, 3 au-dessus, 5 au troisième étage, 8 dès le quatrième. Où va ta pierre 5 ?",
      },
      lit: spots("R1C1 R2C1 R2C2 R3C1"),
      until: "placeDie 2",
      wrong: [
        {
          when: ["placeDie 3", "placeDie 4"],
          says: {
            en: "On the ground it brings 2 points. Two dice are waiting to lift it to the third floor.",
            fr: "Au sol, elle rapporte 2 points. Deux dés n’attendent que de la porter au troisième étage.",
          },
          lit: spots("R2C1"),
        },
        {
          when: "placeDie 0",
          says: {
            en: "3 points on the second floor, but your plan wants one die here. There is a higher place that fits your plan.",
            fr: "3 points au deuxième étage, mais ici ton plan veut un seul dé. Il y a plus haut, et c’est dans ton plan.",
          },
          lit: spots("R2C1"),
        },
      ],
      otherwise: { en: "Higher!", fr: "Plus haut !" },
      done: {
        en: "Third floor: 5 points instead of 2, and just as your plan wants it. Low dice first, stone on top.",
        fr: "Troisième étage : 5 points au lieu de 2, et conforme à ton plan. D’abord les petits dés, la pierre au sommet.",
      },
      doneLit: spots("R2C1"),
      rules: ["BLU-6.4"],
    },
    {
      position: withGlass,
      do: {
        en: "Wood counts every die that touches it, whatever it is made of. So where is your glass 4 worth 8 points?",
        fr: "Le bois compte chaque dé qui le touche, quel que soit son matériau. Où ton verre 4 vaut-il donc 8 points ?",
      },
      lit: spots("R1C1 R3C1"),
      until: "placeDie 2",
      wrong: [
        {
          when: "placeDie 3",
          says: {
            en: "4 points for the glass, but here it touches no wood. The space between the two wooden dice touches both.",
            fr: "4 points pour le verre, mais ici il ne touche aucun bois. La case entre les deux dés de bois touche les deux.",
          },
          lit: spots("R2C1"),
        },
        {
          when: "placeDie 0",
          says: {
            en: "On the wood it touches one of them: 4 + 2. And your plan wants this stack to be one die high.",
            fr: "Posé dessus, il touche un seul bois : 4 + 2. Et ton plan veut cette pile à un seul dé.",
          },
          lit: spots("R2C1"),
        },
      ],
      otherwise: { en: "Look between the two.", fr: "Regarde entre les deux." },
      done: {
        en: "4 for the glass, and 2 more for each piece of wood: 8. A good neighbour is worth as much as a good die.",
        fr: "4 pour le verre, et 2 de plus pour chaque bois : 8. Un bon voisin vaut un bon dé.",
      },
      doneLit: spots("R1C1 R2C1 R3C1"),
      rules: ["BLU-6.2", "BLU-1.5"],
    },
    {
      position: fourthFloor,
      do: {
        en: "Your last die of the round is stone: on the fourth floor it would bring 8 points. Do you put it there?",
        fr: "Ton dernier dé de la manche est en pierre : au quatrième étage, il rapporterait 8 points. Tu l’y mets ?",
      },
      lit: spots("R2C1 R2C2"),
      until: "placeDie 3",
      wrong: [
        {
          when: "placeDie 2",
          says: {
            en: "8 for the stone, but the 6 points of your plan are gone. On the ground: 2, plus 6 for the plan, plus 2 for the wood beside it, so 10.",
            fr: "8 pour la pierre, mais les 6 points du plan s’envolent. Au sol : 2, plus 6 pour le plan, plus 2 pour le bois voisin, donc 10.",
          },
          lit: spots("R2C2"),
        },
        {
          when: "placeDie 4",
          says: {
            en: "The second floor brings 3, and your plan is gone. One space of your plan is still empty.",
            fr: "Le deuxième étage rapporte 3, et ton plan est perdu. Une case de ton plan est encore vide.",
          },
          lit: spots("R2C2"),
        },
      ],
      otherwise: { en: "Your plan lacks one die.", fr: "Il manque un dé à ton plan." },
      done: {
        en: "2 for the stone, 6 for the plan, 2 for the wood it touches: 10 points beat 8.",
        fr: "2 pour la pierre, 6 pour le plan, 2 pour le bois qu’elle touche : 10 points valent mieux que 8.",
      },
      doneLit: spots("R2C1 R2C2"),
      rules: ["BLU-6.1", "BLU-6.4"],
    },
    {
      position: lastDie,
      do: {
        en: "Again the last die, and one place is left: above the recycled 2. Which die scores most there?",
        fr: "Encore le dernier dé, et il reste une place : sur le recyclé 2. Quel dé y rapporte le plus ?",
      },
      lit: spots("R2C1"),
      onTheWay: "takeDie wood 5",
      until: "placeDie 2",
      asks: [
        {
          when: placing,
          says: {
            en: "It will touch the die below and the one beside: 4 points. Put it there!",
            fr: "Il touchera le dé du dessous et celui d’à côté : 4 points. Pose-le là !",
          },
          lit: spots("R2C1"),
        },
      ],
      wrong: [
        {
          when: "takeDie recycled",
          says: {
            en: "A second recycled die lifts 2 points to 5: that is 3 more. One material brings 4 here.",
            fr: "Un deuxième recyclé fait passer de 2 à 5 points : 3 de plus. Un matériau en rapporte 4 ici.",
          },
          lit: ["die.wood5"],
        },
        {
          when: ["takeDie stone 3", "takeDie stone 6"],
          says: {
            en: "Stone brings 3 on the second floor. Count what the place touches: the die below, and the one beside.",
            fr: "La pierre rapporte 3 au deuxième étage. Compte ce que la place touche : le dé du dessous et celui d’à côté.",
          },
          lit: spots("R2C1 R2C2"),
        },
        {
          when: "takeDie glass 3",
          says: {
            en: "Glass 3: 3 points. Close, but one die brings 4.",
            fr: "Verre 3 : 3 points. Presque, mais un dé en rapporte 4.",
          },
          lit: ["die.wood5"],
        },
        {
          when: ["takeDie wood 1", "takeDie stone 1", "takeDie glass 1"],
          says: {
            en: "A 1 cannot stand on a 2. It would not even fit where your plan needs it.",
            fr: "Un 1 ne peut pas se poser sur un 2. Il n’irait même pas là où ton plan l’attend.",
          },
          lit: spots("R2C1"),
        },
        {
          when: ["placeDie 0", "placeDie 3", "placeDie 4"],
          says: {
            en: "There your plan has all it wants. One stack still lacks a die.",
            fr: "Là, ton plan a tout ce qu’il veut. Il manque un dé à une autre pile.",
          },
          lit: spots("R2C1"),
        },
      ],
      otherwise: { en: "One die brings 4 there.", fr: "Un dé y rapporte 4." },
      done: {
        en: "Wood 4, recycled, stone and glass only 3 each. And the plan stands.",
        fr: "Bois 4, alors que recyclé, pierre et verre n’y faisaient que 3. Et le plan est complet.",
      },
      doneLit: spots("R2C1 R2C2"),
      rules: ["BLU-6.2", "BLU-6.3", "BLU-6.5"],
    },
    {
      count: { en: "Your building, line by line:", fr: "Ton édifice, ligne par ligne :" },
      lines: yourPoints,
      rules: ["BLU-6.6"],
    },
    {
      say: {
        en: "Ask of every die: what does it bring here, and what does it bring to its neighbours? Often it is the neighbours who make the difference.",
        fr: "Demande-toi pour chaque dé : que rapporte-t-il ici, et que rapporte-t-il à ses voisins ? Ce sont souvent les voisins qui font la différence.",
      },
    },
  ],
};
