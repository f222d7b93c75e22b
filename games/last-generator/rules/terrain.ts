/** Tiles and their spaces (GEN-18), gathering (GEN-10.10). */
import { add, at, type Context, type RuleId } from "@banquise/engine";
import { drawBit, withoutBit } from "../bits.ts";
import { NEAR_TILES } from "../content/tiles.ts";
import { DEPOSITS } from "../content/types.ts";
import { FOOD, TILES } from "../data.ts";
import { events } from "../events.ts";
import { firstSpaceOf, GENERATOR_SPACES, NEAR_SLOTS, NEIGHBOURS, SLOTS, SPACES, slotOf } from "../map.ts";
import { isSpace, meeplesAt, resourceOf } from "../queries.ts";
import type { State } from "../state.ts";
import { ask } from "./frames.ts";
import { gain } from "./markers.ts";

export const NEAR = 0;

const TILE_AMOUNTS = Uint8Array.from(TILES.flatMap(({ spaces }) => spaces.map((space) => space?.n ?? 0)));
const TILE_FOOD = Uint8Array.from(TILES, ({ food }) => food);
/** Deposit + 1 of each tile. */
const TILE_DEPOSITS = Uint8Array.from(TILES, ({ deposit }) =>
  deposit === null ? 0 : DEPOSITS.indexOf(deposit) + 1,
);

/** The deposit + 1 under a space. The Generator tile has none. */
export function depositAt(s: State, space: number): number {
  const tile = space < GENERATOR_SPACES ? 0 : at(s.tiles, slotOf(space));
  return tile === 0 ? 0 : at(TILE_DEPOSITS, tile - 1);
}

// --- Clearing snow --------------------------------------------------------------------------------------------------

/** GEN-18.2, GEN-18.3: an empty slot of the ring next to the Generator tile or to a placed tile. */
export function whyNotSlot(s: State, ring: number, slot: number): RuleId | null {
  if (slot < NEAR_SLOTS !== (ring === NEAR)) return "GEN-18.2";
  if (at(s.tiles, slot) !== 0) return "GEN-18.3";
  if (ring === NEAR) return null;
  const neighbours = NEIGHBOURS[slot] as Uint8Array;
  for (let i = 0; i < neighbours.length; i++) if (at(s.tiles, at(neighbours, i)) !== 0) return null;
  return "GEN-18.3";
}

/** Whether a tile of the ring is left and has somewhere to lie. */
export function canPlaceTile(s: State, ring: number): boolean {
  if ((ring === NEAR ? s.nearTiles : s.farTiles) === 0) return false;
  for (let slot = ring === NEAR ? 0 : NEAR_SLOTS; slot < SLOTS; slot++)
    if (whyNotSlot(s, ring, slot) === null) return true;
  return false;
}

/** Draws a tile, shows it, and asks where it goes. */
export function turnTile(s: State, ring: number, { random, emit }: Context): void {
  if (ring === NEAR) {
    const tile = drawBit(s.nearTiles, random);
    s.nearTiles = withoutBit(s.nearTiles, tile);
    s.tileInHand = tile + 1;
  } else {
    const tile = drawBit(s.farTiles, random);
    s.farTiles = withoutBit(s.farTiles, tile);
    s.tileInHand = NEAR_TILES.length + tile + 1;
  }
  emit?.(events.make("tileTurned", null, { tile: s.tileInHand - 1 }));
  ask(s, "slot");
}

export const ringInHand = (s: State): number => (s.tileInHand <= NEAR_TILES.length ? NEAR : 1);

export function placeTileInHand(s: State, slot: number, context: Context): void {
  const tile = s.tileInHand - 1;
  s.tileInHand = 0;
  layTile(s, tile, slot);
  const food = at(TILE_FOOD, tile);
  context.emit?.(events.make("tilePlaced", null, { tile, slot, food }));
  gain(s, FOOD, food, context);
}

/** A tile with its resources, without its food (GEN-3.6). */
export function layTile(s: State, tile: number, slot: number): void {
  s.tiles[slot] = tile + 1;
  const space = firstSpaceOf(slot);
  s.amounts[space] = at(TILE_AMOUNTS, tile * 2);
  s.amounts[space + 1] = at(TILE_AMOUNTS, tile * 2 + 1);
}

// --- Gathering ------------------------------------------------------------------------------------------------------

/** A space with resources has no building: it destroys them (GEN-19.1). */
export function whyNotGather(s: State, space: number): RuleId | null {
  if (!isSpace(s, space)) return "GEN-18.3";
  if (at(s.amounts, space) === 0) return "GEN-10.10";
  return meeplesAt(s, space) > 0 ? "GEN-10.10" : null;
}

export function canGather(s: State): boolean {
  for (let space = 0; space < SPACES; space++) if (whyNotGather(s, space) === null) return true;
  return false;
}

export function gatherFrom(s: State, space: number, most: number, context: Context): void {
  const n = Math.min(most, at(s.amounts, space));
  if (n === 0) return;
  const resource = resourceOf(s, space);
  add(s.amounts, space, -n);
  add(s.resources, resource, n);
  context.emit?.(events.make("gathered", null, { space, resource, n }));
}
