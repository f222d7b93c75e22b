import { at } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { actor } from "../rules.ts";
import { result } from "../scoring.ts";
import { shareSquare } from "../squares.ts";
import { pointsOf, SQUARE_ORDER, type State, stackSize, TURN_START } from "../state.ts";
import { arrange, legalOf, listening, play, quiet, refusal, tellGame } from "../testing.ts";

/** Points for the counts of each colour; `active` has the turn and, unless said otherwise, placed the block. */
function share(counts: readonly number[], active: number, builder = active): number[] {
  const points = new Uint8Array(4);
  shareSquare(Uint8Array.from([...counts, 0, 0, 0, 0].slice(0, 4)), active, builder, points);
  return [...points];
}

describe("the points of a square", () => {
  test("NUN-9.3 · a tie for first place: the active player wins it, the other is second", () => {
    expect(share([2, 2], 0)).toEqual([5, 2, 0, 0]);
  });

  test("NUN-9.3 · a tie for second place that the active player wins", () => {
    expect(share([1, 2, 1], 0)).toEqual([2, 5, 0, 0]);
  });

  test("NUN-9.4 · a tie for second place without the active player: one point each", () => {
    expect(share([2, 1, 1], 0)).toEqual([5, 1, 1, 0]);
  });

  test("NUN-9.5 · four colours: five points for the active player, nothing for the others", () => {
    expect(share([1, 1, 1, 1], 2)).toEqual([0, 0, 5, 0]);
  });

  test("NUN-9.2 NUN-9.6 NUN-9.10 · three against one, and all four", () => {
    expect(share([1, 3], 0)).toEqual([2, 5, 0, 0]);
    expect(share([4], 0)).toEqual([5, 0, 0, 0]);
  });

  test("NUN-9.6 · with one block more by `propagation`", () => {
    expect(share([2, 2, 1], 0)).toEqual([5, 2, 0, 0]);
    expect(share([1, 2, 2], 0)).toEqual([0, 3, 3, 0]);
    expect(share([1, 2, 1, 1], 0)).toEqual([2, 5, 0, 0]);
  });

  test("NUN-9.6 NUN-17.7 · when Siku's block completes the square and the active player is not in it, Siku wins the tie", () => {
    expect(share([0, 2, 2], 0, 2)).toEqual([0, 2, 5, 0]);
    expect(share([1, 2, 1], 0, 2)).toEqual([2, 5, 0, 0]);
    expect(share([1, 1, 2], 0, 2)).toEqual([2, 0, 5, 0]);
  });
});

/** Eight blocks of P1 around position 12: four squares wait for one block. */
const ring = (): State =>
  arrange({
    blocks: [[], [6, 7, 8, 11, 13, 16, 17, 18]],
    tiles: { beast: [12], worker: [0] },
    row: ["worker"],
    hand: "beast1",
  });

describe("completing squares", () => {
  test("NUN-9.1 NUN-9.7 NUN-9.9 · four squares at once are resolved in the order that the active player chooses", () => {
    const s = ring();
    const context = listening();
    play(s, context, { type: "placeBlock", position: 12 });
    expect([s.phase, actor(s)]).toEqual([SQUARE_ORDER, 0]);
    expect(legalOf(s, "orderSquare")).toEqual([5, 6, 9, 10]);
    expect(refusal(s, { type: "orderSquare", square: 0 })).toBe("NUN-9.1");
    for (const square of [9, 5, 10]) play(s, context, { type: "orderSquare", square });
    expect([pointsOf(s, 1), pointsOf(s, 0)]).toEqual([20, 8]);
    const laid = context.events
      .filter((event) => event.type === "tileLaid")
      .map((event) => event.data.position);
    expect(laid).toEqual([34, 30, 35, 31]);
    expect([s.phase, s.active]).toEqual([TURN_START, 1]);
  });

  test("NUN-9.9 · with one completed square there is nothing to choose", () => {
    const s = arrange({
      blocks: [[0, 1], [5]],
      tiles: { beast: [6], worker: [9] },
      row: ["worker"],
      hand: "beast1",
    });
    play(s, quiet(), { type: "placeBlock", position: 6 });
    expect([pointsOf(s, 0), pointsOf(s, 1), s.phase]).toEqual([5, 2, TURN_START]);
    expect(at(s.tiles, 25)).toBeGreaterThan(0);
  });

  test("NUN-9.10 · points go to everybody in the square", () => {
    const s = arrange({
      blocks: [[], [0], [1, 5]],
      tiles: { beast: [6], worker: [9] },
      row: ["worker"],
      hand: "beast1",
    });
    play(s, quiet(), { type: "placeBlock", position: 6 });
    expect([0, 1, 2].map((seat) => pointsOf(s, seat))).toEqual([2, 0, 5]);
  });

  test("NUN-9.8 · the top square scores like any other and carries no tile", () => {
    const s = arrange({
      blocks: [[50], [51, 52]],
      tiles: { beast: [53] },
      hand: "beast1",
      turns: [17, 18, 18],
      placements: 53,
    });
    s.stack.fill(0);
    play(s, quiet(), { type: "placeBlock", position: 53 });
    expect([pointsOf(s, 0), pointsOf(s, 1), stackSize(s)]).toEqual([5, 2, 0]);
  });

  test.each([3, 4])(
    "NUN-9.6 NUN-13.15 NUN-15.4 · %i players: a square pays 5 to 7 points, reinforcement at most 8, workers one 20 or some 12",
    (seats) => {
      const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
      for (let seed = 0; seed < 20; seed++) {
        const { s, events } = tellGame(seats, seed);
        for (const { type, data } of events) {
          if (type === "squareScored") {
            expect(sum(data.points as readonly number[])).toBeGreaterThanOrEqual(5);
            expect(sum(data.points as readonly number[])).toBeLessThanOrEqual(7);
          }
          if (type === "reinforced") expect(data.points).toBeLessThanOrEqual(8);
        }
        const workers = result(s).seats.map(
          ({ lines }) => lines.find(({ key }) => key === "workers")?.points,
        );
        const most = workers.filter((points) => points === 20).length;
        const tied = workers.filter((points) => points === 12).length;
        expect(most === 1 || (most === 0 && tied >= 1)).toBe(true);
      }
    },
  );

  test("NUN-8.3 NUN-1.10 · over a whole game 30 squares, 29 tiles and 24 lines", () => {
    for (let seed = 0; seed < 5; seed++) {
      const { events } = tellGame(3, seed);
      const of = (type: string) => events.filter((event) => event.type === type);
      expect([of("squareScored").length, of("tileLaid").length]).toEqual([30, 29]);
      expect(of("linesCompleted").flatMap(({ data }) => data.lines)).toHaveLength(24);
    }
  });
});
