import { at } from "@banquise/engine";
import { describe, expect, test } from "vitest";
import {
  ARTISAN_POINTS,
  CARD_BITS,
  CARD_COUNTS,
  CARD_KINDS,
  FACE_CARD,
  FACE_LOAD,
  FACE_NAMES,
  FACE_PAIR,
  FACE_SYMBOL,
  FACE_TOOL,
  FAVOUR_TABLE,
  isDouble,
  SCULPTOR_POINTS,
  SYMBOLS,
  TILE_BITS,
  TILE_COUNTS,
  TILE_KINDS,
  TRACK_NEXT,
  TRACK_REACHED,
} from "./data.ts";
import { CARD_STRIDE, TILE_STRIDE } from "./state.ts";
import {
  COLUMN_OF,
  CORNERS,
  FIRST_UPPER,
  FLOOR,
  isBorder,
  LINES,
  LINES_AT,
  NONE,
  POSITIONS,
  positionAt,
  positionOver,
  ROW_OF,
  SQUARES,
  SQUARES_AT,
  TOP_SQUARE,
} from "./temple.ts";

const groups = (counts: Uint8Array, stride: number): number[] =>
  [0, 1, 2, 3].map((group) => at(counts, group * stride));
const all = (counts: Uint8Array, stride: number, kind: number): number =>
  [0, 1, 2, 3].reduce((sum, group) => sum + at(counts, group * stride + kind), 0);
const squaresAt = (position: number): number[] =>
  [...SQUARES_AT.subarray(position * 4, position * 4 + 4)].filter((k) => k !== NONE);

describe("the temple", () => {
  test("NUN-1.1 · four floors of 25, 16, 9 and 4 positions", () => {
    expect([1, 2, 3, 4].map((floor) => FLOOR.filter((each) => each === floor).length)).toEqual([
      25, 16, 9, 4,
    ]);
    expect(POSITIONS).toBe(54);
  });

  test("NUN-1.2 · positions are numbered floor by floor, row by row", () => {
    expect([positionAt(1, 2, 2), positionAt(2, 0, 0), positionAt(3, 0, 0), positionAt(4, 0, 0)]).toEqual([
      12, 25, 41, 50,
    ]);
    expect([at(FLOOR, 31), at(ROW_OF, 31), at(COLUMN_OF, 31)]).toEqual([2, 1, 2]);
  });

  test("NUN-1.3 · a position above the ground lies over four supports", () => {
    const supports = (position: number): number[] => [
      ...CORNERS.subarray((position - 25) * 4, (position - 24) * 4),
    ];
    expect(supports(31)).toEqual([7, 8, 12, 13]);
    expect(supports(41)).toEqual([25, 26, 29, 30]);
    expect(supports(53)).toEqual([45, 46, 48, 49]);
  });

  test("NUN-1.4 · 30 squares, each but the top one carries the position 25 + its number", () => {
    expect(SQUARES).toBe(30);
    expect(positionOver(0)).toBe(FIRST_UPPER);
    expect([...CORNERS.subarray(TOP_SQUARE * 4)]).toEqual([50, 51, 52, 53]);
    expect(squaresAt(12)).toEqual([5, 6, 9, 10]);
    expect(squaresAt(0)).toEqual([0]);
  });

  test("NUN-1.5 · 24 lines: rows and columns of the three lower floors", () => {
    expect(LINES.map((line) => line.length)).toEqual([
      ...Array(10).fill(5),
      ...Array(8).fill(4),
      ...Array(6).fill(3),
    ]);
    for (let position = 50; position < 54; position++) expect(at(LINES_AT, position * 2)).toBe(NONE);
    for (let position = 0; position < 50; position++) {
      const lines = LINES.filter((line) => line.includes(position));
      expect(lines).toHaveLength(2);
    }
  });

  test("NUN-1.6 · 40 border positions: the outer ring of each floor", () => {
    const border = [1, 2, 3, 4].map(
      (floor) =>
        [...FLOOR.keys()].filter((position) => at(FLOOR, position) === floor && isBorder(position)).length,
    );
    expect(border).toEqual([16, 12, 8, 4]);
  });

  test("NUN-1.10 · a block completes at most four squares and two lines", () => {
    for (let position = 0; position < POSITIONS; position++) {
      expect(squaresAt(position).length).toBeGreaterThanOrEqual(1);
      expect(squaresAt(position).length).toBeLessThanOrEqual(4);
    }
  });
});

