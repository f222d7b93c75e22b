/** The drawing in three dimensions: where a cube stands on the sheet, and what hides what. */
import { COLUMNS, SPACES } from "../data.ts";
import { type Building, columnOf, rowOf, stackAt, targetAt } from "./building.ts";

/** Length of a cube's edge, the size of a die's face. */
export const EDGE = 40;
const COS = Math.cos(Math.PI / 6);
const SIN = 0.5;

const ROWS = SPACES / COLUMNS;

/** How many quarters the card is turned, clockwise seen from above. */
export type Quarter = 0 | 1 | 2 | 3;
export const turned = (quarter: Quarter, by: 1 | -1): Quarter => ((quarter + by + 4) % 4) as Quarter;

/** Where a space lies on the ground when the card is turned. */
export function ground(space: number, quarter: Quarter): { readonly x: number; readonly y: number } {
  const column = columnOf(space);
  const row = rowOf(space);
  switch (quarter) {
    case 0:
      return { x: column, y: row };
    case 1:
      return { x: ROWS - 1 - row, y: column };
    case 2:
      return { x: COLUMNS - 1 - column, y: ROWS - 1 - row };
    case 3:
      return { x: row, y: COLUMNS - 1 - column };
  }
}

/** A corner of the grid on the sheet. */
export const project = (x: number, y: number, z: number): readonly [number, number] => [
  (x - y) * COS * EDGE,
  (x + y) * SIN * EDGE - z * EDGE,
];

const placed = (a: number, b: number, c: number, d: number, [e, f]: readonly [number, number]): string =>
  `matrix(${a.toFixed(4)} ${b} ${c.toFixed(4)} ${d} ${e.toFixed(2)} ${f.toFixed(2)})`;

/** Transforms that put a square face of `EDGE` on the three sides that are seen of a cube. */
export const onTop = (x: number, y: number, z: number): string =>
  placed(COS, SIN, -COS, SIN, project(x, y, z + 1));
export const onLeft = (x: number, y: number, z: number): string =>
  placed(COS, SIN, 0, 1, project(x, y + 1, z + 1));
export const onRight = (x: number, y: number, z: number): string =>
  placed(COS, -SIN, 0, 1, project(x + 1, y + 1, z + 1));

const pointsOf = (corners: readonly (readonly [number, number])[]): string =>
  corners.map(([px, py]) => `${px.toFixed(2)},${py.toFixed(2)}`).join(" ");

/** The outline of a cube. */
export function outline(x: number, y: number, z: number): string {
  return pointsOf([
    project(x, y, z + 1),
    project(x + 1, y, z + 1),
    project(x + 1, y, z),
    project(x + 1, y + 1, z),
    project(x, y + 1, z),
    project(x, y + 1, z + 1),
  ]);
}

/** The three edges inside the outline. */
export function ridge(x: number, y: number, z: number): string {
  const point = ([px, py]: readonly [number, number]): string => `${px.toFixed(2)} ${py.toFixed(2)}`;
  const near = point(project(x + 1, y + 1, z + 1));
  return [project(x, y + 1, z + 1), project(x + 1, y, z + 1), project(x + 1, y + 1, z)]
    .map((corner) => `M${near}L${point(corner)}`)
    .join("");
}

/** How far, in edges, the shadow of one level reaches over the ground: the lamp stands to the left. */
const SHADE = { x: 0.52, y: -0.3 };

/** What a stack of `height` dice shades on the ground. */
export function shadow(x: number, y: number, height: number): string {
  const far = (a: number, b: number): readonly [number, number] =>
    project(a + SHADE.x * height, b + SHADE.y * height, 0);
  return pointsOf([
    project(x, y, 0),
    far(x, y),
    far(x + 1, y),
    far(x + 1, y + 1),
    project(x + 1, y + 1, 0),
    project(x, y + 1, 0),
  ]);
}

/** Lines of the sheet beside a building: edges that run past their corners, and measures along the two near sides. */
export function drafting(quarter: Quarter): { readonly edges: string; readonly measures: string } {
  const [wide, deep] = quarter % 2 === 0 ? [COLUMNS, ROWS] : [ROWS, COLUMNS];
  const line = (ax: number, ay: number, bx: number, by: number): string => {
    const [[fromX, fromY], [toX, toY]] = [project(ax, ay, 0), project(bx, by, 0)];
    return `M${fromX.toFixed(1)} ${fromY.toFixed(1)}L${toX.toFixed(1)} ${toY.toFixed(1)}`;
  };
  const past = 0.35;
  const away = 0.22;
  const tick = 0.09;
  const steps = (count: number): readonly number[] => Array.from({ length: count + 1 }, (_, i) => i);
  return {
    edges: [0, deep]
      .map((y) => line(-past, y, wide + past, y))
      .concat([0, wide].map((x) => line(x, -past, x, deep + past)))
      .join(""),
    measures: [
      line(0, deep + away, wide, deep + away),
      line(wide + away, 0, wide + away, deep),
      ...steps(wide).map((x) => line(x - tick, deep + away - tick, x + tick, deep + away + tick)),
      ...steps(deep).map((y) => line(wide + away - tick, y - tick, wide + away + tick, y + tick)),
    ].join(""),
  };
}

/** A cube to draw: a die that stands, or one that the plan still wants (die 0). */
export interface Cube {
  readonly space: number;
  readonly level: number;
  readonly die: number;
  readonly x: number;
  readonly y: number;
}

/** All cubes of a building, standing or wanted, from the farthest to the nearest, so that each hides those behind. */
export function cubesOf(building: Building, quarter: Quarter): readonly Cube[] {
  const cubes: Cube[] = [];
  for (let space = 0; space < building.targets.length; space++) {
    const { x, y } = ground(space, quarter);
    const stack = stackAt(building, space);
    const height = Math.max(stack.length, targetAt(building, space));
    for (let level = 0; level < height; level++) cubes.push({ space, level, die: stack[level] ?? 0, x, y });
  }
  return cubes.sort((a, b) => a.x + a.y - b.x - b.y || a.level - b.level);
}

/** The part of the sheet that holds a building of `height` levels on a card turned by `quarter`. */
export function viewBox(height: number, quarter: Quarter): string {
  const margin = 11;
  const width = (COLUMNS + ROWS) * COS * EDGE;
  const depth = (COLUMNS + ROWS) * SIN * EDGE;
  const left = -(quarter % 2 === 0 ? ROWS : COLUMNS) * COS * EDGE;
  const top = -height * EDGE;
  return [left - margin, top - margin, width + 2 * margin, depth - top + 2 * margin]
    .map((n) => n.toFixed(1))
    .join(" ");
}
