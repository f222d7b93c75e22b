/** Tiles (GEN-18), gathering and building (GEN-19). */
import { BUILDINGS } from "../content/buildings.ts";
import { TECHNOLOGIES } from "../content/technologies.ts";
import { TRACKS } from "../content/tracks.ts";
import type { Building, Resource } from "../content/types.ts";
import { TILES } from "../data.ts";
import { SLOT_HEXES, SLOT_NAMES } from "../map.ts";
import { modify } from "./cards.ts";
import type { Oracle } from "./oracle.ts";
import { bonus, buildingNamed } from "./queries.ts";

const GENERATOR = ["G1", "G2", "G3", "G4", "G5"];
const tileNamed = (id: string | undefined) => TILES.find((tile) => tile.id === id);
const slotOf = (space: string): string => space.slice(0, -1);

/** The spaces of the map as it lies. */
const spacesOf = (o: Oracle): string[] => [
  ...GENERATOR,
  ...Object.keys(o.m.tiles).flatMap((slot) => [`${slot}a`, `${slot}b`]),
];

/** The second space of a large building that stands on this one; "" where it cannot stand. */
function partnerOf(space: string): string {
  const place = GENERATOR.indexOf(space);
  if (place >= 0) return GENERATOR[place + 1] ?? "";
  return space.endsWith("a") ? `${slotOf(space)}b` : "";
}

const spacesUnder = (place: string, { size }: Building): string[] =>
  size === "large" ? [place, partnerOf(place)] : [place];

function isFree(o: Oracle, space: string): boolean {
  const taken = Object.entries(o.m.buildings).flatMap(([place, name]) =>
    spacesUnder(place, buildingNamed(name)),
  );
  return !taken.includes(space) && !o.m.placed.some((words) => words.startsWith(`${space} `));
}

// --- Tiles ----------------------------------------------------------------------------------------------------------

const near = (slot: string): boolean => slot.startsWith("N");

function areNeighbours(one: string, two: string): boolean {
  const [a, b] = [SLOT_HEXES[SLOT_NAMES.indexOf(one)], SLOT_HEXES[SLOT_NAMES.indexOf(two)]];
  if (!a || !b) return false;
  const [q, r] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
}

/** Where a tile of the ring could lie; nowhere when none is left. */
export function slotsFor({ m }: Oracle, ring: "near" | "far"): string[] {
  if ((ring === "near" ? m.nearTiles : m.farTiles).length === 0) return [];
  return SLOT_NAMES.filter(
    (slot) =>
      near(slot) === (ring === "near") &&
      !m.tiles[slot] &&
      (near(slot) || Object.keys(m.tiles).some((other) => areNeighbours(slot, other))),
  );
}

export function clear(o: Oracle, ring: "near" | "far", n: number): void {
  const { m } = o;
  for (let i = 0; i < n; i++) {
    const slots = slotsFor(o, ring);
    if (slots.length === 0) return;
    const id = o.draw(ring === "near" ? m.nearTiles : m.farTiles);
    const slot = o.pick("chooseSlot", slots);
    m.tiles[slot] = id;
    tileNamed(id)?.spaces.forEach((space, side) => {
      if (space) m.amounts[`${slot}${"ab"[side]}`] = space.n;
    });
    m.stock.food += tileNamed(id)?.food ?? 0;
  }
}

function resourceOn(o: Oracle, space: string): Resource {
  if (GENERATOR.includes(space)) return space === "G1" ? "wood" : "coal";
  return tileNamed(o.m.tiles[slotOf(space)])?.spaces[space.endsWith("a") ? 0 : 1]?.res ?? "wood";
}

/** Spaces where a Meeple could gather (GEN-10.10). */
export const gatherable = (o: Oracle): string[] =>
  Object.keys(o.m.amounts).filter((space) => isFree(o, space));

/** GEN-28.33: from the space of the Meeple that gathers, or from any that is open. */
export function gather(o: Oracle, n: number, own?: string): void {
  const { m } = o;
  const open = gatherable(o);
  if (own === undefined && open.length === 0) return;
  const space = own ?? o.pick("gatherAt", open);
  const there = m.amounts[space] ?? 0;
  m.stock[resourceOn(o, space)] += Math.min(n, there);
  if (there > n) m.amounts[space] = there - n;
  else delete m.amounts[space];
}

// --- Buildings ------------------------------------------------------------------------------------------------------

const countOf = (o: Oracle, id: string): number =>
  Object.values(o.m.buildings).filter((name) => name.replace("+", "") === id).length;

const sitesFor = (o: Oracle, building: Building): string[] =>
  spacesOf(o).filter((space) => {
    const under = spacesUnder(space, building);
    if (!under.every((part) => part !== "" && isFree(o, part))) return false;
    return building.deposit === null || tileNamed(o.m.tiles[slotOf(space)])?.deposit === building.deposit;
  });

