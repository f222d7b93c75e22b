/** What the games of a tournament say about its entrants. */
import type { GameRecord } from "./tournament.ts";

export interface Standing {
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  /** The 95 % interval of the win rate. */
  readonly low: number;
  readonly high: number;
  readonly meanScore: number;
}

/** How one entrant did in the games that it shared with another. */
export interface Encounter {
  readonly games: number;
  /** Games in which it stood higher; half for those in which both stood equal. */
  readonly ahead: number;
}

/** 95 % of a normal distribution lies within this many standard deviations. */
export const Z = 1.959964;

/** One standing for each entrant, in their order. */
export function standings(entrants: number, records: readonly GameRecord[]): Standing[] {
  const sums = Array.from({ length: entrants }, () => ({ games: 0, wins: 0, score: 0 }));
  for (const record of records) {
    record.entrants.forEach((entrant, seat) => {
      const sum = sums[entrant] as { games: number; wins: number; score: number };
      sum.games++;
      sum.wins += record.wins[seat] ?? 0;
      sum.score += record.scores[seat] ?? 0;
    });
  }
  return sums.map(({ games, wins, score }) => ({
    games,
    wins,
    winRate: games === 0 ? 0 : wins / games,
    ...wilsonInterval(wins, games),
    meanScore: games === 0 ? 0 : score / games,
  }));
}

/** For each entrant, what it did against each other one. */
export function encounters(entrants: number, records: readonly GameRecord[]): Encounter[][] {
  const table = Array.from({ length: entrants }, () =>
    Array.from({ length: entrants }, () => ({ games: 0, ahead: 0 })),
  );
  for (const { entrants: seating, ranks } of records) {
    seating.forEach((entrant, seat) => {
      seating.forEach((rival, place) => {
        if (seat === place) return;
        const cell = table[entrant]?.[rival] as { games: number; ahead: number };
        const own = ranks[seat] as number;
        const other = ranks[place] as number;
        cell.games++;
        cell.ahead += own < other ? 1 : own === other ? 0.5 : 0;
      });
    });
  }
  return table;
}

/** Wilson's interval: right also for few games and for rates near 0 or 1. */
export function wilsonInterval(wins: number, games: number): { low: number; high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const rate = wins / games;
  const weight = Z ** 2 / games;
  const centre = (rate + weight / 2) / (1 + weight);
  const half = (Z / (1 + weight)) * Math.sqrt((rate * (1 - rate)) / games + weight / (4 * games));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
