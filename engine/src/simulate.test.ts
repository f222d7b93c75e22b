import { expect, test } from "vitest";
import { parseConfig, type TableConfig } from "./game.ts";
import { simulate } from "./simulate.ts";
import { toy } from "./testing/toy.ts";

const config = parseConfig(toy, 3) as TableConfig;

test("parts of a simulation add up to the whole", () => {
  const whole = simulate(toy, config, { games: 20, seed: 5 });
  const parts = [0, 12].map((first) =>
    simulate(toy, config, { games: first === 0 ? 12 : 8, first, seed: 5 }),
  );
  expect(whole.games).toBe(20);
  expect(parts.reduce((sum, part) => sum + part.moves, 0)).toBe(whole.moves);
  for (let seat = 0; seat < 3; seat++) {
    expect(parts.reduce((sum, part) => sum + (part.scoreSums[seat] ?? 0), 0)).toBe(whole.scoreSums[seat]);
  }
});

test("every state is looked at, and complaints name their game", () => {
  const seen: (number | null)[] = [];
  const inspect = (_: unknown, move: number | null): string[] => {
    seen.push(move);
    return move === null ? ["begun"] : [];
  };
  const result = simulate(toy, config, { games: 2, first: 7, seed: 5, inspect });
  expect(seen.length).toBe(result.moves + 2);
  expect(result.violations).toBe(2);
  expect(result.complaints).toEqual(["game 7: begun", "game 8: begun"]);
});

test("a game longer than its game allows is a violation and is broken off", () => {
  const endless = { ...toy, longest: 4, actor: () => 0 };
  const result = simulate(endless, config, { games: 2, seed: 1, inspect: () => [] });
  expect(result.moves).toBe(8);
  expect(result.complaints).toEqual(["game 0: not over after 4 moves", "game 1: not over after 4 moves"]);
});

test("a victory of all together is a whole victory for each", () => {
  const together: typeof toy = {
    ...toy,
    cooperative: true,
    result: (s) => ({ seats: toy.result(s).seats.map((seat) => ({ ...seat, rank: 1 })) }),
  };
  expect(simulate(together, config, { games: 4, seed: 1 }).winsBySeat).toEqual([4, 4, 4]);
});
