import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Language, RuleBook } from "../text.ts";

const RULE_LINE = /^\s*[-*]\s+\*\*([A-Z]+-\d+\.\d+)\*\*(.*)$/gm;
const NOT_TESTABLE = /\(not testable: [^)]+\)/;
/** The section of `RULES.md` that lists what the rulebook leaves open: a table, each row with its rules in the first cell. */
const GAPS = /^## .*\bGaps\b.*$([\s\S]*?)(?=^## |$(?![\s\S]))/m;
const FIRST_CELL = /^\|([^|]*)\|/gm;
const TEST_TITLE = /\b(?:test|it|describe)(?:\.each\([\s\S]*?\))?\(\s*(["'`])([\s\S]*?)\1/g;
const RULE_ID = /[A-Z]+-\d+\.\d+/g;

/**
 * Fails when a rule of `RULES.md` is proved by no test or lacks its text in a language, or when the reason of a reading
 * of our own, listed there among the gaps of the rulebook, is not told to players. `folder` is the game's.
 */
export function describeRuleCoverage(
  folder: string,
  books: Readonly<Record<Language, () => Promise<RuleBook>>>,
): void {
  const markdown = readFileSync(join(folder, "RULES.md"), "utf8");
  const lines = [...markdown.matchAll(RULE_LINE)];
  const ids = lines.map((line) => line[1] as string);
  const testable = lines.filter((line) => !NOT_TESTABLE.test(line[2] ?? "")).map((line) => line[1] as string);

  describe("every rule of RULES.md", () => {
    test("has a number of its own", () => {
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });

    test("is cited by the title of a test", () => {
      const cited = new Set(testFiles(folder).flatMap((file) => citedIn(readFileSync(file, "utf8"))));
      expect(testable.filter((id) => !cited.has(id))).toEqual([]);
    });

    test.each(["fr", "en"] as const)("has its text in %s", async (language) => {
      const book = await books[language]();
      const texts = new Map(book.flatMap((section) => Object.entries(section.rules)));
      expect(ids.filter((id) => !texts.get(id)?.trim())).toEqual([]);
      expect([...texts.keys()].filter((id) => !ids.includes(id))).toEqual([]);
    });

    test.each(["fr", "en"] as const)("that is a reading of our own says why in %s", async (language) => {
      const listed = gapsIn(markdown);
      const told = (await books[language]()).flatMap(({ rules, readings = {} }) =>
        Object.entries(readings).filter(([id, why]) => id in rules && why.trim() !== ""),
      );
      // A list of gaps that names no rule is one that cannot be read.
      expect(listed.length > 0).toBe(GAPS.test(markdown));
      expect(listed.filter((id) => !ids.includes(id))).toEqual([]);
      expect(told.map(([id]) => id).sort()).toEqual(listed);
    });
  });
}

/** The rules in the table of gaps, each once, in the order of the alphabet. */
export function gapsIn(markdown: string): string[] {
  const section = GAPS.exec(markdown)?.[1] ?? "";
  const cells = [...section.matchAll(FIRST_CELL)].map((row) => row[1] ?? "");
  return [...new Set(cells.flatMap((cell) => cell.match(RULE_ID) ?? []))].sort();
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

function citedIn(source: string): string[] {
  return [...source.matchAll(TEST_TITLE)].flatMap((match) => (match[2] ?? "").match(RULE_ID) ?? []);
}
