/** Who has decided for a person that did not: bots, for a while. */
import type { Language, Seat, Step } from "@banquise/engine";
import { undoneSteps } from "./turns.ts";

const BOT = "bot:";

/** Decisions of a seat that bots have made and that still stand, by the ids of the bots. */
export function botDecisions(log: readonly Step[], seat: Seat): ReadonlyMap<string, number> {
  const undone = undoneSteps(log);
  const counts = new Map<string, number>();
  for (const { by, kind, version, seat: decider } of log) {
    if (kind !== "move" || decider !== seat || undone.has(version) || !by?.startsWith(BOT)) continue;
    const bot = by.slice(BOT.length);
    counts.set(bot, (counts.get(bot) ?? 0) + 1);
  }
  return counts;
}

/** What the result says of it. */
export const DECIDED_BY: Readonly<Record<Language, (bot: string, count: number) => string>> = {
  fr: (bot, count) => `dont ${count} ${count === 1 ? "décision" : "décisions"} de ${bot}`,
  en: (bot, count) => `${count} ${count === 1 ? "decision" : "decisions"} by ${bot}`,
};
