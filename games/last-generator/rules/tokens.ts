/** Hope and Discontent (GEN-15). */
import { at, type Context, type RuleId } from "@banquise/engine";
import { TRACKS } from "../content/tracks.ts";
import { DISCONTENT, HOPE, LOST_DISCONTENT, LOST_HOPE, TOKEN_TYPES, TRACK_SPACES } from "../data.ts";
import { events } from "../events.ts";
import { bagOf, bagSize, countTokens, tokenAt, tokenCode, tokensOn } from "../queries.ts";
import type { State } from "../state.ts";
import { lose } from "./frames.ts";

const codeName = (track: number, type: number): number => track * TOKEN_TYPES + type;

/** GEN-15.3: drawing needs an empty space and a token in the bag. */
export const canDraw = (s: State, track: number): boolean =>
  tokensOn(s, track) < TRACK_SPACES && bagSize(s, track) > 0;

export const hasToken = (s: State, track: number, type: number, active: boolean): boolean =>
  countTokens(s, track, tokenCode(type, active)) > 0;

/** Whether any token of the track lies on that side; `type` counts from 1, 0 for any. */
export function hasSide(s: State, track: number, active: boolean, type = 0): boolean {
  if (type > 0) return hasToken(s, track, type - 1, active);
  for (let t = 0; t < TOKEN_TYPES; t++) if (hasToken(s, track, t, active)) return true;
  return false;
}

/** Draws a token and puts it, exhausted or active, on the leftmost empty space. */
export function drawToken(s: State, track: number, active: boolean, context: Context): void {
  let rest = context.random.int(bagSize(s, track));
  let type = 0;
  while (rest >= bagOf(s, track, type)) rest -= bagOf(s, track, type++);
  const space = tokensOn(s, track);
  s.tokens[track * TRACK_SPACES + space] = tokenCode(type, active);
  context.emit?.(events.make("tokenDrawn", null, { track, token: codeName(track, type) }));
  if (track === DISCONTENT && space + 1 >= TRACKS.discontent.lossAt) lose(s, LOST_DISCONTENT, context);
}

export function turnToken(s: State, track: number, type: number, active: boolean, { emit }: Context): void {
  s.tokens[spaceWith(s, track, tokenCode(type, !active))] = tokenCode(type, active);
  emit?.(
    events.make(active ? "tokenActivated" : "tokenExhausted", null, { track, token: codeName(track, type) }),
  );
}

/** GEN-15.5: an exhausted token goes back to its bag, and the gap closes to the left. */
export function removeToken(s: State, track: number, type: number, context: Context): void {
  const last = (track + 1) * TRACK_SPACES - 1;
  for (let space = spaceWith(s, track, tokenCode(type, false)); space < last; space++)
    s.tokens[space] = at(s.tokens, space + 1);
  s.tokens[last] = 0;
  context.emit?.(events.make("tokenRemoved", null, { track, token: codeName(track, type) }));
  if (track === HOPE && tokensOn(s, track) === 0) lose(s, LOST_HOPE, context);
}

/** GEN-15.4 */
export function raiseTyped(s: State, track: number, type: number, context: Context): void {
  if (canDraw(s, track)) drawToken(s, track, false, context);
  if (s.outcome === 0 && hasToken(s, track, type, false)) turnToken(s, track, type, true, context);
}

/** The leftmost space of a track with such a token, as an index of `tokens`. */
function spaceWith(s: State, track: number, code: number): number {
  let space = 0;
  while (tokenAt(s, track, space) !== code) space++;
  return track * TRACK_SPACES + space;
}

// --- Which choices there are, by index of `TOKENS` ------------------------------------------------------------------

const trackOf = (token: number): number => (token / TOKEN_TYPES) | 0;
const typeOf = (token: number): number => token % TOKEN_TYPES;

/** Whether a token of that kind and side can be chosen for the question about `s.track`. */
export function whyNotToken(s: State, token: number, active: boolean, type: number): RuleId | null {
  if (trackOf(token) !== s.track) return "GEN-15.2";
  if (type > 0 && typeOf(token) !== type - 1) return "GEN-15.2";
  return hasToken(s, s.track, typeOf(token), active) ? null : "GEN-15.2";
}
