import { expect, test } from "vitest";
import { cli } from "../testing.ts";

test("the whole book, in both languages", async () => {
  const [en, fr] = await Promise.all([cli("rules blueprints"), cli("rules blueprints --lang fr")]);
  const ids = (text: string): string[] => text.match(/BLU-\d+\.\d+(?= {2})/g) ?? [];
  expect(en.code).toBe(0);
  expect(ids(en.out).length).toBeGreaterThan(50);
  expect(ids(fr.out)).toEqual(ids(en.out));
});

test.each(["BLU-5.1", "blu-5.1", "5.1"])("one rule by %s", async (id) => {
  const { out } = await cli(`rules blueprints ${id}`);
  expect(out.match(/BLU-/g)).toHaveLength(1);
});

test("a chapter, as JSON", async () => {
  const { sections } = JSON.parse((await cli("rules blueprints 5 --json")).out);
  const ids = sections.flatMap((section: { rules: object }) => Object.keys(section.rules));
  expect(ids).toContain("BLU-5.8");
  expect(ids.every((id: string) => id.startsWith("BLU-5."))).toBe(true);
});

test("a rule that the rulebook leaves open is followed by our reading of it", async () => {
  const [en, fr] = await Promise.all([
    cli("rules last-generator 10.7"),
    cli("rules last-generator 10.7 --lang fr"),
  ]);
  expect(en.out).toMatch(/GEN-10\.7 .*\n +Our reading: \S/);
  expect(fr.out).toMatch(/GEN-10\.7 .*\n +Notre lecture : \S/);
});

test("a rule with an example is followed by it", async () => {
  expect((await cli("rules igloo-igloo 10.6")).out).toMatch(/IGL-10\.6 .*\n +Example: \S/);
  expect((await cli("rules igloo-igloo 10.6 --lang fr")).out).toMatch(/IGL-10\.6 .*\n +Exemple : \S/);
});
