/** What the end says, loaded with it. */
import type { Language } from "@banquise/engine";
import type { WORDS } from "../content/words.ts";

/** How a city can end. */
export type Ending = keyof typeof WORDS.losses | "won";

interface StoryWords {
  /** The last picture: one for each way to end. */
  readonly last: Readonly<Record<Ending, string>>;
  readonly alive: (n: number, dead: number) => string;
  readonly children: (n: number) => string;
  readonly names: string;
  readonly facts: {
    readonly nights: (n: number) => string;
    readonly alive: (n: number) => string;
    readonly dead: (n: number) => string;
    readonly laws: (n: number) => string;
    readonly technologies: (n: number) => string;
  };
  readonly laws: string;
  readonly noLaws: string;
  readonly chronicle: string;
  readonly day: (round: number) => string;
  readonly before: string;
  readonly copy: string;
  readonly copied: string;
  readonly score: string;
  readonly total: string;
  readonly howFar: string;
  readonly picture: (won: boolean, graves: number) => string;
}

const countEn = (n: number, one: string, many = `${one}s`): string => `${n === 1 ? one : many}`;
const countFr = (n: number, one: string, many = `${one}s`): string => `${n < 2 ? one : many}`;

const en: StoryWords = {
  last: {
    won: "At dawn the chimney still smokes.",
    hope: "They put out the lamps one by one, and sat down in the dark.",
    discontent: "They opened the gate and showed you the snow.",
    generator: "The flash was seen from the far ridge. Then the night came in.",
    sickness: "There was nobody left to carry the stretchers.",
    hunger: "The pots were clean. They had been clean for days.",
    corpses: "There were more graves than beds.",
    objective: "You lived. What you were to keep did not.",
    "seeds-dead": "Nothing will grow from what is left.",
  },
  alive: (n, dead) => `${n} ${countEn(n, "citizen")} alive, ${dead === 0 ? "nobody" : dead} in the snow.`,
  children: (n) => (n === 1 ? "One of the dead was a child." : `${n} of the dead were children.`),
  names: "You knew their names",
  facts: {
    nights: (n) => countEn(n, "night survived", "nights survived"),
    alive: () => "alive",
    dead: () => "dead",
    laws: (n) => countEn(n, "law"),
    technologies: (n) => countEn(n, "technology", "technologies"),
  },
  laws: "The laws you chose to live with",
  noLaws: "You ruled without a law.",
  chronicle: "The chronicle",
  day: (round) => `Day ${round}`,
  before: "Before the first day",
  copy: "Copy",
  copied: "Copied",
  score: "What it was worth",
  total: "Total",
  howFar: "How far each defeat was",
  picture: (won, graves) =>
    `${won ? "The city at dawn, its windows lit." : "The city in the dark, under the snow."} ${
      graves === 0 ? "No grave before it." : `Before it ${graves} ${countEn(graves, "grave")}.`
    }`,
};

const fr: StoryWords = {
  last: {
    won: "À l’aube, la cheminée fume encore.",
    hope: "Ils ont soufflé les lampes une à une, puis se sont assis dans le noir.",
    discontent: "Ils ont ouvert la porte et vous ont montré la neige.",
    generator: "On a vu l’éclair depuis la crête. Puis la nuit est entrée.",
    sickness: "Il ne restait personne pour porter les brancards.",
    hunger: "Les marmites étaient propres. Depuis des jours.",
    corpses: "Il y avait plus de tombes que de lits.",
    objective: "Vous avez vécu. Ce que vous deviez garder, non.",
    "seeds-dead": "Rien ne poussera de ce qui reste.",
  },
  alive: (n, dead) =>
    `${n} ${countFr(n, "citoyen")} en vie, ${dead === 0 ? "personne" : dead} sous la neige.`,
  children: (n) => (n === 1 ? "Un enfant est parmi les morts." : `${n} enfants sont parmi les morts.`),
  names: "Vous connaissiez leur nom",
  facts: {
    nights: (n) => countFr(n, "nuit passée", "nuits passées"),
    alive: () => "en vie",
    dead: (n) => countFr(n, "mort"),
    laws: (n) => countFr(n, "loi"),
    technologies: (n) => countFr(n, "technologie"),
  },
  laws: "Les lois avec lesquelles vous avez vécu",
  noLaws: "Vous avez gouverné sans loi.",
  chronicle: "La chronique",
  day: (round) => `Jour ${round}`,
  before: "Avant le premier jour",
  copy: "Copier",
  copied: "Copiée",
  score: "Ce que cela vaut",
  total: "Total",
  howFar: "À quelle distance était chaque défaite",
  picture: (won, graves) =>
    `${won ? "La ville à l’aube, fenêtres éclairées." : "La ville dans le noir, sous la neige."} ${
      graves === 0 ? "Pas une tombe devant elle." : `Devant elle, ${graves} ${countFr(graves, "tombe")}.`
    }`,
};

export const STORY: Readonly<Record<Language, StoryWords>> = { en, fr };
