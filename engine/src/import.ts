/** Tables from files that nobody vouches for. Nothing in a file is trusted, and nothing throws. */
import { playEarly } from "./early-export.ts";
import {
  type CheckProblem,
  EARLY_FORMAT,
  type ExportHeader,
  parseHeader,
  problem,
  type RulesOf,
} from "./export-header.ts";
import type { Game } from "./game.ts";
import { recorded, unshowable } from "./recorded-export.ts";
import { Table } from "./table.ts";

/**
 * The table of a file, to be watched. What a file of today recorded is shown as it is, without rules, after every patch
 * was tried; whether it is true is for `checkExport` to say. Early files recorded only moves: they are played.
 */
export function importTable<S>(
  game: Game<S>,
  input: unknown,
  rulesOf: RulesOf = () => null,
): { readonly table: Table<S>; readonly names: readonly string[] } | CheckProblem {
  const header = parseHeader(game, input);
  if ("problem" in header) return header;
  const table = header.format === EARLY_FORMAT ? early(game, header, rulesOf) : recorded(game, header);
  if ("problem" in table) return table;
  if (table.isUnscored) {
    const rules = rulesOf(table.rules);
    if (rules !== null) table.scoreBy(rules);
  }
  return { table, names: header.names };
}

function early<S>(game: Game<S>, header: ExportHeader, rulesOf: RulesOf): Table<S> | CheckProblem {
  const rules = header.rules === game.version ? game : rulesOf(header.rules);
  if (rules === null) return problem("otherVersion", `the rules ${header.rules} are not kept here`);
  const played = playEarly(rules, header);
  if ("problem" in played) return played;
  const table = Table.load(game, played.record());
  if ("damage" in table) return problem("badRecord", table.detail, table.version);
  return unshowable(table) ?? table;
}
