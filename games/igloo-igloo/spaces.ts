/** The geometry of the board (IGL-1.1): spaces, their names and their neighbours. */
import { CENTRE_NAMES, CORNER_NAMES, SIZE, SPACES } from "./data.ts";

/** Row by row from the bottom: a1, b1, … h8. */
export const SPACE_NAMES: readonly string[] = Array.from(
  { length: SPACES },
  (_, space) => `${"abcdefgh"[space % SIZE]}${Math.floor(space / SIZE) + 1}`,
);

export const spaceNamed = (name: string): number => SPACE_NAMES.indexOf(name);
export const nameOf = (space: number): string => SPACE_NAMES[space] ?? "?";

export const DIRECTIONS = ["north", "east", "south", "west"] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const DIRECTION_COUNT = DIRECTIONS.length;
const STEP_COLUMN = [0, 1, 0, -1];
const STEP_ROW = [1, 0, -1, 0];

/** What lies beyond the border. It behaves like land: no ice, no water (IGL-1.6). */
export const OUTSIDE = SPACES;

/** The space next to another, at `space * DIRECTION_COUNT + direction`; `OUTSIDE` beyond the border. */
export const NEIGHBOURS = Uint8Array.from({ length: SPACES * DIRECTION_COUNT }, (_, i) => {
  const space = Math.floor(i / DIRECTION_COUNT);
  const column = (space % SIZE) + (STEP_COLUMN[i % DIRECTION_COUNT] ?? 0);
  const row = Math.floor(space / SIZE) + (STEP_ROW[i % DIRECTION_COUNT] ?? 0);
  return column < 0 || column >= SIZE || row < 0 || row >= SIZE ? OUTSIDE : row * SIZE + column;
});

export const neighbour = (space: number, direction: number): number =>
  NEIGHBOURS[space * DIRECTION_COUNT + direction] as number;

/** IGL-1.2 */
export const CORNERS = Uint8Array.from(CORNER_NAMES, spaceNamed);
/** IGL-2.1 */
export const CENTRE = Uint8Array.from(CENTRE_NAMES, spaceNamed);

/** IGL-1.5: 1 for each of the 24 border spaces that are no corners. */
export const IN_RING = Uint8Array.from({ length: SPACES }, (_, space) => {
  const open = [0, 1, 2, 3].filter((direction) => neighbour(space, direction) !== OUTSIDE).length;
  return open === 3 ? 1 : 0;
});
