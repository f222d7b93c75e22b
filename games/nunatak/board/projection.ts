/** Where things of the temple are drawn: in three dimensions, seen from one of four sides, or as floor plans. */
import { at } from "@banquise/engine";
import { FLOOR_SIDES } from "../data.ts";
import { COLUMN_OF, FLOOR, LINES, POSITIONS, ROW_OF } from "../temple.ts";

/** Length of a tile's edge on the sheet. */
export const EDGE = 100;
const COS = Math.cos(Math.PI / 6);
const SIN = 0.5;
/** Heights in edges: with these a floor rises by what it recedes, so that no tile hides another. */
const SLAB = 0.07;
const BLOCK = 0.43;
const STOREY = SLAB + BLOCK;
/** Air between two blocks. */
const GAP = 0.035;

export type Quarter = 0 | 1 | 2 | 3;
export const turned = (quarter: Quarter, by: 1 | -1): Quarter => ((quarter + by + 4) % 4) as Quarter;

export type Point = readonly [x: number, y: number];

/** A tile's place, and the block that may stand on it. */
export interface Spot {
  readonly position: number;
  /** Corners of the tile's upper side: back, right, front, left. */
  readonly tile: readonly Point[];
  /** The tile's two edges that are seen; empty on a plan. */
  readonly edges: readonly (readonly Point[])[];
  /** The block's sides: top, then left and right unless on a plan. */
  readonly block: readonly (readonly Point[])[];
  readonly centre: Point;
  readonly blockCentre: Point;
  /** The neighbours of its floor whose blocks stand in front of the tile; -1 for none. */
  readonly inFront: { readonly left: number; readonly right: number; readonly middle: number };
}

export interface Projection {
  /** Left, top, width and height of the sheet. */
  readonly box: readonly [number, number, number, number];
  readonly flat: boolean;
  /** From the farthest to the nearest, so that each hides those behind. */
  readonly spots: readonly Spot[];
  /** The outline of some positions of one floor, at the height of their blocks. */
  readonly outline: (positions: readonly number[]) => readonly Point[];
  /** What the temple stands on: its upper side. On a plan, one for each floor. */
  readonly grounds: readonly (readonly Point[])[];
  /** Where the name of each floor stands on a plan. */
  readonly headings: readonly Point[];
  /** The middle of the temple's top. */
  readonly summit: Point;
}

/** How the temple is looked at: in depth from one of four sides, or as plans of its floors, wide or narrow. */
export interface Sight {
  readonly flat: boolean;
  readonly quarter: Quarter;
  /** Plans for a phone: floors 1 and 4 over floors 2 and 3, so that a tile is large enough for a thumb. */
  readonly narrow: boolean;
}

/** Where each floor lies on the plans, in edges: the sizes 5 + 2 and 4 + 3 fill two columns, or two rows, of the same size. */
interface Plans {
  readonly floors: readonly Point[];
  readonly width: number;
  readonly height: number;
}
const ASIDE = 0.6;
const HEADING = 0.5;
const BELOW = 0.2;
const WIDE: Plans = {
  floors: [
    [0, HEADING],
    [5 + ASIDE, HEADING],
    [5 + ASIDE, 4 + 2 * HEADING + BELOW],
    [0, 5 + 2 * HEADING + BELOW],
  ],
  width: 9 + ASIDE,
  height: 7 + 2 * HEADING + BELOW,
};
const NARROW: Plans = {
  floors: [
    [0, HEADING],
    [0, 5 + 2 * HEADING + BELOW],
    [4 + ASIDE / 2, 6 + 2 * HEADING + BELOW],
    [5 + ASIDE / 2, HEADING + 3],
  ],
  width: 7 + ASIDE / 2,
  height: 9 + 2 * HEADING + BELOW,
};
/** Free space round the plans. */
const MARGIN = 0.3;

const sideOf = (floor: number): number => FLOOR_SIDES[floor - 1] ?? 0;

/** Column and row of a position on its floor when the temple is turned. */
function placed(position: number, quarter: Quarter): Point {
  const row = at(ROW_OF, position);
  const column = at(COLUMN_OF, position);
  const last = sideOf(at(FLOOR, position)) - 1;
  const ways: readonly Point[] = [
    [column, row],
    [last - row, column],
    [last - column, last - row],
    [row, last - column],
  ];
  return ways[quarter] as Point;
}

/** From a place on a floor, and a height above the ground, to the sheet. */
type Draw = (floor: number, x: number, y: number, z: number) => Point;

const inDepth: Draw = (floor, x, y, z) => {
  const shift = (floor - 1) / 2;
  return [(x - y) * COS * EDGE, ((x + y + 2 * shift) * SIN - z) * EDGE];
};
const onPlan =
  ({ floors }: Plans): Draw =>
  (floor, x, y) => {
    const [left, top] = floors[floor - 1] ?? [0, 0];
    return [(left + x) * EDGE, (top + y) * EDGE];
  };

