import { type Game, OVER, type TableConfig } from "../game.ts";
import { legalMoves } from "../legal-moves.ts";
import { Random } from "../random.ts";

/** Number of lines of play of each depth from the setup of a seed, chance fixed by depth: a fingerprint of the rules. */
export function perft<S>(game: Game<S>, config: TableConfig, seed: number, depth: number): number[] {
  const start = game.layout.create();
  game.setup(start, config, { random: Random.of(seed), emit: null });
  const counts: number[] = Array(depth).fill(0);
  const walk = (s: S, level: number): void => {
    if (level === depth || game.actor(s) === OVER) return;
    for (const move of legalMoves(game, s)) {
      const next = game.layout.clone(s);
      game.apply(next, move, { random: Random.of(seed + level + 1), emit: null });
      counts[level] = (counts[level] ?? 0) + 1;
      walk(next, level + 1);
    }
  };
  walk(start, 0);
  return counts;
}
