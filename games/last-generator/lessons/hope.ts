/** A chapter: what Hope pays for, what Discontent threatens, and a law. */
import type { Lesson } from "@banquise/engine/lessons";
import type { State } from "../state.ts";
import { cityOn, isAsked, MANY_TENTS } from "./positions.ts";

const SKY = "W02";
const STOCK = { wood: 2, coal: 1, steel: 2, food: 12, core: 1 };
const FIRE = { cold: 4, heat: 2, pressure: 3, lodged: 3 };
const LAWS = ["L02", "L03", "L05", "L06", "L12", "L17", "L19", "L20"];

/** A morning with little coal. */
const morning = (): State =>
  cityOn(5, {
    at: "prepare",
    stock: STOCK,
    fields: { ...FIRE, heat: 0, callUsed: 0 },
    buildings: MANY_TENTS,
    hope: "resolve! solidarity faith",
    weather: SKY,
  });

/** An evening on which many are angry. */
const anger = (): State =>
  cityOn(5, {
    at: "duskCard",
    stock: STOCK,
    fields: FIRE,
    buildings: MANY_TENTS,
    hope: "resolve solidarity faith",
    discontent: "fear! anger! grief fear anger",
    weather: SKY,
    dusk: "D01",
  });

/** An evening that costs hope. */
const rumour = (): State =>
  cityOn(6, {
    at: "duskCard",
    stock: STOCK,
    fields: FIRE,
    buildings: MANY_TENTS,
    hope: "faith! resolve",
    weather: "W06",
    dusk: "D14",
  });

/** A day on which a law is wanted. */
const assembly = (): State =>
  cityOn(7, {
    stock: STOCK,
    fields: FIRE,
    buildings: MANY_TENTS,
    hope: "faith resolve",
    discontent: "fear anger grief",
    laws: LAWS,
    weather: "W06",
  });

