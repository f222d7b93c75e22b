/** Games played at random, as fast as the rules allow: the base of benchmarks, balance figures and search. */
import {
  type Context,
  type Game,
  OVER,
  type Result,
  type Seat,
  type TableConfig,
  victoriesOf,
} from "./game.ts";
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
  /** Shared victories are split, but for those of all together. */
  readonly winsBySeat: number[];
}

type Inspect = (state: unknown, lastMove: Move | null) => readonly string[];

export interface SimulationOptions {
  readonly games: number;
  /** Number of the first game, 0 unless told: parts of a simulation add up to the whole. */
  readonly first?: number;
  readonly seed: number;
  /** Called after every move when given; what it returns counts as violations. */
  readonly inspect?: Inspect;
  readonly progress?: (done: number) => void;
  /** Told of every decision and of every end, when given. */
  readonly observer?: SimulationObserver;
}

export interface SimulationObserver {
  decided(seat: Seat, legal: MoveList, move: Move): void;
  /** `index` is the number of the game. */
  ended(index: number, result: Result): void;
}

const MAX_COMPLAINTS = 20;

/**
 * Plays `games` whole games at random; game i depends on `seed` and i alone. With `inspect`, a game that goes on beyond
 * the game's `longest` is a violation and is broken off.
 */
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
  const first = options.first ?? 0;
  const complain = (complaint: string): void => {
    total.violations++;
    if (total.complaints.length < MAX_COMPLAINTS)
      total.complaints.push(`game ${first + total.games}: ${complaint}`);
  };
  for (let i = first; i < first + options.games; i++) {
    random.reseed([options.seed | 0, i, 0x9e3779b9, 0x243f6a88]);
    game.layout.copy(blank, s);
    game.setup(s, config, context);
    total.moves +=
      options.inspect || options.observer
        ? observedPlayout(game, s, random, list, options, complain)
        : playout(game, s, random, list);
    options.observer?.ended(i, game.result(s));
    tally(game, s, total);
    total.games++;
    options.progress?.(total.games);
  }
  return total;
}

/** `playout`, with a look at every state. */
function observedPlayout<S>(
  game: Game<S>,
  s: S,
  random: Random,
  list: MoveList,
  { inspect, observer }: Pick<SimulationOptions, "inspect" | "observer">,
  complain: (complaint: string) => void,
): number {
  const context: Context = { random, emit: null };
  inspect?.(s, null).forEach(complain);
  let moves = 0;
  while (game.actor(s) !== OVER) {
    if (inspect && moves === game.longest) {
      complain(`not over after ${game.longest} moves`);
      break;
    }
    list.clear();
    game.legal(s, list);
    const move = list.at(random.int(list.length));
    observer?.decided(game.actor(s), list, move);
    game.apply(s, move, context);
    moves++;
    inspect?.(s, move).forEach(complain);
  }
  return moves;
}

function tally<S>(game: Game<S>, s: S, total: Simulation): void {
  const result = game.result(s);
  const victories = victoriesOf(game, result);
  result.seats.forEach((seat, index) => {
    total.scoreSums[index] = (total.scoreSums[index] ?? 0) + seat.total;
    total.winsBySeat[index] = (total.winsBySeat[index] ?? 0) + (victories[index] ?? 0);
  });
}
