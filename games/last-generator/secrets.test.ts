import { MoveList, Random, secretFromSeed, Table } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { lastGenerator } from "./index.ts";
import { ENDED } from "./phases.ts";
import { apply, legal } from "./rules.ts";
import { view } from "./secrets.ts";
import { layout, type State } from "./state.ts";
import { configOf, newGame } from "./testing.ts";

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

  test("GEN-27.2 · a vote is told to whoever cast it, and every other move to everybody", () => {
    const table = new Table(lastGenerator, configOf(3, { council: "vote" }), {
      secret: secretFromSeed(3),
      nonces: [],
    });
    const random = Random.of(3);
    while (!table.over) table.play(table.actor, table.legal()[random.int(table.legal().length)] ?? 0);
    const votes = table.steps("all").filter(({ events }) => events.some(({ type }) => type === "voteCast"));
    expect(votes.length).toBeGreaterThan(3);
    for (const viewer of [0, 1, 2, null]) {
      const told = new Map(table.steps(viewer).map((step) => [step.version, step]));
      for (const { version, kind, seat, move } of table.steps("all")) {
        const isVote = votes.some((vote) => vote.version === version);
        if (kind === "move")
          expect(told.get(version)?.move).toEqual(isVote && seat !== viewer ? undefined : move);
      }
    }
  });
});
