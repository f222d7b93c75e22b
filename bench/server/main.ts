/** Our server and boardgame.io's in the same run: many games at once, all on this machine. */
import { pathToFileURL } from "node:url";
import { atMost, columns, target } from "../report.ts";
import { measureBanquise } from "./banquise.ts";
import { measureBoardgameIo } from "./boardgame-io.ts";
import type { Figures } from "./measure.ts";

const GAMES = Number(process.env.BENCH_GAMES ?? 500);

/** `banquise.js` of another build to compare with. */
const OTHER = process.env.BENCH_OTHER;

const load = { games: GAMES, from: 10, to: 90 };
const other = OTHER === undefined ? null : await measureBanquise(load, { build: pathToFileURL(OTHER) });
const ours = await measureBanquise(load);
const theirs = await measureBoardgameIo({ games: GAMES, from: 5, to: 45 });

const row = (name: string, figures: Figures): string[] => [
  name,
  Math.round(figures.movesPerSecond).toLocaleString("en"),
  figures.p50.toFixed(1),
  figures.p99.toFixed(1),
  figures.cpuMicrosecondsPerMove.toFixed(0),
  figures.systemMicrosecondsPerMove.toFixed(0),
  figures.clientMicrosecondsPerMove.toFixed(0),
  figures.memory.toFixed(0),
  String(figures.wrongEvents),
];

console.log(`Server: ${GAMES} three-player games at once, ${GAMES * 3} open connections, no bots`);
const head = [
  "server",
  "moves/s",
  "p50 ms",
  "p99 ms",
  "CPU µs/move",
  "of it system",
  "clients",
  "MiB",
  "wrong events",
];
const rows = [row("Banquise, on disk", ours), row("boardgame.io 0.50, in memory", theirs)];
if (other !== null) rows.push(row("Banquise, the other build", other));
for (const line of columns([head, ...rows])) console.log(line);
console.log("");
target(ours.movesPerSecond / theirs.movesPerSecond, 3, "times the moves per second of boardgame.io");
target(theirs.cpuMicrosecondsPerMove / ours.cpuMicrosecondsPerMove, 3, "times less processor for a move");
if (other !== null)
  atMost(
    ours.cpuMicrosecondsPerMove / other.cpuMicrosecondsPerMove,
    1.15,
    "times the processor of the other build",
  );
if (ours.wrongEvents > 0) process.exitCode = 1;
