import { describe, expect, test } from "vitest";
import { result } from "../scoring.ts";
import { CENTRE } from "../spaces.ts";
import { countTiles, FACE_DOWN, inuitsPerSeat, LAND, layout, MELT, PLACEMENT, WATER } from "../state.ts";
import {
  animalsOf,
  bagSize,
  configOf,
  inuitsOf,
  legalMoves,
  listening,
  names,
  newGame,
  play,
  refusal,
  tilesOf,
} from "../testing.ts";
import { setup } from "./placement.ts";

describe("setup", () => {
  test("IGL-2.1 IGL-1.2 IGL-1.3 IGL-1.4 · T01: ice everywhere but on the corners and the centre", () => {
    const s = newGame(4);
    expect(countTiles(s, FACE_DOWN)).toBe(56);
    expect(bagSize(s)).toBe(56);
    expect(tilesOf(s, WATER)).toBe("d4 d5 e4 e5");
    expect(tilesOf(s, LAND)).toBe("a1 a8 h1 h8");
  });

  test("IGL-2.2 IGL-2.3 · a fish on each space of the centre, the rest in their pools", () => {
    const s = newGame(3);
    for (const space of CENTRE) expect(animalsOf(s, names([space]))).toMatch(/^fish[123]$/);
    const count = (from: number, to: number): number => s.pools.slice(from, to).reduce((a, b) => a + b, 0);
    expect([count(0, 3), count(3, 6), count(6, 7)]).toEqual([24, 10, 4]);
  });

  test("IGL-2.6 · chance decides who begins", () => {
    const starters = new Set(Array.from({ length: 40 }, (_, seed) => newGame(4, {}, seed).active));
    expect([...starters].sort()).toEqual([0, 1, 2, 3]);
    const context = listening(3);
    const s = layout.create();
    setup(s, configOf(4), context);
    expect(context.events.at(-1)).toMatchObject({ type: "firstSeatChosen", seat: s.active, rule: "IGL-2.6" });
  });

  test("IGL-2.6 · or an option does, counted round the table", () => {
    for (const seats of [2, 3, 4]) {
      for (const wish of [0, 1, 2, 3])
        expect(newGame(seats, { firstSeat: `${wish}` }).active).toBe(wish % seats);
    }
  });

  test("IGL-2.6 · a table that was opened without the option starts as it always did", () => {
    for (let seed = 0; seed < 10; seed++) {
      const s = layout.create();
      setup(s, { seats: 3, options: { variant: "standard", cornerKayak: "no" } }, listening(seed));
      expect(layout.equals(s, newGame(3, { firstSeat: "random" }, seed))).toBe(true);
    }
  });

  test("IGL-2.4 IGL-2.7 IGL-11.1 · T46: two players place five inuits each, one after the other", () => {
    const s = newGame(2);
    const first = s.active;
    for (let placed = 0; placed < 10; placed++) {
      expect(s.phase).toBe(PLACEMENT);
      expect(s.active).toBe((first + placed) % 2);
      expect(result(s).seats.map(({ total }) => total)).toEqual([0, 0]);
      play(s, `placeInuit ${placed % 2 === 0 ? "a4" : "c1"}`);
    }
    expect(inuitsOf(s, first)).toBe("a4 a4 a4 a4 a4");
    expect([s.phase, s.active, s.turn]).toEqual([MELT, first, 1]);
  });

  test("IGL-2.5 IGL-2.7 IGL-2.8 · clockwise from the first player, on any tile of the ring, also together", () => {
    for (const seats of [3, 4]) {
      const s = newGame(seats, {}, 5);
      const first = s.active;
      expect(legalMoves(s)).toHaveLength(24);
      for (let placed = 0; placed < seats * 3; placed++) {
        expect(s.active).toBe((first + placed) % seats);
        play(s, "placeInuit b1");
      }
      expect(inuitsPerSeat(s)).toBe(3);
      expect([s.phase, s.active]).toEqual([MELT, first]);
      expect([...s.handSizes, ...s.trophies].every((count) => count === 0)).toBe(true);
    }
  });

  test("IGL-2.7 IGL-1.9 · neither on corners nor inside", () => {
    const s = newGame(4);
    expect(refusal(s, "placeInuit a1")).toBe("IGL-2.7");
    expect(refusal(s, "placeInuit b2")).toBe("IGL-2.7");
    expect(refusal(s, "placeInuit d4")).toBe("IGL-2.7");
    expect(refusal(s, "melt c4")).toBe("IGL-2.7");
  });
});
