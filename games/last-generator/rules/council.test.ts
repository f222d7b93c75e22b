import { Random, viewOf } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { lastGenerator } from "../index.ts";
import { redeal } from "../secrets.ts";
import { layout } from "../state.ts";
import { arrange, asked, enter, eventsOf, play } from "../testing.ts";
import { ownerOf } from "./owners.ts";

describe("the council", () => {
  test("GEN-27.2 GEN-1.7 · a council votes in secret; the Leader breaks ties", () => {
    const s = arrange({
      seats: 3,
      options: { council: "vote" },
      stock: { wood: 9, food: 9 },
      fields: { morningDeck: 1 },
    });
    enter(s, "morning");
    expect(ownerOf(s)).toBe(0);
    const told = play(s, "chooseOption 3");
    expect(told.events[0]).toMatchObject({
      type: "voteCast",
      data: {},
      secret: { seat: 0, data: { vote: 2 } },
    });
    expect([viewOf(lastGenerator, s, 0).votes[0], viewOf(lastGenerator, s, 1).votes[0]]).toEqual([3, 0]);
    const world = layout.clone(s);
    redeal(world, 1, Random.of(3));
    expect([1, 2, 3]).toContain(world.votes[0]);
    play(s, "chooseOption 1");
    const counted = play(s, "chooseOption 2");
    expect(eventsOf(counted, "votesCounted")[0]?.data).toEqual({ votes: [2, 0, 1], chosen: 2, law: 0 });
    expect(asked(s)).toBe("sick");
  });
});
