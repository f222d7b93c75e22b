import { describe, expect, test } from "vitest";
import { CONSEQUENCE_CODE, DUSK_CODE } from "../compile/addresses.ts";
import { DUSK_IDS } from "../data.ts";
import { moves } from "../moves.ts";
import { ENDED } from "../phases.ts";
import { GROUPS } from "../program.ts";
import type { State } from "../state.ts";
import { arrange, begun, enter, moveOf, newGame, play, resolve } from "../testing.ts";
import { sayOption } from "./effects.ts";
import { lexicon as english } from "./en/lexicon.ts";
import { en } from "./en.ts";
import { lexicon as french } from "./fr/lexicon.ts";
import { fr } from "./fr.ts";
import { rules as rulesEn } from "./rules.en.ts";
import { rules as rulesFr } from "./rules.fr.ts";

const name = (seat: number): string => ["Ada", "Bo", "Cy", "Di"][seat] ?? "";
const said = (s: State, printed: string): string[] =>
  [en, fr].map((text) => text.move(moves.decode(moveOf(printed)), s));

describe("words", () => {
  test("a scene on the way is not the end of the game", () => {
    const scene = begun();
    scene.ask = 0;
    expect(en.prompt(scene)).toBe("The day takes its course.");
    expect(fr.prompt(scene)).toBe("La journée suit son cours.");
    scene.phase = ENDED;
    expect(en.prompt(scene)).toBe("The game is over.");
  });

  test("the prompt says what is asked, and of which card", () => {
    expect(en.prompt(newGame())).toBe("Choose the Expert who will serve you.");
    expect(fr.prompt(begun())).toBe("Choisissez qui part au travail, ou passez.");
    const s = arrange();
    resolve(s, CONSEQUENCE_CODE[31 - 1] ?? 0);
    expect(en.prompt(s)).toBe("A wrong dose. Choose who falls sick.");
    expect(fr.prompt(s)).toMatch(/Choisissez qui tombe malade\.$/);
  });

  test("a name that ends with a mark has no full stop after it", () => {
    const s = arrange();
    resolve(s, DUSK_CODE[DUSK_IDS.indexOf("Q06")] ?? 0);
    expect(fr.prompt(s)).toMatch(/^Et après\s\? Choisissez/);
  });

  test("GEN-6.1 GEN-2.8 · an option says its label, what it costs and what it does", () => {
    const s = arrange({ stock: { wood: 5, food: 5 }, fields: { morningDeck: 1 } });
    enter(s, "morning");
    expect(said(s, "chooseOption 1")[0]).toBe("Patch it (2 wood): remove 1 Pressure cube.");
    expect(said(s, "chooseOption 1")[1]).toBe("Colmater (2 bois)\u00a0: retirez 1 cube Pression.");
    for (const { options } of GROUPS)
      for (const option of options)
        for (const lexicon of [english, french])
          expect(sayOption(option, lexicon)).not.toMatch(/[{}]|undefined|\(s\)| {2}/);
  });

  test("GEN-10.8 · moves name places, goods and warmth", () => {
    const s = arrange({ tiles: { N1: "N06", N2: "N01" }, fields: { heat: 3, cold: 3 } });
    play(s, "actMeeple worker", "actKind gather");
    expect(said(s, "gatherAt N1a")).toEqual([
      "Gather from near ground 1, left (4 wood), warm",
      "Ramasser\u00a0: terrain proche 1, à gauche (4 bois), au chaud",
    ]);
    s.heat = 0;
    expect(said(s, "gatherAt N1a")[0]).toMatch(/cold$/);
  });

  test("the table in words has what a player needs", () => {
    const lines = en.describe(begun(2), 0, name);
    expect(lines[0]).toBe("Day 1 of 10, Action. Ada leads.");
    expect(lines).toContain("Stock: 6 wood, 6 coal, 2 steel, 12 food and 1 steam core.");
    expect(lines).toContain("Heat 0, cold 3; warm from: 1, 2, 3.");
    expect(lines.some((line) => line.startsWith("Generator tile, space 3: Tents"))).toBe(true);
    expect(fr.describe(begun(2), 0, name)[0]).toBe("Jour 1 sur 10, Action. Chef\u00a0: Ada.");
    expect(en.describe(newGame(), 0, name)[0]).toBe("Before the first of 10 days. Ada leads.");
    expect(fr.describe(newGame(), 0, name)[0]).toBe("Avant le premier des 10 jours. Chef\u00a0: Ada.");
  });

  test("a French sign stays on the line of its word", () => {
    const everyText = (value: unknown): string[] =>
      typeof value === "string"
        ? [value]
        : value instanceof Object
          ? Object.values(value).flatMap(everyText)
          : [];
    const texts = [
      ...everyText([french.cards, french.glossary, rulesFr, fr.options]),
      ...fr.describe(begun(2), 0, name),
    ];
    expect(texts.filter((text) => / [:;?!»]|« /.test(text))).toEqual([]);
  });

  test("both rule books have the same sections", () => {
    const shape = (book: typeof rulesEn): string[][] => book.map((section) => Object.keys(section.rules));
    expect(shape(rulesFr)).toEqual(shape(rulesEn));
  });
});
