/**
 * What a position is worth, in victory points: those already won, those to be expected from the awards and prizes of
 * this round, and an average round for each one to come. Bots know nothing of the game but this.
 */
import { at, type Evaluation, exp, type Move, type Seat } from "@banquise/engine";
import {
  AWARD_VP,
  AWARDS,
  GLASS,
  MATERIAL_OF,
  MAX_SEATS,
  PRIZE_VP,
  PRIZES,
  RECYCLED,
  ROUNDS,
  SCORE_LINES,
  SPACES,
  TAKES,
  VALUE_OF,
  WOOD,
} from "./data.ts";
import { FORECAST_PARTS, type Forecast, lookAhead, newForecast } from "./forecast.ts";
import { dieAtOffset, moves } from "./moves.ts";
import { fits, lift, put } from "./placement.ts";
import {
  ENDED,
  lotOf,
  nextSeat,
  PLACE,
  prizeWinner,
  type State,
  seatAtRank,
  TAKE,
  takesBefore,
  turnPosition,
} from "./state.ts";

/** Victory points of a seat in an average round, by number of seats. */
const PAR = [0, 0, 2.3, 2.9, 2.6] as const;
/** What a point of a building is worth against the chance of a prize when a space is chosen. */
const VP_PER_POINT = 1 / 3;
/** How far the points of two buildings are apt to drift apart: at the end, and for each die to come. */
const DRIFT_AT_END = 1;
const DRIFT_PER_TAKE = 0.6;
/** How often a rival who also qualifies for a prize wins it. */
const CONTESTED = 0.5;

/**
 * What the victory points of a seat are made of: cards that were won, the award of this round by what the building scores
 * for, its prizes, and the rounds to come.
 */
const LINES = ["won", ...SCORE_LINES, "toCome", ...PRIZES, "rounds"] as const;
export type OutlookLine = (typeof LINES)[number];
const WON = 0;
const AWARD = 1;
const PRIZE = AWARD + FORECAST_PARTS;
const LATER = PRIZE + PRIZES.length;

export const evaluate: Evaluation<State> = {
  value,
  lines: LINES,
  calibrated: true,
  expect,
  decisiveLead: () => 5,
  prior,
  policy: "prior",
  cost: 2,
};

// --- Value --------------------------------------------------------------------------------------------------------

const forecasts: readonly Forecast[] = Array.from({ length: MAX_SEATS }, newForecast);
const forecastOf = (seat: Seat): Forecast => forecasts[seat] as Forecast;

function value(s: State, seat: Seat): number {
  const won = victoryPointsWon(s, seat);
  if (s.phase === ENDED) return won;
  for (let each = 0; each < s.seats; each++) foresee(s, each, forecastOf(each));
  let prizes = 0;
  for (let prize = 0; prize < PRIZES.length; prize++) prizes += prizeExpected(s, seat, prize);
  return won + awardsExpected(s, seat) + prizes + roundsToCome(s);
}

function expect(s: State, seat: Seat, out: Float64Array): void {
  out.fill(0);
  out[WON] = victoryPointsWon(s, seat);
  if (s.phase === ENDED) return;
  for (let each = 0; each < s.seats; each++) foresee(s, each, forecastOf(each));
  const { points, parts } = forecastOf(seat);
  const award = awardsExpected(s, seat);
  // Each part of the building earns its share of the award.
  for (let part = 0; part < FORECAST_PARTS; part++)
    out[AWARD + part] = points > 0 ? (award * (parts[part] as number)) / points : award / FORECAST_PARTS;
  for (let prize = 0; prize < PRIZES.length; prize++) out[PRIZE + prize] = prizeExpected(s, seat, prize);
  out[LATER] = roundsToCome(s);
}

const roundsToCome = (s: State): number => (ROUNDS - s.round) * (PAR[s.seats] as number);

function victoryPointsWon(s: State, seat: Seat): number {
  const awards = AWARDS[s.seats] ?? [];
  const finished = s.phase === ENDED ? ROUNDS : s.round - 1;
  let vp = 0;
  for (let round = 1; round <= finished; round++) {
    for (let rank = 0; rank < awards.length; rank++) {
      if (seatAtRank(s, round, rank) === seat) vp += awardVp(awards, rank);
    }
    for (let prize = 0; prize < PRIZES.length; prize++) {
      if (prizeWinner(s, round, prize) === seat) vp += PRIZE_VP;
    }
  }
  return vp;
}

const awardVp = (awards: readonly number[], rank: number): number =>
  AWARD_VP[awards[rank] as number] as number;

/** The forecast of a seat. A die in hand counts where it does most good. */
function foresee(s: State, seat: Seat, out: Forecast): void {
  const lot = lotOf(s.round, seat);
  const left = takesLeft(s, seat);
  if (s.phase !== PLACE || seat !== s.active) {
    lookAhead(s, lot, left, out);
    return;
  }
  const space = bestSpace(s, lot, left, s.hand);
  put(s, lot, space, s.hand);
  lookAhead(s, lot, left, out);
  lift(s, lot, space);
}

