import { at } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import { FACE_KINDS } from "../data.ts";
import { FACE, FAVOUR_PICK, pointsOf, type State, TURN_START, VERSATILE } from "../state.ts";
import { arrange, faceNamed, legalNames, legalOf, play, quiet, refusal, tileOf } from "../testing.ts";

const cards = (s: State, seat: number, face: string): number =>
  at(s.area, seat * FACE_KINDS + faceNamed(face));

describe("placing a block", () => {
  test("NUN-5.1 · exactly the available tiles that show the symbol of the card", () => {
    const s = arrange({
      blocks: [[], [4]],
      tiles: { sculptor: [0, 7], "sculptor/beast": [9], beast: [3] },
      hand: "sculptor",
    });
    expect(legalNames(s)).toEqual(["placeBlock 0", "placeBlock 7", "placeBlock 9"]);
    expect(refusal(s, { type: "placeBlock", position: 3 })).toBe("NUN-5.1");
    expect(refusal(s, { type: "placeBlock", position: 4 })).toBe("NUN-5.8");
    expect(refusal(s, { type: "placeBlock", position: 5 })).toBe("NUN-1.7");
  });

  test("NUN-5.2 NUN-5.3 · a worker card may bring a worker tile to where the block shall stand", () => {
    const s = arrange({ tiles: { worker: [3], artisan: [12] }, row: ["artisanRope"], hand: "worker" });
    play(s, quiet(), { type: "swapInto", position: 12 }, { type: "swapSource", position: 3 });
    expect([at(s.tiles, 12), at(s.blocks, 12)]).toEqual([tileOf("worker"), 1]);
    expect([at(s.tiles, 3), at(s.blocks, 3)]).toEqual([tileOf("artisan"), 0]);
    expect(cards(s, 0, "worker")).toBe(1);
  });

  test("NUN-5.2 · only a worker card swaps, and only worker tiles are brought in", () => {
    const beast = arrange({ tiles: { worker: [3], beast: [12] }, hand: "beast1" });
    expect(refusal(beast, { type: "swapInto", position: 12 })).toBe("NUN-5.2");
    const worker = arrange({ tiles: { worker: [3], beast: [12, 13] }, hand: "worker" });
    play(worker, quiet(), { type: "swapInto", position: 12 });
    expect(refusal(worker, { type: "swapSource", position: 13 })).toBe("NUN-5.2");
    expect(legalOf(worker, "swapSource")).toEqual([3]);
  });

  test("NUN-5.3 · the worker tile must lie elsewhere; floors may differ", () => {
    const s = arrange({ blocks: [[0, 1, 5, 6]], tiles: { worker: [25], beast: [12] }, hand: "worker" });
    expect(refusal(s, { type: "swapInto", position: 25 })).toBe("NUN-5.3");
    expect(legalOf(s, "swapInto")).toEqual([12]);
    play(s, quiet(), { type: "swapInto", position: 12 }, { type: "swapSource", position: 25 });
    expect([at(s.tiles, 12), at(s.tiles, 25)]).toEqual([tileOf("worker"), tileOf("beast")]);
  });

  test("NUN-5.4 · a double tile that shows a worker is a worker tile", () => {
    const s = arrange({
      blocks: [[], [7, 8, 12, 13, 6, 11]],
      tiles: { "worker/engineer": [30], beast: [0] },
      row: ["beast1"],
      hand: "worker",
    });
    play(s, quiet(), { type: "swapInto", position: 0 }, { type: "swapSource", position: 30 });
    expect([at(s.tiles, 0), at(s.blocks, 0)]).toEqual([tileOf("worker/engineer"), 1]);
    expect([at(s.tiles, 30), at(s.blocks, 30)]).toEqual([tileOf("beast"), 0]);
    const both = arrange({ tiles: { worker: [1], "worker/engineer": [2] }, hand: "worker" });
    expect(legalNames(both)).toEqual(["placeBlock 1", "swapInto 1", "placeBlock 2", "swapInto 2"]);
  });

  test("NUN-5.5 · one swap for a worker card, and it ends with the block on the moved tile", () => {
    const s = arrange({ tiles: { worker: [3, 4], beast: [12] }, row: ["beast1"], hand: "worker" });
    play(s, quiet(), { type: "swapInto", position: 12 });
    expect(legalNames(s)).toEqual(["swapSource 3", "swapSource 4"]);
    play(s, quiet(), { type: "swapSource", position: 4 });
    expect([s.phase, s.placements, at(s.blocks, 12)]).toEqual([TURN_START, 1, 1]);
  });

  test("NUN-5.7 · a tile laid this turn can be built on in the next", () => {
    const s = arrange({
      blocks: [[0, 1, 5]],
      tiles: { worker: [6, 9] },
      row: ["workerEngineer", "worker", "worker"],
      hand: "worker",
    });
    expect(refusal(s, { type: "placeBlock", position: 25 })).toBe("NUN-1.7");
    play(s, quiet(), { type: "placeBlock", position: 6 });
    expect(at(s.tiles, 25)).toBeGreaterThan(0);
    s.freedom = VERSATILE;
    play(s, quiet(), { type: "takeCard", slot: 0 });
    expect(legalOf(s, "placeBlock")).toContain(25);
  });

  test("NUN-5.8 · blocks and covered tiles stay where they are", () => {
    const s = arrange({ blocks: [[], [0]], tiles: { worker: [3], beast: [12] }, hand: "worker" });
    expect(refusal(s, { type: "swapInto", position: 0 })).toBe("NUN-5.8");
    play(s, quiet(), { type: "swapInto", position: 12 });
    expect(refusal(s, { type: "swapSource", position: 0 })).toBe("NUN-5.8");
  });
});

