/** Our server and boardgame.io's in the same run: many games at once, all on this machine. */
import { pathToFileURL } from "node:url";
import { atMost, columns, target } from "../report.ts";
import { startBanquise } from "./banquise.ts";
import { startBoardgameIo } from "./boardgame-io.ts";
import { alternately, type Figures, middle, ratios } from "./measure.ts";

const GAMES = Number(process.env.BENCH_GAMES ?? 500);

/** `banquise.js` of another build to compare with. */
const OTHER = process.env.BENCH_OTHER;

/** Sets of games that count, of each server in turn. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);

const load = { games: GAMES, from: 10, to: 90 };
const [ours = [], theirs = [], other = []] = await alternately(ROUNDS, [
  () => startBanquise(load),
  () => startBoardgameIo({ games: GAMES, from: 5, to: 45 }),
  ...(OTHER === undefined ? [] : [() => startBanquise(load, { build: pathToFileURL(OTHER) })]),
]);

const row = (name: string, sets: readonly Figures[]): string[] => {
  const figures = middle(sets);
  return [
    name,
    Math.round(figures.movesPerSecond).toLocaleString("en"),
    figures.p50.toFixed(1),
    figures.p99.toFixed(1),
    figures.cpuMicrosecondsPerMove.toFixed(0),
    figures.systemMicrosecondsPerMove.toFixed(0),
    figures.clientMicrosecondsPerMove.toFixed(0),
    figures.memory.toFixed(0),
    String(Math.max(...sets.map(({ wrongEvents }) => wrongEvents))),
  ];
};

console.log(`Server: ${GAMES} three-player games at once, ${GAMES * 3} open connections, no bots`);
console.log(`The middle of ${ROUNDS} sets each, played in turn.`);
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
if (other.length > 0) rows.push(row("Banquise, the other build", other));
for (const line of columns([head, ...rows])) console.log(line);
console.log("");
const speed = ratios(ours, theirs, ({ movesPerSecond }) => movesPerSecond);
target(speed.middle, 3, `times the moves per second of boardgame.io, ${speed.range} by set`);
const saving = ratios(theirs, ours, ({ cpuMicrosecondsPerMove }) => cpuMicrosecondsPerMove);
target(saving.middle, 3, `times less processor for a move, ${saving.range} by set`);
if (other.length > 0) {
  const cost = ratios(ours, other, ({ cpuMicrosecondsPerMove }) => cpuMicrosecondsPerMove);
  atMost(cost.middle, 1.15, `times the processor of the other build, ${cost.range} by set`);
}
if (ours.some(({ wrongEvents }) => wrongEvents > 0)) process.exitCode = 1;
