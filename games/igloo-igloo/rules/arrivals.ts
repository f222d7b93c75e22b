/** Animals that come out of their pools; from a pool that runs dry comes only what is left (IGL-5.4). */
import { at, type Context, type RuleId } from "@banquise/engine";
import { BEAR, FISH, FOX, PREY_VALUES } from "../data.ts";
import { animalsArrived } from "../events.ts";
import { putAnimal } from "../pieces.ts";
import type { State } from "../state.ts";

/** IGL-2.2, IGL-5.1 */
export function bringFish(s: State, space: number, count: number, rule: RuleId, context: Context): void {
  bringPrey(s, space, s.fishPool, FISH, count, rule, context);
}

/** IGL-5.3 */
export function bringFox(s: State, space: number, context: Context): void {
  bringPrey(s, space, s.foxPool, FOX, 1, "IGL-5.3", context);
}

function bringPrey(
  s: State,
  space: number,
  pool: Uint8Array,
  species: number,
  wanted: number,
  rule: RuleId,
  { random, emit }: Context,
): void {
  const kinds: number[] | null = emit ? [] : null;
  let left = 0;
  for (let value = 0; value < PREY_VALUES; value++) left += at(pool, value);
  for (let drawn = 0; drawn < wanted && left > 0; drawn++) {
    const kind = species + random.draw(pool, left--);
    putAnimal(s, space, kind);
    kinds?.push(kind);
  }
  if (emit && kinds) emit(animalsArrived(rule, space, kinds));
}

/** IGL-5.2 */
export function bringBear(s: State, space: number, { emit }: Context): void {
  if (s.bearPool === 0) return;
  s.bearPool--;
  putAnimal(s, space, BEAR);
  if (emit) emit(animalsArrived("IGL-5.2", space, [BEAR]));
}
