/** The first lesson: a turn early on, a turn late in the game, and the end. Penguin and Gull are the other tribes. */
import type { CountLine, Lesson } from "@banquise/engine/lessons";
import { arrange } from "../arrange.ts";
import { BEAR_TILE, CENTRE_NAMES, CORNER_NAMES, FACES } from "../data.ts";
import { events } from "../events.ts";
import { trophyPoints } from "../scoring.ts";
import { SPACE_NAMES } from "../spaces.ts";
import { MELT, type State } from "../state.ts";
import { islandWith, melting, spaces, YOU } from "./shorthand.ts";

/** All the ice of the beginning, but for what has melted since. */
const iceWithout = (melted: string): string => {
  const gone = new Set([...CORNER_NAMES, ...CENTRE_NAMES, ...melted.split(" ")]);
  return SPACE_NAMES.filter((name) => !gone.has(name)).join(" ");
};

const early = (): State =>
  arrange({
    seats: 3,
    phase: MELT,
    turn: 2,
    tiles: iceWithout("c4"),
    animals: "fish3@e5 fish2@d5",
    inuits: ["d3 b7 g2", "e6 a4 h5", "c6 f1 h3"],
  });

/** A long island that all share in the north, another one in the south-east. */
const NORTH = "b5 b6 c5 d5 e5 f5 f6";
const NORTH_WEST = "b5 b6 c5";
const SOUTH = "e3 f2 f3 g2 g3";

const late = (): State =>
  arrange({
    seats: 3,
    phase: MELT,
    turn: 38,
    tiles: `${NORTH} ${SOUTH}`,
    animals: "fox1@b5",
    inuits: ["c5 f3 a1", "e5 f5", "f6 g3 g3"],
    trophies: ["fish1 fish2", "fish3 bear", "fish3 fish3 fish2"],
  });

const last = (): State =>
  arrange({
    seats: 3,
    ap: 0,
    turn: 44,
    tiles: "b5 e5 f5 f6 f3 g3",
    packs: "b6 c5 e3 f2 g2",
    igloos: ["f3"],
    inuits: ["b5 f3 a1", "e5 f5", "f6 g3 g3"],
    trophies: ["fish1 fish2 fox1", "fish3 bear", "fish3 fish3 fish2"],
  });

function yourPoints(s: State): CountLine[] {
  const west = islandWith(s, "b5");
  const south = islandWith(s, "f3");
  const tiles = west?.spaces.length ?? 0;
  return [
    {
      says: { en: "Your catch", fr: "Ta pêche" },
      points: trophyPoints(s, YOU),
      lit: ["tribe.red"],
    },
    {
      says: {
        en: `Alone in the west: ${tiles} × ${tiles}`,
        fr: `À toi seul à l’ouest : ${tiles} × ${tiles}`,
      },
      points: west?.points[YOU] ?? 0,
      lit: spaces(NORTH_WEST),
    },
    {
      says: { en: "Strongest in the south", fr: "Le plus fort au sud" },
      points: south?.points[YOU] ?? 0,
      lit: spaces(SOUTH),
    },
  ];
}

