/** Trophies and islands: what everything is worth (IGL-10.1 to IGL-11.4). */
import { at, type Result, type RuleId, type ScoreLine, type Seat, type SeatResult } from "@banquise/engine";
import {
  BEAR,
  FISH,
  FOX,
  GAMERS_VALUES,
  IGLOO_STRENGTH,
  KIND_COUNT,
  KIND_VALUES,
  MAX_INUITS,
  MAX_SEATS,
  SPACES,
} from "./data.ts";
import { DIRECTION_COUNT, NEIGHBOURS } from "./spaces.ts";
import { ENDED, FACE_DOWN, inuitsPerSeat, PLACEMENT, type State } from "./state.ts";

// --- Trophies -----------------------------------------------------------------------------------------------------

/** IGL-10.1 */
export function trophyPoints(s: State, seat: Seat): number {
  let points = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++)
    points += at(s.trophies, seat * KIND_COUNT + kind) * at(KIND_VALUES, kind);
  return points;
}

const SPECIES = [
  { key: "trophies.fish", from: FISH, to: FOX },
  { key: "trophies.fox", from: FOX, to: BEAR },
  { key: "trophies.bear", from: BEAR, to: KIND_COUNT },
] as const;

// --- Islands ------------------------------------------------------------------------------------------------------

/** The islands of a position, written into arrays that are used again and again: nothing is allocated. */
interface Survey {
  /** Number of islands, numbered from 1. */
  count: number;
  /** The island of each space; 0 for none. */
  readonly islandOf: Uint8Array;
  /** Tiles by island. */
  readonly sizes: Uint8Array;
  /** Strength by island and seat (IGL-10.4). */
  readonly strengths: Uint8Array;
}

export const newSurvey = (): Survey => ({
  count: 0,
  islandOf: new Uint8Array(SPACES + 1),
  sizes: new Uint8Array(SPACES + 1),
  strengths: new Uint8Array((SPACES + 1) * MAX_SEATS),
});

/** Tiles of the island that is being surveyed. */
const found = new Uint8Array(SPACES);

/** IGL-10.2 to IGL-10.4 */
export function survey(s: State, out: Survey): void {
  out.islandOf.fill(0);
  out.count = 0;
  for (let space = 0; space < SPACES; space++) {
    if (at(s.tiles, space) >= FACE_DOWN && at(out.islandOf, space) === 0) surveyIsland(s, space, out);
  }
  for (let seat = 0; seat < s.seats; seat++) {
    for (let inuit = 0; inuit < inuitsPerSeat(s); inuit++) {
      const place = at(s.inuits, seat * MAX_INUITS + inuit);
      if (place !== 0) addStrength(out, at(out.islandOf, place - 1), seat, 1);
    }
  }
  for (let space = 0; space < SPACES; space++) {
    const igloo = at(s.igloos, space);
    if (igloo !== 0) addStrength(out, at(out.islandOf, space), igloo - 1, IGLOO_STRENGTH);
  }
}

function surveyIsland(s: State, start: number, out: Survey): void {
  const island = ++out.count;
  out.strengths.fill(0, island * MAX_SEATS, (island + 1) * MAX_SEATS);
  out.islandOf[start] = island;
  found[0] = start;
  let size = 1;
  for (let i = 0; i < size; i++) {
    const first = at(found, i) * DIRECTION_COUNT;
    for (let side = first; side < first + DIRECTION_COUNT; side++) {
      const next = at(NEIGHBOURS, side);
      if (at(s.tiles, next) < FACE_DOWN || at(out.islandOf, next) !== 0) continue;
      out.islandOf[next] = island;
      found[size++] = next;
    }
  }
  out.sizes[island] = size;
}

function addStrength(out: Survey, island: number, seat: Seat, strength: number): void {
  // IGL-10.3: corners belong to no island.
  if (island === 0) return;
  const index = island * MAX_SEATS + seat;
  out.strengths[index] = at(out.strengths, index) + strength;
}

/** IGL-10.5, IGL-11.3 */
const islandValue = (s: State, size: number): number =>
  s.gamers === 0 ? size : at(GAMERS_VALUES, Math.min(size, GAMERS_VALUES.length - 1));

