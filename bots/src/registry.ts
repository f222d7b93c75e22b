import type { Bot } from "./bot.ts";
import { greedy } from "./greedy.ts";
import { random } from "./random.ts";

/** Weakest first. */
const BOTS: readonly Bot[] = [random, greedy];

export const BOT_IDS: readonly string[] = BOTS.map((bot) => bot.id);

export function botById(id: string): Bot | null {
  return BOTS.find((bot) => bot.id === id) ?? null;
}
