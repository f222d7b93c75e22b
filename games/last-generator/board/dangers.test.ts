import { describe, expect, it } from "vitest";
import { DISCONTENT, HOPE, TRACK_SPACES } from "../data.ts";
import { tokenCode } from "../queries.ts";
import { layout, type State } from "../state.ts";
import { dangersOf } from "./dangers.ts";

function table(hope: number, discontent: number): State {
  const s = layout.create();
  for (let i = 0; i < hope; i++) s.tokens[HOPE * TRACK_SPACES + i] = tokenCode(0, false);
  for (let i = 0; i < discontent; i++) s.tokens[DISCONTENT * TRACK_SPACES + i] = tokenCode(1, true);
  return s;
}

const leftOf = (s: State): Record<string, number> =>
  Object.fromEntries(dangersOf(s).map(({ name, left }) => [name, left]));

describe("the dangers", () => {
  it("count the steps to each defeat", () => {
    const s = table(3, 4);
    s.corpses = 9;
    s.pressure = 10;
    s.hunger = 5;
    s.sick.set([4, 11, 2]);
    expect(leftOf(s)).toEqual({ hope: 3, discontent: 2, corpses: 3, generator: 1, sickness: 15, hunger: 20 });
  });

  it("are greater once the generator has broken down", () => {
    const s = table(3, 0);
    s.pressure = 8;
    const level = () => dangersOf(s).find(({ name }) => name === "generator")?.level;
    expect(level()).toBe(1);
    s.overheated = 1;
    expect(level()).toBe(2);
  });
});
