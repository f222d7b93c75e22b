/** Prizes: what they are worth, how to aim at them, and who wins when two are entitled. */
import type { Place } from "@banquise/engine";
import type { Lesson } from "@banquise/engine/lessons";
import { arrange } from "../arrange.ts";
import { PRIZES } from "../data.ts";
import type { State } from "../state.ts";
import { placing, spots } from "./shorthand.ts";

const ALL_PRIZES = PRIZES.map((name): Place => `prize.${name}`);

/** Your plan wants R1C1 and R3C1 one high, R2C1 and R2C2 two. */
const round = (yours: string, penguin: string, gull: string, pool: string): State =>
  arrange({
    sites: [
      { plan: "P12", stacks: yours },
      { plan: "P19", stacks: penguin },
      { plan: "P23", stacks: gull },
    ],
    inDemand: ["stone", "wood"],
    pool,
  });

const fiveValues = (): State =>
  round(
    "R1C1 G6; R2C1 R1 W3; R2C2 S2; R3C1 W5",
    "R1C1 W5; R2C1 S4; R3C1 G1 S4; R3C2 S3",
    "R1C1 R6; R2C1 R3; R2C2 S3 G4; R3C2 G3",
    "G6 R5 S4 W4 R2 G2 S1 R6 G5",
  );

const lowTower = (): State =>
  round("R2C1 S1 W2", "R1C1 W5; R2C1 S4", "R1C1 R6; R2C2 G4", "R2 G2 S5 G5 R6 W6 S6 G1 W1");

const twoPrizes = (): State =>
  round(
    "R1C1 R5; R2C1 R1; R2C2 R2 G5; R3C1 R5",
    "R1C1 W5; R2C1 S4; R3C1 G1 S4; R3C2 S3",
    "R1C1 W6; R2C1 S3; R2C2 S3 G4; R3C2 G3",
    "R5 G5 R6 W5 S2 G2 S1 W4 W1",
  );

/** Penguin began and has six dice already, five of them glass. */
const tie = (): State =>
  arrange({
    firstSeat: 1,
    sites: [
      { plan: "P12", stacks: "R1C1 R5; R2C1 R1; R2C2 R2 R4; R3C1 R3" },
      { plan: "P19", stacks: "R1C1 G5; R2C1 G2 G4; R3C1 W1; R3C2 G3 G6" },
      { plan: "P23", stacks: "R1C1 W6; R2C1 S3 S5; R2C2 S2 R4; R3C2 W3" },
    ],
    turn: 17,
    inDemand: ["stone", "wood"],
    pool: "G6 S4 S2 G4 G1 S1 S6 R5 R6",
  });

