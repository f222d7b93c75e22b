import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Pace, Pacing } from "./pacing.ts";

const NORMAL: Pace = { turn: 700, step: 180, scene: 1_000, round: 3_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How long a round of bots takes, each with some moves in its turn. */
async function roundOf(pacing: Pacing, turns: readonly number[]): Promise<number> {
  const began = Date.now();
  for (const moves of turns)
    for (let move = 0; move < moves; move++) {
      const paused = pacing.pause(move > 0, 0);
      await vi.runAllTimersAsync();
      await paused;
    }
  return Date.now() - began;
}

describe("the pace of bots", () => {
  it("pauses before each turn and hardly between the moves of one", async () => {
    expect(await roundOf(new Pacing(() => NORMAL, Date.now), [2, 1])).toBe(700 + 180 + 700);
  });

  it("keeps a round within its limit, however many moves it has, and gives every turn a moment", async () => {
    const pacing = new Pacing(() => NORMAL, Date.now);
    expect(await roundOf(pacing, [6, 9, 12])).toBeLessThan(NORMAL.round);
    pacing.rest();
    expect(await roundOf(pacing, [1])).toBe(NORMAL.turn);
  });

  it("waits for scenes besides, which are no part of the limit", async () => {
    const pacing = new Pacing(() => NORMAL, Date.now);
    const began = Date.now();
    const paused = pacing.pause(false, 5);
    await vi.runAllTimersAsync();
    await paused;
    expect(Date.now() - began).toBe(5 * NORMAL.scene + NORMAL.turn);
  });

  it("is skipped by a tap until the next decision of a person", async () => {
    const pacing = new Pacing(() => NORMAL, Date.now);
    const paused = pacing.pause(false, 0);
    pacing.hurry();
    await paused;
    expect(await roundOf(pacing, [3, 3])).toBe(0);
    pacing.rest();
    expect(await roundOf(pacing, [1])).toBe(NORMAL.turn);
  });
});
