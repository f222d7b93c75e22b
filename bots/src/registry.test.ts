import { LANGUAGES } from "@banquise/engine";
import { expect, test } from "vitest";
import { BOT_TEXTS, botName } from "./names.ts";
import { BOT_IDS, botById } from "./registry.ts";

test("every bot has a name of its own in both languages", () => {
  for (const language of LANGUAGES) {
    expect(Object.keys(BOT_TEXTS[language])).toEqual(BOT_IDS);
    const names = BOT_IDS.map((id) => botName(id, language));
    expect(new Set(names).size).toBe(BOT_IDS.length);
    expect(names).not.toContain("");
  }
});

test("six levels come after the bots that do not think ahead", () => {
  expect(BOT_IDS).toEqual(["random", "greedy", "level1", "level2", "level3", "level4", "level5", "level6"]);
  for (const id of BOT_IDS) expect(botById(id)?.id).toBe(id);
  expect(botById("hal")).toBeNull();
});
