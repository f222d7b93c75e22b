/** Building, upgrading, taking down (GEN-19). */
import { add, at, type Context, type RuleId } from "@banquise/engine";
import { hasBit, withBit } from "../bits.ts";
import { BUILD_COST, PASSIVE_CODE, SINGLE_CODE, UPGRADE_COST } from "../compile/addresses.ts";
import { argAt, COSTS, opAt } from "../compile/code.ts";
import { END } from "../compile/instructions.ts";
import { slotNamed } from "../compile/modifiers.ts";
import { COPIES, DEPOSIT, IS_SHELTER, LARGE, LOCKED, NO_BUILD, NO_DISMANTLE } from "../compile/properties.ts";
import { RESOURCES } from "../content/types.ts";
import { BUILDING_IDS, MEEPLE_KINDS } from "../data.ts";
import { events } from "../events.ts";
import { BUILD_BOX, partnerOf, SPACES } from "../map.ts";
import { isSpace, kindAt, meeplesAt, modifier } from "../queries.ts";
import { COVERED, type State } from "../state.ts";
import { push } from "./frames.ts";
import { canPay, pay } from "./markers.ts";
import { depositAt } from "./terrain.ts";

export const WORKSHOP = BUILDING_IDS.indexOf("workshop");
const COST_DELTA = Uint8Array.from(RESOURCES, (res) => slotNamed(`costDelta.${res}`));
const KINDS = RESOURCES.length;

// --- Where ----------------------------------------------------------------------------------------------------------

const isFree = (s: State, space: number): boolean =>
  isSpace(s, space) && at(s.building, space) === 0 && meeplesAt(s, space) === 0;

/** GEN-19.1 to GEN-19.3 */
export function whyNotSite(s: State, kind: number, space: number): RuleId | null {
  if (!isSpace(s, space)) return "GEN-18.3";
  if (!isFree(s, space)) return "GEN-19.1";
  if (at(LARGE, kind) === 1) {
    const partner = partnerOf(space);
    if (partner < 0 || !isFree(s, partner)) return "GEN-19.2";
  }
  const deposit = at(DEPOSIT, kind);
  return deposit !== 0 && depositAt(s, space) !== deposit ? "GEN-19.3" : null;
}

export function hasSite(s: State, kind: number): boolean {
  for (let space = 0; space < SPACES; space++) if (whyNotSite(s, kind, space) === null) return true;
  return false;
}

// --- What it costs --------------------------------------------------------------------------------------------------

/** GEN-29.3: less or more of a resource that is in the cost, but at least 1. */
export function priceOf(s: State, kind: number, resource: number): number {
  const price = at(COSTS, at(BUILD_COST, kind) * KINDS + resource);
  return price === 0 ? 0 : Math.max(1, price + modifier(s, at(COST_DELTA, resource)));
}

function canAfford(s: State, kind: number): boolean {
  for (let resource = 0; resource < KINDS; resource++)
    if (at(s.resources, resource) < priceOf(s, kind, resource)) return false;
  return true;
}

// --- Sub-actions of Build (GEN-10.11) -------------------------------------------------------------------------------

export function whyNotConstruct(s: State, kind: number): RuleId | null {
  if (at(NO_BUILD, kind) === 1) return "GEN-19.1";
  if (at(LOCKED, kind) === 1 && !hasBit(s.unlocked, kind)) return "GEN-19.10";
  if (at(s.copies, kind) >= at(COPIES, kind)) return "GEN-19.1";
  if (!canAfford(s, kind)) return "GEN-2.2";
  return hasSite(s, kind) ? null : noSite(kind);
}

/** What it is that no space can offer. */
function noSite(kind: number): RuleId {
  if (at(DEPOSIT, kind) !== 0) return "GEN-19.3";
  return at(LARGE, kind) === 1 ? "GEN-19.2" : "GEN-19.1";
}

export function whyNotUpgrade(s: State, space: number): RuleId | null {
  const kind = kindAt(s, space);
  if (kind < 0 || at(UPGRADE_COST, kind) === 0 || at(s.upgraded, space) === 1) return "GEN-19.4";
  return canPay(s, at(UPGRADE_COST, kind) - 1) ? null : "GEN-2.2";
}

export function whyNotDismantle(s: State, space: number): RuleId | null {
  const kind = kindAt(s, space);
  if (kind < 0 || at(NO_DISMANTLE, kind) === 1) return "GEN-19.5";
  return meeplesAt(s, space) > 0 ? "GEN-19.5" : null;
}

