import { type Rating as Belief, rate, rating } from "openskill";
import { Z } from "./standings.ts";
import type { GameRecord } from "./tournament.ts";

/** Strength on the scale of openskill: everybody begins at 25. */
export interface Rating {
  readonly rating: number;
  /** The 95 % interval. */
  readonly low: number;
  readonly high: number;
}

/** Ratings after all games, in their order. Where all seats win or lose together they would say nothing. */
export function ratings(entrants: number, records: readonly GameRecord[]): Rating[] {
  const beliefs: Belief[] = Array.from({ length: entrants }, () => rating());
  for (const { entrants: seating, ranks } of records) {
    if (seating.length < 2) continue;
    const teams = seating.map((entrant) => [beliefs[entrant] as Belief]);
    rate(teams, { rank: [...ranks] }).forEach(([belief], seat) => {
      if (belief) beliefs[seating[seat] as number] = belief;
    });
  }
  return beliefs.map(({ mu, sigma }) => ({ rating: mu, low: mu - Z * sigma, high: mu + Z * sigma }));
}
