import type { Game, Seat } from "@banquise/engine";

/** Points that a seat has over its best rival; all points where there is none. */
export function leadOf<S>(game: Game<S>, s: S, seat: Seat, seats: number): number {
  const own = game.evaluate.value(s, seat);
  if (game.cooperative || seats === 1) return own;
  let best = Number.NEGATIVE_INFINITY;
  for (let rival = 0; rival < seats; rival++) {
    if (rival !== seat) best = Math.max(best, game.evaluate.value(s, rival));
  }
  return own - best;
}
