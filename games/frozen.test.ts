import { readdirSync, readFileSync } from "node:fs";
import { checkExport, importTable, LANGUAGES } from "@banquise/engine";
import { expect, test } from "vitest";
import { loadRules } from "./frozen.ts";
import { catalogue, loadGame } from "./index.ts";

/** Files by the format of exports that they have. */
const FOLDER = new URL("./fixtures/", import.meta.url);
const filesOf = (format: string): string[] =>
  readdirSync(new URL(`${format}/`, FOLDER)).map((file) => `${format}/${file}`);
const files = [...filesOf("exports-1"), ...filesOf("exports-2")];

/** The number of the rules was called version at first. */
function early(file: string): { game: string; number: number; made: object } {
  const made = JSON.parse(readFileSync(new URL(file, FOLDER), "utf8"));
  return { game: made.game, number: made.rules ?? made.version, made };
}

test("there is an early export of each game that was there then", () => {
  expect(filesOf("exports-1").sort()).toEqual(
    ["antarctica", "blueprints", "igloo-igloo", "last-generator", "nunatak"].map(
      (id) => `exports-1/${id}.json`,
    ),
  );
});

test.each(files)("an early export is verified by the rules that it was made by: %s", async (file) => {
  const { game, number, made } = early(file);
  const rules = await loadRules(game, number);
  if (rules === null) throw new Error(`the rules ${number} of ${game} are not kept`);
  expect(rules.version).toBe(number);
  expect(checkExport(rules, made)).toEqual({ verdict: "verified" });
});

test.each(files)("an early export is shown by the rules and in the words of today: %s", async (file) => {
  const { game, number, made } = early(file);
  const [loaded, rules] = [await loadGame(game), await loadRules(game, number)];
  if (loaded === null) throw new Error(`${game} is gone`);
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
