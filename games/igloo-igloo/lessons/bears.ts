/** Bears and harpoons: leading animals, being attacked, hunting what bites. */
import type { Lesson } from "@banquise/engine/lessons";
import { arrange } from "../arrange.ts";
import { trophyPoints } from "../scoring.ts";
import { ACTION, type State } from "../state.ts";
import { spaces, YOU } from "./shorthand.ts";

/** You share an island with Penguin; a bear waits at its shore, a fish a little further away. */
const ISLAND = "b8 b7 c7 d7";
const shared = (): State =>
  arrange({
    seats: 3,
    turn: 34,
    tiles: `${ISLAND} f3 g3 g4 h4`,
    animals: "bear@d6 fish3@e6",
    inuits: ["c7 g3 f3", "d7 g4 h4", "h4 g3 f3"],
    hands: ["animalMove"],
    trophies: ["fish2", "fish1", "fox2"],
  });

/** Penguin's turn, with a bear before your island. */
const attacked = (): State =>
  arrange({
    seats: 3,
    active: 1,
    phase: ACTION,
    turn: 32,
    tiles: "d5 e5 e6 c2 d2 g3 g4",
    animals: "bear@d4",
    inuits: ["d5 g3 c2", "d2 g4 c2", "g3 g4 d2"],
    hands: ["harpoon", "animalMove"],
    trophies: ["fish2", "fish1", "fox2"],
  });

const hunting = (hand: string): State =>
  arrange({
    seats: 3,
    turn: 31,
    tiles: "b4 c4 d4 d3 f6 g6 g5",
    animals: "bear@c4 fish3@b3 fish2@c3",
    inuits: ["b4 g6 g6", "d3 f6 g5", "d3 g5 f6"],
    hands: [hand],
  });

const cornered = (): State =>
  arrange({
    seats: 3,
    turn: 36,
    tiles: "d5 d6 e5 f2 g2 g3",
    animals: "bear@d4",
    inuits: ["d5 g2 g2", "f2 g3 g3", "f2 g2 g3"],
    hands: ["", "animalMove thaw"],
  });

