/**
 * Whether the levels are what they promise: each beats the one below, and the best one beats `greedy`. Seats are rotated;
 * intervals are Wilson's at 95 %. It takes hours, so it runs only when it is asked for by name, and what it prints is the
 * table of `docs/bots.md`.
 *
 *     BENCH_GAMES=60 BENCH_ONLY=blueprints BENCH_PAIRS=5-6 npm run bench -- levels
 *
 * With `BENCH_LEDGERS=folder` every game that ends is written there, and the next run of the same goes on from them.
 */
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { botName, LEVELS } from "@banquise/bots";
import type { Standing } from "@banquise/bots/arena";
import { catalogue } from "@banquise/games";
import { target } from "../report.ts";
import { measureVictories, TOGETHER } from "./last-generator.ts";

const COMMAND = fileURLToPath(new URL("../../dist/node/banquise.js", import.meta.url));
/** Few games where each takes a minute. */
const gamesFor = (level: number): string => process.env.BENCH_GAMES ?? (level < 5 ? "100" : "40");
const JOBS = process.env.BENCH_JOBS ?? "1";
const LEDGERS = process.env.BENCH_LEDGERS;
const ONLY = process.env.BENCH_ONLY?.split(",") ?? null;
/** Which levels to begin and end with. */
const [FIRST = 1, LAST = LEVELS.length] = (process.env.BENCH_PAIRS ?? "")
  .split("-")
  .filter(Boolean)
  .map(Number);

const STEP = 0.65;
const OVER_GREEDY = 0.9;
/** Points that the best level should average alone. */
const ALONE: Readonly<Record<string, number>> = { nunatak: 230 };

function arena(game: string, bots: readonly string[], games: string): Standing {
  const args = [COMMAND, "arena", game, "--bots", bots.join(","), "--games", games, "--jobs", JOBS, "--json"];
  if (LEDGERS) args.push("--ledger", resolve(LEDGERS, [game, ...bots, games].join("-")));
  const { bots: standings } = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as {
    bots: Standing[];
  };
  return standings[0];
}

const percent = (rate: number): string => `${(100 * rate).toFixed(0)} %`;

/** What is said below the table: whether each figure is reached. */
const verdicts: (() => void)[] = [];

function meet(game: string, level: number, rival: string, least: number): void {
  const games = gamesFor(level);
  const { winRate, low, high } = arena(game, [`level${level}`, rival], games);
  const name = (id: string): string => `\`${id}\` ${botName(id, "en")}`;
  const interval = `${percent(low)} – ${percent(high)}`;
  console.log(
    `| ${game} | ${name(`level${level}`)} | ${name(rival)} | ${percent(winRate)} | ${interval} | ${games} |`,
  );
  verdicts.push(() =>
    target(winRate, least, `of the games of ${game} won by level${level} against ${rival}`),
  );
}

console.log("| game, two seats | bot | against | won | 95 % interval | games |\n|---|---|---|---|---|---|");
const best = LEVELS.length;
for (const { meta } of catalogue) {
  if (meta.id === TOGETHER || (ONLY && !ONLY.includes(meta.id))) continue;
  if (meta.seats.min <= 2) {
    for (let level = FIRST + 1; level <= LAST; level++) meet(meta.id, level, `level${level - 1}`, STEP);
    if (LAST === best) meet(meta.id, best, "greedy", OVER_GREEDY);
  }
  if (meta.seats.min === 1 && LAST === best) {
    const { meanScore } = arena(meta.id, [`level${best}`], gamesFor(best));
    verdicts.push(() =>
      target(meanScore, ALONE[meta.id] ?? 0, `points on average by level${best} alone in ${meta.id}`),
    );
  }
}
console.log("");
for (const verdict of verdicts) verdict();
if (!ONLY || ONLY.includes(TOGETHER))
  await measureVictories(
    Number(gamesFor(best)),
    Number(process.env.BENCH_ITERATIONS ?? Number.POSITIVE_INFINITY),
    FIRST,
    LAST,
  );
