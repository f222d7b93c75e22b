/** The first lesson: the second day of a city, from its fire in the morning to the beds of the night. */
import { at } from "@banquise/engine";
import type { Deed, Lesson } from "@banquise/engine/lessons";
import { beginStep } from "../arrange.ts";
import { ENGINEER } from "../data.ts";
import type { State } from "../state.ts";
import {
  after,
  cityOn,
  cubesAndSky,
  inTheCold,
  isAsked,
  lyingOn,
  placeIn,
  spaces,
  worksAt,
} from "./positions.ts";

const SKY = "W03";

/** The fire of the second morning. */
const morning = (): State =>
  cityOn(2, {
    at: "generatorFeed",
    stock: { wood: 2, coal: 5, steel: 2, food: 6, core: 1 },
    fields: { cold: 3 },
  });

/** The work of that day, after the weather. */
const work = (): State =>
  cityOn(2, {
    stock: { wood: 2, coal: 2, steel: 2, food: 6, core: 1 },
    fields: { cold: 4, pressure: 2, lodged: 1 },
    weather: SKY,
  });

/** Somebody has gathered coal beside the generator. */
const gathered = (): State =>
  after(
    work(),
    { type: "feedOne" },
    { type: "actMeeple", meeple: "worker" },
    { type: "actKind", action: "gather" },
    { type: "gatherAt", space: "G2" },
  );

/** Somebody has cooked, too. */
const cooked = (): State =>
  after(
    gathered(),
    { type: "feedOne" },
    { type: "actMeeple", meeple: "worker" },
    { type: "actKind", action: "use" },
  );

const MORE_TENTS = { G3: "tent", G4: "tent", G5: "soup-kitchen", N1b: "tent", N9a: "tent" };

/** The end of that day: everybody has worked. */
const evening = (): State =>
  cityOn(2, {
    stock: { wood: 0, coal: 2, steel: 2, food: 10, core: 1 },
    fields: { cold: 4, heat: 2, pressure: 2, lodged: 1 },
    buildings: MORE_TENTS,
    left: { G1: 0, G2: 1 },
    sick: [0, 2, 0],
    weather: SKY,
    dusk: "D08",
  });

/** Six of ten groups are in bed. */
function night(): State {
  const s = cityOn(2, {
    at: "nightFeed",
    stock: { wood: 0, coal: 4, steel: 2, food: 1, core: 1 },
    fields: { cold: 4, heat: 2, pressure: 2, lodged: 1 },
    buildings: MORE_TENTS,
    left: { G1: 0, G2: 1 },
    sick: [0, 2, 0],
    weather: SKY,
  });
  s.unsheltered.set([3, 1, 0]);
  s.beds = 2;
  beginStep(s, "nightShelter", { random: null as never, emit: null });
  return s;
}

/** The fire of the third morning. */
const nextMorning = (): State =>
  cityOn(3, {
    at: "generatorFeed",
    stock: { wood: 0, coal: 4, steel: 2, food: 1, core: 1 },
    fields: { cold: 4, heat: 2, pressure: 2, lodged: 1 },
    buildings: MORE_TENTS,
    left: { G1: 0, G2: 1 },
    sick: [2, 2, 0],
  });

/** Whether the engineers are left without a bed. */
const engineersOutside = ({ before, move }: Deed<State>): boolean =>
  before.beds === 1 && at(before.unsheltered, ENGINEER) === 1 && move === "chooseType worker";

const allInBed = ({ after: { beds } }: Deed<State>): boolean => beds === 0;

