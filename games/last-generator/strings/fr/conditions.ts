import type { CitizenType, Comparison, Resource } from "../../content/types.ts";
import type { QueryPattern } from "../../content/vocabulary.ts";
import type { Grammar } from "../grammar.ts";
import type { CardId } from "../keys.ts";
import { buildings } from "./buildings.ts";
import { cards } from "./cards.ts";
import { glossary } from "./glossary.ts";
import { amount, PEOPLE } from "./numbers.ts";

const QUANTITIES = { ">=": "au moins", "<=": "au plus", "==": "exactement", "<": "moins de", ">": "plus de" };

/** « au moins 3 », et le nombre du nom ; null s’il n’y en a aucun. */
function quantity(
  comparison: Comparison,
  v: number,
): { readonly said: string; readonly many: boolean } | null {
  const most = comparison === "<" ? v - 1 : comparison === "<=" || comparison === "==" ? v : 1;
  return most <= 0 ? null : { said: `${QUANTITIES[comparison]} ${v}`, many: v > 1 };
}

type Clause = (comparison: Comparison, v: number, what: string) => string;
type Noun = (what: string) => readonly [one: string, many: string, feminine?: "feminine"];

const plain =
  (one: string, many = `${one}s`, gender?: "feminine"): Noun =>
  () => [one, many, gender];

const no = ([one, , gender]: ReturnType<Noun>): string => `${gender ? "aucune" : "aucun"} ${one}`;

/** « il y a au moins 4 cadavres » */
const thereAre =
  (noun: Noun): Clause =>
  (comparison, v, what) => {
    const q = quantity(comparison, v);
    const named = noun(what);
    return q ? `il y a ${q.said} ${q.many ? named[1] : named[0]}` : `il n’y a ${no(named)}`;
  };

/** « vous avez au moins 2 jetons Espoir actifs » */
const youHave =
  (noun: Noun): Clause =>
  (comparison, v, what) => {
    const q = quantity(comparison, v);
    const named = noun(what);
    return q ? `vous avez ${q.said} ${q.many ? named[1] : named[0]}` : `vous n’avez ${no(named)}`;
  };

/** « au moins 6 citoyens sont malades », « personne n’est malade » */
const are =
  (noun: Noun, [single, plural]: readonly [string, string], none: string): Clause =>
  (comparison, v, what) => {
    const q = quantity(comparison, v);
    const [one, many] = noun(what);
    if (!q) return none;
    return q.many ? `${q.said} ${many} ${plural}` : `${q.said} ${one} ${single}`;
  };

/** « la chaleur est d’au moins 3 » */
const stands =
  (name: string): Clause =>
  (comparison, v) => {
    const words = {
      ">=": "d’au moins",
      "<=": "d’au plus",
      "==": "de",
      "<": "inférieure à",
      ">": "supérieure à",
    };
    return `${name} est ${words[comparison]} ${v}`;
  };

/** Ce qui est vrai ou ne l’est pas. */
const fact =
  (holds: (what: string) => string, fails: (what: string) => string): Clause =>
  (comparison, v, what) =>
    comparison === ">=" && v >= 1 ? holds(what) : fails(what);

const people = (what: string): readonly [string, string] => PEOPLE[what as CitizenType];
const buildingOf = (id: string) => buildings[id as keyof typeof buildings];
const nameOf = (id: string): string => cards[id as CardId].name;
const isFeminine = (id: string): boolean => buildingOf(id).one.startsWith("une ");

const activeToken = (name: string): readonly [string, string] => [
  `jeton ${name} actif`,
  `jetons ${name} actifs`,
];

const NOUNS = {
  "hope.tokens": plain("jeton Espoir", "jetons Espoir"),
  "hope.active": () => activeToken(glossary.tracks.hope),
  "hope.active.<hopeType>": (type) =>
    activeToken(glossary.hopeTypes[type as keyof typeof glossary.hopeTypes]),
  "discontent.tokens": plain("jeton Mécontentement", "jetons Mécontentement"),
  "discontent.active": () => activeToken(glossary.tracks.discontent),
  "discontent.active.<discontentType>": (type) =>
    activeToken(glossary.discontentTypes[type as keyof typeof glossary.discontentTypes]),
  "sick.total": plain("malade"),
  "sick.<type>": (type) => [`${people(type)[0]} malade`, `${people(type)[1]} malades`],
  "citizens.total": plain("citoyen"),
  "citizens.<type>": people,
  gravely: plain("malade grave", "malades graves"),
  corpses: plain("cadavre"),
  pressure: plain("cube Pression", "cubes Pression"),
  unsheltered: plain("Meeple sans lit", "Meeples sans lit"),
  coldShelter: plain("Meeple sans lit chauffé", "Meeples sans lit chauffé"),
  laws: plain("loi en vigueur", "lois en vigueur", "feminine"),
  techs: plain("technologie développée", "technologies développées", "feminine"),
  automata: plain("automate"),
  scouts: plain("éclaireur en route", "éclaireurs en route"),
  events: plain("événement en cours", "événements en cours"),
  hand: plain("carte Citoyen en main", "cartes Citoyen en main", "feminine"),
  "building.<id>": (id) => [nameOf(id), buildingOf(id).many, isFeminine(id) ? "feminine" : undefined],
  "counter.<id>": (id) =>
    id === "seeds"
      ? ["tiroir de graines vivantes", "tiroirs de graines vivantes"]
      : ["assise du rempart", "assises du rempart", "feminine"],
} satisfies Partial<Record<QueryPattern, Noun>>;

