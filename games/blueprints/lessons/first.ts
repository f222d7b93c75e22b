/** The first lesson: a first die, then moments of one round up to its scoring, and a prize. Penguin and Gull play along. */
import { at, type Place } from "@banquise/engine";
import type { Deed, Lesson } from "@banquise/engine/lessons";
import { arrange, type Site } from "../arrange.ts";
import { PRIZES, VALUE_OF } from "../data.ts";
import type { State } from "../state.ts";
import { placing, spots, taking, YOU, yourPoints } from "./shorthand.ts";

/** A stack of one on R1C1 and R3C1, of two on R2C1 and R2C2. */
const PLAN = "P12";
const WHOLE_PLAN = spots("R1C1 R2C1 R2C2 R3C1");

const placesValue = (value: number, move: string) => (deed: Deed<State>) =>
  deed.move === move && at(VALUE_OF, deed.before.hand) === value;

/** The beginning of a turn of yours. */
const round = (yours: string, penguin: string, gull: string, pool: string): State =>
  arrange({
    sites: [
      { plan: PLAN, stacks: yours },
      { plan: "P19", stacks: penguin },
      { plan: "P23", stacks: gull },
    ] satisfies Site[],
    inDemand: ["stone", "wood"],
    pool,
  });

const beginning = (): State => round("", "", "", "W2 W5 R1 R3 R6 S2 S4 G3 G5");

const third = (): State =>
  round(
    "R1C1 G5; R2C2 R2; R3C1 R1",
    "R1C1 W5; R2C1 S4; R3C1 G1",
    "R1C1 R6; R2C2 S3; R3C2 G3",
    "R3 R4 R6 S1 S3 S6 G2 G4 S2",
  );

/** You have just taken the wood 3. */
const fourth = (): State =>
  taking(
    "W3",
    round(
      "R1C1 G5; R2C2 R2 R4; R3C1 R1",
      "R1C1 W5; R2C1 S4; R3C1 G1 S4",
      "R1C1 R6; R2C2 S3 G4; R3C2 G3",
      "W3 R6 S1 S3 S6 G2 G4 S2 W6",
    ),
  );

const last = (): State =>
  round(
    "R1C1 G5; R2C1 W3; R2C2 R2 R4; R3C1 R1",
    "R1C1 W5; R2C1 S4; R3C1 G1 S4; R3C2 S3",
    "R1C1 R6; R2C2 S3 G4 W5; R3C2 G3",
    "R3 R4 R4 S1 S2 G4 G5 G5 W2",
  );

const prize = (): State =>
  round(
    "R1C1 R6; R2C1 R1; R2C2 R2 R4",
    "R1C1 W5; R2C1 S4; R3C1 G1 S4",
    "R1C1 R6; R2C2 S3 G4; R3C2 G3",
    "R5 G6 W4 S2 S3 S6 G2 W1 W3",
  );

