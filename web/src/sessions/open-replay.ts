/** Finds a finished game to watch: on the server, in this browser, or in a file. Files are checked in full. */
import {
  checkExport,
  EARLY_FORMAT,
  EXPORT_FORMAT,
  importTable,
  type SeatInfo,
  type Table,
  type TableExport,
} from "@banquise/engine";
import { type AnyState, loadRules } from "../games.ts";
import { words } from "../strings/index.ts";
import { api, failed } from "./api.ts";
import { LocalSession } from "./local.ts";
import { loadTable, seatInfo } from "./local-store.ts";

export type Opened =
  | {
      readonly id: string;
      readonly table: Table<AnyState>;
      readonly seats: readonly SeatInfo[];
      /** Null for a game that began in the middle of another one: what came before cannot be verified. */
      readonly file: TableExport | null;
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
  const { problems } = words.value.replay;
  if (file.size > MOST_BYTES) return { problem: problems.notAnExport };
  try {
    return await openExport(JSON.parse(await file.text()));
  } catch {
    return { problem: problems.notAnExport };
  }
}

async function openOnline(id: string): Promise<Opened> {
  const answer = await api.export(id);
  if (failed(answer)) return { problem: answer.problem?.detail ?? words.value.refusals.unreachable ?? "" };
  return openExport(answer);
}

/** A local game is watched again once it is over: until then those who share the screen have secrets from each other. */
async function openLocalTable(id: string): Promise<Opened> {
  const saved = loadTable(id);
  const game = saved && (await loadRules(saved.game));
  const { table: text } = words.value;
  if (!saved || !game) return { problem: text.notFound };
  if (saved.rules !== game.version) return { problem: text.tooOld };
  if (saved.actor !== null) return { problem: words.value.replay.problems.notOver };
  const session = new LocalSession(game, saved, { ask: async () => null, pace: () => 0 });
  const seats = saved.seats.map(seatInfo);
  return { id, table: session.table, seats, file: session.whole ? session.export() : null };
}

async function openExport(input: unknown): Promise<Opened> {
  const { problems, atEntry } = words.value.replay;
  const { format, game: id } = (input ?? {}) as { readonly format?: unknown; readonly game?: unknown };
  const game =
    (format === EXPORT_FORMAT || format === EARLY_FORMAT) && typeof id === "string"
      ? await loadRules(id)
      : null;
  if (game === null) return { problem: problems.notAnExport };
  const checked = checkExport(game, input);
  const imported = checked.verdict === "wrong" ? checked : importTable(game, input);
  if ("problem" in imported) {
    const { problem, entry } = imported;
    return { problem: entry === null ? problems[problem] : `${problems[problem]} ${atEntry(entry)}` };
  }
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
    file: checked.verdict === "verified" ? file : null,
  };
}
