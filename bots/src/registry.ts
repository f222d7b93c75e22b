import type { Bot } from "./bot.ts";
import { greedy } from "./greedy.ts";
import { LEVELS } from "./levels.ts";
import { random } from "./random.ts";

/** The levels from the weakest to the strongest, after the two that do not think ahead. */
const BOTS: readonly Bot[] = [random, greedy, ...LEVELS];

export const BOT_IDS: readonly string[] = BOTS.map((bot) => bot.id);

export function botById(id: string): Bot | null {
  return BOTS.find((bot) => bot.id === id) ?? null;
}
