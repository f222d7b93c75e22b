import { readFile } from "node:fs/promises";
import { type CheckProblem, EARLY_FORMAT, EXPORT_FORMAT, type RulesOf, rulesIn } from "@banquise/engine";
import { type LoadedGame, loadGame } from "@banquise/games";
import { loadRules } from "@banquise/games/frozen";
import { type CliContext, type Ending, NEGATIVE, UNABLE } from "./io.ts";

/** An export as it was found in a file, with the game that it says it is of. Nothing in it is verified yet. */
export interface ExportFile {
  readonly loaded: LoadedGame;
  readonly content: unknown;
  /** The earlier rules that it names, where they are kept. */
  readonly rulesOf: RulesOf;
}

/** As usual, a dash is what is piped in. */
const STDIN = "-";

/** Reads a file; when that fails, tells why and gives the ending of the command. */
export async function readExport(
  path: string,
  json: boolean,
  context: CliContext,
  /** A game from outside that it may be of. */
  outside: LoadedGame | null = null,
): Promise<ExportFile | { readonly ending: Ending }> {
  const { io, text } = context;
  const source = path === STDIN ? await io.input() : await readFile(path, "utf8").catch(() => null);
  if (source === null) return { ending: { usage: text.problems.unreadable(path) } };
  const content = parseJson(source);
  if (content === undefined) {
    const problem = { ...problemOf("notAnExport", "not JSON"), message: text.check.notJson };
    return { ending: tellProblem(problem, json, context) };
  }
  const { format, game: id } = (content ?? {}) as { format?: unknown; game?: unknown };
  const loaded = outside?.game.id === id ? outside : typeof id === "string" ? await loadGame(id) : null;
  if (loaded !== null) return { loaded, content, rulesOf: await rulesFor(loaded, content) };
  const problem =
    format === EXPORT_FORMAT || format === EARLY_FORMAT
      ? problemOf("otherGame", "there is no such game")
      : problemOf("notAnExport", `format is not ${EXPORT_FORMAT}`);
  return { ending: tellProblem(problem, json, context) };
}

async function rulesFor({ game }: LoadedGame, content: unknown): Promise<RulesOf> {
  const numbers = rulesIn(content).slice(0, MOST_RULES);
  const kept = await Promise.all(numbers.map((rules) => loadRules(game.id, rules)));
  return (rules) => kept[numbers.indexOf(rules)] ?? null;
}

/** No game outlives so many changes of its rules. */
const MOST_RULES = 100;

/** Says what is wrong with an export, in words. */
export function tellProblem(
  problem: CheckProblem & { readonly message?: string },
  json: boolean,
  { io, screen, text }: CliContext,
): Ending {
  const message = problem.message ?? inWords(problem, text);
  if (json) io.out(JSON.stringify({ ok: false, ...problem, message }));
  else screen.line(screen.bad(message));
  // A game that nobody knows here may be as honest as any.
  return problem.problem === "otherGame" ? UNABLE : NEGATIVE;
}

function inWords({ problem, entry, refusal }: CheckProblem, text: CliContext["text"]): string {
  const { check, refusals } = text;
  const place = entry === null ? "" : entry === 0 ? check.atSetup : check.atEntry(entry);
  const rule = refusal?.rule ? ` (${refusal.rule})` : "";
  const reason = refusal === null ? "" : ` ${capital(refusals[refusal.refused])}${rule}.`;
  return `${place === "" ? "" : `[${place}] `}${check.problem[problem]}${reason}`;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

function problemOf(problem: CheckProblem["problem"], detail: string): CheckProblem {
  return { problem, detail, entry: null, refusal: null };
}
