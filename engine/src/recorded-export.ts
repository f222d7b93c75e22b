import { type Entry, firstCondition } from "./entry.ts";
import { type CheckProblem, type ExportHeader, problem } from "./export-header.ts";
import type { Game } from "./game.ts";
import { parseCheckpoint, parseEntry } from "./parse-entry.ts";
import { RecordedState } from "./recorded-state.ts";
import { lookAs, stepsOf } from "./steps.ts";
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
  const { game, entries } = table;
  const { from } = table.record();
  const state = new RecordedState(game, from);
  let { version } = from;
  try {
    table.steps("all", -1, 1);
    lookAs(game, state.present, null);
    for (const entry of entries) {
      version = entry.version;
      stepsOf(game, [entry], "all");
      if (entry.scenes.length > 0) tryScenes(state.clone(), entry);
      state.follow(entry);
      lookAs(game, state.present, null);
    }
    return null;
  } catch (error) {
    return problem("badRecord", error instanceof Error ? error.message : String(error), version);
  }
}

function tryScenes<S>(state: RecordedState<S>, { scenes }: Entry): void {
  for (const { patch } of scenes) {
    if (patch !== null) state.patch(patch);
    state.present;
  }
}
