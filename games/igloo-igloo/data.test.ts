import { describe, expect, test } from "vitest";
import {
  COLOURS,
  FACES,
  GAMERS_VALUES,
  INUITS_BY_SEATS,
  isRed,
  KIND_COUNTS,
  KIND_VALUES,
  KINDS,
  schoolOf,
  TILE_COUNTS,
  TILES,
} from "./data.ts";
import { CORNERS, IN_RING, nameOf, neighbour, OUTSIDE, SPACE_NAMES, spaceNamed } from "./spaces.ts";
import { names } from "./testing.ts";

describe("the box", () => {
  test("56 tiles, 24 of them with a red frame; every pool is used up exactly", () => {
    expect(TILES).toBe(56);
    const red = FACES.reduce((sum, _, face) => sum + (isRed(face) ? (TILE_COUNTS[face] ?? 0) : 0), 0);
    expect(red).toBe(24);
    const count = (name: (typeof FACES)[number]): number => TILE_COUNTS[FACES.indexOf(name)] ?? 0;
    const schools = (["fish2", "fish3"] as const).map((name) => count(name) * schoolOf(FACES.indexOf(name)));
    const tokens = (species: string): number =>
      KINDS.reduce((sum, kind, i) => sum + (kind.startsWith(species) ? (KIND_COUNTS[i] ?? 0) : 0), 0);
    expect(4 + (schools[0] ?? 0) + (schools[1] ?? 0)).toBe(tokens("fish"));
    expect(count("pack")).toBe(tokens("fox"));
    expect(count("bear")).toBe(tokens("bear"));
    expect(KIND_COUNTS.reduce((sum, n, kind) => sum + n * (KIND_VALUES[kind] ?? 0), 0)).toBe(92);
  });

  test("IGL-2.4 IGL-2.5 IGL-11.1 · five inuits each for two players, three otherwise; four colours by seat", () => {
    expect(INUITS_BY_SEATS.slice(2)).toEqual([5, 3, 3]);
    expect(COLOURS).toEqual(["red", "blue", "yellow", "green"]);
  });

  test("IGL-11.3 · islands are worth more and more up to six tiles", () => {
    expect([...GAMERS_VALUES]).toEqual([0, 1, 3, 6, 10, 15, 21]);
  });
});

describe("the board", () => {
  test("IGL-1.1 · spaces are named by column and row; north is up, east is right", () => {
    expect(SPACE_NAMES).toHaveLength(64);
    expect([0, 7, 8, 63].map(nameOf)).toEqual(["a1", "h1", "a2", "h8"]);
    expect([0, 1, 2, 3].map((direction) => nameOf(neighbour(spaceNamed("d4"), direction)))).toEqual([
      "d5",
      "e4",
      "d3",
      "c4",
    ]);
    expect(neighbour(spaceNamed("h4"), 1)).toBe(OUTSIDE);
    expect(neighbour(spaceNamed("h4"), 0)).toBe(spaceNamed("h5"));
  });

  test("IGL-1.2 IGL-1.5 · four corners, and 24 spaces of the border between them", () => {
    expect(names(CORNERS)).toBe("a1 a8 h1 h8");
    const ring = SPACE_NAMES.filter((_, space) => IN_RING[space] === 1);
    expect(ring).toHaveLength(24);
    expect(ring.every((name) => /[ah]|[18]/.test(name))).toBe(true);
  });
});
