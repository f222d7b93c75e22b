import { at } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { LOSS_CONDITIONS, SPECIAL_CONDITION, WIN_CONDITION } from "../compile/addresses.ts";
import { GROUPS, OPTION_CONDITION } from "../compile/code.ts";
import { queryNumber } from "../compile/conditions.ts";
import { SCENARIOS } from "../content/scenarios.ts";
import type { Condition } from "../content/types.ts";
import { QUERIES } from "../content/vocabulary.ts";
import { BUILDING_IDS, COUNTERS, LAW_IDS, SPECIALS, TECHNOLOGY_IDS } from "../data.ts";
import { read } from "../oracle/model.ts";
import { isTrue, query } from "../oracle/queries.ts";
import { someCity } from "../oracle/some-city.ts";
import { holds, queryValue } from "./conditions.ts";

const TYPES = ["worker", "engineer", "child"];
/** What each query of the vocabulary can be about. */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  "res.<res>": ["wood", "coal", "steel", "food", "core"],
  "hope.active.<hopeType>": ["resolve", "solidarity", "faith"],
  "discontent.active.<discontentType>": ["anger", "fear", "grief"],
  "sick.<type>": TYPES,
  "citizens.<type>": TYPES,
  "building.<id>": BUILDING_IDS,
  "warm.<id>": BUILDING_IDS,
  "law.<id>": LAW_IDS,
  "tech.<id>": TECHNOLOGY_IDS,
  "counter.<id>": COUNTERS,
};
const NAMES = QUERIES.flatMap(
  (query) => SUBJECTS[query]?.map((subject) => query.replace(/<.*>/, subject)) ?? [query],
);

describe("queries", () => {
  test("GEN-30.2 · all 32 tell of the table what it says in words", () => {
    expect(QUERIES).toHaveLength(32);
    for (let seed = 0; seed < 60; seed++) {
      const s = someCity(seed);
      const model = read(s);
      for (const name of NAMES)
        expect([seed, name, queryValue(s, queryNumber(name))]).toEqual([seed, name, query(model, name)]);
    }
  });

  test.each(NAMES.filter((name) => !/\.(L|T)\d|building|warm|core/.test(name)))(
    "GEN-30.2 · %s is not always the same",
    (name) => {
      const values = Array.from({ length: 40 }, (_, seed) => queryValue(someCity(seed), queryNumber(name)));
      expect(new Set(values).size).toBeGreaterThan(1);
    },
  );

  test("GEN-30.1 GEN-2.8 · every requirement, objective and defeat of the content holds when its words are true", () => {
    const conditions: [number, Condition | undefined | null][] = [
      ...GROUPS.flatMap(({ options, first }) =>
        options.map(({ req }, i): [number, Condition | undefined] => [at(OPTION_CONDITION, first + i), req]),
      ),
      ...SPECIALS.map(({ special }, i): [number, Condition | undefined] => [
        at(SPECIAL_CONDITION, i),
        special.req,
      ]),
      ...SCENARIOS.flatMap(({ winAtEnd, lossIf }, i): [number, Condition | null][] => [
        [at(WIN_CONDITION, i), winAtEnd],
        ...lossIf.map(({ cond }, n): [number, Condition] => [LOSS_CONDITIONS[i]?.[n]?.condition ?? 0, cond]),
      ]),
    ];
    for (let seed = 0; seed < 60; seed++) {
      const s = someCity(seed);
      const model = read(s);
      for (const [address, condition] of conditions)
        expect([seed, condition, holds(s, address)]).toEqual([
          seed,
          condition,
          isTrue(model, condition ?? undefined),
        ]);
    }
  });
});
