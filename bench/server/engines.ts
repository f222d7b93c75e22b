/** The two engines, and two servers on one of them, beside boardgame.io in the same run. */
import { startCluster } from "../../server/src/testing/postgres.ts";
import { columns, target } from "../report.ts";
import { startBanquise } from "./banquise.ts";
import { startBoardgameIo } from "./boardgame-io.ts";
import { alternately, type Contestant, type Figures, middle, ratios } from "./measure.ts";

const GAMES = Number(process.env.BENCH_GAMES ?? 500);
/** Sets of games that count, of each server in turn. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const load = { games: GAMES, from: 10, to: 90 };

const cluster = await startCluster({ durable: true });
const onPostgres = async (nodes: number): Promise<Contestant> => {
  await cluster.run(`create database bench${nodes}`);
  return startBanquise(load, { database: cluster.address(`bench${nodes}`), nodes });
};
const [file = [], one = [], two = [], theirs = []] = await alternately(ROUNDS, [
  () => startBanquise(load),
  () => onPostgres(1),
  () => onPostgres(2),
  () => startBoardgameIo({ games: GAMES, from: 5, to: 45 }),
]).finally(() => cluster.stop());

const row = (name: string, sets: readonly Figures[]): string[] => {
  const figures = middle(sets);
  return [
    name,
    Math.round(figures.movesPerSecond).toLocaleString("en"),
    figures.p50.toFixed(1),
    figures.p99.toFixed(1),
    figures.cpuMicrosecondsPerMove.toFixed(0),
    figures.memory.toFixed(0),
    String(Math.max(...sets.map(({ wrongEvents }) => wrongEvents))),
  ];
};
console.log(`Engines: ${GAMES} three-player games at once, ${GAMES * 3} open streams, no bots`);
console.log(`The middle of ${ROUNDS} sets each, played in turn.`);
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
const compare = (of: readonly Figures[], to: readonly Figures[], least: number, what: string): void => {
  const { middle: times, range } = ratios(of, to, ({ movesPerSecond }) => movesPerSecond);
  target(times, least, `times ${what}, ${range} by set`);
};
compare(file, theirs, 3, "the moves per second of boardgame.io on SQLite");
compare(one, theirs, 1.5, "those of boardgame.io on PostgreSQL, one process");
compare(two, one, 1, "as many with two processes");
if ([...file, ...one, ...two].some(({ wrongEvents }) => wrongEvents > 0)) process.exitCode = 1;
