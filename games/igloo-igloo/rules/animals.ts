/** Where animals may step (IGL-7.1 to IGL-7.6). */
import { at, type MoveList, type RuleId } from "@banquise/engine";
import { BEAR, BEAR_VALUE, FISH, FOX, PREY_VALUES, SPACES } from "../data.ts";
import { ofStep } from "../moves.ts";
import { kindOf } from "../pieces.ts";
import { DIRECTION_COUNT, neighbour } from "../spaces.ts";
import { animalsAt, FACE_DOWN, isWater, LAND, type State, WATER } from "../state.ts";

const isBearAt = (s: State, space: number): boolean => animalsAt(s, space, BEAR) > 0;

/** IGL-1.10, IGL-7.4, IGL-7.5: fish swim, foxes walk, and neither goes to a bear. */
const preyMayEnter = (s: State, to: number, swims: boolean): boolean => {
  const tile = at(s.tiles, to);
  return (swims ? tile === WATER : tile >= FACE_DOWN) && !isBearAt(s, to);
};

/** IGL-7.6 */
const bearMayEnter = (s: State, to: number): boolean => at(s.tiles, to) !== LAND && !isBearAt(s, to);

const hasPrey = (s: State, space: number): boolean => {
  const kind = isWater(s, space) ? FISH : FOX;
  return animalsAt(s, space, kind) + animalsAt(s, space, kind + 1) + animalsAt(s, space, kind + 2) > 0;
};

/** IGL-6.12 */
export function anyStep(s: State): boolean {
  for (let space = 0; space < SPACES; space++) {
    if (at(s.pieces, space) === 0 || at(s.tiles, space) === LAND) continue;
    const bear = isBearAt(s, space);
    if (!bear && !hasPrey(s, space)) continue;
    const swims = isWater(s, space);
    for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
      const to = neighbour(space, direction);
      if (bear ? bearMayEnter(s, to) : preyMayEnter(s, to, swims)) return true;
    }
  }
  return false;
}

export function listSteps(s: State, out: MoveList): void {
  for (let space = 0; space < SPACES; space++) {
    if (at(s.pieces, space) === 0 || at(s.tiles, space) === LAND) continue;
    if (isBearAt(s, space)) listBearSteps(s, space, out);
    else listPreySteps(s, space, out);
  }
}

function listBearSteps(s: State, space: number, out: MoveList): void {
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    if (bearMayEnter(s, neighbour(space, direction))) out.push(ofStep(space, BEAR_VALUE, direction));
  }
}

/** IGL-7.3: animals of the same kind and value are listed once. */
function listPreySteps(s: State, space: number, out: MoveList): void {
  const swims = isWater(s, space);
  for (let value = 1; value <= PREY_VALUES; value++) {
    if (animalsAt(s, space, (swims ? FISH : FOX) + value - 1) === 0) continue;
    for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
      if (preyMayEnter(s, neighbour(space, direction), swims)) out.push(ofStep(space, value, direction));
    }
  }
}

export function whyNotStepAt(s: State, from: number, value: number, direction: number): RuleId | null {
  const kind = kindOf(s, from, value);
  if (animalsAt(s, from, kind) === 0) return "IGL-7.1";
  const to = neighbour(from, direction);
  if (at(s.tiles, to) === LAND) return "IGL-1.9";
  if (kind === BEAR) return bearMayEnter(s, to) ? null : "IGL-7.6";
  if (kind < FOX) return preyMayEnter(s, to, true) ? null : "IGL-7.4";
  return preyMayEnter(s, to, false) ? null : "IGL-7.5";
}
