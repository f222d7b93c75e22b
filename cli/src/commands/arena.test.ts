import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cli, freshFolder } from "../testing.ts";

test("the result has every entrant, and does not depend on the number of threads", async () => {
  const line = "arena blueprints --bots greedy,random,random --games 12 --seed 5 --iterations 40 --json";
  const { code, out } = await cli(line);
  expect(code).toBe(0);
  const { bots } = JSON.parse(out);
  expect(bots.map((entrant: { bot: string }) => entrant.bot)).toEqual(["greedy", "random", "random"]);
  for (const { games, wins, winRate, low, high, meanScore, rating } of bots) {
    expect(games).toBe(12);
    expect(winRate).toBeCloseTo(wins / 12);
    expect(low).toBeLessThanOrEqual(winRate);
    expect(high).toBeGreaterThanOrEqual(winRate);
    expect(meanScore).toBeGreaterThanOrEqual(0);
    expect(rating.low).toBeLessThan(rating.rating);
  }
  expect((await cli(`${line} --jobs 2`)).out).toBe(out);
});

test("with more entrants than seats all groups meet", async () => {
  const line = "arena blueprints --bots random,random,greedy@10 --seats 2 --games 4 --json";
  const { games, bots, encounters } = JSON.parse((await cli(line)).out);
  expect(games).toBe(12);
  expect(bots.map((entrant: { name: string; games: number }) => [entrant.name, entrant.games])).toEqual([
    ["random #1", 8],
    ["random #2", 8],
    ["greedy@10", 8],
  ]);
  expect(encounters[2][0].games).toBe(4);
});

test("a tournament that was stopped goes on where it was, with the same result", async () => {
  const ledger = join(await freshFolder(), "run.jsonl");
  const line = "arena blueprints --bots greedy,random --games 6 --iterations 20 --json";
  const { out } = await cli(line);
  expect((await cli(`${line} --ledger ${ledger}`)).out).toBe(out);
  const lines = (await readFile(ledger, "utf8")).split("\n").filter(Boolean);
  expect(lines).toHaveLength(6);
  const half = join(await freshFolder(), "half.jsonl");
  await appendFile(half, `${lines.slice(0, 3).join("\n")}\n${lines[3]?.slice(0, 40)}`);
  expect((await cli(`${line} --ledger ${half}`)).out).toBe(out);
  expect((await readFile(half, "utf8")).split("\n").filter(Boolean)).toHaveLength(3 + 1 + 3);
});

test("a report is a page that stands alone, with its figures beside it", async () => {
  const report = join(await freshFolder(), "arena.html");
  const { code, out } = await cli(
    `arena blueprints --bots greedy,random,random --seats 2 --games 4 --iterations 10 --lang fr --report ${report}`,
  );
  expect(code).toBe(0);
  expect(out).toContain(`Écrit : ${report}`);
  const page = await readFile(report, "utf8");
  expect(page).toContain('<html lang="fr">');
  expect(page).toContain("Un contre un");
  expect(page).not.toMatch(/<script|https?:|src=/);
  const figures = JSON.parse(await readFile(report.replace(".html", ".json"), "utf8"));
  expect(figures.records).toHaveLength(12);
});

test("thinking can be limited by the clock", async () => {
  const { code, out } = await cli("arena blueprints --bots greedy,random --games 1 --ms 1");
  expect(code).toBe(0);
  expect(out).toContain("95 % interval");
});

test("what cannot be played or written is refused in words", async () => {
  expect(await cli("arena blueprints --bots greedy")).toMatchObject({ code: 2 });
  expect((await cli("arena blueprints --bots greedy@x,random")).err).toContain("greedy@x");
  expect((await cli("arena blueprints --bots random,random --seats 3")).err).toContain("at least 3");
  const nowhere = join(await freshFolder(), "no", "such");
  expect((await cli(`arena blueprints --bots random,random --games 1 --ledger ${nowhere}`)).err).toContain(
    nowhere,
  );
  expect((await cli(`arena blueprints --bots random,random --games 1 --report ${nowhere}`)).err).toContain(
    nowhere,
  );
});