export const hope: Lesson<State> = {
  seats: 1,
  steps: [
    {
      position: morning,
      do: {
        en: "Each Hope token is bright or dark. You have one coal, and your Expert, the Stoker, brings three for one bright Resolve, which turns dark.",
        fr: "Chaque jeton Espoir est clair ou sombre. Tu n’as qu’un charbon, et ton Expert, le Chauffeur, en apporte trois contre une Détermination claire, qui s’assombrit.",
      },
      lit: ["danger.hope", "stock.coal"],
      until: "useExpert",
      wrong: [
        {
          when: "prepDone",
          says: {
            en: "Then the day begins without his help. The token would not be lost, only dark: you can wake it again.",
            fr: "Alors la journée commence sans son aide. Le jeton ne serait pas perdu, juste sombre : on peut le réveiller.",
          },
          lit: ["danger.hope"],
        },
        {
          when: "callOfDuty",
          says: {
            en: "The call of duty sounds once in the whole game. Keep it for the day on which it saves the city.",
            fr: "L’appel du devoir ne sonne qu’une fois dans la partie. Garde-le pour le jour où il sauvera la ville.",
          },
          lit: ["danger.hope"],
        },
      ],
      otherwise: {
        en: "Your Expert is ready: call on him.",
        fr: "Ton Expert est prêt : fais appel à lui.",
      },
      done: {
        en: "Three coal, and still three tokens of Hope. The bright ones are your purse, all of them together your life.",
        fr: "Trois charbons, et toujours trois jetons Espoir. Les clairs sont ta bourse, et tous ensemble ils sont ta vie.",
      },
      doneLit: ["stock.coal", "danger.hope"],
      rules: ["GEN-9.1", "GEN-15.1", "GEN-21.1"],
    },
    {
      position: anger,
      do: {
        en: "A bad evening: Discontent rises. Either a new token comes, or a dark one turns bright: which do you choose?",
        fr: "Mauvais soir : le Mécontentement monte. Ou bien un jeton de plus arrive, ou bien un jeton sombre devient clair : que choisis-tu ?",
      },
      lit: ["danger.discontent"],
      until: "activateToken",
      wrong: [
        {
          when: "drawToken",
          says: {
            en: "That was the sixth: the people rise, and the city is lost. A dark one that turns bright does not add to the number.",
            fr: "C’était le sixième : le peuple se soulève et la ville est perdue. Un jeton sombre qui devient clair n’en ajoute pas.",
          },
          lit: ["danger.discontent"],
        },
      ],
      otherwise: {
        en: "Choose what happens to Discontent.",
        fr: "Choisis ce que devient le Mécontentement.",
      },
      done: {
        en: "Still five. But bright ones make some evenings worse: bring them down again soon.",
        fr: "Toujours cinq. Mais les jetons clairs rendent certains soirs plus durs : fais-les vite redescendre.",
      },
      doneLit: ["danger.discontent"],
      rules: ["GEN-15.3", "GEN-14.2", "GEN-15.8"],
    },
    {
      position: rumour,
      do: {
        en: "On another evening you lose Hope. A bright token can turn dark, or a dark one leaves: which?",
        fr: "Un autre soir, tu perds de l’Espoir. Un jeton clair s’assombrit, ou un jeton sombre s’en va : lequel ?",
      },
      lit: ["danger.hope"],
      until: "exhaustToken",
      wrong: [
        {
          when: "removeToken",
          says: {
            en: "Then a single token is left, and with the last one all is lost. The bright one can turn dark and stay.",
            fr: "Alors il ne reste qu’un jeton, et avec le dernier tout est perdu. Le jeton clair peut s’assombrir et rester.",
          },
          lit: ["danger.hope"],
        },
      ],
      otherwise: { en: "Choose a token.", fr: "Choisis un jeton." },
      done: {
        en: "Both are still there. Bright tokens are a shield, too: they take a blow before you lose any.",
        fr: "Les deux sont encore là. Les jetons clairs sont aussi un bouclier : ils prennent un coup avant que tu n’en perdes.",
      },
      doneLit: ["danger.hope"],
      rules: ["GEN-15.5", "GEN-14.1"],
    },
    {
      position: assembly,
      do: {
        en: "Two tokens of Hope are few. On the platform an engineer can proclaim a law: find one that lifts Hope.",
        fr: "Deux jetons Espoir, c’est peu. Sur la plateforme, un ingénieur peut promulguer une loi : trouve celle qui rend l’espoir.",
      },
      lit: ["place.platform", "danger.hope"],
      onTheWay: ["actMeeple engineer", "actKind use", "useAt platform", "chooseLaw L02"],
      until: ["drawToken", "activateToken"],
      asks: [
        {
          when: isAsked("kind"),
          says: { en: "The platform is a building, too.", fr: "La plateforme est aussi un bâtiment." },
        },
        {
          when: isAsked("use"),
          says: { en: "Onto the platform!", fr: "Sur la plateforme !" },
          lit: ["place.platform"],
        },
        {
          when: isAsked("law"),
          says: {
            en: "Look at what each law does, at once and from now on. Which one brings Hope?",
            fr: "Regarde ce que fait chaque loi, tout de suite puis chaque jour. Laquelle rend de l’espoir ?",
          },
          lit: ["place.platform"],
        },
        {
          when: isAsked("raise"),
          says: {
            en: "Hope rises: a new token, or a bright one? Both are good.",
            fr: "L’Espoir monte : un jeton de plus, ou un jeton clair ? Les deux sont bons.",
          },
          lit: ["danger.hope"],
        },
      ],
      wrong: [
        {
          when: "actMeeple worker",
          says: {
            en: "Only engineers speak on the platform.",
            fr: "Seuls les ingénieurs parlent sur la plateforme.",
          },
          lit: ["reserve.engineer"],
        },
        {
          when: "chooseLaw L17",
          says: {
            en: "A curfew keeps people quiet, but it costs Hope at once. You have hardly any.",
            fr: "Un couvre-feu calme les gens, mais il coûte tout de suite de l’Espoir. Tu n’en as presque plus.",
          },
          lit: ["danger.hope"],
        },
        {
          when: ["chooseLaw L03", "chooseLaw L05", "chooseLaw L20"],
          says: {
            en: "A useful law, and people will hate it: Discontent rises. First they need Hope.",
            fr: "Une loi utile, que les gens détesteront : le Mécontentement monte. Il leur faut d’abord de l’espoir.",
          },
          lit: ["danger.discontent"],
        },
        {
          when: ["chooseLaw L06", "chooseLaw L12", "chooseLaw L19"],
          says: {
            en: "It helps in many ways, but it brings no Hope. One of these laws does.",
            fr: "Elle aide de bien des façons, mais ne rend pas d’espoir. L’une de ces lois le fait.",
          },
          lit: ["danger.hope"],
        },
      ],
      otherwise: {
        en: "Good, but Hope is at its end. Send an engineer to the platform.",
        fr: "C’est bien, mais l’Espoir est au plus bas. Envoie un ingénieur sur la plateforme.",
      },
      done: {
        en: "The law holds for good, and children may get a home. One of its two consequences will come up some evening.",
        fr: "La loi vaut jusqu’à la fin, et les enfants pourront avoir un foyer. Un soir, l’une de ses deux conséquences surgira.",
      },
      doneLit: ["danger.hope"],
      rules: ["GEN-22.1", "GEN-22.2", "GEN-15.3"],
    },
    {
      say: {
        en: "So: count tokens before you count colours. Hope should never be the last one, Discontent never the fifth.",
        fr: "Donc : compte les jetons avant les couleurs. L’Espoir ne doit jamais être au dernier, le Mécontentement jamais au cinquième.",
      },
      lit: ["danger.hope", "danger.discontent"],
    },
  ],
};
