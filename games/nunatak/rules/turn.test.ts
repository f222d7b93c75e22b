import { at } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { CARD_BITS, cardOf, FAVOUR_TABLE } from "../data.ts";
import { actor } from "../rules.ts";
import {
  BEGIN_TURN,
  deckSize,
  IN_BOX,
  LAST_RESORT,
  MATCHING,
  openSymbols,
  PLACE,
  pointsOf,
  type State,
  stackSize,
  TURN_START,
  turnPosition,
  turnsLeft,
} from "../state.ts";
import {
  arrange,
  availablePositions,
  legalNames,
  legalOf,
  listening,
  newGame,
  play,
  playOn,
  quiet,
  refusal,
  segmentSizes,
} from "../testing.ts";
import { settleRow } from "./supply.ts";

const playableSlots = (s: State): number[] =>
  [0, 1, 2, 3].filter((slot) => (at(CARD_BITS, at(s.row, slot)) & openSymbols(s)) !== 0);

describe("setting up", () => {
  test.each([1, 2, 3, 4])(
    "NUN-2.1 NUN-2.2 NUN-2.3 NUN-2.4 NUN-2.5 · %i players: 25 tiles, a row of four, two Favours, nothing scored",
    (seats) => {
      const s = newGame(seats, 3);
      expect(availablePositions(s)).toEqual([...Array(25).keys()]);
      expect(stackSize(s)).toBe(29);
      expect(segmentSizes(s)).toEqual([21, 16, 9, 4]);
      expect([...s.row].every((card) => card > 0)).toBe(true);
      expect([...s.shown].every((favour) => favour > 0)).toBe(true);
      for (let seat = 0; seat < seats; seat++)
        expect([pointsOf(s, seat), at(s.engineering, seat)]).toEqual([0, 0]);
    },
  );

  test("NUN-2.6 · 18 turns each with three or alone, 27 with two, 13 with four", () => {
    expect([1, 2, 3, 4].map((seats) => turnsLeft(newGame(seats), 0))).toEqual([18, 27, 18, 13]);
  });

  test("NUN-2.7 · only a game of four has a Completion card", () => {
    expect([1, 2, 3].map((seats) => newGame(seats).completion)).toEqual([0, 0, 0]);
    const seen = new Set(Array.from({ length: 60 }, (_, seed) => newGame(4, seed).completion));
    expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("NUN-2.8 · Favours for more players stay in the box", () => {
    const boxed = (seats: number): number =>
      [...newGame(seats).favours].filter((place) => place === IN_BOX).length;
    expect([1, 2, 3, 4].map(boxed)).toEqual([4, 2, 0, 0]);
    expect(FAVOUR_TABLE).toHaveLength(20);
  });

  test("NUN-2.9 · the first player is drawn, unless fixed; play goes by ascending seat", () => {
    const first = new Set(Array.from({ length: 40 }, (_, seed) => newGame(3, seed).first));
    expect([...first].sort()).toEqual([0, 1, 2]);
    const fixed = Array.from({ length: 20 }, (_, seed) => newGame(4, seed, { firstSeat: "0" }).first);
    expect(new Set(fixed)).toEqual(new Set([0]));
    const s = arrange({ seats: 4, first: 2 });
    expect([0, 1, 2, 3].map((seat) => turnPosition(s, seat))).toEqual([2, 3, 0, 1]);
  });

  test("NUN-2.10 · what comes next is drawn when it is revealed: the same position goes on differently by chance", () => {
    const drawn = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const s = arrange({
        tiles: { worker: [0, 1] },
        row: ["worker", "beast1", "beast1", "beast1"],
        deck: [["worker"], ["sculptor", "engineer"]],
      });
      play(s, quiet(seed), { type: "takeCard", slot: 0 }, { type: "placeBlock", position: 0 });
      // The first segment comes first, whatever the chance.
      expect(at(s.row, 0)).toBe(cardOf("worker"));
      play(s, quiet(seed), { type: "takeCard", slot: 0 }, { type: "placeBlock", position: 1 });
      drawn.add(at(s.row, 0));
    }
    expect([...drawn].sort()).toEqual([cardOf("sculptor"), cardOf("engineer")].sort());
  });
});

describe("the course of the game", () => {
  test("NUN-3.1 NUN-1.7 · take, then place; nothing else", () => {
    const s = newGame(3);
    expect(refusal(s, { type: "placeBlock", position: 0 })).toBe("NUN-4.1");
    play(s, quiet(), { type: "takeCard", slot: playableSlots(s)[0] as number });
    expect(s.phase).toBe(PLACE);
    expect(refusal(s, { type: "takeCard", slot: 0 })).toBe("NUN-5.1");
    expect(refusal(s, { type: "placeBlock", position: 30 })).toBe("NUN-1.7");
  });

  test("NUN-3.2 · the next seat plays; a seat without blocks is passed over", () => {
    const s = arrange({
      tiles: { worker: [0, 1] },
      row: ["worker", "worker"],
      turns: [17, 18, 17],
      placements: 52,
    });
    play(s, quiet(), { type: "takeCard", slot: 0 }, { type: "placeBlock", position: 0 });
    expect(s.active).toBe(2);
  });

  test("NUN-3.3 · points count at once and never go down", () => {
    const s = newGame(3, 5);
    let before = [0, 0, 0];
    playOn(s, 5, () => {
      const now = [0, 1, 2].map((seat) => pointsOf(s, seat));
      for (const seat of [0, 1, 2]) expect(now[seat]).toBeGreaterThanOrEqual(before[seat] as number);
      before = now;
      return false;
    });
    expect(before.every((points) => points > 0)).toBe(true);
  });

  test("NUN-3.4 · a reaction is asked only of a seat that holds the Favour and can use it", () => {
    const s = arrange({ tiles: { worker: [0, 1] }, row: ["worker", "worker"], held: { propagation: 1 } });
    play(s, quiet(), { type: "takeCard", slot: 0 }, { type: "placeBlock", position: 0 });
    expect([s.phase, actor(s)]).toEqual([TURN_START, 1]);
    expect(refusal(s, { type: "declineFavour", favour: "propagation" })).toBe("NUN-3.4");
  });

  test("NUN-1.8 NUN-1.9 · a tile's mark does not bind it to a floor, and there is always a place to build", () => {
    for (let seed = 0; seed < 10; seed++) {
      const s = newGame(3, seed);
      let laid = 0;
      playOn(s, seed, () => {
        if (s.phase === TURN_START) expect(availablePositions(s).length).toBeGreaterThan(0);
        laid = Math.max(laid, 54 - stackSize(s));
        return false;
      });
      expect([laid, stackSize(s)]).toEqual([54, 0]);
    }
  });
});

describe("taking a card", () => {
  test("NUN-4.1 · one card of the row; an empty slot has none", () => {
    const s = arrange({ tiles: { worker: [0] }, row: ["worker", null, "worker"] });
    expect(legalNames(s)).toEqual(["takeCard 0", "takeCard 2"]);
    expect(refusal(s, { type: "takeCard", slot: 1 })).toBe("NUN-4.1");
    play(s, quiet(), { type: "takeCard", slot: 2 });
    expect([s.hand, at(s.row, 2)]).toEqual([cardOf("worker"), 0]);
  });

  test("NUN-4.2 · a worker card cannot be taken while no available tile shows a worker", () => {
    const s = arrange({
      blocks: [[], [3]],
      tiles: { sculptor: [0], beast: [1] },
      row: ["worker", "sculptor", "beast1", "engineer"],
    });
    expect(refusal(s, { type: "takeCard", slot: 0 })).toBe("NUN-4.2");
    expect(legalOf(s, "takeCard")).toEqual([1, 2]);
  });

  test("NUN-4.4 NUN-11.1 · a double card may be taken for either face", () => {
    const row = ["workerEngineer", "workerEngineer"] as const;
    expect(legalOf(arrange({ tiles: { worker: [0] }, row }), "takeCard")).toEqual([0, 1]);
    expect(legalOf(arrange({ tiles: { engineer: [0] }, row }), "takeCard")).toEqual([0, 1]);
    expect(refusal(arrange({ tiles: { beast: [0] }, row }), { type: "takeCard", slot: 0 })).toBe("NUN-4.2");
  });
});

/** Four workers without a site, then a deck whose segments are given. */
const stuck = (deck: Parameters<typeof arrange>[0]["deck"]): State =>
  arrange({ tiles: { sculptor: [0] }, row: ["worker", "worker", "worker", "worker"], deck });

describe("a row without a site", () => {
  const REST = [
    [...Array(16).fill("worker")],
    [...Array(9).fill("worker")],
    [...Array(4).fill("workerEngineer")],
  ] as const;

  test("NUN-4.5 NUN-4.6 · the row is dealt again from the pool of the top segment", () => {
    for (let seed = 0; seed < 30; seed++) {
      const s = stuck([["beast1", "sculptor", "beast1"], ...REST]);
      settleRow(s, quiet(seed));
      expect(s.freedom).toBe(MATCHING);
      expect(playableSlots(s).length).toBeGreaterThan(0);
      expect([deckSize(s), segmentSizes(s)]).toEqual([32, [3, 16, 9, 4]]);
    }
  });

  test("NUN-4.6 · the pool is widened by the next segment until something matches", () => {
    for (let seed = 0; seed < 30; seed++) {
      const s = stuck([
        ["beast1", "beast1", "beast1"],
        ["sculptor", ...Array(15).fill("worker")],
        ...REST.slice(1),
      ]);
      settleRow(s, quiet(seed));
      expect(playableSlots(s).length).toBeGreaterThan(0);
      // 4 + 3 + 16 cards in the pool, 4 of them dealt.
      expect([deckSize(s), segmentSizes(s)]).toEqual([32, [19, 0, 9, 4]]);
    }
  });

  test("NUN-4.6 · a deal that keeps failing is ended by force", () => {
    for (let seed = 0; seed < 5; seed++) {
      const s = stuck([["sculptor", ...Array(49).fill("worker")]]);
      const never = { int: (n: number) => n - 1 };
      settleRow(s, { random: Object.assign(quiet(seed).random, never), emit: null });
      expect(playableSlots(s)).toEqual([0]);
      expect(deckSize(s)).toBe(50);
    }
  });

  test("NUN-4.9 · the row is tested at the start of a turn and again after `renewal`", () => {
    const s = arrange({
      tiles: { sculptor: [0], worker: [1] },
      row: ["sculptor", "beast1", "beast1", "beast1"],
      deck: [["beast1", "sculptor"]],
      held: { renewal: 0 },
    });
    for (let seed = 0; seed < 20; seed++) {
      const copy = structuredClone(s);
      play(copy, quiet(seed), { type: "playFavour", favour: "renewal" });
      expect(legalOf(copy, "takeCard").length).toBeGreaterThan(0);
    }
    const next = arrange({
      tiles: { worker: [1], sculptor: [0] },
      row: ["worker", "beast1", "beast1", "beast1"],
      deck: [["beast1", "sculptor"]],
    });
    const context = listening(2);
    play(next, context, { type: "takeCard", slot: 0 }, { type: "placeBlock", position: 1 });
    expect(playableSlots(next).length).toBeGreaterThan(0);
  });

  test("NUN-4.7 NUN-4.8 NUN-10.1 · nothing matches anywhere: any card, any tile, no renewal, and the row refills", () => {
    const s = stuck([["worker", "worker", "worker"]]);
    settleRow(s, quiet());
    expect(s.freedom).toBe(LAST_RESORT);
    expect([...s.row]).toEqual(Array(4).fill(cardOf("worker")));
    expect(legalOf(s, "takeCard")).toEqual([0, 1, 2, 3]);
    play(s, quiet(), { type: "takeCard", slot: 2 });
    expect(legalNames(s)).toEqual(["placeBlock 0"]);
    layNothing(s);
    play(s, quiet(), { type: "placeBlock", position: 0 });
    expect(at(s.row, 2)).toBe(cardOf("worker"));
    expect(deckSize(s)).toBe(2);
  });

  test("NUN-4.8 · with an empty deck the last card goes on the last tile, in the column of its type", () => {
    const s = arrange({
      tiles: { "worker/sculptor": [53] },
      row: ["beast2"],
      placements: 53,
      turns: [17, 18, 18],
    });
    s.phase = BEGIN_TURN;
    settleRow(s, quiet());
    s.phase = TURN_START;
    play(s, quiet(), { type: "takeCard", slot: 0 }, { type: "placeBlock", position: 53 });
    expect(at(s.area, 6)).toBe(1);
  });
});

/** Leaves one more tile for the player after, so that the game can go on. */
function layNothing(s: State): void {
  s.tiles[1] = 2;
  s.sites[1] = at(s.sites, 1) + 1;
}

describe("the end of a turn", () => {
  test("NUN-10.1 · the new card goes into the empty slot, the others keep theirs", () => {
    const s = arrange({
      tiles: { worker: [0, 1], beast: [2] },
      row: ["sculptor", "worker", "beast1", "beast2"],
      deck: [["engineer"]],
    });
    play(s, quiet(), { type: "takeCard", slot: 1 }, { type: "placeBlock", position: 0 });
    expect([...s.row]).toEqual(
      ["sculptor", "engineer", "beast1", "beast2"].map((id) => cardOf(id as "engineer")),
    );
    play(s, quiet(), { type: "takeCard", slot: 2 }, { type: "placeBlock", position: 2 });
    expect([deckSize(s), at(s.row, 2)]).toEqual([0, 0]);
  });

  test("NUN-10.2 · a new Favour lies next to the pile, the other one moves away from it", () => {
    const ancestor = (slot: number): State => {
      const s = arrange({
        tiles: { ancestor: [0], worker: [1] },
        row: ["ancestorWorkerSculptor", "worker"],
        shown: ["labour", "herd"],
      });
      return play(
        s,
        quiet(4),
        { type: "takeCard", slot: 0 },
        { type: "placeBlock", position: 0 },
        { type: "pickFavour", slot },
      );
    };
    const [labour, herd] = [18, 19];
    const near = ancestor(0);
    expect(at(near.shown, 1)).toBe(herd);
    expect([0, labour, herd]).not.toContain(at(near.shown, 0));
    const far = ancestor(1);
    expect(at(far.shown, 1)).toBe(labour);
    expect([0, labour, herd]).not.toContain(at(far.shown, 0));
  });

  test("NUN-10.3 · 16 Favours always suffice", () => {
    for (let seed = 0; seed < 60; seed++) {
      const s = newGame(1, seed);
      playOn(s, seed, () => {
        if (s.phase === TURN_START) expect([...s.shown].every((favour) => favour > 0)).toBe(true);
        return false;
      });
    }
  });
});
