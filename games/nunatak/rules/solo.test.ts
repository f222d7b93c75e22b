import { at } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { type CardId, cardOf, DUMMY_1, DUMMY_2, FACE_KINDS, FAVOUR_IDS } from "../data.ts";
import {
  cubeOf,
  DUMMY_CRITERIA,
  decidingCriterion,
  dummyOptions,
  dummySlot,
  dummySymbol,
  dummyTies,
} from "../dummies.ts";
import { actor } from "../rules.ts";
import { sheet, templeTopWinner } from "../scoring.ts";
import {
  BEGIN_TURN,
  DUMMY_TILE,
  deckSize,
  LAST_RESORT,
  NEXT_TURN,
  pointsOf,
  REMOVED,
  SQUARE_ORDER,
  type State,
  symbolsAt,
  TURN_START,
} from "../state.ts";
import {
  arrange,
  faceNamed,
  legalOf,
  listening,
  newGame,
  type Position,
  play,
  quiet,
  refusal,
  tellGame,
} from "../testing.ts";
import { placeDummyBlock } from "./placing.ts";
import { settleRow } from "./supply.ts";
import { endTurn, nextTurn } from "./turn.ts";

/** Dummy 1 has taken a card. */
const dummyWith = (hand: CardId, position: Position): State => {
  const s = arrange({ seats: 1, active: DUMMY_1, hand, row: ["worker"], ...position });
  s.phase = DUMMY_TILE;
  return s;
};

/** Where the dummy may build with the best merit. */
function best(s: State): number[] {
  const ties = new Uint8Array(54);
  return [...ties.subarray(0, dummyTies(s, ties))];
}

const criterion = (s: State): string | undefined => DUMMY_CRITERIA[decidingCriterion(dummyOptions(s))];

/** Lets the dummy build with the card it has. */
function build(s: State): State {
  placeDummyBlock(s, quiet());
  return s;
}

describe("the solo game", () => {
  test("NUN-18.1 NUN-2.8 · the human begins against two dummies with 18 blocks each", () => {
    for (let seed = 0; seed < 5; seed++) {
      const { s } = tellGame(1, seed);
      expect([1, 2, 3].map((block) => [...s.blocks].filter((each) => each === block).length)).toEqual([
        18, 18, 18,
      ]);
    }
    const s = newGame(1, 7);
    expect([s.active, actor(s), s.phase]).toEqual([0, 0, TURN_START]);
  });

  test("NUN-18.2 NUN-18.16 · the cubes start left and right of the diamond and move on after each round", () => {
    const cubes = (placements: number): number[] => {
      const s = arrange({ seats: 1, placements });
      return [cubeOf(s, DUMMY_1), cubeOf(s, DUMMY_2)];
    };
    expect([cubes(0), cubes(2), cubes(3), cubes(9)]).toEqual([
      [0, 2],
      [0, 2],
      [1, 3],
      [3, 1],
    ]);
  });

  test("NUN-18.3 · dummies score nothing, the human scores in the squares they complete", () => {
    const human = dummyWith("beast1", {
      active: DUMMY_2,
      blocks: [[0, 1], [], [5]],
      tiles: { beast: [6, 24, 20], worker: [9] },
      placements: 4,
    });
    human.phase = DUMMY_TILE;
    play(human, quiet(), { type: "dummyTile", position: 6 });
    expect([human.active, pointsOf(human, 0), [...human.engineering]]).toEqual([0, 2, [0, 0, 0, 0]]);
  });

  test("NUN-18.4 NUN-18.5 · rounds of three turns, each begun by the next colour; no refill within a round", () => {
    const { events } = tellGame(1, 3);
    const takes = (type: string): boolean => type === "cardTaken" || type === "dummyTook";
    const taken = events.filter(({ type }) => takes(type)).map(({ data }) => data.colour);
    expect(taken.slice(0, 9)).toEqual([0, 1, 2, 1, 2, 0, 2, 0, 1]);
    expect(taken).toHaveLength(54);
    let round = 0;
    for (const { type } of events) {
      if (takes(type)) round++;
      if (type === "cardRevealed") expect(round % 3).toBe(0);
    }
  });

  test("NUN-18.6 · a dummy takes the card at its cube, else the next playable one clockwise", () => {
    const s = arrange({
      seats: 1,
      active: DUMMY_1,
      tiles: { beast: [0] },
      row: [null, "worker", "beast1", "beast1"],
    });
    expect(dummySlot(s)).toBe(2);
    s.active = DUMMY_2;
    expect(dummySlot(s)).toBe(2);
    s.row[2] = 0;
    expect(dummySlot(s)).toBe(3);
  });

  test("NUN-18.7 · a renewal deals all four positions and widens the pool to four cards", () => {
    for (let seed = 0; seed < 20; seed++) {
      const s = arrange({
        seats: 1,
        active: DUMMY_1,
        tiles: { sculptor: [0] },
        row: ["worker", null, "worker", null],
        deck: [["sculptor"], ["beast1", "beast1", "beast1", "beast1"]],
      });
      settleRow(s, quiet(seed));
      expect([...s.row].every((card) => card > 0)).toBe(true);
      expect([...s.row]).toContain(cardOf("sculptor"));
      expect(deckSize(s)).toBe(3);
    }
  });

  test("NUN-18.7 · with fewer than four cards left the later positions stay empty", () => {
    const s = arrange({
      seats: 1,
      tiles: { sculptor: [0] },
      row: [null, null, "worker", null],
      deck: [["sculptor"]],
    });
    settleRow(s, quiet());
    expect([at(s.row, 2), at(s.row, 3), deckSize(s)]).toEqual([0, 0, 0]);
  });

  test("NUN-18.8 · a dummy never swaps", () => {
    const { played } = tellGame(1, 5);
    expect(played.length).toBeGreaterThan(36);
    const s = dummyWith("worker", { tiles: { worker: [0], beast: [12] } });
    expect(best(s)).toEqual([0]);
  });
});

