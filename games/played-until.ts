import { type Game, MoveList, OVER, Random, type TableConfig } from "@banquise/engine";

/** A game that was played at random, up to the first moment that fits, or to its end; `asked` are the kinds of moves that are legal. */
export function playedUntil<S>(
  game: Game<S>,
  config: TableConfig,
  seed: number,
  isThere: (s: S, asked: readonly string[]) => boolean,
): S {
  const s = game.layout.create();
  const random = Random.of(seed);
  const context = { random, emit: null };
  const legal = new MoveList();
  game.setup(s, config, context);
  while (game.actor(s) !== OVER) {
    legal.clear();
    game.legal(s as Parameters<typeof game.legal>[0], legal);
    const asked = legal.toArray().map((move) => game.moves.decode(move).type);
    if (isThere(s, asked)) break;
    game.apply(s, legal.at(random.int(legal.length)), context);
  }
  return s;
}
