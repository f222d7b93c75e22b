/** Bots against each other: every group that fits a table, with seats rotated, so that no bot owes its result to its place. */
import {
  type Context,
  type Game,
  type GameEvent,
  type Move,
  MoveList,
  OVER,
  Random,
  type Result,
  type Seat,
  type TableConfig,
  type View,
  victoriesOf,
  viewOf,
} from "@banquise/engine";
import type { Bot, BotMemory, Budget, Question } from "../bot.ts";
import { BotFault, decide, type Fault } from "../decide.ts";
import type { MoveEstimate } from "../search/root.ts";
import type { Recording } from "./recording.ts";

export interface Entrant {
  readonly bot: Bot;
  readonly budget: Budget;
}

export interface Tournament<S> {
  readonly game: Game<S>;
  readonly config: TableConfig;
  /** At least as many as there are seats. */
  readonly entrants: readonly Entrant[];
  readonly seed: number;
  /** Where every game is written down, and whether with the visits of searches. */
  readonly recording?: Recording;
  readonly visits?: boolean;
}

/** Which games of a tournament: from `first`, `games` of them. Game i depends on the tournament's seed and i alone. */
export interface Stretch {
  readonly first: number;
  readonly games: number;
}

/** What became of one game. */
export interface GameRecord {
  /** The entrant of each seat. */
  readonly entrants: readonly number[];
  /** For each seat 1 for a victory, shared equally among those who tie for it. */
  readonly wins: readonly number[];
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly moves: number;
}

/** Somebody who looks on, and sees everything. */
export interface Observer<S> {
  decided(view: View<S>, seat: Seat, legal: MoveList, move: Move): void;
  happened(event: GameEvent): void;
  ended(record: GameRecord, result: Result): void;
}

/** Every group of entrants that can sit down together, in the order of their names. */
export function groupsOf(entrants: number, seats: number): readonly (readonly number[])[] {
  const groups: number[][] = [];
  const choose = (group: readonly number[], next: number): void => {
    if (group.length === seats) groups.push([...group]);
    else for (let entrant = next; entrant < entrants; entrant++) choose([...group, entrant], entrant + 1);
  };
  choose([], 0);
  return groups;
}

/** Games go round the groups; each time it is a group's turn its seats have moved on by one. Throws a `BotFault`. */
export function playTournament<S>(
  tournament: Tournament<S>,
  { first, games }: Stretch,
  observer?: Observer<S>,
): GameRecord[] {
  const { entrants, config } = tournament;
  const groups = groupsOf(entrants.length, config.seats);
  return Array.from({ length: games }, (_, i) => {
    const index = first + i;
    const group = groups[index % groups.length] as readonly number[];
    const turn = Math.floor(index / groups.length);
    const seating: number[] = [];
    group.forEach((entrant, place) => {
      seating[(place + turn) % config.seats] = entrant;
    });
    return playGame(tournament, seating, index, observer);
  });
}

function playGame<S>(
  { game, config, entrants, seed, recording, visits }: Tournament<S>,
  seating: readonly number[],
  index: number,
  observer?: Observer<S>,
): GameRecord {
  const context: Context = {
    random: new Random([seed | 0, index, 0x13198a2e, 0x03707344]),
    emit: observer ? (event) => observer.happened(event) : null,
  };
  const seeds = new Random([seed | 0, index, 0xa4093822, 0x299f31d0]);
  const memories = seating.map((): BotMemory => ({ kept: null }));
  const s = game.layout.create();
  const legal = new MoveList();
  let estimates: readonly MoveEstimate[] | null = null;
  const report = visits
    ? (found: readonly MoveEstimate[]): void => {
        estimates = found;
      }
    : undefined;
  let moves = 0;
  game.setup(s, config, context);
  for (let seat = game.actor(s); seat !== OVER; seat = game.actor(s)) {
    const { bot, budget } = entrants[seating[seat] as number] as Entrant;
    const view = viewOf(game, s, seat);
    const question = { game, view, seat, budget, seed: seeds.uint32(), memory: memories[seat], report };
    estimates = null;
    const move = decideAt(bot, question, { seed, game: index, move: moves + 1 });
    if (observer || recording) {
      legal.clear();
      game.legal(s, legal);
      observer?.decided(view, seat, legal, move);
      recording?.decided(seat, legal, move, estimates);
    }
    game.apply(s, move, context);
    moves++;
  }
  const result = game.result(s);
  const record: GameRecord = {
    entrants: seating,
    wins: victoriesOf(game, result),
    ranks: result.seats.map(({ rank }) => rank),
    scores: result.seats.map(({ total }) => total),
    moves,
  };
  observer?.ended(record, result);
  const names = seating.map((entrant) => (entrants[entrant] as Entrant).bot.id);
  recording?.ended(index, names, result);
  return record;
}

/** `decide`, where a fault says in which game and at which move it was. */
function decideAt<S>(bot: Bot, question: Question<S>, at: Fault["at"]): Move {
  try {
    return decide(bot, question);
  } catch (error) {
    throw error instanceof BotFault ? new BotFault({ ...error.fault, at }) : error;
  }
}
