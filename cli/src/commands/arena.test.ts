import { expect, test, vi } from "vitest";
import { cli } from "../testing.ts";

vi.setConfig({ testTimeout: 30_000 });

test("the result has every entrant, and does not depend on the number of threads", async () => {
  const line = "arena blueprints --bots greedy,random,random --games 12 --seed 5 --iterations 40 --json";
  const { code, out } = await cli(line);
  expect(code).toBe(0);
  const { bots } = JSON.parse(out);
  expect(bots.map((entrant: { bot: string }) => entrant.bot)).toEqual(["greedy", "random", "random"]);
  for (const { games, wins, winRate, low, high, meanScore } of bots) {
    expect(games).toBe(12);
    expect(winRate).toBeCloseTo(wins / 12);
    expect(low).toBeLessThanOrEqual(winRate);
    expect(high).toBeGreaterThanOrEqual(winRate);
    expect(meanScore).toBeGreaterThanOrEqual(0);
  }
  expect((await cli(`${line} --jobs 2`)).out).toBe(out);
});

test("thinking can be limited by the clock", async () => {
  const { code, out } = await cli("arena blueprints --bots greedy,random --games 1 --ms 1");
  expect(code).toBe(0);
  expect(out).toContain("95 % interval");
});
