/** The two engines, and two servers on one of them, beside boardgame.io in the same run. */
import { startCluster } from "../../server/src/testing/postgres.ts";
import { columns, target } from "../report.ts";
import { measureBanquise } from "./banquise.ts";
import { measureBoardgameIo } from "./boardgame-io.ts";
import type { Figures } from "./measure.ts";

const GAMES = Number(process.env.BENCH_GAMES ?? 500);
const load = { games: GAMES, from: 10, to: 90 };

const file = await measureBanquise(load);
const cluster = await startCluster({ durable: true });
const onPostgres = async (nodes: number): Promise<Figures> => {
  await cluster.run(`create database bench${nodes}`);
  return measureBanquise(load, { database: cluster.address(`bench${nodes}`), nodes });
};
let one: Figures;
let two: Figures;
try {
  one = await onPostgres(1);
  two = await onPostgres(2);
} finally {
  await cluster.stop();
}
const theirs = await measureBoardgameIo({ games: GAMES, from: 5, to: 45 });

const row = (name: string, figures: Figures): string[] => [
  name,
  Math.round(figures.movesPerSecond).toLocaleString("en"),
  figures.p50.toFixed(1),
  figures.p99.toFixed(1),
  figures.cpuMicrosecondsPerMove.toFixed(0),
  figures.memory.toFixed(0),
  String(figures.wrongEvents),
];
console.log(`Engines: ${GAMES} three-player games at once, ${GAMES * 3} open streams, no bots`);
console.log("Processor and memory are those of the servers; the database and the clients share the machine.");
const head = ["server", "moves/s", "p50 ms", "p99 ms", "CPU µs/move", "MiB", "wrong events"];
const rows = [
  row("Banquise, SQLite, one process", file),
  row("Banquise, PostgreSQL, one process", one),
  row("Banquise, PostgreSQL, two processes", two),
  row("boardgame.io 0.50, in memory", theirs),
];
for (const line of columns([head, ...rows])) console.log(line);
console.log("");
target(file.movesPerSecond / theirs.movesPerSecond, 3, "times boardgame.io on SQLite");
target(one.movesPerSecond / theirs.movesPerSecond, 1.5, "times boardgame.io on PostgreSQL, one process");
target(two.movesPerSecond / one.movesPerSecond, 1, "times as much with two processes");
if (file.wrongEvents + one.wrongEvents + two.wrongEvents > 0) process.exitCode = 1;
