/** What is told to people, each event declared once. The state shows what an event says before it is told. */
import { at, defineEvents, type GameEvent, type RuleId, type Seat } from "@banquise/engine";
import { AWARD_VP, AWARDS, CELLS, LINE, MATERIAL_OF, PRIZE_RULES, PRIZE_VP, VALUE_OF } from "./data.ts";
import { decidingMerit, result } from "./scoring.ts";
import { demandOf, firstSeat, lotOf, planOf, prizeWinner, type State, seatAtRank } from "./state.ts";
import { newSurvey, qualifies, type Survey, survey } from "./survey.ts";

const DIE = { material: "number", value: "number" } as const;

export const events = defineEvents({
  // Setting up a round.
  roundBegun: { rule: "BLU-3.6", data: { round: "number" } },
  demandDrawn: { rule: "BLU-3.1", data: { materials: "list" } },
  planDealt: { rule: "BLU-3.4", secret: { plan: "number" } },
  /** Dice rolled into the pool: all of it when a round begins, a replacement after a turn. */
  diceDrawn: { rule: "BLU-4.2", data: { dice: "list", round: "number" } },

  // Building.
  dieTaken: { rule: "BLU-4.1", data: DIE },
  /** Where it went is the owner's secret until the round is scored (BLU-13.4). `level` counts from 0. */
  diePlaced: {
    rule: "BLU-5.1",
    data: DIE,
    secret: { space: "number", level: "number" },
    hidesMove: true,
  },
  dieLost: { rule: "BLU-5.5", data: DIE },
  dieDiscarded: { rule: "BLU-10.3", data: DIE },

  // Scoring. `tied` is 1 when the tie-break decided.
  buildingScored: {
    rule: "BLU-6.6",
    data: {
      planBonus: "number",
      wood: "number",
      recycled: "number",
      stone: "number",
      glass: "number",
      total: "number",
      round: "number",
      plan: "number",
      stacks: "list",
    },
    scene: true,
  },
  awardGiven: {
    rule: "BLU-7.3",
    data: { metal: "number", rank: "number", vp: "number", round: "number", tied: "number" },
    scene: true,
  },
  prizeGiven: {
    rule: "BLU-8.1",
    data: { prize: "number", vp: "number", round: "number", tied: "number" },
    scene: true,
  },
  /** `decider`: what decided between those with most points, by index of `MERITS`; -1 when nothing did. */
  gameEnded: { rule: "BLU-11.1", data: { winners: "list", totals: "list", decider: "number" } },
});

type Emit = (event: GameEvent) => void;

/** A die as events tell it. */
export const dieData = (die: number) => ({ material: at(MATERIAL_OF, die), value: at(VALUE_OF, die) });

export function tellRoundSetup(s: State, emit: Emit): void {
  const { round } = s;
  const first = firstSeat(s, round);
  emit(events.make("roundBegun", first, { round }, { rule: round === 1 ? "BLU-2.6" : "BLU-3.6" }));
  emit(events.make("demandDrawn", null, { materials: [demandOf(s, round, 0), demandOf(s, round, 1)] }));
  for (let turn = 0; turn < s.seats; turn++) {
    const seat = (first + turn) % s.seats;
    const secret = { seat, data: { plan: planOf(s, round, seat) } };
    emit(events.make("planDealt", seat, {}, { secret }));
  }
}

// --- The story of the scoring: buildings in turn order, then awards, then prizes -----------------------------------

const surveyOf = (s: State, seat: Seat): Survey => {
  const building = newSurvey();
  survey(s, lotOf(s.round, seat), building);
  return building;
};

export function tellBuildings(s: State, emit: Emit): void {
  for (let turn = 0; turn < s.seats; turn++) {
    const seat = (firstSeat(s, s.round) + turn) % s.seats;
    const { points, total } = surveyOf(s, seat);
    const lot = lotOf(s.round, seat);
    emit(
      events.make("buildingScored", seat, {
        planBonus: at(points, LINE.planBonus),
        wood: at(points, LINE.wood),
        recycled: at(points, LINE.recycled),
        stone: at(points, LINE.stone),
        glass: at(points, LINE.glass),
        total,
        round: s.round,
        plan: planOf(s, s.round, seat),
        stacks: Array.from(s.stacks.subarray(lot * CELLS, (lot + 1) * CELLS)),
      }),
    );
  }
}

export function tellAwards(s: State, emit: Emit): void {
  const { round } = s;
  (AWARDS[s.seats] ?? []).forEach((metal, rank) => {
    const seat = seatAtRank(s, round, rank);
    const tied = surveyOf(s, seat).total === surveyOf(s, seatAtRank(s, round, rank + 1)).total ? 1 : 0;
    emit(events.make("awardGiven", seat, { metal, rank: rank + 1, vp: AWARD_VP[metal] ?? 0, round, tied }));
  });
}

export function tellPrize(s: State, prize: number, emit: Emit): void {
  const { round } = s;
  const seat = prizeWinner(s, round, prize);
  if (seat < 0) return;
  let able = 0;
  for (let each = 0; each < s.seats; each++) if (qualifies(surveyOf(s, each), prize)) able++;
  const rule = PRIZE_RULES[prize] as RuleId;
  emit(events.make("prizeGiven", seat, { prize, vp: PRIZE_VP, round, tied: able > 1 ? 1 : 0 }, { rule }));
}

export function tellEnd(s: State, emit: Emit): void {
  const { seats } = result(s);
  const winners = seats.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  const totals = seats.map(({ total }) => total);
  const decider = decidingMerit(s);
  const rule = decider === 0 ? "BLU-11.1" : decider > 0 ? "BLU-11.2" : "BLU-11.3";
  emit(events.make("gameEnded", null, { winners, totals, decider }, { rule }));
}
