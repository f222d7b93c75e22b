/** What a move would change in the points, before it is made. The points are the rules' own. */
import { type Game, type Move, Random } from "@banquise/engine";
import { first, moves } from "../moves.ts";
import { openWater } from "../pieces.ts";
import { layout, type State } from "../state.ts";

/** Moves whose outcome hangs on nothing hidden. */
const CERTAIN: ReadonlySet<string> = new Set([
  "drift",
  "displace",
  "evictTo",
  "walk",
  "land",
  "hunt",
  "harpoonHunt",
  "buildIgloo",
]);

const totals = (game: Game<State>, s: State): number[] => game.result(s).seats.map(({ total }) => total);

/** A trip by kayak is two moves. */
export function outcomeOfTrip(
  game: Game<State>,
  view: State,
  from: number,
  to: number,
): readonly number[] | null {
  const world = layout.clone(view);
  game.apply(world, first.kayak + from, { random: new Random([1, 2, 3, 4]), emit: null });
  return outcomeOf(game, world, first.land + to);
}

/** By how much the points of each seat would change; null when nobody can tell. */
export function outcomeOf(game: Game<State>, view: State, move: Move): readonly number[] | null {
  const made = moves.decode(move);
  const world = layout.clone(view);
  if (made.type === "melt" || made.type === "playThaw") {
    // As if the tile became water; only pack ice would stay.
    openWater(world, move - first[made.type]);
  } else if (CERTAIN.has(made.type)) {
    game.apply(world, move, { random: new Random([1, 2, 3, 4]), emit: null });
  } else return null;
  const before = totals(game, view);
  return totals(game, world).map((total, seat) => total - (before[seat] ?? 0));
}
