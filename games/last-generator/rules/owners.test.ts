import { type Move, MoveList, Random, viewOf } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { lastGenerator } from "../index.ts";
import { first } from "../moves.ts";
import { ACTION, NIGHT } from "../phases.ts";
import { QUESTION, type QuestionName } from "../questions.ts";
import { actor, apply, legal } from "../rules.ts";
import { layout, type State } from "../state.ts";
import { arrange, asked, begun, enter, eventsOf, newGame, play, until } from "../testing.ts";
import { holderOf, ownerOf } from "./owners.ts";

/** GEN-1.5, office by office: Boiler, Health, Stores, Assembly; then the Leader. */
const QUESTIONS: readonly (readonly QuestionName[])[] = [
  ["feed", "destroy", "slot", "site", "gatherEffect"],
  ["sick", "die", "flip", "fatigue", "join", "leave", "cure", "treat", "deathCard", "shelter"],
  ["food", "reach", "explored", "scout", "technology"],
  ["raise", "lower", "activate", "exhaust", "law"],
  ["expert", "option", "prepare", "discardCitizen", "discardEvent"],
];

describe("who decides", () => {
  test("GEN-1.1 GEN-1.2 GEN-1.5 GEN-10.4 GEN-5.1 · V45: who leads, who acts, who feeds", () => {
    const s = begun(4);
    expect(s.leader).toBe(0);
    s.leader = 2;
    s.round = 4;
    const context = enter(s, "dawn");
    expect([s.leader, s.round]).toEqual([3, 5]);
    until(s, context, "turn");
    const order = [1, 2, 3].map(() => {
      const seat = actor(s);
      play(s, "pass");
      return seat;
    });
    expect([...order, actor(s)]).toEqual([3, 0, 1, 2]);
    s.resources[1] = 5;
    enter(s, "nightFeed");
    expect([asked(s), ownerOf(s)]).toEqual(["feed", 0]);
  });

  test.each([
    [1, 0, [0, 0, 0, 0]],
    [2, 0, [0, 0, 1, 1]],
    [2, 1, [0, 0, 1, 1]],
    [3, 0, [0, 1, 2, 0]],
    [3, 1, [0, 1, 2, 1]],
    [3, 2, [0, 1, 2, 2]],
    [4, 2, [0, 1, 2, 3]],
  ])("GEN-1.3 · %i seats led by %i: the offices", (seats, leader, holders) => {
    const s = begun(seats);
    s.leader = leader;
    expect([0, 1, 2, 3].map((office) => holderOf(s, office))).toEqual(holders);
  });

  test("GEN-1.4 GEN-1.5 · each question has its owner; in the Action phase all are the active seat's", () => {
    const s = begun(4);
    s.leader = 1;
    s.active = 2;
    QUESTIONS.forEach((asks, office) => {
      for (const name of asks) {
        s.ask = QUESTION[name];
        s.phase = NIGHT;
        expect([name, actor(s)]).toEqual([name, office < 4 ? office : 1]);
        s.phase = ACTION;
        expect([name, actor(s)]).toEqual([name, 2]);
      }
    });
  });

  test("GEN-1.7 · every seat and every spectator sees all there is", () => {
    const s = begun(3);
    play(s, "actMeeple worker", "actKind clear-near", "~playNoCitizen");
    for (const viewer of [0, 1, 2, null]) expect(viewOf(lastGenerator, s, viewer)).toEqual(s);
  });

  test("GEN-1.6 · one answer is no question", () => {
    const s = arrange({ fields: { heat: 3, cold: 3 }, stock: { coal: 4 } });
    expect(eventsOf(enter(s, "generatorFeed"), "fed")).toEqual([]);
  });

  test.each([2, 3, 4])("GEN-1.8 · %i seats play the same game as one: only the owners differ", (seats) => {
    for (let seed = 0; seed < 6; seed++) {
      const [alone, together] = [newGame(1, {}, seed), newGame(seats, {}, seed)];
      const [one, other] = [contextOf(seed), contextOf(seed)];
      const choice = Random.of(seed);
      while (alone.outcome === 0) {
        const moves = legalMoves(alone);
        const move = moves[choice.int(moves.length)] as Move;
        expect(legalMoves(together)).toEqual(moves);
        apply(alone, move, one);
        // What one seat ends by passing, several end by passing in a row.
        for (let i = 0; i < (move === first.pass ? seats : 1); i++) apply(together, move, other);
        expect(layout.equals(withoutSeats(together), withoutSeats(alone))).toBe(true);
      }
    }
  });
});

const contextOf = (seed: number) => ({ random: Random.of(seed + 100), emit: null });

function legalMoves(s: State): Move[] {
  const list = new MoveList();
  legal(s, list);
  return list.toArray();
}

function withoutSeats(s: State): State {
  return Object.assign(layout.clone(s), { seats: 0, leader: 0, active: 0, passes: 0 });
}
