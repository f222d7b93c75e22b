/** A chapter: the boiler and its steam, rings that move away, and beds that stay warm. */
import type { Deed, Lesson } from "@banquise/engine/lessons";
import type { State } from "../state.ts";
import { cityOn, cubesAndSky, isAsked, MANY_TENTS, spaces } from "./positions.ts";

const SKY = "W05";

/** The fourth morning; some of the heat of the night is left. */
const morning = (): State =>
  cityOn(4, {
    at: "generatorFeed",
    stock: { wood: 4, coal: 5, steel: 2, food: 12, core: 1 },
    fields: { cold: 4, heat: 1, pressure: 5, lodged: 5 },
    buildings: MANY_TENTS,
  });

/** Later that day: the fire is fed, and no coal is left. */
const afternoon = (): State =>
  cityOn(4, {
    stock: { wood: 4, coal: 0, steel: 2, food: 12, core: 1 },
    fields: { cold: 5, heat: 2, pressure: 8, lodged: 6 },
    radius: [2, 3, 4],
    buildings: MANY_TENTS,
    weather: SKY,
  });

/** The night after it; somebody has found coal. */
const night = (): State =>
  cityOn(4, {
    at: "nightFeed",
    stock: { wood: 0, coal: 3, steel: 2, food: 3, core: 1 },
    fields: { cold: 5, heat: 2, pressure: 3, lodged: 6 },
    radius: [2, 3, 4],
    buildings: { ...MANY_TENTS, G3: "tent+", G4: "tent+" },
    weather: SKY,
  });

const TENTS = spaces("G3", "G4", "N1b", "N9a", "N9b");
const upgradedTents = (s: State): number => s.upgraded.reduce((sum, one) => sum + one, 0);
const twoUpgraded = ({ after }: Deed<State>): boolean => upgradedTents(after) === 2;

