/**
 * How likely a city lives, for people who ask. Logistic regression over 810 games of one to four seats, by a bot that thinks for
 * 100 iterations and overlooks nothing: the logarithm of the odds grows with the standing, the faster the later it is.
 * `npm run bench -- chances` fits it anew, and says how true it is in games that it was not fitted to.
 */
import { exp } from "@banquise/engine";
import { SCENARIOS } from "./content/scenarios.ts";
import type { State } from "./state.ts";
import { standingFrom } from "./worth.ts";

/** Coefficients of 1, t and t², t being the part of the nights that is behind. */
type Curve = readonly [number, number, number];

export interface Odds {
  /** Before the first night, when a city has yet to be built, by dial. Later the standing shows what the dial gave. */
  readonly start: readonly number[];
  readonly even: Curve;
  /** For 100 points of standing. */
  readonly standing: Curve;
}

/** By scenario. */
const ODDS: readonly Odds[] = [
  { start: [1.51, 1.18, 0.97], even: [-2.57, -4.33, 7.14], standing: [2.89, -1.5, 3.73] },
  { start: [0.19, -0.15, -0.36], even: [-3.43, -6.28, 9.02], standing: [1.58, -0.58, 1.68] },
  { start: [-1.69, -2.03, -2.24], even: [-5.69, -6.2, 9.96], standing: [1.84, 0.01, 1.89] },
];

const on = ([a, b, c]: Curve, t: number): number => a + t * (b + t * c);

/** `t`: the part of the nights that is behind. */
export function chanceBy(odds: Odds, t: number, dial: number, standing: number): number {
  const { start, even, standing: slope } = odds;
  const logit = t === 0 ? (start[dial] ?? 0) : on(even, t) + on(slope, t) * (standing / 100);
  return 1 / (1 + exp(-logit));
}

/** `points`: those that are expected. */
export function chanceToWin(s: State, points: number): number {
  const t = s.nights / (SCENARIOS[s.scenario]?.rounds ?? 1);
  return chanceBy(ODDS[s.scenario] as Odds, t, s.dial, standingFrom(s, points));
}
