/** Positions for tests, set up from the shorthand of `RULES.md`. */
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
import {
  DICE_PER_MATERIAL,
  dieOf,
  MATERIAL_OF,
  MATERIALS,
  MAX_SEATS,
  type Material,
  PRIZES,
  type Prize,
  ROUNDS,
  TAKES,
} from "./data.ts";
import type { Site } from "./fixtures.ts";
import { moves, placeDie } from "./moves.ts";
import { layPlan, lift, put } from "./placement.ts";
import { addToPool, emptyPool } from "./pool.ts";
import { apply, legal, setup } from "./rules.ts";
import { ENDED, LOST, layout, lotOf, PLACE, PLACED, type State, TAKE } from "./state.ts";

const LETTERS = "WRSG";
const SPACE_NAMES = ["R1C1", "R1C2", "R2C1", "R2C2", "R3C1", "R3C2"];

/** "W3" */
export const die = (code: string): number => dieOf(LETTERS.indexOf(code.charAt(0)), Number(code.charAt(1)));
/** "W3 G5" */
const dice = (codes = ""): number[] => codes.split(" ").filter(Boolean).map(die);
/** 7: "W3" and so on, for readable failures. */
export const codeOf = (kind: number): string => `${LETTERS[at(MATERIAL_OF, kind)]}${((kind - 1) % 6) + 1}`;
/** "R2C1" */
export const space = (name: string): number => SPACE_NAMES.indexOf(name);
/** "P07" */
const planNumber = (id: string): number => Number(id.slice(1));

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

export interface Position {
  readonly firstSeat?: Seat;
  readonly round?: number;
  readonly inDemand?: readonly [Material, Material];
  /** One for each seat. */
  readonly sites: readonly Site[];
  /** By default as many full rounds of turns as the first seat has taken dice. */
  readonly turn?: number;
  readonly pool?: string;
}

/** Sets up a position at the beginning of a turn. Earlier rounds stay as they are in `onto`. */
export function arrange(position: Position, onto = layout.create()): State {
  const { sites, firstSeat = 0, round = 1, inDemand = ["wood", "recycled"] } = position;
  const s = onto;
  s.seats = sites.length;
  s.round = round;
  s.phase = TAKE;
  s.hand = 0;
  s.firstSeats[round - 1] = firstSeat + 1;
  inDemand.forEach((material, which) => {
    s.inDemand[(round - 1) * 2 + which] = MATERIALS.indexOf(material) + 1;
  });
  sites.forEach((site, seat) => {
    build(s, lotOf(round, seat), site);
  });
  s.turn = position.turn ?? takesOf(s, firstSeat) * s.seats;
  s.active = (firstSeat + s.turn) % s.seats;
  emptyPool(s);
  for (const kind of dice(position.pool)) addToPool(s, kind);
  fillBag(s, inDemand);
  return s;
}

/** Places the dice of a site level by level, as if they had been taken in that order, then the dice that were lost. */
function build(s: State, lot: number, site: Site): void {
  s.stacks.fill(0, lot * 36, (lot + 1) * 36);
  s.taken.fill(0, lot * TAKES, (lot + 1) * TAKES);
  s.fates.fill(0, lot * TAKES, (lot + 1) * TAKES);
  layPlan(s, lot, planNumber(site.plan));
  const stacks = stacksOf(site);
  let take = lot * TAKES;
  for (let level = 0; level < TAKES; level++) {
    for (const stack of stacks) {
      const kind = stack.dice[level];
      if (kind === undefined) continue;
      put(s, lot, stack.space, kind);
      s.taken[take] = kind;
      s.fates[take++] = PLACED;
    }
  }
  for (const kind of dice(site.lost)) {
    s.taken[take] = kind;
    s.fates[take++] = LOST;
  }
}

/** "R1C1 G1; R2C1 R2 W4" */
function stacksOf({ stacks = "" }: Site): { space: number; dice: number[] }[] {
  return stacks
    .split(";")
    .map((stack) => stack.trim().split(" "))
    .filter(([name]) => name)
    .map(([name = "", ...codes]) => ({ space: space(name), dice: codes.map(die) }));
}

const takesOf = (s: State, seat: Seat): number => {
  const lot = lotOf(s.round, seat);
  return s.taken.subarray(lot * TAKES, (lot + 1) * TAKES).filter((kind) => kind !== 0).length;
};

/** What is nowhere else is in the bag; positions made of fixtures may need more dice than there are. */
function fillBag(s: State, inDemand: readonly Material[]): void {
  MATERIALS.forEach((name, material) => {
    let used = inDemand.filter((each) => each === name).length;
    for (let kind = 1; kind < s.pool.length; kind++)
      if (at(MATERIAL_OF, kind) === material) used += at(s.pool, kind);
    for (let i = lotOf(s.round, 0) * TAKES; i < lotOf(s.round, MAX_SEATS) * TAKES; i++) {
      if (at(s.taken, i) !== 0 && at(MATERIAL_OF, at(s.taken, i)) === material) used++;
    }
    s.bag[material] = Math.max(0, DICE_PER_MATERIAL - used);
  });
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
