/** Where all win or lose together, every way to lose is met in play: a rule that never bites would be there for nothing. */
import { type GameEvent, parseConfig, type TableConfig } from "@banquise/engine";
import { loadGame } from "@banquise/games";
import { expect, test } from "vitest";
import { playTournament } from "./arena/index.ts";
import type { Bot } from "./bot.ts";
import { botById } from "./registry.ts";

const MOST = { iterations: 60, milliseconds: Number.POSITIVE_INFINITY };

const bot = (id: string): Bot => botById(id) as Bot;

/** The rule of a defeat, and a game that ends by it: scenario, difficulty, who plays, the game's number. */
const DEFEATS: readonly (readonly [string, string, string, Bot, number])[] = [
  ["GEN-14.1", "S1", "plain", bot("random"), 36],
  ["GEN-14.2", "S1", "plain", bot("random"), 29],
  ["GEN-14.3", "S2", "plain", bot("level1"), 127],
  ["GEN-14.4", "S2", "plain", bot("random"), 296],
  ["GEN-14.5", "S2", "plain", bot("level1"), 243],
  ["GEN-14.6", "S1", "plain", bot("random"), 112],
  ["GEN-14.7", "S3", "plain", bot("level5"), 8],
  ["GEN-13.8", "S3", "plain", bot("level5"), 70],
];

test.each(DEFEATS)("%s · a defeat in play: %s, %s", async (rule, scenario, difficulty, player, index) => {
  const game = (await loadGame("last-generator"))?.game;
  if (!game) throw new Error("Last Generator is not in the catalogue");
  const seats = 1 + (index % game.seats.max);
  const config = parseConfig(game, seats, { scenario, difficulty }) as TableConfig;
  const entrants = Array.from({ length: seats }, () => ({ bot: player, budget: MOST }));
  const told: GameEvent[] = [];
  const observer = { decided: () => {}, happened: (event: GameEvent) => told.push(event), ended: () => {} };
  const [record] = playTournament({ game, config, entrants, seed: 1 }, { first: index, games: 1 }, observer);
  expect(record?.wins[0]).toBe(0);
  expect(told.findLast(({ type }) => type === "gameEnded")).toMatchObject({ rule });
});
