import type { GameEvent } from "@banquise/engine";
import { describe, expect, it } from "vitest";
import { event } from "../events.ts";
import { daysOf } from "./chronicle.ts";

describe("the chronicle", () => {
  it("tells what matters, day by day, and leaves out days without a story", () => {
    const events: GameEvent[] = [
      event("scenarioBegun", { scenario: 0, dial: 1 }),
      event("phaseBegun", { phase: 6 }),
      event("resourceChanged", { resource: 0, n: 2 }),
      event("roundBegun", { round: 2, leader: 1 }),
      event("morningTurned", { card: 3 }),
      event("costPaid", { amounts: [1, 0, 0, 0, 0] }),
      event("died", { type: 2, corpses: 1, shielded: 0 }),
    ];
    expect(daysOf(events).map(({ round, events: told }) => [round, told.map(({ type }) => type)])).toEqual([
      [0, ["scenarioBegun"]],
      [2, ["morningTurned", "died"]],
    ]);
  });
});
