import type { StoryWords } from "../en/story.ts";

const count = (n: number, one: string, many = `${one}s`): string => `${n < 2 ? one : many}`;

/** What the end says. */
export const story: StoryWords = {
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
  alive: (n, dead) => `${n} ${count(n, "citoyen")} en vie, ${dead === 0 ? "personne" : dead} sous la neige.`,
  children: (n) => (n === 1 ? "Un enfant est parmi les morts." : `${n} enfants sont parmi les morts.`),
  names: "Vous connaissiez leur nom",
  facts: {
    nights: (n) => count(n, "nuit passée", "nuits passées"),
    alive: () => "en vie",
    dead: (n) => count(n, "mort"),
    laws: (n) => count(n, "loi"),
    technologies: (n) => count(n, "technologie"),
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
      graves === 0 ? "Pas une tombe devant elle." : `Devant elle, ${graves} ${count(graves, "tombe")}.`
    }`,
};
