/** A server comes back, and everybody's screen with it: how long it is silent, and how long until all are served. */
import { mkdtemp, rm } from "node:fs/promises";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { atMost, percentile } from "../report.ts";
import { games, longGame, prepare, SESSION_KEY } from "./prepared.ts";
import { startProcess } from "./process.ts";
import { openStream, Pipeline } from "./wire.ts";

const TABLES = Number(process.env.BENCH_GAMES ?? 500);
const PATIENCE = 60_000;

const folder = await mkdtemp(join(tmpdir(), "banquise-bench-"));
const data = join(folder, "bench.db");
const tables = Array.from({ length: TABLES }, (_, index) => {
  const game = games[index % games.length];
  if (game === undefined) throw new Error("there are games");
  return longGame(game, index);
});
const prepared = await prepare(data, tables, 16);
const screens = prepared.flatMap(({ id, version, tokens }) =>
  // Every other screen comes back from where it was; the others were opened anew.
  tokens.map((token, seat) => ({
    path: `/api/tables/${id}/stream`,
    token,
    last: seat % 2 === 0 ? version - 2 : null,
  })),
);

const script = new URL("../../dist/node/banquise.js", import.meta.url);
const args = ["serve", "--port", "0", "--data", data, "--log", "error", "--json"];
const started = performance.now();
const server = await startProcess(script, args, {
  BANQUISE_RATE_LIMIT: "off",
  BANQUISE_SESSION_KEY: SESSION_KEY,
});
const ready = performance.now();
const sockets: Socket[] = [];
const delays: number[] = [];
const silences: number[] = [];
let isWatching = true;
const watch = (async () => {
  const pipeline = new Pipeline(server.address);
  while (isWatching) {
    const asked = performance.now();
    await new Promise<void>((resolve, reject) =>
      pipeline.get("/healthz", null, ({ status, body }) =>
        status === 200 ? resolve() : reject(new Error(body)),
      ),
    );
    silences.push(performance.now() - asked);
    await sleep(20);
  }
  pipeline.close();
})();
const all = new Promise<void>((resolve) => {
  for (const { path, token, last } of screens) {
    let isServed = false;
    const query = last === null ? "" : `?lastEventId=${last}`;
    const socket = openStream(server.address, `${path}${query}`, token, () => {
      if (isServed) return;
      isServed = true;
      delays.push(performance.now() - ready);
      if (delays.length === screens.length) resolve();
    });
    sockets.push(socket);
  }
});
await Promise.race([all, sleep(PATIENCE)]);
isWatching = false;
await watch;
for (const socket of sockets) socket.destroy();
const cpu = server.cpuSeconds();
await server.stop();
await rm(folder, { recursive: true });

const entries = tables.reduce((sum, { version }) => sum + version, 0);
console.log(
  `A restart with ${TABLES} games of finished length (${entries} entries) and ${screens.length} screens`,
);
console.log(`started in ${((ready - started) / 1000).toFixed(2)} s, ${cpu.toFixed(2)} s of processor in all`);
console.log(`screens served after ${percentile(delays, 0.5).toFixed(0)} ms (half of them)`);
console.log("");
atMost(screens.length - delays.length, 0, "screens were not served");
atMost(Math.max(...delays) / 1_000, 3, "s until all were served");
atMost(Math.max(...silences) / 1_000, 0.5, "s of silence at most (/healthz)");
