import { describe, expect, test } from "vitest";
import { WEATHER } from "../content/weather.ts";
import { weatherEffects } from "../strings/effects.ts";
import { board as en } from "../strings/en/board.ts";
import { board as fr } from "../strings/fr/board.ts";
import { phrasesOf } from "./effects.ts";

describe("effects beside their signs", () => {
  test("GEN-15.2 · waking hope and quieting discontent are good news, the reverse is bad", () => {
    const tones = phrasesOf(
      [
        { op: "activate", track: "hope", n: 1 },
        { op: "exhaust", track: "discontent", n: 1 },
        { op: "exhaust", track: "hope", n: 1 },
        { op: "activate", track: "discontent", n: 1, type: "grief" },
      ],
      en,
    ).map(({ tone }) => tone);
    expect(tones).toEqual(["good", "good", "bad", "bad"]);
  });

  test("goods are short, the rest are sentences without their full stop", () => {
    const effects = [
      { op: "gain", res: "core", n: 3 },
      { op: "lose", res: "food", n: 1 },
      { op: "sick", who: "each", n: 2 },
    ] as const;
    expect(phrasesOf(effects, en).map(({ text }) => text)).toEqual([
      "+3 steam cores",
      "−1 food",
      "2 citizens of each type fall sick",
    ]);
    expect(phrasesOf(effects, fr).map(({ text }) => text)).toEqual([
      "+3 noyaux de vapeur",
      "−1 nourriture",
      "2 citoyens de chaque type tombent malades",
    ]);
  });

  test("GEN-8.2 GEN-8.4 GEN-8.5 · a day's sky is told as effects, with nothing that it does not do", () => {
    for (const card of WEATHER) {
      const { cold, radius, scouts, storm } = card;
      expect(weatherEffects(card)).toHaveLength([cold, radius, scouts, storm].filter(Boolean).length);
    }
  });
});
