import type { CitizenType, Comparison, Resource } from "../../content/types.ts";
import type { QueryPattern } from "../../content/vocabulary.ts";
import type { Grammar } from "../grammar.ts";
import type { CardId } from "../keys.ts";
import { buildings } from "./buildings.ts";
import { cards } from "./cards.ts";
import { glossary } from "./glossary.ts";
import { amount, PEOPLE } from "./numbers.ts";

/** "at least 3", and which number the noun takes; null for none at all. */
function quantity(
  comparison: Comparison,
  v: number,
): { readonly said: string; readonly many: boolean } | null {
  const most = comparison === "<" ? v - 1 : comparison === "<=" || comparison === "==" ? v : 1;
  if (most <= 0) return null;
  const words = { ">=": "at least", "<=": "at most", "==": "exactly", "<": "fewer than", ">": "more than" };
  return { said: `${words[comparison]} ${v}`, many: v !== 1 };
}

type Clause = (comparison: Comparison, v: number, what: string) => string;
type Noun = (what: string) => readonly [one: string, many: string];

const plain =
  (one: string, many = `${one}s`): Noun =>
  () => [one, many];

/** "there are at least 4 corpses" */
const thereAre =
  (noun: Noun): Clause =>
  (comparison, v, what) => {
    const q = quantity(comparison, v);
    const [one, many] = noun(what);
    if (!q) return `there are no ${many}`;
    return q.many ? `there are ${q.said} ${many}` : `there is ${q.said} ${one}`;
  };

/** "you have at least 2 active Hope tokens" */
const youHave =
  (noun: Noun): Clause =>
  (comparison, v, what) => {
    const q = quantity(comparison, v);
    const [one, many] = noun(what);
    return q ? `you have ${q.said} ${q.many ? many : one}` : `you have no ${many}`;
  };

/** "at least 6 citizens are sick", "nobody is sick" */
const are =
  (noun: Noun, [single, plural]: readonly [string, string], none: string): Clause =>
  (comparison, v, what) => {
    const q = quantity(comparison, v);
    const [one, many] = noun(what);
    if (!q) return none;
    return q.many ? `${q.said} ${many} ${plural}` : `${q.said} ${one} ${single}`;
  };

/** "the heat is at least 3" */
const stands =
  (name: string): Clause =>
  (comparison, v) => {
    const words = { ">=": "at least ", "<=": "at most ", "==": "", "<": "below ", ">": "above " };
    return `${name} is ${words[comparison]}${v}`;
  };

/** A fact that holds or not. */
const fact =
  (holds: (what: string) => string, fails: (what: string) => string): Clause =>
  (comparison, v, what) =>
    comparison === ">=" && v >= 1 ? holds(what) : fails(what);

const people = (what: string): readonly [string, string] => PEOPLE[what as CitizenType];
const buildingOf = (id: string) => buildings[id as keyof typeof buildings];
const nameOf = (id: string): string => cards[id as CardId].name;

const NOUNS = {
  "hope.tokens": plain("Hope token"),
  "hope.active": plain("active Hope token"),
  "hope.active.<hopeType>": (type) => {
    const name = glossary.hopeTypes[type as keyof typeof glossary.hopeTypes];
    return [`active ${name} token`, `active ${name} tokens`];
  },
  "discontent.tokens": plain("Discontent token"),
  "discontent.active": plain("active Discontent token"),
  "discontent.active.<discontentType>": (type) => {
    const name = glossary.discontentTypes[type as keyof typeof glossary.discontentTypes];
    return [`active ${name} token`, `active ${name} tokens`];
  },
  "sick.total": plain("sick citizen"),
  "sick.<type>": (type) => [`sick ${people(type)[0]}`, `sick ${people(type)[1]}`],
  "citizens.total": plain("citizen"),
  "citizens.<type>": people,
  gravely: plain("gravely ill citizen"),
  corpses: plain("corpse"),
  pressure: plain("Pressure cube"),
  unsheltered: plain("Meeple without a bed", "Meeples without a bed"),
  coldShelter: plain("Meeple without a heated bed", "Meeples without a heated bed"),
  laws: plain("law in force", "laws in force"),
  techs: plain("developed technology", "developed technologies"),
  automata: plain("automaton", "automata"),
  scouts: plain("scout away", "scouts away"),
  events: plain("open event"),
  hand: plain("Citizen card in hand", "Citizen cards in hand"),
  "building.<id>": (id) => [nameOf(id), buildingOf(id).many],
  "counter.<id>": (id) =>
    id === "seeds"
      ? ["drawer of living seed", "drawers of living seed"]
      : ["course of the rampart", "courses of the rampart"],
} satisfies Partial<Record<QueryPattern, Noun>>;

