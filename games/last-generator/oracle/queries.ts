/** What cards ask about the table (GEN-30), read from the words of `model.ts`. */

import { BUILDINGS } from "../content/buildings.ts";
import { TRACKS } from "../content/tracks.ts";
import {
  type Building,
  CITIZEN_TYPES,
  type CitizenType,
  type Condition,
  type Resource,
} from "../content/types.ts";
import type { Model } from "./model.ts";

export const buildingNamed = (name: string): Building => {
  const found = BUILDINGS.find(({ id }) => id === name.replace("+", ""));
  if (!found) throw new Error(`no building is called ${name}`);
  return found;
};

const sum = (counts: Readonly<Record<CitizenType, number>>): number =>
  CITIZEN_TYPES.reduce((total, type) => total + counts[type], 0);
const activeOf = (tokens: readonly string[], type = ""): number =>
  tokens.filter((token) => token.endsWith("!") && token.startsWith(type)).length;
export const bonus = (m: Model, name: string): number => m.modifiers[name] ?? 0;

/** GEN-17.4, GEN-17.5 */
export function isWarm(m: Model, name: string): boolean {
  const { band, bandUpgraded, shelter } = buildingNamed(name);
  const own = name.endsWith("+") && bandUpgraded ? bandUpgraded : band;
  const level = Math.max(1, own - (shelter ? bonus(m, "bandShift") : 0));
  return m.heat >= (m.radius[level - 1] ?? 0);
}

/** GEN-13.4: places in shelters, or in heated ones: for anybody, and for children only. */
export function placesIn(m: Model, heated: boolean): { readonly any: number; readonly child: number } {
  let any = 0;
  let child = 0;
  for (const name of Object.values(m.buildings)) {
    const { id, shelter, shelterUpgraded } = buildingNamed(name);
    const places = name.endsWith("+") && shelterUpgraded ? shelterUpgraded : shelter;
    if (!places || (heated && !isWarm(m, name))) continue;
    any += (places.any ?? 0) + bonus(m, `shelterBonus.${id}`);
    child += places.child ?? 0;
  }
  return { any, child };
}

/** Meeples of a type that are not on an expedition. */
export const inTown = (m: Model, type: CitizenType): number =>
  Math.max(
    0,
    Math.ceil(m.citizens[type] / TRACKS.population.citizensPerMeeple) -
      m.scouts.filter((scout) => scout === type).length,
  );

function withoutPlace(m: Model, heated: boolean): number {
  const { any, child } = placesIn(m, heated);
  const children = Math.max(0, inTown(m, "child") - child);
  return Math.max(0, inTown(m, "worker") + inTown(m, "engineer") + children - any);
}

export function query(m: Model, name: string): number {
  const [word = "", second = "", third = ""] = name.split(".");
  const all = Object.values(m.buildings);
  const copies = all.filter((building) => building.replace("+", "") === second);
  switch (word) {
    case "res":
      return m.stock[second as Resource];
    case "hope":
    case "discontent":
      return second === "tokens" ? m[word].length : activeOf(m[word], third);
    case "sick":
    case "citizens":
      return second === "total" ? sum(m[word]) : m[word][second as CitizenType];
    case "gravely":
      return sum(m.skull);
    case "gap":
      return m.cold - m.heat;
    case "unsheltered":
      return withoutPlace(m, false);
    case "coldShelter":
      return withoutPlace(m, true);
    case "building":
      return copies.length;
    case "warm":
      if (second === "seed-vault" && bonus(m, "vaultWarm") > 0) return 1;
      return copies.length > 0 && copies.every((building) => isWarm(m, building)) ? 1 : 0;
    case "laws":
    case "techs":
    case "events":
    case "hand":
      return m[word].length;
    case "law":
      return m.laws.includes(second) ? 1 : 0;
    case "tech":
      return m.techs.includes(second) ? 1 : 0;
    case "scouts":
      return m.scouts.filter(Boolean).length;
    case "counter":
      return m.counters[second] ?? 0;
    case "corpses":
    case "pressure":
    case "heat":
    case "cold":
    case "automata":
    case "hunger":
    case "round":
      return m[word];
    default:
      throw new Error(`nobody knows ${name}`);
  }
}

export function isTrue(m: Model, condition: Condition | undefined): boolean {
  if (!condition) return true;
  if ("all" in condition) return condition.all.every((part) => isTrue(m, part));
  if ("any" in condition) return condition.any.some((part) => isTrue(m, part));
  if ("not" in condition) return !isTrue(m, condition.not);
  const value = query(m, condition.q);
  switch (condition.cmp) {
    case ">=":
      return value >= condition.v;
    case "<=":
      return value <= condition.v;
    case "==":
      return value === condition.v;
    case "<":
      return value < condition.v;
    case ">":
      return value > condition.v;
  }
}
