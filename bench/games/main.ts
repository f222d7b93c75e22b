/** Moves per second of random play in every game, each in a process of its own, by the command that anybody can run. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { catalogue } from "@banquise/games";
import { columns, target } from "../report.ts";

const COMMAND = fileURLToPath(new URL("../../dist/node/banquise.js", import.meta.url));
const GAMES = process.env.BENCH_GAMES ?? "20000";

/** What we want at least; TAG does 125,000 on Catan and 23,000 on Pandemic. */
const WANTED: Readonly<Record<string, number>> = {
  "igloo-igloo": 500_000,
  nunatak: 700_000,
  antarctica: 700_000,
  "last-generator": 200_000,
};

interface Figures {
  readonly moves: number;
  readonly movesPerSecond: number;
}

const rows: string[][] = [["game", "seats", "moves", "moves/s"]];
const results: [string, number][] = [];
for (const { meta } of catalogue) {
  const seats = Math.min(3, meta.seats.max);
  const args = [COMMAND, "sim", meta.id, "--seats", String(seats), "--games", GAMES, "--json"];
  const { moves, movesPerSecond }: Figures = JSON.parse(
    execFileSync(process.execPath, args, { encoding: "utf8" }),
  );
  rows.push([
    meta.id,
    String(seats),
    moves.toLocaleString("en"),
    Math.round(movesPerSecond).toLocaleString("en"),
  ]);
  results.push([meta.id, movesPerSecond]);
}
console.log(`Games: ${GAMES} random games each, on one core`);
for (const line of columns(rows)) console.log(line);
console.log("");
for (const [id, speed] of results) {
  const wanted = WANTED[id];
  if (wanted !== undefined)
    target(speed / wanted, 1, `of the ${wanted.toLocaleString("en")} moves/s wanted in ${id}`);
}
