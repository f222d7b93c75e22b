import { expect, test } from "vitest";
import { ratings } from "./ratings.ts";
import { encounters, standings, wilsonInterval } from "./standings.ts";
import type { GameRecord } from "./tournament.ts";

const won = (winner: number, loser: number): GameRecord => ({
  entrants: [winner, loser],
  wins: [1, 0],
  ranks: [1, 2],
  scores: [10, 4],
  moves: 30,
});
const tied = (a: number, b: number): GameRecord => ({
  entrants: [a, b],
  wins: [0.5, 0.5],
  ranks: [1, 1],
  scores: [6, 6],
  moves: 30,
});

test("standings sum up the games that an entrant played, from whichever seat", () => {
  expect(standings(3, [won(0, 1), tied(1, 0), won(2, 0)])).toMatchObject([
    { games: 3, wins: 1.5, winRate: 0.5, meanScore: 20 / 3 },
    { games: 2, wins: 0.5, winRate: 0.25, meanScore: 5 },
    { games: 1, wins: 1, winRate: 1, meanScore: 10 },
  ]);
});

test("encounters say who stood higher, and ties count half", () => {
  const table = encounters(3, [won(0, 1), tied(1, 0), won(2, 0)]);
  expect(table[0]).toEqual([
    { games: 0, ahead: 0 },
    { games: 2, ahead: 1.5 },
    { games: 1, ahead: 0 },
  ]);
  expect(table[2]?.[0]).toEqual({ games: 1, ahead: 1 });
});

test("ratings order entrants by what they won, and more games make them surer", () => {
  const few = ratings(3, [won(0, 1), won(1, 2), won(0, 2)]);
  const [a, b, c] = few.map(({ rating }) => rating) as [number, number, number];
  expect(a).toBeGreaterThan(b);
  expect(b).toBeGreaterThan(c);
  const many = ratings(3, Array.from({ length: 30 }, () => [won(0, 1), won(1, 2), won(0, 2)]).flat());
  const width = ({ low, high }: { low: number; high: number }): number => high - low;
  expect(width(many[0] as { low: number; high: number })).toBeLessThan(
    width(few[0] as { low: number; high: number }),
  );
});

test("those who play alone are not rated against anybody", () => {
  const alone: GameRecord = { entrants: [0], wins: [1], ranks: [1], scores: [180], moves: 40 };
  expect(ratings(1, [alone])[0]?.rating).toBe(25);
});

test("Wilson's interval is the one of the textbooks", () => {
  const { low, high } = wilsonInterval(8, 10);
  expect(low).toBeCloseTo(0.4902, 3);
  expect(high).toBeCloseTo(0.9433, 3);
  expect(wilsonInterval(0, 10).low).toBe(0);
  expect(wilsonInterval(0, 10).high).toBeCloseTo(0.2775, 3);
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
});
