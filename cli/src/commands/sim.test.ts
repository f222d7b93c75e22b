import { expect, test } from "vitest";
import { cli } from "../testing.ts";

async function sim(line: string): Promise<Record<string, unknown>> {
  const { code, out } = await cli(`sim blueprints --json ${line}`);
  expect(code).toBe(0);
  return JSON.parse(out);
}

test("plays games and counts", async () => {
  const result = await sim("--seats 3 --games 200 --seed 7");
  expect(result).toMatchObject({ game: "blueprints", seats: 3, games: 200, seed: 7, violations: 0 });
  expect(result.moves).toBeGreaterThan(200 * 54);
  expect(result.gamesPerSecond).toBeGreaterThan(0);
  expect(result.movesPerSecond).toBeGreaterThan(0);
  expect(result.meanScore).toHaveLength(3);
  const wins = result.winsBySeat as number[];
  expect(wins.reduce((sum, share) => sum + share)).toBeCloseTo(200);
});

test("the result depends on the seed, not on the number of threads", async () => {
  const facts = ({ moves, meanScore, winsBySeat, violations }: Record<string, unknown>): unknown => ({
    moves,
    meanScore,
    winsBySeat,
    violations,
  });
  const one = facts(await sim("--seats 4 --games 150 --seed 3"));
  expect(facts(await sim("--seats 4 --games 150 --seed 3 --jobs 3"))).toEqual(one);
  expect(facts(await sim("--seats 4 --games 150 --seed 4"))).not.toEqual(one);
});

test.each(["--check", "--check=full", "--check=invariants"])(
  "%s finds nothing wrong with Blueprints",
  async (check) => {
    const result = await sim(`--seats 2 --games 3 ${check}`);
    expect(result).toMatchObject({ violations: 0, complaints: [], check: check.slice(8) || "full" });
  },
);

test("variants are passed on", async () => {
  expect(await sim("--seats 2 --games 2 --option firstSeat=1")).toMatchObject({
    options: { firstSeat: "1" },
  });
});

test("speaks to people too", async () => {
  const { out } = await cli("sim blueprints --seats 2 --games 1500 --lang fr");
  expect(out).toMatch(/^1\s500 parties, /);
  const checked = await cli("sim blueprints --seats 2 --games 2 --check=invariants --lang fr");
  expect(checked.out).toContain("Toutes les vérifications tiennent");
});
