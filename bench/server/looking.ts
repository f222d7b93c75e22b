/** What a look at a table costs the server, by the length of its log: in memory, and read from the disk each time. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atMost, columns, median } from "../report.ts";
import { filledGame, gameById, type Prepared, prepare, SESSION_KEY } from "./prepared.ts";
import { type ServerProcess, startProcess } from "./process.ts";
import { Pipeline } from "./wire.ts";

const LENGTHS = [100, 1_000, 10_000];
const LOOKS = Number(process.env.BENCH_LOOKS ?? 1_000);
const WARM_UP = 2;
const ROUNDS = 5;
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
  pipeline: Pipeline,
  tables: readonly Prepared[],
): Promise<{ cpu: number; bytes: number }> {
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
  const before = server.cpuSeconds();
  for (let i = 0; i < LOOKS; i++) await look(i);
  return { cpu: ((server.cpuSeconds() - before) / LOOKS) * 1e6, bytes };
}

const folder = await mkdtemp(join(tmpdir(), "banquise-bench-"));
const data = join(folder, "bench.db");
const game = gameById("antarctica");
const tables = LENGTHS.flatMap((length) =>
  Array.from({ length: TABLES }, (_, seed) => filledGame(game, seed, length)),
);
const prepared = await prepare(data, tables, 16);
interface Cost {
  readonly length: number;
  readonly memory: number;
  readonly disk: number;
  readonly bytes: number;
}

/** In turn, so that what the machine does besides is shared by all; the first rounds warm up. */
async function costs(resident: number): Promise<{ cpu: number; bytes: number }[]> {
  const server = await serve(data, resident);
  const pipeline = new Pipeline(server.address);
  const found = LENGTHS.map(() => ({ cpu: [] as number[], bytes: 0 }));
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const [index, figures] of found.entries()) {
      const some = prepared.slice(index * TABLES, (index + 1) * TABLES);
      const { cpu, bytes } = await measure(server, pipeline, some);
      if (round >= WARM_UP) figures.cpu.push(cpu);
      figures.bytes = bytes;
    }
  }
  pipeline.close();
  await server.stop();
  return found.map(({ cpu, bytes }) => ({ cpu: median(cpu), bytes }));
}

let found: Cost[];
try {
  const memory = await costs(1_000);
  const disk = await costs(1);
  found = LENGTHS.map((length, i) => ({
    length,
    memory: memory[i]?.cpu ?? Number.NaN,
    disk: disk[i]?.cpu ?? Number.NaN,
    bytes: memory[i]?.bytes ?? 0,
  }));
} finally {
  await rm(folder, { recursive: true });
}
const rows = found.map(({ length, memory, disk, bytes }) =>
  [length, memory, disk, bytes].map((figure) => figure.toFixed(0)),
);
console.log(`Processor for a look at a table of ${game.id} over HTTP, ${ROUNDS} × ${LOOKS} looks each`);
for (const line of columns([["entries", "in memory µs", "from the disk µs", "bytes"], ...rows]))
  console.log(line);
console.log("");
for (const kind of ["memory", "disk"] as const) {
  const list = found.map((cost) => cost[kind]);
  atMost(Math.max(...list) / Math.min(...list), 1.5, `times the least, whatever the length (${kind})`);
  atMost(Math.max(...list) / 1_000, 1, `ms of processor for a look (${kind})`);
}
