import { parseConfig, type TableConfig } from "@banquise/engine";
import { type LoadedGame, loadGame } from "@banquise/games";
import { expect, test } from "vitest";
import { playArena, standings, wilsonInterval } from "./arena.ts";
import type { Bot } from "./bot.ts";
import { greedy } from "./greedy.ts";
import { random } from "./random.ts";

const { game } = (await loadGame("blueprints")) as LoadedGame;
const config = parseConfig(game, 3) as TableConfig;
const budget = { iterations: 20, milliseconds: Number.POSITIVE_INFINITY };

test("a tournament depends on its seed alone, and parts of it add up to the whole", () => {
  const bots = [greedy, random, random];
  const whole = playArena(game, config, bots, { first: 0, games: 6, seed: 3, budget });
  const parts = [0, 4].map((first) =>
    playArena(game, config, bots, { first, games: first === 0 ? 4 : 2, seed: 3, budget }),
  );
  expect(parts.flat()).toEqual(whole);
  expect(playArena(game, config, bots, { first: 0, games: 6, seed: 4, budget })).not.toEqual(whole);
});

test("seats are rotated", () => {
  const seats: number[] = [];
  let asked = false;
  const observer: Bot = {
    id: "observer",
    choose(question) {
      if (!asked) seats.push(question.seat);
      asked = true;
      return random.choose(question);
    },
  };
  for (let first = 0; first < 4; first++) {
    asked = false;
    playArena(game, config, [observer, random, random], { first, games: 1, seed: 1, budget });
  }
  expect(seats).toEqual([0, 1, 2, 0]);
});

test("every game gives away one victory, shared when it is tied", () => {
  const outcomes = playArena(game, config, [random, random, random], {
    first: 0,
    games: 40,
    seed: 1,
    budget,
  });
  for (const outcome of outcomes) expect(outcome.reduce((sum, { win }) => sum + win, 0)).toBeCloseTo(1);
});

test("standings sum up, entrant by entrant, even when two have the same name", () => {
  const outcomes = [
    [
      { win: 1, score: 10 },
      { win: 0, score: 4 },
    ],
    [
      { win: 0.5, score: 6 },
      { win: 0.5, score: 6 },
    ],
  ];
  expect(standings(["a", "a"], outcomes)).toMatchObject([
    { bot: "a", games: 2, wins: 1.5, winRate: 0.75, meanScore: 8 },
    { bot: "a", games: 2, wins: 0.5, winRate: 0.25, meanScore: 5 },
  ]);
});

test("Wilson's interval is the one of the textbooks", () => {
  const { low, high } = wilsonInterval(8, 10);
  expect(low).toBeCloseTo(0.4902, 3);
  expect(high).toBeCloseTo(0.9433, 3);
  expect(wilsonInterval(0, 10).low).toBe(0);
  expect(wilsonInterval(0, 10).high).toBeCloseTo(0.2775, 3);
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
});

test("a bot that cheats is found out", () => {
  const cheat: Bot = { id: "cheat", choose: () => game.moves.size - 1 };
  expect(() =>
    playArena(game, config, [cheat, random, random], { first: 0, games: 1, seed: 1, budget }),
  ).toThrow("cheat played");
});

test("greedy beats two random bots in at least 80 % of the games", () => {
  const bots = [greedy, random, random];
  const outcomes = playArena(game, config, bots, { first: 0, games: 10, seed: 1, budget });
  const [first] = standings(["greedy", "random", "random"], outcomes);
  expect(first?.winRate).toBeGreaterThanOrEqual(0.8);
}, 30_000);
