import { type Chance, commitmentTo, NONCE_PATTERN, SECRET_PATTERN } from "./chance.ts";
import { EXPORT_FORMAT } from "./export.ts";
import { type Game, parseConfig, type TableConfig } from "./game.ts";
import type { Refusal } from "./refusal.ts";

/** Early files: moves and hashes of the states, and nothing of what the moves did. */
export const EARLY_FORMAT = "banquise-game/1";

export const CHECK_PROBLEMS = [
  "notAnExport",
  "otherGame",
  "otherVersion",
  "badConfig",
  "badSecret",
  "commitmentMismatch",
  "badNonces",
  "badEntry",
  "badRecord",
  "refusedEntry",
  "mismatch",
  "notOver",
  "wrongResult",
] as const;

export interface CheckProblem {
  readonly problem: (typeof CHECK_PROBLEMS)[number];
  /** The entry of the log where it shows, counted from 1; 0 is the setup; null when it is not about an entry. */
  readonly entry: number | null;
  /** In plain English, for terminals and logs. */
  readonly detail: string;
  /** Why the table refused the entry; null unless the problem is `refusedEntry`. */
  readonly refusal: Refusal | null;
}

export function problem(
  name: CheckProblem["problem"],
  detail: string,
  entry: number | null = null,
  refusal: Refusal | null = null,
): CheckProblem {
  return { problem: name, detail, entry, refusal };
}

/** Rules by their number, for logs that were made with earlier ones; null when they are not kept. */
export type RulesOf = (rules: number) => Game<unknown> | null;

/** The numbers of all rules that a file says it was played by, so that whoever checks it can look for them. */
export function rulesIn(input: unknown): number[] {
  const { rules, version, log } = (input ?? {}) as { rules?: unknown; version?: unknown; log?: unknown };
  const later = Array.isArray(log) ? log.map((entry: unknown) => (entry as { r?: unknown } | null)?.r) : [];
  return [...new Set([rules ?? version, ...later])].filter((n): n is number => Number.isSafeInteger(n));
}

/** What both formats have, read from a file that nobody vouches for. */
export interface ExportHeader {
  readonly format: typeof EXPORT_FORMAT | typeof EARLY_FORMAT;
  readonly rules: number;
  readonly config: TableConfig;
  readonly chance: Chance;
  readonly names: readonly string[];
  readonly log: readonly unknown[];
  /** All of it, as it was found. */
  readonly file: Readonly<Record<string, unknown>>;
}

const MOST_ENTRIES = 100_000;

export function parseHeader<S>(game: Game<S>, input: unknown): ExportHeader | CheckProblem {
  if (typeof input !== "object" || input === null) return problem("notAnExport", "not an object");
  const file = input as Record<string, unknown>;
  const { format, secret, nonces, names, log } = file;
  if (format !== EXPORT_FORMAT && format !== EARLY_FORMAT)
    return problem("notAnExport", `format is not ${EXPORT_FORMAT}`);
  if (file.game !== game.id) return problem("otherGame", `not a game of ${game.id}`);
  const rules = format === EXPORT_FORMAT ? file.rules : file.version;
  if (typeof rules !== "number" || !Number.isSafeInteger(rules) || rules < 1)
    return problem("otherVersion", "the version of the rules is not a number");
  const config = configOf(game, file.config);
  if (config === null) return problem("badConfig", "the configuration is not one of this game");
  if (typeof secret !== "string" || !SECRET_PATTERN.test(secret))
    return problem("badSecret", "the secret is not 32 hexadecimal digits");
  if (commitmentTo(secret) !== file.commitment)
    return problem("commitmentMismatch", "the secret is not the one that was committed to");
  if (!isTexts(nonces, config.seats) || !nonces.every((nonce) => NONCE_PATTERN.test(nonce)))
    return problem("badNonces", "there must be one nonce for each seat");
  if (!isTexts(names, config.seats)) return problem("notAnExport", "there must be one name for each seat");
  if (!Array.isArray(log) || log.length > MOST_ENTRIES)
    return problem("notAnExport", `the log must be a list of at most ${MOST_ENTRIES} entries`);
  return { format, rules, config, chance: { secret, nonces }, names, log, file };
}

function configOf<S>(game: Game<S>, value: unknown): TableConfig | null {
  const { seats, options } = (value ?? {}) as { seats?: unknown; options?: unknown };
  if (typeof seats !== "number" || typeof options !== "object" || options === null) return null;
  const config = parseConfig(game, seats, options as Record<string, string>);
  return "problem" in config ? null : config;
}

function isTexts(value: unknown, length: number): value is string[] {
  return Array.isArray(value) && value.length === length && value.every((item) => typeof item === "string");
}
