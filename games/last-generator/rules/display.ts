/** Events on display (GEN-26), laws (GEN-22) and automata (GEN-24.4): what lies beside the map. */
import { add, at, type Context, type RuleId } from "@banquise/engine";
import { dropLowest, hasBit, lowestBit, withBit, withoutBit } from "../bits.ts";
import { LAW_CODE } from "../compile/addresses.ts";
import { EVENT_PROTECTED } from "../compile/properties.ts";
import { TRACKS } from "../content/tracks.ts";
import { AUTOMATON, EVENTS } from "../data.ts";
import { events } from "../events.ts";
import { inAction, isExcluded, lawCount } from "../queries.ts";
import type { State } from "../state.ts";
import { push } from "./frames.ts";

// --- Events ---------------------------------------------------------------------------------------------------------

export function displayEvent(s: State, card: number, { emit }: Context): void {
  let place = 0;
  while (at(s.events, place) !== 0) place++;
  s.events[place] = card + 1;
  emit?.(events.make("eventDisplayed", null, { event: card, round: at(s.eventRounds, card) }));
}

/** The event leaves the game; the others move up. */
export function removeEvent(s: State, card: number, { emit }: Context): void {
  let place = 0;
  while (at(s.events, place) !== card + 1) if (++place === EVENTS.length) return;
  for (; place < EVENTS.length - 1; place++) s.events[place] = at(s.events, place + 1);
  s.events[EVENTS.length - 1] = 0;
  s.eventRounds[card] = 0;
  emit?.(events.make("eventLeft", null, { event: card }));
}

export function isDisplayed(s: State, card: number): boolean {
  for (let place = 0; place < EVENTS.length; place++) if (at(s.events, place) === card + 1) return true;
  return false;
}

/** GEN-2.9, GEN-28.26 */
export function whyNotDiscardEvent(s: State, card: number): RuleId | null {
  if (!isDisplayed(s, card)) return "GEN-28.26";
  return at(EVENT_PROTECTED, card) === 1 ? "GEN-2.9" : null;
}

export function canDiscardEvent(s: State): boolean {
  for (let card = 0; card < EVENTS.length; card++) if (whyNotDiscardEvent(s, card) === null) return true;
  return false;
}

// --- Laws -----------------------------------------------------------------------------------------------------------

export function whyNotLaw(s: State, law: number): RuleId | null {
  if (!hasBit(s.lawDisplay, law) || isExcluded(s, law)) return "GEN-22.2";
  return lawCount(s) >= TRACKS.laws.max ? "GEN-22.3" : null;
}

export function canEnact(s: State): boolean {
  if (lawCount(s) >= TRACKS.laws.max) return false;
  for (let rest = s.lawDisplay; rest !== 0; rest = dropLowest(rest))
    if (!isExcluded(s, lowestBit(rest))) return true;
  return false;
}

/** GEN-22.2: which consequence will come is not decided before it does. */
export function enact(s: State, law: number, { emit }: Context): void {
  s.lawDisplay = withoutBit(s.lawDisplay, law);
  s.laws[lawCount(s)] = law + 1;
  s.duskLaws = withBit(s.duskLaws, law);
  emit?.(events.make("lawEnacted", null, { law }));
  push(s, at(LAW_CODE, law));
}

// --- Automata -------------------------------------------------------------------------------------------------------

/** New ones act from the next Action phase on; those that go leave the Reserve first. */
export function changeAutomata(s: State, n: number, { emit }: Context): void {
  const automata = Math.max(0, Math.min(TRACKS.automata.max, s.automata + n));
  const by = automata - s.automata;
  if (by === 0) return;
  s.automata = automata;
  if (by < 0 && inAction(s)) {
    const taken = Math.min(-by, at(s.reserve, AUTOMATON));
    add(s.reserve, AUTOMATON, -taken);
    add(s.fielded, AUTOMATON, -taken);
  }
  emit?.(events.make("automataChanged", null, { n: by, automata }));
}
