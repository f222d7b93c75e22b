/**
 * A finished game as a file: everything needed to watch it again and to prove that it was played fairly. The dice and
 * the hands cannot be forged, because the secret must match the commitment that was published before the first move.
 */
import { type Chance, commitmentTo, NONCE_PATTERN, SECRET_PATTERN } from "./chance.ts";
import { type Game, parseConfig, type TableConfig } from "./game.ts";
import type { MoveObject } from "./moves.ts";
import type { Refusal } from "./refusal.ts";
import { sha256, toHex, utf8 } from "./sha256.ts";
import { Table } from "./table.ts";

export const EXPORT_FORMAT = "banquise-game/1";

export interface TableExport {
  readonly format: typeof EXPORT_FORMAT;
  readonly game: string;
  readonly version: number;
  readonly config: TableConfig;
  readonly names: readonly string[];
  readonly commitment: string;
  readonly secret: string;
  readonly nonces: readonly string[];
  readonly log: readonly ExportedEntry[];
  /** One for the setup and one for each entry: the first 16 digits of SHA-256 over the state's JSON. */
  readonly hashes: readonly string[];
  readonly totals: readonly number[];
  readonly ranks: readonly number[];
}

export type ExportedEntry =
  | { readonly seat: number; readonly move: MoveObject }
  | { readonly seat: number; readonly undo: true };

const HASH_DIGITS = 16;

export function stateHash<S>(game: Game<S>, s: S): string {
  return toHex(sha256(utf8(JSON.stringify(game.layout.toJson(s))))).slice(0, HASH_DIGITS);
}

/** Writes a table down, secret included: only when it is over, or when nobody else's secrets are in it. */
export function exportTable<S>(table: Table<S>, names: readonly string[]): TableExport {
  const { game, config, chance, entries, floor } = table;
  if (floor > 0 || table.record().from.setup === null)
    throw new Error("a fork has no beginning that an export could tell");
  const hashes = [...Array(table.version + 1).keys()].map((version) =>
    stateHash(game, table.stateAt(version)),
  );
  const { seats } = game.result(table.state);
  return {
    format: EXPORT_FORMAT,
    game: game.id,
    version: game.version,
    config,
    names,
    commitment: commitmentTo(chance.secret),
    secret: chance.secret,
    nonces: chance.nonces,
    log: entries.map(({ seat, move }) =>
      move === null ? { seat: seat ?? 0, undo: true } : { seat: seat ?? 0, move },
    ),
    hashes,
    totals: seats.map((seat) => seat.total),
    ranks: seats.map((seat) => seat.rank),
  };
}