export const fire: Lesson<State> = {
  seats: 1,
  steps: [
    {
      position: morning,
      watch: {
        en: "Day 4. You burn three coal on top of what was left of the night, and nobody falls sick.",
        fr: "Jour 4. Tu brûles trois charbons en plus de ce qui restait de la nuit, et personne ne tombe malade.",
      },
      moves: ["feed 3"],
      draws: cubesAndSky("feed 3", 3, SKY),
      tells: {
        cubesThrown: {
          en: "The fire stood at 4, so four cubes are thrown. Three came out as pressure; whatever is stuck in the tower can come loose another day.",
          fr: "Le feu était à 4 : quatre cubes sont jetés. Trois sont devenus de la pression ; ce qui reste coincé dans la tour peut tomber un autre jour.",
        },
        weatherTurned: {
          en: "Then a north breeze. It moves the cold and all three rings: from now on each of them takes one coal more to be warm.",
          fr: "Puis une brise du nord. Elle déplace le froid et les trois anneaux : il faudra à chacun un charbon de plus pour être chaud.",
        },
      },
      lit: ["boiler.tower", "boiler.radius"],
      rules: ["GEN-7.3", "GEN-17.6", "GEN-8.2"],
    },
    {
      choose: {
        en: "The pressure is at 8, and ten fit. If you burn five tomorrow, about how many cubes come out?",
        fr: "La pression est à 8, et il y a dix places. Si tu brûles cinq charbons demain, combien de cubes sortiront, à peu près ?",
      },
      lit: ["boiler.pressure", "boiler.tower"],
      answers: [
        {
          says: { en: "None, the tower is big", fr: "Aucun, la tour est grande" },
          reason: {
            en: "It holds many, but not all. Every cube either sticks or falls through.",
            fr: "Elle en retient beaucoup, mais pas tous. Chaque cube reste coincé ou passe.",
          },
        },
        {
          says: { en: "Two or three", fr: "Deux ou trois" },
          right: true,
          reason: {
            en: "Yes, about half, and sometimes one of those that were stuck. That may well be too many: time to let off steam.",
            fr: "Oui, la moitié environ, et parfois un de ceux qui étaient coincés. Cela risque d’être trop : il faut purger la chaudière.",
          },
        },
        {
          says: { en: "All five", fr: "Tous les cinq" },
          reason: {
            en: "That would be bad luck indeed. Each has an even chance to stay in the tower.",
            fr: "Ce serait une vraie malchance. Chacun a une chance sur deux de rester dans la tour.",
          },
        },
      ],
      rules: ["GEN-17.6", "GEN-17.10"],
    },
    {
      position: afternoon,
      do: {
        en: "Send somebody to let off steam at the generator.",
        fr: "Envoie quelqu’un purger la chaudière, au générateur.",
      },
      lit: ["place.generator", "boiler.pressure"],
      onTheWay: ["actMeeple engineer", "actKind use", "useAt generator"],
      until: "chooseOption 1",
      asks: [
        {
          when: isAsked("kind"),
          says: {
            en: "The generator is a building, too.",
            fr: "Le générateur est un bâtiment comme un autre.",
          },
        },
        {
          when: isAsked("use"),
          says: { en: "To the generator!", fr: "Au générateur !" },
          lit: ["place.generator"],
        },
        {
          when: isAsked("useOption"),
          says: {
            en: "Five cubes for nothing, or all eight for your only steam core. Which?",
            fr: "Cinq cubes sans rien payer, ou les huit contre ton seul noyau de vapeur. Que choisis-tu ?",
          },
          lit: ["boiler.pressure", "stock.core"],
        },
      ],
      wrong: [
        {
          when: "actMeeple worker",
          says: {
            en: "A worker may cook or build, but the boiler is for engineers alone.",
            fr: "Un ouvrier peut cuisiner ou bâtir, mais la chaudière est réservée aux ingénieurs.",
          },
          lit: ["reserve.engineer"],
        },
        {
          when: "chooseOption 2",
          says: {
            en: "Steam cores are rare, and great buildings need them. Five cubes less is enough for today.",
            fr: "Les noyaux de vapeur sont rares, et les grands bâtiments en demandent. Cinq cubes de moins suffisent aujourd’hui.",
          },
          lit: ["stock.core"],
        },
        {
          when: "useAt platform",
          says: {
            en: "That is where laws are made. Steam is let off at the generator itself.",
            fr: "C’est là qu’on fait les lois. La purge se fait au générateur même.",
          },
          lit: ["place.generator"],
        },
      ],
      otherwise: {
        en: "Later perhaps. First bring the pressure down: an engineer, at the generator.",
        fr: "Plus tard peut-être. Fais d’abord baisser la pression : un ingénieur, au générateur.",
      },
      done: {
        en: "From 8 to 3. An engineer there every second day, and the boiler will hold.",
        fr: "De 8 à 3. Un ingénieur ici un jour sur deux, et la chaudière tiendra.",
      },
      doneLit: ["boiler.pressure"],
      rules: ["GEN-17.13", "GEN-19.8"],
    },
    {
      do: {
        en: "The fire is at 2 and no coal is left, but tents need 3 tonight. Upgraded tents are warm as soon as the generator tile is: upgrade two.",
        fr: "Le feu est à 2, il n’y a plus de charbon, et les tentes demandent 3. Améliorées, elles sont chaudes dès que la tuile Générateur l’est : améliores-en deux.",
      },
      lit: ["boiler.radius", "stock.wood"],
      onTheWay: ["actMeeple worker", "actMeeple engineer", "actKind build", "upgrade"],
      until: twoUpgraded,
      asks: [
        {
          when: isAsked("kind"),
          says: { en: "Upgrading is building.", fr: "Améliorer, c’est bâtir." },
        },
        {
          when: (s) => isAsked("build")(s) && upgradedTents(s) === 0,
          says: {
            en: "One group can build up to three times. Choose tents in the city, any you like.",
            fr: "Un groupe peut bâtir jusqu’à trois fois. Choisis des tentes dans la ville, celles que tu veux.",
          },
          lit: TENTS,
        },
        {
          when: isAsked("build"),
          says: { en: "Two beds are warm now. Once more!", fr: "Deux lits sont chauds. Encore une fois !" },
          lit: TENTS,
        },
      ],
      wrong: [
        {
          when: "construct tent",
          says: {
            en: "New tents would be just as cold: they, too, need the fire at 3. Better make those warm that you have.",
            fr: "De nouvelles tentes seraient tout aussi froides : il leur faut aussi un feu à 3. Réchauffe plutôt celles que tu as.",
          },
          lit: ["boiler.radius"],
        },
        {
          when: "upgrade G5",
          says: {
            en: "Then the kitchen cooks more. But tonight nobody sleeps in it.",
            fr: "La cuisine donnerait plus. Mais cette nuit, personne n’y dort.",
          },
          lit: spaces("G3", "G4"),
        },
      ],
      otherwise: {
        en: "Think of the night: build, and upgrade two tents.",
        fr: "Pense à la nuit : bâtis, et améliore deux tentes.",
      },
      done: {
        en: "Four beds are warm with a small fire. How warm a building is depends on its kind, not on where it stands.",
        fr: "Quatre lits sont chauds avec un petit feu. La chaleur d’un bâtiment dépend de ce qu’il est, pas de l’endroit où il se trouve.",
      },
      doneLit: ["boiler.heat"],
      rules: ["GEN-17.4", "GEN-19.4", "GEN-10.11"],
    },
    {
      position: night,
      do: {
        en: "Night: somebody has found three coal. The fire is at 2, and at 3 all ten beds would be warm: do you burn some, or keep it for tomorrow?",
        fr: "La nuit : quelqu’un a trouvé trois charbons. Le feu est à 2, et à 3 les dix lits seraient chauds : en brûles-tu, ou les gardes-tu pour demain ?",
      },
      lit: ["stock.coal", "boiler.heat"],
      until: ["feed 1", "feed 2", "feed 3"],
      wrong: [
        {
          when: "feed 0",
          says: {
            en: "Then six groups lie in the cold. And nothing is saved: what burns tonight still burns tomorrow morning.",
            fr: "Alors six groupes dorment au froid. Et rien n’est économisé : ce qui brûle cette nuit brûle encore demain matin.",
          },
          lit: ["people.worker", "people.engineer", "people.child"],
        },
      ],
      otherwise: { en: "How much do you burn tonight?", fr: "Combien brûles-tu cette nuit ?" },
      done: {
        en: "Everybody slept in the warm. And the fire is still burning: this morning you need so much less.",
        fr: "Tout le monde a dormi au chaud. Et le feu brûle encore : ce matin, il en faudra d’autant moins.",
      },
      doneLit: ["boiler.heat"],
      rules: ["GEN-13.3", "GEN-7.5"],
    },
    {
      say: {
        en: "So: coal is never saved by burning it late. Watch the rings when the wind turns, and the pressure before it reaches 8.",
        fr: "Donc : brûler tard n’économise rien. Surveille les anneaux quand le vent tourne, et la pression avant qu’elle n’arrive à 8.",
      },
      lit: ["boiler.radius", "boiler.pressure"],
    },
  ],
};
