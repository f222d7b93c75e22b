/**
 * What the levels are worth in Last Generator, where all win or lose together and no rival measures them: one bot in all
 * seats, over all numbers of seats in turn. Victories by scenario, with `greedy` beside the levels; and how often a level
 * does better than the one below from the same start (wins, else lasts more nights, else scores more), equals counting
 * half. Intervals are Wilson's at 95 %. A part of `npm run bench -- levels`; fewer iterations than a level's own give a
 * lower bound in less time:
 *
 *     BENCH_GAMES=40 BENCH_ONLY=last-generator BENCH_ITERATIONS=2000 npm run bench -- levels
 */
import { type Bot, botById, LEVELS } from "@banquise/bots";
import { type Observer, playTournament, wilsonInterval } from "@banquise/bots/arena";
import { parseConfig, type TableConfig } from "@banquise/engine";
import { type AnyState, loadGame } from "@banquise/games";
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

/** Each level should do better than the one below in so many games of this scenario. */
const STEP = { scenario: "S2", least: 0.65 };

const percent = (rate: number): string => `${(100 * rate).toFixed(0)} %`;

function rate(count: number, games: number): string {
  const { low, high } = wilsonInterval(count, games);
  return `${percent(count / games)} | ${percent(low)} – ${percent(high)}`;
}

/** What became of one game, with one bot in all seats. */
interface Ending {
  readonly won: number;
  readonly nights: number;
  readonly points: number;
}

/** More than 0 if the first did better: points alone would reward a city that falls early, before anybody has died. */
const compare = (a: Ending, b: Ending): number => a.won - b.won || a.nights - b.nights || a.points - b.points;

/** Plays games of a scenario from starts that depend on their number alone. */
class Campaign {
  private readonly games: number;
  private readonly iterations: number;
  private readonly played = new Map<string, Ending[]>();

  constructor(games: number, iterations: number) {
    this.games = games;
    this.iterations = iterations;
  }

  async endings(scenario: string, bot: Bot): Promise<readonly Ending[]> {
    const key = `${scenario} ${bot.id}`;
    const known = this.played.get(key);
    if (known) return known;
    const loaded = await loadGame(TOGETHER);
    if (loaded === null) throw new Error("Last Generator is not in the catalogue");
    const { game } = loaded;
    const budget = { iterations: this.iterations, milliseconds: Number.POSITIVE_INFINITY };
    const endings = Array.from({ length: this.games }, (_, i): Ending => {
      const seats = game.seats.min + (i % (game.seats.max - game.seats.min + 1));
      const config = parseConfig(game, seats, { scenario }) as TableConfig;
      const entrants = Array.from({ length: seats }, () => ({ bot, budget }));
      let nights = 0;
      const observer: Observer<AnyState> = {
        decided: () => {},
        happened: () => {},
        ended(_, result) {
          nights = Number(result.seats[0]?.lines.find(({ key }) => key === "nights")?.data?.count);
        },
      };
      const tournament = { game, config, entrants, seed: SEED };
      const [record] = playTournament(tournament, { first: i, games: 1 }, observer);
      return { won: record?.wins[0] ?? 0, nights, points: record?.scores[0] ?? 0 };
    });
    this.played.set(key, endings);
    return endings;
  }

  /** Games in which a bot does better than another one from the same start. */
  async better(scenario: string, bot: Bot, other: Bot): Promise<number> {
    const theirs = await this.endings(scenario, other);
    return (await this.endings(scenario, bot)).reduce((sum, ending, i) => {
      const lead = compare(ending, theirs[i] as Ending);
      return sum + (lead > 0 ? 1 : lead === 0 ? 0.5 : 0);
    }, 0);
  }
}

/** Prints tables of victories and of steps from `first` to `last`, then whether each is what we want. */
export async function measureVictories(
  games: number,
  iterations: number,
  first: number,
  last: number,
): Promise<void> {
  const campaign = new Campaign(games, iterations);
  const verdicts: (() => void)[] = [];
  console.log(`\n| Last Generator, ${games} games | bot | won | 95 % interval |\n|---|---|---|---|`);
  for (const { scenario, bot, least } of last === LEVELS.length ? WANTED : []) {
    const won = (await campaign.endings(scenario, bot)).reduce((sum, ending) => sum + ending.won, 0);
    console.log(`| ${scenario} | \`${bot.id}\` | ${rate(won, games)} |`);
    verdicts.push(() => target(won / games, least, `of ${games} games of ${scenario} won by ${bot.id}`));
  }
  console.log("\n| Last Generator | bot | against | did better | 95 % interval |\n|---|---|---|---|---|");
  for (let level = first; level < last; level++) {
    const [below, above] = [LEVELS[level - 1] as Bot, LEVELS[level] as Bot];
    const count = await campaign.better(STEP.scenario, above, below);
    console.log(`| ${STEP.scenario} | \`${above.id}\` | \`${below.id}\` | ${rate(count, games)} |`);
    verdicts.push(() =>
      target(count / games, STEP.least, `of ${games} starts: ${above.id} over ${below.id}`),
    );
  }
  console.log("");
  for (const verdict of verdicts) verdict();
}
