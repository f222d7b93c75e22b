import type { glossary } from "./glossary.ts";

/** How a city can end. */
export type Ending = keyof typeof glossary.losses | "won";

export interface StoryWords {
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

const count = (n: number, one: string, many = `${one}s`): string => `${n === 1 ? one : many}`;

/** What the end says. */
export const story: StoryWords = {
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
  alive: (n, dead) => `${n} ${count(n, "citizen")} alive, ${dead === 0 ? "nobody" : dead} in the snow.`,
  children: (n) => (n === 1 ? "One of the dead was a child." : `${n} of the dead were children.`),
  names: "You knew their names",
  facts: {
    nights: (n) => count(n, "night survived", "nights survived"),
    alive: () => "alive",
    dead: () => "dead",
    laws: (n) => count(n, "law"),
    technologies: (n) => count(n, "technology", "technologies"),
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
      graves === 0 ? "No grave before it." : `Before it ${graves} ${count(graves, "grave")}.`
    }`,
};
