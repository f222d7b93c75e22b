import { Random, viewOf } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { LAW_IDS } from "../data.ts";
import { lastGenerator } from "../index.ts";
import { actor } from "../rules.ts";
import { redeal } from "../secrets.ts";
import { layout, type State } from "../state.ts";
import { arrange, asked, enter, eventsOf, legalMoves, listening, play, until } from "../testing.ts";

/** The first Morning card turned before a council, with the means for every option. */
function council(seats: number, leader: number): State {
  const s = arrange({
    seats,
    options: { council: "vote" },
    stock: { wood: 9, food: 9 },
    fields: { morningDeck: 1, leader },
  });
  enter(s, "morning");
  return s;
}

describe("the council", () => {
  test("GEN-27.2 GEN-1.7 · it votes in secret; of three that tie the Leader's wins", () => {
    const s = council(3, 0);
    expect(actor(s)).toBe(0);
    const told = play(s, "chooseOption 3");
    expect(told.events[0]).toMatchObject({
      type: "voteCast",
      data: {},
      secret: { seat: 0, data: { vote: 2 } },
    });
    expect([viewOf(lastGenerator, s, 0).votes[0], viewOf(lastGenerator, s, 1).votes[0]]).toEqual([3, 0]);
    expect([viewOf(lastGenerator, s, null).votes[0], s.lastMove]).toEqual([0, 0]);
    const world = layout.clone(s);
    redeal(world, 1, Random.of(3));
    expect([1, 2, 3]).toContain(world.votes[0]);
    play(s, "chooseOption 1");
    const counted = play(s, "chooseOption 2");
    expect(eventsOf(counted, "votesCounted")[0]?.data).toEqual({ votes: [2, 0, 1], chosen: 2, law: 0 });
    expect(asked(s)).toBe("sick");
  });

  test.each([
    [4, 1, [3, 1, 1, 2], 1],
    [4, 3, [2, 2, 1, 1], 2],
    [4, 0, [2, 1, 1, 2], 2],
    [2, 1, [3, 1], 3],
    [3, 2, [1, 2, 2], 2],
  ])(
    "GEN-27.2 · %i seats, Leader %i, votes %j from the Leader on: option %i",
    (seats, leader, votes, chosen) => {
      const s = council(seats, leader);
      const order = votes.map((vote) => {
        const seat = actor(s);
        const told = play(s, `chooseOption ${vote}`);
        const counted = eventsOf(told, "votesCounted")[0];
        if (counted) expect(counted.data.chosen).toBe(chosen - 1);
        return seat;
      });
      expect(order).toEqual(votes.map((_, i) => (leader + i) % seats));
      expect(s.voter).toBe(0);
    },
  );

  test("GEN-27.2 GEN-22.2 · laws are voted on too, from the Leader on, whoever acts; alone nobody votes", () => {
    const display = (1 << LAW_IDS.indexOf("L03")) | (1 << LAW_IDS.indexOf("L05"));
    const s = arrange({
      seats: 3,
      options: { council: "vote" },
      fields: { lawDisplay: display, leader: 2, active: 1 },
    });
    play(s, "actMeeple engineer", "actKind use", "~useAt platform");
    expect([actor(s), legalMoves(s)]).toEqual([2, ["chooseLaw L03", "chooseLaw L05"]]);
    play(s, "chooseLaw L05", "chooseLaw L03", "chooseLaw L03");
    expect(s.laws[0]).toBe(LAW_IDS.indexOf("L03") + 1);
    const alone = arrange({ options: { council: "vote" }, fields: { lawDisplay: display } });
    play(alone, "actMeeple engineer", "actKind use", "~useAt platform", "chooseLaw L05");
    expect(alone.laws[0]).toBe(LAW_IDS.indexOf("L05") + 1);
  });

  test("GEN-27.2 · the count stays open to all, even when the next council opens at once", () => {
    const s = arrange({
      seats: 2,
      options: { council: "vote" },
      stock: { wood: 9, food: 60 },
      reserve: [0, 1, 0, 0],
      fields: {
        lawDisplay: (1 << LAW_IDS.indexOf("L12")) | (1 << LAW_IDS.indexOf("L15")),
        morningDeck: 1,
        callUsed: 1,
        duskDeck: 0,
        hiddenBase: 0,
        hiddenConcertation: 0,
      },
    });
    play(s, "actMeeple engineer", "actKind use", "~useAt platform", "chooseLaw L15", "chooseLaw L12");
    until(s, listening(), "option");
    expect([asked(s), actor(s), s.voter]).toEqual(["option", 1, 2]);
    expect([...s.votes, ...s.countedVotes]).toEqual([0, 0, 0, 0, 15, 12, 0, 0]);
    for (const viewer of [0, 1, null])
      expect(viewOf(lastGenerator, s, viewer).countedVotes).toEqual(s.countedVotes);
  });
});
