/**
 * Whether the levels are what they promise: each beats the one below, and the best one beats `greedy`. Seats are rotated;
 * intervals are Wilson's at 95 %. It takes hours, so it runs only when it is asked for by name, and what it prints is the
 * table of `docs/bots.md`.
 *
 *     BENCH_GAMES=60 BENCH_ONLY=blueprints BENCH_PAIRS=5-6 npm run bench -- levels
 */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { botName, LEVELS } from "@banquise/bots";
import type { Standing } from "@banquise/bots/arena";
import { catalogue } from "@banquise/games";
import { target } from "../report.ts";

const COMMAND = fileURLToPath(new URL("../../dist/node/banquise.js", import.meta.url));
const GAMES = process.env.BENCH_GAMES ?? "100";
const JOBS = process.env.BENCH_JOBS ?? "1";
const ONLY = process.env.BENCH_ONLY?.split(",") ?? null;
/** Which levels to begin and end with. */
const [FIRST = 1, LAST = LEVELS.length] = (process.env.BENCH_PAIRS ?? "")
  .split("-")
  .filter(Boolean)
  .map(Number);

const STEP = 0.65;
const OVER_GREEDY = 0.9;

function arena(game: string, bots: readonly string[]): Standing {
  const args = [COMMAND, "arena", game, "--bots", bots.join(","), "--games", GAMES, "--jobs", JOBS, "--json"];
  const { bots: standings } = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as {
    bots: Standing[];
  };
  return standings[0];
}

const percent = (rate: number): string => `${(100 * rate).toFixed(0)} %`;

/** Prints a row, and says below the table whether its figure is reached. */
const verdicts: (() => void)[] = [];

function meet(game: string, bot: string, rival: string, least: number): void {
  const { winRate, low, high } = arena(game, [bot, rival]);
  const name = (id: string): string => `\`${id}\` ${botName(id, "en")}`;
  console.log(
    `| ${game} | ${name(bot)} | ${name(rival)} | ${percent(winRate)} | ${percent(low)} – ${percent(high)} |`,
  );
  verdicts.push(() => target(winRate, least, `of ${GAMES} games of ${game} won by ${bot} against ${rival}`));
}

console.log(
  `| game, two seats, ${GAMES} games | bot | against | won | 95 % interval |\n|---|---|---|---|---|`,
);
const best = `level${LEVELS.length}`;
for (const { meta } of catalogue) {
  if (ONLY && !ONLY.includes(meta.id)) continue;
  if (meta.seats.min <= 2) {
    for (let level = FIRST + 1; level <= LAST; level++)
      meet(meta.id, `level${level}`, `level${level - 1}`, STEP);
    if (LAST === LEVELS.length) meet(meta.id, best, "greedy", OVER_GREEDY);
  }
  if (meta.seats.min === 1) {
    const { meanScore } = arena(meta.id, [best]);
    verdicts.push(() => console.log(`${meta.id} alone: ${best} averages ${meanScore.toFixed(1)} points`));
  }
}
console.log("");
for (const verdict of verdicts) verdict();
