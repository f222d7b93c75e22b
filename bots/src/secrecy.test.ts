import { type Game, legalMoves, OVER, parseConfig, Random, type TableConfig, viewOf } from "@banquise/engine";
import { catalogue } from "@banquise/games";
import { describe, expect, test } from "vitest";
import type { Bot } from "./bot.ts";
import { BOT_IDS, botById } from "./registry.ts";

const GAMES: readonly Game<unknown>[] = (await Promise.all(catalogue.map((entry) => entry.load()))).map(
  ({ game }) => game,
);
const BUDGET = { iterations: 20, milliseconds: Number.POSITIVE_INFINITY };

/** States of a random game, one of every `apart`. */
function* states(game: Game<unknown>, config: TableConfig, apart: number): Generator<unknown> {
  const random = Random.of(11);
  const context = { random, emit: null };
  const s = game.layout.create();
  game.setup(s, config, context);
  for (let move = 0; game.actor(s) !== OVER; move++) {
    if (move % apart === 0) yield game.layout.clone(s);
    const legal = legalMoves(game, s);
    game.apply(s, legal[random.int(legal.length)] as number, context);
  }
}

describe.each(BOT_IDS)("%s", (id) => {
  const bot = botById(id) as Bot;

  test.each(GAMES.map((game) => [game.id, game] as const))("never peeks in %s", (_, game) => {
    let different = 0;
    let hidden = 0;
    for (const s of states(game, parseConfig(game, game.seats.max) as TableConfig, 5)) {
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
    if (hidden > 0) expect(different).toBeGreaterThan(10);
    else expect(different).toBe(0);
  });

  test.each(GAMES.map((game) => [game.id, game] as const))(
    "plays legal moves of %s, the same for the same seed",
    (_, game) => {
      for (const s of states(game, parseConfig(game, game.seats.min) as TableConfig, 7)) {
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
