/** Drift: one tile, or a row of them, is pushed by one space with all that stands on it. */
import type { Lesson } from "@banquise/engine/lessons";
import { arrange } from "../arrange.ts";
import { DRIFT_TILE } from "../data.ts";
import { islandsOf } from "../scoring.ts";
import { DRIFT, MELT, type State } from "../state.ts";
import { melting, spaces, YOU } from "./shorthand.ts";

const HOME = "b5 c5 c6";
const NEAR = "e5";
const SHARED = "f3 g3 g2 f2";

/** Your island in the west, an empty tile one space away from it, and a shared island in the south. */
const beforeTheMelt = (): State =>
  arrange({
    seats: 3,
    phase: MELT,
    turn: 37,
    tiles: `${HOME} ${NEAR} ${SHARED}`,
    inuits: ["b5 c5", "f3 g3", "g3 g2"],
    trophies: ["fish2 fish1", "fish3", "fish2 fox1"],
  });

const withDrift = (): State =>
  arrange({
    seats: 3,
    phase: DRIFT,
    turn: 37,
    tiles: `${HOME} ${NEAR} f3 g3 g2`,
    inuits: ["b5 c5", "f3 g3", "g3 g2"],
    trophies: ["fish2 fish1", "fish3", "fish2 fox1"],
  });

/** Penguin has come to the eastern tip of your island. */
const withGuest = (): State =>
  arrange({
    seats: 3,
    phase: DRIFT,
    turn: 41,
    tiles: "d6 d5 e5 f5 b2 b3 c2",
    inuits: ["d6 d5", "f5 b3", "b2 c2"],
    trophies: ["fish2 fish1", "fish3", "fish2 fox1"],
  });

/** A fat fish, two spaces from your inuit. */
const withFish = (): State =>
  arrange({
    seats: 3,
    phase: DRIFT,
    turn: 30,
    tiles: "f6 f7 e4 e3 b2 b3 c2 c3",
    animals: "fish3@f4",
    inuits: ["f6 b2", "b3 c3", "c2 e3"],
    trophies: ["fish2 fish1", "fish3", "fish2 fox1"],
  });

const withIgloo = (): State =>
  arrange({
    seats: 3,
    phase: DRIFT,
    turn: 40,
    tiles: "d5 e5 b2 b3 c2 g3",
    animals: "bear@e5",
    igloos: ["", "e5"],
    inuits: ["d5 b2 c2", "b3 c2", "g3 b3"],
    trophies: ["fish2 fish1", "fish3", "fish2 fox1"],
  });

const aloneFor = (s: State, points: number): boolean =>
  islandsOf(s).some((island) => island.points[YOU] === points);

