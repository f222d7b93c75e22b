import { BotPool } from "@banquise/bots/pool-node";
import { parseConfig, secretFromSeed, Table, type TableConfig } from "@banquise/engine";
import { type LoadedGame, loadGame } from "@banquise/games";
import { expect, test } from "vitest";

test("bots of the built program answer from their threads", async () => {
  const { game } = (await loadGame("blueprints")) as LoadedGame;
  const config = parseConfig(game, 3) as TableConfig;
  const table = new Table(game, config, { secret: secretFromSeed(2), nonces: ["", "", ""] });
  const pool = new BotPool({ worker: new URL("../../dist/node/bot-worker.js", import.meta.url), size: 2 });
  const seat = table.actor;
  const view = game.layout.toJson(table.view(seat));
  const budget = { iterations: 50, milliseconds: 10_000 };
  try {
    const asked = ["random", "greedy", "greedy"].map((bot) =>
      pool.ask({ game: game.id, view, seat, bot, budget, seed: 3 }),
    );
    const [any, one, two] = await Promise.all(asked);
    expect(table.legal()).toContain(any);
    expect(table.legal()).toContain(one);
    expect(two).toBe(one);
    await expect(pool.ask({ game: game.id, view, seat, bot: "hal", budget, seed: 3 })).rejects.toMatchObject({
      code: "failed",
    });
  } finally {
    await pool.close();
  }
}, 30_000);