export const bears: Lesson<State> = {
  seats: 3,
  steps: [
    {
      position: shared,
      do: {
        en: "You share this island with Penguin: 4 points each. Play your secret tile and lead the bear to Penguin.",
        fr: "Tu partages cette île avec Pingouin : 4 points chacun. Joue ta tuile secrète et mène l’ours chez Pingouin.",
      },
      lit: ["hand.animalMove", ...spaces("d6 d7")],
      until: ["evictTo h8", "evictTo h1", "evictTo a1"],
      onTheWay: ["playAnimalMove", "stepAnimal d6 4 north"],
      asks: [
        {
          when: (s) => s.focus > 0,
          says: {
            en: "Penguin must flee, and you choose the corner. From where is the way back longest?",
            fr: "Pingouin doit fuir, et c’est toi qui choisis le coin. D’où le retour est-il le plus long ?",
          },
          lit: spaces("a8 h8 a1 h1"),
        },
        {
          when: (s) => s.steps > 0,
          says: {
            en: "Three steps, for any animals. The first one: the bear, onto Penguin’s tile.",
            fr: "Trois pas, pour les animaux de ton choix. Le premier : l’ours, sur la tuile de Pingouin.",
          },
          lit: spaces("d6 d7"),
        },
      ],
      wrong: [
        {
          when: "evictTo a8",
          says: {
            en: "That corner touches your island: one step, and Penguin is back. Choose one with water around it.",
            fr: "Ce coin touche ton île : un pas, et Pingouin revient. Choisis-en un entouré d’eau.",
          },
          lit: spaces("a8 b8"),
        },
        {
          when: "stepAnimal d6 4 east",
          says: {
            en: "The bear eats what it meets: the fish is lost for everybody. Lead it north, to Penguin.",
            fr: "L’ours mange ce qu’il trouve : le poisson est perdu pour tous. Mène-le au nord, chez Pingouin.",
          },
          lit: spaces("d7"),
        },
      ],
      otherwise: {
        en: "Penguin would stay. Play the animal tile, then move the bear one step north.",
        fr: "Pingouin resterait là. Joue la tuile des animaux, puis fais faire à l’ours un pas vers le nord.",
      },
      done: {
        en: "Without a harpoon everybody flees. Now the island is yours alone: 4 × 4, 16 points.",
        fr: "Sans harpon, tout le monde fuit. L’île est maintenant à toi sans partage : 4 × 4, 16 points.",
      },
      doneLit: spaces(ISLAND),
      rules: ["IGL-6.10", "IGL-7.7", "IGL-7.8", "IGL-7.11"],
    },
    {
      do: {
        en: "Two steps are left, and you must use them. Bring the fish beside your inuit, then catch it with your 3 points.",
        fr: "Il reste deux pas, et tu dois les faire. Amène le poisson près de ton inuit, puis attrape-le avec tes 3 points.",
      },
      lit: spaces("e6 c7"),
      until: "hunt c6 3",
      onTheWay: ["stepAnimal e6 3 west", "stepAnimal d6 3 west"],
      asks: [
        {
          when: (s) => s.steps > 0,
          says: {
            en: "One more step in the same direction.",
            fr: "Encore un pas dans le même sens.",
          },
          lit: spaces("d6 c7"),
        },
        {
          when: (s) => s.ap > 0,
          says: { en: "Within reach: catch it.", fr: "À portée de main : attrape-le." },
          lit: spaces("c6"),
        },
      ],
      wrong: [
        {
          when: "stepAnimal d7 4 west",
          says: {
            en: "Careful: the bear now attacks your own inuit, which must flee like any other!",
            fr: "Attention : l’ours attaque maintenant ton propre inuit, qui doit fuir comme les autres !",
          },
          lit: spaces("c7"),
        },
        {
          when: "stepAnimal d7",
          says: {
            en: "The bear has done its work. Every step of the bear is one less for the fish.",
            fr: "L’ours a fait son travail. Chaque pas de l’ours manque au poisson.",
          },
          lit: spaces("e6"),
        },
        {
          when: ["endTurn", "walk", "buildIgloo", "kayak"],
          says: {
            en: "The fish lies right beside your inuit and costs exactly your 3 points. Catch it!",
            fr: "Le poisson est juste à côté de ton inuit et coûte exactement tes 3 points. Attrape-le !",
          },
          lit: spaces("c6"),
        },
      ],
      otherwise: {
        en: "The fish swims away from you. Westwards, along your shore!",
        fr: "Le poisson s’éloigne de toi. Vers l’ouest, le long de ton rivage !",
      },
      done: {
        en: "One tile, two deeds: an island of your own, and 3 points of fish.",
        fr: "Une seule tuile, deux exploits : une île à toi, et 3 points de poisson.",
      },
      rules: ["IGL-7.1", "IGL-7.2", "IGL-7.4"],
    },
    {
      position: attacked,
      watch: {
        en: "Another game, and now Penguin leads a bear to you!",
        fr: "Une autre partie, et c’est Pingouin qui mène un ours chez toi !",
      },
      lit: spaces("d4 d5"),
      moves: ["playAnimalMove", "stepAnimal d4 4 north"],
    },
    {
      do: {
        en: "Your inuit is attacked, but you hold a harpoon. What do you answer?",
        fr: "Ton inuit est attaqué, mais tu as un harpon. Que réponds-tu ?",
      },
      lit: ["space.d5", "hand.harpoon"],
      until: "useHarpoon",
      wrong: [
        {
          when: "declineHarpoon",
          says: {
            en: "Then your inuit flees to a corner of Penguin’s choice, and the bear stays on your island. It is worth 4 points!",
            fr: "Alors ton inuit fuit dans le coin que choisit Pingouin, et l’ours reste sur ton île. Il vaut pourtant 4 points !",
          },
        },
      ],
      otherwise: { en: "Use the harpoon.", fr: "Sers-toi du harpon." },
      done: {
        en: "The bear is yours: 4 points, the best catch there is. And your inuit has not moved.",
        fr: "L’ours est à toi : 4 points, la plus belle prise du jeu. Et ton inuit n’a pas bougé.",
      },
      doneLit: ["tribe.red"],
      rules: ["IGL-7.9"],
    },
    {
      position: () => hunting(""),
      try: {
        en: "A bear beside you, and no harpoon in your hand. Try to walk onto its tile.",
        fr: "Un ours à côté de toi, et pas de harpon en main. Essaie d’aller sur sa tuile.",
      },
      lit: spaces("b4 c4"),
      rule: "IGL-8.4",
      moves: ["walk b4 east"],
      done: {
        en: "Nobody joins a bear with bare hands, and no action points buy it. A harpoon opens the way.",
        fr: "Personne ne rejoint un ours à mains nues, et aucun point d’action ne l’achète. Il faut un harpon.",
      },
      doneLit: spaces("c4"),
      otherwise: {
        en: "That is allowed. Try the tile of the bear: your inuit first, then the bear.",
        fr: "Cela, c’est permis. Essaie la tuile de l’ours : d’abord ton inuit, puis l’ours.",
      },
    },
    {
      position: () => hunting("harpoon"),
      do: {
        en: "The same place, with a harpoon, which catches anything for free. Make 6 points of this turn!",
        fr: "Au même endroit, avec un harpon, qui attrape tout sans rien payer. Fais 6 points pendant ce tour !",
      },
      lit: ["hand.harpoon", ...spaces("b3 c3 c4")],
      until: ({ after }) => trophyPoints(after, YOU) === 6,
      onTheWay: "walk b4 east",
      asks: [
        {
          when: (s) => trophyPoints(s, YOU) === 4,
          says: {
            en: "4 points for one step! And which fish can you still pay for?",
            fr: "4 points pour un seul pas ! Et quel poisson peux-tu encore payer ?",
          },
          lit: spaces("c3"),
        },
      ],
      wrong: [
        {
          when: "harpoonHunt b3 3",
          says: {
            en: "3 points for free, but the harpoon is gone. Fish can be paid for, a bear cannot: keep it for the bear.",
            fr: "3 points gratuits, mais le harpon est parti. Un poisson se paie, un ours non : garde-le pour l’ours.",
          },
          lit: spaces("c4"),
        },
        {
          when: "hunt b3 3",
          says: {
            en: "3 points, and nothing is left for the step to the bear. How would you get 4 for a single step?",
            fr: "3 points, et plus rien pour le pas vers l’ours. Comment en avoir 4 pour un seul pas ?",
          },
          lit: spaces("c4"),
        },
        {
          when: "endTurn",
          says: {
            en: "You still have points to spend, and there is more to catch.",
            fr: "Il te reste des points à dépenser, et des prises à faire.",
          },
        },
      ],
      otherwise: {
        en: "That makes no 6. Walk to the bear: the harpoon catches it on the way.",
        fr: "Cela ne fait pas 6. Va vers l’ours : le harpon l’attrape au passage.",
      },
      done: {
        en: "Bear 4, fish 2: six points in one turn.",
        fr: "Ours 4, poisson 2 : six points en un tour.",
      },
      doneLit: ["tribe.red"],
      rules: ["IGL-8.4", "IGL-8.11"],
    },
    {
      position: cornered,
      choose: {
        en: "A bear before your island, Penguin holds two secret tiles, and you have no harpoon. What keeps your inuit there for certain?",
        fr: "Un ours devant ton île, Pingouin a deux tuiles secrètes, et tu n’as pas de harpon. Qu’est-ce qui protège ton inuit à coup sûr ?",
      },
      lit: spaces("d4 d5"),
      answers: [
        {
          says: { en: "Walking to the far end", fr: "Marcher jusqu’à l’autre bout" },
          reason: {
            en: "The tile gives three steps: the bear reaches every tile of this island.",
            fr: "La tuile donne trois pas : l’ours atteint toutes les tuiles de cette île.",
          },
          lit: spaces("d5 d6 e5"),
        },
        {
          says: { en: "An igloo on its tile", fr: "Un igloo sur sa tuile" },
          right: true,
          reason: {
            en: "It hides inside, and the bear can do nothing. 3 points well spent: the igloo counts as two inuits, too.",
            fr: "Il se cache dedans, et l’ours n’y peut rien. 3 points bien dépensés : l’igloo compte aussi pour deux inuits.",
          },
          lit: spaces("d5"),
        },
        {
          says: { en: "A second inuit beside it", fr: "Un deuxième inuit à côté" },
          reason: {
            en: "A bear is not shy: both would flee, each to a corner of Penguin’s choice.",
            fr: "Un ours n’est pas timide : les deux fuiraient, chacun dans un coin choisi par Pingouin.",
          },
        },
      ],
      rules: ["IGL-7.11"],
    },
  ],
};
