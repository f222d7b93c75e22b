import { describe, expect, it } from "vitest";
import { layout } from "../state.ts";
import { cornersOf } from "../temple.ts";
import { leadersIn } from "./fused.tsx";

const SQUARE = 5;

function squareOf(...colours: readonly number[]): readonly number[] {
  const s = layout.create();
  cornersOf(SQUARE).forEach((position, i) => {
    s.blocks[position] = (colours[i] ?? -1) + 1;
  });
  return leadersIn(s, SQUARE);
}

describe("a finished square", () => {
  it("bears the emblem of whoever has most blocks in it, and of both where two have as many", () => {
    expect(squareOf(1, 1, 0, 1)).toEqual([1]);
    expect(squareOf(2, 0, 0, 3)).toEqual([0]);
    expect(squareOf(0, 1, 0, 1)).toEqual([0, 1]);
  });

  it("bears none before its fourth block stands", () => {
    expect(squareOf(1, 1, 1)).toEqual([]);
  });
});
