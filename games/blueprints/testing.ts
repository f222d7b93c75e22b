/** What tests play with: positions (`arrange.ts` makes them), games and codes in the shorthand of `RULES.md`. */
import {
  at,
  type Context,
  type GameEvent,
  type Move,
  MoveList,
  Random,
  type Seat,
  type TableConfig,
} from "@banquise/engine";
import { arrange, LETTERS, type Position, SPACE_NAMES, takesOf } from "./arrange.ts";
import { MATERIAL_OF, MAX_SEATS, PRIZES, type Prize, ROUNDS, TAKES } from "./data.ts";
import { moves, placeDie } from "./moves.ts";
import { lift } from "./placement.ts";
import { apply, legal, setup } from "./rules.ts";
import { ENDED, layout, lotOf, PLACE, PLACED, type State } from "./state.ts";

export { arrange, die, type Position, space } from "./arrange.ts";

/** 7: "W3" and so on, for readable failures. */
export const codeOf = (kind: number): string => `${LETTERS[at(MATERIAL_OF, kind)]}${((kind - 1) % 6) + 1}`;

/** A context that nobody listens to. */
export const quiet = (seed = 1): Context => ({ random: Random.of(seed), emit: null });

/** A context that keeps what it is told. */
export function listening(seed = 1): Context & { readonly events: GameEvent[] } {
  const events: GameEvent[] = [];
  return { random: Random.of(seed), emit: (event) => events.push(event), events };
}

export const configOf = (seats: number, first = "random"): TableConfig => ({
  seats,
  options: { firstSeat: first },
});

/** A new game. */
export function newGame(seats: number, seed = 1, first = "random"): State {
  const s = layout.create();
  setup(s, configOf(seats, first), quiet(seed));
  return s;
}

export function legalMoves(s: State): Move[] {
  const list = new MoveList();
  legal(s, list);
  return list.toArray();
}

/** The legal moves as a terminal prints them. */
export const legalNames = (s: State): string[] => legalMoves(s).map(moves.print);

/** Plays on at random, calling `look` before every move, until the game ends or `look` returns true. */
export function playOn(s: State, seed: number, look: (s: State) => boolean | undefined = () => false): void {
  const context = quiet(seed);
  while (s.phase !== ENDED && look(s) !== true) {
    const options = legalMoves(s);
    apply(s, options[context.random.int(options.length)] as Move, context);
  }
}

/**
 * Scores a round by playing its very last placement: the last seat in turn order holds the die that it placed last.
 * Sites must be complete buildings.
 */
export function scoreByPlay(position: Position, context = quiet(), onto = layout.create()): State {
  const s = arrange(position, onto);
  s.turn = s.seats * TAKES - 1;
  s.active = ((position.firstSeat ?? 0) + s.turn) % s.seats;
  const lot = lotOf(s.round, s.active);
  const last = lot * TAKES + takesOf(s, s.active) - 1;
  if (at(s.fates, last) !== PLACED) throw new Error("the last die of the last seat must stand");
  const where = SPACE_NAMES.findIndex((_, i) => topDie(s, lot, i) === at(s.taken, last));
  lift(s, lot, where);
  s.fates[last] = 0;
  s.hand = at(s.taken, last);
  s.phase = PLACE;
  apply(s, placeDie(where), context);
  return s;
}

function topDie(s: State, lot: number, where: number): number {
  const stack = Array.from(s.stacks.subarray(lot * 36 + where * 6, lot * 36 + (where + 1) * 6));
  return stack.findLast((kind) => kind !== 0) ?? 0;
}

/** A finished game with these rankings and prize winners, round by round. Buildings are left out. */
export function endedGame(
  seats: number,
  rankings: readonly (readonly Seat[])[],
  prizes: readonly Readonly<Partial<Record<Prize, Seat>>>[] = [],
): State {
  const s = layout.create();
  s.seats = seats;
  s.round = ROUNDS;
  s.phase = ENDED;
  rankings.forEach((ranking, round) => {
    ranking.forEach((seat, rank) => {
      s.ranking[round * MAX_SEATS + rank] = seat + 1;
    });
  });
  prizes.forEach((won, round) => {
    PRIZES.forEach((prize, kind) => {
      s.prizes[round * PRIZES.length + kind] = (won[prize] ?? -1) + 1;
    });
  });
  return s;
}