describe("where a dummy builds", () => {
  test("NUN-18.9 · most points: square points, one for each line, reinforcement", () => {
    // On 31: two blocks of reinforcement and a line; on 6: a square with the dummy in front.
    const s = dummyWith("artisanRope", {
      blocks: [
        [13, 8],
        [7, 12, 0, 1],
        [5, 29, 30, 32],
      ],
      tiles: { artisan: [31, 6] },
    });
    const [square, upper] = dummyOptions(s);
    expect([upper?.reinforcement, upper?.lines, upper?.squarePoints, upper?.points]).toEqual([2, 1, 0, 3]);
    expect([square?.squarePoints, square?.points]).toEqual([5, 5]);
    expect([best(s), criterion(s)]).toEqual([[6], "points"]);
  });

  test("NUN-18.10 · equal points: a square before a line before reinforcement", () => {
    const s = dummyWith("artisanRope", {
      blocks: [[29, 30, 32], [7, 8, 12, 13, 0, 1], [5]],
      tiles: { artisan: [31, 6] },
    });
    expect(dummyOptions(s).map(({ points }) => points)).toEqual([5, 5]);
    expect([best(s), criterion(s)]).toEqual([[6], "square"]);
    const line = dummyWith("artisanRope", { blocks: [[0, 1, 2, 3], [33]], tiles: { artisan: [4, 40] } });
    line.blocks[23] = 2;
    expect(dummyOptions(line).map(({ points }) => points)).toEqual([1, 1]);
    expect([best(line), criterion(line)]).toEqual([[4], "line"]);
  });

  test("NUN-18.11 · then the inner tiles, then the one nearest to the axis", () => {
    const s = dummyWith("beast1", { tiles: { beast: [2, 7, 6] } });
    expect(dummyOptions(s).map(({ position, distance }) => [position, distance])).toEqual([
      [2, 16],
      [6, 8],
      [7, 4],
    ]);
    expect([best(s), criterion(s)]).toEqual([[7], "middle"]);
    const floors = dummyWith("beast1", { tiles: { beast: [42, 6] } });
    expect([best(floors), criterion(floors)]).toEqual([[6], "inner"]);
  });

  test("NUN-18.12 NUN-18.14 · worker/engineer: a worker tile breaks the tie, and the dummy keeps the card as a worker", () => {
    const s = dummyWith("workerEngineer", {
      tiles: { engineer: [7], worker: [11] },
      row: ["engineer", "engineer"],
    });
    expect([best(s), criterion(s)]).toEqual([[11], "worker"]);
    build(s);
    expect(at(s.area, FACE_KINDS + faceNamed("workerEngineer:worker"))).toBe(1);
  });

  test("NUN-18.13 · what is still tied the human decides", () => {
    const s = dummyWith("beast1", {
      active: DUMMY_2,
      tiles: { beast: [7, 11, 2], worker: [0] },
      placements: 4,
    });
    const context = listening();
    placeDummyBlock(s, context);
    expect([s.phase, actor(s), legalOf(s, "dummyTile"), criterion(s)]).toEqual([
      DUMMY_TILE,
      0,
      [7, 11],
      "tie",
    ]);
    expect(context.events[0]?.data).toMatchObject({ colour: 2, positions: [2, 7, 11], points: [0, 0, 0] });
    expect(refusal(s, { type: "dummyTile", position: 2 })).toBe("NUN-18.13");
    play(s, quiet(), { type: "dummyTile", position: 11 });
    expect([at(s.blocks, 11), s.active]).toEqual([3, 0]);
    expect(refusal(newGame(3), { type: "dummyTile", position: 2 })).toBe("NUN-18.13");
  });

  test("NUN-18.14 NUN-18.7 · the face of a double card: what the tile shows, else worker or ancestor", () => {
    const symbol = (card: CardId, tile: Position["tiles"]): number => {
      const s = dummyWith(card, { tiles: tile ?? {} });
      return dummySymbol(s.hand, symbolsAt(s, 0));
    };
    expect(symbol("workerEngineer", { engineer: [0] })).toBe(4);
    expect(symbol("workerEngineer", { "worker/engineer": [0] })).toBe(0);
    expect(symbol("workerEngineer", { beast: [0] })).toBe(0);
    expect(symbol("beastAncestorAE", { beast: [0] })).toBe(3);
    expect(symbol("beastAncestorAE", { "beast/ancestor": [0] })).toBe(5);
    expect(symbol("beastAncestorAE", { worker: [0] })).toBe(5);
  });

  test("NUN-18.7 NUN-18.14 NUN-18.15 · a dummy without a matching tile considers every tile", () => {
    const s = dummyWith("workerEngineer", { tiles: { beast: [12], artisan: [0] }, row: ["beast1"] });
    s.freedom = LAST_RESORT;
    build(s);
    expect([at(s.blocks, 12), at(s.area, FACE_KINDS + faceNamed("workerEngineer:worker"))]).toEqual([2, 1]);
    const ancestor = dummyWith("beastAncestorAE", {
      tiles: { worker: [12], artisan: [0] },
      shown: ["herd", "labour"],
    });
    ancestor.freedom = LAST_RESORT;
    build(ancestor);
    expect(at(ancestor.favours, FAVOUR_IDS.indexOf("labour"))).toBe(REMOVED);
  });

  test("NUN-18.15 NUN-10.2 · a dummy's ancestor removes the Favour farthest from the pile, and it is refilled at once", () => {
    const s = dummyWith("ancestorBeastEngineer", {
      tiles: { ancestor: [12], worker: [0] },
      shown: ["herd", "labour"],
    });
    build(s);
    expect(at(s.favours, FAVOUR_IDS.indexOf("labour"))).toBe(REMOVED);
    endTurn(s, quiet());
    expect(at(s.shown, 1)).toBe(FAVOUR_IDS.indexOf("herd") + 1);
    expect(at(s.shown, 0)).toBeGreaterThan(0);
    const last = dummyWith("ancestorBeastEngineer", {
      tiles: { ancestor: [12], worker: [0] },
      shown: ["herd"],
    });
    build(last);
    expect(at(last.favours, FAVOUR_IDS.indexOf("herd"))).toBe(REMOVED);
  });

  test("NUN-18.16 NUN-18.4 · end of a round: fill clockwise after the card that is left, move the cubes, pass the token", () => {
    const s = arrange({
      seats: 1,
      active: DUMMY_2,
      tiles: { worker: [0, 6, 12] },
      row: [null, null, null, "worker"],
      deck: [["worker", "worker", "worker"]],
      placements: 3,
    });
    const context = listening();
    endTurn(s, context);
    expect(context.events.filter(({ type }) => type === "cardRevealed").map(({ data }) => data.slot)).toEqual(
      [0, 1, 2],
    );
    expect(s.phase).toBe(NEXT_TURN);
    nextTurn(s, quiet());
    expect([s.active, s.phase, cubeOf(s, DUMMY_1), cubeOf(s, DUMMY_2)]).toEqual([DUMMY_1, BEGIN_TURN, 1, 3]);
  });

  test("NUN-18.16 · after the card with the lowest index when several are left, at the left when none is", () => {
    const filled = (row: readonly (CardId | null)[]): unknown[] => {
      const s = arrange({ seats: 1, row, deck: [Array(5).fill("worker")], placements: 3 });
      const context = listening();
      endTurn(s, context);
      return context.events.filter(({ type }) => type === "cardRevealed").map(({ data }) => data.slot);
    };
    expect(filled([null, "beast1", null, "beast1"])).toEqual([2, 0]);
    expect(filled([null, null, "beast1", null])).toEqual([3, 0, 1]);
    expect(filled([null, null, null, null])).toEqual([0, 1, 2, 3]);
  });

  test("NUN-18.17 · the human orders the squares that a dummy completes", () => {
    const s = dummyWith("beast1", { blocks: [[], [0, 1, 2, 5, 7]], tiles: { beast: [6], worker: [9] } });
    play(s, quiet(), { type: "dummyTile", position: 6 });
    expect([s.phase, s.active, actor(s), legalOf(s, "orderSquare")]).toEqual([
      SQUARE_ORDER,
      DUMMY_1,
      0,
      [0, 1],
    ]);
    play(s, quiet(), { type: "orderSquare", square: 1 });
    expect([at(s.tiles, 25) > 0, at(s.tiles, 26) > 0, pointsOf(s, 0)]).toEqual([true, true, 0]);
  });

  test("NUN-18.18 · temple top and workers are counted against both dummies", () => {
    const s = arrange({
      seats: 1,
      blocks: [[0], [1, 2], [3]],
      areas: [["worker", "worker"], ["worker", "worker"], ["worker"]],
    });
    expect(templeTopWinner(s)).toBe(DUMMY_1);
    const points = Object.fromEntries(sheet(s, 0).map(({ key, points }) => [key, points]));
    expect([points.templeTop, points.workers]).toEqual([0, 12]);
  });
});
