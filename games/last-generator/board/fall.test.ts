import { type GameEvent, Random } from "@banquise/engine";
import { describe, expect, it } from "vitest";
import { layout } from "../state.ts";
import { throwCubes } from "../tower.ts";
import { fallOf, OUTSIDE } from "./fall.ts";

describe("the fall of the cubes", () => {
  it("GEN-17.6 GEN-17.9 · begins with what was in the tower and ends with what is", () => {
    for (let seed = 0; seed < 300; seed++) {
      const s = layout.create();
      const before = { lodged: seed % 20, drawer: seed % 3 };
      Object.assign(s, before);
      const told: GameEvent[] = [];
      const risen = throwCubes(s, seed % 9, { random: Random.of(seed), emit: (event) => told.push(event) });
      const fall = told.map(fallOf)[0];
      expect(fall).toMatchObject({ ...before, risen, stay: s.lodged });
      const arrived = fall?.flights.filter(({ to }) => to === OUTSIDE).length ?? 0;
      expect(before.drawer + arrived).toBe(risen + s.drawer);
      const left = new Set(fall?.flights.map(({ from }) => from).filter((from) => from !== OUTSIDE));
      const hung = fall?.flights.filter(({ to }) => to !== OUTSIDE).length ?? 0;
      expect(before.lodged - left.size + hung).toBe(s.lodged);
    }
  });

  it("is told by no other event", () => {
    expect(fallOf({ type: "died", rule: "GEN-16.4", seat: null, data: {} })).toBeNull();
  });
});
