/** Building igloos (IGL-8.12, IGL-8.13). */
import { at, type Context, type RuleId } from "@banquise/engine";
import { IGLOO_COST } from "../data.ts";
import { events } from "../events.ts";
import { putIgloo } from "../pieces.ts";
import { hasInuit, isIce, type State } from "../state.ts";

function hasRival(s: State, space: number): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (seat !== s.active && hasInuit(s, seat, space)) return true;
  return false;
}

/** Whether the active seat can build at all. */
export const mayBuild = (s: State): boolean => s.ap >= IGLOO_COST && at(s.igloosLeft, s.active) > 0;

/** Whether a tile with an inuit of the active seat takes an igloo. */
export const mayBuildAt = (s: State, tile: number): boolean => at(s.igloos, tile) === 0 && !hasRival(s, tile);

export function whyNotBuild(s: State, space: number): RuleId | null {
  if (!isIce(s, space)) return "IGL-1.9";
  if (!hasInuit(s, s.active, space) || hasRival(s, space)) return "IGL-8.12";
  if (at(s.igloos, space) !== 0) return "IGL-1.8";
  if (at(s.igloosLeft, s.active) === 0) return "IGL-8.13";
  return s.ap < IGLOO_COST ? "IGL-8.16" : null;
}

export function buildIgloo(s: State, space: number, { emit }: Context): void {
  s.ap -= IGLOO_COST;
  putIgloo(s, s.active, space);
  if (emit) emit(events.make("iglooBuilt", s.active, { space }));
}
