import { type Move, Random, type Seat } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import type { CardId } from "./data.ts";
import { evaluate } from "./evaluate.ts";
import { apply } from "./rules.ts";
import { result } from "./scoring.ts";
import { ENDED, layout, type State } from "./state.ts";
import { supplyOf } from "./supply.ts";
import { arrange, give, legalMoves, newGame, play, playOn, quiet } from "./testing.ts";

const { value, prior } = evaluate;

/** What looks best right after the move: the lead over the best rival, or all points when alone. */
function bestMove(s: State, seat: Seat): Move {
  const after = layout.create();
  const valued = legalMoves(s).map((move) => {
    layout.copy(s, after);
    apply(after, move, quiet());
    const rivals = Array.from({ length: s.seats }, (_, rival) => (rival === seat ? -1 : value(after, rival)));
    const lead = value(after, seat) - (s.seats > 1 ? Math.max(...rivals) : 0);
    return { move, worth: lead, promise: prior(s, move) };
  });
  valued.sort((a, b) => b.worth - a.worth || b.promise - a.promise);
  return valued[0]?.move ?? 0;
}

/** Plays a game in which one seat looks one move ahead and the others play at random. */
function match(seats: number, thinker: Seat, seed: number): State {
  const s = newGame(seats, seed);
  const context = { random: Random.of(seed), emit: null };
  while (s.phase !== ENDED) {
    const options = legalMoves(s);
    const chosen = s.decider === thinker ? bestMove(s, thinker) : options[context.random.int(options.length)];
    apply(s, chosen as Move, context);
  }
  return s;
}

describe("value", () => {
  test.each([1, 2, 3, 4])(
    "of %i players is finite, changes nothing, and is the total at the end",
    (seats) => {
      const s = newGame(seats, 3);
      playOn(s, 3, () => {
        const before = layout.clone(s);
        for (let seat = 0; seat < seats; seat++) expect(Number.isFinite(value(s, seat))).toBe(true);
        for (const move of legalMoves(s)) expect(Number.isFinite(prior(s, move))).toBe(true);
        expect(layout.equals(s, before)).toBe(true);
        return false;
      });
      const totals = result(s).seats.map(({ total }) => total);
      expect(totals.map((_, seat) => value(s, seat))).toEqual(totals);
    },
  );

  test("NUN-14.2 · is finite in the Completion turns, whose blocks nobody counted before", () => {
    const unfit = Array.from({ length: 12 }, (_, seed) => {
      const s = newGame(4, seed);
      let states = 0;
      playOn(s, seed, () => {
        if (s.extra === 0) return false;
        for (let seat = 0; seat < 4; seat++) if (!Number.isFinite(value(s, seat))) states++;
        return false;
      });
      return states;
    });
    expect(unfit.filter((states) => states > 0)).toEqual([]);
  });

  test("NUN-14.2 · a Completion turn to come is worth something", () => {
    const s = arrange({ seats: 4, turns: [13, 13, 13, 13], placements: 52, row: ["worker", "beast1"] });
    s.extra = 1;
    s.extraSeats.set([1, 2]);
    const without = layout.clone(s);
    without.extraSeats.set([1, 3]);
    expect(value(s, 1)).toBeGreaterThan(value(without, 1));
    expect(value(s, 0)).toBe(value(without, 0));
  });

  test("grows with points, cards and blocks", () => {
    const s = arrange({ tiles: { beast: [6] }, row: ["beast1"] });
    const before = value(s, 0);
    s.earned[0] = 3;
    expect(value(s, 0)).toBeCloseTo(before + 3);
    give(s, 0, "beast2");
    expect(value(s, 0)).toBeGreaterThan(before + 4);
    const built = arrange({ blocks: [[12]], tiles: { beast: [6] }, row: ["beast1"] });
    expect(value(built, 0)).toBeGreaterThan(
      value(arrange({ blocks: [[0]], tiles: { beast: [6] }, row: ["beast1"] }), 0),
    );
  });

  test("counts a card in hand where it does most good", () => {
    const start = () =>
      arrange({ blocks: [[0, 1], [5]], tiles: { beast: [6], worker: [24] }, row: ["beast1", "worker"] });
    const beast = play(start(), quiet(), { type: "takeCard", slot: 0 });
    const worker = play(start(), quiet(), { type: "takeCard", slot: 1 });
    expect(value(beast, 0)).toBeGreaterThan(value(worker, 0));
  });
});

describe("the cards to come", () => {
  const lacking = ["worker", "sculptor", "artisanRope", "beast1", "engineer"];
  const withDeck = (card: CardId) =>
    value(arrange({ areas: [lacking], tiles: { worker: [6] }, row: ["worker"], deck: [[card]] }), 0);

  test("make a full set likelier that lacks one of them", () => {
    expect(withDeck("ancestorWorkerSculptor")).toBeGreaterThan(withDeck("worker") + 1);
    expect(withDeck("beastAncestorAE")).toBeGreaterThan(withDeck("worker") + 1);
  });

  test("count in halves where they have two faces", () => {
    const s = arrange({ row: ["workerEngineer", null], deck: [["beast2"], ["sculptorRope", "sculptor"]] });
    const { cards, symbols, tools, load } = supplyOf(s);
    expect(cards).toBe(8);
    expect(Array.from(symbols)).toEqual([1, 3, 1, 2, 1, 0]);
    expect(Array.from(tools)).toEqual([1, 0, 0]);
    expect(load).toBe(4);
  });
});

describe("decisiveLead", () => {
  test("shrinks while the temple grows", () => {
    const leads = [0, 20, 40, 54].map((placements) => evaluate.decisiveLead(arrange({ placements })));
    expect(leads).toEqual(leads.toSorted((a, b) => b - a));
    expect(leads[3]).toBeGreaterThan(0);
  });
});

describe("looking one move ahead", () => {
  test("beats two random players", () => {
    const wins = Array.from({ length: 8 }, (_, seed) => match(3, seed % 3, seed)).filter(
      (s, seed) => result(s).seats[seed % 3]?.rank === 1,
    );
    expect(wins.length).toBeGreaterThanOrEqual(7);
  });

  test("reaches the fourth solo rating on average", () => {
    const totals = Array.from({ length: 6 }, (_, seed) => result(match(1, 0, seed)).seats[0]?.total ?? 0);
    expect(totals.reduce((sum, total) => sum + total, 0) / totals.length).toBeGreaterThanOrEqual(185);
  });
});
