import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { catalogue, type LoadedGame, loadGame } from "@banquise/games";
import { expect, test } from "vitest";
import { cli, freshFolder } from "../testing.ts";

test.each(catalogue.map(({ meta }) => meta.id))("%s can be studied, in both languages", async (id) => {
  const report = join(await freshFolder(), "lab.html");
  for (const [lang, title] of [
    ["fr", "laboratoire"],
    ["en", "laboratory"],
  ]) {
    const { code, err } = await cli(`lab ${id} --bots random --games 4 --lang ${lang} --report ${report}`);
    expect(err).toBe("");
    expect(code).toBe(0);
    const page = await readFile(report, "utf8");
    expect(page).toContain(title);
    expect(page).not.toMatch(/<script|https?:|undefined|NaN/);
    // Bots and moves are told in words, never by what programs call them.
    const { moves } = ((await loadGame(id)) as LoadedGame).game;
    const names = moves.types.map(({ type }) => type).filter((type) => /[A-Z]/.test(type));
    for (const name of [...names, "random"]) expect(page).not.toMatch(new RegExp(`\\b${name}\\b`));
  }
});

test("the figures do not depend on the number of threads, and say how strength grows", async () => {
  const line =
    "lab blueprints --bots greedy --seats 2 --games 6 --seed 2 --iterations 20 --budgets 1,20 --json";
  const { code, out } = await cli(line);
  expect(code).toBe(0);
  const { tally, strength } = JSON.parse(out);
  expect(tally.games).toBe(6);
  expect(strength.map(({ iterations }: { iterations: number }) => iterations)).toEqual([1, 20]);
  expect(strength[1].standing.games).toBe(6);
  expect((await cli(`${line} --jobs 2`)).out).toBe(out);
});

test("what cannot be studied is refused in words", async () => {
  expect((await cli("lab chess")).err).toContain("chess");
  expect((await cli("lab blueprints --bots random,random --seats 3")).err).toContain("at least 3");
  expect((await cli("lab blueprints --budgets 1,x")).err).toContain("--budgets");
  expect((await cli("lab blueprints --games 0")).err).toContain("--games");
});
