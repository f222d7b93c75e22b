/**
 * How likely a city lives, for people who ask. Logistic regression over 340 games, one to four seats, by a bot that thinks
 * for 100 iterations and overlooks nothing: the logarithm of the odds grows with the standing, the faster the later it is.
 */
import { SCENARIOS } from "./content/scenarios.ts";
import type { State } from "./state.ts";
import { standingFrom } from "./worth.ts";

/** Coefficients of 1, t and t², t being the part of the nights that is behind. */
type Curve = readonly [number, number, number];

interface Odds {
  /** Before the first night, when a city has yet to be built. */
  readonly start: number;
  readonly even: Curve;
  /** For 100 points of standing. */
  readonly standing: Curve;
}

/** By scenario. */
const ODDS: readonly Odds[] = [
  { start: 0.69, even: [-3.03, -2.12, 5.21], standing: [2.88, -1.95, 4.2] },
  { start: -0.93, even: [-6.67, -3.39, 6.98], standing: [2.78, -2.75, 4.57] },
  { start: -1.31, even: [-4.1, -3.73, 5.98], standing: [1.37, -1.7, 3.5] },
];

const on = ([a, b, c]: Curve, t: number): number => a + t * (b + t * c);

/** `points`: those that are expected. */
export function chanceToWin(s: State, points: number): number {
  const { start, even, standing } = ODDS[s.scenario] as Odds;
  const t = s.nights / (SCENARIOS[s.scenario]?.rounds ?? 1);
  const odds = s.nights === 0 ? start : on(even, t) + on(standing, t) * (standingFrom(s, points) / 100);
  return 1 / (1 + Math.exp(-odds));
}
