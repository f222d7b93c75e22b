/** Why one move is better than another, by what expected points are made of. */
import type { Game, Move, Seat } from "@banquise/engine";
import type { Analysis, MoveEstimate } from "./analysis.ts";

/** A line of the evaluation that speaks for a move, or against it. */
export interface Reason {
  /** A key of the game's texts. */
  readonly line: string;
  /** Points, as the evaluation expects them; less than nothing where it speaks against the move. */
  readonly by: number;
}

const MOST_FOR = 2;
const MOST_AGAINST = 1;
/** What is smaller than this share of the largest difference is not worth a word. */
const LEAST_SHARE = 0.3;
/** Nor is what is smaller than this share of a decisive lead: it may be noise. */
const NOISE = 0.02;
/** A lead of one hundredth of a decisive one, near the middle, is worth so many hundredths of chance. */
const CHANCE_OF_LEAD = 0.75;

/** The lines by which a move differs most from another one, or from all others that were tried; those for it first. */
export function reasonsFor<S>(
  game: Game<S>,
  view: S,
  { moves }: Pick<Analysis, "moves">,
  move: Move,
  than: Move | null = null,
): readonly Reason[] {
  const own = moves.find((estimate) => estimate.move === move);
  const others = moves.filter((estimate) =>
    than === null ? estimate.move !== move : estimate.move === than,
  );
  if (own === undefined || others.length === 0) return [];
  const noise = NOISE * game.evaluate.decisiveLead(view);
  const found = game.evaluate.lines.map((line, i) => ({ line, by: (own.lines[i] ?? 0) - meanOf(others, i) }));
  const largest = Math.max(...found.map(({ by }) => Math.abs(by)));
  const telling = found.filter(({ by }) => Math.abs(by) >= Math.max(noise, LEAST_SHARE * largest));
  const byWeight = telling.sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  return [
    ...byWeight.filter(({ by }) => by > 0).slice(0, MOST_FOR),
    ...byWeight.filter(({ by }) => by < 0).slice(0, MOST_AGAINST),
  ];
}

const meanOf = (estimates: readonly MoveEstimate[], line: number): number =>
  estimates.reduce((sum, { lines }) => sum + (lines[line] ?? 0), 0) / estimates.length;

/**
 * How much worse a move is than the best one, in chance to win from 0 to 1. Where nobody is a rival the chance hardly
 * moves before the end: there the expected points tell, as a lead of so many would be worth between rivals.
 */
export function lossOf<S>(game: Game<S>, view: S, { moves, best }: Analysis, seat: Seat, move: Move): number {
  const find = (wanted: Move) => moves.find((estimate) => estimate.move === wanted);
  const [top, own] = [find(best), find(move)];
  if (top === undefined || own === undefined) return 0;
  if (hasRivals(game, top.chances.length))
    return Math.max(0, (top.chances[seat] ?? 0) - (own.chances[seat] ?? 0));
  return lossOfPoints(game, view, (top.points[seat] ?? 0) - (own.points[seat] ?? 0));
}

/** Whether anybody at the table plays against the others. */
export const hasRivals = <S>({ cooperative }: Game<S>, seats: number): boolean => seats > 1 && !cooperative;

/** Expected points that are lost, as a lead of so many would be worth between rivals. */
export const lossOfPoints = <S>(game: Game<S>, view: S, points: number): number =>
  Math.max(0, (CHANCE_OF_LEAD * points) / game.evaluate.decisiveLead(view));
