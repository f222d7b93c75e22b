import { at } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { cardOf, DIVINATION, FAVOUR_IDS, type FavourId, PROPAGATION } from "../data.ts";
import { actor } from "../rules.ts";
import {
  DIVINATION_PICK,
  hasPlayed,
  holds,
  pointsOf,
  REACT_DIVINATION,
  REACT_SOLIDITY,
  type State,
  TURN_START,
  VERSATILE,
} from "../state.ts";
import {
  arrange,
  faceNamed,
  legalNames,
  legalOf,
  newGame,
  play,
  playOn,
  quiet,
  refusal,
  tileOf,
} from "../testing.ts";
import { askedFavour } from "./favour-windows.ts";

const favour = (id: FavourId): number => FAVOUR_IDS.indexOf(id);

describe("abundance", () => {
  const deck = [Array(20).fill("worker")];
  const start = (turns: number[]): State =>
    arrange({
      tiles: { worker: [...Array(25).keys()] },
      row: ["worker", "worker", "worker", "worker"],
      deck,
      held: { abundance: 0 },
      turns,
    });

  test("NUN-13.9 NUN-3.2 · two turns in a row, then one is skipped; the row refills in between", () => {
    const s = start([13, 13, 13]);
    play(s, quiet(), { type: "playFavour", favour: "abundance" });
    const order: number[] = [];
    for (const position of [0, 2, 4, 10, 12, 14, 20]) {
      order.push(s.active);
      expect([...s.row].every((card) => card > 0)).toBe(true);
      play(s, quiet(), { type: "takeCard", slot: 0 }, { type: "placeBlock", position });
    }
    expect(order).toEqual([0, 0, 1, 2, 1, 2, 0]);
  });

  test("NUN-13.9 · it needs two blocks and is no use in a Completion turn", () => {
    expect(refusal(start([17, 17, 17]), { type: "playFavour", favour: "abundance" })).toBe("NUN-13.9");
    expect(refusal(start([16, 17, 17]), { type: "playFavour", favour: "abundance" })).toBeNull();
    const extra = start([5, 5, 5]);
    extra.extra = 1;
    expect(refusal(extra, { type: "playFavour", favour: "abundance" })).toBe("NUN-13.9");
  });

  test("NUN-13.9 · the skip lapses when its owner has no block left", () => {
    const s = start([16, 16, 17]);
    play(s, quiet(), { type: "playFavour", favour: "abundance" });
    for (const position of [0, 2, 4, 10])
      play(s, quiet(), { type: "takeCard", slot: 0 }, { type: "placeBlock", position });
    expect([s.active, s.abundance]).toEqual([1, 0]);
  });

  test("NUN-5.7 NUN-12.6 · the second turn is another turn", () => {
    const s = start([13, 13, 13]);
    s.blocks.fill(1, 0, 2);
    s.blocks[5] = 1;
    play(
      s,
      quiet(),
      { type: "playFavour", favour: "abundance" },
      { type: "takeCard", slot: 0 },
      { type: "placeBlock", position: 6 },
    );
    expect([s.active, s.fresh]).toEqual([0, 0]);
    expect(at(s.tiles, 25)).toBeGreaterThan(0);
  });
});

