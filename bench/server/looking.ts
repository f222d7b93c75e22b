/** What a look at a table costs the server, by the length of its log: in memory, and read from the disk each time. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atMost, columns } from "../report.ts";
import { filledGame, gameById, type Prepared, prepare, SESSION_KEY } from "./prepared.ts";
import { type ServerProcess, startProcess } from "./process.ts";
import { Pipeline } from "./wire.ts";

const LENGTHS = [100, 1_000, 10_000];
const LOOKS = Number(process.env.BENCH_LOOKS ?? 3_000);
const WARM_UP = 300;
/** Tables of each length, looked at in turn: with room for one in memory each is read anew. */
const TABLES = 3;

const SCRIPT = new URL("../../dist/node/banquise.js", import.meta.url);

async function serve(data: string, resident: number): Promise<ServerProcess> {
  const args = ["serve", "--port", "0", "--data", data, "--log", "error", "--json"];
  return startProcess(SCRIPT, args, {
    BANQUISE_RATE_LIMIT: "off",
    BANQUISE_SESSION_KEY: SESSION_KEY,
    BANQUISE_RESIDENT_TABLES: String(resident),
  });
}

/** Microseconds of processor for a look, and its bytes. */
async function measure(
  server: ServerProcess,
  tables: readonly Prepared[],
): Promise<{ cpu: number; bytes: number }> {
  const pipeline = new Pipeline(server.address);
  let bytes = 0;
  const look = (index: number) =>
    new Promise<void>((resolve, reject) => {
      const { id, tokens } = tables[index % tables.length] as Prepared;
      pipeline.get(`/api/tables/${id}`, tokens[0] ?? null, (answer) => {
        bytes = answer.body.length;
        if (answer.status === 200) resolve();
        else reject(new Error(answer.body));
      });
    });
  for (let i = 0; i < WARM_UP; i++) await look(i);
  const before = server.cpuSeconds();
  for (let i = 0; i < LOOKS; i++) await look(i);
  const cpu = ((server.cpuSeconds() - before) / LOOKS) * 1e6;
  pipeline.close();
  return { cpu, bytes };
}

const folder = await mkdtemp(join(tmpdir(), "banquise-bench-"));
const data = join(folder, "bench.db");
const game = gameById("antarctica");
const tables = LENGTHS.flatMap((length) =>
  Array.from({ length: TABLES }, (_, seed) => filledGame(game, seed, length)),
);
const prepared = await prepare(data, tables);
const rows: string[][] = [["entries", "in memory µs", "from the disk µs", "bytes"]];
const figures: { memory: number[]; disk: number[] } = { memory: [], disk: [] };
try {
  for (const [kind, resident] of [
    ["memory", 1_000],
    ["disk", 1],
  ] as const) {
    const server = await serve(data, resident);
    // The first one is measured twice: the server has to get warm.
    for (const round of [0, ...LENGTHS.keys()].map((length, i) => ({ length, isCounted: i > 0 }))) {
      const some = prepared.slice(round.length * TABLES, (round.length + 1) * TABLES);
      const { cpu, bytes } = await measure(server, some);
      if (!round.isCounted) continue;
      figures[kind].push(cpu);
      if (kind === "memory") rows.push([String(LENGTHS[round.length]), cpu.toFixed(0), "", String(bytes)]);
      else (rows[round.length + 1] as string[])[2] = cpu.toFixed(0);
    }
    await server.stop();
  }
} finally {
  await rm(folder, { recursive: true });
}
console.log(`Processor for a look at a table of ${game.id} over HTTP, ${LOOKS} looks each`);
for (const line of columns(rows)) console.log(line);
console.log("");
for (const [kind, list] of Object.entries(figures)) {
  atMost(Math.max(...list) / Math.min(...list), 1.5, `times the least, whatever the length (${kind})`);
  atMost(Math.max(...list) / 1_000, 1, `ms of processor for a look (${kind})`);
}
