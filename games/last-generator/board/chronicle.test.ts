import type { GameEvent } from "@banquise/engine";
import { describe, expect, it } from "vitest";
import { event } from "../events.ts";
import { daysOf, plainLine } from "./chronicle.ts";

const tell = ({ type }: GameEvent): string => type;

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
    expect(daysOf(events, tell).map(({ round, lines }) => [round, lines.map(plainLine)])).toEqual([
      [0, ["scenarioBegun"]],
      [2, ["morningTurned", "died"]],
    ]);
  });

  it("says once what happened several times in a row", () => {
    const joined = event("joined", { type: 0, n: 1 });
    const [day] = daysOf([joined, joined, event("built", { building: 2, space: 3 }), joined], tell);
    expect(day?.lines.map(plainLine)).toEqual(["joined ×2", "built", "joined"]);
  });

  it("leaves out what has no words", () => {
    expect(daysOf([event("joined", { type: 0, n: 1 })], () => null)).toEqual([]);
  });
});
