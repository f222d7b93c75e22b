/** What tests play with: positions (`arrange.ts` makes them), games and moves. */
import {
  at,
  type Context,
  type GameEvent,
  type Move,
  MoveList,
  Random,
  type TableConfig,
} from "@banquise/engine";
import { moves } from "./moves.ts";
import { apply, legal, setup, whyNot } from "./rules.ts";
import { CARD_STRIDE, ENDED, layout, type State } from "./state.ts";
import { POSITIONS } from "./temple.ts";

export { arrange, faceNamed, give, type Position, tileOf } from "./arrange.ts";

/** A context that nobody listens to. */
export const quiet = (seed = 1): Context => ({ random: Random.of(seed), emit: null });

/** A context that keeps what it is told. */
export function listening(seed = 1): Context & { readonly events: GameEvent[] } {
  const events: GameEvent[] = [];
  return { random: Random.of(seed), emit: (event) => events.push(event), events };
}

export const configOf = (seats: number, options: TableConfig["options"] = {}): TableConfig => ({
  seats,
  options,
});

/** A new game. */
export function newGame(seats: number, seed = 1, options: TableConfig["options"] = {}): State {
  const s = layout.create();
  setup(s, configOf(seats, options), quiet(seed));
  return s;
}

type Typed = Parameters<typeof moves.encode>[0];

/** Plays legal moves one after the other; throws, naming the rule, when one is not legal. */
export function play(s: State, context: Context, ...path: readonly Typed[]): State {
  for (const move of path) {
    const code = moves.encode(move);
    const rule = whyNot(s, code);
    if (rule !== null) throw new Error(`${moves.print(code)} is forbidden by ${rule}`);
    apply(s, code, context);
  }
  return s;
}

export const refusal = (s: State, move: Typed): string | null => whyNot(s, moves.encode(move));

export function legalMoves(s: State): Move[] {
  const list = new MoveList();
  if (s.phase !== ENDED) legal(s, list);
  return list.toArray();
}

/** The legal moves as a terminal prints them. */
export const legalNames = (s: State): string[] => legalMoves(s).map(moves.print);

/** Values of the parameter of the legal moves of one type. */
export function legalOf(s: State, type: string): (number | string)[] {
  return legalMoves(s)
    .map((move) => moves.decode(move) as { type: string })
    .filter((move) => move.type === type)
    .map((move) => Object.values(move)[1] as number | string);
}

/** Plays on at random, calling `look` before every move, until the game ends or `look` returns true. */
export function playOn(s: State, seed: number, look: (s: State) => boolean | undefined = () => false): void {
  const context = quiet(seed);
  while (s.phase !== ENDED && look(s) !== true) {
    const options = legalMoves(s);
    apply(s, options[context.random.int(options.length)] as Move, context);
  }
}

/** A whole game at random, with everything that was told and the moves that were made. */
export function tellGame(seats: number, seed: number): { s: State; events: GameEvent[]; played: Move[] } {
  const s = layout.create();
  const context = listening(seed);
  const played: Move[] = [];
  setup(s, configOf(seats), context);
  while (s.phase !== ENDED) {
    const options = legalMoves(s);
    const move = options[context.random.int(options.length)] as Move;
    played.push(move);
    apply(s, move, context);
  }
  return { s, events: context.events, played };
}

/** The cards of the deck, segment by segment, by number. */
export const segmentSizes = (s: State): number[] =>
  [0, 1, 2, 3].map((segment) => at(s.deck, segment * CARD_STRIDE));

/** All positions that have a tile and no block. */
export const availablePositions = (s: State): number[] =>
  [...Array(POSITIONS).keys()].filter((where) => at(s.tiles, where) !== 0 && at(s.blocks, where) === 0);
