/**
 * Fits the chance to win of Last Generator (`games/last-generator/chances.ts`) to games of a bot, and says how true it is in
 * games that it was not fitted to: of the moments to which it gives from 20 to 30 %, how many were won? It takes half an hour,
 * so it runs only when it is asked for by name; what it prints replaces the table of that file when the rules change.
 *
 *     BENCH_GAMES=60 BENCH_LEDGERS=folder npm run bench -- chances
 *
 * With `BENCH_LEDGERS=folder` every game that ends is written there, and the next run of the same goes on from them.
 */
import { chanceBy, type Odds } from "../../games/last-generator/chances.ts";
import { SCENARIOS } from "../../games/last-generator/content/scenarios.ts";
import { DIALS } from "../../games/last-generator/data.ts";
import { columns } from "../report.ts";
import { type Played, play } from "./campaign.ts";
import { type Observation, regress } from "./logistic.ts";

/** Of each scenario and difficulty; half as many again are played to check. */
const GAMES = Number(process.env.BENCH_GAMES ?? 100);
const SEEDS = { fit: 11, check: 12 };
const BINS = 10;

interface Moment {
  readonly nights: number;
  readonly standing: number;
  readonly dial: number;
  readonly won: number;
  /** Every night of a game counts the same, however many decisions it took. */
  readonly weight: number;
}

function momentsOf({ won, moments }: Played, dial: number): Moment[] {
  const ofNight = (nights: number): number => moments.filter(([night]) => night === nights).length;
  return moments.map(([nights, standing]) => ({ nights, standing, dial, won, weight: 1 / ofNight(nights) }));
}

const campaign = (scenario: string, seed: number, games: number): Moment[] =>
  DIALS.flatMap((difficulty, dial) =>
    play(scenario, difficulty, seed, games).flatMap((game) => momentsOf(game, dial)),
  );

const observe = (features: readonly number[], { won, weight }: Moment): Observation => ({
  features,
  outcome: won,
  weight,
});

const oneOf = (index: number, size: number): number[] =>
  Array.from({ length: size }, (_, i) => (i === index ? 1 : 0));

/** The odds before the first night, by scenario and dial. What a dial adds is taken to be the same in all scenarios. */
function fitStarts(campaigns: readonly (readonly Moment[])[]): number[][] {
  const first = campaigns.flatMap((moments, scenario) =>
    moments
      .filter(({ nights }) => nights === 0)
      .map((moment) =>
        observe([...oneOf(scenario, campaigns.length), ...oneOf(moment.dial, DIALS.length)], moment),
      ),
  );
  const coefficients = regress(first);
  const dials = coefficients.slice(campaigns.length);
  return campaigns.map((_, scenario) => dials.map((dial) => (coefficients[scenario] ?? 0) + dial));
}

/** The two curves of the nights that follow. */
function fitCurves(moments: readonly Moment[], rounds: number): Omit<Odds, "start"> {
  const later = moments.filter(({ nights }) => nights > 0);
  const [a, b, c, d, e, f] = regress(
    later.map((moment) => {
      const t = moment.nights / rounds;
      const standing = moment.standing / 100;
      return observe([1, t, t * t, standing, t * standing, t * t * standing], moment);
    }),
  );
  return { even: [a, b, c], standing: [d, e, f] };
}

const rounded = (numbers: readonly number[]): string => numbers.map((x) => Number(x.toFixed(2))).join(", ");
const percent = (share: number): string => (100 * share).toFixed(0);

function check(odds: Odds, rounds: number, moments: readonly Moment[]): void {
  const rows = [["from, %", "said, %", "won, %", "nights"]];
  const chances = moments.map((moment) =>
    chanceBy(odds, moment.nights / rounds, moment.dial, moment.standing),
  );
  for (let bin = 0; bin < BINS; bin++) {
    const inside = moments.flatMap((moment, i) =>
      Math.min(BINS - 1, Math.floor(BINS * chances[i])) === bin ? [{ ...moment, chance: chances[i] }] : [],
    );
    const nights = inside.reduce((sum, { weight }) => sum + weight, 0);
    if (nights === 0) continue;
    const mean = (of: (moment: (typeof inside)[number]) => number): number =>
      inside.reduce((sum, moment) => sum + moment.weight * of(moment), 0) / nights;
    const said = mean(({ chance }) => chance);
    const won = mean((moment) => moment.won);
    rows.push([percent(bin / BINS), percent(said), percent(won), nights.toFixed(0)]);
  }
  for (const line of columns(rows)) console.log(line);
}

const fitted = SCENARIOS.map(({ id }) => campaign(id, SEEDS.fit, GAMES));
const starts = fitStarts(fitted);
for (const [i, { id, rounds }] of SCENARIOS.entries()) {
  const odds = { start: starts[i], ...fitCurves(fitted[i], rounds) };
  const { start, even, standing } = odds;
  const others = Math.ceil(GAMES / 2);
  console.log(`\n${id}: fitted to ${GAMES} games of each difficulty, checked with ${others} others`);
  console.log(
    `  { start: [${rounded(start)}], even: [${rounded(even)}], standing: [${rounded(standing)}] },`,
  );
  check(odds, rounds, campaign(id, SEEDS.check, others));
}
