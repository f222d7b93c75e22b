/** Who ranks where in a round, who wins its prizes, and who wins the game. */
import {
  at,
  type Result,
  type RuleId,
  type ScoreLine,
  type Seat,
  type SeatResult,
  type Viewer,
} from "@banquise/engine";
import {
  AWARD_VP,
  AWARDS,
  BRONZE,
  GOLD,
  MAX_SEATS,
  METALS,
  PRIZE_RULES,
  PRIZE_VP,
  PRIZES,
  ROUNDS,
  SCORE_LINES,
  SCORE_RULES,
  SILVER,
} from "./data.ts";
import {
  demandOf,
  ENDED,
  isFinished,
  lotOf,
  prizeWinner,
  type State,
  seatAtRank,
  turnPosition,
} from "./state.ts";
import { newSurvey, qualifies, type Survey, survey, surveyTaken } from "./survey.ts";

// --- One round ----------------------------------------------------------------------------------------------------

const buildings: readonly Survey[] = Array.from({ length: MAX_SEATS }, newSurvey);
const buildingOf = (seat: Seat): Survey => buildings[seat] as Survey;

/** BLU-7.2: by score, then by the tie-break; a strict order, so inserting seat by seat is enough. */
export function rankSeats(s: State): void {
  for (let seat = 0; seat < s.seats; seat++) survey(s, lotOf(s.round, seat), buildingOf(seat));
  const best = (s.round - 1) * MAX_SEATS;
  for (let seat = 0; seat < s.seats; seat++) {
    let place = best + seat;
    for (; place > best && outranks(s, seat, at(s.ranking, place - 1) - 1); place--) {
      s.ranking[place] = at(s.ranking, place - 1);
    }
    s.ranking[place] = seat + 1;
  }
}

function outranks(s: State, seat: Seat, rival: Seat): boolean {
  const lead = buildingOf(seat).total - buildingOf(rival).total;
  return lead === 0 ? winsTie(s, seat, rival) : lead > 0;
}

/** BLU-7.1: more of the first material in demand, then of the second, then whoever played later. */
function winsTie(s: State, seat: Seat, rival: Seat): boolean {
  for (let which = 0; which < 2; which++) {
    const material = demandOf(s, s.round, which);
    const lead = at(buildingOf(seat).materials, material) - at(buildingOf(rival).materials, material);
    if (lead !== 0) return lead > 0;
  }
  return turnPosition(s, s.round, seat) > turnPosition(s, s.round, rival);
}

/** Gives out a prize of the round, once its seats have been ranked (BLU-8.5). */
export function givePrize(s: State, prize: number): void {
  s.prizes[(s.round - 1) * PRIZES.length + prize] = winnerOf(s, prize) + 1;
}

/** BLU-8.6: among the seats that qualify the tie-break alone decides; -1 when nobody does (BLU-8.5). */
function winnerOf(s: State, prize: number): Seat {
  let winner = -1;
  for (let seat = 0; seat < s.seats; seat++) {
    if (!qualifies(buildingOf(seat), prize)) continue;
    if (winner < 0 || winsTie(s, seat, winner)) winner = seat;
  }
  return winner;
}

// --- The whole game -----------------------------------------------------------------------------------------------

/** The cards that a seat has won, as lines of its final score: awards and prizes, round by round (BLU-11.1). */
export function cardsOf(s: State, seat: Seat): readonly ScoreLine[] {
  const cards: ScoreLine[] = [];
  const awards = AWARDS[s.seats] ?? [];
  for (let round = 1; round <= ROUNDS; round++) {
    if (!isFinished(s, round)) break;
    const data = { round };
    awards.forEach((metal, rank) => {
      if (seatAtRank(s, round, rank) !== seat) return;
      cards.push({ key: `award.${METALS[metal]}`, points: AWARD_VP[metal] ?? 0, rule: "BLU-7.3", data });
    });
    PRIZES.forEach((prize, kind) => {
      if (prizeWinner(s, round, kind) !== seat) return;
      cards.push({ key: `prize.${prize}`, points: PRIZE_VP, rule: PRIZE_RULES[kind] as RuleId, data });
    });
  }
  return cards;
}

/** BLU-9.1: cards lie face down before their owner until the game ends. It hides nothing: everybody saw them won. */
export const areCardsOpen = (s: State, viewer: Viewer, seat: Seat): boolean =>
  seat === viewer || s.phase === ENDED;

/** Final placing, or the standing so far (BLU-11.1 to BLU-11.5). */
export function result(s: State): Result {
  const hands = Array.from({ length: s.seats }, (_, seat) => cardsOf(s, seat));
  const merits = hands.map(meritsOf);
  const seats = hands.map((lines, seat): SeatResult => {
    const own = merits[seat] as readonly number[];
    const better = merits.filter((other) => compareMerits(other, own) > 0).length;
    return { total: own[0] as number, rank: better + 1, lines };
  });
  return { seats };
}

/** What decided between those who have most points, by index of `MERITS`; -1 when all of it is equal (BLU-11.3). */
export function decidingMerit(s: State): number {
  const merits = Array.from({ length: s.seats }, (_, seat) => meritsOf(cardsOf(s, seat)));
  const [best = [], next = []] = merits.sort((a, b) => compareMerits(b, a));
  return best.findIndex((merit, i) => merit !== next[i]);
}

/** In the order of `MERITS`. */
function meritsOf(cards: readonly ScoreLine[]): readonly number[] {
  const count = (prefix: string): number => cards.filter((card) => card.key.startsWith(prefix)).length;
  const awards = [GOLD, SILVER, BRONZE].map((metal) => count(`award.${METALS[metal]}`));
  return [cards.reduce((sum, card) => sum + card.points, 0), count("prize."), ...awards];
}

function compareMerits(a: readonly number[], b: readonly number[]): number {
  const decisive = a.findIndex((merit, i) => merit !== b[i]);
  return decisive < 0 ? 0 : (a[decisive] as number) - (b[decisive] as number);
}

/** A seat's building of this round, line by line; of a plan that is not known only what BLU-13.8 derives. */
export function sheet(s: State, seat: Seat): readonly ScoreLine[] {
  const lot = lotOf(s.round, seat);
  const building = newSurvey();
  const known = at(s.plans, lot) !== 0;
  if (known) survey(s, lot, building);
  else surveyTaken(s, lot, building);
  const lines: ScoreLine[] = [];
  SCORE_LINES.forEach((key, line) => {
    if (!known && key !== "recycled" && key !== "glass") return;
    lines.push({ key, points: at(building.points, line), rule: SCORE_RULES[key], data: { round: s.round } });
  });
  return lines;
}
