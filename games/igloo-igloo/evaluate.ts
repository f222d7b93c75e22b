/** What a position is worth to a seat, in points of the final score: what it has, and what is within reach. */
import { at, type Evaluation, type Move, MoveList, type Seat } from "@banquise/engine";
import { FISH, FOX, IGLOOS, MAX_SEATS, PREY_VALUES, RED_FACES, SIZE, SPACES, TILES } from "./data.ts";
import { first } from "./moves.ts";
import { listLandings } from "./rules/travel.ts";
import { islandPoints, newSurvey, survey, trophyPoints } from "./scoring.ts";
import { DIRECTION_COUNT, neighbour } from "./spaces.ts";
import {
  animalsAt,
  countTiles,
  ENDED,
  FACE_DOWN,
  inuitAt,
  inuitsPerSeat,
  isIce,
  isWater,
  LAND,
  LANDING,
  type State,
  spaceOfInuit,
  tilesInHand,
} from "./state.ts";

/** A kept tile, by red face: thaw, endurance of 1 to 3, harpoon, animal movement. */
const TILE_WORTH = [1.2, 0.5, 1, 1.5, 2, 0.8];
/** A movement point of an animal-move tile that was played. */
const STEP_WORTH = 0.25;
/** The part of an animal's value that counts when the nearest inuit has so many steps to go. */
const NEAR = [0.55, 0.42, 0.31, 0.22, 0.15, 0.1, 0.06, 0.03, 0.01, 0, 0, 0, 0, 0, 0];
/** An igloo that stands; strength on islands, which may decide later. */
const IGLOO_WORTH = 0.8;
const STRENGTH_WORTH = 0.15;
/** An inuit on a corner, with and without a way back to the ice. */
const CORNER_WORTH = -1;
const DRY_CORNER_WORTH = -2.5;
/** Games end with about so many tiles face down; the more there are, the more the islands will still change. */
const TILES_AT_END = 10;
/** No island that may still change counts for more than this. */
const MOST_FOR_AN_ISLAND = 20;

const DISTANCES = Uint8Array.from({ length: SPACES * SPACES }, (_, i) => {
  const from = Math.floor(i / SPACES);
  const to = i % SPACES;
  const columns = Math.abs((from % SIZE) - (to % SIZE));
  return columns + Math.abs(Math.floor(from / SIZE) - Math.floor(to / SIZE));
});

const map = newSurvey();
const landings = new MoveList(SPACES);

function value(s: State, seat: Seat): number {
  const isOver = s.phase === ENDED;
  survey(s, map);
  let islands = 0;
  let strength = 0;
  for (let island = 1; island <= map.count; island++) {
    const points = islandPoints(s, map, island, seat);
    islands += isOver ? points : Math.min(points, MOST_FOR_AN_ISLAND);
    strength += at(map.strengths, island * MAX_SEATS + seat);
  }
  const trophies = trophyPoints(s, seat);
  if (isOver) return trophies + islands;
  return trophies + islands * settled(s) + strength * STRENGTH_WORTH + prospects(s, seat);
}

/** How much of the islands as they are will count: nothing at the start, all near the end. */
function settled(s: State): number {
  const left = Math.max(0, countTiles(s, FACE_DOWN) - TILES_AT_END) / (TILES - TILES_AT_END);
  return (1 - left) * (1 - left);
}

/** What is not scored yet: tiles in hand, igloos, prey within reach, inuits without ice. */
function prospects(s: State, seat: Seat): number {
  let worth = (IGLOOS - at(s.igloosLeft, seat)) * IGLOO_WORTH;
  for (let face = 0; face < RED_FACES; face++)
    worth += tilesInHand(s, seat, face) * (TILE_WORTH[face] as number);
  if (seat === s.active) worth += s.steps * STEP_WORTH;
  for (let inuit = 0; inuit < inuitsPerSeat(s); inuit++) {
    const space = spaceOfInuit(s, seat, inuit);
    if (space < 0 || at(s.tiles, space) !== LAND) continue;
    worth += touchesIce(s, space) ? CORNER_WORTH : DRY_CORNER_WORTH;
  }
  if (s.phase === LANDING && seat === s.active) return worth + preyAfterLanding(s);
  return worth + preyInReach(s, seat, -1, 0);
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

/** Where nothing tells moves apart: catching and building before walking, and a turn is ended last. */
const BIASES: readonly (readonly [Move, number])[] = [
  [first.endTurn, -1],
  [first.buildIgloo, 0.5],
  [first.harpoonHunt, 0.5],
  [first.hunt, 1],
  [first.land, 0],
  [first.kayak, -0.5],
  [0, 0],
];

function bias(_: State, move: Move): number {
  for (const [from, worth] of BIASES) if (move >= from) return worth;
  return 0;
}

export const evaluate: Evaluation<State> = { value, spread: 10, bias, cost: 2 };
