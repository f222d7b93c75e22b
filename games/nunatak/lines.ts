/** What the points that a seat can expect are made of: keys of the texts. */
export const LINES = [
  "earned",
  "blocks",
  "templeTop",
  "workers",
  "sculptors",
  "artisans",
  "beasts",
  "engineers",
  "ancestors",
  "fullSets",
  "favours",
] as const;

/** Points on the Victory track. */
export const EARNED = 0;
/** What blocks will bring: squares, reinforcement, and the cards that come with them. */
export const BLOCKS = 1;
export const TOP = 2;
export const WORKERS = 3;
export const SCULPTORS = 4;
export const ARTISANS = 5;
export const BEASTS = 6;
export const ENGINEERS = 7;
export const ANCESTORS = 8;
export const FULL_SETS = 9;
/** Favours held, and what those that are being used will bring. */
export const FAVOURS_HELD = 10;

export function sumOf(lines: Float64Array): number {
  let sum = 0;
  for (let line = 0; line < LINES.length; line++) sum += lines[line] as number;
  return sum;
}
