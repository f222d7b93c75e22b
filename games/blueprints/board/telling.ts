/** The scoring of a building as a story: one beat for each die that counts, line by line (BLU-6.6). */
import { at, type Seat } from "@banquise/engine";
import {
  PLAN_BONUS,
  PRIZES,
  RECYCLED_POINTS,
  SCORE_LINES,
  type ScoreKey,
  STONE_POINTS,
  WOOD_PER_CONTACT,
} from "../data.ts";
import { demandOf, lotOf, prizeWinner, type State, seatAtRank } from "../state.ts";
import type { Decider } from "../strings/board-words.ts";
import { qualifies, type Survey } from "../survey.ts";
import { type Building, type Cell, cellsOf, lookOf, neighbours, pipsOf, targetAt } from "./building.ts";
import { surveyed } from "./preview.ts";

export interface Beat {
  readonly line: ScoreKey;
  /** The dice that make these points: the one that counts first, then those that it touches. */
  readonly cells: readonly Cell[];
  readonly points: number;
  /** What the points are counted by: contacts, the how-manieth die, its level or its value. */
  readonly count: number;
}

export function beatsOf(building: Building): readonly Beat[] {
  const dice = cellsOf(building);
  const followed = building.stacks.every((stack, space) => stack.length === targetAt(building, space));
  const made = (line: ScoreKey): readonly (typeof dice)[number][] =>
    dice.filter(({ die }) => lookOf(die) === line);
  const tell: Readonly<Record<ScoreKey, () => readonly Beat[]>> = {
    planBonus: () => [
      {
        line: "planBonus",
        cells: followed ? dice : [],
        points: followed ? PLAN_BONUS : 0,
        count: dice.length,
      },
    ],
    wood: () =>
      made("wood").map((cell) => {
        const touching = neighbours(building, cell);
        return {
          line: "wood",
          cells: [cell, ...touching],
          points: WOOD_PER_CONTACT * touching.length,
          count: touching.length,
        };
      }),
    recycled: () =>
      made("recycled").map((cell, before) => ({
        line: "recycled",
        cells: [cell],
        points: at(RECYCLED_POINTS, before + 1) - at(RECYCLED_POINTS, before),
        count: before + 1,
      })),
    stone: () =>
      made("stone").map((cell) => ({
        line: "stone",
        cells: [cell],
        points: at(STONE_POINTS, cell.level),
        count: cell.level + 1,
      })),
    glass: () =>
      made("glass").map((cell) => ({
        line: "glass",
        cells: [cell],
        points: pipsOf(cell.die),
        count: pipsOf(cell.die),
      })),
  };
  return SCORE_LINES.flatMap((line) => tell[line]());
}

/** Points of each line after the first `count` beats; null for a line that was not reached. */
export function tally(beats: readonly Beat[], count: number): Readonly<Record<ScoreKey, number | null>> {
  const sums: Record<ScoreKey, number | null> = {
    planBonus: null,
    wood: null,
    recycled: null,
    stone: null,
    glass: null,
  };
  for (const { line, points } of beats.slice(0, count)) sums[line] = (sums[line] ?? 0) + points;
  return sums;
}

function tieDecider(s: State, round: number, one: Survey, other: Survey): Decider {
  const differ = (which: number): boolean => {
    const material = demandOf(s, round, which);
    return at(one.materials, material) !== at(other.materials, material);
  };
  if (differ(0)) return "firstDemand";
  return differ(1) ? "secondDemand" : "playedLater";
}

export interface Placing {
  readonly seat: Seat;
  readonly points: number;
  /** What put this seat before the next one, when it was not points. */
  readonly decider: Decider;
}

export function placingsOf(s: State, round: number): readonly Placing[] {
  const seats = Array.from({ length: s.seats }, (_, rank) => seatAtRank(s, round, rank));
  const surveys = seats.map((seat) => surveyed(s, lotOf(round, seat)));
  return seats.map((seat, rank) => {
    const own = surveys[rank] as Survey;
    const next = surveys[rank + 1];
    const tied = next !== undefined && next.total === own.total;
    return { seat, points: own.total, decider: tied ? tieDecider(s, round, own, next) : "points" };
  });
}

export interface PrizeVerdict {
  readonly prize: number;
  /** -1 for nobody. */
  readonly winner: Seat;
  /** The others that met the condition, and lost the tie-break. */
  readonly beaten: readonly Seat[];
}

export function prizeVerdicts(s: State, round: number): readonly PrizeVerdict[] {
  return PRIZES.map((_, prize) => {
    const winner = prizeWinner(s, round, prize);
    const beaten = Array.from({ length: s.seats }, (_, seat) => seat).filter(
      (seat) => seat !== winner && qualifies(surveyed(s, lotOf(round, seat)), prize),
    );
    return { prize, winner, beaten };
  });
}
