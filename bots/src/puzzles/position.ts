/** The decision that a puzzle asks for. */
import {
  type Game,
  type Puzzle,
  type PuzzleSource,
  Random,
  type Seat,
  type TableConfig,
  type View,
} from "@banquise/engine";

/** A decision of a game that may be a puzzle. */
export interface Position<S> {
  readonly game: Game<S>;
  readonly config: TableConfig;
  readonly view: View<S>;
  readonly seat: Seat;
  readonly from: PuzzleSource;
}

/** What all puzzles of a position have in common. */
export const frameOf = <S>({ game, config, view, seat, from }: Position<S>) => ({
  id: `${from.seed}-${from.game}-${from.move}`,
  rules: game.version,
  config,
  seat,
  view: game.layout.toJson(view),
  from,
});

/** The decision of a puzzle, for whoever wants to think about it. */
export function positionOf<S>(game: Game<S>, { config, view, seat, from }: Puzzle): Position<S> {
  return { game, config, view: game.layout.fromJson(view) as View<S>, seat, from };
}

/** A state that fits the view. */
export function worldFor<S>(game: Game<S>, view: View<S>, seat: Seat, seed: number): S {
  const world = game.layout.clone(view);
  game.redeal(world, seat, Random.of(seed));
  return world;
}

/** Where whoever solves it begins: what the seat may not know is guessed. */
export const puzzleState = <S>(game: Game<S>, { view, seat }: Puzzle): S =>
  worldFor(game, game.layout.fromJson(view) as View<S>, seat, 1);