function priceOf(o: Oracle, { cost }: Building): Partial<Record<Resource, number>> {
  return Object.fromEntries(
    Object.entries(cost).map(([res, n]) => [res, Math.max(1, n + bonus(o.m, `costDelta.${res}`))]),
  );
}

const passivesOf = (name: string) => {
  const { passive = [], passiveUpgraded } = buildingNamed(name);
  return name.endsWith("+") ? (passiveUpgraded ?? passive) : passive;
};

function force(o: Oracle, name: string, sign: 1 | -1): void {
  for (const modifier of passivesOf(name)) {
    modify(o, modifier, sign);
    o.done.add(modifier);
  }
}

function put(o: Oracle, id: string, place: string): void {
  const { m } = o;
  m.buildings[place] = id;
  for (const space of spacesUnder(place, buildingNamed(id))) delete m.amounts[space];
  force(o, id, 1);
  if (id === "workshop") develop(o);
}

/** GEN-23.1, GEN-23.4 */
export function develop(o: Oracle): void {
  const { m } = o;
  const open = m.techDisplay.filter((id) => !m.techs.includes(id));
  if (m.developing || open.length === 0 || countOf(o, "workshop") === 0) return;
  m.developing = o.pick("chooseTechnology", open);
  m.developedAt = Math.min(
    TRACKS.roundSpaces,
    m.round + (TECHNOLOGIES.find(({ id }) => id === m.developing)?.time ?? Number.NaN),
  );
}

function takeDown(o: Oracle, place: string): void {
  const { m } = o;
  const name = m.buildings[place] ?? "";
  force(o, name, -1);
  delete m.buildings[place];
  if (!name.startsWith("workshop") || countOf(o, "workshop") > 0) return;
  m.developing = "";
  m.developedAt = 0;
}

const standing = (o: Oracle): string[] =>
  Object.keys(o.m.buildings).filter((place) => !buildingNamed(o.m.buildings[place] ?? "").noDismantle);

const isEmpty = (o: Oracle, place: string): boolean =>
  !o.m.placed.some((words) => words.startsWith(`${place} `));

export function destroy(o: Oracle, filter: "any" | "shelter"): void {
  const { m } = o;
  const places = standing(o).filter(
    (place) => filter === "any" || buildingNamed(m.buildings[place] ?? "").shelter,
  );
  if (places.length === 0) return;
  const place = o.pick("destroyAt", places);
  m.placed = m.placed.map((words) => words.replace(new RegExp(`^${place} `), "buildBox ")).sort();
  takeDown(o, place);
}

export function buildFree(o: Oracle, id: string): void {
  const building = buildingNamed(id);
  const sites = sitesFor(o, building);
  if (countOf(o, id) >= building.copies || sites.length === 0) return;
  put(o, id, o.pick("buildAt", sites));
}

/** Every sub-action of Build that is possible (GEN-10.11). */
export function buildOptions(o: Oracle): string[] {
  const { m } = o;
  const kinds = BUILDINGS.filter(
    (kind) =>
      !kind.noBuild &&
      (!kind.locked || m.unlocked.includes(kind.id)) &&
      countOf(o, kind.id) < kind.copies &&
      o.canPay(priceOf(o, kind)) &&
      sitesFor(o, kind).length > 0,
  );
  const upgrades = Object.entries(m.buildings).filter(([, name]) => {
    const { upgradeCost } = buildingNamed(name);
    return upgradeCost !== null && !name.endsWith("+") && o.canPay(upgradeCost);
  });
  return [
    ...kinds.map(({ id }) => `construct ${id}`),
    ...upgrades.map(([place]) => `upgrade ${place}`),
    ...standing(o)
      .filter((place) => isEmpty(o, place))
      .map((place) => `dismantle ${place}`),
  ];
}

export function buildSteps(o: Oracle, most: number): void {
  const { m } = o;
  for (let i = 0; i < most; i++) {
    const options = buildOptions(o);
    if (options.length === 0) return;
    const [verb, what = ""] = o.choose(i === 0 ? options : [...options, "stop"]).split(" ");
    if (verb === "stop") return;
    if (verb === "dismantle") takeDown(o, what);
    else if (verb === "upgrade") {
      o.pay(buildingNamed(m.buildings[what] ?? "").upgradeCost ?? {});
      force(o, m.buildings[what] ?? "", -1);
      m.buildings[what] = `${m.buildings[what]}+`;
      force(o, m.buildings[what] ?? "", 1);
    } else {
      const kind = buildingNamed(what);
      const site = o.pick("buildAt", sitesFor(o, kind));
      o.pay(priceOf(o, kind));
      put(o, what, site);
    }
  }
}
