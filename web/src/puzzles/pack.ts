import type { Puzzle } from "@banquise/engine";

export const puzzleAddress = (game: string, { id }: Puzzle): string => `/puzzles/${game}/${id}`;

/** In the place of a name: the puzzle of the day. */
export const TODAY = "today";

/** By which it is remembered that it was solved. */
export const puzzleKey = (game: string, { id }: Puzzle): string => `${game}/puzzle/${id}`;

const DAY = 24 * 60 * 60 * 1_000;
/** Neighbours in a pack are alike: the puzzles of two days in a row should not be. */
const STRIDE = 7;

/** The puzzle of the day, the same for everybody; null for an empty pack. */
export function puzzleOfTheDay(pack: readonly Puzzle[], now: number): Puzzle | null {
  const day = Math.floor(now / DAY);
  return pack[(day * strideFor(pack.length)) % pack.length] ?? null;
}

/** A stride that comes by every puzzle before it comes by one again. */
function strideFor(length: number): number {
  let stride = STRIDE;
  while (commonDivisor(stride, length) !== 1 && stride > 1) stride--;
  return stride;
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/** 0 easy, 1 tricky, 2 hard: by the thought that it takes. */
export const levelOf = ({ difficulty }: Puzzle): 0 | 1 | 2 =>
  difficulty <= 30 ? 0 : difficulty <= 1_000 ? 1 : 2;
