/** Bots against each other, with seats rotated, so that no bot owes its result to its place. */
import {
  type Context,
  type Game,
  MoveList,
  OVER,
  Random,
  type Seat,
  type TableConfig,
  victoriesOf,
  viewOf,
} from "@banquise/engine";
import type { Bot, Budget } from "./bot.ts";

export interface ArenaOptions {
  /** Which games of the tournament to play: from `first`, `games` of them. Game i depends on `seed` and i alone. */
  readonly first: number;
  readonly games: number;
  readonly seed: number;
  readonly budget: Budget;
  readonly progress?: (done: number) => void;
}

/** What became of one entrant in one game. */
export interface Outcome {
  /** 1 for a victory, shared equally among those who tie for it. */
  readonly win: number;
  readonly score: number;
}

export interface Standing {
  readonly bot: string;
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  /** The 95 % interval of the win rate. */
  readonly low: number;
  readonly high: number;
  readonly meanScore: number;
}

/** Plays games of a tournament; for each game the outcome of each entrant, in the order of `bots`. */
export function playArena<S>(
  game: Game<S>,
  config: TableConfig,
  bots: readonly Bot[],
  options: ArenaOptions,
): Outcome[][] {
  const outcomes: Outcome[][] = [];
  for (let i = options.first; i < options.first + options.games; i++) {
    outcomes.push(playGame(game, config, bots, i, options));
    options.progress?.(outcomes.length);
  }
  return outcomes;
}

/** The entrants in their order, with what the games of the whole tournament say about them. */
export function standings(bots: readonly string[], outcomes: readonly (readonly Outcome[])[]): Standing[] {
  const games = outcomes.length;
  return bots.map((bot, entrant) => {
    const own = outcomes.map((outcome) => outcome[entrant] as Outcome);
    const wins = own.reduce((sum, { win }) => sum + win, 0);
    const score = own.reduce((sum, outcome) => sum + outcome.score, 0);
    return {
      bot,
      games,
      wins,
      winRate: games === 0 ? 0 : wins / games,
      ...wilsonInterval(wins, games),
      meanScore: games === 0 ? 0 : score / games,
    };
  });
}

/** 95 % of a normal distribution lies within this many standard deviations. */
const Z = 1.959964;

/** Wilson's interval: right also for few games and for rates near 0 or 1. */
export function wilsonInterval(wins: number, games: number): { low: number; high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const rate = wins / games;
  const weight = Z ** 2 / games;
  const centre = (rate + weight / 2) / (1 + weight);
  const half = (Z / (1 + weight)) * Math.sqrt((rate * (1 - rate)) / games + weight / (4 * games));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

function playGame<S>(
  game: Game<S>,
  config: TableConfig,
  bots: readonly Bot[],
  index: number,
  { seed, budget }: ArenaOptions,
): Outcome[] {
  const seatOf = (entrant: number): Seat => (entrant + index) % config.seats;
  const seating: Bot[] = [];
  bots.forEach((bot, entrant) => {
    seating[seatOf(entrant)] = bot;
  });
  const context: Context = { random: new Random([seed | 0, index, 0x13198a2e, 0x03707344]), emit: null };
  const seeds = new Random([seed | 0, index, 0xa4093822, 0x299f31d0]);
  const s = game.layout.create();
  const legal = new MoveList();
  game.setup(s, config, context);
  for (let seat = game.actor(s); seat !== OVER; seat = game.actor(s)) {
    const bot = seating[seat] as Bot;
    const move = bot.choose({ game, view: viewOf(game, s, seat), seat, budget, seed: seeds.uint32() });
    legal.clear();
    game.legal(s, legal);
    if (!legal.includes(move)) throw new Error(`${bot.id} played ${move}, which is not legal`);
    game.apply(s, move, context);
  }
  const result = game.result(s);
  const victories = victoriesOf(game, result);
  return bots.map((_, entrant) => {
    const seat = seatOf(entrant);
    return { win: victories[seat] ?? 0, score: result.seats[seat]?.total ?? 0 };
  });
}
