/** A chapter: new land, people with a name, and scouts. */
import type { Lesson } from "@banquise/engine/lessons";
import type { State } from "../state.ts";
import { cityOn, isAsked, lyingOn, MANY_TENTS, placeIn, spaces } from "./positions.ts";

const SKY = "W01";
const STOCK = { wood: 1, coal: 3, steel: 2, food: 9, core: 1 };
const FIRE = { cold: 4, heat: 2, pressure: 2, lodged: 2 };

/** What lay around the generator is nearly gone. */
const clearing = (): State =>
  cityOn(3, {
    stock: STOCK,
    fields: FIRE,
    left: { G1: 0, G2: 1, N1a: 1, N5a: 1, N5b: 0 },
    sick: [2, 0, 0],
    weather: SKY,
  });

/** New land lies there, and Odile is in the city. */
const hauling = (): State =>
  cityOn(3, {
    stock: STOCK,
    fields: FIRE,
    tiles: { N1: "N02", N5: "N07", N9: "N08", N10: "N04", N11: "N10" },
    left: { G1: 0, G2: 1, N1a: 1, N5a: 1, N5b: 0 },
    sick: [2, 1, 0],
    hand: ["P01"],
    weather: SKY,
  });

/** A beacon stands. */
const leaving = (): State =>
  cityOn(4, {
    stock: { ...STOCK, wood: 0, coal: 5 },
    fields: FIRE,
    buildings: { ...MANY_TENTS, N9b: "beacon" },
    sick: [2, 1, 0],
    weather: SKY,
  });

/** The scouts arrive. */
const arriving = (): State =>
  cityOn(5, {
    at: "weatherScouts",
    stock: { ...STOCK, wood: 0, coal: 4 },
    fields: { ...FIRE, heat: 0 },
    buildings: { ...MANY_TENTS, N9b: "beacon" },
    sick: [2, 1, 0],
    weather: SKY,
    scouts: true,
  });

