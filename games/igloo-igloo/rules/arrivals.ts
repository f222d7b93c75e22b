/** Animals that come out of their pools; from a pool that runs dry comes only what is left (IGL-5.4). */
import { add, at, type Context, type Random, type RuleId } from "@banquise/engine";
import { BEAR, FISH, FOX, KIND_COUNT } from "../data.ts";
import { events } from "../events.ts";
import { putAnimal } from "../pieces.ts";
import type { State } from "../state.ts";

/** IGL-2.2, IGL-5.1 */
export const bringFish = (s: State, space: number, count: number, rule: RuleId, context: Context): void =>
  bring(s, space, count, FISH, FOX, rule, context);

/** IGL-5.3 */
export const bringFox = (s: State, space: number, context: Context): void =>
  bring(s, space, 1, FOX, BEAR, "IGL-5.3", context);

/** IGL-5.2 */
export const bringBear = (s: State, space: number, context: Context): void =>
  bring(s, space, 1, BEAR, KIND_COUNT, "IGL-5.2", context);

/** Draws animals of the kinds from `from` to below `to`. */
function bring(
  s: State,
  space: number,
  count: number,
  from: number,
  to: number,
  rule: RuleId,
  { random, emit }: Context,
): void {
  const kinds: number[] | null = emit ? [] : null;
  let left = 0;
  for (let kind = from; kind < to; kind++) left += at(s.pools, kind);
  for (let drawn = 0; drawn < count && left > 0; drawn++) {
    const kind = draw(s.pools, from, left--, random);
    putAnimal(s, space, kind);
    kinds?.push(kind);
  }
  if (emit && kinds) emit(events.make("animalsArrived", null, { space, kinds }, { rule }));
}

/** Any of the `left` animals of a species, each as likely as the others. */
function draw(pools: Uint8Array, from: number, left: number, random: Random): number {
  let kind = from;
  for (let rest = random.int(left); rest >= at(pools, kind); kind++) rest -= at(pools, kind);
  add(pools, kind, -1);
  return kind;
}
