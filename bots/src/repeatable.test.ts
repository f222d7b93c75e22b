import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Move, OVER, parseConfig, secretFromSeed, Table, type TableConfig } from "@banquise/engine";
import { catalogue, type LoadedGame, loadGame } from "@banquise/games";
import { describe, expect, test } from "vitest";
import { DAILY_BOT, dailyQuestion, verifyDaily } from "./daily.ts";
import { Memories } from "./memories.ts";
import { answer, type BotQuestion } from "./worker-protocol.ts";

const DECISIONS = 24;
const loader = async (id: string) => (await loadGame(id))?.game ?? null;

const gameOf = async (id: string) => ((await loadGame(id)) as LoadedGame).game;

/** A game of which the bots decide everything, as far as it goes. */
async function begun(
  id: string,
  decisions: number,
): Promise<{ table: Table<unknown>; asked: BotQuestion[] }> {
  const game = await gameOf(id);
  const secret = secretFromSeed(7);
  const config = parseConfig(game, Math.max(2, game.seats.min)) as TableConfig;
  const table = new Table(game, config, { secret, nonces: Array<string>(config.seats).fill("") });
  const asked: BotQuestion[] = [];
  while (asked.length < decisions && table.actor !== OVER) {
    const question = dailyQuestion(table, secret);
    asked.push(question);
    table.play(table.actor, await answer(question, loader));
  }
  return { table, asked };
}

describe("answers that are the same everywhere", () => {
  test.each(catalogue.map(({ meta }) => meta.id))(
    "%s: neither memory nor haste change what a bot answers",
    async (id) => {
      const { asked } = await begun(id, DECISIONS);
      const memories = new Memories(8);
      const first: Move[] = [];
      const hurried: Move[] = [];
      for (const question of asked) {
        first.push(await answer(question, loader));
        const budget = { ...question.budget, milliseconds: 0 };
        hurried.push(await answer({ ...question, budget, table: "a table" }, loader, { memories }));
      }
      expect(hurried).toEqual(first);
    },
  );

  test("no bot and no game takes the engine's own", () => {
    const own =
      /Math\.(exp|expm1|log|log1p|log2|log10|pow|tanh|sinh|cosh|sin|cos|tan|atan|atan2|asin|acos|cbrt|hypot)\b|\*\*(?!\/|\*)/;
    const repeatable = ["bots/src", "games"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter(
          (name) =>
            name.endsWith(".ts") && !/\.test\.ts$|(^|\/)(arena|board|testing|frozen|oracle)\//.test(name),
        )
        .map((name) => join(folder, name)),
    );
    expect(repeatable.length).toBeGreaterThan(150);
    const found = repeatable.filter((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .some((line) => !/^\s*(\/?\*|\/\/)/.test(line) && own.test(line)),
    );
    expect(found).toEqual([]);
  });
});

describe("the bots of the day", () => {
  test("a log has what they would answer, or it has not", async () => {
    const { table } = await begun("blueprints", 500);
    expect(table.over).toBe(true);
    const ask = (question: BotQuestion) => answer(question, loader);
    expect(await verifyDaily(table, ask)).toBe("verified");
    const { asked } = await begun("blueprints", 500);
    expect(asked.every(({ bot, repeatable }) => bot === DAILY_BOT && repeatable)).toBe(true);
  });

  test("a log of other bots is told apart", async () => {
    const game = await gameOf("blueprints");
    const secret = secretFromSeed(7);
    const config = parseConfig(game, 2) as TableConfig;
    const table = new Table(game, config, { secret, nonces: ["", ""] });
    while (!table.over) table.play(table.actor, table.legal()[0] as Move);
    expect(await verifyDaily(table, (question) => answer(question, loader))).toBe("differs");
  });

  test("whoever lets a bot play in their stead has not played it", async () => {
    const game = await gameOf("blueprints");
    const secret = secretFromSeed(7);
    const table = new Table(game, parseConfig(game, 2) as TableConfig, { secret, nonces: ["", ""] });
    table.resign(0, "level1");
    while (!table.over) {
      const move = await answer(dailyQuestion(table, secret), loader);
      table.play(table.actor, move, { by: table.decider(table.actor) });
    }
    expect(await verifyDaily(table, (question) => answer(question, loader))).toBe("notOwn");
  });
});
