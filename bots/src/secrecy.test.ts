import {
  type Game,
  legalMoves,
  OVER,
  parseConfig,
  Random,
  type Seat,
  type TableConfig,
  type View,
  viewOf,
} from "@banquise/engine";
import { catalogue } from "@banquise/games";
import { describe, expect, test } from "vitest";
import type { Bot } from "./bot.ts";
import { BOT_IDS, botById } from "./registry.ts";

const GAMES: readonly Game<unknown>[] = (await Promise.all(catalogue.map((entry) => entry.load()))).map(
  ({ game }) => game,
);
/** Enough for a tree of several moves; the levels differ in nothing else but how often they are asked to go on. */
const BUDGET = { iterations: 20, milliseconds: Number.POSITIVE_INFINITY };
const STATES = 16;
/** Random games from which positions are taken. */
const RANDOM_GAMES = 12;
/** Worlds that the seat to move cannot tell from the true one. */
const WORLDS = 2;

/** A random game with any number of seats and any options: some variants hide more than others. */
function* statesOf(game: Game<unknown>, seed: number): Generator<unknown> {
  const random = Random.of(seed);
  const context = { random, emit: null };
  const s = game.layout.create();
  const { min, max } = game.seats;
  const options = Object.entries(game.options).map(([name, { values }]) => [
    name,
    values[random.int(values.length)] as string,
  ]);
  const seats = min + random.int(max - min + 1);
  game.setup(s, parseConfig(game, seats, Object.fromEntries(options)) as TableConfig, context);
  while (game.actor(s) !== OVER) {
    yield s;
    const legal = legalMoves(game, s);
    game.apply(s, legal[random.int(legal.length)] as number, context);
  }
}

/** A decision of `seat` in one world and in others that look the same to it. */
interface Pair {
  readonly seat: Seat;
  readonly world: unknown;
  readonly others: readonly unknown[];
}

interface Positions {
  readonly game: Game<unknown>;
  /** Spread over the games. */
  readonly any: readonly unknown[];
  /** Those where something is hidden from the seat to move, and so can be otherwise. */
  readonly pairs: readonly Pair[];
}

function positionsOf(game: Game<unknown>): Positions {
  const any: unknown[] = [];
  const pairs: Pair[] = [];
  for (let seed = 0; seed < RANDOM_GAMES; seed++) {
    for (const s of statesOf(game, seed)) {
      const kept = game.layout.clone(s);
      any.push(kept);
      const pair = pairOf(game, kept);
      if (pair !== null) pairs.push(pair);
    }
  }
  return { game, any: spread(any, STATES / 2), pairs: spread(pairs, STATES) };
}

function pairOf(game: Game<unknown>, world: unknown): Pair | null {
  const seat = game.actor(world);
  const others: unknown[] = [];
  for (let guess = 0; guess < WORLDS; guess++) {
    const other = game.layout.clone(world);
    game.redeal(other, seat, Random.of(guess));
    if (!game.layout.equals(world, other)) others.push(other);
  }
  return others.length === 0 ? null : { seat, world, others };
}

function spread<T>(all: readonly T[], wanted: number): T[] {
  const count = Math.min(wanted, all.length);
  return Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)] as T);
}

const POSITIONS = GAMES.map(positionsOf);
const HIDING = POSITIONS.filter(({ pairs }) => pairs.length > 0);
const OPEN = POSITIONS.filter(({ pairs }) => pairs.length === 0);
const named = (positions: readonly Positions[]) => positions.map((each) => [each.game.id, each] as const);

test("some games hide something and some nothing, so that both are looked at", () => {
  expect(HIDING.length).toBeGreaterThan(0);
  expect(OPEN.length).toBeGreaterThan(0);
});

test.each(named(OPEN))(
  "in %s there is nothing to peek at: all that is stored may be seen",
  (_, { game, any }) => {
    const random = Random.of(1);
    for (const s of any) {
      const seat = game.actor(s);
      expect(game.layout.equals(viewOf(game, s, seat), s)).toBe(true);
      game.redeal(game.layout.clone(s), seat, random);
    }
    expect(random.draws).toBe(0);
  },
);

test.each(named(HIDING))("in %s the pairs would give away a bot that peeks", (_, { game, pairs }) => {
  expect(pairs).toHaveLength(STATES);
  for (const { seat, world, others } of pairs) {
    const seen = viewOf(game, world, seat);
    for (const other of others) expect(game.layout.equals(viewOf(game, other, seat), seen)).toBe(true);
  }
  const searcher = botById("level4") as Bot;
  const peeking: Game<unknown> = { ...game, redeal: () => {} };
  const choiceIn = (world: unknown, seat: Seat): number =>
    searcher.choose({ game: peeking, view: world as View<unknown>, seat, budget: BUDGET, seed: 5 });
  const caught = pairs.filter(({ seat, world, others }) =>
    others.some((other) => choiceIn(other, seat) !== choiceIn(world, seat)),
  );
  expect(caught.length).toBeGreaterThan(0);
});

describe.each(BOT_IDS)("%s", (id) => {
  const bot = botById(id) as Bot;
  const choice = (game: Game<unknown>, view: View<unknown>, seat: Seat): number =>
    bot.choose({ game, view, seat, budget: BUDGET, seed: 5 });

  test.each(named(HIDING))("never peeks in %s", (_, { game, pairs }) => {
    for (const { seat, world, others } of pairs) {
      const move = choice(game, viewOf(game, world, seat), seat);
      for (const other of others) expect(choice(game, viewOf(game, other, seat), seat)).toBe(move);
    }
  });

  test.each(named(POSITIONS))("plays legal moves of %s, the same for the same seed", (_, { game, any }) => {
    for (const s of any) {
      const seat = game.actor(s);
      const view = viewOf(game, s, seat);
      const kept = game.layout.clone(view);
      const move = choice(game, view, seat);
      expect(legalMoves(game, s)).toContain(move);
      expect(choice(game, view, seat)).toBe(move);
      expect(game.layout.equals(view, kept)).toBe(true);
    }
  });
});
