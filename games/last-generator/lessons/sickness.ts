/** A chapter: sick lists, care, and what a death brings. */
import { at, Random } from "@banquise/engine";
import type { Deed, Lesson } from "@banquise/engine/lessons";
import { beginStep } from "../arrange.ts";
import { withBit } from "../bits.ts";
import { MORNING_IDS, WORKER } from "../data.ts";
import type { State } from "../state.ts";
import { after, cityOn, isAsked, MANY_TENTS } from "./positions.ts";

const SKY = "W02";
const STOCK = { wood: 2, coal: 4, steel: 2, food: 9, core: 1 };
const FIRE = { cold: 4, heat: 2, pressure: 3, lodged: 3 };
const WITH_CARE = { ...MANY_TENTS, N9b: "first-aid-post" };

/** Six workers are sick, one of them gravely. */
const ward = (): State =>
  cityOn(5, {
    stock: STOCK,
    fields: FIRE,
    buildings: WITH_CARE,
    sick: [6, 0, 3],
    skull: [1, 0, 0],
    weather: SKY,
  });

/** A bad morning: a pipe has burst, and people drink what is left. */
function morning(): State {
  const s = cityOn(5, { stock: STOCK, fields: FIRE, buildings: WITH_CARE, sick: [2, 4, 0] });
  const others = s.morningDeck;
  s.morningDeck = withBit(0, MORNING_IDS.indexOf("M01"));
  beginStep(s, "morning", { random: Random.of(1), emit: null });
  s.morningDeck = others;
  return after(s, { type: "chooseOption", option: 3 });
}

/** The sick lists of a morning on which nobody had cared. */
const lists = (): State =>
  cityOn(6, {
    at: "sicknessSections",
    stock: STOCK,
    fields: { ...FIRE, heat: 0 },
    buildings: WITH_CARE,
    hope: "resolve solidarity! faith",
    sick: [7, 1, 2],
    skull: [1, 0, 0],
    hand: ["P01", "P05", "P08"],
    weather: "W06",
  });

const workersCured = ({ after }: Deed<State>): boolean => at(after.sick, WORKER) === 4;

