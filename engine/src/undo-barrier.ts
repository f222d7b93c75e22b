import { type Chance, randomOfStep } from "./chance.ts";
import type { Entry } from "./entry.ts";
import { type Game, viewOf } from "./game.ts";
import { Random } from "./random.ts";

/** How many guesses of the hidden facts must agree before a move counts as having shown nothing hidden. */
const BARRIER_GUESSES = 6;

/**
 * Whether a move showed its player something that could not be foreseen. If it did, worlds that looked the same to that
 * player before the move look different after it.
 */
export function showedSomething<S>(
  game: Game<S>,
  chance: Chance,
  { seat, move, version }: Entry,
  before: S,
  after: S,
): boolean {
  const code = game.moves.parse(move);
  if (code === null) throw new Error(`entry ${version} is no move of these rules`);
  const seen = viewOf(game, after, seat);
  const world = game.layout.create();
  for (let guess = 0; guess < BARRIER_GUESSES; guess++) {
    game.layout.copy(before, world);
    game.redeal(world, seat, Random.of(guess));
    game.apply(world, code, { random: randomOfStep(chance, version), emit: null });
    if (!game.layout.equals(viewOf(game, world, seat), seen)) return true;
  }
  return false;
}
