import { describe, expect, it } from "vitest";
import { TRACKS } from "../content/tracks.ts";
import { HOPE, TRACK_SPACES } from "../data.ts";
import { ACTION, DUSK, ENDED, MORNING, NIGHT } from "../phases.ts";
import { tokenCode } from "../queries.ts";
import { layout, type State } from "../state.ts";
import { frostOf, hourOf, MOST_FROST, smokeOf, snowOf } from "./weather.ts";

function city(change: Partial<State> = {}): State {
  const s = layout.create();
  for (let i = 0; i < 5; i++) s.tokens[HOPE * TRACK_SPACES + i] = tokenCode(0, false);
  return Object.assign(s, { heat: 3, cold: 4 }, change);
}

describe("the picture", () => {
  it("frosts as the nearest way to lose comes near, and not before", () => {
    expect(frostOf(city())).toBe(0);
    const grown = Array.from({ length: TRACKS.corpses.lossAt }, (_, corpses) => frostOf(city({ corpses })));
    expect(grown).toEqual([...grown].sort((a, b) => a - b));
    expect(grown[0]).toBe(0);
    expect(grown.at(-1)).toBe(MOST_FROST);
  });

  it("frosts less for a boiler that may still break down once", () => {
    expect(frostOf(city({ pressure: 9 }))).toBeLessThan(frostOf(city({ pressure: 9, overheated: 1 })));
  });

  it("snows harder in the cold, and hardest on the day of a storm", () => {
    expect([1, 4, 7].map((cold) => snowOf(city({ cold })))).toEqual([0, 1, 2]);
    expect(snowOf(city({ cold: 1, storm: 4, round: 4 }))).toBe(3);
    expect(snowOf(city({ cold: 1, storm: 5, round: 4 }))).toBe(0);
  });

  it("smokes as the fire burns", () => {
    expect([0, 1, 4].map((heat) => smokeOf(city({ heat })))).toEqual([0, 1, 3]);
  });

  it("goes from morning to night", () => {
    expect([MORNING, ACTION, DUSK, NIGHT].map((phase) => hourOf(city({ phase })))).toEqual([
      "morning",
      "day",
      "dusk",
      "night",
    ]);
    expect(hourOf(city({ phase: ENDED }))).toBe("dusk");
  });
});
