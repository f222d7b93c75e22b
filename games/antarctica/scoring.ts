/** What everything is worth, and who wins. Questions only. */
import { add, at, type Result, type ScoreLine, type Seat } from "@banquise/engine";
import { MAX_SEATS, ZONE_BONUS } from "./data.ts";
import { ASTERISKS_LINE, DISCARDS_LINE, TRACKS_LINE, ZONES_LINE } from "./lines.ts";
import {
  asterisksOf,
  cardsBuilt,
  cubeOn,
  discards,
  isClosed,
  openTracks,
  type State,
  scientistsIn,
} from "./state.ts";
import { countBits, SPACES, TRACK_COUNT, VALUE_AT, ZONE_COUNT } from "./tables.ts";

/**
 * One contest for points: a zone, a track, the asterisk cards or the discarded resources. The caller owns it and may
 * fill it again, so that scoring allocates nothing.
 */
export interface Contest {
  /** What decides the ranking, by seat: pieces, or the space of a cube. */
  readonly amounts: Uint8Array;
  /** What the next seat behind is paid, by seat: pieces, or the value of a cube. */
  readonly worth: Uint8Array;
  readonly points: Uint8Array;
  /** Seats in the first place, as bits. */
  leaders: number;
}

export const newContest = (): Contest => ({
  amounts: new Uint8Array(MAX_SEATS),
  worth: new Uint8Array(MAX_SEATS),
  points: new Uint8Array(MAX_SEATS),
  leaders: 0,
});

const scratch = newContest();

/** ANT-15.2: the first are paid `prize`, all others what one seat of the amount directly above is worth. */
function settle(contest: Contest, seats: number, prize: number): void {
  contest.leaders = 0;
  for (let seat = 0; seat < seats; seat++) {
    const rival = directlyAbove(contest.amounts, seats, seat);
    const takesPart = at(contest.amounts, seat) > 0;
    contest.points[seat] = !takesPart ? 0 : rival < 0 ? prize : at(contest.worth, rival);
    if (takesPart && rival < 0) contest.leaders |= 1 << seat;
  }
}

/** A seat of the next higher amount; -1 when nobody has more. */
function directlyAbove(amounts: Uint8Array, seats: number, seat: Seat): Seat {
  const own = at(amounts, seat);
  let above = -1;
  for (let rival = 0; rival < seats; rival++) {
    const amount = at(amounts, rival);
    if (amount > own && (above < 0 || amount < at(amounts, above))) above = rival;
  }
  return above;
}

/** ANT-15.3, ANT-15.4 */
export function contestZone(s: State, zone: number, out: Contest): void {
  for (let seat = 0; seat < s.seats; seat++) out.amounts[seat] = scientistsIn(s, zone, seat);
  settleZone(out, s.seats, countBits(at(s.buildings, zone)));
}

function settleZone(contest: Contest, seats: number, buildings: number): void {
  let scientists = 0;
  for (let seat = 0; seat < seats; seat++) {
    const count = at(contest.amounts, seat);
    contest.worth[seat] = count;
    scientists += count;
  }
  settle(contest, seats, buildings + scientists + ZONE_BONUS);
}

/** What a seat would gain in a zone by a building with so many of its scientists. */
export function gainInZone(s: State, zone: number, seat: Seat, scientists: number): number {
  contestZone(s, zone, scratch);
  const before = at(scratch.points, seat);
  add(scratch.amounts, seat, scientists);
  settleZone(scratch, s.seats, countBits(at(s.buildings, zone)) + 1);
  return at(scratch.points, seat) - before;
}

/** The value of a cube on a space (ANT-15.5). */
export const cubeValue = (track: number, space: number): number => at(VALUE_AT, track * SPACES + space);

/** ANT-15.5 */
export function contestTrack(s: State, track: number, out: Contest): void {
  for (let seat = 0; seat < s.seats; seat++) out.amounts[seat] = cubeOn(s, track, seat);
  settleTrack(out, s.seats, track);
}

function settleTrack(contest: Contest, seats: number, track: number): void {
  let total = 0;
  for (let seat = 0; seat < seats; seat++) {
    const value = cubeValue(track, at(contest.amounts, seat));
    contest.worth[seat] = value;
    total += value;
  }
  settle(contest, seats, total);
}

/** What a seat would gain on a track by having its cube on a space. */
export function gainOnTrack(s: State, track: number, seat: Seat, space: number): number {
  contestTrack(s, track, scratch);
  const before = at(scratch.points, seat);
  scratch.amounts[seat] = space;
  settleTrack(scratch, s.seats, track);
  return at(scratch.points, seat) - before;
}

/** ANT-15.6 */
export const contestAsterisks = (s: State, out: Contest): void => contestPieces(s, asterisksOf, out);

/** ANT-15.7 */
export const contestDiscards = (s: State, out: Contest): void => contestPieces(s, discards, out);

function contestPieces(s: State, count: (s: State, seat: Seat) => number, out: Contest): void {
  let total = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const amount = count(s, seat);
    out.amounts[seat] = amount;
    out.worth[seat] = amount;
    total += amount;
  }
  settle(out, s.seats, total);
}

