/** Games of Last Generator by one bot in all seats, one to four of them in turn, and how well the city stood on the way. */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Bot, LEVELS } from "@banquise/bots";
import { type Observer, playTournament } from "@banquise/bots/arena";
import { parseConfig, Random, type TableConfig } from "@banquise/engine";
import { lastGenerator } from "../../games/last-generator/index.ts";
import type { State } from "../../games/last-generator/state.ts";
import { standingFrom } from "../../games/last-generator/worth.ts";

/** The strongest bot, held to so many iterations: a team that plays well and does not think for long. */
const BOT = LEVELS.at(-1) as Bot;
const ITERATIONS = Number(process.env.BENCH_ITERATIONS ?? 100);
const LEDGERS = process.env.BENCH_LEDGERS;
/** One decision in so many is looked at: neighbours say the same. */
const EVERY = 6;

export interface Played {
  readonly index: number;
  readonly won: number;
  /** Nights that were over, and the standing, at some decisions. */
  readonly moments: readonly (readonly [nights: number, standing: number])[];
}

/** Plays `games` games, but those that an earlier run has written into its ledger. */
export function play(scenario: string, difficulty: string, seed: number, games: number): Played[] {
  const ledger = LEDGERS && resolve(LEDGERS, `chances-${scenario}-${difficulty}-${seed}-${ITERATIONS}.jsonl`);
  const lines = ledger && existsSync(ledger) ? readFileSync(ledger, "utf8").trim().split("\n") : [];
  const played = lines.map((line) => JSON.parse(line) as Played).slice(0, games);
  for (let index = played.length; index < games; index++) {
    const game = playOne(scenario, difficulty, seed, index);
    if (ledger) appendFileSync(ledger, `${JSON.stringify(game)}\n`);
    played.push(game);
  }
  return played;
}

function playOne(scenario: string, difficulty: string, seed: number, index: number): Played {
  const { min, max } = lastGenerator.seats;
  const seats = min + (index % (max - min + 1));
  const config = parseConfig(lastGenerator, seats, { scenario, difficulty }) as TableConfig;
  const budget = { iterations: ITERATIONS, milliseconds: Number.POSITIVE_INFINITY };
  const entrants = Array.from({ length: seats }, () => ({ bot: BOT, budget }));
  const pick = new Random([seed, index, 5, 7]);
  const moments: (readonly [number, number])[] = [];
  const observer: Observer<State> = {
    decided(view, seat) {
      if (pick.int(EVERY) > 0) return;
      const points = lastGenerator.evaluate.quickValue?.(view, seat) ?? 0;
      moments.push([view.nights, Math.round(100 * standingFrom(view, points)) / 100]);
    },
    happened: () => {},
    ended: () => {},
  };
  const tournament = { game: lastGenerator, config, entrants, seed };
  const [record] = playTournament(tournament, { first: index, games: 1 }, observer);
  return { index, won: record?.wins[0] ?? 0, moments };
}
