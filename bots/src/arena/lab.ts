/**
 * What a designer wants to know about a game: how long it is, how wide its choices are, which seats and which choices
 * win. Everything is counted in sums, so that the tallies of parts add up to the tally of the whole.
 */
import type { GameText, Seat } from "@banquise/engine";
import {
  type GameRecord,
  type Observer,
  playTournament,
  type Stretch,
  type Tournament,
} from "./tournament.ts";

/** How often each value occurred. */
export type Histogram = Record<number, number>;

/** Something that a seat may do in a game, any number of times, and how that goes with winning. */
export interface Feature {
  /** Decisions in which it could be chosen; 0 for what is not chosen. */
  offered: number;
  /** How often it was done: the sum over all seats of all games, and the sum of squares. */
  count: number;
  squares: number;
  /** Sum of (times done × share of the victory). */
  withWin: number;
  /** Seats of games in which it was done at all, and their shares of victories. */
  seats: number;
  wins: number;
}

export type Features = Record<string, Feature>;

export interface LabTally {
  games: number;
  /** Sums over all seats of all games of the share of the victory and of its square. */
  wins: number;
  winSquares: number;
  readonly bySeat: Outcomes[];
  readonly byEntrant: Outcomes[];
  /** Moves in a game. */
  readonly lengths: Histogram;
  /** Legal moves in a decision. */
  readonly widths: Histogram;
  /** Types of moves. */
  readonly actions: Features;
  /** By type: moves as they are offered in words. */
  readonly choices: Record<string, Features>;
  /** What happened in words, lines of the score in points. */
  readonly happenings: Features;
  readonly lines: Features;
}

/** Games from one seat, or by one entrant. */
export interface Outcomes {
  games: number;
  wins: number;
  readonly scores: Histogram;
}

export interface LabWords<S> {
  readonly text: GameText<S>;
  /** Who did it, and anybody else, in sentences about what happened. */
  readonly actor: string;
  readonly other: string;
}

export function playLab<S>(tournament: Tournament<S>, stretch: Stretch, words: LabWords<S>): LabTally {
  const tally: LabTally = {
    games: 0,
    wins: 0,
    winSquares: 0,
    bySeat: noOutcomes(tournament.config.seats),
    byEntrant: noOutcomes(tournament.entrants.length),
    lengths: {},
    widths: {},
    actions: {},
    choices: {},
    happenings: {},
    lines: {},
  };
  playTournament(tournament, stretch, counting(tournament, tally, words));
  return tally;
}

/** The correlation of doing it more often with winning, from -1 to 1; 0 when it is always done equally often. */
export function correlation(tally: LabTally, { count, squares, withWin }: Feature): number {
  const n = tally.bySeat.reduce((sum, { games }) => sum + games, 0);
  const covariance = withWin / n - (count / n) * (tally.wins / n);
  const variance = squares / n - (count / n) ** 2;
  const winVariance = tally.winSquares / n - (tally.wins / n) ** 2;
  return variance <= 0 || winVariance <= 0 ? 0 : covariance / Math.sqrt(variance * winVariance);
}

/** Adds the numbers of one tree to those of another of the same kind. */
export function addTally<T extends object>(total: T, part: T): T {
  const sums = total as Record<string, unknown>;
  for (const [key, value] of Object.entries(part)) {
    const old = sums[key];
    if (typeof value === "number") sums[key] = ((old as number | undefined) ?? 0) + value;
    else sums[key] = old === undefined ? value : addTally(old as object, value as object);
  }
  return total;
}

const noOutcomes = (count: number): Outcomes[] =>
  Array.from({ length: count }, () => ({ games: 0, wins: 0, scores: {} }));

function counting<S>({ game, config }: Tournament<S>, tally: LabTally, words: LabWords<S>): Observer<S> {
  const { text, actor, other } = words;
  /** What each seat has done in this game. */
  const blank = () => Array.from({ length: config.seats }, () => new Map<Feature, number>());
  let bySeat = blank();
  const note = (seat: Seat, feature: Feature, times = 1): void => {
    const counts = bySeat[seat];
    counts?.set(feature, (counts.get(feature) ?? 0) + times);
  };
  const choicesOf = (type: string): Features => {
    tally.choices[type] ??= {};
    return tally.choices[type];
  };
  return {
    decided(view, seat, legal, move) {
      bump(tally.widths, legal.length);
      const offered = new Set<Feature>();
      for (let i = 0; i < legal.length; i++) {
        const object = game.moves.decode(legal.at(i));
        const action = featureOf(tally.actions, object.type);
        const choice = featureOf(choicesOf(object.type), text.move(object, view));
        offered.add(action).add(choice);
        if (legal.at(i) !== move) continue;
        note(seat, action);
        note(seat, choice);
      }
      for (const feature of offered) feature.offered++;
    },
    happened(event) {
      if (event.seat === null) return;
      const sentence = text.event(event, (seat) => (seat === event.seat ? actor : other));
      if (sentence !== null) note(event.seat, featureOf(tally.happenings, withoutNumbers(sentence)));
    },
    ended(record, result) {
      result.seats.forEach(({ lines }, seat) => {
        for (const line of lines) {
          note(seat, featureOf(tally.lines, withoutNumbers(text.score(line))), line.points);
        }
      });
      tally.games++;
      bump(tally.lengths, record.moves);
      record.entrants.forEach((entrant, seat) => {
        countOutcome(tally.bySeat[seat] as Outcomes, record, seat);
        countOutcome(tally.byEntrant[entrant] as Outcomes, record, seat);
        const win = record.wins[seat] as number;
        tally.wins += win;
        tally.winSquares += win ** 2;
        for (const [feature, times] of bySeat[seat] ?? []) countFeature(feature, times, win);
      });
      bySeat = blank();
    },
  };
}

/** What is the same but for how many, which round or which space is counted together. */
const withoutNumbers = (sentence: string): string => sentence.replace(/\b[a-z]?\d+\b/gi, "…");

function bump(histogram: Histogram, value: number): void {
  histogram[value] = (histogram[value] ?? 0) + 1;
}

function countOutcome(outcomes: Outcomes, { wins, scores }: GameRecord, seat: Seat): void {
  outcomes.games++;
  outcomes.wins += wins[seat] as number;
  bump(outcomes.scores, scores[seat] as number);
}

function featureOf(features: Features, name: string): Feature {
  features[name] ??= { offered: 0, count: 0, squares: 0, withWin: 0, seats: 0, wins: 0 };
  return features[name];
}

function countFeature(feature: Feature, times: number, win: number): void {
  feature.count += times;
  feature.squares += times ** 2;
  feature.withWin += times * win;
  feature.seats++;
  feature.wins += win;
}
