/** Who plays in a tournament, as people type it: "greedy,random@50". */
import { BOT_IDS, type Budget, botName } from "@banquise/bots";
import { chosenBot } from "./choices.ts";
import { numberIn } from "./format.ts";
import type { CliContext, Ending } from "./io.ts";
import type { NamedEntrant, Program } from "./jobs.ts";
import type { CliText } from "./text.ts";

type Wrong = Extract<Ending, { usage: string }>;

export function chosenEntrants(
  list: string,
  budget: Budget,
  programs: ReadonlyMap<string, Program>,
  text: CliText,
): readonly NamedEntrant[] | Wrong {
  const entrants: NamedEntrant[] = [];
  for (const entry of list.split(",").filter((name) => name !== "")) {
    const program = programs.get(entry);
    if (program) {
      entrants.push({ bot: entry, budget, program });
      continue;
    }
    const [id = "", iterations, ...rest] = entry.split("@");
    const bot = chosenBot(id, text);
    if ("usage" in bot) return bot;
    if (rest.length > 0 || (iterations !== undefined && !/^[1-9]\d{0,8}$/.test(iterations))) {
      return { usage: text.problems.badEntrant(entry) };
    }
    entrants.push({
      bot: bot.id,
      budget: iterations === undefined ? budget : { ...budget, iterations: Number(iterations) },
    });
  }
  return entrants;
}

/** Bots that are programs, as typed: "mine=cmd:python3 my.py". By name. */
export function chosenPrograms(
  typed: readonly string[],
  limit: number | undefined,
  { problems }: CliText,
): ReadonlyMap<string, Program> | Wrong {
  const programs = new Map<string, Program>();
  for (const words of typed) {
    const [, name, command] = /^([\w-]+)=cmd:(.+)$/.exec(words) ?? [];
    if (name === undefined || command === undefined || BOT_IDS.includes(name))
      return { usage: problems.badBot(words) };
    programs.set(name, { command, limit: limit ?? USUAL_LIMIT });
  }
  return programs;
}

/** Milliseconds that a program has for an answer. */
const USUAL_LIMIT = 30_000;

/** What is not limited is left to each bot. */
export function budgetOf(
  iterations = Number.POSITIVE_INFINITY,
  milliseconds = Number.POSITIVE_INFINITY,
): Budget {
  return { iterations, milliseconds };
}

/** "greedy@20" or "greedy #2": the same in every language, for programs. */
export const idsOf = (entrants: readonly NamedEntrant[]): string[] =>
  toldApart(
    entrants,
    ({ bot }) => bot,
    (bot, iterations) => `${bot}@${iterations}`,
  );

/** "Gull, 20 iterations" or "Gull #2", for people. */
export const namesOf = (entrants: readonly NamedEntrant[], { language, text }: CliContext): string[] =>
  toldApart(
    entrants,
    ({ bot }) => botName(bot, language),
    (name, iterations) => text.arena.thinking(name, numberIn(language, iterations)),
  );

/** With the iterations where they are limited and differ, and a number for those that are still equal. */
function toldApart(
  entrants: readonly NamedEntrant[],
  nameOf: (entrant: NamedEntrant) => string,
  limited: (name: string, iterations: number) => string,
): string[] {
  const budgets = new Set(entrants.map(({ budget }) => budget.iterations));
  const names = entrants.map((entrant) => {
    const { iterations } = entrant.budget;
    const name = nameOf(entrant);
    return budgets.size > 1 && Number.isFinite(iterations) ? limited(name, iterations) : name;
  });
  return names.map((name, i) => {
    const earlier = names.slice(0, i).filter((other) => other === name).length;
    return names.filter((other) => other === name).length > 1 ? `${name} #${earlier + 1}` : name;
  });
}
