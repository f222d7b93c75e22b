/** All ways through a turn in which chance plays no part and nothing hidden is shown. */
import { type Game, type Move, MoveList, Random, type Seat, viewOf } from "@banquise/engine";
import { type Position, worldFor } from "./position.ts";

/** One way through the turn. */
export interface Way {
  readonly moves: readonly Move[];
  /** On the seat's own score sheet, when the turn is over. */
  readonly points: number;
  /** What the seat sees then: two ways with the same sight are one. */
  readonly sight: string;
}

/** A turn with more moves to try than this is no puzzle for people either. */
const MOST_TRIED = 4_000;
/** Guesses of what is hidden, and of what is drawn when the turn is over, in which all ways must end alike. */
const WORLDS = 4;

/**
 * Every way through the rest of the turn; null when chance or something hidden has a say in what it brings, or when there
 * are too many.
 */
export function waysOfTurn<S>({
  game,
  view,
  seat,
}: Pick<Position<S>, "game" | "view" | "seat">): readonly Way[] | null {
  let ways: readonly Way[] | null = null;
  for (let guess = 1; guess <= WORLDS; guess++) {
    const world = worldFor(game, view, seat, guess);
    const found = new Turn(game, seat, guess).ways(world);
    if (found === null || (ways !== null && !endAlike(ways, found))) return null;
    ways ??= found;
  }
  return ways;
}

/** The points of a seat as its own score sheet tells them. */
export function pointsOnSheet<S>(game: Game<S>, s: S, seat: Seat): number {
  return game.sheet(viewOf(game, s, seat), seat).reduce((sum, { points }) => sum + points, 0);
}

const endAlike = (a: readonly Way[], b: readonly Way[]): boolean =>
  a.length === b.length && a.every(({ points }, i) => points === b[i]?.points);

class Turn<S> {
  private readonly game: Game<S>;
  private readonly seat: Seat;
  private readonly seed: number;
  private readonly found: Way[] = [];
  private readonly visited = new Set<string>();
  private tried = 0;

  constructor(game: Game<S>, seat: Seat, seed: number) {
    this.game = game;
    this.seat = seat;
    this.seed = seed;
  }

  ways(world: S): readonly Way[] | null {
    return this.explore(world, []) ? this.found : null;
  }

  /** False when the turn is none that can be told in advance. */
  private explore(s: S, path: readonly Move[]): boolean {
    const { game, seat } = this;
    const legal = new MoveList();
    game.legal(s, legal);
    for (const move of legal.toArray()) {
      if (++this.tried > MOST_TRIED) return false;
      const after = game.layout.clone(s);
      const random = Random.of(this.seed);
      game.apply(after, move, { random, emit: null });
      const moves = [...path, move];
      const sight = sightOf(game, after, seat);
      if (game.actor(after) !== seat)
        this.found.push({ moves, points: pointsOnSheet(game, after, seat), sight });
      else if (random.draws > 0) return false;
      else if (!this.visited.has(sight)) {
        this.visited.add(sight);
        if (!this.explore(after, moves)) return false;
      }
    }
    return true;
  }
}

/** What the seat sees, as text. */
export const sightOf = <S>(game: Game<S>, s: S, seat: Seat): string =>
  JSON.stringify(game.layout.toJson(viewOf(game, s, seat)));