describe("divination", () => {
  const square = (): State =>
    arrange({
      blocks: [[0, 1], [5]],
      tiles: { beast: [6], worker: [9] },
      row: ["worker"],
      hand: "beast1",
      held: { divination: 1 },
    });

  test("NUN-13.10 NUN-2.10 · three tiles are turned up, one is laid, the others stay known on top", () => {
    const s = play(square(), quiet(), { type: "placeBlock", position: 6 });
    expect([s.phase, actor(s)]).toEqual([REACT_DIVINATION, 1]);
    play(s, quiet(), { type: "playFavour", favour: "divination" });
    expect([s.phase, [...s.knownTop].every((tile) => tile > 0)]).toEqual([DIVINATION_PICK, true]);
    const known = [tileOf("sculptor"), tileOf("worker"), tileOf("beast")];
    s.knownTop.set(known);
    expect(legalNames(s)).toEqual(["divinationPick 0", "divinationPick 1", "divinationPick 2"]);
    play(s, quiet(), { type: "divinationPick", tile: 2 });
    expect([at(s.tiles, 25), [...s.knownTop]]).toEqual([tileOf("beast"), [known[0], known[1], 0]]);
    for (const [corner, over] of [
      [7, 26],
      [11, 29],
    ] as const) {
      s.blocks[corner - 5] = 1;
      s.blocks[10] = 1;
      s.tiles[corner] = tileOf("worker");
      s.sites[0] = at(s.sites, 0) + 1;
      s.hand = cardOf("worker");
      s.phase = 3;
      play(s, quiet(), { type: "placeBlock", position: corner });
      expect(at(s.tiles, over)).toBe(known.shift());
    }
  });

  test("NUN-13.10 · declined, or with one tile left, the top tile is laid", () => {
    const s = play(
      square(),
      quiet(),
      { type: "placeBlock", position: 6 },
      { type: "declineFavour", favour: "divination" },
    );
    expect([at(s.tiles, 25) > 0, holds(s, 1, DIVINATION), s.active]).toEqual([true, true, 1]);
    const last = square();
    last.stack.fill(0);
    last.knownTop[0] = tileOf("artisan");
    play(last, quiet(), { type: "placeBlock", position: 6 });
    expect(at(last.tiles, 25)).toBe(tileOf("artisan"));
    const two = square();
    two.stack.fill(0);
    two.knownTop.set([tileOf("artisan"), tileOf("beast"), 0]);
    play(two, quiet(), { type: "placeBlock", position: 6 }, { type: "playFavour", favour: "divination" });
    expect(legalNames(two)).toEqual(["divinationPick 0", "divinationPick 1"]);
    expect(refusal(two, { type: "divinationPick", tile: 2 })).toBe("NUN-13.10");
  });
});

describe("propagation", () => {
  test("NUN-13.11 NUN-9.6 · out of turn, one block more for this scoring", () => {
    const s = arrange({
      blocks: [[0], [1], [5]],
      tiles: { beast: [6], worker: [9] },
      row: ["worker"],
      hand: "beast1",
      held: { propagation: 1 },
    });
    play(s, quiet(), { type: "placeBlock", position: 6 }, { type: "playFavour", favour: "propagation" });
    expect([0, 1, 2].map((seat) => pointsOf(s, seat))).toEqual([5, 2, 0]);
    expect(hasPlayed(s, 1, PROPAGATION)).toBe(true);
  });

  test("NUN-13.11 NUN-9.6 · it lifts one colour of four to the first place", () => {
    const s = arrange({
      seats: 4,
      blocks: [[], [0], [1], [5]],
      tiles: { beast: [6], worker: [9] },
      row: ["worker"],
      hand: "beast1",
      held: { propagation: 1 },
    });
    play(s, quiet(), { type: "placeBlock", position: 6 }, { type: "playFavour", favour: "propagation" });
    expect([0, 1, 2, 3].map((seat) => pointsOf(s, seat))).toEqual([2, 5, 0, 0]);
  });

  test("NUN-13.11 NUN-9.6 · a tie for first without the active player is shared", () => {
    const s = arrange({
      blocks: [[], [0], [1, 5]],
      tiles: { beast: [6], worker: [9] },
      row: ["worker"],
      hand: "beast1",
      held: { propagation: 1 },
    });
    play(s, quiet(), { type: "placeBlock", position: 6 }, { type: "playFavour", favour: "propagation" });
    expect([0, 1, 2].map((seat) => pointsOf(s, seat))).toEqual([0, 3, 3]);
  });

  test("NUN-13.11 · only for a holder who has a block in the square", () => {
    const s = arrange({
      blocks: [[0, 1, 5]],
      tiles: { beast: [6], worker: [9] },
      row: ["worker"],
      hand: "beast1",
      held: { propagation: 1 },
    });
    play(s, quiet(), { type: "placeBlock", position: 6 });
    expect(s.phase).toBe(TURN_START);
  });
});