export const conditions: Omit<
  Grammar,
  "amount" | "people" | "list" | "gain" | "lose" | "effects" | "modifiers"
> = {
  queries: {
    "res.<res>": (comparison, v, what) =>
      `vous avez ${QUANTITIES[comparison]} ${amount(v, what as Resource)}`,
    "hope.tokens": youHave(NOUNS["hope.tokens"]),
    "hope.active": youHave(NOUNS["hope.active"]),
    "hope.active.<hopeType>": youHave(NOUNS["hope.active.<hopeType>"]),
    "discontent.tokens": youHave(NOUNS["discontent.tokens"]),
    "discontent.active": youHave(NOUNS["discontent.active"]),
    "discontent.active.<discontentType>": youHave(NOUNS["discontent.active.<discontentType>"]),
    "sick.total": are(plain("citoyen"), ["est malade", "sont malades"], "personne n’est malade"),
    "sick.<type>": thereAre(NOUNS["sick.<type>"]),
    "citizens.total": thereAre(NOUNS["citizens.total"]),
    "citizens.<type>": thereAre(NOUNS["citizens.<type>"]),
    gravely: are(
      plain("citoyen"),
      ["est gravement malade", "sont gravement malades"],
      "personne n’est gravement malade",
    ),
    corpses: thereAre(NOUNS.corpses),
    pressure: thereAre(NOUNS.pressure),
    heat: stands("la chaleur"),
    cold: stands("la force du froid"),
    gap: stands("la chaleur manquante"),
    unsheltered: are(plain("Meeple"), ["n’a pas de lit", "n’ont pas de lit"], "chaque Meeple a un lit"),
    coldShelter: are(
      plain("Meeple"),
      ["n’a pas de lit chauffé", "n’ont pas de lit chauffé"],
      "chaque Meeple a un lit chauffé",
    ),
    "building.<id>": (comparison, v, id) =>
      comparison === ">=" && v === 1
        ? `vous avez ${buildingOf(id).one}`
        : youHave(NOUNS["building.<id>"])(comparison, v, id),
    "warm.<id>": fact(
      (id) => `${isFeminine(id) ? "toutes" : "tous"} les ${buildingOf(id).many} sont au chaud`,
      (id) => `${buildingOf(id).one} est au froid`,
    ),
    laws: thereAre(NOUNS.laws),
    "law.<id>": fact(
      (id) => `la loi « ${nameOf(id)} » est en vigueur`,
      (id) => `la loi « ${nameOf(id)} » n’est pas en vigueur`,
    ),
    techs: youHave(NOUNS.techs),
    "tech.<id>": fact(
      (id) => `la technologie « ${nameOf(id)} » est développée`,
      (id) => `la technologie « ${nameOf(id)} » n’est pas développée`,
    ),
    automata: youHave(NOUNS.automata),
    hunger: stands("la Faim"),
    round: (comparison, v) => {
      const whole = { ">=": v, "<=": v, "==": v, ">": v + 1, "<": v - 1 }[comparison];
      const side = {
        ">=": " ou plus tard",
        ">": " ou plus tard",
        "<=": " ou plus tôt",
        "<": " ou plus tôt",
        "==": "",
      };
      return `c’est le jour ${whole}${side[comparison]}`;
    },
    scouts: thereAre(NOUNS.scouts),
    events: thereAre(NOUNS.events),
    hand: youHave(NOUNS.hand),
    "counter.<id>": thereAre(NOUNS["counter.<id>"]),
  },
  each: (pattern, what) => {
    const nouns: Partial<Record<QueryPattern, Noun>> = NOUNS;
    return `chaque ${nouns[pattern]?.(what)[0] ?? ""}`;
  },
  and: "et",
  or: "ou",
  youHave: "vous avez ",
  if: (condition) => `Si ${condition} :`.replace(/^Si il/, "S’il"),
  otherwise: "Sinon :",
  eitherWay: "Dans tous les cas :",
  afterwards: "Ensuite :",
  forEach: (counted, most) => `Pour ${counted}${most === undefined ? "" : ` (${most} au plus)`} :`,
  choose: "Au choix :",
  onlyIf: (condition) => `seulement si ${condition}`.replace(/si il/, "s’il"),
  option: (label, notes, effects) =>
    `${label}${notes.length === 0 ? "" : ` (${notes.join(" ; ")})`}${effects === "" ? "" : ` : ${effects}`}`,
  hunt: (lucky) =>
    lucky ? "Les chasseurs rapportent 1 nourriture par icône Chasse." : "Les chasseurs ne rapportent rien.",
  inside: (sentence) => sentence.charAt(0).toLowerCase() + sentence.slice(1),
  until: { action: "pour cette action", round: "aujourd’hui" },
};
