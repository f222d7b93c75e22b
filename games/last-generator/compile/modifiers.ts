/**
 * Modifiers (GEN-29) as slots of an array: what is in force of the same kind adds up in one number. Only slots that the
 * content names exist; slot 0 stands for all others and is always 0.
 */
import { BUILDINGS } from "../content/buildings.ts";
import { CITIZENS } from "../content/citizens.ts";
import { CONCERTATIONS } from "../content/concertations.ts";
import { DUSK } from "../content/dusk.ts";
import { EXPEDITIONS } from "../content/expeditions.ts";
import { EXPERTS } from "../content/experts.ts";
import { LAWS } from "../content/laws.ts";
import { MORNING } from "../content/morning.ts";
import { SCENARIOS } from "../content/scenarios.ts";
import { TECHNOLOGIES } from "../content/technologies.ts";
import type { Modifier } from "../content/types.ts";

/** The slots of a modifier by name, with what it adds to each: `["useBonus.coal-pit.coal", 2]`. */
export function partsOf(modifier: Modifier): readonly (readonly [string, number])[] {
  switch (modifier.mod) {
    case "childWork":
      return modifier.actions.map((action) => [`childWork.${action}`, 1]);
    case "workersAsEngineers":
      return modifier.buildings.map((building) => [`workersAsEngineers.${building}`, 1]);
    case "costDelta":
      return [[`costDelta.${modifier.res}`, modifier.n]];
    case "shelterBonus":
      return [[`shelterBonus.${modifier.building}`, modifier.n]];
    case "zoneShift":
      return [[`zoneShift.${modifier.zone}`, modifier.n]];
    case "warmAction":
      return [[`warmAction.${modifier.action}`, 1]];
    case "useBonus":
      return [[`useBonus.${modifier.building}.${modifier.res}`, modifier.n]];
    case "extraMeeple":
      return [[`extraMeeple.${modifier.type}`, modifier.n]];
    case "vaultWarm":
      return [["vaultWarm", 1]];
    default:
      return [[modifier.mod, modifier.n]];
  }
}

/** Every modifier anywhere in a piece of content. */
function modifiersIn(value: unknown): Modifier[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "mod" in value ? [value as Modifier] : [];
  return [...own, ...Object.values(value).flatMap(modifiersIn)];
}

const CONTENT = [
  BUILDINGS,
  CITIZENS,
  CONCERTATIONS,
  DUSK,
  EXPEDITIONS,
  EXPERTS,
  LAWS,
  MORNING,
  SCENARIOS,
  TECHNOLOGIES,
];

export const MODIFIER_NAMES: readonly string[] = [
  "none",
  ...new Set(
    CONTENT.flatMap((part) => modifiersIn(part))
      .flatMap(partsOf)
      .map(([name]) => name),
  ),
];

export const MODIFIER_SLOTS = MODIFIER_NAMES.length;

/** The slot of a name; 0 when no content uses it. */
export const slotNamed = (name: string): number => Math.max(0, MODIFIER_NAMES.indexOf(name));