export const sickness: Lesson<State> = {
  seats: 1,
  steps: [
    {
      position: ward,
      choose: {
        en: "Six of 15 workers are sick, and the skull says that one is gravely ill. What if it is still so on tomorrow’s sick list?",
        fr: "Six ouvriers sur 15 sont malades, et le crâne dit que l’un d’eux l’est gravement. Et si la liste de demain matin le dit encore ?",
      },
      lit: ["people.worker"],
      answers: [
        {
          says: { en: "A group rests, and one worker dies", fr: "Un groupe se repose, et un ouvrier meurt" },
          right: true,
          reason: {
            en: "Yes. From three sick on a group rests, and from six on the marker turns over: to the skull first, then somebody dies.",
            fr: "Oui. Dès trois malades, un groupe se repose ; dès six, le marqueur se retourne : d’abord le crâne, puis quelqu’un meurt.",
          },
        },
        {
          says: { en: "All six die", fr: "Les six meurent" },
          reason: {
            en: "It is not as bad as that: one at a time. But every death hurts the whole city.",
            fr: "Ce n’est pas si grave : un seul à la fois. Mais chaque mort frappe toute la ville.",
          },
        },
        {
          says: { en: "They get well by themselves", fr: "Ils guérissent tout seuls" },
          reason: {
            en: "Sadly not here: only care makes people well.",
            fr: "Hélas, pas ici : seuls les soins guérissent.",
          },
        },
      ],
      rules: ["GEN-9.4", "GEN-16.2", "GEN-16.4"],
    },
    {
      do: {
        en: "See to it that nobody dies tomorrow. An engineer in the first-aid post can cure two, or save one from the skull.",
        fr: "Fais en sorte que personne ne meure demain. Au poste de secours, un ingénieur peut guérir deux malades, ou sauver celui qui est au plus mal.",
      },
      lit: ["place.N9b", "people.worker"],
      onTheWay: ["actMeeple engineer", "actKind use", "useAt N9b", "chooseOption 1", "chooseType worker"],
      until: workersCured,
      asks: [
        {
          when: isAsked("kind"),
          says: { en: "The post is a building: use it.", fr: "Le poste est un bâtiment : utilise-le." },
        },
        {
          when: isAsked("use"),
          says: { en: "To the first-aid post!", fr: "Au poste de secours !" },
          lit: ["place.N9b"],
        },
        {
          when: isAsked("useOption"),
          says: {
            en: "Cure two, or turn the skull back? With six sick it would turn up again tomorrow.",
            fr: "Guérir deux malades, ou retourner le crâne ? À six malades, il reviendrait demain.",
          },
          lit: ["people.worker"],
        },
        {
          when: (s) => isAsked("cure")(s) && at(s.sick, WORKER) === 5,
          says: {
            en: "One is well again. And the second?",
            fr: "En voilà un de guéri. Et le deuxième ?",
          },
          lit: ["people.worker", "people.child"],
        },
        {
          when: isAsked("cure"),
          says: { en: "Who is cured?", fr: "Qui guérit ?" },
          lit: ["people.worker", "people.child"],
        },
      ],
      wrong: [
        {
          when: "actMeeple worker",
          says: {
            en: "Only engineers know how to care for the sick.",
            fr: "Seuls les ingénieurs savent soigner.",
          },
          lit: ["reserve.engineer"],
        },
        {
          when: "chooseOption 2",
          says: {
            en: "That saves a life, too, but tomorrow the skull is back, for six are still sick. With four the marker does not turn at all.",
            fr: "Cela sauve aussi une vie, mais demain le crâne revient, car six restent malades. À quatre, le marqueur ne se retourne pas.",
          },
          lit: ["people.worker"],
        },
        {
          when: "chooseType child",
          says: {
            en: "Kind, but three children do not die of it, and they do not work. With the workers it is a matter of life.",
            fr: "C’est gentil, mais trois enfants n’en meurent pas, et ils ne travaillent pas. Chez les ouvriers, il y va d’une vie.",
          },
          lit: ["people.worker"],
        },
        {
          when: ["useAt generator", "useAt platform", "useAt G5"],
          says: {
            en: "Useful on another day. Today somebody’s life is at stake.",
            fr: "Utile un autre jour. Aujourd’hui, une vie est en jeu.",
          },
          lit: ["place.N9b"],
        },
      ],
      otherwise: {
        en: "Later. First an engineer to the first-aid post.",
        fr: "Plus tard. D’abord un ingénieur au poste de secours.",
      },
      done: {
        en: "Four are sick. Tomorrow a group still has to rest, but nobody dies.",
        fr: "Il reste quatre malades. Demain, un groupe devra encore se reposer, mais personne ne meurt.",
      },
      doneLit: ["people.worker"],
      rules: ["GEN-16.8", "GEN-16.9", "GEN-10.12"],
    },
    {
      position: morning,
      do: {
        en: "One morning somebody must fall sick, and you say who. Two workers and four engineers are sick already: where does one more do no harm?",
        fr: "Un matin, quelqu’un doit tomber malade, et tu dis qui. Deux ouvriers et quatre ingénieurs le sont déjà : où un de plus ne gêne-t-il pas ?",
      },
      lit: ["people.worker", "people.engineer", "people.child"],
      until: ["chooseType engineer", "chooseType child"],
      wrong: [
        {
          when: "chooseType worker",
          says: {
            en: "He is the third, so a group of workers rests tomorrow. With five engineers, or one child, nothing changes.",
            fr: "C’est le troisième, et demain un groupe d’ouvriers se repose. À cinq ingénieurs, ou à un enfant, rien ne change.",
          },
          lit: ["people.worker"],
        },
      ],
      otherwise: { en: "Choose who falls sick.", fr: "Choisis qui tombe malade." },
      done: {
        en: "Well chosen: what counts are the steps at three and at six. In between, one more makes no difference.",
        fr: "Bien choisi : ce sont les seuils de trois et de six qui comptent. Entre les deux, un de plus ne change rien.",
      },
      rules: ["GEN-2.4", "GEN-9.4", "GEN-16.3"],
    },
    {
      position: lists,
      do: {
        en: "And if nobody cares? A worker dies, and you say who it was: a stranger, or one you know by name, whose price you can read.",
        fr: "Et si l’on ne soigne pas ? Un ouvrier meurt, et tu dis qui c’était : un inconnu, ou quelqu’un dont tu sais le nom, et le prix.",
      },
      lit: ["danger.corpses", "people.worker", "danger.hope"],
      until: ["giveDeathCard P05", "drawDeathCard"],
      wrong: [
        {
          when: "giveDeathCard P01",
          says: {
            en: "That would cost hope, and you have three tokens. For Noor only a group is tired tomorrow.",
            fr: "Cela coûterait de l’espoir, et tu n’as que trois jetons. Pour Noor, un groupe sera seulement fatigué.",
          },
          lit: ["danger.hope"],
        },
      ],
      otherwise: { en: "Choose who it was.", fr: "Choisis qui c’était." },
      done: {
        en: "One dead, twelve are the end. A stranger is a gamble, a name is a loss that you know.",
        fr: "Un mort ; à douze, c’est la fin. Un inconnu est un pari, un nom est une perte que l’on connaît.",
      },
      doneLit: ["danger.corpses"],
      rules: ["GEN-16.6", "GEN-14.6"],
    },
    {
      say: {
        en: "So: keep everybody below three sick, and never let six stand overnight. A first-aid post early on saves whole groups.",
        fr: "Donc : reste partout sous trois malades, et ne laisse jamais passer la nuit à six. Un poste de secours bâti tôt sauve des groupes entiers.",
      },
      lit: ["danger.sickness"],
    },
  ],
};