export const first: Lesson<State> = {
  seats: 1,
  steps: [
    {
      position: morning,
      say: {
        en: "Thirty people huddle around the last fire, and you lead them. Hold out for ten nights, and all of you have won.",
        fr: "Trente personnes se serrent autour du dernier feu, et c’est toi qui les mènes. Tenez dix nuits, et vous avez tous gagné.",
      },
      lit: ["day.round", "place.generator"],
      rules: ["GEN-13.8", "GEN-1.1"],
    },
    {
      say: {
        en: "There are six ways to lose, and here they stand. If one of them reaches its end, the city is lost.",
        fr: "Il y a six façons de perdre, les voici. Qu’une seule arrive à son terme, et la ville est perdue.",
      },
      lit: [
        "danger.hope",
        "danger.discontent",
        "danger.generator",
        "danger.sickness",
        "danger.hunger",
        "danger.corpses",
      ],
      rules: ["GEN-14.1", "GEN-14.2", "GEN-14.3", "GEN-14.4", "GEN-14.5", "GEN-14.6"],
    },
    {
      say: {
        en: "All days go the same way: a card in the morning, the fire, the weather, work, then evening and night. This is day 2, and the fire is waiting.",
        fr: "Toutes les journées se ressemblent : une carte le matin, le feu, la météo, le travail, puis le soir et la nuit. C’est le jour 2, et le feu attend.",
      },
      lit: ["day.round"],
      rules: ["GEN-4.1"],
    },
    {
      do: {
        en: "The cold stands at 3. For every coal short of it, somebody falls sick: how much do you burn?",
        fr: "Le froid est à 3. Pour chaque charbon qui manque, quelqu’un tombe malade : combien en brûles-tu ?",
      },
      lit: ["boiler.cold", "boiler.heat", "stock.coal"],
      until: "feed 3",
      draws: cubesAndSky("feed 3", 2, SKY),
      wrong: [
        {
          when: "feed 0",
          says: {
            en: "Then three people fall sick, one for each step up to the cold. You have coal for all three.",
            fr: "Alors trois personnes tombent malades, une par cran jusqu’au froid. Tu as assez de charbon pour les trois.",
          },
          lit: ["danger.sickness", "stock.coal"],
        },
        {
          when: ["feed 1", "feed 2"],
          says: {
            en: "Better than nothing, but the fire does not reach the cold, and somebody falls sick. Burn as much as the cold is.",
            fr: "C’est mieux que rien, mais le feu n’atteint pas le froid, et quelqu’un tombe malade. Brûle autant que le froid.",
          },
          lit: ["danger.sickness", "boiler.cold"],
        },
      ],
      otherwise: {
        en: "First the fire: how much coal do you burn?",
        fr: "D’abord le feu : combien de charbon brûles-tu ?",
      },
      done: {
        en: "Nobody falls sick. But each coal is also a cube in the boiler’s tower: two of them fell through, and the pressure rises.",
        fr: "Personne ne tombe malade. Mais chaque charbon est aussi un cube jeté dans la tour : deux sont tombés, et la pression monte.",
      },
      doneLit: ["boiler.pressure", "boiler.tower"],
      rules: ["GEN-7.2", "GEN-7.1", "GEN-7.3", "GEN-17.3", "GEN-17.6"],
    },
    {
      choose: {
        en: "The pressure has room for ten cubes. What happens with the eleventh?",
        fr: "La pression a de la place pour dix cubes. Que se passe-t-il au onzième ?",
      },
      lit: ["boiler.pressure", "danger.generator"],
      answers: [
        {
          says: { en: "All is lost", fr: "Tout est perdu" },
          reason: {
            en: "Not yet: the first time is a warning. Only the second breakdown is the end.",
            fr: "Pas encore : la première fois est un avertissement. Seule la deuxième panne est la fin.",
          },
        },
        {
          says: {
            en: "It breaks down, and everything gets colder",
            fr: "C’est la panne, et il fait plus froid partout",
          },
          right: true,
          reason: {
            en: "Yes, and a second breakdown is the end. An engineer at the generator lets off steam in time.",
            fr: "Oui, et une deuxième panne, c’est la fin. Un ingénieur au générateur fait baisser la pression à temps.",
          },
          lit: ["danger.generator", "place.generator"],
        },
        {
          says: { en: "Nothing, it falls out", fr: "Rien, il déborde" },
          reason: {
            en: "If only! Where there is no room left, the boiler breaks down.",
            fr: "Si seulement ! Quand il n’y a plus de place, la chaudière tombe en panne.",
          },
        },
      ],
      rules: ["GEN-17.10", "GEN-17.11", "GEN-17.12"],
    },
    {
      position: work,
      say: {
        en: "The weather brings more cold, and the fire is out until you feed it again. Now people go to work: each figure is a group of three.",
        fr: "La météo apporte plus de froid, et le feu reste éteint tant que tu ne le nourris pas. Au travail : chaque figure est un groupe de trois.",
      },
      lit: ["reserve.worker", "reserve.engineer", "boiler.heat"],
      rules: ["GEN-7.5", "GEN-8.2", "GEN-10.1"],
    },
    {
      try: {
        en: "There are children, too. Try to send them to work.",
        fr: "Il y a aussi des enfants. Essaie de les envoyer au travail.",
      },
      lit: ["reserve.child"],
      rule: "GEN-10.6",
      moves: ["actMeeple child"],
      done: {
        en: "No: children do not work, unless you make a law of it one day. But they eat, and they need a bed.",
        fr: "Non : les enfants ne travaillent pas, à moins que tu n’en fasses un jour une loi. Mais ils mangent, et il leur faut un lit.",
      },
      doneLit: ["people.child"],
      otherwise: {
        en: "That works. But first try the children.",
        fr: "Cela marche. Mais essaie d’abord les enfants.",
      },
    },
    {
      do: {
        en: "You need coal, and whoever works in the cold falls sick. Feed the fire with one, then have somebody gather coal near it.",
        fr: "Il te faut du charbon, et qui travaille au froid tombe malade. Nourris le feu d’un charbon, puis fais-en ramasser tout près.",
      },
      lit: ["boiler.heat", "place.G2"],
      onTheWay: ["feedOne", "actMeeple worker", "actMeeple engineer", "actKind gather"],
      until: worksAt("G2", "N5a"),
      asks: [
        {
          when: (s) => isAsked("turn")(s) && s.heat > 0,
          says: {
            en: "Around the generator it is warm now. Send somebody to work.",
            fr: "Autour du générateur, il fait chaud maintenant. Envoie quelqu’un au travail.",
          },
          lit: ["reserve.worker", "reserve.engineer"],
        },
        {
          when: isAsked("kind"),
          says: {
            en: "There are several kinds of work. Choose to gather.",
            fr: "Il y a plusieurs sortes de travail. Choisis de ramasser.",
          },
        },
        {
          when: isAsked("gather"),
          says: {
            en: "Where? Look for coal, in a place that is warm.",
            fr: "Où ? Cherche du charbon, à un endroit chaud.",
          },
          lit: spaces("G1", "G2"),
        },
      ],
      wrong: [
        {
          when: (deed) => deed.move.startsWith("actMeeple") && deed.before.heat === 0,
          says: {
            en: "The fire is out and it is cold everywhere: whoever works now falls sick. Feed it first, one coal is enough.",
            fr: "Le feu est éteint et il fait froid partout : qui travaille maintenant tombe malade. Nourris-le d’abord, un charbon suffit.",
          },
          lit: ["boiler.heat"],
        },
        {
          when: inTheCold,
          says: {
            en: "It is cold out there, so one of the group falls sick. One coal in the fire warms only the places around the generator.",
            fr: "Il fait froid là-bas, alors l’un d’eux tombe malade. Un seul charbon ne réchauffe que les cases autour du générateur.",
          },
          lit: ["boiler.radius", "place.G2"],
        },
        {
          when: (deed) => deed.move.startsWith("gatherAt") && !["G2", "N5a"].includes(placeIn(deed)),
          says: {
            en: "Wood is useful, too. But two coal are all you have left, and the night is cold: coal first.",
            fr: "Le bois est utile aussi. Mais il ne te reste presque plus de charbon, et la nuit est froide : le charbon d’abord.",
          },
          lit: spaces("G2"),
        },
      ],
      otherwise: {
        en: "That is possible, and you will need it one day. Now we want coal: feed the fire, then gather.",
        fr: "C’est possible, et cela te servira un jour. Maintenant il faut du charbon : nourris le feu, puis ramasse.",
      },
      done: {
        en: "Two coal, and nobody is sick. That is a turn: one group, one job; it stays there until night.",
        fr: "Deux charbons, et personne n’est malade. Voilà un tour : un groupe, une tâche, et il y reste jusqu’à la nuit.",
      },
      doneLit: ["stock.coal"],
      rules: ["GEN-10.7", "GEN-10.4", "GEN-10.8", "GEN-10.10", "GEN-10.15", "GEN-17.4"],
    },
    {
      position: gathered,
      do: {
        en: "Now have somebody cook in the soup kitchen: 4 food. The kitchen is warm only when the fire is at 2.",
        fr: "Maintenant, fais cuisiner quelqu’un à la soupe populaire : elle donne 4 nourritures. Il y fait chaud quand le feu est à 2.",
      },
      lit: ["place.G5", "boiler.heat"],
      onTheWay: ["feedOne", "actMeeple worker", "actMeeple engineer", "actKind use"],
      until: worksAt("G5"),
      asks: [
        {
          when: (s) => isAsked("turn")(s) && s.heat > 1,
          says: {
            en: "The kitchen is warm. Who goes there?",
            fr: "La cuisine est chaude. Qui y va ?",
          },
          lit: ["reserve.worker", "reserve.engineer"],
        },
        {
          when: isAsked("kind"),
          says: {
            en: "Choose to use a building.",
            fr: "Choisis d’utiliser un bâtiment.",
          },
        },
        {
          when: isAsked("use"),
          says: {
            en: "Engineers can use the generator and the platform, too. Today the kitchen matters.",
            fr: "Les ingénieurs peuvent aussi utiliser le générateur et la plateforme. Aujourd’hui, c’est la cuisine qui compte.",
          },
          lit: spaces("G5"),
        },
      ],
      wrong: [
        {
          when: (deed) => deed.move.startsWith("actMeeple") && deed.before.heat < 2,
          says: {
            en: "The soup would be made, but the kitchen is still cold, and the cook would fall sick. Burn one more coal first.",
            fr: "La soupe serait faite, mais la cuisine est encore froide, et le cuisinier tomberait malade. Brûle d’abord un charbon de plus.",
          },
          lit: ["boiler.heat"],
        },
        {
          when: "useAt generator",
          says: {
            en: "That lets off steam: worth a lot when the pressure is high. Two cubes are harmless, and tonight people will be hungry.",
            fr: "Cela fait baisser la pression : précieux quand elle est haute. Deux cubes ne font rien, et ce soir, on aura faim.",
          },
          lit: ["boiler.pressure", "place.G5"],
        },
        {
          when: "useAt platform",
          says: {
            en: "There you make laws, and no law can be undone. Take your time with them; now people need food.",
            fr: "C’est là qu’on fait les lois, et l’on ne revient pas dessus. Prends ton temps ; maintenant il faut manger.",
          },
          lit: spaces("G5"),
        },
      ],
      otherwise: {
        en: "Also good work, but now we want soup. Use the kitchen.",
        fr: "C’est du bon travail aussi, mais maintenant il faut de la soupe. Utilise la cuisine.",
      },
      done: {
        en: "Four food more. And the fire stays as it is until tomorrow: what you burn early warms the work, and the beds at night as well.",
        fr: "Quatre nourritures de plus. Et le feu reste ainsi jusqu’à demain : brûlé tôt, le même charbon chauffe le travail, puis les lits.",
      },
      doneLit: ["stock.food", "boiler.heat"],
      rules: ["GEN-10.12", "GEN-17.4", "GEN-7.5"],
    },
    {
      position: cooked,
      do: {
        en: "Tonight ten groups need a bed, and there are six. You have wood for tents, which are two beds more.",
        fr: "Ce soir, il faut un lit à dix groupes, et il y en a six. Tu as du bois pour des tentes : deux lits de plus.",
      },
      lit: ["stock.wood", "place.buildBox"],
      onTheWay: ["actMeeple worker", "actMeeple engineer", "actKind build", "construct tent"],
      until: (deed) => deed.move.startsWith("buildAt") && lyingOn(deed.before, placeIn(deed)) === 0,
      asks: [
        {
          when: isAsked("kind"),
          says: {
            en: "Building is warm work, wherever it is. Choose to build.",
            fr: "Bâtir se fait toujours au chaud. Choisis de bâtir.",
          },
        },
        {
          when: isAsked("build"),
          says: {
            en: "Which building do you raise with your 2 wood?",
            fr: "Que construis-tu avec tes 2 bois ?",
          },
        },
        {
          when: isAsked("site"),
          says: {
            en: "Where? What lies on the ground there would be lost.",
            fr: "Où ? Ce qui se trouve par terre à cet endroit serait perdu.",
          },
          lit: spaces("N9a", "N9b"),
        },
      ],
      wrong: [
        {
          when: "construct charcoal-kiln",
          says: {
            en: "It makes coal out of wood, and one day you may want it. But tonight four groups would lie in the snow.",
            fr: "Elle change le bois en charbon, et un jour tu en voudras peut-être. Mais cette nuit, quatre groupes dormiraient dans la neige.",
          },
        },
        {
          when: (deed) => deed.move.startsWith("buildAt") && lyingOn(deed.before, placeIn(deed)) > 0,
          says: {
            en: "What lies there would be buried under the tents. On the bare ground nothing is lost.",
            fr: "Ce qui se trouve là serait enseveli sous les tentes. Sur le sol nu, rien n’est perdu.",
          },
          lit: spaces("N9a", "N9b"),
        },
      ],
      otherwise: {
        en: "You may, but think of the night: people need beds. Send somebody to build tents.",
        fr: "C’est permis, mais pense à la nuit : il faut des lits. Envoie quelqu’un bâtir des tentes.",
      },
      done: {
        en: "Two more beds. Tents are warm when the fire is at 2, and it is.",
        fr: "Deux lits de plus. Il fait chaud dans les tentes quand le feu est à 2, et il y est.",
      },
      rules: ["GEN-10.11", "GEN-19.1", "GEN-19.7"],
    },
    {
      position: evening,
      watch: {
        en: "The others have worked, too, and the day is over. Evening comes, and with it a card.",
        fr: "Les autres ont travaillé aussi, et la journée s’achève. Le soir vient, et avec lui une carte.",
      },
      moves: ["pass"],
      lit: ["card.dusk"],
      rules: ["GEN-10.5", "GEN-11.3"],
    },
    {
      do: {
        en: "Each answer shows its price. Tonight your engineers eat 9 food, and you have 10: what do you choose?",
        fr: "Chaque réponse montre son prix. Ce soir, tes ingénieurs mangent 9 nourritures, et tu en as 10 : que choisis-tu ?",
      },
      lit: ["card.dusk"],
      until: "chooseOption 1",
      wrong: [
        {
          when: "chooseOption 2",
          says: {
            en: "Hope is precious, but this costs 2 food, and then somebody goes hungry tonight. What can you do without more easily?",
            fr: "L’espoir est précieux, mais cela coûte 2 nourritures, et ce soir quelqu’un aura faim. De quoi te passes-tu plus facilement ?",
          },
          lit: ["stock.food", "people.engineer"],
        },
        {
          when: "chooseOption 3",
          says: {
            en: "Silence has a price, too: one more token of discontent. With the sixth, the city turns on you, and all is lost.",
            fr: "Se taire a aussi son prix : un jeton de mécontentement de plus. Au sixième, la ville se révolte et tout est perdu.",
          },
          lit: ["danger.discontent"],
        },
      ],
      otherwise: {
        en: "Look at the price of each answer, then choose one.",
        fr: "Regarde le prix de chaque réponse, puis choisis.",
      },
      done: {
        en: "Two coal for one tired group tomorrow: a fair price. Then the engineers have eaten, and one food is left.",
        fr: "Deux charbons contre un groupe fatigué demain : le prix est juste. Puis les ingénieurs ont mangé, et il reste 1 nourriture.",
      },
      doneLit: ["stock.coal", "stock.food", "people.engineer"],
      rules: ["GEN-11.3", "GEN-2.8", "GEN-12.5"],
    },
    {
      choose: {
        en: "Night falls. Eight warm beds for ten groups: what becomes of the other two?",
        fr: "La nuit tombe. Huit lits chauds pour dix groupes : qu’arrive-t-il aux deux autres ?",
      },
      lit: spaces("G3", "G4", "N1b", "N9a"),
      answers: [
        {
          says: { en: "They freeze to death", fr: "Ils meurent de froid" },
          reason: {
            en: "Not so fast. Nobody dies of one night; but those who are sick for long may.",
            fr: "Pas si vite. Personne ne meurt d’une seule nuit, mais une longue maladie peut tuer.",
          },
        },
        {
          says: { en: "One of each group falls sick", fr: "Dans chacun, quelqu’un tombe malade" },
          right: true,
          reason: {
            en: "Yes, a bed counts only if it is warm. Who sleeps in the cold is yours to decide.",
            fr: "Oui, et un lit ne compte que s’il est chaud. C’est à toi de décider qui dort dehors.",
          },
        },
        {
          says: { en: "Nothing, they move closer", fr: "Rien, on se serre" },
          reason: {
            en: "There is no room for them. Outside, the cold finds somebody in each group.",
            fr: "Il n’y a pas de place pour eux. Dehors, le froid trouve quelqu’un dans chaque groupe.",
          },
        },
      ],
      rules: ["GEN-13.4", "GEN-13.5"],
    },
    {
      position: night,
      do: {
        en: "Two warm beds are left, for three groups of workers and one of engineers. Two engineers are sick; with a third, a whole group must rest tomorrow.",
        fr: "Il reste deux lits chauds, pour trois groupes d’ouvriers et un d’ingénieurs. Deux ingénieurs sont malades ; au troisième, tout un groupe devra se reposer demain.",
      },
      lit: ["people.worker", "people.engineer"],
      onTheWay: "chooseType",
      until: allInBed,
      asks: [
        {
          when: isAsked("shelter"),
          says: {
            en: "One bed is left. Who gets it?",
            fr: "Il reste un lit. Pour qui ?",
          },
          lit: ["people.worker", "people.engineer"],
        },
      ],
      wrong: [
        {
          when: engineersOutside,
          says: {
            en: "Now a third engineer is sick, and a group of them cannot work tomorrow. The workers are still well: they can bear it.",
            fr: "Voilà un troisième ingénieur malade, et l’un de leurs groupes ne travaillera pas demain. Les ouvriers vont bien : ils peuvent tenir.",
          },
          lit: ["people.engineer"],
          fromStart: true,
        },
      ],
      otherwise: {
        en: "Two beds are left: choose who sleeps in them.",
        fr: "Il reste deux lits : choisis qui y dort.",
      },
      done: {
        en: "Two workers are sick, but all groups can work. The second night is over!",
        fr: "Deux ouvriers sont malades, mais tous les groupes peuvent travailler. La deuxième nuit est passée !",
      },
      doneLit: ["people.worker", "day.round"],
      rules: ["GEN-13.4", "GEN-9.4", "GEN-16.3"],
    },
    {
      position: nextMorning,
      choose: {
        en: "Day 3: the cold is at 4, last night’s fire still at 2, and you have 4 coal and 1 food. What must people bring home first?",
        fr: "Jour 3 : le froid est à 4, le feu d’hier encore à 2, et tu as 4 charbons et 1 nourriture. Que faut-il rapporter d’abord ?",
      },
      lit: ["stock.coal", "stock.food", "boiler.heat"],
      answers: [
        {
          says: { en: "Coal", fr: "Du charbon" },
          right: true,
          reason: {
            en: "Yes. Two go into the fire now, two tonight for warm beds, and then there is nothing left for tomorrow.",
            fr: "Oui. Deux vont au feu maintenant, deux ce soir pour des lits chauds, et il ne reste rien pour demain.",
          },
          lit: ["stock.coal"],
        },
        {
          says: { en: "Food", fr: "De la nourriture" },
          reason: {
            en: "Soon, for hunger strikes one evening later: you still have a day to cook. The cold strikes at once.",
            fr: "Bientôt, car la faim frappe avec un soir de retard : il te reste un jour pour cuisiner. Le froid frappe tout de suite.",
          },
          lit: ["stock.food", "danger.hunger"],
        },
        {
          says: { en: "Wood for tents", fr: "Du bois pour des tentes" },
          reason: {
            en: "Two beds are missing, that makes two sick. But without coal all eight of the others are cold.",
            fr: "Il manque deux lits, cela fait deux malades. Mais sans charbon, les huit autres sont froids.",
          },
          lit: ["stock.wood"],
        },
      ],
      rules: ["GEN-12.3", "GEN-12.5"],
    },
    {
      say: {
        en: "Remember one thing: coal for tomorrow comes before anything else. And burn it early: it warms the work, the beds and the next morning.",
        fr: "Retiens une chose : le charbon de demain passe avant tout. Et brûle-le tôt : il chauffe le travail, les lits et le matin suivant.",
      },
      lit: ["stock.coal", "boiler.heat"],
    },
  ],
};
