import type { GameEvent } from "@banquise/engine";
import { describe, expect, it } from "vitest";
import { events } from "../events.ts";
import { daysOf, plainLine } from "./chronicle.ts";

const tell = ({ type }: GameEvent): string => type;

describe("the chronicle", () => {
  it("tells what matters, day by day, and leaves out days without a story", () => {
    const told: GameEvent[] = [
      events.make("scenarioBegun", null, { scenario: 0, dial: 1 }),
      events.make("phaseBegun", null, { phase: 6 }),
      events.make("resourceChanged", null, { resource: 0, n: 2 }),
      events.make("roundBegun", null, { round: 2, leader: 1 }),
      events.make("morningTurned", null, { card: 3 }),
      events.make("costPaid", null, { amounts: [1, 0, 0, 0, 0] }),
      events.make("died", null, { type: 2, corpses: 1, shielded: 0 }),
    ];
    expect(daysOf(told, tell).map(({ round, lines }) => [round, lines.map(plainLine)])).toEqual([
      [0, ["scenarioBegun"]],
      [2, ["morningTurned", "died"]],
    ]);
  });

  it("says once what happened several times in a row", () => {
    const joined = events.make("joined", null, { type: 0, n: 1 });
    const [day] = daysOf(
      [joined, joined, events.make("built", null, { building: 2, space: 3 }), joined],
      tell,
    );
    expect(day?.lines.map(plainLine)).toEqual(["joined ×2", "built", "joined"]);
  });

  it("leaves out what has no words", () => {
    expect(daysOf([events.make("joined", null, { type: 0, n: 1 })], () => null)).toEqual([]);
  });
});
