import { firstCondition } from "./entry.ts";
import { type CheckProblem, type ExportHeader, problem } from "./export-header.ts";
import type { Game } from "./game.ts";
import { parseCheckpoint, parseEntry } from "./packed-entry.ts";
import { Table } from "./table.ts";

/** The table that a file has recorded. */
export function recorded<S>(game: Game<S>, header: ExportHeader): Table<S> | CheckProblem {
  const { config, chance, rules, file, log } = header;
  if (rules > game.version) return problem("otherVersion", `rules ${rules} are not known here yet`);
  const start = (file.start ?? {}) as { state?: unknown; actor?: unknown; events?: unknown };
  const { state, actor, events } = start;
  const from = parseCheckpoint({
    ...{ version: 0, rules, state, actor, top: 0, undoSeat: null },
    ...{ condition: firstCondition(config.seats), setup: events },
  });
  if ("malformed" in from) return problem("badRecord", from.malformed, 0);
  if (from.setup === null) return problem("badRecord", "the events of the setup are missing", 0);
  const entries = [];
  for (const [index, input] of log.entries()) {
    const entry = parseEntry(input);
    if ("malformed" in entry) return problem("badEntry", entry.malformed, index + 1);
    entries.push(entry);
  }
  const table = Table.load(game, { config, chance, from, entries });
  if ("damage" in table) {
    const { damage, detail, version } = table;
    return problem(damage === "newerRules" ? "otherVersion" : "badRecord", detail, version);
  }
  return unshowable(table) ?? table;
}

/** What cannot be shown of a table: earlier rules may have left what the present ones cannot carry over. */
export function unshowable<S>(table: Table<S>): CheckProblem | null {
  let version = 0;
  try {
    table.stateAt(0);
    for (version = 1; version <= table.version; version++) table.messages("all", version - 1, 1);
    return null;
  } catch (error) {
    return problem("badRecord", error instanceof Error ? error.message : String(error), version);
  }
}
