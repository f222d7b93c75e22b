import type { CitizenType, Resource } from "../../content/types.ts";

/** « 1 cadavre », « 2 cadavres » */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;

/** « a, b et c » */
export const list = (items: readonly string[]): string =>
  [items.slice(0, -1).join(", "), ...items.slice(-1)].filter(Boolean).join(" et ");

export const PEOPLE: Readonly<Record<CitizenType | "automaton", readonly [one: string, many: string]>> = {
  worker: ["ouvrier", "ouvriers"],
  engineer: ["ingénieur", "ingénieurs"],
  child: ["enfant", "enfants"],
  automaton: ["automate", "automates"],
};

const GOODS: Readonly<Record<Resource, readonly [one: string, many: string]>> = {
  wood: ["bois", "bois"],
  coal: ["charbon", "charbons"],
  steel: ["acier", "aciers"],
  food: ["nourriture", "nourritures"],
  core: ["noyau de vapeur", "noyaux de vapeur"],
};

/** « 3 noyaux de vapeur » */
export const amount = (n: number, resource: Resource): string => count(n, ...GOODS[resource]);
