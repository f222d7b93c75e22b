import { describe, expect, test } from "vitest";
import { events } from "./events.ts";
import { migrate } from "./migrate.ts";
import { cubeOn, layout } from "./state.ts";
import { arrange, cube } from "./testing.ts";

describe("a game of rules 1", () => {
  test("ANT-9.6 · who stood at the end of a track still does, and nobody else has moved", () => {
    const s = arrange({
      seats: 3,
      sun: "Z3",
      ships: { Z3: "A" },
      cubes: { T1: { A: 12, B: 11 }, T4: { C: 12 } },
    });
    const now = layout.fromJson(migrate.state(layout.toJson(s), 1));
    expect([cube(now, "T1", "A"), cube(now, "T1", "B"), cube(now, "T4", "C")]).toEqual([16, 11, 16]);
    expect(cubeOn(now, 1, 0)).toBe(0);
    const { cubes: _, ...rest } = layout.toJson(s);
    expect(layout.toJson(now)).toMatchObject(rest);
  });

  test("ANT-13.1 · a sacrificed ship that was never on the board is told as such", () => {
    const told = { type: "shipSacrificed", rule: "ANT-13.1", seat: 1, data: {} } as const;
    const now = migrate.event(told, 1);
    expect([now.type, events.complaint(now)]).toEqual(["spareShipSacrificed", null]);
    const afloat = { ...told, data: { zone: 3, berth: 1 } };
    expect(migrate.event(afloat, 1)).toEqual(afloat);
  });

  test("moves are as they were, and rules 2 are left alone", () => {
    expect(migrate.move({ type: "endTurn" }, 1)).toEqual({ type: "endTurn" });
    const s = layout.toJson(arrange({ seats: 2, sun: "Z3", ships: { Z3: "A" }, cubes: { T1: { A: 12 } } }));
    expect(migrate.state(s, 2)).toBe(s);
  });
});
