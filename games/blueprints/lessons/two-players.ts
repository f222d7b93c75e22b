/** Two players: one award, and a die less for the other one after every turn. */
import type { Lesson } from "@banquise/engine/lessons";
import { arrange, type Position } from "../arrange.ts";
import { DISCARD, type State } from "../state.ts";
import { placing, spots } from "./shorthand.ts";

/** Your plan wants R1C1 and R3C1 one high, R2C1 and R2C2 two. */
const round = (yours: string, penguin: string, pool: string, more: Partial<Position>): State =>
  arrange({
    sites: [
      { plan: "P12", stacks: yours },
      { plan: "P19", stacks: penguin },
    ],
    inDemand: ["stone", "wood"],
    pool,
    ...more,
  });

const second = (): State => round("R1C1 G5", "R1C1 W5", "R1 R3 W2 W6 S2 S4 G3 G2", { discarded: "G6 S5" });

/** Penguin has four glass dice. */
const glassHunter = (): State =>
  round(
    "R1C1 G5; R2C1 R1; R2C2 W2; R3C1 W5",
    "R1C1 G4; R2C1 G2; R3C1 G3; R3C2 G1",
    "G2 R3 W4 S2 S5 R6 W1 S1",
    { discarded: "S6 R5 W3 S3 R4 W6 S4 R2" },
  );

/** The same with two glass dice in the pool. */
const twoGlasses = (): State =>
  round(
    "R1C1 R6; R2C1 R1; R2C2 W2; R3C1 W5",
    "R1C1 G4; R2C1 G2; R3C1 G3; R3C2 G1",
    "G5 R3 W4 S2 G2 R6 W1 S1",
    { discarded: "S6 R5 W3 S3 R4 W6 S4 R2" },
  );

const discarding = (s: State): boolean => s.phase === DISCARD;

