/** Moving cubes along the research tracks, and the effects of the spaces they touch. */
import { add, at, type Context, type RuleId, type Seat } from "@banquise/engine";
import { MAX_SEATS } from "../data.ts";
import { events } from "../events.ts";
import { cubeOn, foremost, openTracks, SPARE_CUBES, type State, spareCubes } from "../state.ts";
import { EFFECT_AT, isBlue, SPACES, TRACK_LENGTH, TRACK_SPACES } from "../tables.ts";

/** Spaces of a track with a cube on them, as bits. */
function occupied(s: State, track: number): number {
  let set = 0;
  for (let seat = 0; seat < s.seats; seat++) set |= 1 << cubeOn(s, track, seat);
  return set;
}

/** Free spaces ahead of a seat's cube, as bits. */
function freeAhead(s: State, track: number, seat: Seat): number {
  const behind = (2 << cubeOn(s, track, seat)) - 1;
  return at(TRACK_SPACES, track) & ~occupied(s, track) & ~behind;
}

/** Why a seat cannot advance on a track, by however much. */
export function whyNotAdvance(s: State, seat: Seat, track: number): RuleId | null {
  if (track >= openTracks(s)) return "ANT-2.11";
  if (cubeOn(s, track, seat) === 0 && spareCubes(s, seat) === 0) return "ANT-9.4";
  return freeAhead(s, track, seat) === 0 ? "ANT-9.7" : null;
}

/** Tracks on which a seat can advance, as bits. */
export function tracksFor(s: State, seat: Seat): number {
  let tracks = 0;
  for (let track = 0; track < openTracks(s); track++) {
    if (whyNotAdvance(s, seat, track) === null) tracks |= 1 << track;
  }
  return tracks;
}

/** Where a cube gets to: the last of the next `spaces` free ones (ANT-9.5, ANT-9.6). */
export function destination(s: State, track: number, seat: Seat, spaces: number): number {
  const free = freeAhead(s, track, seat);
  let space = cubeOn(s, track, seat);
  let left = spaces;
  for (let next = space + 1; left > 0 && next <= at(TRACK_LENGTH, track); next++) {
    if (((free >>> next) & 1) === 0) continue;
    space = next;
    left--;
  }
  return space;
}

/** What a cube triggers by reaching or passing a space; a blue one works only beyond what was `reached` before (ANT-9.9). */
export function effectAt(track: number, space: number, reached: number): number {
  const effect = at(EFFECT_AT, track * SPACES + space);
  return isBlue(effect) && space <= reached ? 0 : effect;
}

/** Moves a cube and puts the effects that it triggers at the end of the queue (ANT-9.4, ANT-9.8 to ANT-9.10). */
export function advance(s: State, track: number, seat: Seat, spaces: number, { emit }: Context): void {
  const from = cubeOn(s, track, seat);
  const to = destination(s, track, seat, spaces);
  const reached = foremost(s, track);
  if (from === 0) add(s.stock, SPARE_CUBES + seat, -1);
  s.cubes[track * MAX_SEATS + seat] = to;
  s.eventful = 1;
  if (emit)
    emit(
      events.make(
        "cubeAdvanced",
        seat,
        { track, from, to, spaces },
        { rule: from === 0 ? "ANT-9.4" : "ANT-9.5" },
      ),
    );
  let waiting = s.effects.indexOf(0);
  for (let space = from + 1; space <= to; space++) {
    const effect = effectAt(track, space, reached);
    if (effect === 0) continue;
    s.effects[waiting++] = effect * MAX_SEATS + seat;
    const rule = isBlue(effect) ? "ANT-9.9" : "ANT-9.8";
    if (emit) emit(events.make("effectTriggered", seat, { track, space, effect }, { rule }));
  }
}
