/**
 * Where nobody is a rival, one search alone misjudges moves: it plays on well after the move it likes and carelessly after
 * the others, so that whatever it has not thought about looks like a mistake. Before a move is called one, the positions
 * that it and the best move lead to are thought about alike.
 */
import { type Game, type Move, OVER, Random, type Seat, type View, viewOf } from "@banquise/engine";

/** A position that a move may lead to, as whoever decides next sees it. */
export interface Outcome<S> {
  readonly view: View<S>;
  readonly seat: Seat;
}

/** What a move may lead to, each time by other chance; null where it may end the game. */
export function outcomesOf<S>(
  game: Game<S>,
  view: View<S>,
  seat: Seat,
  move: Move,
  count: number,
): readonly Outcome<S>[] | null {
  const outcomes: Outcome<S>[] = [];
  for (let seed = 1; seed <= count; seed++) {
    const random = Random.of(seed);
    const world = game.layout.clone(view);
    game.redeal(world, seat, random);
    game.apply(world, move, { random, emit: null });
    const next = game.actor(world);
    if (next === OVER) return null;
    outcomes.push({ view: viewOf(game, world, next), seat: next });
  }
  return outcomes;
}
