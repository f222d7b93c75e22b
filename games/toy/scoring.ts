/** What a seat has, who ranks where, who wins. Questions only. */
import { at, type Result, type ScoreLine, type Seat } from "@banquise/engine";
import type { State } from "./state.ts";

/** TOY-3.1: a stone that is not known counts nothing yet. */
const totalOf = (s: State, seat: Seat): number => at(s.points, seat) + at(s.stones, seat);

export function sheet(s: State, seat: Seat): ScoreLine[] {
  return [
    { key: "pots", points: at(s.points, seat), rule: "TOY-2.3" },
    { key: "stone", points: at(s.stones, seat), rule: "TOY-3.1" },
  ];
}

/** TOY-3.2 */
export function result(s: State): Result {
  const totals = Array.from({ length: s.seats }, (_, seat) => totalOf(s, seat));
  const rankOf = (total: number): number => 1 + totals.filter((other) => other > total).length;
  return { seats: totals.map((total, seat) => ({ total, rank: rankOf(total), lines: sheet(s, seat) })) };
}

export const winners = (s: State): Seat[] =>
  result(s).seats.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
