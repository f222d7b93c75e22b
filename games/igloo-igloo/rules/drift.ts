/** Drift: a tile is pushed one space, with all tiles before it (IGL-5.5 to IGL-5.13). */
import { at, type Context, type MoveList, type RuleId } from "@banquise/engine";
import { BEAR, SPACES } from "../data.ts";
import { events } from "../events.ts";
import { first, ofSpaceAndDirection } from "../moves.ts";
import { kindsAt, moveAnimals, moveTile } from "../pieces.ts";
import { DIRECTION_COUNT, neighbour } from "../spaces.ts";
import { animalsAt, DISPLACE, isIce, isWater, type State } from "../state.ts";
import { startActions } from "./turn.ts";

const DRIFT_MOVES = first.drift;
const DISPLACE_MOVES = first.displace;

/** The first space past the chain of tiles (IGL-5.6). */
function endOfChain(s: State, space: number, direction: number): number {
  let end = space;
  while (isIce(s, end)) end = neighbour(end, direction);
  return end;
}

/** The tiles that a push would move, and the first space past them. */
export function chainOf(s: State, space: number, direction: number): readonly number[] {
  const chain = [space];
  for (let at = space; isIce(s, at); at = neighbour(at, direction)) chain.push(neighbour(at, direction));
  return chain;
}

/** IGL-5.10, IGL-5.11: whether the animals in the water at `from` may be moved out of the way to `to`. */
function mayDisplace(s: State, from: number, to: number): boolean {
  if (!isWater(s, to) || animalsAt(s, to, BEAR) > 0) return false;
  return animalsAt(s, from, BEAR) === 0 || at(s.pieces, to) === 0;
}

function countDisplacements(s: State, end: number): number {
  let count = 0;
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    if (mayDisplace(s, end, neighbour(end, direction))) count++;
  }
  return count;
}

/** IGL-5.7, IGL-5.12 */
const mayDriftTo = (s: State, end: number): boolean =>
  isWater(s, end) && (at(s.pieces, end) === 0 || countDisplacements(s, end) > 0);

const opposite = (direction: number): number => (direction + 2) % DIRECTION_COUNT;

export function anyDrift(s: State): boolean {
  for (let end = 0; end < SPACES; end++) {
    if (!mayDriftTo(s, end)) continue;
    for (let side = 0; side < DIRECTION_COUNT; side++) if (isIce(s, neighbour(end, side))) return true;
  }
  return false;
}

/** From every space that tiles may be pushed to, back along the chains that end there: no chain is followed twice. */
export function listDrifts(s: State, out: MoveList): void {
  for (let end = 0; end < SPACES; end++) {
    if (!mayDriftTo(s, end)) continue;
    for (let side = 0; side < DIRECTION_COUNT; side++) {
      const direction = opposite(side);
      for (let space = neighbour(end, side); isIce(s, space); space = neighbour(space, side))
        out.push(ofSpaceAndDirection(DRIFT_MOVES, space, direction));
    }
  }
}

export function whyNotDriftAt(s: State, space: number, direction: number): RuleId | null {
  if (!isIce(s, space)) return "IGL-5.6";
  const end = endOfChain(s, space, direction);
  if (!isWater(s, end)) return "IGL-5.7";
  return mayDriftTo(s, end) ? null : "IGL-5.12";
}

/** Carries out a drift, or asks first where the animals in the way go when there is a choice (IGL-5.12). */
export function drift(s: State, space: number, direction: number, context: Context): void {
  const end = endOfChain(s, space, direction);
  if (at(s.pieces, end) === 0) {
    push(s, space, direction, context);
    return;
  }
  if (countDisplacements(s, end) > 1) {
    s.phase = DISPLACE;
    s.focus = space + 1;
    s.direction = direction + 1;
    return;
  }
  let way = 0;
  while (!mayDisplace(s, end, neighbour(end, way))) way++;
  clear(s, end, way, context);
  push(s, space, direction, context);
}

// --- The animals in the way ---------------------------------------------------------------------------------------

/** Where the animals are that must be moved. */
export const spaceInTheWay = (s: State): number => endOfChain(s, s.focus - 1, s.direction - 1);

export function listDisplacements(s: State, out: MoveList): void {
  const end = spaceInTheWay(s);
  for (let way = 0; way < DIRECTION_COUNT; way++) {
    if (mayDisplace(s, end, neighbour(end, way))) out.push(DISPLACE_MOVES + way);
  }
}

export function whyNotDisplaceTo(s: State, way: number): RuleId | null {
  const end = spaceInTheWay(s);
  if (mayDisplace(s, end, neighbour(end, way))) return null;
  return animalsAt(s, end, BEAR) > 0 ? "IGL-5.11" : "IGL-5.10";
}

export function displace(s: State, way: number, context: Context): void {
  clear(s, spaceInTheWay(s), way, context);
  const space = s.focus - 1;
  const direction = s.direction - 1;
  s.focus = 0;
  s.direction = 0;
  push(s, space, direction, context);
}

function clear(s: State, end: number, way: number, { emit }: Context): void {
  const to = neighbour(end, way);
  const kinds = emit ? kindsAt(s, end) : [];
  moveAnimals(s, end, to);
  const rule = animalsAt(s, to, BEAR) > 0 ? "IGL-5.11" : "IGL-5.10";
  if (emit) emit(events.make("animalsDisplaced", s.active, { from: end, to, kinds }, { rule }));
}

/** IGL-5.8: the tile at the far end moves first. */
function push(s: State, space: number, direction: number, { emit }: Context): void {
  const spaces: number[] | null = emit ? [] : null;
  const back = opposite(direction);
  let to = endOfChain(s, space, direction);
  while (to !== space) {
    const from = neighbour(to, back);
    moveTile(s, from, to);
    spaces?.unshift(from);
    to = from;
  }
  if (emit && spaces) emit(events.make("tilesDrifted", s.active, { direction, spaces }));
  startActions(s);
}
