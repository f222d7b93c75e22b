import { type Game, legalMoves, OVER, parseConfig, Random, type TableConfig, viewOf } from "@banquise/engine";
import { catalogue } from "@banquise/games";
import { describe, expect, test, vi } from "vitest";
import type { Bot } from "./bot.ts";
import { BOT_IDS, botById } from "./registry.ts";

vi.setConfig({ testTimeout: 60_000 });

const GAMES: readonly Game<unknown>[] = (await Promise.all(catalogue.map((entry) => entry.load()))).map(
  ({ game }) => game,
);
/** Enough for a tree of several moves; the levels differ in nothing else but how often they are asked to go on. */
const BUDGET = { iterations: 20, milliseconds: Number.POSITIVE_INFINITY };

const STATES = 24;

/** States of a random game, spread over its length. */
function states(game: Game<unknown>, config: TableConfig): unknown[] {
  const all = [...statesOf(game, config)];
  const apart = Math.max(1, Math.floor(all.length / STATES));
  return all.filter((_, i) => i % apart === 0);
}

function* statesOf(game: Game<unknown>, config: TableConfig): Generator<unknown> {
  const random = Random.of(11);
  const context = { random, emit: null };
  const s = game.layout.create();
  game.setup(s, config, context);
  while (game.actor(s) !== OVER) {
    yield game.layout.clone(s);
    const legal = legalMoves(game, s);
    game.apply(s, legal[random.int(legal.length)] as number, context);
  }
}

describe.each(BOT_IDS)("%s", (id) => {
  const bot = botById(id) as Bot;

  test.each(GAMES.map((game) => [game.id, game] as const))("never peeks in %s", (_, game) => {
    let different = 0;
    let hidden = 0;
    for (const s of states(game, parseConfig(game, game.seats.max) as TableConfig)) {
      const seat = game.actor(s);
      const other = game.layout.clone(s);
      game.redeal(other, seat, Random.of(99));
      if (!game.layout.equals(s, other)) different++;
      if (!game.layout.equals(s, viewOf(game, s, seat))) hidden++;
      const choiceIn = (world: unknown): number =>
        bot.choose({ game, view: viewOf(game, world, seat), seat, budget: BUDGET, seed: 5 });
      expect(choiceIn(other)).toBe(choiceIn(s));
    }
    // Where nothing is hidden there is nothing to imagine; elsewhere the worlds must differ, or this proves nothing.
    if (hidden > 0) expect(different).toBeGreaterThan(2);
    else expect(different).toBe(0);
  });

  test.each(GAMES.map((game) => [game.id, game] as const))(
    "plays legal moves of %s, the same for the same seed",
    (_, game) => {
      for (const s of states(game, parseConfig(game, game.seats.min) as TableConfig)) {
        const seat = game.actor(s);
        const view = viewOf(game, s, seat);
        const kept = game.layout.clone(view);
        const question = { game, view, seat, budget: BUDGET, seed: 6 };
        const move = bot.choose(question);
        expect(legalMoves(game, s)).toContain(move);
        expect(bot.choose(question)).toBe(move);
        expect(game.layout.equals(view, kept)).toBe(true);
      }
    },
  );
});
