import type { CitizenType, Resource } from "../../content/types.ts";

/** "1 corpse", "2 corpses" */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** "a, b and c" */
export const list = (items: readonly string[]): string =>
  [items.slice(0, -1).join(", "), ...items.slice(-1)].filter(Boolean).join(" and ");

export const PEOPLE: Readonly<Record<CitizenType | "automaton", readonly [one: string, many: string]>> = {
  worker: ["worker", "workers"],
  engineer: ["engineer", "engineers"],
  child: ["child", "children"],
  automaton: ["automaton", "automata"],
};

const GOODS: Readonly<Record<Resource, readonly [one: string, many: string]>> = {
  wood: ["wood", "wood"],
  coal: ["coal", "coal"],
  steel: ["steel", "steel"],
  food: ["food", "food"],
  core: ["steam core", "steam cores"],
};

/** "3 steam cores" */
export const amount = (n: number, resource: Resource): string => count(n, ...GOODS[resource]);
