/** What the picture shows of how the city fares: the hour, the snow, the smoke, the frost. */
import { ACTION, DUSK, ENDED, NIGHT } from "../phases.ts";
import { isZoneWarm } from "../rules/warmth.ts";
import type { State } from "../state.ts";
import { dangersOf } from "./dangers.ts";

export type Hour = "morning" | "day" | "dusk" | "night";

export function hourOf({ phase }: State): Hour {
  if (phase >= NIGHT && phase < ENDED) return "night";
  if (phase >= DUSK) return "dusk";
  return phase >= ACTION ? "day" : "morning";
}

/** How hard it snows: 0 hardly, 1 and 2 as the cold grows, 3 on the day of a storm. */
export function snowOf(s: State): number {
  if (s.storm > 0 && s.storm === s.round) return 3;
  return s.cold >= 6 ? 2 : s.cold >= 3 ? 1 : 0;
}

/** How much smoke the stack gives: 0 none, 3 as much as the cold asks for. */
export const smokeOf = ({ heat, cold }: State): number =>
  heat === 0 ? 0 : Math.max(1, Math.round((3 * Math.min(heat, cold)) / Math.max(1, cold)));

/** How many zones are warm. */
export const warmthOf = (s: State): number =>
  s.heat === 0 ? 0 : [0, 1, 2].filter((zone) => isZoneWarm(s, zone)).length;

/** So far on the way to defeat the first frost shows; the rest of the way has as many steps as there are. */
const FIRST_FROST = 0.4;
export const MOST_FROST = 4;

/** How far the frost has grown over the frame: as near as the nearest way to lose is. */
export function frostOf(s: State): number {
  const nearest = Math.max(
    ...dangersOf(s).map(({ name, left, end }) => {
      const gone = 1 - left / end;
      // A first breakdown is survived.
      return name === "generator" && s.overheated === 0 ? gone / 2 : gone;
    }),
  );
  const grown = (nearest - FIRST_FROST) / (1 - FIRST_FROST);
  return Math.max(0, Math.min(MOST_FROST, Math.ceil(grown * MOST_FROST)));
}