export const conditions: Omit<
  Grammar,
  "amount" | "people" | "list" | "gain" | "lose" | "effects" | "modifiers"
> = {
  queries: {
    "res.<res>": (comparison, v, what) => {
      const words = {
        ">=": "at least",
        "<=": "at most",
        "==": "exactly",
        "<": "less than",
        ">": "more than",
      };
      return `you have ${words[comparison]} ${amount(v, what as Resource)}`;
    },
    "hope.tokens": youHave(NOUNS["hope.tokens"]),
    "hope.active": youHave(NOUNS["hope.active"]),
    "hope.active.<hopeType>": youHave(NOUNS["hope.active.<hopeType>"]),
    "discontent.tokens": youHave(NOUNS["discontent.tokens"]),
    "discontent.active": youHave(NOUNS["discontent.active"]),
    "discontent.active.<discontentType>": youHave(NOUNS["discontent.active.<discontentType>"]),
    "sick.total": are(plain("citizen"), ["is sick", "are sick"], "nobody is sick"),
    "sick.<type>": thereAre(NOUNS["sick.<type>"]),
    "citizens.total": thereAre(NOUNS["citizens.total"]),
    "citizens.<type>": thereAre(NOUNS["citizens.<type>"]),
    gravely: are(plain("citizen"), ["is gravely ill", "are gravely ill"], "nobody is gravely ill"),
    corpses: thereAre(NOUNS.corpses),
    pressure: thereAre(NOUNS.pressure),
    heat: stands("the heat"),
    cold: stands("the cold"),
    gap: stands("the missing heat"),
    unsheltered: are(plain("Meeple"), ["has no bed", "have no bed"], "every Meeple has a bed"),
    coldShelter: are(
      plain("Meeple"),
      ["has no heated bed", "have no heated bed"],
      "every Meeple has a heated bed",
    ),
    "building.<id>": (comparison, v, id) =>
      comparison === ">=" && v === 1
        ? `you have ${buildingOf(id).one}`
        : youHave(NOUNS["building.<id>"])(comparison, v, id),
    "warm.<id>": fact(
      (id) => `every ${nameOf(id)} is warm`,
      (id) => `${buildingOf(id).one} is cold`,
    ),
    laws: thereAre(NOUNS.laws),
    "law.<id>": fact(
      (id) => `the law “${nameOf(id)}” is in force`,
      (id) => `the law “${nameOf(id)}” is not in force`,
    ),
    techs: youHave(NOUNS.techs),
    "tech.<id>": fact(
      (id) => `“${nameOf(id)}” is developed`,
      (id) => `“${nameOf(id)}” is not developed`,
    ),
    automata: youHave(NOUNS.automata),
    hunger: stands("Hunger"),
    round: (comparison, v) => {
      const whole = { ">=": v, "<=": v, "==": v, ">": v + 1, "<": v - 1 }[comparison];
      const side = { ">=": " or later", ">": " or later", "<=": " or earlier", "<": " or earlier", "==": "" };
      return `it is day ${whole}${side[comparison]}`;
    },
    scouts: thereAre(NOUNS.scouts),
    events: thereAre(NOUNS.events),
    hand: youHave(NOUNS.hand),
    "counter.<id>": thereAre(NOUNS["counter.<id>"]),
  },
  each: (pattern, what) => {
    const nouns: Partial<Record<QueryPattern, Noun>> = NOUNS;
    return `each ${nouns[pattern]?.(what)[0] ?? ""}`;
  },
  and: "and",
  or: "or",
  youHave: "you have ",
  if: (condition) => `If ${condition}:`,
  otherwise: "Otherwise:",
  eitherWay: "Either way:",
  afterwards: "Then:",
  forEach: (counted, most) => `For ${counted}${most === undefined ? "" : ` (at most ${most})`}:`,
  choose: "Choose one:",
  onlyIf: (condition) => `only if ${condition}`,
  option: (label, notes, effects) =>
    `${label}${notes.length === 0 ? "" : ` (${notes.join("; ")})`}${effects === "" ? "" : `: ${effects}`}`,
  hunt: (lucky) => (lucky ? "The hunters bring 1 food for each Hunt icon." : "The hunters bring nothing."),
  // The names of tracks keep their capital.
  inside: (sentence) =>
    /^(Hope|Discontent|Hunger)\b/.test(sentence)
      ? sentence
      : sentence.charAt(0).toLowerCase() + sentence.slice(1),
  until: { action: "for this action", round: "today" },
};
