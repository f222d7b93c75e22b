import type { Seat, Step } from "@banquise/engine";
import { describe, expect, it } from "vitest";
import { lastTurns, turnsOf, turnsSince } from "./turns.ts";

/** A log in which these seats moved, one after the other, after the setup. */
const logOf = (...seats: Seat[]): Step[] => [
  { version: 0, kind: "setup", seat: null, events: [] } as unknown as Step,
  ...seats.map((seat, i) => ({ version: i + 1, kind: "move", seat, events: [] }) as unknown as Step),
];
const told = (turns: ReturnType<typeof turnsOf>) =>
  turns.map(({ seat, steps }) => [seat, ...steps.map(({ version }) => version)]);

describe("turns", () => {
  it("are the moves of one seat in a row, without what was taken back", () => {
    expect(told(turnsOf(logOf(0, 0, 1, 2, 2, 2)))).toEqual([
      [0, 1, 2],
      [1, 3],
      [2, 4, 5, 6],
    ]);
    const back = { version: 4, kind: "undo", seat: 0, back: 1, events: [] } as unknown as Step;
    expect(told(turnsOf([...logOf(0, 0, 0), back]))).toEqual([[0, 1]]);
  });

  it("of the others since one's last turn stay in sight while one is in the middle of the next", () => {
    const others = [
      [1, 2],
      [2, 3],
    ];
    expect(told(turnsSince(turnsOf(logOf(0, 1, 2)), 0))).toEqual(others);
    expect(told(turnsSince(turnsOf(logOf(0, 1, 2, 0, 0)), 0))).toEqual(others);
    expect(told(turnsSince(turnsOf(logOf(1, 2, 0)), 0))).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(turnsSince(turnsOf(logOf(0)), 0)).toEqual([]);
  });

  it("are the latest few for a spectator", () => {
    expect(told(turnsSince(turnsOf(logOf(0, 1, 0, 1, 0)), null))).toEqual([
      [0, 3],
      [1, 4],
      [0, 5],
    ]);
  });

  it("that came last are one for each seat", () => {
    expect(told(lastTurns(turnsOf(logOf(0, 1, 0, 2))))).toEqual([
      [0, 3],
      [1, 2],
      [2, 4],
    ]);
  });
});