export const work: Lesson<State> = {
  seats: 1,
  steps: [
    {
      position: clearing,
      do: {
        en: "There is hardly anything left to gather: clear some snow. That is always cold work, and two workers are sick already; a third would cost you a group.",
        fr: "Il n’y a presque plus rien à ramasser : fais déneiger. C’est toujours au froid, et deux ouvriers sont déjà malades ; un troisième te coûterait un groupe.",
      },
      lit: ["place.clearBox", "people.worker", "people.engineer"],
      onTheWay: ["actMeeple engineer", "actKind clear-near", "chooseSlot"],
      until: ({ before, after }) => before.tileInHand > 0 && after.tileInHand === 0,
      asks: [
        {
          when: isAsked("kind"),
          says: {
            en: "Near the city you uncover two pieces of land, far away one. What is closer is warm sooner.",
            fr: "Près de la ville, tu dégages deux terrains, au loin un seul. Ce qui est proche est plus vite au chaud.",
          },
        },
        {
          when: (s) => isAsked("slot")(s) && s.tiles.filter(Boolean).length > 3,
          says: { en: "And the second one.", fr: "Et le deuxième." },
        },
        {
          when: isAsked("slot"),
          says: {
            en: "This is what lay under the snow. Choose where it lies: near the generator all places are equally warm.",
            fr: "Voilà ce qu’il y avait sous la neige. Choisis où le poser : tout autour, il fait aussi chaud partout.",
          },
        },
      ],
      wrong: [
        {
          when: "actMeeple worker",
          says: {
            en: "With three sick workers a whole group must rest tomorrow. None of the engineers is sick: they can bear it.",
            fr: "À trois ouvriers malades, tout un groupe se repose demain. Aucun ingénieur n’est malade : ils peuvent le supporter.",
          },
          lit: ["reserve.engineer"],
        },
        {
          when: "actKind clear-far",
          says: {
            en: "One piece of land only, and it is warm there only with a great fire. Near the city you get two.",
            fr: "Un seul terrain, et il n’y fait chaud qu’avec un grand feu. Près de la ville, tu en as deux.",
          },
        },
      ],
      otherwise: {
        en: "Good work, but soon there will be nothing to gather. Clear snow near the city.",
        fr: "C’est utile, mais bientôt il n’y aura plus rien à ramasser. Déneige près de la ville.",
      },
      done: {
        en: "New land, with all that lies on it. One engineer is sick, and that harms nobody yet.",
        fr: "De nouveaux terrains, avec tout ce qui s’y trouve. Un ingénieur est malade, ce qui ne gêne encore personne.",
      },
      doneLit: ["people.engineer"],
      rules: ["GEN-10.9", "GEN-18.3", "GEN-10.8"],
    },
    {
      position: hauling,
      do: {
        en: "Odile Kerr is one of you: once, when a worker gathers, she can bring home 4 instead of 2. Where is it worth most?",
        fr: "Odile Kerr est des vôtres : une seule fois, quand un ouvrier ramasse, elle rapporte 4 au lieu de 2. Où est-ce le plus utile ?",
      },
      lit: ["reserve.worker"],
      onTheWay: ["actMeeple worker", "actKind gather", "gatherAt N11a"],
      until: "playCitizen P01",
      asks: [
        {
          when: isAsked("kind"),
          says: { en: "Odile helps those who gather.", fr: "Odile aide ceux qui ramassent." },
        },
        {
          when: isAsked("gather"),
          says: {
            en: "She can carry four. Where do four lie?",
            fr: "Elle peut en porter quatre. Où y en a-t-il quatre ?",
          },
        },
        {
          when: isAsked("citizenCard"),
          says: {
            en: "Now you may call her, instead of the usual two. One such card a day.",
            fr: "Tu peux maintenant l’appeler, au lieu des deux habituels. Une carte de ce genre par jour.",
          },
          lit: ["citizen.P01"],
        },
      ],
      wrong: [
        {
          when: "actMeeple engineer",
          says: {
            en: "Odile is a worker: she goes only with workers.",
            fr: "Odile est ouvrière : elle ne part qu’avec des ouvriers.",
          },
          lit: ["reserve.worker"],
        },
        {
          when: (deed) => deed.move.startsWith("gatherAt") && lyingOn(deed.before, placeIn(deed)) < 4,
          says: {
            en: "There is less than she can carry. In one warm place four coal lie together.",
            fr: "Il y en a moins qu’elle ne peut porter. À un endroit chaud, il y a quatre charbons.",
          },
          lit: spaces("N11a"),
        },
        {
          when: "playNoCitizen",
          says: {
            en: "Then it is two coal, as always. Today four lie here: call her.",
            fr: "Alors c’est deux charbons, comme d’habitude. Ici il y en a quatre : appelle-la.",
          },
          lit: ["citizen.P01"],
        },
      ],
      otherwise: {
        en: "Later. Now send a worker to gather, and let Odile help.",
        fr: "Plus tard. Envoie maintenant un ouvrier ramasser, et qu’Odile l’aide.",
      },
      done: {
        en: "Four coal at once. Her card is gone now; the others in your hand know other work.",
        fr: "Quatre charbons d’un coup. Sa carte est partie ; d’autres gens connaissent d’autres travaux.",
      },
      doneLit: ["stock.coal"],
      rules: ["GEN-20.1", "GEN-20.2"],
    },
    {
      position: leaving,
      do: {
        en: "The next day a beacon stands, so scouts can leave. Send a group on an expedition, whichever you like.",
        fr: "Le lendemain, une balise est debout : des éclaireurs peuvent partir. Envoie un groupe en expédition, celle que tu veux.",
      },
      lit: ["place.N9b"],
      onTheWay: ["actMeeple worker", "actMeeple engineer", "actKind scout"],
      until: "deploy",
      asks: [
        {
          when: isAsked("kind"),
          says: {
            en: "Scouts leave in the warm, and nobody falls sick.",
            fr: "Les éclaireurs partent au chaud, personne ne tombe malade.",
          },
        },
        {
          when: isAsked("deploy"),
          says: {
            en: "The fewer spaces, the sooner they arrive. What they find there is known only then.",
            fr: "Moins il y a de cases, plus tôt ils arrivent. Ce qu’ils y trouvent, on ne le sait qu’alors.",
          },
          lit: ["stack.1", "stack.2", "stack.3"],
        },
      ],
      otherwise: {
        en: "Also possible. But this time send scouts.",
        fr: "C’est possible aussi. Mais cette fois, envoie des éclaireurs.",
      },
      done: {
        en: "They are on their way, and every day the weather lets them walk on. Until then this group does not work, and needs no bed.",
        fr: "Les voilà partis, et chaque jour la météo les fait avancer. D’ici là, ce groupe ne travaille pas, et n’a pas besoin de lit.",
      },
      doneLit: ["place.N9b"],
      rules: ["GEN-10.13", "GEN-8.4", "GEN-25.8"],
    },
    {
      position: arriving,
      do: {
        en: "Day 5: your scouts stand before a dead orchard, and in the city there is no wood. What do they do?",
        fr: "Jour 5 : tes éclaireurs sont devant un verger mort, et la ville n’a plus de bois. Que font-ils ?",
      },
      lit: ["stock.wood"],
      onTheWay: "explore",
      until: "comeBack",
      asks: [
        {
          when: isAsked("explored"),
          says: {
            en: "Seven wood and two coal! Take them home, or carry one wood on to a place further away?",
            fr: "Sept bois et deux charbons ! Les rapporter, ou n’emporter qu’un bois vers un lieu plus lointain ?",
          },
          lit: ["stack.1"],
        },
      ],
      wrong: [
        {
          when: "avoid",
          says: {
            en: "Then they walk past and on, for days. An orchard sounds like wood, and wood is what you need.",
            fr: "Alors ils passent leur chemin, pour des jours. Un verger, cela sent le bois, et c’est ce qu’il te faut.",
          },
          lit: ["stock.wood"],
        },
        {
          when: "goOn",
          says: {
            en: "Further away there is more to find, but you keep only one wood of all this. And the city needs it now.",
            fr: "Plus loin, il y a mieux à trouver, mais de tout cela tu ne gardes qu’un bois. Et la ville en a besoin maintenant.",
          },
          lit: ["stock.wood"],
        },
      ],
      otherwise: {
        en: "Decide what the scouts do.",
        fr: "Décide ce que font les éclaireurs.",
      },
      done: {
        en: "Seven wood and two coal for two days of one group: no other work brings so much. And today they can work again.",
        fr: "Sept bois et deux charbons pour deux jours d’un seul groupe : aucun travail ne rapporte autant. Et dès aujourd’hui, ils travaillent à nouveau.",
      },
      doneLit: ["stock.wood", "stock.coal"],
      rules: ["GEN-25.2", "GEN-25.4", "GEN-25.6", "GEN-25.9"],
    },
    {
      say: {
        en: "So: clear snow before the ground is empty, and do not forget those who have a name. A beacon early on pays for itself many times.",
        fr: "Donc : déneige avant que le sol ne soit vide, et n’oublie pas ceux qui ont un nom. Une balise bâtie tôt se paie plusieurs fois.",
      },
      lit: ["place.N9b"],
    },
  ],
};