export const first: Lesson<State> = {
  seats: 3,
  learner: YOU,
  steps: [
    {
      position: beginning,
      say: {
        en: "You are an architect. In each of three rounds, six dice become your building.",
        fr: "Tu es architecte. À chacune des trois manches, six dés deviennent ton édifice.",
      },
      lit: WHOLE_PLAN,
      rules: ["BLU-4.3", "BLU-9.3"],
    },
    {
      say: {
        en: "The best building of a round wins gold, the second silver. Whoever has the most victory points in the end wins.",
        fr: "Le meilleur édifice de la manche gagne l’or, le deuxième l’argent. À la fin, le plus de points de victoire l’emporte.",
      },
      lit: ["award.gold", "award.silver"],
      rules: ["BLU-7.3", "BLU-11.1"],
    },
    {
      say: {
        en: "This is your secret plan. Each number says how high a stack should be: follow it exactly for 6 points.",
        fr: "Voici ton plan secret. Chaque nombre dit la hauteur d’une pile : suis-le exactement pour 6 points.",
      },
      lit: WHOLE_PLAN,
      rules: ["BLU-1.3", "BLU-6.1"],
    },
    {
      do: {
        en: "On your turn you take a die and place it. Glass simply scores what it shows: take the best glass die.",
        fr: "À ton tour, tu prends un dé et tu le places. Le verre rapporte ce qu’il affiche : prends le meilleur dé de verre.",
      },
      lit: ["die.glass3", "die.glass5"],
      onTheWay: "takeDie glass 5",
      until: ["placeDie 0", "placeDie 4"],
      asks: [
        {
          when: placing,
          says: {
            en: "Only a die of the same or a higher value may stand on it later. So where should your 5 stand?",
            fr: "Seul un dé de valeur égale ou plus haute pourra se poser dessus. Où mettre alors ton 5 ?",
          },
          lit: WHOLE_PLAN,
        },
      ],
      wrong: [
        {
          when: "takeDie glass 3",
          says: {
            en: "That scores 3. The other glass die shows 5.",
            fr: "Celui-ci rapporte 3. L’autre dé de verre affiche 5.",
          },
          lit: ["die.glass5"],
        },
        {
          when: ["placeDie 2", "placeDie 3"],
          says: {
            en: "Here your plan wants two dice, and only a 5 or a 6 could stand on yours. Choose a space that needs just one.",
            fr: "Ici ton plan veut deux dés, et seul un 5 ou un 6 pourrait se poser sur le tien. Choisis une case qui n’en demande qu’un.",
          },
          lit: spots("R1C1 R3C1"),
        },
      ],
      otherwise: {
        en: "Every material has its own way to score, and you will see them all. Glass first.",
        fr: "Chaque matériau a sa façon de rapporter, tu les verras tous. D’abord le verre.",
      },
      done: {
        en: "5 points, and nothing has to stand on top. High dice go where your plan is low.",
        fr: "5 points, et rien ne doit aller dessus. Les grands dés vont là où le plan est bas.",
      },
      rules: ["BLU-4.1", "BLU-5.1", "BLU-6.5"],
    },
    {
      watch: {
        en: "Penguin and Gull take theirs. Everybody sees which dice you take, nobody where you place them.",
        fr: "Pingouin et Goéland prennent les leurs. Tous voient les dés que tu prends, personne où tu les places.",
      },
      moves: ["takeDie wood 5", "placeDie 0", "takeDie recycled 6", "placeDie 0"],
      lit: ["screen.1", "screen.2"],
      rules: ["BLU-13.1"],
    },
    {
      position: third,
      say: {
        en: "Two turns later. Recycled dice score together: one brings 2 points, two bring 5, three bring 10!",
        fr: "Deux tours plus tard. Les dés recyclés comptent ensemble : un vaut 2 points, deux en valent 5, trois en valent 10 !",
      },
      lit: spots("R2C2 R3C1"),
      rules: ["BLU-6.3"],
    },
    {
      do: {
        en: "Take the die that brings you the most now, and place it so that your plan can still come true.",
        fr: "Prends le dé qui te rapporte le plus maintenant, et place-le en gardant ton plan possible.",
      },
      until: ["placeDie 2", "placeDie 3"],
      onTheWay: "takeDie recycled",
      asks: [
        {
          when: placing,
          says: {
            en: "Your third recycled die: 5 more points. Where does it leave your plan possible?",
            fr: "Ton troisième dé recyclé : 5 points de plus. Où laisse-t-il ton plan possible ?",
          },
          lit: WHOLE_PLAN,
        },
      ],
      wrong: [
        {
          when: "takeDie glass",
          says: {
            en: "Glass scores what it shows, 4 at best. A third recycled die brings 5.",
            fr: "Le verre rapporte ce qu’il affiche, 4 au mieux. Un troisième dé recyclé rapporte 5.",
          },
          lit: ["die.recycled3", "die.recycled4", "die.recycled6"],
        },
        {
          when: "takeDie stone",
          says: {
            en: "Stone scores by its floor: 2 on the ground, 3 on the second. A third recycled die brings 5.",
            fr: "La pierre compte selon l’étage : 2 au sol, 3 au deuxième. Un troisième dé recyclé rapporte 5.",
          },
          lit: ["die.recycled3", "die.recycled4", "die.recycled6"],
        },
        {
          when: ["placeDie 0", "placeDie 4"],
          says: {
            en: "This stack should stay one die high. With two on it, the 6 points of your plan are gone.",
            fr: "Cette pile doit rester à un dé. Avec deux, les 6 points de ton plan sont perdus.",
          },
        },
        {
          when: placesValue(6, "placeDie 2"),
          says: {
            en: "Two dice should stand here, and only another 6 could go on top of yours. Put the 6 on a stack instead.",
            fr: "Ici il faut deux dés, et seul un autre 6 irait sur le tien. Pose plutôt le 6 sur une pile.",
          },
          lit: spots("R2C2"),
        },
      ],
      otherwise: {
        en: "Not that one: what do your two recycled dice wish for?",
        fr: "Pas celui-là : que souhaitent tes deux dés recyclés ?",
      },
      done: {
        en: "10 points for three, and your plan still works. Six recycled dice would make 30!",
        fr: "10 points pour trois, et ton plan tient toujours. Six dés recyclés en feraient 30 !",
      },
      rules: ["BLU-5.3", "BLU-6.3", "BLU-6.4"],
    },
    {
      position: fourth,
      try: {
        en: "Now you have taken a wooden 3. Try to put it on the glass 5.",
        fr: "Tu viens de prendre un 3 en bois. Essaie de le poser sur le 5 en verre.",
      },
      lit: spots("R1C1"),
      rule: "BLU-5.1",
      moves: ["placeDie 0", "placeDie 3"],
      done: {
        en: "It will not go: stacks never go down in value. A die that fits nowhere at all is lost.",
        fr: "Impossible : la valeur ne baisse jamais en montant. Un dé qui ne va nulle part est perdu.",
      },
      otherwise: {
        en: "It may stand there, yes. But first try the forbidden: onto the 5.",
        fr: "Là, il a le droit. Mais essaie d’abord l’interdit : sur le 5.",
      },
    },
    {
      do: {
        en: "Wood scores 2 points for every die it touches: beside it, above or below. Where is that the most?",
        fr: "Le bois rapporte 2 points par dé qu’il touche : à côté, dessus ou dessous. Où est-ce le plus ?",
      },
      until: "placeDie 2",
      wrong: [
        {
          when: "placeDie 4",
          says: {
            en: "There it touches one die, 2 points, and your plan wants this stack low. One space has three neighbours.",
            fr: "Là il touche un seul dé, 2 points, et ton plan veut cette pile basse. Une case a trois voisins.",
          },
          lit: spots("R2C1"),
        },
      ],
      otherwise: {
        en: "Look for the space between the others.",
        fr: "Cherche la case entre les autres.",
      },
      done: {
        en: "Three neighbours, 6 points! And a die on top of it will bring 2 more.",
        fr: "Trois voisins, 6 points ! Et un dé par-dessus en rapportera 2 de plus.",
      },
      doneLit: WHOLE_PLAN,
      rules: ["BLU-6.2", "BLU-1.5"],
    },
    {
      position: last,
      do: {
        en: "Your last die of the round. Take one that can finish your plan.",
        fr: "Ton dernier dé de la manche. Prends-en un qui puisse achever ton plan.",
      },
      lit: spots("R2C1"),
      until: "placeDie 2",
      onTheWay: ["takeDie recycled", "takeDie glass"],
      asks: [
        {
          when: placing,
          says: { en: "And now on top!", fr: "Et maintenant, au sommet !" },
          lit: spots("R2C1"),
        },
      ],
      wrong: [
        {
          when: ["takeDie stone", "takeDie wood"],
          says: {
            en: "It is lower than your wooden 3 and cannot stand on it. The plan would stay unfinished: 6 points less.",
            fr: "Il est plus petit que ton 3 en bois et ne peut pas aller dessus. Le plan resterait inachevé : 6 points de moins.",
          },
          lit: spots("R2C1"),
        },
        {
          when: ["placeDie 0", "placeDie 3", "placeDie 4"],
          says: {
            en: "That stack is already as high as your plan wants it. One other stack still lacks a die.",
            fr: "Cette pile est déjà à la bonne hauteur. Il en reste une à laquelle manque un dé.",
          },
          lit: spots("R2C1"),
        },
      ],
      otherwise: {
        en: "Look at the stack with one die too few.",
        fr: "Regarde la pile où il manque un dé.",
      },
      done: {
        en: "Your plan stands: six dice, every stack as high as it should be!",
        fr: "Ton plan est debout : six dés, chaque pile à la bonne hauteur !",
      },
      doneLit: WHOLE_PLAN,
      rules: ["BLU-6.1", "BLU-5.5"],
    },
    {
      count: { en: "What is your building worth?", fr: "Que vaut ton édifice ?" },
      lines: yourPoints,
      rules: ["BLU-6.6"],
    },
    {
      say: {
        en: "These points only decide who wins the awards: gold is worth 3 victory points, silver 2. Then all dice go back into the bag.",
        fr: "Ces points décident seulement des distinctions : l’or vaut 3 points de victoire, l’argent 2. Puis tous les dés retournent dans le sac.",
      },
      lit: ["award.gold", "award.silver"],
      rules: ["BLU-6.7", "BLU-1.8"],
    },
    {
      watch: {
        en: "Penguin and Gull place their last dice, and every building is shown and counted. Yours is the best: gold!",
        fr: "Pingouin et Goéland placent leur dernier dé, puis on montre et on compte chaque édifice. Le tien est le meilleur : de l’or !",
      },
      moves: ["takeDie recycled 4", "placeDie 5", "takeDie glass 5", "placeDie 5"],
      rules: ["BLU-7.2", "BLU-7.3"],
    },
    {
      position: prize,
      say: {
        en: "There are prizes, too, worth 2 victory points each. One goes to five dice of the same material: you have four!",
        fr: "Il y a aussi des prix, de 2 points de victoire chacun. L’un va à cinq dés du même matériau : tu en as quatre !",
      },
      lit: PRIZES.map((name): Place => `prize.${name}`),
      rules: ["BLU-8.1", "BLU-8.2", "BLU-8.3", "BLU-8.4"],
    },
    {
      do: {
        en: "Glass 6 would bring 6 points. What do you take?",
        fr: "Le 6 en verre rapporterait 6 points. Que prends-tu ?",
      },
      lit: ["die.glass6"],
      until: ["placeDie 2", "placeDie 4"],
      onTheWay: "takeDie recycled 5",
      asks: [
        {
          when: placing,
          says: {
            en: "The fifth one: 5 points and a prize in sight! Your plan still wants two dice: where?",
            fr: "Le cinquième : 5 points et un prix en vue ! Ton plan veut encore deux dés : où ?",
          },
          lit: spots("R2C1 R3C1"),
        },
      ],
      wrong: [
        {
          when: "takeDie glass 6",
          says: {
            en: "One point more for the building. But recycled 5 wins the prize as well, and 2 victory points are as good as silver.",
            fr: "Un point de plus pour l’édifice. Mais le 5 recyclé gagne aussi le prix, et 2 points de victoire valent l’argent.",
          },
          lit: ["die.recycled5", "prize.materials"],
        },
        {
          when: "placeDie 3",
          says: {
            en: "A third die here breaks your plan. Two other spaces still wait for one.",
            fr: "Un troisième dé ici casse ton plan. Deux autres cases en attendent encore un.",
          },
        },
      ],
      otherwise: {
        en: "What would be your fifth of one material?",
        fr: "Quel dé serait le cinquième du même matériau ?",
      },
      done: {
        en: "Five recycled dice: 20 points, and the Materials prize. If others had five as well, the two materials in demand would decide.",
        fr: "Cinq dés recyclés : 20 points et le prix des matériaux. Si d’autres en avaient cinq aussi, les deux matériaux à forte demande trancheraient.",
      },
      doneLit: ["prize.materials", "demand.first", "demand.second"],
      rules: ["BLU-8.4", "BLU-8.6", "BLU-3.1"],
    },
    {
      say: {
        en: "Remember one thing: keep your plan possible, and steer towards one prize. Gold often comes by itself.",
        fr: "Retiens une chose : garde ton plan possible et vise un prix. L’or vient souvent tout seul.",
      },
      lit: ["award.gold", "prize.materials"],
    },
  ],
};
