/** Two thousand clocks run out: what it costs to look at them, and how late it is noticed. */
import { mkdtemp, rm } from "node:fs/promises";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { GRACE, type StepMessage, type TableSnapshot } from "@banquise/engine";
import { atMost, percentile } from "../report.ts";
import { startProcess } from "./process.ts";
import { openStream, Pipeline } from "./wire.ts";

const TABLES = Number(process.env.BENCH_GAMES ?? 2_000);
/** Seconds that people have: all tables must be open before the first of them has none left, and some are for the quiet look. */
const BANK = Number(process.env.BENCH_BANK ?? 90);
const QUIET = 20_000;
/** Tables that are opened at a time. */
const TOGETHER = 20;

const folder = await mkdtemp(join(tmpdir(), "banquise-bench-"));
const script = new URL("../../dist/node/banquise.js", import.meta.url);
const args = ["serve", "--port", "0", "--data", join(folder, "bench.db"), "--log", "error", "--json"];
const server = await startProcess(script, args, { BANQUISE_RATE_LIMIT: "off" });
const pipeline = new Pipeline(server.address);

function ask<Body>(path: string, body: object, token: string | null): Promise<Body> {
  return new Promise((resolve, reject) => {
    pipeline.post(path, JSON.stringify(body), token, (answer) => {
      if (answer.status < 300) resolve(JSON.parse(answer.body));
      else reject(new Error(`${path}: ${answer.body}`));
    });
  });
}

const newPerson = async (): Promise<string> =>
  (await ask<{ token: string }>("/api/sessions", { name: "Somebody" }, null)).token;
const [host, guest] = [await newPerson(), await newPerson()];

/** Two people at a table where the first one must decide, and never does. */
async function open(): Promise<string> {
  const clock = { kind: "live", bank: BANK, increment: 0 };
  const table = { game: "blueprints", seats: 2, options: { firstSeat: "0" }, clock, standIn: "random" };
  const { id, invitation } = await ask<TableSnapshot>("/api/tables", table, host);
  await ask(`/api/tables/${id}/join`, { invitation, nonce: "" }, guest);
  return id;
}

const ids: string[] = [];
while (ids.length < TABLES) ids.push(...(await Promise.all(Array.from({ length: TOGETHER }, open))));

const sockets: Socket[] = [];
/** Milliseconds between the moment when somebody's time is up for good and the news of it. */
const drifts: number[] = [];
let seen = 0;
const all = new Promise<void>((resolve) => {
  for (const id of ids) {
    let due = Number.NaN;
    const socket = openStream(server.address, `/api/tables/${id}/stream`, guest, (event, data) => {
      if (event === "snapshot") {
        due = (JSON.parse(data) as TableSnapshot).due ?? Number.NaN;
        seen++;
      }
      if (event !== "step") return;
      const { step }: StepMessage = JSON.parse(data);
      if (step.kind !== "handOver" || step.version !== 1) return;
      drifts.push(Date.now() - due - GRACE);
      if (drifts.length === ids.length) resolve();
    });
    sockets.push(socket);
  }
});
while (seen < ids.length) await sleep(50);
// What was opened just now is settled.
await sleep(2_000);
const isEarly = drifts.length === 0;
const before = { cpu: server.cpuSeconds(), at: performance.now() };
await sleep(QUIET);
const share = (server.cpuSeconds() - before.cpu) / ((performance.now() - before.at) / 1_000);
const isQuiet = isEarly && drifts.length === 0;
await Promise.race([all, sleep(BANK * 1_000 + 30_000)]);
for (const socket of sockets) socket.destroy();
pipeline.close();
await server.stop();
await rm(folder, { recursive: true });

if (!isQuiet) throw new Error("clocks ran out in the quiet look: give people more time (BENCH_BANK)");
console.log(`${ids.length} tables whose clocks run, each with a screen that is connected`);
console.log(
  `hand-overs told ${percentile(drifts, 0.5).toFixed(0)} ms (half of them) after the second of grace`,
);
console.log("");
atMost(ids.length - drifts.length, 0, "clocks ran out unnoticed");
atMost(Math.max(...drifts) / 1_000, 1, "s at most until a hand-over was told");
atMost(share * 100, 1, "% of a core while nothing happens but looks at the clocks");
