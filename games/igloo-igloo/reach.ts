/** How far a tribe has to walk for its prey. */
import { at, type Seat } from "@banquise/engine";
import { BEAR, BEAR_VALUE, FISH, FOX, KIND_VALUES, PREY_VALUES, SPACES } from "./data.ts";
import { DIRECTION_COUNT, neighbour, OUTSIDE } from "./spaces.ts";
import { animalsAt, inuitsPerSeat, isIce, isWater, type State, spaceOfInuit } from "./state.ts";

/** An animal that can be paid for with action points. */
export interface Prey {
  readonly space: number;
  readonly kind: number;
  readonly value: number;
}

export function preyOn(s: State): readonly Prey[] {
  const found: Prey[] = [];
  for (let space = 0; space < SPACES; space++) {
    const species = isWater(s, space) ? FISH : FOX;
    for (let kind = species; kind < species + PREY_VALUES; kind++)
      if (animalsAt(s, space, kind) > 0) found.push({ space, kind, value: at(KIND_VALUES, kind) });
  }
  return found;
}

/** Where there is no way on foot. */
export const NO_WAY = BEAR_VALUE * SPACES;

/** Steps on the ice to each space, from the nearest inuit of a seat; nobody walks onto a bear. */
function stepsOf(s: State, seat: Seat): readonly number[] {
  const steps = Array<number>(SPACES + 1).fill(NO_WAY);
  const queue: number[] = [];
  for (let inuit = 0; inuit < inuitsPerSeat(s); inuit++) {
    const space = spaceOfInuit(s, seat, inuit);
    if (space < 0 || steps[space] === 0) continue;
    steps[space] = 0;
    queue.push(space);
  }
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
      const to = neighbour(from, direction);
      if (to === OUTSIDE || steps[to] !== NO_WAY || !isIce(s, to) || animalsAt(s, to, BEAR) > 0) continue;
      steps[to] = (steps[from] ?? 0) + 1;
      queue.push(to);
    }
  }
  return steps;
}

/** Steps that a tribe has to walk until it can catch something on a space: fish from beside it, foxes on their own tile. */
export function stepsToCatch(s: State, seat: Seat): (space: number) => number {
  const steps = stepsOf(s, seat);
  return (space) => {
    if (!isWater(s, space)) return steps[space] ?? NO_WAY;
    const beside = Array.from({ length: DIRECTION_COUNT }, (_, direction) => neighbour(space, direction));
    return Math.min(...beside.filter((to) => to !== OUTSIDE).map((to) => steps[to] ?? NO_WAY));
  };
}
