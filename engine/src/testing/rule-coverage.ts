import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Language, RuleBook } from "../text.ts";

const RULE_LINE = /^\s*[-*]\s+\*\*([A-Z]+-\d+\.\d+)\*\*(.*)$/gm;
const NOT_TESTABLE = /\(not testable: [^)]+\)/;
const TEST_TITLE = /\b(?:test|it|describe)(?:\.each\([\s\S]*?\))?\(\s*(["'`])([\s\S]*?)\1/g;
const RULE_ID = /[A-Z]+-\d+\.\d+/g;

/** Fails when a rule of `RULES.md` is proved by no test or lacks its text in a language. `folder` is the game's. */
export function describeRuleCoverage(
  folder: string,
  books: Readonly<Record<Language, () => Promise<RuleBook>>>,
): void {
  const lines = [...readFileSync(join(folder, "RULES.md"), "utf8").matchAll(RULE_LINE)];
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
  });
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

function citedIn(source: string): string[] {
  return [...source.matchAll(TEST_TITLE)].flatMap((match) => (match[2] ?? "").match(RULE_ID) ?? []);
}
