/** A server with many stored tables, some of which are watched: how soon it is there, and what it holds in memory. */
import { mkdtemp, rm } from "node:fs/promises";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atMost } from "../report.ts";
import { finishedGame, games, prepare, SESSION_KEY } from "./prepared.ts";
import { PROGRAM, startProcess } from "./process.ts";
import { openStream } from "./wire.ts";

const TABLES = Number(process.env.BENCH_TABLES ?? 20_000);
const WATCHED = Number(process.env.BENCH_WATCHED ?? 2_000);
/** Entries of each log: enough that a snapshot has its page of steps. */
const ENTRIES = 40;
/** Streams that are opened at a time. */
const BATCH = 100;

const folder = await mkdtemp(join(tmpdir(), "banquise-bench-"));
const data = join(folder, "bench.db");
const kinds = games.flatMap((game) => [1, 2, 3, 4].map((seed) => finishedGame(game, seed).at(ENTRIES)));
const tables = Array.from({ length: TABLES }, (_, index) => kinds[index % kinds.length] as (typeof kinds)[0]);
const prepared = await prepare(data, tables, ENTRIES);

const begun = performance.now();
const server = await startProcess(
  PROGRAM,
  ["serve", "--port", "0", "--data", data, "--log", "error", "--json"],
  { BANQUISE_RATE_LIMIT: "off", BANQUISE_SESSION_KEY: SESSION_KEY },
);
const started = (performance.now() - begun) / 1_000;
const atFirst = server.memory();
const sockets: Socket[] = [];
for (let first = 0; first < WATCHED; first += BATCH)
  await Promise.all(
    prepared.slice(first, Math.min(first + BATCH, WATCHED)).map(
      ({ id, tokens }) =>
        new Promise<void>((resolve) => {
          sockets.push(
            openStream(server.address, `/api/tables/${id}/stream`, tokens[0] ?? "", () => resolve()),
          );
        }),
    ),
  );
const memory = server.memory();
for (const socket of sockets) socket.destroy();
await server.stop();
await rm(folder, { recursive: true });

console.log(
  `${TABLES} stored tables of all games, ${WATCHED} of them watched; ${atFirst.toFixed(0)} MiB at the start`,
);
console.log("");
atMost(started, 3, "s until the server answered");
atMost(memory, 400, "MiB with all the watched tables");