export const first: Lesson<State> = {
  seats: 3,
  learner: YOU,
  steps: [
    {
      position: early,
      say: {
        en: "Welcome to the pack ice! These three inuits are your tribe.",
        fr: "Bienvenue sur la banquise ! Ces trois inuits sont ta tribu.",
      },
      lit: spaces("d3 b7 g2"),
    },
    {
      say: {
        en: "The ice melts turn by turn. Points come from animals you catch, and from islands you hold when it is all over.",
        fr: "La glace fond tour après tour. Tu marques avec les animaux que tu attrapes et avec les îles que tu tiens à la fin.",
      },
      lit: spaces("e5 d5"),
      rules: ["IGL-10.9"],
    },
    {
      do: {
        en: "Your turn begins with the ice: melt one tile. Pick one right beside the lit inuit.",
        fr: "Ton tour commence par la glace : fais fondre une tuile. Prends-en une juste à côté de l’inuit éclairé.",
      },
      lit: spaces("d3"),
      until: ["melt c3", "melt e3"],
      draws: ({ events: told }) =>
        told.some((event) => {
          const arrived = events.read(event);
          return arrived?.type === "animalsArrived" && [...arrived.data.kinds].sort().join() === "0,1";
        }),
      wrong: [
        {
          when: ["melt d2", "melt c6", "melt e7", "melt f5"],
          says: {
            en: "You may, but what comes out there is far from your inuits. Somebody else would eat it.",
            fr: "Tu peux, mais ce qui en sort serait loin de tes inuits. Un autre le mangerait.",
          },
        },
      ],
      otherwise: {
        en: "You may, but nobody of yours stands there. Melt where you can use what comes out: beside the lit inuit.",
        fr: "Tu peux, mais aucun des tiens n’y est. Fais fondre là où tu peux t’en servir : à côté de l’inuit éclairé.",
      },
      done: {
        en: "Two fish! Every tile hides something: fish, foxes, bears, or a secret that you keep.",
        fr: "Deux poissons ! Chaque tuile cache quelque chose : poissons, renards, ours, ou un secret à garder.",
      },
      rules: ["IGL-3.1", "IGL-4.1", "IGL-4.9", "IGL-5.1"],
    },
    {
      do: {
        en: "Now you have 3 action points. A fish costs as many points as the number on it: catch both.",
        fr: "Tu as maintenant 3 points d’action. Un poisson coûte le nombre écrit dessus : attrape les deux.",
      },
      lit: spaces("d3"),
      until: ({ after }) => trophyPoints(after, YOU) === 3,
      onTheWay: "hunt",
      asks: [
        {
          when: (s) => s.ap > 0,
          says: {
            en: "One in the basket! You can still pay for the other.",
            fr: "Et un dans le panier ! Tu peux encore payer l’autre.",
          },
        },
      ],
      wrong: [
        {
          when: "walk",
          says: {
            en: "A walk costs 1 point, and then the points no longer reach for both fish. They are right beside you!",
            fr: "Un pas coûte 1 point, et il n’en reste plus assez pour les deux poissons. Ils sont juste à côté !",
          },
        },
        {
          when: "endTurn",
          says: {
            en: "Points that you do not use are lost. Catch the fish first.",
            fr: "Les points que tu n’utilises pas sont perdus. Attrape d’abord les poissons.",
          },
        },
      ],
      otherwise: {
        en: "That costs all your points, and the fish would stay in the water.",
        fr: "Cela coûte tous tes points, et les poissons resteraient dans l’eau.",
      },
      done: {
        en: "Three points, and nobody can take them away. An animal scores what it cost.",
        fr: "Trois points que personne ne peut te reprendre. Un animal rapporte ce qu’il a coûté.",
      },
      doneLit: ["tribe.red"],
      rules: ["IGL-3.4", "IGL-8.9", "IGL-10.1"],
    },
    {
      watch: {
        en: "Your turn is over. Now Penguin melts a tile.",
        fr: "Ton tour est fini. À Pingouin de faire fondre une tuile.",
      },
      moves: ["endTurn", "melt f5"],
      draws: melting(BEAR_TILE),
      rules: ["IGL-3.6"],
    },
    {
      say: {
        en: "A bear! It only waits, but a secret tile can move it, and then it drives inuits away.",
        fr: "Un ours ! Il ne fait qu’attendre, mais une tuile secrète peut le déplacer, et alors il chasse les inuits.",
      },
      lit: spaces("f5"),
      rules: ["IGL-5.2", "IGL-7.7"],
    },
    {
      position: late,
      say: {
        en: "Much later, little ice is left. Tiles that hang together are an island.",
        fr: "Bien plus tard, il reste peu de glace. Des tuiles qui se tiennent forment une île.",
      },
      lit: spaces(NORTH),
      rules: ["IGL-10.2"],
    },
    {
      say: {
        en: "Each inuit there counts 1, each igloo 2. The strongest tribe scores a point for each tile, the second one half.",
        fr: "Chaque inuit y compte 1, chaque igloo 2. La tribu la plus forte marque un point par tuile, la deuxième la moitié.",
      },
      lit: spaces(NORTH),
      rules: ["IGL-10.4", "IGL-10.5", "IGL-10.7"],
    },
    {
      choose: {
        en: "This island has 7 tiles. Penguin has two inuits on it, you and Gull one each: what do you score?",
        fr: "Cette île a 7 tuiles. Pingouin y a deux inuits, toi et Goéland un chacun : que marques-tu ?",
      },
      lit: spaces(NORTH),
      answers: [
        {
          says: { en: "7 points", fr: "7 points" },
          reason: {
            en: "Those go to Penguin, who has two inuits there.",
            fr: "Ceux-là vont à Pingouin, qui y a deux inuits.",
          },
          lit: spaces("e5 f5"),
        },
        {
          says: { en: "3 points", fr: "3 points" },
          right: true,
          reason: {
            en: "Half of 7, rounded down. You and Gull are both second, so each of you scores it.",
            fr: "La moitié de 7, arrondie en dessous. Goéland et toi êtes deuxièmes : chacun la marque.",
          },
          lit: spaces("c5 f6"),
        },
        {
          says: { en: "Nothing", fr: "Rien" },
          reason: {
            en: "Second place still pays: half of what the first one gets.",
            fr: "La deuxième place paie aussi : la moitié de ce que reçoit la première.",
          },
          lit: spaces("c5"),
        },
      ],
    },
    {
      try: {
        en: "If only the ice would open under Penguin! Try it: melt a tile that Penguin stands on.",
        fr: "Si la glace s’ouvrait sous Pingouin… Essaie : fais fondre une tuile où Pingouin se tient.",
      },
      lit: spaces("e5 f5"),
      rule: "IGL-1.7",
      moves: ["melt e5", "melt f5"],
      done: {
        en: "Not allowed: whoever stands on a tile keeps it from melting. So your own feet protect your ice.",
        fr: "Interdit : une tuile occupée ne fond pas. Tes propres pieds protègent donc ta glace.",
      },
      otherwise: {
        en: "That tile is free, so it would really melt. Try one under Penguin’s feet.",
        fr: "Cette tuile est libre, elle fondrait vraiment. Essaie sous les pieds de Pingouin.",
      },
    },
    {
      say: {
        en: "Now the best of it: a tribe that is alone on an island scores its tiles times themselves. 3 tiles make 9 points!",
        fr: "Et voici le plus beau : une tribu seule sur une île marque les tuiles multipliées par elles-mêmes. 3 tuiles font 9 points !",
      },
      lit: spaces(NORTH_WEST),
      rules: ["IGL-10.6"],
    },
    {
      do: {
        en: "It is your turn to melt. Choose the tile that leaves you alone on an island.",
        fr: "C’est à toi de faire fondre. Choisis la tuile qui te laisse seul sur une île.",
      },
      lit: spaces("c5"),
      until: "melt d5",
      draws: ({ events: told }) =>
        told.some((event) => {
          const secret = event.type === "tileKept" ? event.secret?.data.face : undefined;
          return secret === FACES.indexOf("endurance2");
        }),
      wrong: [
        {
          when: "melt b6",
          says: {
            en: "That melts your own ground, and Penguin can still walk over to you. Cut the way instead.",
            fr: "Tu fais fondre ton propre sol, et Pingouin peut encore venir à pied. Coupe plutôt le passage.",
          },
          lit: spaces("d5"),
        },
        {
          when: ["melt e3", "melt f2", "melt g2"],
          says: {
            en: "That makes the southern island smaller, and in the north you still share. Look between you and Penguin.",
            fr: "Cela rapetisse l’île du sud, et au nord tu partages toujours. Regarde entre toi et Pingouin.",
          },
        },
      ],
      otherwise: {
        en: "You would still share the island. Look for the tile that joins you to Penguin.",
        fr: "Tu partagerais encore l’île. Cherche la tuile qui te relie à Pingouin.",
      },
      done: {
        en: "Cut off: 3 points have become 9! And a red frame, so you keep the tile in secret.",
        fr: "Te voilà seul : 3 points en font 9 ! Et un cadre rouge : cette tuile, tu la gardes en secret.",
      },
      doneLit: [...spaces(NORTH_WEST), "hand.endurance2"],
      rules: ["IGL-4.7"],
    },
    {
      do: {
        en: "3 action points build an igloo, which counts 2. Build it where it brings you most.",
        fr: "3 points d’action font un igloo, qui compte 2. Bâtis-le là où il te rapporte le plus.",
      },
      lit: spaces("c5 f3"),
      until: "buildIgloo f3",
      wrong: [
        {
          when: "buildIgloo c5",
          says: {
            en: "You are alone there already: 9 points, with or without an igloo. Who is stronger in the south?",
            fr: "Tu y es déjà seul : 9 points, avec ou sans igloo. Qui est le plus fort au sud ?",
          },
          lit: spaces(SOUTH),
        },
        {
          when: "playEndurance",
          says: {
            en: "Your secret tile will come in handy in a moment. First the igloo!",
            fr: "Ta tuile secrète servira dans un instant. D’abord l’igloo !",
          },
        },
        {
          when: ["walk", "endTurn", "kayak"],
          says: {
            en: "An igloo costs all 3 points: spend none on anything else this time.",
            fr: "Un igloo coûte les 3 points : cette fois, n’en dépense pas ailleurs.",
          },
        },
      ],
      otherwise: {
        en: "First the igloo: it decides an island.",
        fr: "D’abord l’igloo : il décide d’une île.",
      },
      done: {
        en: "You 3, Gull 2: the south is yours, 5 points. And a tile with an igloo never melts.",
        fr: "Toi 3, Goéland 2 : le sud est à toi, 5 points. Et une tuile avec un igloo ne fond jamais.",
      },
      doneLit: spaces(SOUTH),
      rules: ["IGL-8.12", "IGL-8.14"],
    },
    {
      do: {
        en: "A fox waits on your western island, and your points are gone. Play your secret tile: Endurance.",
        fr: "Un renard attend sur ton île de l’ouest, mais tes points sont épuisés. Joue ta tuile secrète : Endurance.",
      },
      lit: ["hand.endurance2", "space.b5"],
      until: "hunt b5 1",
      onTheWay: ["playEndurance 2", "walk c5 west"],
      asks: [
        {
          when: (s) => s.ap === 2,
          says: {
            en: "Two more points! A fox is hunted on its own tile: walk there first.",
            fr: "Deux points de plus ! Un renard se chasse sur sa tuile : va d’abord le rejoindre.",
          },
          lit: spaces("c5 b5"),
        },
        {
          when: (s) => s.ap === 1,
          says: { en: "There you are. Now catch it.", fr: "Tu y es. Attrape-le." },
          lit: spaces("b5"),
        },
      ],
      wrong: [
        {
          when: "endTurn",
          says: {
            en: "You could keep the tile for later. But the fox is only one step away.",
            fr: "Tu pourrais garder la tuile pour plus tard. Mais le renard n’est qu’à un pas.",
          },
          lit: spaces("b5"),
        },
        {
          when: "walk f3",
          says: {
            en: "This inuit guards the south. Send the one who stands beside the fox.",
            fr: "Cet inuit garde le sud. Envoie celui qui est à côté du renard.",
          },
          lit: spaces("c5"),
        },
      ],
      otherwise: {
        en: "That leads away from the fox.",
        fr: "Cela t’éloigne du renard.",
      },
      done: {
        en: "One more point. Tiles in your hand are worth nothing at the end, so play them while they help.",
        fr: "Un point de plus. À la fin, les tuiles en main ne valent rien : joue-les tant qu’elles servent.",
      },
      rules: ["IGL-6.8", "IGL-8.1", "IGL-8.8"],
    },
    {
      position: last,
      choose: {
        en: "Suppose Penguin came to your western island by kayak, with one inuit. What would it be worth to you then?",
        fr: "Imagine que Pingouin vienne en kayak sur ton île de l’ouest, avec un inuit. Que te vaudrait-elle alors ?",
      },
      lit: spaces(NORTH_WEST),
      answers: [
        {
          says: { en: "Still 9", fr: "Toujours 9" },
          reason: {
            en: "Tiles multiply only while you are alone.",
            fr: "Les tuiles ne se multiplient que tant que tu es seul.",
          },
          lit: spaces(NORTH_WEST),
        },
        {
          says: { en: "3", fr: "3" },
          right: true,
          reason: {
            en: "One against one: both are strongest, both score 3. Being alone is the treasure, so guard your shores.",
            fr: "Un contre un : à égalité, chacun marque 3. Être seul, voilà le trésor : garde tes rivages.",
          },
          lit: spaces(NORTH_WEST),
        },
        {
          says: { en: "1", fr: "1" },
          reason: {
            en: "You would not be second: one inuit against one is a tie, and both count as first.",
            fr: "Tu ne serais pas deuxième : un inuit contre un, c’est l’égalité, et tous deux sont premiers.",
          },
          lit: spaces(NORTH_WEST),
        },
      ],
    },
    {
      watch: {
        en: "You end your turn, and Penguin finds no free tile to melt: the game is over.",
        fr: "Tu finis ton tour, et Pingouin ne trouve plus de tuile libre à faire fondre : la partie est finie.",
      },
      moves: ["endTurn"],
      rules: ["IGL-9.1"],
    },
    {
      count: { en: "What have you won?", fr: "Qu’as-tu gagné ?" },
      lines: yourPoints,
    },
    {
      say: {
        en: "You win! Remember one thing: small and alone beats big and shared.",
        fr: "Tu gagnes ! Retiens une chose : petit et seul vaut mieux que grand et partagé.",
      },
      lit: spaces(NORTH_WEST),
    },
  ],
};
