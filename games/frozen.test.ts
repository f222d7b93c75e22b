import { readdirSync, readFileSync } from "node:fs";
import { checkExport, importTable, LANGUAGES } from "@banquise/engine";
import { expect, test } from "vitest";
import { loadRules } from "./frozen.ts";
import { catalogue, loadGame } from "./index.ts";

const FOLDER = new URL("./fixtures/exports-1/", import.meta.url);
const files = readdirSync(FOLDER);

test("there is an early export of each game that was there then", () => {
  expect(files.sort()).toEqual(
    ["antarctica", "blueprints", "igloo-igloo", "last-generator", "nunatak"].map((id) => `${id}.json`),
  );
});

test.each(files)("an early export is verified by the rules that it was made by: %s", async (file) => {
  const made = JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")) as { game: string; version: number };
  const rules = await loadRules(made.game, made.version);
  if (rules === null) throw new Error(`the rules ${made.version} of ${made.game} are not kept`);
  expect(rules.version).toBe(made.version);
  expect(checkExport(rules, made)).toEqual({ verdict: "verified" });
});

test.each(files)("an early export is shown by the rules and in the words of today: %s", async (file) => {
  const made = JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")) as { game: string; version: number };
  const [loaded, rules] = [await loadGame(made.game), await loadRules(made.game, made.version)];
  if (loaded === null) throw new Error(`${made.game} is gone`);
  const imported = importTable(loaded.game, made, () => rules);
  if ("problem" in imported) throw new Error(imported.detail);
  const { table } = imported;
  for (const language of LANGUAGES) {
    const text = await loaded.text[language]();
    for (const viewer of [0, 1, null, "all"] as const) {
      const lines = table
        .steps(viewer)
        .flatMap(({ events }) => events.map((event) => text.event(event, String)));
      expect(lines.some((line) => line !== null)).toBe(true);
      for (const line of lines)
        expect(line ?? "").not.toMatch(/undefined|NaN|no longer know|ne connaissent plus/);
    }
  }
  expect(table.over).toBe(true);
});

test("frozen rules are kept of games that have newer ones, and of no others", async () => {
  for (const file of readdirSync(new URL("./frozen/", import.meta.url))) {
    const [, id = "", version] = /^(.*)-(\d+)\.js$/.exec(file) ?? [];
    expect((await loadGame(id))?.game.version, file).toBeGreaterThan(Number(version));
  }
});

test("rules that are not kept are nobody's", async () => {
  expect(await loadRules("blueprints", 99)).toBeNull();
  expect(await loadRules("chess", 1)).toBeNull();
  for (const { meta } of catalogue)
    expect(await loadRules(meta.id, (await loadGame(meta.id))?.game.version ?? 0)).not.toBeNull();
});