export const prizes: Lesson<State> = {
  seats: 3,
  steps: [
    {
      position: fiveValues,
      choose: {
        en: "Four prizes are given each round. What is worth more: the gold award, or two prizes?",
        fr: "Quatre prix sont remis à chaque manche. Qu’est-ce qui vaut le plus : la distinction d’or, ou deux prix ?",
      },
      lit: ["award.gold", ...ALL_PRIZES],
      answers: [
        {
          says: { en: "Gold", fr: "L’or" },
          reason: {
            en: "Gold is 3 victory points, each prize 2. Two prizes make 4!",
            fr: "L’or vaut 3 points de victoire, chaque prix 2. Deux prix font 4 !",
          },
          lit: ["award.gold"],
        },
        {
          says: { en: "Two prizes", fr: "Deux prix" },
          right: true,
          reason: {
            en: "4 against 3. And one building may win gold and prizes together.",
            fr: "4 contre 3. Et un même édifice peut gagner l’or et des prix.",
          },
          lit: ALL_PRIZES,
        },
        {
          says: { en: "Both the same", fr: "Autant l’un que l’autre" },
          reason: {
            en: "Nearly: gold 3, two prizes 4.",
            fr: "Presque : l’or 3, deux prix 4.",
          },
          lit: ["award.gold", ...ALL_PRIZES],
        },
      ],
      rules: ["BLU-1.8", "BLU-8.7"],
    },
    {
      do: {
        en: "Geometer: every value from 1 to 6. You have 1, 2, 3, 5 and 6, and one die to go.",
        fr: "Le géomètre : toutes les valeurs de 1 à 6. Tu as 1, 2, 3, 5 et 6, et encore un dé à prendre.",
      },
      lit: ["prize.geometer", ...spots("R2C2")],
      onTheWay: ["takeDie stone 4", "takeDie wood 4"],
      until: "placeDie 3",
      asks: [
        {
          when: placing,
          says: {
            en: "That is the one. Your plan can be finished as well: where?",
            fr: "C’est celui-là. Et ton plan peut s’achever du même coup : où ?",
          },
          lit: spots("R2C2"),
        },
      ],
      wrong: [
        {
          when: "takeDie glass 6",
          says: {
            en: "6 points for the building. But the missing value is worth 2 victory points, nearly as much as gold.",
            fr: "6 points pour l’édifice. Mais la valeur qui manque vaut 2 points de victoire, presque autant que l’or.",
          },
          lit: ["die.stone4", "die.wood4"],
        },
        {
          when: ["placeDie 0", "placeDie 2", "placeDie 4"],
          says: {
            en: "The prize is yours anywhere, but here it breaks your plan. One stack still wants a die.",
            fr: "Le prix est à toi partout, mais ici tu casses ton plan. Une pile attend encore un dé.",
          },
          lit: spots("R2C2"),
        },
      ],
      otherwise: {
        en: "You have that value already. Which one is missing?",
        fr: "Cette valeur, tu l’as déjà. Laquelle manque ?",
      },
      done: {
        en: "1, 2, 3, 4, 5, 6: the Geometer’s prize, and your plan on top of it.",
        fr: "1, 2, 3, 4, 5, 6 : le prix du géomètre, et ton plan en prime.",
      },
      doneLit: ["prize.geometer"],
      rules: ["BLU-8.3"],
    },
    {
      position: lowTower,
      do: {
        en: "Skyscraper: five dice in one stack. You have two, and each die must be as high as the one below: what do you take?",
        fr: "Le gratte-ciel : cinq dés dans une même pile. Tu en as deux, et chaque dé doit valoir au moins celui du dessous : que prends-tu ?",
      },
      lit: ["prize.skyscraper", ...spots("R2C1")],
      onTheWay: ["takeDie recycled 2", "takeDie glass 2"],
      until: "placeDie 2",
      asks: [
        {
          when: placing,
          says: {
            en: "A 2 on the 2: everything from 2 to 6 can still follow. Build on.",
            fr: "Un 2 sur le 2 : tout ce qui va de 2 à 6 peut encore suivre. Continue la tour.",
          },
          lit: spots("R2C1"),
        },
      ],
      wrong: [
        {
          when: ["takeDie wood 6", "takeDie recycled 6", "takeDie stone 6"],
          says: {
            en: "On a 6 only another 6 can stand, and you need two more dice above. Climb slowly!",
            fr: "Sur un 6, seul un autre 6 tient, et il te faut encore deux dés au-dessus. Monte doucement !",
          },
          lit: ["die.recycled2", "die.glass2"],
        },
        {
          when: ["takeDie stone 5", "takeDie glass 5"],
          says: {
            en: "Then only a 5 or a 6 could follow, twice. A lower die keeps the way open.",
            fr: "Ensuite, seul un 5 ou un 6 pourrait suivre, et deux fois. Un dé plus petit laisse la voie libre.",
          },
          lit: ["die.recycled2", "die.glass2"],
        },
        {
          when: ["takeDie glass 1", "takeDie wood 1"],
          says: {
            en: "A 1 cannot stand on your 2: the tower would not grow.",
            fr: "Un 1 ne tient pas sur ton 2 : la tour ne monterait pas.",
          },
          lit: spots("R2C1"),
        },
        {
          when: ["placeDie 0", "placeDie 3", "placeDie 4"],
          says: {
            en: "Six dice in all, five for the tower: there is hardly one to spare. Put it on the stack.",
            fr: "Six dés en tout, dont cinq pour la tour : il n’y en a guère à perdre. Pose-le sur la pile.",
          },
          lit: spots("R2C1"),
        },
      ],
      otherwise: { en: "Climb slowly.", fr: "Monte doucement." },
      done: {
        en: "Three of five! A tower never fulfils a plan, so decide early which of the two you want.",
        fr: "Trois sur cinq ! Une telle tour ne suit jamais un plan : choisis tôt entre les deux.",
      },
      doneLit: ["prize.skyscraper"],
      rules: ["BLU-8.1", "BLU-8.8"],
    },
    {
      position: twoPrizes,
      do: {
        en: "Integrity wants four dice of one value, Materials five of one material. One die of the pool wins you both!",
        fr: "L’intégrité veut quatre dés de même valeur, les matériaux cinq dés du même matériau. Un seul dé de la réserve te donne les deux !",
      },
      lit: ["prize.structuralIntegrity", "prize.materials"],
      onTheWay: "takeDie recycled 5",
      until: "placeDie 2",
      asks: [
        {
          when: placing,
          says: {
            en: "The fourth 5 and the fifth recycled die. It belongs where your plan lacks one.",
            fr: "Le quatrième 5 et le cinquième recyclé. Sa place est là où il manque un dé à ton plan.",
          },
          lit: spots("R2C1"),
        },
      ],
      wrong: [
        {
          when: ["takeDie glass 5", "takeDie wood 5"],
          says: {
            en: "The fourth 5, so Integrity. But for Materials you need a fifth recycled die.",
            fr: "Le quatrième 5, donc l’intégrité. Mais pour les matériaux, il te faut un cinquième recyclé.",
          },
          lit: ["die.recycled5"],
        },
        {
          when: "takeDie recycled 6",
          says: {
            en: "The fifth recycled die, so Materials. But you have three 5s: which die helps both?",
            fr: "Le cinquième recyclé, donc les matériaux. Mais tu as trois 5 : quel dé sert aux deux ?",
          },
          lit: ["die.recycled5"],
        },
        {
          when: ["placeDie 0", "placeDie 3", "placeDie 4"],
          says: {
            en: "Both prizes are safe, but your plan would break here. Look for the stack with one die too few.",
            fr: "Les deux prix sont sûrs, mais ici ton plan serait cassé. Cherche la pile où il manque un dé.",
          },
          lit: spots("R2C1"),
        },
      ],
      otherwise: {
        en: "That wins neither. Look at your 5s, and at your recycled dice.",
        fr: "Celui-là n’en donne aucun. Regarde tes 5, et tes dés recyclés.",
      },
      done: {
        en: "Two prizes with one die: 4 victory points.",
        fr: "Deux prix d’un coup de dé : 4 points de victoire.",
      },
      doneLit: ["prize.structuralIntegrity", "prize.materials"],
      rules: ["BLU-8.2", "BLU-8.4"],
    },
    {
      position: tie,
      do: {
        en: "Penguin has five glass dice, you five recycled: both deserve the Materials prize. More dice of the first material in demand decide: stone!",
        fr: "Pingouin a cinq verres, toi cinq recyclés : le prix des matériaux vous revient à tous deux. C’est le premier matériau à forte demande qui tranche : la pierre !",
      },
      lit: ["demand.first", "prize.materials", "screen.1"],
      onTheWay: ["takeDie stone 1", "takeDie stone 2", "takeDie stone 4", "takeDie stone 6"],
      until: "placeDie 2",
      asks: [
        {
          when: placing,
          says: {
            en: "One stone against none: the prize is yours. And where is your plan still open?",
            fr: "Une pierre contre aucune : le prix est à toi. Et où ton plan attend-il encore un dé ?",
          },
          lit: spots("R2C1"),
        },
      ],
      wrong: [
        {
          when: "takeDie recycled",
          says: {
            en: "10 points more, tempting! But the prize would be Penguin’s, who has a wooden die, the second in demand, and you have none.",
            fr: "10 points de plus, c’est tentant ! Mais le prix irait à Pingouin, qui a un bois, second matériau demandé, et toi aucun.",
          },
          lit: ["demand.second", "screen.1"],
        },
        {
          when: "takeDie glass",
          says: {
            en: "Points for the building, but Penguin keeps the prize: neither of you has stone, and Penguin has a wooden die.",
            fr: "Des points pour l’édifice, mais Pingouin garde le prix : aucune pierre chez vous deux, et Pingouin a un bois.",
          },
          lit: ["demand.first", "demand.second"],
        },
        {
          when: ["placeDie 0", "placeDie 3", "placeDie 4"],
          says: {
            en: "The prize is safe, but your plan would break here.",
            fr: "Le prix est sûr, mais ici ton plan serait cassé.",
          },
          lit: spots("R2C1"),
        },
      ],
      otherwise: { en: "Stone decides.", fr: "C’est la pierre qui tranche." },
      done: {
        en: "One little stone, 2 victory points. Near the end, look at what is in demand.",
        fr: "Une petite pierre, 2 points de victoire. Vers la fin, regarde ce qui est demandé.",
      },
      doneLit: ["demand.first", "prize.materials"],
      rules: ["BLU-7.1", "BLU-8.6"],
    },
    {
      say: {
        en: "Choose one prize by your second die and let the others go. You see everybody’s dice: aim where nobody else does.",
        fr: "Choisis un prix dès ton deuxième dé, et oublie les autres. Tu vois les dés de chacun : vise là où personne ne vise.",
      },
      lit: ALL_PRIZES,
      rules: ["BLU-13.1"],
    },
  ],
};
