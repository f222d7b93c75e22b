/**
 * The contract: what a game is. This is the page to read.
 *
 * A game is a pure value: functions over a state of plain data (`state.ts`). It knows no table, no player's name, no
 * clock, no screen and no language. Everything else (tables, bots, server, web) is written once, against this page,
 * and the conformance suite (`testing/conformance.ts`) proves every claim below on random games.
 */
import type { EventData, EventTable, GameEvent } from "./events.ts";
import type { Move, MoveCodec, MoveList, MoveObject } from "./moves.ts";
import type { Places } from "./places.ts";
import type { Random } from "./random.ts";
import type { RuleId, Seat, Viewer } from "./seats.ts";
import type { StateJson, StateLayout } from "./state.ts";

export type { RuleId, Seat, Viewer };

/** What `actor` answers when the game has ended. */
export const OVER = -1;

/**
 * What a viewer may know of a state: the same fields, with the blank value wherever it may not know. So a board, a bot
 * and `legal` read a view as they read a state, and nothing can be read from it that is not in it.
 */
export type View<S> = S & { readonly [viewed]: true };
declare const viewed: unique symbol;

export interface Game<S> {
  /** "blueprints": the name of its folder, in addresses and in the database. */
  readonly id: string;
  /** The rules number: raised when a change alters any game. Stored with every entry of a log. */
  readonly version: number;
  /** Prefix of its rule ids: "BLU". */
  readonly prefix: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Variants offered when a table is opened. */
  readonly options: OptionTable;
  readonly moves: MoveCodec;
  readonly layout: StateLayout<S>;
  /** All that can happen: every event that `setup` and `apply` tell is declared here. */
  readonly events: EventTable;
  /** All that can be pointed at. */
  readonly places: Places<S>;
  /** All seats win or lose together. */
  readonly cooperative: boolean;
  /** No game has more moves than this, however it is played. */
  readonly longest: number;

  /** Fills a blank state and runs on to the first decision. */
  setup(s: S, config: TableConfig, context: Context): void;

  /** The one seat that decides now, or `OVER`. Reactions out of turn are decisions asked of that seat in the order of
   *  the rules; whether a seat is asked depends on public facts only, so that a question tells nobody what is in a hand. */
  actor(s: S): Seat;

  /** Adds every legal move of the actor to `out` (cleared by the caller), each once. Never empty before the end.
   *  It reads nothing that the actor may not know: on the actor's own view it gives the same list. */
  legal(s: S, out: MoveList): void;

  /** Plays a legal move, in place, and runs on to the next decision. It need not check that the move is legal. */
  apply(s: S, move: Move, context: Context): void;

  /** The rule that forbids the actor this move, or null exactly when `legal` lists it. Any code of the codec may be asked. */
  whyNot(s: S, move: Move): RuleId | null;

  /** Final standing when over; before, the standing as it is. On a view: as far as it tells. */
  result(s: S): Result;

  /** Points of one seat as they stand, line by line, for a score sheet that adds up before people's eyes.
   *  On a view only what the viewer may know. */
  sheet(s: S, seat: Seat): readonly ScoreLine[];

  /** Writes what `viewer` may know into `out`, a blank state: an allow-list, field by field. */
  view(s: S, viewer: Viewer, out: S): void;

  /** Replaces all that `viewer` may not know by a random guess that fits what it does know, drawn as the rules would
   *  draw it. It depends on the view alone: a state and its view are redealt to the same world by the same generator. */
  redeal(s: S, viewer: Viewer, random: Random): void;

  /** Which of the game's invariants do not hold, in words; empty when all is well. */
  violations(s: S): readonly string[];

  readonly evaluate: Evaluation<S>;

  /** Given when the rules number was raised by a change that alters states, events or moves. */
  readonly migrate?: Migration;
}

/**
 * Carries what was recorded under an earlier rules number to the present one, so that a running game goes on from its
 * exact state and a finished one can be shown for ever. What did not change is returned as it is.
 */
export interface Migration {
  state(state: StateJson, from: number): StateJson;
  event(event: GameEvent, from: number): GameEvent;
  move(move: MoveObject, from: number): MoveObject;
}

