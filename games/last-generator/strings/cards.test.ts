import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { lexicon as en } from "./en/lexicon.ts";
import { lexicon as fr } from "./fr/lexicon.ts";
import type { CardId, CardWords } from "./keys.ts";

const CONTENT = join(import.meta.dirname, "../content");
const content = readdirSync(CONTENT)
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => readFileSync(join(CONTENT, file), "utf8"))
  .join("\n");

const cards = Object.entries(en.cards) as [CardId, CardWords][];

describe("the words of cards", () => {
  test("are all of a card, an option or a way to use a building", () => {
    const unused = cards.filter(([id]) => !content.includes(`id: "${id}"`)).map(([id]) => id);
    const labels = cards.flatMap(([id, { options }]) => Object.keys(options ?? {}).map((n) => `${id}.${n}`));
    expect(unused).toEqual([]);
    expect(labels.filter((label) => !content.includes(`label: "${label}"`))).toEqual([]);
  });

  test("are there in both languages, and are not the same", () => {
    for (const [id, { name, flavour }] of cards) {
      const french = fr.cards[id];
      expect([id, french.name.trim() !== "", french.flavour === undefined]).toEqual([
        id,
        true,
        flavour === undefined,
      ]);
      if (flavour !== undefined) expect(french.flavour).not.toBe(flavour);
      expect(name.trim()).not.toBe("");
    }
  });

  test("are what the content notes beside the id, for those who read it", () => {
    const noted = [...content.matchAll(/id: "([^"]+)", \/\/ (.+)$/gm)].map(([, id, name]) => [id, name]);
    expect(noted).toEqual(noted.map(([id]) => [id, en.cards[id as CardId].name]));
    expect(noted.length).toBeGreaterThan(cards.length / 2);
  });
});
