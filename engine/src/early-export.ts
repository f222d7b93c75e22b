import { type CheckProblem, type ExportHeader, problem } from "./export-header.ts";
import type { Game } from "./game.ts";
import { sha256, toHex, utf8 } from "./sha256.ts";
import { Table } from "./table.ts";

/** Plays the moves of an early file by the rules that it was made with. */
export function playEarly<S>(rules: Game<S>, header: ExportHeader): Table<S> | CheckProblem {
  const { config, chance, log, file } = header;
  const { hashes } = file;
  if (!Array.isArray(hashes) || hashes.length !== log.length + 1)
    return problem("notAnExport", "log and hashes must be lists that fit each other");
  const table = new Table(rules, config, chance);
  for (let step = 0; step <= log.length; step++) {
    const wrong = step === 0 ? null : enter(table, log[step - 1]);
    if (wrong !== null) return wrong;
    if (hashes[step] !== stateHash(rules, table.state))
      return problem("mismatch", "the state after this entry is not the one that was recorded", step);
  }
  return table;
}

const HASH_DIGITS = 16;

/** The first 16 digits of SHA-256 over the state's JSON. */
function stateHash<S>(game: Game<S>, s: S): string {
  return toHex(sha256(utf8(JSON.stringify(game.layout.toJson(s))))).slice(0, HASH_DIGITS);
}

/** An entry of an early file: `{ seat, move }` or `{ seat, undo: true }`. */
function enter<S>(table: Table<S>, input: unknown): CheckProblem | null {
  const step = table.version + 1;
  const { seat, move, undo } = (input ?? {}) as { seat?: unknown; move?: unknown; undo?: unknown };
  const code = undo === true ? null : table.game.moves.parse(move);
  if (typeof seat !== "number" || !Number.isInteger(seat) || (code === null && undo !== true))
    return problem("badEntry", "not an entry of this game", step);
  const done =
    code === null ? table.undo(seat, {}, { most: Number.POSITIVE_INFINITY }) : table.play(seat, code);
  if (!("refused" in done)) return null;
  const rule = done.rule === null ? "" : ` (${done.rule})`;
  return problem("refusedEntry", `${done.refused}${rule}`, step, done);
}
