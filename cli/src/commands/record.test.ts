import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { cli, freshFolder } from "../testing.ts";

interface Recorded {
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
  readonly index: number;
  readonly bots?: readonly string[];
  readonly decisions: readonly {
    readonly seat: number;
    readonly legal: readonly number[];
    readonly move: number;
    readonly visits?: readonly number[];
  }[];
  readonly result: { readonly ranks: readonly number[]; readonly totals: readonly number[] };
}

async function recorded(line: string): Promise<Recorded[]> {
  const path = join(await freshFolder(), "games.jsonl.gz");
  const { code, err } = await cli(`${line} --record ${path}`);
  expect([code, err]).toEqual([0, ""]);
  const lines = gunzipSync(await readFile(path))
    .toString("utf8")
    .trim()
    .split("\n");
  return lines.map((each) => JSON.parse(each));
}

test("arena writes every game in order, whatever the number of threads", async () => {
  const line = "arena blueprints --bots greedy,random --games 70 --iterations 8 --seed 3";
  const games = await recorded(line);
  expect(games.map(({ index }) => index)).toEqual([...Array(70).keys()]);
  expect(games[0]).toMatchObject({
    game: "blueprints",
    version: 1,
    seats: 2,
    seed: 3,
    bots: ["greedy", "random"],
  });
  expect(games[1]?.bots).toEqual(["random", "greedy"]);
  for (const { decisions } of games) for (const { legal, move } of decisions) expect(legal).toContain(move);
  expect(await recorded(`${line} --jobs 2`)).toEqual(games);
});

test("the visits of searches come along when they are asked for", async () => {
  const [game] = await recorded("arena blueprints --bots level2,random --games 1 --visits");
  const searched = game?.decisions.filter(({ visits }) => visits !== undefined) ?? [];
  expect(searched.length).toBeGreaterThan(10);
  for (const { legal, visits } of searched) expect(visits).toHaveLength(legal.length);
});

test("sim and lab write theirs", async () => {
  const games = await recorded("sim blueprints --seats 3 --games 5 --seed 2");
  expect(games).toHaveLength(5);
  expect(games[0]?.bots).toBeUndefined();
  expect(games[0]?.result.totals).toHaveLength(3);
  expect(await recorded("lab blueprints --bots random --games 3 --report /dev/null")).toHaveLength(3);
});

test("what stands in a ledger cannot be written down again", async () => {
  const folder = await freshFolder();
  const line = `arena blueprints --bots random,random --games 1 --ledger ${folder}/l --record ${folder}/r.gz`;
  expect((await cli(line)).err).toContain("exclude each other");
  expect((await cli(`sim blueprints --games 1 --record ${folder}/none/r.gz`)).err).toContain(
    "cannot be written",
  );
});