export interface Context {
  /** The only source of chance. */
  readonly random: Random;
  /** Tells people what happened, once the state shows it; null in simulation. The state never depends on it. */
  readonly emit: ((event: GameEvent) => void) | null;
}

/** What one seat expects, from the whole state (bots see only redealt ones). Bots know no rules: this is all they get. */
export interface Evaluation<S> {
  /** Expected final points of `seat`: the true total when the game is over. Finite in every state that can be reached. */
  value(s: S, seat: Seat): number;
  /** A quicker one, given when `value` itself looks a few moves ahead: bots that think ahead ask for it instead. */
  quickValue?(s: S, seat: Seat): number;
  /** What the expected points are made of, such as the lines of the score sheet: keys of the game's texts. */
  readonly lines: readonly string[];
  /** Writes what each line is expected to bring into `out`, without allocating. They add up to what bots that think ahead
   *  ask for (`quickValue` where it is given, else `value`). */
  expect(s: S, seat: Seat, out: Float64Array): void;
  /** Given when expected points come true on the average, so that people may be told them as numbers. */
  readonly calibrated?: true;
  /** Where all win or lose together: how likely they win, from 0 to 1, while it is open and `points` are expected. */
  chance?(s: S, points: number): number;
  /** A lead of this many points wins 95 times in 100 from here on. */
  decisiveLead(s: S): number;
  /** How promising a legal move of the actor looks at first sight, among the moves of this decision; higher is better. */
  prior(s: S, move: Move): number;
  /** Given when `prior` alone tells good moves from bad: bots that think ahead then play on by it for a while before they
   *  ask for `value`. Without it they ask at once. */
  readonly policy?: "prior";
  /** How much more time than elsewhere a thought of bots takes, 1 if it is not given: they think so much less often. */
  readonly cost?: number;
}

export interface Result {
  /** One for each seat. */
  readonly seats: readonly SeatResult[];
}

export interface SeatResult {
  readonly total: number;
  /** 1 is first; equal seats share a rank and the next one is skipped. In a cooperative game 1 is a win and 2 a defeat, for all. */
  readonly rank: number;
  /** They add up to the total. */
  readonly lines: readonly ScoreLine[];
}

/** The same in short. */
export type SeatPlace = Pick<SeatResult, "rank" | "total">;

export interface ScoreLine {
  /** "award.gold": a key of the game's texts. */
  readonly key: string;
  readonly points: number;
  readonly rule: RuleId;
  /** Numbers for the text: how many, which round. */
  readonly data?: EventData;
}

export type OptionTable = Readonly<Record<string, OptionSpec>>;

export interface OptionSpec {
  readonly values: readonly string[];
  readonly default: string;
}

export interface TableConfig {
  readonly seats: number;
  /** A value for every option of the game. */
  readonly options: Readonly<Record<string, string>>;
}

/** A full configuration from what somebody asked for, or the name of what is wrong with it. */
export function parseConfig(
  game: Pick<Game<never>, "seats" | "options">,
  seats: number,
  options: Readonly<Record<string, string>> = {},
): TableConfig | { readonly problem: "seats" | "option"; readonly name: string } {
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    return { problem: "seats", name: String(seats) };
  }
  for (const [name, value] of Object.entries(options)) {
    const spec = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    if (!spec?.values.includes(value)) return { problem: "option", name };
  }
  const defaults = Object.entries(game.options).map(([name, spec]) => [name, spec.default]);
  return { seats, options: { ...Object.fromEntries(defaults), ...options } };
}

/** For each seat 1 for a victory, shared equally among those who tie for it; a victory of all together is whole for each. */
export function victoriesOf({ cooperative }: Pick<Game<never>, "cooperative">, { seats }: Result): number[] {
  const winners = cooperative ? 1 : seats.filter(({ rank }) => rank === 1).length;
  return seats.map(({ rank }) => (rank === 1 ? 1 / winners : 0));
}

/** What `viewer` may know of `s`, in a state of its own. */
export function viewOf<S>(game: Game<S>, s: S, viewer: Viewer): View<S> {
  const out = game.layout.create();
  game.view(s, viewer, out);
  return out as View<S>;
}
