/** What a puzzle is about. */
import { type Game, type Move, Random } from "@banquise/engine";
import { type Position, worldFor } from "./position.ts";

/** Guesses of what is hidden and of what is drawn. */
const WORLDS = 64;

/** The line of the outlook in which one way is furthest ahead of another: a key of `evaluate.lines`. */
export function decidingLine<S>(
  position: Position<S>,
  best: readonly Move[],
  other: readonly Move[],
): string {
  const { lines } = position.game.evaluate;
  const a = outlookAfter(position, best);
  const b = outlookAfter(position, other);
  const ahead = (line: number): number => (a[line] as number) - (b[line] as number);
  const most = lines.reduce((found, _, line) => (ahead(line) > ahead(found) ? line : found), 0);
  return lines[most] as string;
}

function outlookAfter<S>({ game, view, seat }: Position<S>, moves: readonly Move[]): Float64Array {
  const sums = new Float64Array(game.evaluate.lines.length);
  const out = new Float64Array(sums.length);
  for (let seed = 1; seed <= WORLDS; seed++) {
    game.evaluate.expect(played(game, worldFor(game, view, seat, seed), moves, seed), seat, out);
    for (let line = 0; line < sums.length; line++)
      sums[line] = (sums[line] as number) + (out[line] as number);
  }
  return sums;
}

function played<S>(game: Game<S>, s: S, moves: readonly Move[], seed: number): S {
  const random = Random.of(seed);
  for (const move of moves) game.apply(s, move, { random, emit: null });
  return s;
}