/** Dice that a seat is still to take in this round. */
function takesLeft(s: State, seat: Seat): number {
  const position = turnPosition(s, s.round, seat);
  const current = turnPosition(s, s.round, s.active);
  const tookThisTime = position < current || (position === current && s.phase !== TAKE);
  return TAKES - takesBefore(s) - (tookThisTime ? 1 : 0);
}

/** Chance of each rank, best first. */
const rankChances = new Float64Array(MAX_SEATS);

/** Each rival is beaten with a chance that grows with the lead; seat by seat this gives the chance of every rank. */
function awardsExpected(s: State, seat: Seat): number {
  const drift = DRIFT_AT_END + DRIFT_PER_TAKE * takesLeft(s, seat);
  rankChances.fill(0);
  rankChances[0] = 1;
  for (let rival = 0; rival < s.seats; rival++) {
    if (rival === seat) continue;
    const lead = forecastOf(seat).points - forecastOf(rival).points;
    const ahead = 1 / (1 + exp(-lead / drift));
    for (let rank = s.seats - 1; rank >= 0; rank--) {
      const overtaken = rank === 0 ? 0 : (rankChances[rank - 1] as number) * (1 - ahead);
      rankChances[rank] = (rankChances[rank] as number) * ahead + overtaken;
    }
  }
  const awards = AWARDS[s.seats] ?? [];
  let vp = 0;
  for (let rank = 0; rank < awards.length; rank++)
    vp += (rankChances[rank] as number) * awardVp(awards, rank);
  return vp;
}

function prizeExpected(s: State, seat: Seat, prize: number): number {
  let chance = forecastOf(seat).chances[prize] as number;
  for (let rival = 0; rival < s.seats; rival++) {
    if (rival !== seat) chance *= 1 - CONTESTED * (forecastOf(rival).chances[prize] as number);
  }
  return PRIZE_VP * chance;
}

// --- One building on its own --------------------------------------------------------------------------------------

const trial = newForecast();

/** What the building of a lot promises with one more die, in victory points. */
function promise(s: State, lot: number, left: number, space: number, die: number): number {
  put(s, lot, space, die);
  lookAhead(s, lot, left, trial);
  lift(s, lot, space);
  return promiseOf(trial);
}

function promiseOf({ points, chances }: Forecast): number {
  let prizes = 0;
  for (let prize = 0; prize < PRIZES.length; prize++) prizes += chances[prize] as number;
  return VP_PER_POINT * points + PRIZE_VP * prizes;
}

/** Where a die does most good; -1 when it fits nowhere. */
function bestSpace(s: State, lot: number, left: number, die: number): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let space = 0; space < SPACES; space++) {
    if (!fits(s, lot, space, die)) continue;
    const promised = promise(s, lot, left, space, die);
    if (promised <= most) continue;
    most = promised;
    best = space;
  }
  return best;
}

// --- Prior --------------------------------------------------------------------------------------------------------

/** What the building promises after the move, as good as it gets; of a discard, what it takes from the rival. */
const PRIORS = moves.byType<(s: State, offset: number) => number>({
  takeDie: (s, offset) => takePromise(s, dieAtOffset(offset)),
  placeDie: (s, space) => promise(s, lotOf(s.round, s.active), takesLeft(s, s.active), space, s.hand),
  discardDie: (s, offset) => VP_PER_POINT * appealTo(s, nextSeat(s, s.active), dieAtOffset(offset)),
});

function prior(s: State, move: Move): number {
  return (PRIORS[moves.typeIndex(move)] as (typeof PRIORS)[number])(s, moves.offset(move));
}

function takePromise(s: State, die: number): number {
  const lot = lotOf(s.round, s.active);
  const left = takesLeft(s, s.active) - 1;
  let best = Number.NEGATIVE_INFINITY;
  for (let space = 0; space < SPACES; space++) {
    if (fits(s, lot, space, die)) best = Math.max(best, promise(s, lot, left, space, die));
  }
  if (best > Number.NEGATIVE_INFINITY) return best;
  lookAhead(s, lot, left, trial);
  return promiseOf(trial);
}

/** Points that wood and stone bring on average, and how recycled dice and many of a kind grow on a rival. */
const APPEAL = { wood: 4.5, stone: 3.5, firstRecycled: 2, moreRecycled: 1.6, oneMoreOfThree: 1.5 } as const;

/** How much a seat would like a die, judging only by the dice that everybody saw it take. */
function appealTo(s: State, seat: Seat, die: number): number {
  const material = at(MATERIAL_OF, die);
  const alike = takenOf(s, seat, material);
  const bonus = alike >= 3 ? APPEAL.oneMoreOfThree : 0;
  if (material === GLASS) return at(VALUE_OF, die) + bonus;
  if (material === RECYCLED) return APPEAL.firstRecycled + APPEAL.moreRecycled * alike + bonus;
  return (material === WOOD ? APPEAL.wood : APPEAL.stone) + bonus;
}

/** Dice of a material that a seat has taken in this round. */
function takenOf(s: State, seat: Seat, material: number): number {
  const lot = lotOf(s.round, seat);
  let count = 0;
  for (let take = lot * TAKES; take < (lot + 1) * TAKES; take++) {
    const die = at(s.taken, take);
    if (die !== 0 && at(MATERIAL_OF, die) === material) count++;
  }
  return count;
}
