/** Islands: who scores what in the end, and how the last turns change it. */
import type { CountLine, Lesson } from "@banquise/engine/lessons";
import { arrange } from "../arrange.ts";
import { trophyPoints } from "../scoring.ts";
import type { State } from "../state.ts";
import { scored, spaces, YOU } from "./shorthand.ts";

const BIG = "d5 d6 e5 e6 f5 f6";
const crowded = (): State =>
  arrange({
    seats: 3,
    turn: 40,
    tiles: `${BIG} b2 c2`,
    inuits: ["d5 e6 b2", "f5 f6 c2", "d6 c2 b2"],
    trophies: ["fish2", "fish3", "fox1"],
  });

/** Penguin has a treasure in the south-east; you could spare an inuit. */
const TREASURE = "f2 f3 g2 g3";
const treasure = (): State =>
  arrange({
    seats: 3,
    turn: 42,
    tiles: `b3 b4 c3 ${TREASURE} f6 g6`,
    inuits: ["b3 c3 a8", "f2 g3", "f6 g6 g6"],
    trophies: ["fish2 fish1", "fish3", "fox1"],
  });

/** Gull stands at the edge of your island. */
const MINE = "b5 b6 c5 c6";
const withGull = (): State =>
  arrange({
    seats: 3,
    turn: 39,
    tiles: `${MINE} d5 f2 g2`,
    inuits: ["b5 c6 f2", "f2 g2", "d5 g2 g2"],
    hands: ["thaw"],
    trophies: ["fish2 fish1", "fish3", "fox1"],
  });

const SOUTH = "b1 c1 c2 d1 d2";
const onACorner = (): State =>
  arrange({
    seats: 3,
    turn: 43,
    ap: 1,
    tiles: `${SOUTH} a2 e6 e7 f6`,
    inuits: ["a1 e6 e7", "d1 c2 f6", "f6 f6 e6"],
    trophies: ["fish2 fish1", "fish3", "fox1"],
  });

/** An island with your igloo, one that only your inuit holds, and one that the others share. */
const HOUSE = "e6 f6 f7";
const POST = "h4 h5";
const OTHERS = "c2 c3 d2 d3";
const withIgloo = (): State =>
  arrange({
    seats: 3,
    turn: 44,
    tiles: `${HOUSE} ${POST} ${OTHERS}`,
    igloos: ["f6"],
    inuits: ["f6 h5 a8", "c3 a8", "d2 a8"],
    trophies: ["fish2 fish1", "fish3", "fox1"],
  });

const yourPoints = (s: State): CountLine[] => [
  { says: { en: "Your catch", fr: "Ta pêche" }, points: trophyPoints(s, YOU), lit: ["tribe.red"] },
  {
    says: { en: "The igloo, alone: 3 × 3", fr: "L’igloo, seul maître : 3 × 3" },
    points: scored(s, "f6"),
    lit: spaces(HOUSE),
  },
  {
    says: { en: "One inuit, alone: 2 × 2", fr: "Un inuit, seul maître : 2 × 2" },
    points: scored(s, "h5"),
    lit: spaces(POST),
  },
  {
    says: { en: "First with the two others: 4 tiles", fr: "À égalité avec les autres : 4 tuiles" },
    points: scored(s, "c3"),
    lit: spaces(OTHERS),
  },
];

