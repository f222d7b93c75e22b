/**
 * Where things lie on the map: the pole in the middle, eight wedges around it. Lengths are thousandths of the map's side;
 * places are per cent of it, as the style sheet wants them.
 */
import { BERTHS, ZONES } from "../data.ts";

const CENTRE = 500;
export const WEDGE = 360 / ZONES.length;
/** The first zone lies at the bottom, left of the middle; the others follow counter-clockwise. */
const FIRST = 247.5;

/** Distances from the pole. */
export const RADII = {
  inner: 48,
  scientists: 324,
  /** From near: names stand below the buildings. */
  scientistsNear: 347,
  icebreakers: 362,
  docks: 406,
  /** The band of the chart that bears the names of the coasts, and on which the sun travels. */
  band: 446,
  names: 471,
  rim: 496,
} as const;

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The middle of a zone, in degrees, counter-clockwise from the right. */
export const angleOf = (zone: number): number => FIRST + zone * WEDGE;

export function polar(radius: number, degrees: number): Place {
  const radians = (degrees * Math.PI) / 180;
  return { x: CENTRE + radius * Math.cos(radians), y: CENTRE - radius * Math.sin(radians) };
}

/** As a style: the middle of a piece. */
export const styleAt = ({ x, y }: Place): { left: string; top: string } => ({
  left: `${(x / 10).toFixed(2)}%`,
  top: `${(y / 10).toFixed(2)}%`,
});

/** Where the sun rests in a zone: at the side from which it comes, beside the first berth. */
const SUN_OFFSET = -15.6;
const FIRST_BERTH_OFFSET = -13;
const BERTH_STEP = 13;
const BREAKER_STEP = 7;

export const sunPlace = (zone: number): Place => polar(RADII.names + 6, angleOf(zone) + SUN_OFFSET);
export const berthPlace = (zone: number, berth: number): Place =>
  polar(RADII.docks, angleOf(zone) + FIRST_BERTH_OFFSET + berth * BERTH_STEP);
/** Between the second ship and the land: it is that ship which may act by an icebreaker. */
export const breakerPlace = (zone: number, index: number): Place =>
  polar(RADII.icebreakers, angleOf(zone) + FIRST_BERTH_OFFSET + BERTH_STEP + index * BREAKER_STEP);
export const BERTH_LIST = Array.from({ length: BERTHS }, (_, berth) => berth);

/** `count` things side by side across a zone, at a distance from the pole; `step` apart. */
export function rowPlace(zone: number, radius: number, index: number, count: number, step: number): Place {
  const middle = polar(radius, angleOf(zone));
  const across = (angleOf(zone) - 90) * (Math.PI / 180);
  const shift = (index - (count - 1) / 2) * step;
  return { x: middle.x + shift * Math.cos(across), y: middle.y - shift * Math.sin(across) };
}

interface Rows {
  readonly size: number;
  /** From the coast inwards: distance from the pole and how many fit. */
  readonly rows: readonly (readonly [radius: number, most: number])[];
}

/** Few buildings are large, many are small. */
const GRIDS: readonly Rows[] = [
  {
    size: 54,
    rows: [
      [264, 3],
      [195, 2],
      [126, 1],
    ],
  },
  {
    size: 41,
    rows: [
      [260, 4],
      [208, 3],
      [156, 2],
      [103, 1],
    ],
  },
  {
    size: 35,
    rows: [
      [268, 5],
      [224, 4],
      [180, 3],
      [136, 2],
    ],
  },
];

export interface Plot extends Place {
  readonly size: number;
}

/** From near there is a name below each: fewer stand in a row, farther apart. */
const NAMED: Rows = {
  size: 46,
  rows: [
    [268, 2],
    [182, 2],
    [98, 1],
  ],
};
const NAME_STEP = 88;

const roomIn = (grid: Rows): number => grid.rows.reduce((sum, [, most]) => sum + most, 0);

/** So many buildings can have their names on the chart. */
export const MOST_NAMED = roomIn(NAMED);

/** A place for each of the buildings of a zone. */
export function plots(zone: number, count: number, isNamed = false): readonly Plot[] {
  const grid = isNamed
    ? NAMED
    : (GRIDS.find((some) => roomIn(some) >= count) ?? (GRIDS[GRIDS.length - 1] as Rows));
  const step = isNamed ? NAME_STEP : grid.size * 1.13;
  let left = count;
  return grid.rows.flatMap(([radius, most]) => {
    const here = Math.min(left, most);
    left -= here;
    return Array.from({ length: here }, (_, i) => ({
      ...rowPlace(zone, radius, i, here, step),
      size: grid.size,
    }));
  });
}

/** What a zone offers stands in rows around the pole, the widest outside. */
const OFFER_ROWS: readonly (readonly [radius: number, most: number])[] = [
  [132, 2],
  [88, 1],
  [174, 3],
];
const OFFER_STEP = 42;

/** A place for each of `count` things that a zone offers. */
export function offerPlaces(zone: number, count: number): readonly Place[] {
  let left = count;
  return OFFER_ROWS.flatMap(([radius, most]) => {
    const here = Math.min(left, most);
    left -= here;
    return Array.from({ length: here }, (_, i) => rowPlace(zone, radius, i, here, OFFER_STEP));
  });
}

/** Whether a zone lies above the pole. */
export const isAbove = (zone: number): boolean => Math.sin((angleOf(zone) * Math.PI) / 180) > 0;

/** The line on which the name of a zone is written: read from left to right, above and below the pole. */
export function namePath(zone: number): string {
  const above = isAbove(zone);
  const turn = above ? WEDGE / 2 : -WEDGE / 2;
  const from = polar(RADII.names, angleOf(zone) + turn);
  const to = polar(RADII.names, angleOf(zone) - turn);
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}A${RADII.names} ${RADII.names} 0 0 ${above ? 1 : 0} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}

/** The outline of a wedge between two distances from the pole. */
export function wedgePoints(zone: number, inner: number, outer: number, steps = 8): readonly Place[] {
  const from = angleOf(zone) - WEDGE / 2;
  const along = (radius: number, back: boolean): Place[] =>
    Array.from({ length: steps + 1 }, (_, i) =>
      polar(radius, from + (WEDGE * (back ? steps - i : i)) / steps),
    );
  return [...along(outer, false), ...along(inner, true)];
}

export const pathOf = (points: readonly Place[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

/** A wedge as a box of its own with its outline cut out, so that what is pressed is what is seen. */
export function wedgeBox(
  zone: number,
): Readonly<Record<"left" | "top" | "width" | "height" | "clipPath", string>> {
  const points = wedgePoints(zone, RADII.inner, RADII.rim);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const width = Math.max(...xs) - left;
  const height = Math.max(...ys) - top;
  const outline = points
    .map(
      ({ x, y }) => `${(((x - left) / width) * 100).toFixed(2)}% ${(((y - top) / height) * 100).toFixed(2)}%`,
    )
    .join(",");
  return {
    left: `${left / 10}%`,
    top: `${top / 10}%`,
    width: `${width / 10}%`,
    height: `${height / 10}%`,
    clipPath: `polygon(${outline})`,
  };
}

/** From one berth to another around the coast, the shorter way. */
export function wakePath(from: number, fromBerth: number, to: number, toBerth: number): string {
  const start = berthPlace(from, fromBerth);
  const end = berthPlace(to, toBerth);
  const turn = ((to - from) * WEDGE + (toBerth - fromBerth) * BERTH_STEP + 720) % 360;
  const onward = turn <= 180;
  return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}A${RADII.docks} ${RADII.docks} 0 0 ${onward ? 0 : 1} ${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
}
