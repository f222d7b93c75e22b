import { at } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { FACE_KINDS, SIKU } from "../data.ts";
import { result, sheet, templeTopWinner } from "../scoring.ts";
import { ASSIGN, lotOf, PLACE, pointsOf, type State, TURN_START } from "../state.ts";
import {
  arrange,
  faceNamed,
  legalNames,
  newGame,
  type Position,
  play,
  playOn,
  quiet,
  refusal,
} from "../testing.ts";

/** A game of two in which seat 0 is about to place a block of Siku. */
function forSiku(position: Position): State {
  const s = arrange({ seats: 2, row: ["worker"], ...position });
  s.builder = SIKU;
  s.turns.set([0, 0, 0, 0]);
  return s;
}

const both = (s: State): number[] => [pointsOf(s, 0), pointsOf(s, 1)];

describe("two players and Siku", () => {
  test("NUN-17.1 · lots of two own blocks and one of Siku, each used up before the next", () => {
    const s = newGame(2, 3);
    expect(lotOf(s, 0)).toEqual({ own: 2, siku: 1 });
    const lots = new Set<string>();
    playOn(s, 3, () => {
      const { own, siku } = lotOf(s, s.active);
      if (s.phase === ASSIGN) expect([own > 0, siku > 0]).toEqual([true, true]);
      if (s.phase === PLACE) expect(s.builder === SIKU ? siku : own).toBeGreaterThan(0);
      if (own === 2 && siku === 1 && s.phase === TURN_START) lots.add(`${s.active} ${s.turns}`);
      return false;
    });
    expect(lots.size).toBe(18);
    const blocks = [1, 2, 3].map((block) => [...s.blocks].filter((each) => each === block).length);
    expect([blocks, [...s.sikuPlaced]]).toEqual([
      [18, 18, 18],
      [9, 9],
    ]);
  });

  test("NUN-17.1 · after one own block and one of Siku only an own one is left, and nothing is asked", () => {
    const s = arrange({ seats: 2, tiles: { worker: [0, 1] }, row: ["worker", "worker"], turns: [2, 0] });
    s.sikuPlaced[0] = 1;
    play(s, quiet(), { type: "takeCard", slot: 0 });
    expect([s.phase, s.builder]).toEqual([PLACE, 0]);
    play(s, quiet(), { type: "placeBlock", position: 0 });
    expect(lotOf(s, 0)).toEqual({ own: 2, siku: 1 });
    const siku = arrange({ seats: 2, tiles: { worker: [0, 1] }, row: ["worker", "worker"], turns: [2, 0] });
    play(siku, quiet(), { type: "takeCard", slot: 0 });
    expect([siku.phase, siku.builder]).toEqual([PLACE, SIKU]);
  });

  test("NUN-17.2 · after taking a card its taker decides for whom it is", () => {
    const start = (): State => arrange({ seats: 2, tiles: { beast: [0, 1] }, row: ["beast1", "beast1"] });
    const s = play(start(), quiet(), { type: "takeCard", slot: 0 });
    expect(legalNames(s)).toEqual(["assign self", "assign siku"]);
    expect(refusal(s, { type: "placeBlock", position: 0 })).toBe("NUN-17.2");
    play(s, quiet(), { type: "assign", to: "siku" }, { type: "placeBlock", position: 0 });
    expect([at(s.blocks, 0), at(s.area, SIKU * FACE_KINDS + faceNamed("beast1"))]).toEqual([3, 1]);
    const own = play(
      start(),
      quiet(),
      { type: "takeCard", slot: 0 },
      { type: "assign", to: "self" },
      { type: "placeBlock", position: 0 },
    );
    expect([at(own.blocks, 0), at(own.area, faceNamed("beast1"))]).toEqual([1, 1]);
    expect(refusal(newGame(3), { type: "assign", to: "siku" })).toBe("NUN-17.2");
  });

  test("NUN-17.3 NUN-17.9 NUN-17.10 · Siku keeps workers, may be swapped for, gets no Favour; the player chooses the face", () => {
    const ancestor = forSiku({
      tiles: { ancestor: [0], worker: [1] },
      hand: "ancestorBeastEngineer",
      shown: ["herd", "labour"],
    });
    play(ancestor, quiet(), { type: "placeBlock", position: 0 });
    expect([ancestor.phase, ancestor.active]).toEqual([TURN_START, 1]);
    const swapped = forSiku({ tiles: { worker: [1], beast: [2] }, row: ["beast1"], hand: "worker" });
    play(swapped, quiet(), { type: "swapInto", position: 2 }, { type: "swapSource", position: 1 });
    expect([at(swapped.blocks, 2), at(swapped.area, SIKU * FACE_KINDS + faceNamed("worker"))]).toEqual([
      3, 1,
    ]);
    const double = forSiku({ tiles: { "worker/engineer": [1], worker: [2] }, hand: "workerEngineer" });
    play(double, quiet(), { type: "placeBlock", position: 1 });
    expect(legalNames(double)).toEqual(["chooseFace worker", "chooseFace engineer"]);
  });

  test("NUN-17.4 NUN-17.8 · Siku's block brings no points, no reinforcement and no step", () => {
    const s = forSiku({
      blocks: [
        [7, 8, 12, 29, 30],
        [13, 32],
      ],
      tiles: { beast: [31], worker: [0] },
      hand: "beast1",
    });
    play(s, quiet(), { type: "placeBlock", position: 31 });
    expect([both(s), [...s.engineering]]).toEqual([
      [0, 0],
      [0, 0, 0, 0],
    ]);
  });

  test("NUN-17.7 NUN-9.6 · whose turn it is, is active, also with Siku's block", () => {
    const s = forSiku({ blocks: [[0], [1, 5]], tiles: { beast: [6], worker: [9] }, hand: "beast1" });
    expect(both(play(s, quiet(), { type: "placeBlock", position: 6 }))).toEqual([2, 5]);
    const absent = forSiku({ blocks: [[], [1, 5], [0]], tiles: { beast: [6], worker: [9] }, hand: "beast1" });
    expect(both(play(absent, quiet(), { type: "placeBlock", position: 6 }))).toEqual([0, 2]);
    const tied = forSiku({ blocks: [[1], [5], [0]], tiles: { beast: [6], worker: [9] }, hand: "beast1" });
    expect(both(play(tied, quiet(), { type: "placeBlock", position: 6 }))).toEqual([2, 0]);
  });

  test("NUN-17.5 NUN-9.4 · Siku shares second places, and her points are lost", () => {
    const s = arrange({
      seats: 2,
      blocks: [[0], [1], [5]],
      tiles: { beast: [6], worker: [9] },
      row: ["worker"],
      hand: "beast1",
    });
    expect(both(play(s, quiet(), { type: "placeBlock", position: 6 }))).toEqual([5, 1]);
  });

  test("NUN-17.5 NUN-17.6 · her border blocks and her workers count", () => {
    const top = arrange({ seats: 2, blocks: [[0], [1], [2, 3]] });
    expect(templeTopWinner(top)).toBe(SIKU);
    expect(result(top).seats.map(({ total }) => total)).toEqual([0, 0]);
    const workers = (own: number, other: number, siku: number): (number | undefined)[] => {
      const areas = [own, other, siku].map((count) => Array(count).fill("worker"));
      const s = arrange({ seats: 2, areas });
      return [0, 1].map((seat) => sheet(s, seat).find(({ key }) => key === "workers")?.points);
    };
    expect(workers(3, 2, 3)).toEqual([12, 4]);
    expect(workers(3, 2, 4)).toEqual([6, 4]);
  });

  test("NUN-17.11 · versatility and displacement also serve Siku's block, solidity does not", () => {
    const s = arrange({
      seats: 2,
      tiles: { worker: [0], sculptor: [1] },
      row: ["beast1", "worker"],
      held: { versatility: 0, displacement: 0 },
    });
    play(
      s,
      quiet(),
      { type: "playFavour", favour: "versatility" },
      { type: "takeCard", slot: 0 },
      { type: "assign", to: "siku" },
    );
    play(
      s,
      quiet(),
      { type: "playFavour", favour: "displacement" },
      { type: "displace", position: 0 },
      { type: "displace", position: 1 },
    );
    play(s, quiet(), { type: "placeBlock", position: 1 });
    expect(at(s.blocks, 1)).toBe(3);
    const solid = forSiku({
      blocks: [[7, 8, 12, 13]],
      tiles: { beast: [31], worker: [0] },
      hand: "beast1",
      held: { solidity: 0 },
    });
    play(solid, quiet(), { type: "placeBlock", position: 31 });
    expect([solid.phase, both(solid)]).toEqual([TURN_START, [0, 0]]);
  });

  test("NUN-17.12 NUN-16.1 · the tie-break compares the two players only", () => {
    const s = arrange({ seats: 2, blocks: [[0, 1], [2], [3, 4, 5, 9]] });
    expect(result(s).seats.map(({ rank }) => rank)).toEqual([1, 2]);
  });
});
