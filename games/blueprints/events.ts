/** What is told to people. Built only when somebody listens; the state never depends on it. */
import { at, type GameEvent, type RuleId, type Seat } from "@banquise/engine";
import {
  AWARD_VP,
  AWARDS,
  CELLS,
  MATERIAL_OF,
  PRIZE_RULES,
  PRIZE_VP,
  PRIZES,
  SCORE_LINES,
  type ScoreKey,
  VALUE_OF,
} from "./data.ts";
import { newSurvey, qualifies, result, type Survey, survey } from "./scoring.ts";
import { demandOf, firstSeat, lotOf, planOf, prizeWinner, type State, seatAtRank } from "./state.ts";

type Emit = (event: GameEvent) => void;

const look = (die: number) => ({ material: at(MATERIAL_OF, die), value: at(VALUE_OF, die) });

export const dieTaken = (seat: Seat, die: number): GameEvent => ({
  type: "dieTaken",
  rule: "BLU-4.1",
  seat,
  data: look(die),
});

/** Where it went is the owner's secret until the round is scored (BLU-13.4). */
export const diePlaced = (seat: Seat, die: number, space: number, level: number): GameEvent => ({
  type: "diePlaced",
  rule: "BLU-5.1",
  seat,
  data: look(die),
  secret: { seat, data: { space, level } },
});

export const dieLost = (seat: Seat, die: number): GameEvent => ({
  type: "dieLost",
  rule: "BLU-5.5",
  seat,
  data: look(die),
});

export const dieDiscarded = (seat: Seat, die: number): GameEvent => ({
  type: "dieDiscarded",
  rule: "BLU-10.3",
  seat,
  data: look(die),
});

/** Dice rolled into the pool: all of it when a round begins, a replacement after a turn. */
export function diceDrawn(s: State, dice: readonly number[], rule: RuleId): GameEvent {
  return { type: "diceDrawn", rule, seat: null, data: { dice, round: s.round } };
}

export function tellRoundSetup(s: State, emit: Emit): void {
  const { round } = s;
  const first = firstSeat(s, round);
  emit({ type: "roundBegun", rule: round === 1 ? "BLU-2.6" : "BLU-3.6", seat: first, data: { round } });
  const materials = [demandOf(s, round, 0), demandOf(s, round, 1)];
  emit({ type: "demandDrawn", rule: "BLU-3.1", seat: null, data: { materials } });
  for (let turn = 0; turn < s.seats; turn++) {
    const seat = (first + turn) % s.seats;
    const secret = { seat, data: { plan: planOf(s, round, seat) } };
    emit({ type: "planDealt", rule: "BLU-3.4", seat, data: {}, secret });
  }
}

/** The story of the scoring: building by building in turn order, then awards, then prizes. */
export function tellScoring(s: State, emit: Emit): void {
  const { round } = s;
  const buildings = Array.from({ length: s.seats }, (_, seat) => {
    const building = newSurvey();
    survey(s, lotOf(round, seat), building);
    return building;
  });
  for (let turn = 0; turn < s.seats; turn++) {
    const seat = (firstSeat(s, round) + turn) % s.seats;
    emit(buildingScored(s, seat, buildings[seat] as Survey));
  }
  (AWARDS[s.seats] ?? []).forEach((metal, rank) => {
    const seat = seatAtRank(s, round, rank);
    const next = seatAtRank(s, round, rank + 1);
    const tied = buildings[seat]?.total === buildings[next]?.total ? 1 : 0;
    const data = { metal, rank: rank + 1, vp: AWARD_VP[metal] ?? 0, round, tied };
    emit({ type: "awardGiven", rule: "BLU-7.3", seat, data });
  });
  PRIZES.forEach((_, prize) => {
    const seat = prizeWinner(s, round, prize);
    if (seat < 0) return;
    const able = buildings.filter((building) => qualifies(building, prize));
    const data = { prize, vp: PRIZE_VP, round, tied: able.length > 1 ? 1 : 0 };
    emit({ type: "prizeGiven", rule: PRIZE_RULES[prize] as RuleId, seat, data });
  });
}

function buildingScored(s: State, seat: Seat, building: Survey): GameEvent {
  const lot = lotOf(s.round, seat);
  const points = Object.fromEntries(SCORE_LINES.map((key, line) => [key, at(building.points, line)]));
  const data = {
    ...(points as Record<ScoreKey, number>),
    total: building.total,
    round: s.round,
    plan: planOf(s, s.round, seat),
    stacks: Array.from(s.stacks.subarray(lot * CELLS, (lot + 1) * CELLS)),
  };
  return { type: "buildingScored", rule: "BLU-6.6", seat, data };
}

export function gameEnded(s: State): GameEvent {
  const { seats } = result(s);
  const winners = seats.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  const totals = seats.map(({ total }) => total);
  return { type: "gameEnded", rule: "BLU-9.3", seat: null, data: { winners, totals } };
}