describe("reinforcement", () => {
  test("NUN-7.1 NUN-1.3 · one point for each own block under the tile", () => {
    const s = arrange({
      blocks: [[7, 8, 12], [13]],
      tiles: { beast: [31], worker: [0] },
      row: ["worker"],
      hand: "beast1",
    });
    play(s, quiet(), { type: "placeBlock", position: 31 });
    expect([pointsOf(s, 0), pointsOf(s, 1)]).toEqual([3, 0]);
  });

  test("NUN-7.1 · nothing on the ground floor", () => {
    const s = arrange({
      blocks: [[7, 8]],
      tiles: { beast: [0], worker: [1] },
      row: ["worker"],
      hand: "beast1",
    });
    play(s, quiet(), { type: "placeBlock", position: 0 });
    expect(pointsOf(s, 0)).toBe(0);
  });
});

describe("lines", () => {
  const cross = (): State =>
    arrange({
      blocks: [
        [10, 11],
        [13, 14, 2, 7],
        [17, 22],
      ],
      tiles: { beast: [12], worker: [0] },
      row: ["worker"],
      hand: "beast1",
    });

  test("NUN-8.1 · a row and a column at once: two steps", () => {
    const s = play(cross(), quiet(), { type: "placeBlock", position: 12 });
    expect(at(s.engineering, 0)).toBe(2);
  });

  test("NUN-8.1 NUN-8.3 · whoever places the last block gets the step, whatever the other colours", () => {
    const s = arrange({
      blocks: [[], [0, 1], [2, 3]],
      tiles: { beast: [4], worker: [9] },
      row: ["worker"],
      hand: "beast1",
    });
    play(s, quiet(), { type: "placeBlock", position: 4 });
    expect([...s.engineering]).toEqual([1, 0, 0, 0]);
  });

  test("NUN-8.1 · floor 4 has no lines", () => {
    const s = arrange({
      blocks: [[], [50]],
      tiles: { beast: [51], worker: [9] },
      row: ["worker"],
      hand: "beast1",
    });
    play(s, quiet(), { type: "placeBlock", position: 51 });
    expect(at(s.engineering, 0)).toBe(0);
  });

  test("NUN-8.2 · at the end of the track further steps are lost", () => {
    const s = cross();
    s.engineering[0] = 13;
    play(s, quiet(), { type: "placeBlock", position: 12 });
    expect(at(s.engineering, 0)).toBe(14);
  });
});

