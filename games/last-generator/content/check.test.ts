import { describe, expect, test } from "vitest";
import { CONSEQUENCES, DUSK_CARDS, EVENTS, MAX_HUNGER, MAX_STACKS, TILES } from "../data.ts";
import { sayEffects } from "../strings/effects.ts";
import { lexicon as en } from "../strings/en/lexicon.ts";
import { lexicon as fr } from "../strings/fr/lexicon.ts";
import { BUILDINGS } from "./buildings.ts";
import { complaintsIn } from "./check.ts";
import { CITIZENS } from "./citizens.ts";
import { CONCERTATIONS } from "./concertations.ts";
import { DUSK } from "./dusk.ts";
import { EXPEDITIONS } from "./expeditions.ts";
import { CALL_OF_DUTY, EXPERTS } from "./experts.ts";
import { LAWS } from "./laws.ts";
import { MORNING } from "./morning.ts";
import { SCENARIOS } from "./scenarios.ts";
import { TECHNOLOGIES } from "./technologies.ts";
import { TRACKS } from "./tracks.ts";
import type { Effect } from "./types.ts";
import { MODIFIERS, OPERATIONS } from "./vocabulary.ts";
import { WEATHER } from "./weather.ts";

const ALL = {
  BUILDINGS,
  CITIZENS,
  CONCERTATIONS,
  DUSK,
  EXPEDITIONS,
  EXPERTS,
  CALL_OF_DUTY,
  LAWS,
  MORNING,
  SCENARIOS,
  TECHNOLOGIES,
  TRACKS,
  WEATHER,
};

/** Every effect anywhere in a piece of content. */
function effectsIn(value: unknown): Effect[] {
  if (typeof value !== "object" || value === null) return [];
  return [...("op" in value ? [value as Effect] : []), ...Object.values(value).flatMap(effectsIn)];
}