export const CHECK_PROBLEMS = [
  "notAnExport",
  "otherGame",
  "otherVersion",
  "badConfig",
  "badSecret",
  "commitmentMismatch",
  "badNonces",
  "badEntry",
  "refusedEntry",
  "hashMismatch",
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

/** Replays and verifies an export from anywhere. Nothing in it is trusted; nothing throws. */
export function importTable<S>(
  game: Game<S>,
  input: unknown,
): { table: Table<S>; names: string[] } | CheckProblem {
  const header = parseHeader(game, input);
  if ("problem" in header) return header;
  const { config, chance, log, hashes } = header;
  const table = new Table(game, config, chance);
  for (let step = 0; step <= log.length; step++) {
    if (step > 0) {
      const done = enterExported(table, log[step - 1]);
      if (done !== null) return done;
    }
    if (hashes[step] !== stateHash(game, table.state)) {
      return problem("hashMismatch", "the state after this entry is not the one that was recorded", step);
    }
  }
  return { table, names: header.names };
}

/** `importTable`, plus what only a finished game has: an end, and the recorded result. */
export function checkExport<S>(game: Game<S>, input: unknown): CheckProblem | null {
  const imported = importTable(game, input);
  if ("problem" in imported) return imported;
  const { table } = imported;
  if (!table.over) return problem("notOver", "the log ends before the game does");
  const { seats } = game.result(table.state);
  const claimed = input as Record<string, unknown>;
  const totals = seats.map((seat) => seat.total);
  const ranks = seats.map((seat) => seat.rank);
  if (!isList(claimed.totals, totals) || !isList(claimed.ranks, ranks)) {
    return problem("wrongResult", "the recorded totals or ranks are not what the moves lead to");
  }
  return null;
}

interface Header {
  readonly config: TableConfig;
  readonly chance: Chance;
  readonly log: readonly unknown[];
  readonly hashes: readonly unknown[];
  readonly names: string[];
}

function parseHeader<S>(game: Game<S>, input: unknown): Header | CheckProblem {
  if (typeof input !== "object" || input === null) return problem("notAnExport", "not an object");
  const file = input as Record<string, unknown>;
  if (file.format !== EXPORT_FORMAT) return problem("notAnExport", `format is not ${EXPORT_FORMAT}`);
  if (file.game !== game.id) return problem("otherGame", `not a game of ${game.id}`);
  if (file.version !== game.version)
    return problem("otherVersion", `the rules version is not ${game.version}`);
  const config = configOf(game, file.config);
  if (config === null) return problem("badConfig", "the configuration is not one of this game");
  const { secret, nonces, log, hashes, names } = file;
  if (typeof secret !== "string" || !SECRET_PATTERN.test(secret))
    return problem("badSecret", "the secret is not 32 hexadecimal digits");
  if (commitmentTo(secret) !== file.commitment)
    return problem("commitmentMismatch", "the secret is not the one that was committed to");
  if (!isTexts(nonces, config.seats) || !nonces.every((nonce) => NONCE_PATTERN.test(nonce))) {
    return problem("badNonces", "there must be one nonce for each seat");
  }
  if (!isTexts(names, config.seats)) return problem("notAnExport", "there must be one name for each seat");
  if (
    !Array.isArray(log) ||
    !Array.isArray(hashes) ||
    hashes.length !== log.length + 1 ||
    log.length > MAX_LOG_LENGTH
  ) {
    return problem("notAnExport", "log and hashes must be lists that fit each other");
  }
  return { config, chance: { secret, nonces }, log, hashes, names };
}

const MAX_LOG_LENGTH = 100_000;

function configOf<S>(game: Game<S>, value: unknown): TableConfig | null {
  const { seats, options } = (value ?? {}) as { seats?: unknown; options?: unknown };
  if (typeof seats !== "number" || typeof options !== "object" || options === null) return null;
  const config = parseConfig(game, seats, options as Record<string, string>);
  return "problem" in config ? null : config;
}

function isList(value: unknown, expected: readonly number[]): boolean {
  return (
    Array.isArray(value) && value.length === expected.length && expected.every((item, i) => value[i] === item)
  );
}

function isTexts(value: unknown, length: number): value is string[] {
  return Array.isArray(value) && value.length === length && value.every((item) => typeof item === "string");
}

function enterExported<S>(table: Table<S>, input: unknown): CheckProblem | null {
  const step = table.version + 1;
  const { seat, move, undo } = (input ?? {}) as { seat?: unknown; move?: unknown; undo?: unknown };
  const code = undo === true ? null : table.game.moves.parse(move);
  if (typeof seat !== "number" || !Number.isInteger(seat) || (code === null && undo !== true))
    return problem("badEntry", "not an entry of this game", step);
  const done = code === null ? table.undo(seat) : table.play(seat, code);
  if (!("refused" in done)) return null;
  const rule = done.rule === null ? "" : ` (${done.rule})`;
  return { ...problem("refusedEntry", `${done.refused}${rule}`, step), refusal: done };
}

function problem(name: CheckProblem["problem"], detail: string, entry: number | null = null): CheckProblem {
  return { problem: name, detail, entry, refusal: null };
}
