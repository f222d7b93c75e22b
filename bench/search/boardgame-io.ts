/**
 * The real Blueprints as a boardgame.io game, for its own search bot: the same rules, called from its moves. Its bot is
 * given the whole state, hidden plans and all, because that is how it works.
 */
import { createRequire } from "node:module";
import {
  type Game,
  type Move,
  MoveList,
  OVER,
  Random,
  type Seat,
  type StateJson,
  type TableConfig,
  victoriesOf,
} from "@banquise/engine";
import type { Game as BoardgameIo, State as BoardgameIoState } from "boardgame.io";

// As a site would run it: without the checks of development.
process.env.NODE_ENV = "production";
// Its folders resolve only for CommonJS.
const require = createRequire(import.meta.url);
const { MCTSBot } = require("boardgame.io/ai") as typeof import("boardgame.io/ai");
const { InitializeGame } = require("boardgame.io/internal") as typeof import("boardgame.io/internal");

/** It asks for states that are plain JSON. */
interface G {
  readonly s: StateJson;
}

/** Longer than any game: playouts go to the end. */
const PLAYOUT_DEPTH = 1_000;

export class Peer<S> {
  private readonly game: Game<S>;
  private readonly wrapped: BoardgameIo<G>;
  private readonly start: BoardgameIoState<G>;

  constructor(game: Game<S>, config: TableConfig, seed: number) {
    this.game = game;
    const list = new MoveList();
    const stateOf = ({ s }: G): S => game.layout.fromJson(s);
    const actorOf = (G: G): Seat => game.actor(stateOf(G));
    this.wrapped = {
      name: game.id,
      seed,
      setup: () => {
        const s = game.layout.create();
        game.setup(s, config, { random: Random.of(seed), emit: null });
        return { s: game.layout.toJson(s) };
      },
      moves: {
        play: ({ G, random }, move: Move) => {
          const s = stateOf(G);
          game.apply(s, move, { random: Random.of(random.Die(2 ** 31)), emit: null });
          return { s: game.layout.toJson(s) };
        },
      },
      turn: {
        minMoves: 1,
        maxMoves: 1,
        order: { first: ({ G }) => actorOf(G), next: ({ G }) => actorOf(G) },
      },
      endIf: ({ G }) => (actorOf(G) === OVER ? outcomeOf(game, stateOf(G)) : undefined),
      ai: {
        enumerate: (G) => {
          list.clear();
          game.legal(stateOf(G), list);
          return list.toArray().map((move) => ({ move: "play", args: [move] }));
        },
      },
    };
    this.start = InitializeGame({ game: this.wrapped, numPlayers: config.seats });
  }

  /** What its bot plays in a state of ours. */
  async choose(s: S, iterations: number, seed: number): Promise<Move> {
    const seat = String(this.game.actor(s));
    const enumerate = this.wrapped.ai?.enumerate ?? (() => []);
    const bot = new MCTSBot({
      game: this.wrapped,
      enumerate,
      iterations,
      playoutDepth: PLAYOUT_DEPTH,
      seed: String(seed),
    });
    const ctx = { ...this.start.ctx, currentPlayer: seat };
    const { action } = await bot.play({ ...this.start, G: { s: this.game.layout.toJson(s) }, ctx }, seat);
    return (action as { payload: { args: [Move] } }).payload.args[0];
  }
}

function outcomeOf<S>(game: Game<S>, s: S): { winner: string } | { draw: true } {
  const winner = victoriesOf(game, game.result(s)).indexOf(1);
  return winner < 0 ? { draw: true } : { winner: String(winner) };
}
