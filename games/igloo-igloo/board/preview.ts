/** What a move would change in the points, before it is made. The points are the rules' own. */
import { type Game, type Move, Random } from "@banquise/engine";
import { first, moves } from "../moves.ts";
import { openWater } from "../pieces.ts";
import { islandsOf, promisedPoints, trophyPoints } from "../scoring.ts";
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

/** How the points of a seat would change: those that are sure, and those that islands promise. */
export interface Outcome {
  readonly sure: number;
  readonly promised: number;
}

/** While all ice hangs together, it promises everybody the same and means nothing. */
const isBroken = (s: State): boolean => islandsOf(s).length > 1;

/** A trip by kayak is two moves. */
export function outcomeOfTrip(
  game: Game<State>,
  view: State,
  from: number,
  to: number,
): readonly Outcome[] | null {
  const world = layout.clone(view);
  game.apply(world, first.kayak + from, { random: new Random([1, 2, 3, 4]), emit: null });
  return outcomeOf(game, world, first.land + to);
}

/** What a move would bring each seat; null when nobody can tell. */
export function outcomeOf(game: Game<State>, view: State, move: Move): readonly Outcome[] | null {
  const made = moves.decode(move);
  const world = layout.clone(view);
  if (made.type === "melt" || made.type === "playThaw") {
    // As if the tile became water; only pack ice would stay.
    openWater(world, moves.offset(move));
  } else if (CERTAIN.has(made.type)) {
    game.apply(world, move, { random: new Random([1, 2, 3, 4]), emit: null });
  } else return null;
  const before = promisedPoints(view);
  const after = promisedPoints(world);
  const counts = isBroken(view) || isBroken(world);
  return before.map((promised, seat) => ({
    sure: trophyPoints(world, seat) - trophyPoints(view, seat),
    promised: counts ? (after[seat] ?? 0) - promised : 0,
  }));
}
