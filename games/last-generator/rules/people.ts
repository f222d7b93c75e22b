/** Population, sickness, death and care (GEN-16). */
import { add, at, type Context, type RuleId } from "@banquise/engine";
import { DEATH_CODE, DIE_CODE } from "../compile/addresses.ts";
import { slotNamed } from "../compile/modifiers.ts";
import { CITIZEN_TYPE, CITIZENS_OF_TYPE } from "../compile/properties.ts";
import { TRACKS } from "../content/tracks.ts";
import { LOST_CORPSES, MAX_CITIZENS, TYPES } from "../data.ts";
import { events } from "../events.ts";
import { isInHand, modifier } from "../queries.ts";
import type { State } from "../state.ts";
import { discardCitizen, drawCitizen } from "./decks.ts";
import { loseScouts } from "./expeditions.ts";
import { ask, lose, push } from "./frames.ts";

const DEATH_SHIELD = slotNamed("deathShield");

/** GEN-16.3 */
export function sicken(s: State, type: number, context: Context): void {
  const citizens = at(s.citizens, type);
  if (citizens === 0) return;
  if (at(s.sick, type) >= citizens) {
    flip(s, type, context);
    return;
  }
  const sick = add(s.sick, type, 1);
  context.emit?.(events.make("sickened", null, { type, sick }));
}

/** GEN-16.4: the second turn of the marker is a death, with one sick less. */
export function flip(s: State, type: number, { emit }: Context): void {
  if (at(s.sick, type) === 0) return;
  const skull = 1 - at(s.skull, type);
  s.skull[type] = skull;
  emit?.(events.make("markerFlipped", null, { type, skull }));
  if (skull === 1) return;
  add(s.sick, type, -1);
  push(s, at(DIE_CODE, type));
}

/** GEN-16.6: the marker moves, the citizen is gone, and a card is to be found. */
export function die(s: State, type: number, context: Context): void {
  if (at(s.citizens, type) === 0) return;
  s.deaths++;
  const shielded = s.deaths <= modifier(s, DEATH_SHIELD) ? 1 : 0;
  if (shielded === 0) s.corpses++;
  takeAway(s, type);
  context.emit?.(events.make("died", null, { type, corpses: s.corpses, shielded }));
  if (at(s.citizens, type) === 0) loseScouts(s, type, context);
  if (s.corpses >= TRACKS.corpses.lossAt) {
    lose(s, LOST_CORPSES, context);
    return;
  }
  if (!canDrawDeathCard(s) && (s.hand & at(CITIZENS_OF_TYPE, type)) === 0) return;
  s.dying = type + 1;
  ask(s, "deathCard");
}

/** GEN-16.5 */
function takeAway(s: State, type: number): void {
  const left = add(s.citizens, type, -1);
  if (at(s.sick, type) > left) s.sick[type] = left;
  if (at(s.sick, type) === 0) s.skull[type] = 0;
}

export const canDrawDeathCard = (s: State): boolean => (s.citizenDeck | s.citizenDiscard) !== 0;

/** One's own card must be of the type of who died. */
export function whyNotGiveDeathCard(s: State, card: number): RuleId | null {
  return isInHand(s, card) && at(CITIZEN_TYPE, card) === s.dying - 1 ? null : "GEN-16.6";
}

/** The card lies on the discard before its effect runs. `card` is -1 for the top card of the deck. */
export function resolveDeathCard(s: State, card: number, context: Context): void {
  const type = s.dying - 1;
  s.dying = 0;
  const fromHand = card >= 0 ? 1 : 0;
  const turned = fromHand ? card : drawCitizen(s, context);
  discardCitizen(s, turned);
  context.emit?.(events.make("deathCardTurned", null, { card: turned, type, fromHand }));
  push(s, at(DEATH_CODE, turned * TYPES + type));
}

export function join(s: State, type: number, { emit }: Context): void {
  if (at(s.citizens, type) >= MAX_CITIZENS) return;
  add(s.citizens, type, 1);
  emit?.(events.make("joined", null, { type, n: 1 }));
}

/** GEN-16.7 */
export function leave(s: State, type: number, context: Context): void {
  if (at(s.citizens, type) === 0) return;
  takeAway(s, type);
  context.emit?.(events.make("left", null, { type, n: 1 }));
  if (at(s.citizens, type) === 0) loseScouts(s, type, context);
}

/** GEN-16.8: a skull keeps its last one sick. */
export const canCure = (s: State, type: number): boolean => at(s.sick, type) > at(s.skull, type);

export function cure(s: State, type: number, { emit }: Context): void {
  if (!canCure(s, type)) return;
  const sick = add(s.sick, type, -1);
  emit?.(events.make("cured", null, { type, sick }));
}

export function treat(s: State, type: number, { emit }: Context): void {
  if (at(s.skull, type) === 0) return;
  s.skull[type] = 0;
  emit?.(events.make("treated", null, { type }));
}

export function tire(s: State, type: number, { emit }: Context): void {
  add(s.fatigue, type, 1);
  emit?.(events.make("fatigued", null, { type, n: 1 }));
}