// --- The whole board -------------------------------------------------------------------------------------------------

/** All contests in the order of scoring (ANT-15.1): eight zones from the sun's on, five tracks, cards, discards. */
const TRACKS_FROM = ZONE_COUNT;
const ASTERISKS_AT = ZONE_COUNT + TRACK_COUNT;
const DISCARDS_AT = ASTERISKS_AT + 1;
const CONTESTS = DISCARDS_AT + 1;

const zoneOf = (s: State, index: number): number => (s.sun + index) % ZONE_COUNT;

/** Fills the contest with that number; false for a closed zone or a blocked track. */
function fill(s: State, index: number, out: Contest): boolean {
  if (index < TRACKS_FROM) {
    if (isClosed(s, zoneOf(s, index))) return false;
    contestZone(s, zoneOf(s, index), out);
  } else if (index < ASTERISKS_AT) {
    if (index - TRACKS_FROM >= openTracks(s)) return false;
    contestTrack(s, index - TRACKS_FROM, out);
  } else if (index === ASTERISKS_AT) contestAsterisks(s, out);
  else contestDiscards(s, out);
  return true;
}

/** Adds the points of a seat as they stand to the lines of `out`: zones, tracks, asterisk cards, discards. */
export function addPoints(s: State, seat: Seat, out: Float64Array): void {
  for (let index = 0; index < CONTESTS; index++) {
    if (!fill(s, index, scratch)) continue;
    const line = at(LINE_OF_CONTEST, index);
    out[line] = (out[line] as number) + at(scratch.points, seat);
  }
}

const LINE_OF_CONTEST = Uint8Array.from({ length: CONTESTS }, (_, index) => {
  if (index < TRACKS_FROM) return ZONES_LINE;
  if (index < ASTERISKS_AT) return TRACKS_LINE;
  return index === ASTERISKS_AT ? ASTERISKS_LINE : DISCARDS_LINE;
});

/** The points of a seat as they stand. */
export function pointsOf(s: State, seat: Seat): number {
  let total = 0;
  for (let index = 0; index < CONTESTS; index++) {
    if (fill(s, index, scratch)) total += at(scratch.points, seat);
  }
  return total;
}

/** How many first places a seat has, alone or shared (ANT-16.2). */
export function majoritiesOf(s: State, seat: Seat): number {
  let count = 0;
  for (let index = 0; index < CONTESTS; index++) {
    if (fill(s, index, scratch) && (scratch.leaders >> seat) & 1) count++;
  }
  return count;
}

/** A line of the score: of a contest in which the seat gets points; `first` is 1 when it is first there. */
export type ContestLine = Omit<ScoreLine, "key" | "data"> &
  (
    | { readonly key: "zone"; readonly data: { readonly zone: number; readonly first: number } }
    | { readonly key: "track"; readonly data: { readonly track: number; readonly first: number } }
    | { readonly key: "asterisks" | "discards"; readonly data: { readonly first: number } }
  );

const LINE_KEYS: readonly string[] = ["zone", "track", "asterisks", "discards"];

/** A line with its own type, to be read by; null when it is none of this game. */
export const readLine = (line: ScoreLine): ContestLine | null =>
  LINE_KEYS.includes(line.key) ? (line as ContestLine) : null;

/** The line of a seat in the contest that `scratch` holds. */
function lineOf(s: State, index: number, seat: Seat): ContestLine {
  const points = at(scratch.points, seat);
  const first = (scratch.leaders >> seat) & 1;
  if (index < TRACKS_FROM)
    return { key: "zone", points, rule: "ANT-15.3", data: { zone: zoneOf(s, index), first } };
  if (index < ASTERISKS_AT) {
    return { key: "track", points, rule: "ANT-15.5", data: { track: index - TRACKS_FROM, first } };
  }
  if (index === ASTERISKS_AT) return { key: "asterisks", points, rule: "ANT-15.6", data: { first } };
  return { key: "discards", points, rule: "ANT-15.7", data: { first } };
}

/** The points of a seat as they stand, line by line. */
export function sheet(s: State, seat: Seat): readonly ScoreLine[] {
  const lines: ScoreLine[] = [];
  for (let index = 0; index < CONTESTS; index++) {
    if (fill(s, index, scratch) && at(scratch.points, seat) > 0) lines.push(lineOf(s, index, seat));
  }
  return lines;
}

/** Final placing, or the standing so far (ANT-16.1 to ANT-16.4). */
export function result(s: State): Result {
  const merits = Array.from({ length: s.seats }, (_, seat) => {
    const lines = sheet(s, seat);
    const total = lines.reduce((sum, line) => sum + line.points, 0);
    return { lines, total, decisive: [total, majoritiesOf(s, seat), cardsBuilt(s, seat)] };
  });
  const seats = merits.map(({ lines, total, decisive }) => {
    const better = merits.filter((other) => compare(other.decisive, decisive) > 0).length;
    return { total, rank: better + 1, lines };
  });
  return { seats };
}

function compare(a: readonly number[], b: readonly number[]): number {
  const decisive = a.findIndex((merit, i) => merit !== b[i]);
  return decisive < 0 ? 0 : (a[decisive] as number) - (b[decisive] as number);
}
