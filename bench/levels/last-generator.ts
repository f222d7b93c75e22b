/**
 * How often the best level wins Last Generator, where all win or lose together and no rival measures it: by scenario, over
 * all numbers of seats in turn, with `greedy` beside it. Intervals are Wilson's at 95 %. A part of
 * `npm run bench -- levels`; fewer iterations than the level's own give a lower bound in less time:
 *
 *     BENCH_GAMES=40 BENCH_ONLY=last-generator BENCH_ITERATIONS=2000 npm run bench -- levels
 */
import { type Bot, botById, LEVELS } from "@banquise/bots";
import { playTournament, wilsonInterval } from "@banquise/bots/arena";
import { parseConfig, type TableConfig } from "@banquise/engine";
import { loadGame } from "@banquise/games";
import { target } from "../report.ts";

/** The game that knows no rivals. */
export const TOGETHER = "last-generator";

const SEED = 1;
const BEST = LEVELS.at(-1) as Bot;
const GREEDY = botById("greedy") as Bot;
/** What we want of each: the introduction teaches, the standard scenario is hard but fair. */
const WANTED = [
  { scenario: "S1", bot: GREEDY, least: 0.05 },
  { scenario: "S1", bot: BEST, least: 0.6 },
  { scenario: "S2", bot: BEST, least: 0.2 },
] as const;

const percent = (rate: number): string => `${(100 * rate).toFixed(0)} %`;

/** Games of a scenario that are won, with one bot in all seats. */
async function victories(scenario: string, bot: Bot, games: number, iterations: number): Promise<number> {
  const loaded = await loadGame(TOGETHER);
  if (loaded === null) throw new Error("Last Generator is not in the catalogue");
  const { game } = loaded;
  const budget = { iterations, milliseconds: Number.POSITIVE_INFINITY };
  let won = 0;
  for (let i = 0; i < games; i++) {
    const seats = game.seats.min + (i % (game.seats.max - game.seats.min + 1));
    const config = parseConfig(game, seats, { scenario }) as TableConfig;
    const entrants = Array.from({ length: seats }, () => ({ bot, budget }));
    const [record] = playTournament({ game, config, entrants, seed: SEED }, { first: i, games: 1 });
    won += record?.wins[0] ?? 0;
  }
  return won;
}

/** Prints a table of victories, then whether each is what we want. */
export async function measureVictories(games: number, iterations: number): Promise<void> {
  const verdicts: (() => void)[] = [];
  console.log(`\n| Last Generator, ${games} games | bot | won | 95 % interval |\n|---|---|---|---|`);
  for (const { scenario, bot, least } of WANTED) {
    const won = await victories(scenario, bot, games, iterations);
    const { low, high } = wilsonInterval(won, games);
    console.log(
      `| ${scenario} | \`${bot.id}\` | ${percent(won / games)} | ${percent(low)} – ${percent(high)} |`,
    );
    verdicts.push(() => target(won / games, least, `of ${games} games of ${scenario} won by ${bot.id}`));
  }
  console.log("");
  for (const verdict of verdicts) verdict();
}
