/** Islands as shapes: the line round their tiles, who rules them, and where their badge hangs. */
import type { Seat } from "@banquise/engine";
import { SIZE } from "../data.ts";
import type { Island } from "../scoring.ts";
import type { Standing } from "../strings/board-words.ts";

export const columnOf = (space: number): number => space % SIZE;
/** Counted from the top of the picture. */
export const rowOf = (space: number): number => SIZE - 1 - Math.floor(space / SIZE);

/** The border of a set of spaces as an SVG path, one unit for each space. */
export function outlineOf(spaces: readonly number[]): string {
  const inside = new Set(spaces);
  const has = (column: number, row: number): boolean =>
    column >= 0 && column < SIZE && row >= 0 && row < SIZE && inside.has((SIZE - 1 - row) * SIZE + column);
  // Every side that has no neighbour, with the island on its right: sides that meet make the line.
  const sides = new Map<string, { x: number; y: number }[]>();
  const add = (x1: number, y1: number, x2: number, y2: number): void => {
    const start = `${x1} ${y1}`;
    sides.set(start, [...(sides.get(start) ?? []), { x: x2, y: y2 }]);
  };
  for (const space of spaces) {
    const x = columnOf(space);
    const y = rowOf(space);
    if (!has(x, y - 1)) add(x, y, x + 1, y);
    if (!has(x + 1, y)) add(x + 1, y, x + 1, y + 1);
    if (!has(x, y + 1)) add(x + 1, y + 1, x, y + 1);
    if (!has(x - 1, y)) add(x, y + 1, x, y);
  }
  let path = "";
  for (const start of sides.keys()) {
    let at = start;
    let next = sides.get(at)?.pop();
    if (!next) continue;
    path += `M${start}`;
    while (next) {
      path += `L${next.x} ${next.y}`;
      at = `${next.x} ${next.y}`;
      next = at === start ? undefined : sides.get(at)?.pop();
    }
    path += "Z";
  }
  return path;
}

/** The seats that would score most on an island; none when nobody is there. */
export function leadersOf({ points, strengths }: Island): readonly Seat[] {
  const best = Math.max(...strengths);
  if (best === 0) return [];
  return points.flatMap((_, seat) => (strengths[seat] === best ? [seat] : []));
}

export function standingOf({ strengths, rule }: Island, seat: Seat): Standing {
  if (rule === "IGL-10.6") return "squared";
  const strength = strengths[seat] ?? 0;
  if (strengths.every((other, rival) => rival === seat || other === 0)) return "alone";
  const stronger = new Set(strengths.filter((other) => other > strength)).size;
  return stronger === 0 ? "first" : stronger === 1 ? "second" : "weak";
}

/** What the leaders of an island get for it. */
export const worthOf = ({ points }: Island): number => Math.max(...points, 0);

/** The tile that carries the badge: the first from the top, then from the left, that is not `taken` if there is one. */
export function badgeSpace({ spaces }: Island, taken: (space: number) => boolean): number {
  const free = spaces.filter((space) => !taken(space));
  return (free.length > 0 ? free : spaces).reduce((best, space) =>
    rowOf(space) < rowOf(best) || (rowOf(space) === rowOf(best) && columnOf(space) < columnOf(best))
      ? space
      : best,
  );
}
