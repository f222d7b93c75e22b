import {
  type Context,
  type Game,
  type Move,
  MoveList,
  OVER,
  Random,
  type Seat,
  type Seed,
} from "@banquise/engine";
import { leadOf } from "../lead.ts";

export interface PlayoutOptions {
  /** Moves played on before the game's evaluation is asked. */
  readonly horizon: number;
  /** Of so many legal moves, drawn at random, the best is played; 1 plays at random. */
  readonly candidates: number;
}

/**
 * Plays on from where the tree ends, each seat by what looks best to it at once. Short and sensible beats long and
 * random by far: what the game knows about positions is lost when the moves that follow make no sense.
 */
export class Playout<S> {
  private readonly game: Game<S>;
  private readonly seats: number;
  private readonly options: PlayoutOptions;
  private readonly context: Context;
  private readonly list = new MoveList();
  private readonly trial: S;
  /** Chance in trials: the same for all moves that are compared, so that luck does not decide between them. */
  private readonly chance = Random.of(0);
  private readonly trialContext: Context = { random: this.chance, emit: null };
  private readonly trialSeed: [number, number, number, number] = [0, 0, 0, 0];

  constructor(game: Game<S>, seats: number, options: PlayoutOptions, context: Context) {
    this.game = game;
    this.seats = seats;
    this.options = options;
    this.context = context;
    this.trial = game.layout.create();
  }

  run(world: S): void {
    const { game, list, options, context } = this;
    for (let i = 0; i < options.horizon; i++) {
      const seat = game.actor(world);
      if (seat === OVER) return;
      list.clear();
      game.legal(world, list);
      game.apply(world, this.pick(world, seat), context);
    }
  }

  private pick(world: S, seat: Seat): Move {
    const { list } = this;
    if (list.length === 1) return list.at(0);
    const candidates = Math.min(list.length, this.options.candidates);
    let best = this.drawn(0);
    if (candidates === 1) return best;
    const byBias = this.game.evaluate.policy === "bias";
    if (!byBias) this.trialSeed[0] = this.context.random.uint32();
    let most = byBias ? this.game.evaluate.bias(world, best) : this.leadAfter(world, best, seat);
    for (let i = 1; i < candidates; i++) {
      const move = this.drawn(i);
      const promise = byBias ? this.game.evaluate.bias(world, move) : this.leadAfter(world, move, seat);
      if (promise <= most) continue;
      most = promise;
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

  private leadAfter(world: S, move: Move, seat: Seat): number {
    const { game, trial, seats } = this;
    game.layout.copy(world, trial);
    this.chance.reseed(this.trialSeed satisfies Seed);
    game.apply(trial, move, this.trialContext);
    return leadOf(game, trial, seat, seats);
  }
}