describe("other single-use Favours", () => {
  test("NUN-13.12 · versatility: any card on any available tile, as any of its faces", () => {
    const s = arrange({
      tiles: { worker: [1], beast: [2] },
      row: ["sculptorRope", "worker"],
      held: { versatility: 0 },
    });
    expect(legalOf(s, "takeCard")).toEqual([1]);
    play(s, quiet(), { type: "playFavour", favour: "versatility" });
    expect([s.freedom, legalOf(s, "takeCard")]).toEqual([VERSATILE, [0, 1]]);
    play(s, quiet(), { type: "takeCard", slot: 0 });
    expect(legalOf(s, "placeBlock")).toEqual([1, 2]);
    play(s, quiet(), { type: "placeBlock", position: 2 });
    expect(legalNames(s)).toEqual(["chooseFace sculptor", "chooseFace artisan"]);
    play(s, quiet(), { type: "chooseFace", symbol: "artisan" });
    expect(at(s.area, faceNamed("sculptorRope:artisan"))).toBe(1);
  });

  test("NUN-13.12 · a worker may still swap", () => {
    const s = arrange({ tiles: { worker: [1], beast: [2] }, row: ["worker"], held: { versatility: 0 } });
    play(s, quiet(), { type: "playFavour", favour: "versatility" }, { type: "takeCard", slot: 0 });
    expect(legalNames(s)).toEqual(["placeBlock 1", "placeBlock 2", "swapInto 2"]);
  });

  test("NUN-13.13 · renewal: the row goes into the top segment and as many cards come out", () => {
    const s = arrange({
      tiles: { worker: [1] },
      row: ["worker", "worker", null, "worker"],
      deck: [[], ["worker", "worker"], ["beast1"]],
      held: { renewal: 0 },
    });
    play(s, quiet(), { type: "playFavour", favour: "renewal" });
    expect([...s.row]).toEqual([1, 1, 0, 1]);
    expect([at(s.deck, 20), at(s.deck, 40)]).toEqual([2, 1]);
    const empty = arrange({ tiles: { worker: [1] }, row: ["worker"], held: { renewal: 0 } });
    expect(refusal(empty, { type: "playFavour", favour: "renewal" })).toBe("NUN-13.13");
  });

  test("NUN-13.14 · displacement: two available tiles change places before the placement", () => {
    const s = arrange({
      blocks: [[], [4]],
      tiles: { worker: [1], beast: [2] },
      hand: "beast1",
      held: { displacement: 0 },
    });
    play(s, quiet(), { type: "playFavour", favour: "displacement" }, { type: "displace", position: 1 });
    expect(refusal(s, { type: "displace", position: 1 })).toBe("NUN-13.14");
    expect(refusal(s, { type: "displace", position: 4 })).toBe("NUN-5.8");
    play(s, quiet(), { type: "displace", position: 2 });
    expect(legalNames(s)).toEqual(["placeBlock 1"]);
  });

  test("NUN-13.14 · displacement needs two available tiles", () => {
    const s = arrange({ tiles: { beast: [53] }, hand: "beast1", held: { displacement: 0 }, placements: 53 });
    s.stack.fill(0);
    expect(refusal(s, { type: "playFavour", favour: "displacement" })).toBe("NUN-13.14");
    expect(legalNames(s)).toEqual(["placeBlock 53"]);
  });

  const reinforced = (): State =>
    arrange({
      blocks: [[7, 8, 12, 13]],
      tiles: { beast: [31], worker: [0] },
      row: ["worker"],
      hand: "beast1",
      held: { solidity: 0 },
    });

  test("NUN-13.15 · solidity: the reinforcement of this turn counts twice", () => {
    const s = play(reinforced(), quiet(), { type: "placeBlock", position: 31 });
    expect([s.phase, legalNames(s)]).toEqual([
      REACT_SOLIDITY,
      ["playFavour solidity", "declineFavour solidity"],
    ]);
    expect(pointsOf(play(structuredClone(s), quiet(), { type: "playFavour", favour: "solidity" }), 0)).toBe(
      8,
    );
    const declined = play(s, quiet(), { type: "declineFavour", favour: "solidity" });
    expect([pointsOf(declined, 0), holds(declined, 0, favour("solidity"))]).toEqual([4, true]);
  });

  test("NUN-13.15 · solidity is not asked without reinforcement, nor in other players' turns", () => {
    const ground = arrange({
      tiles: { beast: [3], worker: [0] },
      row: ["worker"],
      hand: "beast1",
      held: { solidity: 0 },
    });
    play(ground, quiet(), { type: "placeBlock", position: 3 });
    expect(ground.phase).toBe(TURN_START);
    const other = reinforced();
    other.favours[favour("solidity")] = 5;
    play(other, quiet(), { type: "placeBlock", position: 31 });
    expect([other.phase, pointsOf(other, 0)]).toEqual([TURN_START, 4]);
  });

  test("NUN-3.4 NUN-12.5 · every yes or no about a Favour can be declined by one kind of move", () => {
    let asked = 0;
    for (let seed = 0; seed < 30; seed++) {
      playOn(newGame(3, seed), seed, (s) => {
        const question = askedFavour(s);
        const declines = legalOf(s, "declineFavour");
        expect(declines).toEqual(question < 0 ? [] : [FAVOUR_IDS[question]]);
        if (question >= 0) asked++;
        return false;
      });
    }
    expect(asked).toBeGreaterThan(50);
  });
});
