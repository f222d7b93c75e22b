/** What a position is worth to a seat, in points of the final score: what it has, and what is within reach. */
import { at, type Context, type Evaluation, type Move, MoveList, Random, type Seat } from "@banquise/engine";
import {
  BASE_AP,
  FISH,
  FOX,
  IGLOOS,
  MAX_SEATS,
  PREY_VALUES,
  RED_FACES,
  SIZE,
  SPACES,
  TILES,
} from "./data.ts";
import { first } from "./moves.ts";
import { displace, listDisplacements } from "./rules/drift.ts";
import { listLandings } from "./rules/travel.ts";
import { islandPoints, newSurvey, survey, trophyPoints } from "./scoring.ts";
import { DIRECTION_COUNT, neighbour } from "./spaces.ts";
import {
  animalsAt,
  countTiles,
  DISPLACE,
  DRIFT,
  ENDED,
  FACE_DOWN,
  inuitAt,
  inuitsPerSeat,
  isIce,
  isWater,
  LAND,
  LANDING,
  layout,
  MELT,
  type State,
  spaceOfInuit,
  tilesInHand,
} from "./state.ts";

/*
 * The weights follow a fit to how games between `greedy` bots ended; those of islands and turns as it gave them, the others
 * adjusted by hand. `progress` grows from 0 to 1 as the tiles that lie face down become fewer; most games end with about seven.
 */

/** A kept tile, by red face: thaw, endurance of 1 to 3, harpoon, animal movement. */
const TILE_WORTH = [0.5, 0.2, 0.4, 0.6, 1.2, 0.4];
/** A turn that begins, an action point, and a movement point of an animal-move tile that was played. */
const TURN_WORTH = 1.2;
const ACTION_WORTH = 0.35;
const STEP_WORTH = 0.25;
/** The part of an animal's value that counts when the nearest inuit has so many steps to go. */
const NEAR = [0.45, 0.32, 0.23, 0.16, 0.11, 0.08, 0.05, 0.03, 0.01, 0, 0, 0, 0, 0, 0];
/** An igloo that stands, at the end and as much less at the start. */
const IGLOO_WORTH = 1.3;
const EARLY_IGLOO = 1.3;
/** An inuit on a corner, with a way back to the ice; without one, at the end. */
const CORNER_WORTH = -0.5;
const DRY_CORNER_WORTH = -2.4;
/** The share of an island that the strength of a seat promises, in tiles; no island counts for more than so many. */
const SHARE_WORTH = 0.54;
const MOST_TILES = 12;
/** The parts of the points of islands that count with the second, the fourth and the twelfth power of the progress. */
const SETTLED_EARLY = 0.16;
const SETTLED_LATE = 0.16;
const SETTLED_LAST = 0.69;
/** No island that may still change counts for more points than this. */
const MOST_FOR_AN_ISLAND = 20;

const DISTANCES = Uint8Array.from({ length: SPACES * SPACES }, (_, i) => {
  const from = Math.floor(i / SPACES);
  const to = i % SPACES;
  const columns = Math.abs((from % SIZE) - (to % SIZE));
  return columns + Math.abs(Math.floor(from / SIZE) - Math.floor(to / SIZE));
});

const map = newSurvey();
const landings = new MoveList(SPACES);

/** What a seat's points are made of, and where each part stands. */
const LINE = { trophies: 0, islands: 1, prey: 2, igloos: 3, hand: 4, corners: 5, turn: 6 } as const;
export type OutlookLine = keyof typeof LINE;
const LINES = Object.keys(LINE);

const lines = new Float64Array(LINES.length);

function value(s: State, seat: Seat): number {
  expect(s, seat, lines);
  return total(lines);
}

function expect(s: State, seat: Seat, out: Float64Array): void {
  // A drift that waits for a displacement counts as carried out.
  fill(s.phase === DISPLACE ? afterDisplacement(s) : s, seat, out);
}

function total(parts: Float64Array): number {
  let sum = 0;
  for (let line = 0; line < LINES.length; line++) sum += parts[line] as number;
  return sum;
}

function fill(s: State, seat: Seat, out: Float64Array): void {
  survey(s, map);
  out.fill(0);
  out[LINE.trophies] = trophyPoints(s, seat);
  if (s.phase === ENDED) out[LINE.islands] = islandsNow(s, seat);
  else foresee(s, seat, out);
}

function islandsNow(s: State, seat: Seat): number {
  let points = 0;
  for (let island = 1; island <= map.count; island++) points += islandPoints(s, map, island, seat);
  return points;
}

/** What is not scored yet. */
function foresee(s: State, seat: Seat, out: Float64Array): void {
  const progress = 1 - countTiles(s, FACE_DOWN) / TILES;
  const igloos = IGLOOS - at(s.igloosLeft, seat);
  const paddles = s.phase === LANDING && seat === s.active;
  out[LINE.islands] = islandsOutlook(s, seat, progress);
  out[LINE.prey] = paddles ? preyAfterLanding(s) : preyInReach(s, seat, -1, 0);
  out[LINE.igloos] = igloos * (IGLOO_WORTH - EARLY_IGLOO * (1 - progress));
  out[LINE.hand] = handWorth(s, seat);
  out[LINE.corners] = cornersWorth(s, seat, progress);
  out[LINE.turn] = seat === s.active ? turnOutlook(s) : 0;
}

