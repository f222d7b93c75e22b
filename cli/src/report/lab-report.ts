import {
  correlation,
  type Feature,
  type Features,
  type LabTally,
  type Outcomes,
  type Standing,
  wilsonInterval,
} from "@banquise/bots/arena";
import type { Language } from "@banquise/engine";
import { numberIn, percentIn } from "../format.ts";
import type { CliText } from "../text.ts";
import { histogram, type Interval, intervals } from "./charts.ts";
import { figure, grid, page, section, table } from "./html.ts";
import { kindOf } from "./kinds.ts";

export interface LabFigures {
  readonly title: string;
  readonly subtitle: string;
  readonly cooperative: boolean;
  /** Of the entrants; null when all are the same. */
  readonly names: readonly string[] | null;
  readonly tally: LabTally;
  readonly strength: readonly { readonly iterations: number; readonly standing: Standing }[];
}

/** The JSON beside the page has them all. */
const MOST_ROWS = 40;

/** What a feature says needs at least this share of the seats of all games. */
const RARE = 0.005;

export function labReport(figures: LabFigures, language: Language, text: CliText): string {
  const { title, subtitle, names, tally, strength, cooperative } = figures;
  const words = text.lab.report;
  const fair = cooperative ? {} : { even: 1 / tally.bySeat.length };
  const winChart = (heading: string, labels: readonly string[], places: readonly Outcomes[]): string =>
    figure(heading, intervals(heading, winRates(language, labels, places), { from: 0, to: 1, ...fair }));
  const seatNames = tally.bySeat.map((_, seat) => text.seat(seat));
  const scores = tally.bySeat.map(({ scores }, seat) => {
    const caption = `${seatNames[seat]} · ${words.mean(numberIn(language, meanOf(scores), 1))}`;
    return figure(caption, histogram(caption, scores));
  });
  const sections = [
    section(words.seats, words.seatsAbout, winChart(words.seats, seatNames, tally.bySeat)),
    section(words.scores, words.scoresAbout, grid(scores)),
    section(
      words.lengths,
      words.lengthsAbout,
      grid([
        figure(
          `${words.moves} · ${words.mean(numberIn(language, meanOf(tally.lengths), 1))}`,
          histogram(words.moves, tally.lengths),
        ),
        figure(
          `${words.widths} · ${words.mean(numberIn(language, meanOf(tally.widths), 1))}`,
          histogram(words.widths, tally.widths),
        ),
      ]),
    ),
  ];
  if (names)
    sections.push(section(words.bots, words.botsAbout, winChart(words.bots, names, tally.byEntrant)));
  const featured = (heading: string, about: string, features: readonly Named[]): string =>
    section(heading, about, table(words.columns, rowsOf(features, tally, language)));
  sections.push(
    section(words.lines, words.linesAbout, table(words.lineColumns, lineRows(tally, language))),
    featured(words.actions, words.actionsAbout, inWords(tally)),
    featured(words.choices, words.choicesAbout(MOST_ROWS), Object.values(tally.choices).flatMap(entriesOf)),
    featured(words.happenings, words.happeningsAbout(MOST_ROWS), entriesOf(tally.happenings)),
  );
  if (strength.length > 0) {
    const rows = strength.map(({ iterations, standing: { winRate, low, high } }) => ({
      label: words.iterations(numberIn(language, iterations)),
      value: winRate,
      low,
      high,
      shown: percentIn(language, winRate),
    }));
    const chart = intervals(words.strength, rows, { from: 0, to: 1, ...fair });
    sections.push(section(words.strength, words.strengthAbout, figure(words.strength, chart)));
  }
  return page(language, title, subtitle, sections);
}

function winRates(language: Language, labels: readonly string[], places: readonly Outcomes[]): Interval[] {
  return places.map(({ games, wins }, i) => ({
    label: labels[i] as string,
    value: games === 0 ? 0 : wins / games,
    ...wilsonInterval(wins, games),
    shown: percentIn(language, games === 0 ? 0 : wins / games),
  }));
}

type Named = readonly [name: string, feature: Feature];

const entriesOf = (features: Features): Named[] => Object.entries(features);

/** Types of moves by what their moves have in common, the most frequent first. */
function inWords({ actions, choices }: LabTally): Named[] {
  return Object.entries(actions).map(([type, feature]) => {
    const offered = entriesOf(choices[type] ?? {}).sort(([, a], [, b]) => b.offered - a.offered);
    return [kindOf(offered.map(([sentence]) => sentence)), feature];
  });
}

/** The most frequent, with what they mean for winning. */
function rowsOf(features: readonly Named[], tally: LabTally, language: Language) {
  return frequent(features, tally).map(([name, feature]) => {
    const r = correlation(tally, feature);
    return [
      name,
      numberIn(language, feature.count / tally.games, 2),
      feature.offered === 0 ? "·" : percentIn(language, feature.count / feature.offered),
      percentIn(language, feature.wins / feature.seats),
      { text: numberIn(language, r, 2), shade: r },
    ];
  });
}

/** Points of a line for each seat of a game, and how they go with winning. */
function lineRows(tally: LabTally, language: Language) {
  const seats = tally.bySeat.reduce((sum, { games }) => sum + games, 0);
  return frequent(entriesOf(tally.lines), tally).map(([name, line]) => {
    const r = correlation(tally, line);
    return [
      name,
      numberIn(language, line.count / seats, 2),
      numberIn(language, tally.wins === 0 ? 0 : line.withWin / tally.wins, 2),
      { text: numberIn(language, r, 2), shade: r },
    ];
  });
}

function frequent(features: readonly Named[], tally: LabTally): Named[] {
  const seats = tally.bySeat.reduce((sum, { games }) => sum + games, 0);
  return features
    .filter(([, feature]) => feature.seats >= Math.max(1, RARE * seats))
    .sort(([, a], [, b]) => Math.abs(b.count) - Math.abs(a.count))
    .slice(0, MOST_ROWS);
}

function meanOf(histogram: Readonly<Record<number, number>>): number {
  let sum = 0;
  let count = 0;
  for (const [value, times] of Object.entries(histogram)) {
    sum += Number(value) * times;
    count += times;
  }
  return count === 0 ? 0 : sum / count;
}