describe("the box", () => {
  test("NUN-2.1 · 54 tiles: 25, 16, 9 and 4 by mark; the ground floor shows one symbol each", () => {
    expect(groups(TILE_COUNTS, TILE_STRIDE)).toEqual([25, 16, 9, 4]);
    for (let tile = 1; tile <= TILE_KINDS; tile++) {
      const symbols = SYMBOLS.filter((_, symbol) => (at(TILE_BITS, tile) & (1 << symbol)) !== 0).length;
      if (at(TILE_COUNTS, tile) > 0) expect(symbols).toBe(1);
      if (symbols === 2) expect(all(TILE_COUNTS, TILE_STRIDE, tile)).toBe(1);
    }
    const doubles = [...TILE_BITS].filter((bits) => (bits & (bits - 1)) !== 0);
    expect(new Set(doubles).size).toBe(15);
  });

  test("NUN-2.2 · 54 cards: 25, 16, 9 and 4 by pile, of nine types", () => {
    expect(groups(CARD_COUNTS, CARD_STRIDE)).toEqual([25, 16, 9, 4]);
    const types = new Map<string, number>();
    for (let card = 1; card <= CARD_KINDS; card++) {
      const type = SYMBOLS.filter((_, symbol) => (at(CARD_BITS, card) & (1 << symbol)) !== 0).join("/");
      types.set(type, (types.get(type) ?? 0) + all(CARD_COUNTS, CARD_STRIDE, card));
    }
    expect(Object.fromEntries(types)).toEqual({
      worker: 8,
      sculptor: 7,
      artisan: 9,
      beast: 7,
      engineer: 6,
      ancestor: 5,
      "worker/engineer": 4,
      "sculptor/artisan": 6,
      "beast/ancestor": 2,
    });
  });

  test("NUN-11.5 · tools, beast symbols and ancestor pairs belong to a face", () => {
    const faces = FACE_NAMES.map((_, face) => ({
      face,
      copies: all(CARD_COUNTS, CARD_STRIDE, at(FACE_CARD, face)),
    }));
    const tools = [1, 2, 3].map((tool) =>
      faces.reduce((sum, { face, copies }) => sum + (at(FACE_TOOL, face) === tool ? copies : 0), 0),
    );
    expect(tools).toEqual([5, 5, 5]);
    expect(faces.reduce((sum, { face, copies }) => sum + at(FACE_LOAD, face) * copies, 0)).toBe(12);
    const pairs = faces
      .filter(({ face }) => at(FACE_PAIR, face) !== 0)
      .map(({ face }) => at(FACE_PAIR, face));
    expect(new Set(pairs).size).toBe(7);
    expect([isDouble(14), isDouble(1), isDouble(19)]).toEqual([true, false, true]);
    expect(FACE_NAMES.filter((_, face) => at(FACE_SYMBOL, face) === 5)).toHaveLength(7);
  });

  test("NUN-2.8 · 20 Favours: 7 immediate, 8 single use, 5 for the end; two need three players and two need two", () => {
    const count = (type: string): number => FAVOUR_TABLE.filter((favour) => favour.type === type).length;
    expect([count("immediate"), count("single"), count("end")]).toEqual([7, 8, 5]);
    expect(FAVOUR_TABLE.filter(({ min }) => min === 3).map(({ id }) => id)).toEqual(["emulation", "sharing"]);
    expect(FAVOUR_TABLE.filter(({ min }) => min === 2).map(({ id }) => id)).toEqual([
      "foresight",
      "abundance",
    ]);
  });

  test("NUN-15.5 NUN-15.6 NUN-15.8 NUN-13.17 · the tables of points", () => {
    expect(SCULPTOR_POINTS.map((points, n) => points - (n * (n + 3)) / 2)).toEqual(Array(11).fill(0));
    expect(ARTISAN_POINTS.slice(2)).toEqual([3, 8, 15, 24, 35]);
    expect([...TRACK_REACHED]).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6, 8, 8, 10]);
    expect([...TRACK_NEXT]).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 8, 8, 10, 10]);
  });
});
