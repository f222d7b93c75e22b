/** What a log costs on disk: what an entry holds, what it takes in the file while games run, and when they are over. */
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packEntry, type Table } from "@banquise/engine";
import Libsql from "libsql";
import { Store } from "../../server/src/storage/store.ts";
import { NEWEST_STEPS } from "../../server/src/tables/live-game.ts";
import { atMost, columns } from "../report.ts";
import { finishedGame, games, prepare } from "./prepared.ts";

const GAMES_EACH = Number(process.env.BENCH_GAMES ?? 20);
const PAYLOAD_LIMIT = 400;
const FILE_LIMIT = 650;

interface Room {
  readonly entries: number;
  readonly payload: number;
  readonly running: number;
  readonly packed: number;
}

async function measure(tables: readonly Table<unknown>[]): Promise<Room> {
  const folder = await mkdtemp(join(tmpdir(), "banquise-bench-"));
  const path = join(folder, "bench.db");
  try {
    const prepared = await prepare(path, tables);
    const running = await settledSize(path, false);
    const store = await Store.open(path);
    for (const { id } of prepared) await store.logs.pack(id, NEWEST_STEPS);
    await store.close();
    const packed = await settledSize(path, true);
    const entries = tables.reduce((sum, { version }) => sum + version, 0);
    const payload = tables.flatMap((table) =>
      table.entries.map((entry) => Buffer.byteLength(JSON.stringify(packEntry(entry)))),
    );
    return { entries, payload: payload.reduce((sum, bytes) => sum + bytes, 0), running, packed };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The file once all is in it; packed games leave room for others, which does not count. */
async function settledSize(path: string, withoutFree: boolean): Promise<number> {
  const connection = new Libsql(path);
  connection.pragma("wal_checkpoint(truncate)");
  if (withoutFree) connection.exec("vacuum");
  connection.pragma("wal_checkpoint(truncate)");
  connection.close();
  return (await stat(path)).size;
}

const rows: string[][] = [["game", "entries", "payload", "in the file", "packed"]];
const total = { entries: 0, payload: 0, running: 0, packed: 0 };
for (const game of games) {
  const tables = Array.from({ length: GAMES_EACH }, (_, seed) => finishedGame(game, seed));
  const room = await measure(tables);
  const each = (bytes: number) => (bytes / room.entries).toFixed(0);
  rows.push([game.id, String(room.entries), each(room.payload), each(room.running), each(room.packed)]);
  total.entries += room.entries;
  for (const part of ["payload", "running", "packed"] as const) total[part] += room[part];
}
const mean = (bytes: number) => bytes / total.entries;
rows.push([
  "all",
  String(total.entries),
  mean(total.payload).toFixed(0),
  mean(total.running).toFixed(0),
  mean(total.packed).toFixed(0),
]);
console.log(
  `Bytes an entry, ${GAMES_EACH} games each played at the same time, tables, seats, sessions and indexes included`,
);
for (const line of columns(rows)) console.log(line);
console.log("");
atMost(mean(total.payload), PAYLOAD_LIMIT, "bytes of payload an entry");
atMost(mean(total.running), FILE_LIMIT, "bytes an entry in the file while games run");