const IN_DEPTH_BOX = [-4.74 * EDGE, -1.3 * EDGE, 9.48 * EDGE, 7.1 * EDGE] as const;
const planBox = ({ width, height }: Plans): Projection["box"] => [
  -MARGIN * EDGE,
  -MARGIN * EDGE,
  (width + 2 * MARGIN) * EDGE,
  (height + 2 * MARGIN) * EDGE,
];

const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

export function projectionOf({ flat, quarter, narrow }: Sight): Projection {
  const plans = narrow ? NARROW : WIDE;
  const draw = flat ? onPlan(plans) : inDepth;
  const rectangle = (
    floor: number,
    [left, top]: Point,
    [right, bottom]: Point,
    height: number,
  ): readonly Point[] => [
    draw(floor, left, top, height),
    draw(floor, right, top, height),
    draw(floor, right, bottom, height),
    draw(floor, left, bottom, height),
  ];
  const wall = (upper: readonly Point[], lower: readonly Point[], from: number, to: number) =>
    [upper[from], upper[to], lower[to], lower[from]] as readonly Point[];
  const walls = (upper: readonly Point[], lower: readonly Point[]) =>
    flat ? [] : [wall(upper, lower, 3, 2), wall(upper, lower, 2, 1)];

  const placedAt = (floor: number, x: number, y: number): number =>
    order.find((other) => {
      const [left, top] = placed(other, quarter);
      return at(FLOOR, other) === floor && left === x && top === y;
    }) ?? -1;

  const spotOf = (position: number): Spot => {
    const floor = at(FLOOR, position);
    const [x, y] = placed(position, quarter);
    const base = (floor - 1) * STOREY;
    const cell = (gap: number, height: number) =>
      rectangle(floor, [x + gap, y + gap], [x + 1 - gap, y + 1 - gap], height);
    const tile = cell(GAP / 2, base + SLAB);
    const top = cell(GAP, base + STOREY);
    return {
      position,
      tile,
      edges: walls(tile, cell(GAP / 2, base)),
      block: [top, ...walls(top, cell(GAP, base + SLAB))],
      centre: middle(tile),
      blockCentre: middle(top),
      inFront: flat
        ? { left: -1, right: -1, middle: -1 }
        : {
            left: placedAt(floor, x, y + 1),
            right: placedAt(floor, x + 1, y),
            middle: placedAt(floor, x + 1, y + 1),
          },
    };
  };
  const depth = (position: number): number => {
    const [x, y] = placed(position, quarter);
    return at(FLOOR, position) * 100 + x + y;
  };
  const order = Array.from({ length: POSITIONS }, (_, position) => position);
  order.sort((a, b) => depth(a) - depth(b));

  const outline = (positions: readonly number[]): readonly Point[] => {
    const floor = at(FLOOR, positions[0] ?? 0);
    const places = positions.map((position) => placed(position, quarter));
    const xs = places.map(([x]) => x);
    const ys = places.map(([, y]) => y);
    const height = floor * STOREY;
    return rectangle(
      floor,
      [Math.min(...xs), Math.min(...ys)],
      [Math.max(...xs) + 1, Math.max(...ys) + 1],
      height,
    );
  };

  const floors = flat ? FLOOR_SIDES.map((_, index) => index + 1) : [1];
  const rim = flat ? 0.08 : 0.22;
  return {
    box: flat ? planBox(plans) : IN_DEPTH_BOX,
    flat,
    spots: order.map(spotOf),
    outline,
    grounds: floors.map((floor) =>
      rectangle(floor, [-rim, -rim], [sideOf(floor) + rim, sideOf(floor) + rim], 0),
    ),
    headings: floors.map((floor) => draw(floor, 0, -0.14, 0)),
    summit: draw(FLOOR_SIDES.length, 1, 1, FLOOR_SIDES.length * STOREY),
  };
}

export const lineOf = (line: number): readonly number[] => LINES[line] ?? [];

export const polygon = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** The inner half of a rectangle: squares overlap, their middles do not. */
export function heartOf(points: readonly Point[]): readonly Point[] {
  const [x, y] = middle(points);
  return points.map(([px, py]) => [(px + x) / 2, (py + y) / 2]);
}

/** A polygon as the place and shape of an element over the sheet, in per cent. */
export function shapeOver({ box }: Projection, points: readonly Point[]): Readonly<Record<string, string>> {
  const [left, top, width, height] = box;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - x, Math.max(...ys) - y];
  const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(2)}%`;
  return {
    left: percent(x - left, width),
    top: percent(y - top, height),
    width: percent(w, width),
    height: percent(h, height),
    clipPath: `polygon(${points.map(([px, py]) => `${percent(px - x, w)} ${percent(py - y, h)}`).join(",")})`,
  };
}
