import { MoveList, Random } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { ENDED } from "./phases.ts";
import { apply, legal } from "./rules.ts";
import { view } from "./secrets.ts";
import { layout, type State } from "./state.ts";
import { newGame } from "./testing.ts";

/** Every state of a game that is played at random. */
function walk(s: State, look: (s: State) => void): void {
  const random = Random.of(5);
  const list = new MoveList();
  for (look(s); s.phase !== ENDED; look(s)) {
    list.clear();
    legal(s, list);
    apply(s, list.at(random.int(list.length)), { random, emit: null });
  }
}

describe("what a seat may know", () => {
  test("GEN-1.7 · everything, without a council", () => {
    walk(newGame(2, { scenario: "S2", weather: "open" }), (s) => {
      const seen = layout.create();
      view(s, null, seen);
      expect(layout.diff(s, seen)).toBe(null);
    });
  });

  test("GEN-27.2 · everything but the votes of others, while a council votes", () => {
    let hidden = 0;
    walk(newGame(3, { council: "vote" }), (s) => {
      const seen = layout.create();
      view(s, 1, seen);
      const diff = layout.diff(s, seen) ?? {};
      expect(Object.keys(diff).filter((field) => field !== "votes")).toEqual([]);
      if ("votes" in diff) hidden++;
      expect(seen.votes[1]).toBe(s.votes[1]);
      expect([seen.votes[0], seen.votes[2]]).toEqual([0, 0]);
    });
    expect(hidden).toBeGreaterThan(0);
  });
});
