/**
 * Whole games per second on one core, random play with the list of legal moves, side by side. Runs are interleaved and
 * timed by the processor, so that other work on the machine disturbs all alike; medians are shown. Each contender has
 * a process of its own, one running at a time: neither what the compiler learns about one nor its garbage slows another.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { parseConfig, simulate, type TableConfig } from "@banquise/engine";
import { loadGame } from "@banquise/games";
import { liteGame } from "../lite/boardgame-io.ts";
import { playCompact } from "../lite/compact.ts";
import { playImmer, playSpread } from "../lite/immutable.ts";
import { playObjects } from "../lite/objects.ts";
import { legalDrafts } from "../lite/rules.ts";
import { columns, median, target } from "../report.ts";

// Its folders resolve only for CommonJS.
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)(
  "boardgame.io/internal",
) as typeof import("boardgame.io/internal");

const ROUNDS = 7;
const SECONDS_PER_RUN = Number(process.env.BENCH_SECONDS ?? 0.4);

const TAG = "TAG (published)";
/** Measured elsewhere with the same rules (TAG: Java 17, one thread; Rust: the compact loop, compiled). */
const PUBLISHED = { [TAG]: 23_000, "Rust (published)": 344_600 };
/** How many times the speed of boardgame.io TAG had there: it tells more when this machine is slower or busy. */
const TAG_TIMES_BOARDGAME_IO = 136;

interface Contender {
  readonly name: string;
  /** Plays this many games. */
  readonly play: (games: number, seed: number) => void;
  /** Games between two looks at the clock. */
  readonly batch: number;
}

const one =
  (play: (seed: number) => void) =>
  (games: number, seed: number): void => {
    for (let i = 0; i < games; i++) play(seed + i);
  };

const reducer = CreateGameReducer({ game: liteGame });

function playBoardgameIo(seed: number): void {
  let state = InitializeGame({ game: { ...liteGame, seed }, numPlayers: 3 });
  let random = seed;
  while (state.ctx.gameover === undefined) {
    const playerID = state.ctx.currentPlayer;
    const legal = legalDrafts(state.G.pool, state.G.players[Number(playerID)].cells);
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    const { die, cell } = legal[random % legal.length];
    const payload = { type: "draft", args: [die, cell], playerID };
    state = reducer(state, { type: "MAKE_MOVE", payload });
  }
}

const OURS = "Banquise, Blueprints";
const COMPACT = "compact loop";
const BOARDGAME_IO = "boardgame.io 0.50";

const CONTENDERS: readonly Contender[] = [
  { name: OURS, play: await blueprints(), batch: 500 },
  { name: COMPACT, play: one(playCompact), batch: 500 },
  { name: "objects", play: one(playObjects), batch: 100 },
  { name: "immutable, spread", play: one(playSpread), batch: 50 },
  { name: "immer", play: one(playImmer), batch: 5 },
  { name: BOARDGAME_IO, play: one(playBoardgameIo), batch: 2 },
];

/** Our engine by the real path: `simulate` on the real game. */
async function blueprints(): Promise<Contender["play"]> {
  const loaded = await loadGame("blueprints");
  if (loaded === null) throw new Error("there is no game to measure");
  const { game } = loaded;
  const config = parseConfig(game, 3) as TableConfig;
  return (games, seed) => void simulate(game, config, { games, seed });
}

function gamesPerSecond({ play, batch }: Contender, seed: number): number {
  const began = process.cpuUsage();
  for (let games = batch; ; games += batch) {
    play(batch, seed + games);
    const { user, system } = process.cpuUsage(began);
    const seconds = (user + system) / 1e6;
    if (seconds >= SECONDS_PER_RUN) return games / seconds;
  }
}

/** In a process of its own: answers each seed with a speed. */
function compete(name: string): void {
  const contender = CONTENDERS.find((other) => other.name === name);
  if (contender) process.on("message", (seed: number) => process.send?.(gamesPerSecond(contender, seed)));
}

async function main(): Promise<void> {
  const runs = CONTENDERS.map(({ name }) => ({
    name,
    process: fork(fileURLToPath(import.meta.url), [name]),
    speeds: [] as number[],
  }));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { process, speeds } of runs) {
      process.send(round * 1_000_003);
      const [speed] = (await once(process, "message")) as [number];
      // The first round only warms up.
      if (round > 0) speeds.push(speed);
    }
  }
  for (const { process } of runs) process.disconnect();
  report(Object.fromEntries(runs.map(({ name, speeds }) => [name, median(speeds)])));
}

function report(measured: Readonly<Record<string, number>>): void {
  const speeds: Record<string, number> = { ...measured, ...PUBLISHED };
  const base = speeds[BOARDGAME_IO];
  const rows = Object.entries(speeds)
    .sort(([, a], [, b]) => b - a)
    .map(([name, speed]) => [name, Math.round(speed).toLocaleString("en"), `${(speed / base).toFixed(1)} ×`]);
  console.log(`Simulation: whole games per second on one core, medians of ${ROUNDS} interleaved runs`);
  for (const line of columns([["engine", "games/s", "boardgame.io = 1"], ...rows])) console.log(line);

  const ours = speeds[OURS];
  console.log("");
  target(ours / base, 300, "times boardgame.io");
  target(ours / speeds[TAG], 2, "times TAG as published, whatever this machine is");
  target(ours / base / TAG_TIMES_BOARDGAME_IO, 2, "times TAG, both measured in boardgame.io");
  target(ours / speeds[COMPACT], 0.4, "times the compact loop");
}

const [, , contender] = process.argv;
if (contender === undefined) await main();
else compete(contender);