export const drift: Lesson<State> = {
  seats: 3,
  steps: [
    {
      position: beforeTheMelt,
      do: {
        en: "Your island has 3 tiles and nobody else is on it: 9 points. Begin your turn: melt a tile, but none of these.",
        fr: "Ton île a 3 tuiles et tu y vis sans voisins : 9 points. Commence ton tour : fais fondre une tuile, mais pas une des tiennes.",
      },
      lit: spaces(HOME),
      until: "melt f2",
      draws: melting(DRIFT_TILE),
      wrong: [
        {
          when: "melt c6",
          says: {
            en: "That would be your own ground: 2 tiles make 4 points, no longer 9.",
            fr: "C’est ton propre sol : 2 tuiles ne font que 4 points au lieu de 9.",
          },
          lit: spaces("b5 c5"),
        },
        {
          when: "melt e5",
          says: {
            en: "You may. But that tile lies close to your island, and in a moment you can use it.",
            fr: "Tu peux. Mais cette tuile est tout près de ton île, et tu vas t’en servir.",
          },
        },
      ],
      otherwise: {
        en: "Melt a free tile of the island in the south.",
        fr: "Fais fondre une tuile libre de l’île du sud.",
      },
      done: {
        en: "A drift! It is no secret to keep: you push ice right now.",
        fr: "Une dérive ! Celle-là ne se garde pas : tu pousses la glace tout de suite.",
      },
      doneLit: spaces("f2"),
      rules: ["IGL-5.5"],
    },
    {
      position: withDrift,
      do: {
        en: "A tile moves one space, straight into open water. Push so that your island has 4 tiles.",
        fr: "Une tuile avance d’une case, tout droit, vers l’eau libre. Pousse pour que ton île ait 4 tuiles.",
      },
      lit: spaces(`e5 ${HOME}`),
      until: ({ after }) => aloneFor(after, 16),
      wrong: [
        {
          when: ["drift e5 north", "drift e5 south", "drift e5 east"],
          says: {
            en: "The right tile, the wrong way: it should touch your island.",
            fr: "La bonne tuile, mais pas le bon sens : elle doit toucher ton île.",
          },
          lit: spaces(HOME),
        },
        {
          when: ({ after }) => !aloneFor(after, 16) && !aloneFor(after, 9),
          says: {
            en: "That tears your island apart, and every piece counts by itself. Bring a tile to it instead.",
            fr: "Tu déchires ton île, et chaque morceau compte à part. Amène-lui plutôt une tuile.",
          },
          lit: spaces("e5"),
        },
      ],
      otherwise: {
        en: "That changes nothing for you. Look at the lonely tile beside your island.",
        fr: "Cela ne change rien pour toi. Regarde la tuile isolée, à côté de ton île.",
      },
      done: {
        en: "4 tiles and nobody else: 4 × 4, 16 points instead of 9. One push, 7 points!",
        fr: "4 tuiles sans voisins : 4 × 4, 16 points au lieu de 9. Une poussée, 7 points !",
      },
      rules: ["IGL-5.6", "IGL-5.7"],
    },
    {
      position: withGuest,
      do: {
        en: "All that stands on a tile rides along. Penguin sits on the tip of your island: get rid of the visitor, and keep 3 tiles.",
        fr: "Tout ce qui est sur une tuile part avec elle. Pingouin occupe la pointe de ton île : fais partir l’intrus, et garde 3 tuiles.",
      },
      lit: spaces("f5"),
      until: ({ after }) => aloneFor(after, 9),
      wrong: [
        {
          when: "drift e5 east",
          says: {
            en: "Tiles in a row move together: your own tile left with Penguin’s, and 2 tiles make only 4 points.",
            fr: "Des tuiles à la file avancent ensemble : la tienne est partie avec celle de Pingouin, et 2 tuiles ne font que 4 points.",
          },
          lit: spaces("d5 d6"),
        },
        {
          when: ["drift d5 east", "drift e5", "drift d6", "drift d5"],
          says: {
            en: "Your own tiles move there, and your island does not keep its 3. Push the tile under Penguin.",
            fr: "Ce sont tes tuiles qui bougent, et ton île ne garde pas ses 3 tuiles. Pousse celle de Pingouin.",
          },
          lit: spaces("f5"),
        },
      ],
      otherwise: {
        en: "Penguin is still on your island. Push the tile under Penguin’s feet.",
        fr: "Pingouin est toujours sur ton île. Pousse la tuile sous ses pieds.",
      },
      done: {
        en: "Farewell! You shared 4 tiles for 4 points; now 3 are yours alone, for 9.",
        fr: "Bon voyage ! Tu partageais 4 tuiles pour 4 points ; en voici 3 rien qu’à toi, pour 9.",
      },
      rules: ["IGL-5.8"],
    },
    {
      position: withFish,
      do: {
        en: "This fish is worth 3, but one space too far. Bring your ice to the fish, or push the other tile so that the fish comes to you.",
        fr: "Ce poisson vaut 3, mais il est une case trop loin. Amène ta glace au poisson, ou pousse l’autre tuile pour qu’il vienne à toi.",
      },
      lit: spaces("f4 f6 e4"),
      until: "hunt * 3",
      onTheWay: ["drift e4 east", "displace north", "drift f6 south", "drift f7 south"],
      asks: [
        {
          when: (s) => s.direction > 0,
          says: {
            en: "You choose where it goes. Which space lies beside your inuit?",
            fr: "C’est toi qui choisis où il va. Quelle case touche ton inuit ?",
          },
          lit: spaces("f4 f6"),
        },
        {
          when: (s) => s.ap > 0,
          says: {
            en: "Right beside you, and you have your 3 action points. Catch it!",
            fr: "Juste à côté de toi, et tu as tes 3 points d’action. Attrape-le !",
          },
        },
      ],
      wrong: [
        {
          when: ["displace south", "displace east"],
          says: {
            en: "There none of your inuits can reach it. Send it towards the one in the north.",
            fr: "Là-bas, aucun de tes inuits ne peut l’atteindre. Envoie-le vers celui du nord.",
          },
          lit: spaces("f6"),
        },
      ],
      otherwise: {
        en: "The fish stays out of reach. Push a lit tile towards it, then catch it.",
        fr: "Le poisson reste hors de portée. Pousse vers lui une tuile éclairée, puis attrape-le.",
      },
      done: {
        en: "Three points, driven right to your feet!",
        fr: "Trois points, rabattus jusqu’à tes pieds !",
      },
      rules: ["IGL-5.10", "IGL-5.12"],
    },
    {
      position: withIgloo,
      choose: {
        en: "A tile with Penguin’s igloo and a bear on it: can it drift?",
        fr: "Une tuile avec un igloo de Pingouin et un ours dessus : peut-elle dériver ?",
      },
      lit: spaces("e5"),
      answers: [
        {
          says: { en: "No, an igloo holds it fast", fr: "Non, un igloo la retient" },
          reason: {
            en: "An igloo keeps a tile from melting, but not from floating away.",
            fr: "Un igloo empêche une tuile de fondre, pas de partir à la dérive.",
          },
        },
        {
          says: { en: "Yes, with the igloo and the bear", fr: "Oui, avec l’igloo et l’ours" },
          right: true,
          reason: {
            en: "Everything rides along. And a bear that only rides attacks nobody.",
            fr: "Tout part avec elle. Et un ours qui se laisse porter n’attaque personne.",
          },
        },
        {
          says: { en: "Yes, and the bear attacks on arrival", fr: "Oui, et l’ours attaque en arrivant" },
          reason: {
            en: "A bear attacks only when it is led to a space by a secret tile, step by step.",
            fr: "Un ours n’attaque que si une tuile secrète le mène pas à pas sur une case.",
          },
        },
      ],
      rules: ["IGL-5.8", "IGL-5.9"],
    },
    {
      say: {
        en: "Keep it in mind: when a drift comes, look for three pushes. One that brings you ice, one that sends a guest away, one that brings you fish.",
        fr: "Retiens-le : quand une dérive vient, cherche trois poussées. Celle qui t’amène de la glace, celle qui éloigne un intrus, celle qui rabat le poisson.",
      },
    },
  ],
};
