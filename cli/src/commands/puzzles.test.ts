import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Puzzle } from "@banquise/engine";
import { expect, test } from "vitest";
import { cli } from "../testing.ts";

test("verifies the puzzles that are here, for programs and for people", async () => {
  const { code, out } = await cli("puzzles blueprints --verify --json");
  const { puzzles, ...told } = JSON.parse(out);
  expect(code).toBe(0);
  expect(puzzles).toBeGreaterThan(0);
  expect(told).toEqual({ game: "blueprints", confirmed: puzzles, failed: [] });
  expect((await cli("puzzles blueprints --verify --lang fr")).out).toContain(
    `${puzzles} énigmes sur ${puzzles}`,
  );
});

test("looks for puzzles, and writes a pack with one a line", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "banquise-")), "pack.json");
  const { code, out } = await cli(`puzzles blueprints --games 1 --seats 2 --kind exact --out ${path} --json`);
  expect(code).toBe(0);
  const { decisions, held, puzzles } = JSON.parse(out);
  expect(decisions).toBeGreaterThan(50);
  expect(held).toBeGreaterThanOrEqual(puzzles.length);
  const written: Puzzle[] = JSON.parse(readFileSync(path, "utf8"));
  expect(written).toEqual(puzzles);
});

test.each([
  ["puzzles chess", /chess/],
  ["puzzles blueprints --kind easy", /exact, judged/],
  ["puzzles blueprints --count 0", /--count/],
  ["puzzles blueprints --seats 9", /2.*4/],
])("%s: says what is wrong", async (line, message) => {
  const { code, err } = await cli(line);
  expect(code).toBe(2);
  expect(err).toMatch(message);
});
