import type { Encounter, GameRecord, Rating, Standing } from "@banquise/bots/arena";
import type { Language } from "@banquise/engine";
import { numberIn, percentIn } from "../format.ts";
import type { CliText } from "../text.ts";
import { histogram, intervals } from "./charts.ts";
import { type Cell, figure, grid, page, section, table } from "./html.ts";

export interface ArenaFigures {
  readonly title: string;
  readonly subtitle: string;
  readonly seats: number;
  readonly names: readonly string[];
  readonly standings: readonly Standing[];
  /** Null where all seats win or lose together. */
  readonly ratings: readonly Rating[] | null;
  readonly encounters: readonly (readonly Encounter[])[] | null;
  readonly records: readonly GameRecord[];
}

export function arenaReport(figures: ArenaFigures, language: Language, { arena }: CliText): string {
  const { title, subtitle, seats, names, standings, ratings, encounters, records } = figures;
  const words = arena.report;
  const wins = standings.map(({ winRate, low, high }, i) => ({
    label: names[i] as string,
    value: winRate,
    low,
    high,
    shown: percentIn(language, winRate),
  }));
  const fair = ratings ? { even: 1 / seats } : {};
  const sections = [
    section(
      words.wins,
      words.winsAbout,
      figure(words.wins, intervals(words.wins, wins, { from: 0, to: 1, ...fair })),
      table(
        [...arena.columns],
        standings.map((standing, i) => standingRow(language, names[i] as string, standing)),
      ),
    ),
  ];
  if (ratings) sections.push(ratingSection(language, names, ratings, words));
  if (encounters) sections.push(encounterSection(language, names, encounters, words));
  const scores = names.map((name, entrant) =>
    figure(name, histogram(`${words.scores}: ${name}`, scoresOf(records, entrant))),
  );
  sections.push(section(words.scores, words.scoresAbout, grid(scores)));
  sections.push(
    section(
      words.lengths,
      words.lengthsAbout,
      figure(words.lengths, histogram(words.lengths, lengths(records))),
    ),
  );
  return page(language, title, subtitle, sections);
}

/** The row of an entrant, as the terminal shows it too. */
export function standingRow(language: Language, name: string, standing: Standing): string[] {
  return [
    name,
    numberIn(language, standing.games),
    numberIn(language, standing.wins, 1),
    percentIn(language, standing.winRate),
    `${percentIn(language, standing.low)} – ${percentIn(language, standing.high)}`,
    numberIn(language, standing.meanScore, 2),
  ];
}

type ReportWords = CliText["arena"]["report"];

function ratingSection(
  language: Language,
  names: readonly string[],
  ratings: readonly Rating[],
  words: ReportWords,
): string {
  const rows = ratings.map(({ rating, low, high }, i) => ({
    label: names[i] as string,
    value: rating,
    low,
    high,
    shown: numberIn(language, rating, 1),
  }));
  rows.sort((a, b) => b.value - a.value);
  const from = Math.min(...rows.map(({ low }) => low));
  const to = Math.max(...rows.map(({ high }) => high));
  return section(
    words.ratings,
    words.ratingsAbout,
    figure(words.ratings, intervals(words.ratings, rows, { from, to })),
  );
}

function encounterSection(
  language: Language,
  names: readonly string[],
  encounters: readonly (readonly Encounter[])[],
  words: ReportWords,
): string {
  const cell = ({ games, ahead }: Encounter): Cell => {
    if (games === 0) return "·";
    const rate = ahead / games;
    return { text: percentIn(language, rate), shade: 2 * rate - 1 };
  };
  const rows = encounters.map((row, i) => [names[i] as string, ...row.map(cell)]);
  return section(words.encounters, words.encountersAbout, table(["", ...names], rows));
}

function scoresOf(records: readonly GameRecord[], entrant: number): Record<number, number> {
  return countsOf(
    records.flatMap(({ entrants, scores }) => scores.filter((_, seat) => entrants[seat] === entrant)),
  );
}

const lengths = (records: readonly GameRecord[]): Record<number, number> =>
  countsOf(records.map(({ moves }) => moves));

function countsOf(values: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
