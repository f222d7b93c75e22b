/** Laws, events, technologies, modifiers and counters: what lies beside the map. */

import { LAWS } from "../content/laws.ts";
import { MORNING } from "../content/morning.ts";
import { SCENARIOS } from "../content/scenarios.ts";
import { TRACKS } from "../content/tracks.ts";
import type { ModifierEffect } from "../content/types.ts";
import type { Oracle } from "./oracle.ts";
import { bonus, isTrue } from "./queries.ts";

/** Laws that could be enacted (GEN-22.2, GEN-22.3). */
export function openLaws({ m }: Oracle): string[] {
  if (m.laws.length >= TRACKS.laws.max) return [];
  return m.lawDisplay.filter(
    (id) => !LAWS.find((law) => law.id === id)?.excludes.some((other) => m.laws.includes(other)),
  );
}

/** GEN-22.2 */
export function enactLaw(o: Oracle): void {
  const { m } = o;
  const open = openLaws(o);
  if (open.length === 0) return;
  const id = o.pick("chooseLaw", open);
  m.lawDisplay = m.lawDisplay.filter((other) => other !== id);
  m.laws.push(id);
  m.duskLaws = [...m.duskLaws, id].sort();
  const { modifiers = [], onEnact = [] } = LAWS.find((law) => law.id === id) ?? {};
  o.run([...modifiers, ...onEnact], {});
}

/** GEN-2.9, GEN-28.26 */
export function discardEvents(o: Oracle, most: number): void {
  const isProtected = (id: string): boolean =>
    MORNING.find((card) => card.id === id)?.options.some(({ event }) => event?.protected) ?? false;
  for (let i = 0; i < most; i++) {
    const open = o.m.events.filter((id) => !isProtected(id));
    if (open.length === 0) return;
    const [verb, id = ""] = o.choose([...open.map((event) => `discardEvent ${event}`), "stop"]).split(" ");
    if (verb === "stop") return;
    o.removeEvent(id);
  }
}

/** GEN-23.5 */
export function hasten({ m }: Oracle, by: number): void {
  if (m.developing && m.developedAt > m.round) m.developedAt = Math.max(m.round + 1, m.developedAt - by);
}

/** GEN-14.7, GEN-28.38 */
export function changeCounter(o: Oracle, id: string, by: number): void {
  o.m.counters[id] = (o.m.counters[id] ?? 0) + by;
  for (const { cond, reason } of SCENARIOS[o.m.scenario]?.lossIf ?? []) if (isTrue(o.m, cond)) o.lose(reason);
}

/** GEN-28.21: Meeples of citizens come back, but for the one that acts. */
export function recall(o: Oracle, most: number): void {
  const { m } = o;
  for (let i = 0; i < most; i++) {
    const own = m.placed.indexOf(o.acting);
    const citizens = m.placed.filter((words, n) => !words.endsWith(" automaton") && n !== own);
    const places = [...new Set(citizens.map((words) => words.split(" ")[0]))];
    if (places.length === 0) return;
    const [verb, place = ""] = o.choose([...places.map((name) => `recallFrom ${name}`), "stop"]).split(" ");
    if (verb === "stop") return;
    const there = citizens.filter((words) => words.startsWith(`${place} `));
    const types = [...new Set(there.map((words) => words.split(" ")[1] ?? ""))];
    const type = o.pick("chooseType", types);
    m.placed.splice(m.placed.indexOf(`${place} ${type}`), 1);
    m.reserve = [...m.reserve, type].sort();
  }
}

/** What a modifier is about, besides its kind: `costDelta.wood`. */
function namesOf(modifier: ModifierEffect): string[] {
  switch (modifier.mod) {
    case "childWork":
      return modifier.actions.map((action) => `childWork.${action}`);
    case "workersAsEngineers":
      return modifier.buildings.map((building) => `workersAsEngineers.${building}`);
    case "useBonus":
      return [`useBonus.${modifier.building}.${modifier.res}`];
    case "warmAction":
      return [`warmAction.${modifier.action}`];
    case "costDelta":
      return [`costDelta.${modifier.res}`];
    case "shelterBonus":
      return [`shelterBonus.${modifier.building}`];
    case "zoneShift":
      return [`zoneShift.${modifier.zone}`];
    case "extraMeeple":
      return [`extraMeeple.${modifier.type}`];
    default:
      return [modifier.mod];
  }
}

/** Puts a modifier in force, or takes it out. */
export function modify({ m }: Oracle, modifier: ModifierEffect, sign: 1 | -1): void {
  const by = "n" in modifier ? modifier.n : 1;
  for (const name of namesOf(modifier)) m.modifiers[name] = bonus(m, name) + sign * by;
}
