/** How the cubes of one throw move through the tower, cube by cube: for those who watch. */
import type { GameEvent } from "@banquise/engine";
import { events } from "../events.ts";

/** Not a slot: the funnel where a flight begins, or the drawer where it ends. */
export const OUTSIDE = -1;

interface Flight {
  /** The slot between the baffles that the cube comes from and goes to, or `OUTSIDE`. */
  readonly from: number;
  readonly to: number;
  /** When it flies: with which throw, from 0. Those that the drawer shakes loose come after the last. */
  readonly beat: number;
}

export interface Fall {
  /** What was lodged and what lay in the drawer before. */
  readonly lodged: number;
  readonly drawer: number;
  /** How many of the lodged come loose. */
  readonly loose: number;
  readonly flights: readonly Flight[];
  readonly beats: number;
  /** Cubes that rise onto the Pressure track. */
  readonly risen: number;
  readonly stay: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** The fall that an event tells of; null when it tells of something else. */
export function fallOf(event: GameEvent): Fall | null {
  const read = events.read(event);
  if (read?.type !== "cubesThrown") return null;
  const { jolted, fell, opened, closed, risen, lodged: stay } = read.data;
  const through = sum(fell);
  const before = stay + closed + opened + sum(jolted) - (fell.length - through);
  const flights: Flight[] = [];
  const lodgedNow: number[] = [];
  let oldest = 0;
  // The longest lodged come loose first. One that was thrown just now is shown falling through at once.
  const shake = (loose: number, beat: number): void => {
    for (let cube = 0; cube < loose; cube++) {
      const thrown = oldest < before ? undefined : lodgedNow.shift();
      if (thrown === undefined) flights.push({ from: oldest++, to: OUTSIDE, beat });
      else flights[thrown] = { ...(flights[thrown] as Flight), to: OUTSIDE };
    }
  };
  fell.forEach((falls, beat) => {
    shake(jolted[beat] ?? 0, beat);
    const to = falls === 1 ? OUTSIDE : before + lodgedNow.length;
    if (to !== OUTSIDE) lodgedNow.push(flights.length);
    flights.push({ from: OUTSIDE, to, beat });
  });
  shake(opened + closed, fell.length);
  return {
    lodged: before,
    drawer: risen - opened - sum(jolted) - through,
    loose: oldest,
    flights,
    beats: fell.length + 1,
    risen,
    stay,
  };
}