export const islands: Lesson<State> = {
  seats: 3,
  steps: [
    {
      position: crowded,
      choose: {
        en: "6 tiles: you and Penguin have two inuits each, Gull has one. What does Gull score?",
        fr: "6 tuiles : Pingouin et toi avez deux inuits chacun, Goéland un seul. Que marque Goéland ?",
      },
      lit: spaces(BIG),
      answers: [
        {
          says: { en: "Nothing, Gull is third", fr: "Rien, Goéland est troisième" },
          reason: {
            en: "Two who are first do not make Gull third: the next one down is always second.",
            fr: "Deux premiers ne font pas de Goéland un troisième : celui qui suit est toujours deuxième.",
          },
          lit: spaces("d6"),
        },
        {
          says: { en: "3, as the second", fr: "3, comme deuxième" },
          right: true,
          reason: {
            en: "You and Penguin score 6 each, and Gull still gets half. A tie takes nothing from anybody.",
            fr: "Pingouin et toi marquez 6 chacun, et Goéland en a quand même la moitié. L’égalité ne prend rien à personne.",
          },
          lit: spaces(BIG),
        },
        {
          says: { en: "6, like everybody", fr: "6, comme tout le monde" },
          reason: {
            en: "Only the strongest score all 6 tiles: two inuits beat one.",
            fr: "Seuls les plus forts marquent les 6 tuiles : deux inuits battent un inuit.",
          },
          lit: spaces("d5 e6 f5 f6"),
        },
      ],
      rules: ["IGL-10.4", "IGL-10.7"],
    },
    {
      position: treasure,
      do: {
        en: "Penguin is alone on 4 tiles: 16 points! A kayak costs your 3 points and lands on any shore of the same water.",
        fr: "Pingouin est seul sur 4 tuiles : 16 points ! Un kayak coûte tes 3 points et accoste où tu veux au bord de la même eau.",
      },
      lit: spaces(`b3 c3 ${TREASURE}`),
      until: ["land f2", "land f3", "land g2", "land g3"],
      onTheWay: ["kayak b3", "kayak c3"],
      asks: [
        {
          when: (s) => s.focus > 0,
          says: {
            en: "Your island stays yours: one inuit is enough for it. Where does the kayak land?",
            fr: "Ton île reste à toi : un inuit y suffit. Où accoste le kayak ?",
          },
          lit: spaces(TREASURE),
        },
      ],
      wrong: [
        {
          when: ["land f6", "land g6"],
          says: {
            en: "Gull has three inuits there: you would be second, for 1 point. And Penguin keeps all 16.",
            fr: "Goéland y a trois inuits : tu serais deuxième, pour 1 point. Et Pingouin garde ses 16.",
          },
          lit: spaces(TREASURE),
        },
        {
          when: "buildIgloo",
          says: {
            en: "You are alone at home already: 9 points, with or without an igloo. Penguin keeps 16.",
            fr: "Chez toi, tu es déjà sans rival : 9 points, avec ou sans igloo. Et Pingouin garde 16.",
          },
          lit: spaces(TREASURE),
        },
      ],
      otherwise: {
        en: "Penguin would keep all 16 points. Take a kayak to the lit island.",
        fr: "Pingouin garderait ses 16 points. Prends un kayak vers l’île éclairée.",
      },
      done: {
        en: "One against two: Penguin is first for 4 tiles, you second for 2. From 16 down to 4!",
        fr: "Un contre deux : Pingouin est premier pour 4 tuiles, toi deuxième pour 2. De 16, Pingouin tombe à 4 !",
      },
      doneLit: spaces(TREASURE),
      rules: ["IGL-8.5", "IGL-8.6"],
    },
    {
      position: withGull,
      do: {
        en: "Gull stands on your island, and nobody can melt that tile. But your thaw can: it removes a tile with all that stands on it.",
        fr: "Goéland est sur ton île, et sa tuile ne peut pas fondre. Ton dégel, lui, enlève une tuile avec tout ce qu’elle porte.",
      },
      lit: ["hand.thaw", "space.d5"],
      until: "evictTo",
      onTheWay: "playThaw d5",
      asks: [
        {
          when: (s) => s.focus > 0,
          says: {
            en: "Gull’s inuit climbs onto a corner, and you choose which one.",
            fr: "L’inuit de Goéland grimpe sur un coin, et tu choisis lequel.",
          },
          lit: spaces("a1 a8 h1 h8"),
        },
      ],
      wrong: [
        {
          when: ["playThaw b6", "playThaw c5"],
          says: {
            en: "That is your own free tile: your island shrinks, and Gull is still there.",
            fr: "C’est une tuile libre, à toi : ton île rapetisse, et Goéland est toujours là.",
          },
          lit: spaces("d5"),
        },
        {
          when: ["playThaw b5", "playThaw c6"],
          says: {
            en: "Your own inuit stands there, and would end up on a corner!",
            fr: "C’est ton propre inuit qui s’y tient, et il finirait sur un coin !",
          },
          lit: spaces("d5"),
        },
      ],
      otherwise: {
        en: "Gull would stay on your island. Play the thaw on the tile under Gull.",
        fr: "Goéland resterait sur ton île. Joue le dégel sur la tuile où se tient Goéland.",
      },
      done: {
        en: "5 tiles shared, 5 points; 4 tiles alone, 16. One tile less, 11 points more!",
        fr: "5 tuiles partagées : 5 points ; 4 tuiles rien qu’à toi : 16. Une tuile de moins, 11 points de plus !",
      },
      doneLit: spaces(MINE),
      rules: ["IGL-6.6", "IGL-6.7"],
    },
    {
      position: onACorner,
      do: {
        en: "One of your inuits sits on a corner, where it counts nowhere. You have 1 action point: which way do you go?",
        fr: "Un de tes inuits est sur un coin, où il ne compte nulle part. Tu as 1 point d’action : par où pars-tu ?",
      },
      lit: spaces("a1 a2 b1"),
      until: "walk a1 east",
      wrong: [
        {
          when: "walk a1 north",
          says: {
            en: "A tile of your own: 1 point. On the other side you would be second, for 2, and Penguin would fall from 25 to 5.",
            fr: "Une tuile rien qu’à toi : 1 point. De l’autre côté tu serais deuxième, pour 2, et Pingouin tomberait de 25 à 5.",
          },
          lit: spaces(SOUTH),
        },
        {
          when: "endTurn",
          says: {
            en: "On a corner it is worth nothing. Any step onto the ice is better.",
            fr: "Sur un coin, il ne vaut rien. N’importe quel pas sur la glace est meilleur.",
          },
          lit: spaces("a1"),
        },
      ],
      otherwise: {
        en: "Your other inuits are well placed. Bring back the one on the corner.",
        fr: "Tes autres inuits sont bien placés. Ramène celui du coin.",
      },
      done: {
        en: "2 points for you, and 20 less for Penguin. In the end, what you take from others counts as well.",
        fr: "2 points pour toi, et 20 de moins pour Pingouin. À la fin, ce que tu ôtes aux autres compte aussi.",
      },
      doneLit: spaces(SOUTH),
      rules: ["IGL-8.2", "IGL-10.3"],
    },
    {
      position: withIgloo,
      do: {
        en: "Your last 3 points. One of your inuits can leave for the shared island without losing you anything: send that one.",
        fr: "Tes 3 derniers points. Un de tes inuits peut partir pour l’île partagée sans rien te faire perdre : envoie celui-là.",
      },
      lit: spaces(`f6 h5 ${OTHERS}`),
      until: ["land c2", "land c3", "land d2", "land d3"],
      onTheWay: "kayak f6",
      asks: [
        {
          when: (s) => s.focus > 0,
          says: { en: "And now to the shared island.", fr: "Et maintenant, vers l’île partagée." },
          lit: spaces(OTHERS),
        },
      ],
      wrong: [
        {
          when: "kayak h5",
          says: {
            en: "This inuit alone holds its island: 4 points would be gone when it leaves. Who has an igloo behind it?",
            fr: "Cet inuit tient son île à lui seul : s’il part, 4 points s’en vont. Lequel laisse un igloo derrière lui ?",
          },
          lit: spaces(POST),
        },
        {
          when: ["land e6", "land f7", "land h4", "land h5"],
          says: {
            en: "You score there already. The shared island is where you gain something.",
            fr: "Là, tu marques déjà. C’est sur l’île partagée que tu as à gagner.",
          },
          lit: spaces(OTHERS),
        },
      ],
      otherwise: {
        en: "That brings nothing. A kayak from the igloo takes you to the shared island.",
        fr: "Cela ne rapporte rien. Un kayak parti de l’igloo te mène à l’île partagée.",
      },
      done: {
        en: "The igloo holds its island all by itself. And there, three times one inuit: all of you are first.",
        fr: "L’igloo tient son île tout seul. Et là-bas, un inuit chacun : vous voilà tous premiers.",
      },
      doneLit: spaces(OTHERS),
      rules: ["IGL-10.4"],
    },
    {
      count: { en: "If it ended now, you would have:", fr: "Si tout s’arrêtait là, tu aurais :" },
      lines: yourPoints,
      rules: ["IGL-10.9"],
    },
    {
      say: {
        en: "Before each of your last turns ask two things: who is alone somewhere, and can I get there?",
        fr: "Avant chacun de tes derniers tours, demande-toi deux choses : qui est seul quelque part, et puis-je y aller ?",
      },
    },
  ],
};
