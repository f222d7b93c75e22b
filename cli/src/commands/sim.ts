import type { Simulation } from "@banquise/engine";
import type { Args } from "../args.ts";
import { chosenConfig, chosenRecorder, chosenSource } from "../choices.ts";
import { numberIn, percentIn } from "../format.ts";
import { type CliContext, type Ending, NEGATIVE, OK } from "../io.ts";
import { type CheckMode, doInParts } from "../jobs.ts";

const GAMES = 1000;
const SEED = 1;

export async function sim({ positional, flags }: Args<"sim">, context: CliContext): Promise<Ending> {
  const { io, screen, text, language } = context;
  const { games = GAMES, seed = SEED, jobs = 1 } = flags;
  const chosen = await chosenSource({ positional, flags }, text);
  if ("usage" in chosen) return chosen;
  const { loaded, ...from } = chosen;
  const { game } = loaded;
  const config = chosenConfig(game, flags.seats ?? game.seats.min, flags.option, text);
  if ("usage" in config) return config;
  const check = checkMode(flags.check);
  if (check === null) return { usage: text.problems.unknownCheck(flags.check ?? "") };
  if (games === 0) return { usage: text.problems.atLeastOne("--games") };
  if (jobs === 0) return { usage: text.problems.atLeastOne("--jobs") };
  const recorder = chosenRecorder(flags.record, null, text);
  if (recorder !== null && "usage" in recorder) return recorder;

  const began = performance.now();
  const job = {
    kind: "sim",
    game: game.id,
    version: game.version,
    config,
    first: 0,
    games,
    seed,
    check,
    ...from,
    ...(recorder ? ({ record: "moves" } as const) : {}),
  } as const;
  const total = sumOf(await doInParts(job, jobs, io, { recorder }));
  const seconds = (performance.now() - began) / 1000;
  const meanScore = total.scoreSums.map((sum) => sum / games);
  const { moves, violations, complaints, winsBySeat } = total;
  const gamesPerSecond = games / seconds;
  const movesPerSecond = moves / seconds;

  if (flags.json) {
    const setting = { game: game.id, version: game.version, ...config, seed, check, jobs };
    const speed = { games, moves, seconds, gamesPerSecond, movesPerSecond };
    io.out(JSON.stringify({ ...setting, ...speed, violations, complaints, meanScore, winsBySeat }));
    return violations > 0 ? NEGATIVE : OK;
  }
  const shown = (value: number, decimals = 0): string => numberIn(language, value, decimals);
  screen.line(text.sim.games(shown(games), shown(moves), shown(seconds, 2)));
  screen.line(text.sim.speed(shown(gamesPerSecond), shown(movesPerSecond)));
  const rows = meanScore.map((score, seat) => [
    String(seat),
    shown(score, 2),
    percentIn(language, (winsBySeat[seat] ?? 0) / games),
  ]);
  screen.rows([text.sim.columns.map(screen.strong), ...rows], [1, 2]);
  if (violations > 0) {
    screen.line(screen.bad(text.sim.violations(shown(violations))));
    for (const complaint of complaints) screen.line(`  ${complaint}`);
    return NEGATIVE;
  }
  if (check !== "none") screen.line(screen.good(text.sim.allHeld(check)));
  return OK;
}

function checkMode(value: string | undefined): CheckMode | null {
  if (value === undefined) return "none";
  return value === "full" || value === "invariants" ? value : null;
}

const MAX_COMPLAINTS = 20;

function sumOf(parts: readonly Simulation[]): Simulation {
  return parts.reduce((total, part) => ({
    games: total.games + part.games,
    moves: total.moves + part.moves,
    violations: total.violations + part.violations,
    complaints: [...total.complaints, ...part.complaints].slice(0, MAX_COMPLAINTS),
    scoreSums: total.scoreSums.map((sum, seat) => sum + (part.scoreSums[seat] ?? 0)),
    winsBySeat: total.winsBySeat.map((sum, seat) => sum + (part.winsBySeat[seat] ?? 0)),
  }));
}
