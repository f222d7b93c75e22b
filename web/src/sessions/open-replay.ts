/** Finds a finished game to watch: on the server, in this browser, or in a file. Files are checked in full. */
import {
  type CheckProblem,
  checkExport,
  EARLY_FORMAT,
  EXPORT_FORMAT,
  exportTable,
  importTable,
  rulesIn,
  type SeatInfo,
  Table,
  type TableExport,
  type Verdict,
} from "@banquise/engine";
import { loadRules as loadRulesOf } from "@banquise/games/frozen";
import { type AnyGame, type AnyState, loadRules } from "../games.ts";
import { localTables } from "../local/index.ts";
import { isWhole, seatInfo } from "../local/local-table.ts";
import { replayWords } from "../parts/replay-words.ts";
import { refusalText, words } from "../strings/index.ts";
import { api } from "./api.ts";
import { isRefused } from "./refused.ts";
import { score } from "./score.ts";

export type Opened =
  | {
      readonly id: string;
      readonly table: Table<AnyState>;
      readonly seats: readonly SeatInfo[];
      /** Null for a game that began in the middle of another one: what came before cannot be verified. */
      readonly file: (() => TableExport) | null;
      /** What came of checking a file; null for a game of this browser. */
      readonly verdict: Exclude<Verdict, { verdict: "wrong" }> | null;
    }
  | { readonly problem: string };

const MOST_BYTES = 5_000_000;

/** Null when the address names no game. */
export async function openSource(online: string | null, local: string | null): Promise<Opened | null> {
  if (online !== null) return openOnline(online);
  if (local !== null) return openLocalTable(local);
  return null;
}

export async function openFile(file: File): Promise<Opened> {
  const { problems } = replayWords.value;
  if (file.size > MOST_BYTES) return { problem: problems.notAnExport };
  try {
    return await openExport(JSON.parse(await file.text()));
  } catch {
    return { problem: problems.notAnExport };
  }
}

async function openOnline(id: string): Promise<Opened> {
  const answer = await api.export(id);
  return isRefused(answer) ? { problem: refusalText(answer) } : openExport(answer);
}

/** A local game is watched again once it is over: until then those who share the screen have secrets from each other. */
async function openLocalTable(id: string): Promise<Opened> {
  const { table: text } = words.value;
  const found = await localTables.find(id);
  if (found === null) return { problem: text.notFound };
  if ("damage" in found) return { problem: text.damaged(found.detail) };
  const game = await loadRules(found.table.game);
  if (game === null) return { problem: text.notFound };
  const { table: header, record } = found;
  const table = Table.load(game, record);
  if ("damage" in table) return { problem: text.damaged(table.detail) };
  if (!table.over) return { problem: replayWords.value.problems.notOver };
  await score(table);
  const names = header.seats.map(({ name }) => name);
  const file = isWhole(record.from) ? () => exportTable(table, names) : null;
  return { id, table, seats: header.seats.map(seatInfo), file, verdict: null };
}

async function openExport(input: unknown): Promise<Opened> {
  const { problems, atEntry } = replayWords.value;
  const { format, game: id } = (input ?? {}) as { readonly format?: unknown; readonly game?: unknown };
  const game =
    (format === EXPORT_FORMAT || format === EARLY_FORMAT) && typeof id === "string"
      ? await loadRules(id)
      : null;
  if (game === null) return { problem: problems.notAnExport };
  const rules = new Map<number, AnyGame>();
  for (const number of rulesIn(input)) {
    const kept = await loadRulesOf(game.id, number);
    if (kept) rules.set(number, kept);
  }
  const rulesOf = (number: number): AnyGame | null => rules.get(number) ?? null;
  const checked = checkExport(game, input, rulesOf);
  const wrong = ({ problem, entry }: CheckProblem): Opened => ({
    problem: entry === null ? problems[problem] : `${problems[problem]} ${atEntry(entry)}`,
  });
  if (checked.verdict === "wrong") return wrong(checked);
  const imported = importTable(game, input, rulesOf);
  if ("problem" in imported) return wrong(imported);
  const file = input as TableExport;
  // A file names bots by their ids.
  const { bots } = words.value;
  const seats = imported.names.map((name): SeatInfo => {
    return { kind: Object.hasOwn(bots, name) ? "bot" : "person", name, online: true };
  });
  return {
    id: file.commitment,
    table: imported.table,
    seats,
    file: () => file,
    verdict: checked,
  };
}