export const twoPlayers: Lesson<State> = {
  seats: 2,
  steps: [
    {
      position: second,
      do: {
        en: "With two, a turn has one thing more. Begin as always: take a die and place it.",
        fr: "À deux, un tour compte un geste de plus. Commence comme toujours : prends un dé et place-le.",
      },
      onTheWay: ["takeDie", "placeDie"],
      until: "discardDie",
      asks: [
        {
          when: placing,
          says: { en: "And now place it.", fr: "Et maintenant, place-le." },
          lit: spots("R1C1 R2C1 R2C2 R3C1"),
        },
        {
          when: discarding,
          says: {
            en: "Now remove a die of your choice: nobody will have it this round.",
            fr: "Retire maintenant le dé de ton choix : personne ne l’aura dans cette manche.",
          },
          lit: ["table.discards"],
        },
      ],
      otherwise: { en: "Take a die first.", fr: "Prends d’abord un dé." },
      done: {
        en: "Gone! Two new dice take their places, and it is Penguin’s turn, who removes one, too.",
        fr: "Parti ! Deux nouveaux dés arrivent, puis c’est à Pingouin, qui en retire un aussi.",
      },
      doneLit: ["table.discards"],
      rules: ["BLU-10.1", "BLU-10.2"],
    },
    {
      position: glassHunter,
      choose: {
        en: "And what is there to win in a round, besides the four prizes?",
        fr: "Et qu’y a-t-il à gagner dans une manche, outre les quatre prix ?",
      },
      lit: ["award.silver"],
      answers: [
        {
          says: { en: "Gold for one, silver for the other", fr: "L’or pour l’un, l’argent pour l’autre" },
          reason: {
            en: "With two there is a single award: whoever comes second goes home without.",
            fr: "À deux, il n’y a qu’une distinction : le second repart sans rien.",
          },
          lit: ["award.silver"],
        },
        {
          says: { en: "Silver for the better building", fr: "L’argent pour le meilleur édifice" },
          right: true,
          reason: {
            en: "2 victory points, as much as one prize. So prizes weigh more with two than with three or four.",
            fr: "2 points de victoire, autant qu’un prix. À deux, les prix pèsent donc plus lourd qu’à trois ou quatre.",
          },
          lit: ["award.silver"],
        },
        {
          says: { en: "Gold for the better building", fr: "L’or pour le meilleur édifice" },
          reason: {
            en: "One award, yes, but it is the silver one: 2 victory points.",
            fr: "Une seule distinction, oui, mais c’est celle d’argent : 2 points de victoire.",
          },
          lit: ["award.silver"],
        },
      ],
      rules: ["BLU-2.2", "BLU-7.3"],
    },
    {
      do: {
        en: "Penguin has four glass dice: a fifth wins the Materials prize. You take the wood 4 this time; then look at what must go.",
        fr: "Pingouin a quatre verres : un cinquième lui donne le prix des matériaux. Prends cette fois le bois 4 ; puis vois ce qui doit partir.",
      },
      lit: ["screen.1", "die.glass2", "die.wood4"],
      onTheWay: ["takeDie wood 4", "placeDie 2", "placeDie 3"],
      until: "discardDie glass 2",
      asks: [
        {
          when: placing,
          says: {
            en: "Your plan wants two dice on the lit spaces.",
            fr: "Ton plan veut deux dés sur les cases éclairées.",
          },
          lit: spots("R2C1 R2C2"),
        },
        {
          when: discarding,
          says: {
            en: "Penguin is next. Which die must not stay?",
            fr: "C’est bientôt à Pingouin. Quel dé ne doit pas rester ?",
          },
          lit: ["screen.1"],
        },
      ],
      wrong: [
        {
          when: "takeDie glass 2",
          says: {
            en: "2 points, and Penguin does not get it. But you can have more: take the wood, and remove the glass afterwards.",
            fr: "2 points, et Pingouin ne l’aura pas. Mais tu peux faire mieux : prends le bois, et retire le verre ensuite.",
          },
          lit: ["die.wood4"],
        },
        {
          when: ["discardDie recycled", "discardDie wood", "discardDie stone"],
          says: {
            en: "Penguin takes the glass at once: five of a kind, and the prize is in sight.",
            fr: "Pingouin prend aussitôt le verre : cinq du même matériau, et le prix en vue.",
          },
          lit: ["die.glass2"],
        },
      ],
      otherwise: {
        en: "Take the wood 4 this time: it suits your building.",
        fr: "Prends cette fois le bois 4 : il convient à ton édifice.",
      },
      done: {
        en: "No glass for Penguin. Everybody’s dice lie open: read them before you discard.",
        fr: "Pas de verre pour Pingouin. Les dés de chacun sont connus : lis-les avant d’en retirer un.",
      },
      doneLit: ["table.discards", "screen.1"],
      rules: ["BLU-10.3", "BLU-13.1", "BLU-8.4"],
    },
    {
      position: twoGlasses,
      do: {
        en: "And when there are two glass dice, a 5 and a 2? Leave Penguin neither.",
        fr: "Et s’il y a deux verres, un 5 et un 2 ? N’en laisse aucun à Pingouin.",
      },
      lit: ["die.glass5", "die.glass2", "screen.1"],
      onTheWay: ["takeDie glass", "placeDie"],
      until: "discardDie glass",
      asks: [
        {
          when: placing,
          says: {
            en: "One is yours: its value in points. Place it where your plan allows.",
            fr: "En voilà un pour toi : il rapporte sa valeur. Place-le où ton plan le permet.",
          },
          lit: spots("R2C1 R2C2"),
        },
        {
          when: discarding,
          says: { en: "And the other one?", fr: "Et l’autre ?" },
        },
      ],
      wrong: [
        {
          when: ["takeDie recycled", "takeDie wood", "takeDie stone"],
          says: {
            en: "You can remove only one die, so the other glass would be Penguin’s. Take one yourself.",
            fr: "Tu ne peux retirer qu’un dé : l’autre verre serait pour Pingouin. Prends-en un toi-même.",
          },
          lit: ["die.glass5", "die.glass2"],
        },
        {
          when: "takeDie glass 2",
          says: {
            en: "It works, but brings 2 points. Keep the 5 for yourself and remove the 2.",
            fr: "Cela marche, mais ne rapporte que 2 points. Garde le 5 pour toi et retire le 2.",
          },
          lit: ["die.glass5"],
        },
        {
          when: ["discardDie recycled", "discardDie wood", "discardDie stone"],
          says: {
            en: "One glass die is still there, and Penguin is next.",
            fr: "Il reste un verre, et c’est bientôt à Pingouin.",
          },
          lit: ["die.glass2"],
        },
        {
          when: ["placeDie 0", "placeDie 4"],
          says: {
            en: "Your plan wants that stack to be one die high.",
            fr: "Ton plan veut cette pile à un seul dé.",
          },
          lit: spots("R2C1 R2C2"),
        },
      ],
      otherwise: { en: "Both must go.", fr: "Les deux doivent disparaître." },
      done: {
        en: "One for you, one out: take what both of you want, remove what only Penguin wants.",
        fr: "Un pour toi, un de moins : prends ce que vous voulez tous deux, retire ce que seul Pingouin veut.",
      },
      doneLit: ["table.discards"],
      rules: ["BLU-10.1"],
    },
    {
      choose: {
        en: "The last turn of the round is yours. What do you discard after it?",
        fr: "Le dernier tour de la manche est pour toi. Que retires-tu après lui ?",
      },
      answers: [
        {
          says: { en: "The highest die", fr: "Le dé le plus haut" },
          reason: {
            en: "For whom? Nobody takes another die in this round.",
            fr: "Contre qui ? Plus personne ne prend de dé dans cette manche.",
          },
        },
        {
          says: { en: "Nothing", fr: "Rien" },
          right: true,
          reason: {
            en: "Nobody takes another die, so nothing is removed. Whoever plays last has the last word, and nothing to fear.",
            fr: "Plus personne ne prend de dé, alors on ne retire rien. Qui joue en dernier a le dernier mot, et rien à craindre.",
          },
        },
      ],
      rules: ["BLU-10.4"],
    },
  ],
};
