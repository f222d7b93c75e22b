import { parseConfig, type TableConfig } from "@banquise/engine";
import { type AnyState, type LoadedGame, loadGame } from "@banquise/games";
import { expect, test } from "vitest";
import { random } from "../random.ts";
import { addTally, correlation, type Feature, type Features, type LabTally, playLab } from "./lab.ts";
import type { Tournament } from "./tournament.ts";

const { game, text } = (await loadGame("blueprints")) as LoadedGame;
const budget = { iterations: 20, milliseconds: Number.POSITIVE_INFINITY };
const tournament: Tournament<AnyState> = {
  game,
  config: parseConfig(game, 2) as TableConfig,
  entrants: [
    { bot: random, budget },
    { bot: random, budget },
  ],
  seed: 5,
};
const words = { text: await text.en(), actor: "A", other: "B" };
const lab = (first: number, games: number): LabTally => playLab(tournament, { first, games }, words);
const sum = (features: Features): number =>
  Object.values(features).reduce((total, { count }) => total + count, 0);
const weight = (histogram: Record<number, number>, by: (value: number) => number): number =>
  Object.entries(histogram).reduce((total, [value, times]) => total + by(Number(value)) * times, 0);

test("everything that was played is counted once", () => {
  const tally = lab(0, 20);
  expect(tally.games).toBe(20);
  const moves = weight(tally.lengths, (length) => length);
  expect(weight(tally.widths, () => 1)).toBe(moves);
  expect(sum(tally.actions)).toBe(moves);
  for (const [type, choices] of Object.entries(tally.choices)) {
    expect(sum(choices)).toBe(tally.actions[type]?.count);
  }
  expect(tally.wins).toBeCloseTo(20);
  for (const places of [tally.bySeat, tally.byEntrant]) {
    expect(places.map(({ games }) => games)).toEqual([20, 20]);
    expect(places.reduce((wins, place) => wins + place.wins, 0)).toBeCloseTo(20);
  }
  const points = tally.bySeat.reduce((total, { scores }) => total + weight(scores, (score) => score), 0);
  expect(sum(tally.lines)).toBe(points);
});

test("nothing is taken more often than it was offered", () => {
  for (const { offered, count } of Object.values(lab(0, 10).choices).flatMap(Object.values<Feature>)) {
    expect(count).toBeLessThanOrEqual(offered);
  }
});

test("the tallies of parts add up to the tally of the whole", () => {
  expect(addTally(lab(0, 4), lab(4, 6))).toEqual(lab(0, 10));
});

test("what only winners do correlates with winning, what only losers do the other way", () => {
  const tally = lab(0, 40);
  const lines = Object.values(tally.lines);
  const best = Math.max(...lines.map((line) => correlation(tally, line)));
  expect(best).toBeGreaterThan(0.2);
  expect(best).toBeLessThanOrEqual(1);
  const n = 80;
  const winner = { offered: 0, count: 40, squares: 40, withWin: tally.winSquares, seats: 40, wins: 40 };
  expect(correlation({ ...tally, wins: 40, winSquares: 40 }, { ...winner, withWin: 40 })).toBeCloseTo(1);
  expect(correlation({ ...tally, wins: 40, winSquares: 40 }, { ...winner, withWin: 0 })).toBeCloseTo(-1);
  expect(correlation(tally, { ...winner, count: n, squares: n })).toBe(0);
});
