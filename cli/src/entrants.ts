/** Who plays in a tournament, as people type it: "greedy,random@50". */
import type { Budget } from "@banquise/bots";
import { chosenBot } from "./choices.ts";
import type { Ending } from "./io.ts";
import type { NamedEntrant } from "./jobs.ts";
import type { CliText } from "./text.ts";

export function chosenEntrants(
  list: string,
  budget: Budget,
  text: CliText,
): readonly NamedEntrant[] | Extract<Ending, { usage: string }> {
  const entrants: NamedEntrant[] = [];
  for (const entry of list.split(",").filter((name) => name !== "")) {
    const [id = "", iterations, ...rest] = entry.split("@");
    const bot = chosenBot(id, text);
    if ("usage" in bot) return bot;
    if (rest.length > 0 || (iterations !== undefined && !/^[1-9]\d{0,8}$/.test(iterations))) {
      return { usage: text.problems.badEntrant(entry) };
    }
    entrants.push({
      bot: id,
      budget: iterations === undefined ? budget : { ...budget, iterations: Number(iterations) },
    });
  }
  return entrants;
}

/** What is not limited is left to each bot. */
export function budgetOf(
  iterations = Number.POSITIVE_INFINITY,
  milliseconds = Number.POSITIVE_INFINITY,
): Budget {
  return { iterations, milliseconds };
}

/** Names to tell entrants apart: with the iterations where they are limited, and a number for those that are still equal. */
export function namesOf(entrants: readonly NamedEntrant[]): string[] {
  const budgets = new Set(entrants.map(({ budget }) => budget.iterations));
  const names = entrants.map(({ bot, budget }) =>
    budgets.size > 1 && Number.isFinite(budget.iterations) ? `${bot}@${budget.iterations}` : bot,
  );
  return names.map((name, i) => {
    const earlier = names.slice(0, i).filter((other) => other === name).length;
    return names.filter((other) => other === name).length > 1 ? `${name} #${earlier + 1}` : name;
  });
}
