import { expect, test } from "vitest";
import { spaceNamed } from "../spaces.ts";
import { DRIFT } from "../state.ts";
import { arrange, listening, play } from "../testing.ts";
import { tracesAfter } from "./last-turns.ts";

test("a seat's last turn leaves its traces until its next turn begins, one's own leaves none", () => {
  const s = arrange({
    seats: 2,
    active: 1,
    tiles: "b4 c4 d4 g6 g7",
    inuits: ["g7", "b4"],
    animals: "fish1@e4",
  });
  const context = listening();
  play(s, "walk b4 east", context);
  play(s, "walk c4 east", context);
  play(s, "hunt e4 1", context);
  play(s, "endTurn", context);
  const [b4, c4, d4, e4] = ["b4", "c4", "d4", "e4"].map(spaceNamed);
  expect(tracesAfter([], context.events, 0)).toEqual([
    { seat: 1, from: b4, to: c4 },
    { seat: 1, from: c4, to: d4 },
    { seat: 1, from: null, to: e4 },
  ]);
  expect(tracesAfter([], context.events, 1)).toEqual([]);
  const old = [{ seat: 0, from: null, to: 0 }];
  expect(tracesAfter(old, context.events, null).filter(({ seat }) => seat === 0)).toEqual([]);
});

test("a push leaves the trace of the tile that was pushed", () => {
  const s = arrange({ seats: 2, active: 1, phase: DRIFT, tiles: "b4 c4" });
  const context = listening();
  play(s, "drift b4 east", context);
  expect(tracesAfter([], context.events, 0)).toEqual([
    { seat: 1, from: spaceNamed("b4"), to: spaceNamed("c4") },
  ]);
});
