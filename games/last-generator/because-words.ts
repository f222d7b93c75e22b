/** What hints of Last Generator say, in both languages. */
import { CHILD, COAL, CORE, ENGINEER, FOOD, STEEL, WOOD, WORKER } from "./data.ts";

export interface Words {
  readonly warm: (zone: number) => string;
  readonly sick: (more: number) => string;
  readonly cured: (fewer: number) => string;
  readonly dead: (more: number) => string;
  readonly left: (resource: number, left: number) => string;
  readonly more: (resource: number, more: number, all: number) => string;
  /** Groups that lack a warm bed tonight. */
  readonly beds: (lacking: number) => string;
  readonly pressure: (cubes: number, room: number) => string;
  readonly hunger: (hunger: number) => string;
  readonly hope: (tokens: number, bright: number) => string;
  readonly discontent: (tokens: number, bright: number) => string;
  readonly tired: (more: number) => string;
  /** Groups of a kind that can still be sent. */
  readonly ready: (meeple: number, groups: number) => string;
  readonly idle: (groups: number) => string;
  /** What lies in warm places, by resource. */
  readonly inTheWarm: (resources: readonly number[]) => string;
  readonly nothingWarm: string;
  readonly toBuildWith: (wood: number, steel: number) => string;
  /** What can be gathered on a new tile: resource and amount. */
  readonly lies: (amounts: readonly (readonly [number, number])[]) => string;
}

const list = (language: string, items: readonly string[]): string =>
  new Intl.ListFormat(language).format(items);

const THINGS_EN: Readonly<Record<number, string>> = {
  [WOOD]: "wood",
  [COAL]: "coal",
  [STEEL]: "steel",
  [FOOD]: "food",
};
const some = (resource: number, count: number): string =>
  `${count} ${resource === CORE ? (count === 1 ? "steam core" : "steam cores") : THINGS_EN[resource]}`;
const WARM_EN = ["the Generator’s ring is warm", "the near ring is warm too", "the far ring is warm too"];
const GROUPS_EN: Readonly<Record<number, string>> = {
  [WORKER]: "of workers",
  [ENGINEER]: "of engineers",
  [CHILD]: "of children",
};
const groups = (count: number): string => (count === 1 ? "one group" : `${count} groups`);
const tokens = (count: number): string => (count === 1 ? "one token" : `${count} tokens`);

export const english: Words = {
  warm: (zone) => WARM_EN[zone] ?? "",
  sick: (more) => (more === 1 ? "one more falls sick" : `${more} more fall sick`),
  cured: (fewer) => (fewer === 1 ? "one is well again" : `${fewer} are well again`),
  dead: (more) => (more === 1 ? "somebody dies" : `${more} people die`),
  left: (resource, left) => `${some(resource, left)} left`,
  more: (resource, more, all) => `${some(resource, more)} more, ${all} in all`,
  beds: (lacking) =>
    lacking === 0 ? "a warm bed for everybody tonight" : `${groups(lacking)} without a warm bed tonight`,
  pressure: (cubes, room) => `the pressure is at ${cubes} of ${room}`,
  hunger: (hunger) => `hunger is at ${hunger}`,
  hope: (all, bright) => `${tokens(all)} of Hope, ${bright} of them bright`,
  discontent: (all, bright) => `${tokens(all)} of Discontent, ${bright} of them bright`,
  tired: (more) => (more === 1 ? "one more group is tired" : `${more} more groups are tired`),
  ready: (meeple, count) =>
    count === 0
      ? `the last group ${GROUPS_EN[meeple] ?? ""} today`.trim()
      : `${groups(count)} ${GROUPS_EN[meeple] ?? ""} still ready after it`,
  idle: (count) => `${groups(count)} still ready today`,
  inTheWarm: (resources) =>
    `in the warm: ${list(
      "en",
      resources.map((resource) => (resource === CORE ? "steam cores" : (THINGS_EN[resource] ?? ""))),
    )}`,
  nothingWarm: "nothing lies in the warm",
  toBuildWith: (wood, steel) => `${wood} wood and ${steel} steel to build with`,
  lies: (amounts) =>
    `there to gather: ${list(
      "en",
      amounts.map(([resource, count]) => some(resource, count)),
    )}`,
};

const THINGS_FR: Readonly<Record<number, readonly [one: string, many: string]>> = {
  [WOOD]: ["bois", "bois"],
  [COAL]: ["charbon", "charbons"],
  [STEEL]: ["acier", "aciers"],
  [FOOD]: ["nourriture", "nourritures"],
  [CORE]: ["noyau de vapeur", "noyaux de vapeur"],
};
const des = (resource: number, count: number): string =>
  `${count} ${THINGS_FR[resource]?.[count < 2 ? 0 : 1] ?? ""}`;
const WARM_FR = [
  "le cœur de la ville est au chaud",
  "l’anneau proche est au chaud aussi",
  "l’anneau lointain est au chaud aussi",
];
const GROUPS_FR: Readonly<Record<number, string>> = {
  [WORKER]: "d’ouvriers",
  [ENGINEER]: "d’ingénieurs",
  [CHILD]: "d’enfants",
};
const groupes = (count: number): string => (count === 1 ? "un groupe" : `${count} groupes`);
const jetons = (count: number): string => (count < 2 ? `${count} jeton` : `${count} jetons`);
const clairs = (count: number): string => (count < 2 ? `${count} clair` : `${count} clairs`);

export const french: Words = {
  warm: (zone) => WARM_FR[zone] ?? "",
  sick: (more) => (more === 1 ? "un malade de plus" : `${more} malades de plus`),
  cured: (fewer) => (fewer === 1 ? "un malade de moins" : `${fewer} malades de moins`),
  dead: (more) => (more === 1 ? "un mort" : `${more} morts`),
  left: (resource, left) => `il reste ${des(resource, left)}`,
  more: (resource, more, all) => `${des(resource, more)} de plus, ${all} en tout`,
  beds: (lacking) =>
    lacking === 0 ? "un lit chaud pour tous cette nuit" : `${groupes(lacking)} sans lit chaud cette nuit`,
  pressure: (cubes, room) => `la pression est à ${cubes} sur ${room}`,
  hunger: (hunger) => `la faim est à ${hunger}`,
  hope: (all, bright) => `${jetons(all)} Espoir, dont ${clairs(bright)}`,
  discontent: (all, bright) => `${jetons(all)} Mécontentement, dont ${clairs(bright)}`,
  tired: (more) => (more === 1 ? "un groupe fatigué de plus" : `${more} groupes fatigués de plus`),
  ready: (meeple, count) =>
    count === 0
      ? `le dernier groupe ${GROUPS_FR[meeple] ?? ""} pour aujourd’hui`.replace("  ", " ")
      : `après lui, ${groupes(count)} ${GROUPS_FR[meeple] ?? ""} encore ${count === 1 ? "prêt" : "prêts"}`,
  idle: (count) => `${groupes(count)} encore ${count === 1 ? "prêt" : "prêts"} aujourd’hui`,
  inTheWarm: (resources) =>
    `au chaud : ${list(
      "fr",
      resources.map((resource) => THINGS_FR[resource]?.[0] ?? ""),
    )}`,
  nothingWarm: "rien ne se trouve au chaud",
  toBuildWith: (wood, steel) => `${des(WOOD, wood)} et ${des(STEEL, steel)} pour bâtir`,
  lies: (amounts) =>
    `à y ramasser : ${list(
      "fr",
      amounts.map(([resource, count]) => des(resource, count)),
    )}`,
};
