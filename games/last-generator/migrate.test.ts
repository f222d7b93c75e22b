import type { GameEvent } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { SCENARIOS } from "./content/scenarios.ts";
import { COUNTERS } from "./data.ts";
import { migrate } from "./migrate.ts";

const SEEDS = COUNTERS.indexOf("seeds");

describe("a game of rules 4", () => {
  const vault = (seeds: number) => ({
    scenario: 2,
    counters: COUNTERS.map((_, i) => (i === SEEDS ? seeds : 0)),
  });

  test("GEN-13.8 · the end asks for two more drawers of seed, and the vault has two more", () => {
    expect(migrate.state(vault(3), 4)).toEqual(vault(5));
    expect(SCENARIOS[2]?.counters?.seeds).toBe(5);
    expect(migrate.state(vault(1), 4)).toEqual(vault(3));
    expect(SCENARIOS[2]?.winAtEnd).toMatchObject({ cmp: ">=", v: 3 });
  });

  test("GEN-14.7 · dead seeds stay dead, other scenarios are left alone", () => {
    expect(migrate.state(vault(0), 4)).toEqual(vault(0));
    const wall = { scenario: 1, counters: [4] };
    expect(migrate.state(wall, 4)).toEqual(wall);
    expect(migrate.state({ scenario: 0, counters: [] }, 4)).toEqual({ scenario: 0, counters: [] });
  });

  test("what was told of the seeds fits what the vault holds now", () => {
    const told = (counter: number, value: number): GameEvent => ({
      type: "counterChanged",
      rule: "GEN-28.38",
      seat: null,
      data: { counter, value },
    });
    expect(migrate.event(told(SEEDS, 2), 4)).toEqual(told(SEEDS, 4));
    expect(migrate.event(told(SEEDS, 0), 4)).toEqual(told(SEEDS, 0));
    expect(migrate.event(told(1 - SEEDS, 2), 4)).toEqual(told(1 - SEEDS, 2));
  });

  test("rules 5 are left alone", () => {
    expect(migrate.state(vault(3), 5)).toEqual(vault(3));
  });
});
