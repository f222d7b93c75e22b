/** Stock, heat, cold, pressure and the other markers. */
import { add, at, type Context } from "@banquise/engine";
import { COSTS } from "../compile/code.ts";
import { slotNamed } from "../compile/modifiers.ts";
import { TRACKS } from "../content/tracks.ts";
import { RESOURCES } from "../content/types.ts";
import { COAL, LOST_CORPSES, LOST_GENERATOR, MAX_HUNGER } from "../data.ts";
import { events } from "../events.ts";
import { modifier } from "../queries.ts";
import type { State } from "../state.ts";
import { lose } from "./frames.ts";

const KINDS = RESOURCES.length;

// --- Stock (GEN-2.2) ------------------------------------------------------------------------------------------------

export function gain(s: State, resource: number, n: number, { emit }: Context): void {
  if (n === 0) return;
  add(s.resources, resource, n);
  emit?.(events.make("resourceChanged", null, { resource, n }));
}

/** Takes as many as there are. */
export function drop(s: State, resource: number, n: number, { emit }: Context): void {
  const lost = Math.min(n, at(s.resources, resource));
  if (lost === 0) return;
  add(s.resources, resource, -lost);
  emit?.(events.make("resourceChanged", null, { resource, n: -lost }));
}

/** Whether a row of `COSTS` can be paid in full, with `coal` to be paid besides (GEN-24.2). */
export function canPay(s: State, row: number, coal = 0): boolean {
  for (let resource = 0; resource < KINDS; resource++) {
    const need = at(COSTS, row * KINDS + resource) + (resource === COAL ? coal : 0);
    if (at(s.resources, resource) < need) return false;
  }
  return true;
}

export function pay(s: State, row: number, { emit }: Context): void {
  if (row === 0) return;
  const amounts = COSTS.subarray(row * KINDS, (row + 1) * KINDS);
  for (let resource = 0; resource < KINDS; resource++) add(s.resources, resource, -at(amounts, resource));
  emit?.(events.make("costPaid", null, { amounts: Array.from(amounts) }));
}

// --- Heat and cold (GEN-17) -----------------------------------------------------------------------------------------

export function feed(s: State, coal: number, { emit }: Context): void {
  if (coal === 0) return;
  add(s.resources, COAL, -coal);
  s.heat += coal;
  emit?.(events.make("fed", null, { coal, heat: s.heat }));
}

export function changeHeat(s: State, n: number, { emit }: Context): void {
  const heat = Math.max(0, Math.min(s.cold, s.heat + n));
  if (heat === s.heat) return;
  const by = heat - s.heat;
  s.heat = heat;
  emit?.(events.make("heatChanged", null, { n: by, heat }));
}

export function changeCold(s: State, n: number, context: Context): void {
  const cold = Math.max(1, Math.min(TRACKS.heat.last, s.cold + n));
  if (cold === s.cold) return;
  const by = cold - s.cold;
  s.cold = cold;
  context.emit?.(events.make("coldChanged", null, { n: by, cold }));
  if (s.heat > cold) changeHeat(s, cold - s.heat, context);
  changeRadius(s, 0, 0, context);
}

/** All indicators, or the one of `level`; none passes the Cold marker (GEN-17.2). */
export function changeRadius(s: State, n: number, level: number, { emit }: Context): void {
  let changed = false;
  for (let i = 0; i < s.radius.length; i++) {
    const by = level === 0 || level === i + 1 ? n : 0;
    const space = Math.max(1, Math.min(s.cold, at(s.radius, i) + by));
    if (space === at(s.radius, i)) continue;
    s.radius[i] = space;
    changed = true;
  }
  if (changed) emit?.(events.make("radiusChanged", null, { radius: Array.from(s.radius) }));
}

// --- Pressure (GEN-17.10 to GEN-17.12) ------------------------------------------------------------------------------

const PRESSURE_CAP = slotNamed("pressureCap");

/** Spaces of the Pressure track. */
export const pressureSpaces = (s: State): number => TRACKS.pressure.spaces + modifier(s, PRESSURE_CAP);

export function changePressure(s: State, n: number, context: Context): void {
  const by = Math.max(n, -s.pressure);
  if (by === 0) return;
  s.pressure += by;
  context.emit?.(events.make("pressureChanged", null, { n: by, pressure: s.pressure }));
  if (s.pressure > pressureSpaces(s)) breakDown(s, context);
}

function breakDown(s: State, context: Context): void {
  const isSecond = s.overheated === 1;
  s.pressure = 0;
  s.overheated = 1;
  if (isSecond) {
    context.emit?.(events.make("brokenDown", null, { second: 1 }, { rule: "GEN-17.12" }));
    lose(s, LOST_GENERATOR, context);
    return;
  }
  context.emit?.(events.make("brokenDown", null, { second: 0 }));
  changeCold(s, 1, context);
  changeRadius(s, 1, 0, context);
}

// --- Others ---------------------------------------------------------------------------------------------------------

export function changeHunger(s: State, n: number, { emit }: Context): void {
  const hunger = Math.max(0, Math.min(MAX_HUNGER, s.hunger + n));
  const by = hunger - s.hunger;
  if (by === 0) return;
  s.hunger = hunger;
  emit?.(events.make("hungerChanged", null, { n: by, hunger }));
}

export function changeCorpses(s: State, n: number, context: Context): void {
  const by = Math.max(n, -s.corpses);
  if (by === 0) return;
  s.corpses += by;
  context.emit?.(events.make("corpsesChanged", null, { n: by, corpses: s.corpses }));
  if (s.corpses >= TRACKS.corpses.lossAt) lose(s, LOST_CORPSES, context);
}

export function changeCounter(s: State, counter: number, n: number, { emit }: Context): void {
  const value = add(s.counters, counter, n);
  emit?.(events.make("counterChanged", null, { counter, n, value }));
}

/** The Storm marker: it waits beyond the track as well as on it, and is never lost by a step back (GEN-8.7). */
export function moveStorm(s: State, n: number, { emit }: Context): void {
  if (s.storm === 0 || n === 0) return;
  s.storm = Math.max(1, s.storm + n);
  emit?.(events.make("stormMoved", null, { n, storm: s.storm }));
}

/** GEN-28.28: so many rounds ahead. */
export function setStorm(s: State, n: number, { emit }: Context): void {
  s.storm = s.round + n;
  emit?.(events.make("stormMoved", null, { n, storm: s.storm }, { rule: "GEN-28.28" }));
}

// --- Modifiers ------------------------------------------------------------------------------------------------------

/** Takes what `expiring` holds out of force. */
export function expire(s: State, expiring: Int16Array): void {
  for (let slot = 0; slot < expiring.length; slot++) {
    const n = at(expiring, slot);
    if (n === 0) continue;
    add(s.modifiers, slot, -n);
    expiring[slot] = 0;
  }
}
