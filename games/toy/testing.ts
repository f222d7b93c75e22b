/** Positions for the tests, and moves with loaded dice. */
import { parseConfig, Random, type TableConfig } from "@banquise/engine";
import { meta } from "./meta.ts";
import { moves } from "./moves.ts";
import { apply, setup } from "./rules.ts";
import { layout, type State } from "./state.ts";

export const configOf = (seats: number, options: Record<string, string> = {}): TableConfig =>
  parseConfig(meta, seats, options) as TableConfig;

/** A game that has begun, with some fields as the test wants them. */
export function arrange(seats: number, fields: Partial<State> = {}): State {
  const s = layout.create();
  setup(s, configOf(seats), { random: Random.of(1), emit: null });
  // The arrays of a state share a buffer, so they are written to, never replaced.
  const { points, stones, seen, ...numbers } = fields;
  if (points) s.points.set(points);
  if (stones) s.stones.set(stones);
  if (seen) s.seen.set(seen);
  return Object.assign(s, numbers);
}

type PlayedMove = Parameters<typeof moves.encode>[0];

/** Plays a move; the die shows `face`. */
export function play(s: State, move: PlayedMove, face = 0): void {
  const loaded = Object.assign(Random.of(1), { int: () => face - 1 });
  apply(s, moves.encode(move), { random: loaded, emit: null });
}