describe("the content", () => {
  test("GEN-2.8 GEN-15.6 GEN-30.1 GEN-30.2 · keeps its schema: known effects, queries and references, an open option everywhere", () => {
    expect(complaintsIn(ALL)).toEqual([]);
  });

  test("a card with an unknown effect or a wrong parameter is refused", () => {
    expect(complaintsIn([{ id: "X", effects: [{ op: "explode", n: 1 }] }])[0]).toContain(
      "unknown effect explode",
    );
    expect(complaintsIn([{ effects: [{ op: "gain", res: "gold", n: 1 }] }])[0]).toContain("gold");
    expect(complaintsIn([{ effects: [{ op: "gain", res: "wood" }] }])[0]).toContain("n is missing");
    expect(complaintsIn([{ effects: [{ op: "gain", res: "wood", n: 1, who: "child" }] }])[0]).toContain(
      "no who",
    );
    expect(complaintsIn([{ cond: { q: "moon", cmp: ">=", v: 1 } }])[0]).toContain("moon");
    expect(complaintsIn([{ effects: [{ op: "hope", n: -1, type: "faith" }] }])[0]).toContain("names a type");
    expect(complaintsIn([{ options: [{ cost: { wood: 1 } }] }])[0]).toContain("no option without");
    expect(complaintsIn([{ op: "modifier", mod: "magic", until: "game" }])[0]).toContain("magic");
    expect(complaintsIn([{ op: "modifier", mod: "gatherBonus", n: 1, until: "noon" }])[0]).toContain("noon");
    expect(complaintsIn([{ op: "modifier", mod: "gatherBonus", n: 1 }])[0]).toContain("until is missing");
  });

  test("GEN-30.1 · a condition that compares by an unknown sign, or with no number, is refused", () => {
    expect(complaintsIn([{ cond: { q: "round", cmp: "!=", v: 1 } }])).toEqual(["[0].cond.cmp is !="]);
    expect(complaintsIn([{ req: { q: "round", cmp: ">=" } }])).toEqual(["[0].req.v is missing"]);
    expect(complaintsIn([{ req: { none: [] } }])).toEqual(["[0].req is no condition"]);
  });

  test.each<[string, unknown, string]>([
    ["an effect without its operation", { effects: [{ opp: "gain" }] }, "[0].effects[0] is no effect"],
    ["an effect that is no object", { ability: ["gain"] }, "[0].ability[0] is no effect"],
    ["a list of effects that is none", { onEnact: { op: "gain" } }, "[0].onEnact is not a list"],
    ["a cost in gold", { cost: { gold: 1 } }, "[0].cost.gold is no resource"],
    ["a cost of nothing", { cost: { wood: 0 } }, "[0].cost.wood is 0"],
    ["a choice of nothing", { effects: [{ op: "choose", options: [] }] }, "[0].effects[0] has no option"],
    ["a branch without its condition", { effects: [{ op: "if", do: [] }] }, "[0].effects[0].cond is missing"],
    ["a repetition that asks nothing known", { effects: [{ op: "repeat", count: "moon", do: [] }] }, "moon"],
    [
      "a token of the other track",
      { effects: [{ op: "activate", track: "hope", n: 1, type: "anger" }] },
      "anger",
    ],
    ["a base card called by its id", { effects: [{ op: "addDusk", id: "D01" }] }, "D01"],
    ["two cards of one id", [{ id: "X1" }, { id: "X1" }], "X1 twice"],
  ])("%s is refused", (_, content, words) => {
    expect(complaintsIn([content].flat()).join("\n")).toContain(words);
  });

  test("GEN-3.8 GEN-3.9 GEN-3.10 GEN-18.5 · has the counts of the rules", () => {
    expect([MORNING, DUSK, CONCERTATIONS, WEATHER, LAWS, CONSEQUENCES].map(({ length }) => length)).toEqual([
      24, 24, 6, 27, 20, 40,
    ]);
    expect(
      [CITIZENS, TECHNOLOGIES, EXPEDITIONS, EXPERTS, BUILDINGS, TILES].map(({ length }) => length),
    ).toEqual([18, 12, 24, 6, 26, 28]);
    expect([EVENTS.length, DUSK_CARDS.length, SCENARIOS.length]).toEqual([7, 30, 3]);
    for (const { setup, rounds } of SCENARIOS) {
      expect(setup.weather.reduce((sum, n) => sum + n)).toBe(rounds - 1);
      // No game sees more than two thirds of the sky.
      for (const [i, used] of setup.weather.entries())
        expect(used).toBeLessThanOrEqual((WEATHER.filter(({ stage }) => stage === i + 1).length * 2) / 3);
    }
  });

  test("every operation and modifier of the vocabulary is used, and can be said in both languages", () => {
    const effects = effectsIn(ALL);
    const ops = new Set(effects.map(({ op }) => op as string));
    const mods = new Set(
      effects.flatMap((effect) => (effect.op === "modifier" ? [effect.mod as string] : [])),
    );
    expect(Object.keys(OPERATIONS).filter((op) => !ops.has(op))).toEqual([]);
    expect(Object.keys(MODIFIERS).filter((mod) => !mods.has(mod))).toEqual([]);
    for (const effect of effects) {
      for (const lexicon of [en, fr])
        expect(sayEffects([effect], lexicon)).not.toMatch(/[{}]|undefined|\(s\)/);
    }
  });

  test("GEN-28.19 GEN-28.39 · no content goes beyond what the state can hold", () => {
    const effects = effectsIn(ALL);
    // The marker falls to 0 every evening, and one card is turned before that.
    const ofEvenings = effectsIn([DUSK_CARDS, CONSEQUENCES]).filter(({ op }) => op === "hunger");
    expect(effects.filter(({ op }) => op === "hunger")).toEqual(ofEvenings);
    const worst = Math.max(...ofEvenings.map((effect) => (effect.op === "hunger" ? effect.n : 0)));
    expect(TRACKS.population.max + worst).toBeLessThanOrEqual(MAX_HUNGER);
    const stacks = effects.reduce(
      (sum, effect) => (effect.op === "newExpedition" ? sum + effect.n : sum),
      TRACKS.expeditions.stacks,
    );
    expect(stacks).toBeLessThanOrEqual(MAX_STACKS);
    expect(EXPEDITIONS.every(({ spaces }) => spaces >= 2)).toBe(true);
  });

  test("GEN-25.11 GEN-22.4 · sentences of options, costs and conditions read well", () => {
    expect(sayEffects([{ op: "gain", res: "wood", n: 2 }], en)).toBe("Gain 2 wood.");
    expect(sayEffects([{ op: "hope", n: -1 }], fr)).toBe("L’Espoir baisse de 1.");
    expect(sayEffects([{ op: "pressure", n: "all" }], en)).toBe("Remove all Pressure cubes.");
  });
});
