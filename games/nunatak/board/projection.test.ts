import { at } from "@banquise/engine";
import { describe, expect, it } from "vitest";
import { cornersOf, FLOOR, POSITIONS, positionAt, positionOver, SQUARES, TOP_SQUARE } from "../temple.ts";
import { heartOf, type Point, projectionOf, type Quarter, type Sight, shapeOver } from "./projection.ts";

const QUARTERS: readonly Quarter[] = [0, 1, 2, 3];
const SIGHTS: readonly Sight[] = QUARTERS.flatMap((quarter) => [
  { flat: false, quarter, narrow: false },
  { flat: true, quarter, narrow: false },
  { flat: true, quarter, narrow: true },
]);
const inDepth = (quarter: Quarter): Sight => ({ flat: false, quarter, narrow: false });

const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

const floorOf = (square: number): number => at(FLOOR, cornersOf(square)[0] ?? 0);

describe("the projection of the temple", () => {
  it.each(SIGHTS)("draws every position once, inside the sheet ($flat, $quarter, $narrow)", (sight) => {
    const { box, spots } = projectionOf(sight);
    const [left, top, width, height] = box;
    expect(new Set(spots.map(({ position }) => position)).size).toBe(POSITIONS);
    for (const [x, y] of spots.flatMap(({ tile, block }) => [...tile, ...block.flat()])) {
      expect(x).toBeGreaterThanOrEqual(left);
      expect(x).toBeLessThanOrEqual(left + width);
      expect(y).toBeGreaterThanOrEqual(top);
      expect(y).toBeLessThanOrEqual(top + height);
    }
  });

  it("draws lower floors first, so that upper blocks hide them", () => {
    const floors = projectionOf(inDepth(1)).spots.map(({ position }) => at(FLOOR, position));
    expect(floors).toEqual(floors.toSorted());
  });

  it("turns the temple by quarters: the nearest corner of the ground floor changes", () => {
    const nearest = QUARTERS.map((quarter) => {
      const ground = projectionOf(inDepth(quarter)).spots.filter(({ position }) => at(FLOOR, position) === 1);
      return ground.at(-1)?.position;
    });
    expect(nearest).toEqual([
      positionAt(1, 4, 4),
      positionAt(1, 0, 4),
      positionAt(1, 0, 0),
      positionAt(1, 4, 0),
    ]);
  });

  it.each(QUARTERS)("knows whose blocks stand in front of a tile (turned %i)", (quarter) => {
    const { spots } = projectionOf({ flat: false, quarter, narrow: false });
    const centreOf = new Map(spots.map(({ position, centre }) => [position, centre]));
    for (const { centre, inFront } of spots) {
      const offset = (position: number): number[] =>
        position < 0
          ? []
          : (centreOf.get(position) ?? [0, 0]).map((n, i) => Math.sign(Math.round(n - (centre[i] ?? 0))) + 0);
      expect([[], [-1, 1]]).toContainEqual(offset(inFront.left));
      expect([[], [1, 1]]).toContainEqual(offset(inFront.right));
      expect([[], [0, 1]]).toContainEqual(offset(inFront.middle));
    }
    expect(spots.filter(({ inFront }) => inFront.middle >= 0)).toHaveLength(16 + 9 + 4 + 1);
  });

  it.each(QUARTERS)("lays the tile of a square on the middle of its blocks (turned %i)", (quarter) => {
    const { spots, outline } = projectionOf(inDepth(quarter));
    for (let square = 0; square < TOP_SQUARE; square++) {
      const [x, y] = middle(outline(cornersOf(square)));
      const over = spots.find(({ position }) => position === positionOver(square));
      const [tileX = 0, tileY = 0] = over?.centre ?? [];
      expect(tileX).toBeCloseTo(x, 5);
      expect(y - tileY).toBeGreaterThan(0);
      expect(y - tileY).toBeLessThan(10);
    }
  });

  it.each(SIGHTS)(
    "never lets the hearts of two squares of a floor overlap ($flat, $quarter, $narrow)",
    (sight) => {
      const { outline } = projectionOf(sight);
      const hearts = Array.from({ length: SQUARES }, (_, square) =>
        middle(heartOf(outline(cornersOf(square)))),
      );
      for (const [one, [x, y]] of hearts.entries()) {
        for (const [other, [otherX, otherY]] of hearts.entries()) {
          if (one === other || floorOf(one) !== floorOf(other)) continue;
          expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(80);
        }
      }
    },
  );

  it.each(SIGHTS.filter(({ flat }) => flat))(
    "never lets two tiles of the plans overlap ($narrow)",
    (sight) => {
      const { spots } = projectionOf(sight);
      for (const [index, one] of spots.entries()) {
        for (const other of spots.slice(index + 1)) {
          const [x, y] = one.centre;
          const [otherX, otherY] = other.centre;
          expect(Math.max(Math.abs(x - otherX), Math.abs(y - otherY))).toBeGreaterThanOrEqual(99);
        }
      }
    },
  );

  it("gives a button the place and the shape of its tile", () => {
    const projection = projectionOf({ flat: true, quarter: 0, narrow: false });
    const spot = projection.spots.find(({ position }) => position === 0);
    const shape = shapeOver(projection, spot?.tile ?? []);
    expect(shape.clipPath).toBe("polygon(0.00% 0.00%,100.00% 0.00%,100.00% 100.00%,0.00% 100.00%)");
    expect(Number.parseFloat(shape.width ?? "")).toBeCloseTo((96.5 / 1020) * 100, 1);
  });
});