/** What the islands as they are promise: little at the start, and not all of it near the end. */
function islandsOutlook(s: State, seat: Seat, progress: number): number {
  let points = 0;
  let share = 0;
  for (let island = 1; island <= map.count; island++) {
    const own = at(map.strengths, island * MAX_SEATS + seat);
    if (own === 0) continue;
    points += Math.min(islandPoints(s, map, island, seat), MOST_FOR_AN_ISLAND);
    let all = 0;
    for (let each = 0; each < s.seats; each++) all += at(map.strengths, island * MAX_SEATS + each);
    share += (Math.min(at(map.sizes, island), MOST_TILES) * own) / all;
  }
  return points * settled(progress) + share * SHARE_WORTH * progress * progress;
}

/** How much of the points of islands as they are will count: most of it only at the very end. */
function settled(progress: number): number {
  const squared = progress * progress;
  const fourth = squared * squared;
  return SETTLED_EARLY * squared + SETTLED_LATE * fourth + SETTLED_LAST * fourth * fourth * fourth;
}

function handWorth(s: State, seat: Seat): number {
  let worth = 0;
  for (let face = 0; face < RED_FACES; face++)
    worth += tilesInHand(s, seat, face) * (TILE_WORTH[face] as number);
  return worth;
}

/** Inuits without ice under their feet. */
function cornersWorth(s: State, seat: Seat, progress: number): number {
  let worth = 0;
  for (let inuit = 0; inuit < inuitsPerSeat(s); inuit++) {
    const space = spaceOfInuit(s, seat, inuit);
    if (space < 0 || at(s.tiles, space) !== LAND) continue;
    worth += touchesIce(s, space) ? CORNER_WORTH : CORNER_WORTH + DRY_CORNER_WORTH * progress;
  }
  return worth;
}

/** What the turn that is being played may still bring: red tiles may be resolved before its melt, and a drift before its actions. */
function turnOutlook(s: State): number {
  const steps = s.steps * STEP_WORTH;
  if (s.phase === MELT || s.resume === MELT) return steps + TURN_WORTH;
  return steps + (s.phase === DRIFT ? BASE_AP : s.ap) * ACTION_WORTH;
}

function touchesIce(s: State, space: number): boolean {
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    if (isIce(s, neighbour(space, direction))) return true;
  }
  return false;
}

/** Prey that an inuit of the seat could walk to, `moved` (-1: none) being thought of as on the space `to`. */
function preyInReach(s: State, seat: Seat, moved: number, to: number): number {
  let worth = 0;
  for (let space = 0; space < SPACES; space++) {
    if (at(s.pieces, space) === 0) continue;
    const swims = isWater(s, space);
    const prey = valueOfPrey(s, space, swims ? FISH : FOX);
    if (prey === 0) continue;
    let nearest = 2 * SIZE;
    for (let inuit = 0; inuit < inuitsPerSeat(s); inuit++) {
      const from = inuit === moved ? to : spaceOfInuit(s, seat, inuit);
      if (from >= 0) nearest = Math.min(nearest, at(DISTANCES, from * SPACES + space));
    }
    // Fish are caught from beside their space.
    worth += prey * (NEAR[swims ? nearest - 1 : nearest] ?? 0);
  }
  return worth;
}

function valueOfPrey(s: State, space: number, species: number): number {
  let worth = 0;
  for (let value = 1; value <= PREY_VALUES; value++)
    worth += animalsAt(s, space, species + value - 1) * value;
  return worth;
}

/** A kayak that was launched counts as if it had landed where most prey is near. */
function preyAfterLanding(s: State): number {
  const inuit = inuitAt(s, s.active, s.focus - 1);
  landings.clear();
  listLandings(s, landings);
  let best = 0;
  for (let i = 0; i < landings.length; i++)
    best = Math.max(best, preyInReach(s, s.active, inuit, landings.at(i) - first.land));
  return best;
}

// --- A drift that waits for a displacement ------------------------------------------------------------------------

const ways = new MoveList(DIRECTION_COUNT);
const tried = layout.create();
const chosen = layout.create();
/** A displacement draws nothing. */
const quiet: Context = { random: Random.of(0), emit: null };

/** The tiles as they will lie, the animals put where that serves the active seat best. */
function afterDisplacement(s: State): State {
  ways.clear();
  listDisplacements(s, ways);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < ways.length; i++) {
    layout.copy(s, tried);
    displace(tried, ways.at(i) - first.displace, quiet);
    const lead = leadOf(tried, s.active);
    if (lead <= best) continue;
    best = lead;
    layout.copy(tried, chosen);
  }
  return chosen;
}

const parts = new Float64Array(LINES.length);

function leadOf(s: State, seat: Seat): number {
  let own = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let each = 0; each < s.seats; each++) {
    fill(s, each, parts);
    if (each === seat) own = total(parts);
    else best = Math.max(best, total(parts));
  }
  return own - best;
}

/** Where nothing tells moves apart: catching and building before walking, and a turn is ended last. */
const PRIORS: readonly (readonly [Move, number])[] = [
  [first.endTurn, -1],
  [first.buildIgloo, 0.5],
  [first.harpoonHunt, 0.5],
  [first.hunt, 1],
  [first.land, 0],
  [first.kayak, -0.5],
  [0, 0],
];

function prior(_: State, move: Move): number {
  for (const [from, worth] of PRIORS) if (move >= from) return worth;
  return 0;
}

export const evaluate: Evaluation<State> = {
  value,
  lines: LINES,
  expect,
  decisiveLead: () => 10,
  prior,
  cost: 2,
};