/** Whether any sub-action is possible. */
export function canBuild(s: State): boolean {
  for (let space = 0; space < SPACES; space++) {
    if (kindAt(s, space) < 0) continue;
    if (whyNotDismantle(s, space) === null || whyNotUpgrade(s, space) === null) return true;
  }
  for (let kind = 0; kind < BUILDING_IDS.length; kind++) if (whyNotConstruct(s, kind) === null) return true;
  return false;
}

export function payFor(s: State, kind: number, { emit }: Context): void {
  const amounts = emit ? RESOURCES.map((_, resource) => priceOf(s, kind, resource)) : null;
  for (let resource = 0; resource < KINDS; resource++) {
    add(s.resources, resource, -priceOf(s, kind, resource));
  }
  if (amounts) emit?.(events.make("costPaid", null, { amounts }));
}

/** Puts a building on a place, destroying what lies there. A new Workshop opens a development (GEN-23.1). */
export function construct(s: State, kind: number, place: number, { emit }: Context): void {
  s.building[place] = kind + 1;
  if (place < SPACES) {
    s.amounts[place] = 0;
    if (at(LARGE, kind) === 1) {
      const partner = partnerOf(place);
      s.building[partner] = COVERED;
      s.amounts[partner] = 0;
    }
  }
  add(s.copies, kind, 1);
  applyPassives(s, place, 1);
  emit?.(events.make("built", null, { building: kind, space: place }));
  if (kind === WORKSHOP) push(s, SINGLE_CODE.develop);
}

export function unlock(s: State, kind: number, { emit }: Context): void {
  s.unlocked = withBit(s.unlocked, kind);
  emit?.(events.make("unlocked", null, { building: kind }));
}

export function upgrade(s: State, space: number, context: Context): void {
  const kind = kindAt(s, space);
  pay(s, at(UPGRADE_COST, kind) - 1, context);
  applyPassives(s, space, -1);
  s.upgraded[space] = 1;
  applyPassives(s, space, 1);
  context.emit?.(events.make("upgraded", null, { building: kind, space }));
}

export function dismantle(s: State, space: number, context: Context): void {
  const building = kindAt(s, space);
  takeDown(s, space);
  context.emit?.(events.make("dismantled", null, { building, space }));
  dropTechnology(s, context);
}

/** GEN-19.6: the Meeples that stood there stay placed, on the Build box. */
export function destroy(s: State, space: number, context: Context): void {
  const building = kindAt(s, space);
  for (let meeple = 0; meeple < MEEPLE_KINDS; meeple++) {
    const from = space * MEEPLE_KINDS + meeple;
    add(s.placed, BUILD_BOX * MEEPLE_KINDS + meeple, at(s.placed, from));
    s.placed[from] = 0;
  }
  if (s.actingPlace === space + 1) s.actingPlace = BUILD_BOX + 1;
  takeDown(s, space);
  context.emit?.(events.make("destroyed", null, { building, space }));
  dropTechnology(s, context);
}

/** What a catastrophe may strike (GEN-28.31): any building, or one with beds. */
export const DESTROY_FILTERS = ["any", "shelter"] as const;
const SHELTERS = DESTROY_FILTERS.indexOf("shelter");

/** `filter` is an index of `DESTROY_FILTERS`. */
export function whyNotDestroy(s: State, space: number, filter: number): RuleId | null {
  const kind = kindAt(s, space);
  if (kind < 0 || at(NO_DISMANTLE, kind) === 1) return "GEN-19.6";
  return filter === SHELTERS && at(IS_SHELTER, kind) === 0 ? "GEN-28.31" : null;
}

export function canDestroy(s: State, filter: number): boolean {
  for (let space = 0; space < SPACES; space++) if (whyNotDestroy(s, space, filter) === null) return true;
  return false;
}

function takeDown(s: State, space: number): void {
  const kind = kindAt(s, space);
  applyPassives(s, space, -1);
  s.building[space] = 0;
  if (at(LARGE, kind) === 1) s.building[partnerOf(space)] = 0;
  s.upgraded[space] = 0;
  add(s.copies, kind, -1);
}

/** GEN-23.3: nothing is developed without a Workshop. */
function dropTechnology(s: State, { emit }: Context): void {
  if (s.developing === 0 || at(s.copies, WORKSHOP) > 0) return;
  const technology = s.developing - 1;
  s.developing = 0;
  s.developedAt = 0;
  emit?.(events.make("technologyDropped", null, { technology }));
}

/** The modifiers of a building, while it stands: put in force, or taken out of it. */
function applyPassives(s: State, place: number, sign: 1 | -1): void {
  let pc = at(PASSIVE_CODE, kindAt(s, place) * 2 + at(s.upgraded, place));
  for (; opAt(pc) !== END; pc++) add(s.modifiers, argAt(pc, 1), sign * argAt(pc, 2));
}
