/** Where everything of the map is drawn: hexes with a point upwards, the Generator in the middle. */
import {
  BUILD_BOX,
  CLEAR_BOX,
  FIRST_SITE,
  GENERATOR_PLACE,
  GENERATOR_SPACES,
  type Hex,
  PLATFORM_PLACE,
  SLOT_HEXES,
  SPACES,
  SPECIAL_BOX,
  sideOf,
  slotOf,
} from "../map.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the middle of a hex to its points, in units of the picture. */
export const RADIUS = 10;
const HALF_WIDTH = (RADIUS * Math.sqrt(3)) / 2;

const centreOf = ({ q, r }: Hex): Point => ({
  x: 2 * HALF_WIDTH * (q + r / 2),
  y: 1.5 * RADIUS * r,
});

/** The six hexes around the Generator: its five spaces clockwise, then the Platform. */
const AROUND: readonly Hex[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

export const GENERATOR_HEXES: readonly Point[] = AROUND.map(centreOf);
const SLOT_POINTS: readonly Point[] = SLOT_HEXES.map(centreOf);

/** The middle of half a tile lies this far from the middle of the tile. */
const SIDE_STEP = HALF_WIDTH / 2;

function pointOf(place: number): Point {
  if (place < GENERATOR_SPACES) return GENERATOR_HEXES[place] as Point;
  if (place < SPACES) {
    const { x, y } = SLOT_POINTS[slotOf(place)] as Point;
    return { x: x + (sideOf(place) === 0 ? -SIDE_STEP : SIDE_STEP), y };
  }
  switch (place) {
    case PLATFORM_PLACE:
      return GENERATOR_HEXES[GENERATOR_SPACES] as Point;
    case GENERATOR_PLACE:
      return { x: 0, y: 0 };
    default:
      return CORNERS[place] ?? { x: 0, y: 0 };
  }
}

/** What stands beside the map stands in the corners that the hexes leave free; -1 and 1 are the edges. */
const CORNERS: Readonly<Record<number, Point>> = {
  [CLEAR_BOX]: { x: -1, y: -1 },
  [BUILD_BOX]: { x: 1, y: -1 },
  [SPECIAL_BOX]: { x: -1, y: 1 },
  [FIRST_SITE]: { x: 1, y: 1 },
  [FIRST_SITE + 1]: { x: 0.72, y: 1 },
};

/** How much of the map is shown: all of it, or only as far as the Near ring while nothing lies beyond. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

const MARGIN = 1.2;
const extent = (rings: number): Extent => ({
  width: 2 * (HALF_WIDTH * (2 * rings + 1) + MARGIN),
  height: 2 * (RADIUS * (1.5 * rings + 1) + MARGIN),
});
export const NEAR_EXTENT = extent(2);
export const FULL_EXTENT = extent(3);

const CORNER_INSET = 6;

/** The middle of a place, as far from the left and upper edge as the style sheet wants it. */
export function placePoint(place: number, { width, height }: Extent): Point {
  const { x, y } = pointOf(place);
  if (place <= GENERATOR_PLACE) return { x: x + width / 2, y: y + height / 2 };
  return {
    x: width / 2 + x * (width / 2 - CORNER_INSET),
    y: height / 2 + y * (height / 2 - CORNER_INSET),
  };
}

export const slotPoint = (slot: number, { width, height }: Extent): Point => {
  const { x, y } = SLOT_POINTS[slot] as Point;
  return { x: x + width / 2, y: y + height / 2 };
};

const corner = (radius: number, i: number): Point => ({
  x: radius * Math.sin((Math.PI / 3) * i),
  y: -radius * Math.cos((Math.PI / 3) * i),
});

/** The outline of a hex around a point, a little smaller than the hex itself. */
export function hexPath({ x, y }: Point, inset = 0.35): string {
  const points = Array.from({ length: 6 }, (_, i) => corner(RADIUS - inset, i));
  return `M${points.map((p) => `${round(x + p.x)} ${round(y + p.y)}`).join("L")}Z`;
}

const round = (n: number): number => Math.round(n * 100) / 100;
