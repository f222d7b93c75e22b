/** Where everything of the map is drawn: hexes with a point upwards, the Generator in the middle. */
import type { CSSProperties } from "preact";
import {
  BUILD_BOX,
  CLEAR_BOX,
  FIRST_SITE,
  GENERATOR_PLACE,
  GENERATOR_SPACES,
  type Hex,
  NEAR_SLOTS,
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

/** From a hex to its neighbours, clockwise; side i lies between the corners i and i + 1. */
const SIDES: readonly Hex[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

/** The six hexes around the Generator: its five spaces clockwise, then the Platform. */
export const GENERATOR_HEXES: readonly Point[] = SIDES.map(centreOf);
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
  [FIRST_SITE + 1]: { x: 1, y: 1 },
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

/** The zones that are shown: 0 the Generator tile, 1 Near, 2 Far. */
export const ringsIn = (shown: Extent): readonly number[] => (shown === FULL_EXTENT ? [0, 1, 2] : [0, 1]);

/** From the edges: a sign with its name needs more room than a building. */
const SIGN_INSET = 8.5;
const SITE_INSET = 6;
/** The second site stands above the first. */
const SITE_STEP = 11.5;

/** The middle of a place, as far from the left and upper edge as the style sheet wants it. */
export function placePoint(place: number, { width, height }: Extent): Point {
  const { x, y } = pointOf(place);
  if (place <= GENERATOR_PLACE) return { x: x + width / 2, y: y + height / 2 };
  const isSite = place >= FIRST_SITE && place < CLEAR_BOX;
  return {
    x: width / 2 + x * (width / 2 - (isSite ? SITE_INSET : SIGN_INSET)),
    y: height / 2 + y * (height / 2 - SITE_INSET) - (isSite ? (place - FIRST_SITE) * SITE_STEP : 0),
  };
}

export const slotPoint = (slot: number, { width, height }: Extent): Point => {
  const { x, y } = SLOT_POINTS[slot] as Point;
  return { x: x + width / 2, y: y + height / 2 };
};

/** What a slot is called by: "near ground 3" has a 3 on it. */
export const numberOfSlot = (slot: number): number => (slot < NEAR_SLOTS ? slot : slot - NEAR_SLOTS) + 1;

/** From the middle of a building to its name, and to where the name begins or ends. */
const NAME_BELOW = 6.6;
const NAME_BESIDE = 7;
/** The middle of the map has neighbours on both sides. */
const BELOW_MIDDLE = 3.6;

/** Where a building's name stands, and how much of it lies left of there: names grow away from the middle of the map. */
export function namePoint({ x, y }: Point, { width }: Extent): { readonly at: Point; readonly lean: string } {
  const side = Math.abs(x - width / 2) < 1 ? 0 : Math.sign(x - width / 2);
  return {
    at: { x: x - side * NAME_BESIDE, y: y + NAME_BELOW + (side === 0 ? BELOW_MIDDLE : 0) },
    lean: ["-100%", "-50%", "0%"][side + 1] ?? "-50%",
  };
}

/** For the style sheet: where something that is laid over the picture has its middle. */
export const placed = ({ x, y }: Point): CSSProperties => ({ "--x": x, "--y": y });

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

const ringOf = ({ q, r }: Hex): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

/** The outline around all hexes that are at most so many rings from the middle. */
export function ringPath(middle: Point, rings: number): string {
  let path = "";
  for (let q = -rings; q <= rings; q++) {
    for (let r = -rings; r <= rings; r++) {
      if (ringOf({ q, r }) !== rings) continue;
      const centre = centreOf({ q, r });
      SIDES.forEach((side, i) => {
        if (ringOf({ q: q + side.q, r: r + side.r }) <= rings) return;
        const [from, to] = [corner(RADIUS, i), corner(RADIUS, i + 1)].map(({ x, y }) => ({
          x: round(middle.x + centre.x + x),
          y: round(middle.y + centre.y + y),
        })) as [Point, Point];
        path += `M${from.x} ${from.y}L${to.x} ${to.y}`;
      });
    }
  }
  return path;
}

/** Where a ring tells from which heat on it is warm: on the upper edge, where nothing else lies. */
export const ringTag = ({ x, y }: Point, rings: number): Point => ({
  x,
  y: y - RADIUS * (1.5 * rings + (rings % 2 === 0 ? 0.84 : 0.22)),
});