/** Points of a seat for an island (IGL-10.6 to IGL-10.8, IGL-11.4). */
export function islandPoints(s: State, out: Survey, island: number, seat: Seat): number {
  const own = at(out.strengths, island * MAX_SEATS + seat);
  if (own === 0) return 0;
  let best = 0;
  let second = 0;
  let present = 0;
  for (let rival = 0; rival < s.seats; rival++) {
    const strength = at(out.strengths, island * MAX_SEATS + rival);
    if (strength > 0) present++;
    if (strength > best) {
      second = best;
      best = strength;
    } else if (strength < best && strength > second) {
      second = strength;
    }
  }
  const size = at(out.sizes, island);
  const value = islandValue(s, size);
  if (present === 1) return s.gamers === 0 ? size * size : value;
  if (own === best) return value;
  return own === second ? value >> 1 : 0;
}

/** An island as people look at it. */
export interface Island {
  readonly spaces: readonly number[];
  /** By seat. */
  readonly strengths: readonly number[];
  readonly points: readonly number[];
  /** The rule that gives the points. */
  readonly rule: RuleId;
}

const map = newSurvey();

/** All islands, the largest first. */
export function islandsOf(s: State): readonly Island[] {
  survey(s, map);
  const islands: Island[] = [];
  for (let island = 1; island <= map.count; island++) islands.push(islandNumber(s, island));
  return islands.sort((a, b) => b.spaces.length - a.spaces.length);
}

/** From the survey just made. */
function islandNumber(s: State, island: number): Island {
  const spaces: number[] = [];
  for (let space = 0; space < SPACES; space++) if (at(map.islandOf, space) === island) spaces.push(space);
  const strengths: number[] = [];
  const points: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    strengths.push(at(map.strengths, island * MAX_SEATS + seat));
    points.push(islandPoints(s, map, island, seat));
  }
  return { spaces, strengths, points, rule: islandRule(s, strengths) };
}

function islandRule(s: State, strengths: readonly number[]): RuleId {
  const present = strengths.filter((strength) => strength > 0).length;
  if (present === 0) return "IGL-10.8";
  if (s.gamers !== 0) return "IGL-11.4";
  return present === 1 ? "IGL-10.6" : "IGL-10.7";
}

// --- The whole game -----------------------------------------------------------------------------------------------

/** Islands that count: none while inuits are still being placed, or the first one would hold the whole ice floe. */
const countedIslands = (s: State): readonly Island[] => (s.phase === PLACEMENT ? [] : islandsOf(s));

/** What the islands as they lie promise each seat. The ice goes on melting: none of it is won before the end. */
export function promisedPoints(s: State): readonly number[] {
  const islands = countedIslands(s);
  return Array.from({ length: s.seats }, (_, seat) =>
    islands.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
  );
}

/** What the islands promise a seat, line by line; nothing when they have been counted. */
export const sheet = (s: State, seat: Seat): readonly ScoreLine[] =>
  s.phase === ENDED ? [] : islandLines(seat, countedIslands(s));

function trophyLines(s: State, seat: Seat): ScoreLine[] {
  return SPECIES.flatMap(({ key, from, to }) => {
    let points = 0;
    let count = 0;
    for (let kind = from; kind < to; kind++) {
      const caught = at(s.trophies, seat * KIND_COUNT + kind);
      count += caught;
      points += caught * at(KIND_VALUES, kind);
    }
    return count === 0 ? [] : [{ key, points, rule: "IGL-10.1" as const, data: { count } }];
  });
}

/** One line for each island where the seat is present, also when that scores nothing. */
function islandLines(seat: Seat, islands: readonly Island[]): ScoreLine[] {
  return islands.flatMap(({ spaces, strengths, points, rule }) => {
    const strength = strengths[seat] ?? 0;
    if (strength === 0) return [];
    const own = points[seat] ?? 0;
    const alone = strengths.every((other, rival) => rival === seat || other === 0);
    const stronger = new Set(strengths.filter((other) => other > strength)).size;
    const rank = ["first", "second"][stronger] ?? "nothing";
    const data = { size: spaces.length, strength, space: spaces[0] ?? 0, spaces };
    return [{ key: `island.${alone ? "lone" : rank}`, points: own, rule, data }];
  });
}

/** Final placing (IGL-10.9, IGL-10.10). Before the end only trophies are sure. */
export function result(s: State): Result {
  const islands = s.phase === ENDED ? islandsOf(s) : [];
  const scores = Array.from({ length: s.seats }, (_, seat) => {
    const lines = [...trophyLines(s, seat), ...islandLines(seat, islands)];
    const total = lines.reduce((sum, line) => sum + line.points, 0);
    return { lines, total, trophies: trophyPoints(s, seat) };
  });
  const seats = scores.map(({ lines, total, trophies }): SeatResult => {
    const better = scores.filter(
      (other) => other.total > total || (other.total === total && other.trophies > trophies),
    );
    return { total, rank: better.length + 1, lines };
  });
  return { seats };
}
