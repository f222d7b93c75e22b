import { type Context, type Game, type Move, MoveList, OVER } from "@banquise/engine";

export interface PlayoutOptions {
  /** Moves played on before the game's evaluation is asked. */
  readonly horizon: number;
  /** Of so many legal moves, drawn at random, the best at first sight is played; 1 plays at random. */
  readonly candidates: number;
}

/**
 * Plays on from where the tree ends. Short and sensible beats long and random by far: what the game knows about a
 * position is lost when the moves that follow make no sense.
 */
export class Playout<S> {
  private readonly game: Game<S>;
  private readonly options: PlayoutOptions;
  private readonly context: Context;
  private readonly list = new MoveList();

  constructor(game: Game<S>, options: PlayoutOptions, context: Context) {
    this.game = game;
    this.options = options;
    this.context = context;
  }

  run(world: S): void {
    const { game, list, options, context } = this;
    for (let i = 0; i < options.horizon; i++) {
      if (game.actor(world) === OVER) return;
      list.clear();
      game.legal(world, list);
      game.apply(world, this.pick(world), context);
    }
  }

  private pick(world: S): Move {
    const { evaluate } = this.game;
    const candidates = Math.min(this.list.length, this.options.candidates);
    if (candidates === 1) return this.list.at(this.context.random.int(this.list.length));
    let best = this.drawn(0);
    let most = evaluate.prior(world, best);
    for (let i = 1; i < candidates; i++) {
      const move = this.drawn(i);
      const prior = evaluate.prior(world, move);
      if (!(prior > most)) continue;
      most = prior;
      best = move;
    }
    return best;
  }

  /** The next candidate: one of the list from `index` on, put in its place. */
  private drawn(index: number): Move {
    const { codes, length } = this.list;
    const from = index + this.context.random.int(length - index);
    const move = codes[from] as Move;
    codes[from] = codes[index] as Move;
    codes[index] = move;
    return move;
  }
}
