/** Games played at random, as fast as the rules allow: the base of benchmarks, balance figures and search. */
import { type Context, type Game, OVER, type TableConfig } from "./game.ts";
import { type Move, MoveList } from "./moves.ts";
import { Random } from "./random.ts";

/** Plays on at random from a state to the end, in place; returns the number of moves. */
export function playout<S>(game: Game<S>, s: S, random: Random, list: MoveList): number {
  const context: Context = { random, emit: null };
  let moves = 0;
  while (game.actor(s) !== OVER) {
    list.clear();
    game.legal(s, list);
    game.apply(s, list.at(random.int(list.length)), context);
    moves++;
  }
  return moves;
}

export interface Simulation {
  games: number;
  moves: number;
  violations: number;
  /** The first few, in words. */
  readonly complaints: string[];
  readonly scoreSums: number[];
  /** Shared victories are split. */
  readonly winsBySeat: number[];
}

export interface SimulationOptions {
  readonly games: number;
  readonly seed: number;
  /** Called after every move when given; what it returns counts as violations. */
  readonly inspect?: (state: unknown, lastMove: Move | null) => readonly string[];
  readonly progress?: (done: number) => void;
}

const MAX_COMPLAINTS = 20;

/** Plays `games` whole games at random; game i depends on `seed` and i alone. */
export function simulate<S>(game: Game<S>, config: TableConfig, options: SimulationOptions): Simulation {
  const total: Simulation = {
    games: 0,
    moves: 0,
    violations: 0,
    complaints: [],
    scoreSums: Array(config.seats).fill(0),
    winsBySeat: Array(config.seats).fill(0),
  };
  const s = game.layout.create();
  const blank = game.layout.create();
  const list = new MoveList();
  const random = Random.of(0);
  const context: Context = { random, emit: null };
  const inspect = (move: Move | null): void => {
    if (!options.inspect) return;
    for (const complaint of options.inspect(s, move)) {
      total.violations++;
      if (total.complaints.length < MAX_COMPLAINTS)
        total.complaints.push(`game ${total.games}: ${complaint}`);
    }
  };
  for (let i = 0; i < options.games; i++) {
    random.reseed([options.seed | 0, i, 0x9e3779b9, 0x243f6a88]);
    game.layout.copy(blank, s);
    game.setup(s, config, context);
    if (options.inspect) {
      inspect(null);
      while (game.actor(s) !== OVER) {
        list.clear();
        game.legal(s, list);
        const move = list.at(random.int(list.length));
        game.apply(s, move, context);
        total.moves++;
        inspect(move);
      }
    } else {
      total.moves += playout(game, s, random, list);
    }
    tally(game, s, total);
    total.games++;
    options.progress?.(total.games);
  }
  return total;
}

function tally<S>(game: Game<S>, s: S, total: Simulation): void {
  const { seats } = game.result(s);
  const winners = seats.filter((seat) => seat.rank === 1).length;
  seats.forEach((seat, index) => {
    total.scoreSums[index] = (total.scoreSums[index] ?? 0) + seat.total;
    if (seat.rank === 1) total.winsBySeat[index] = (total.winsBySeat[index] ?? 0) + 1 / winners;
  });
}