describe("double tiles and double cards", () => {
  test("NUN-11.1 · a double tile takes a card of either symbol and no other", () => {
    const tiles = { "sculptor/artisan": [5], worker: [6] };
    expect(legalOf(arrange({ tiles, hand: "artisanRope" }), "placeBlock")).toEqual([5]);
    expect(legalOf(arrange({ tiles, hand: "sculptor" }), "placeBlock")).toEqual([5]);
    expect(refusal(arrange({ tiles, hand: "beast1" }), { type: "placeBlock", position: 5 })).toBe("NUN-5.1");
  });

  test("NUN-11.2 NUN-11.4 · a double card belongs to the column of the tile it went on", () => {
    const s = arrange({ tiles: { engineer: [5], beast: [6] }, row: ["beast1"], hand: "workerEngineer" });
    expect(legalNames(s)).toEqual(["placeBlock 5"]);
    play(s, quiet(), { type: "placeBlock", position: 5 });
    expect([cards(s, 0, "workerEngineer:engineer"), cards(s, 0, "workerEngineer:worker")]).toEqual([1, 0]);
  });

  test.each(["worker", "engineer"] as const)(
    "NUN-11.3 NUN-11.4 · on a tile with both symbols the player chooses: %s",
    (symbol) => {
      const s = arrange({
        tiles: { "worker/engineer": [5], beast: [6] },
        row: ["beast1"],
        shown: ["herd", "labour"],
        hand: "workerEngineer",
      });
      play(s, quiet(), { type: "placeBlock", position: 5 });
      expect(s.phase).toBe(FACE);
      expect(legalNames(s)).toEqual(["chooseFace worker", "chooseFace engineer"]);
      expect(refusal(s, { type: "chooseFace", symbol: "beast" })).toBe("NUN-11.2");
      play(s, quiet(), { type: "chooseFace", symbol });
      expect(cards(s, 0, `workerEngineer:${symbol}`)).toBe(1);
      expect([s.phase, s.active]).toEqual([TURN_START, 1]);
    },
  );

  test("NUN-11.4 · a swap plays the card as a worker", () => {
    const s = arrange({ tiles: { worker: [5], beast: [6] }, row: ["beast1"], hand: "workerEngineer" });
    play(s, quiet(), { type: "swapInto", position: 6 }, { type: "swapSource", position: 5 });
    expect(cards(s, 0, "workerEngineer:worker")).toBe(1);
  });

  test("NUN-11.4 NUN-11.5 · a beast/ancestor played as a beast gives no Favour and no ancestor points", () => {
    const s = arrange({
      tiles: { beast: [5, 6] },
      row: ["beast1"],
      shown: ["herd", "labour"],
      hand: "beastAncestorAE",
    });
    play(s, quiet(), { type: "placeBlock", position: 5 });
    expect([s.phase, s.active]).toEqual([TURN_START, 1]);
    expect(cards(s, 0, "beastAncestorAE:beast")).toBe(1);
  });

  test("NUN-6.1 · played as an ancestor it gives one of the face-up Favours", () => {
    const s = arrange({
      tiles: { ancestor: [5], beast: [6] },
      row: ["beast1"],
      shown: ["herd", "labour"],
      hand: "beastAncestorAE",
    });
    play(s, quiet(), { type: "placeBlock", position: 5 });
    expect(s.phase).toBe(FAVOUR_PICK);
    expect(legalNames(s)).toEqual(["pickFavour 0", "pickFavour 1"]);
    expect(refusal(s, { type: "takeCard", slot: 0 })).toBe("NUN-6.1");
  });
});
