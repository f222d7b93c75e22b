/** Positions, set up from the shorthand of `RULES.md`: W3 is wood 3, stacks go from bottom to top. For lessons and tests. */
import { at, type Seat } from "@banquise/engine";
import {
  DICE_PER_MATERIAL,
  DISCARDS,
  dieOf,
  MATERIAL_OF,
  MATERIALS,
  MAX_SEATS,
  type Material,
  TAKES,
} from "./data.ts";
import { layPlan, put } from "./placement.ts";
import { addToPool, emptyPool } from "./pool.ts";
import { LOST, layout, lotOf, PLACED, type State, TAKE } from "./state.ts";

export const LETTERS = "WRSG";
export const SPACE_NAMES = ["R1C1", "R1C2", "R2C1", "R2C2", "R3C1", "R3C2"];

/** "W3" */
export const die = (code: string): number => dieOf(LETTERS.indexOf(code.charAt(0)), Number(code.charAt(1)));
/** "W3 G5" */
const dice = (codes = ""): number[] => codes.split(" ").filter(Boolean).map(die);
/** "R2C1" */
export const space = (name: string): number => SPACE_NAMES.indexOf(name);
/** "P07" */
const planNumber = (id: string): number => Number(id.slice(1));

export interface Site {
  readonly plan: string;
  /** "R1C1 G1; R2C1 R2 W4" */
  readonly stacks?: string;
  /** Dice taken last that fitted nowhere. */
  readonly lost?: string;
}

export interface Position {
  readonly firstSeat?: Seat;
  readonly round?: number;
  readonly inDemand?: readonly [Material, Material];
  /** One for each seat. */
  readonly sites: readonly Site[];
  /** By default as many full rounds of turns as the first seat has taken dice. */
  readonly turn?: number;
  readonly pool?: string;
  /** Dice that two players have removed this round, in order. */
  readonly discarded?: string;
}

/** Sets up a position at the beginning of a turn. Earlier rounds stay as they are in `onto`. */
export function arrange(position: Position, onto = layout.create()): State {
  const { sites, firstSeat = 0, round = 1, inDemand = ["wood", "recycled"] } = position;
  const s = onto;
  s.seats = sites.length;
  s.round = round;
  s.phase = TAKE;
  s.hand = 0;
  s.firstSeats[round - 1] = firstSeat + 1;
  inDemand.forEach((material, which) => {
    s.inDemand[(round - 1) * 2 + which] = MATERIALS.indexOf(material) + 1;
  });
  sites.forEach((site, seat) => {
    build(s, lotOf(round, seat), site);
  });
  s.turn = position.turn ?? takesOf(s, firstSeat) * s.seats;
  s.active = (firstSeat + s.turn) % s.seats;
  emptyPool(s);
  for (const kind of dice(position.pool)) addToPool(s, kind);
  s.discarded.set(dice(position.discarded), (round - 1) * DISCARDS);
  fillBag(s, inDemand);
  return s;
}

/** Places the dice of a site level by level, as if they had been taken in that order, then the dice that were lost. */
function build(s: State, lot: number, site: Site): void {
  s.stacks.fill(0, lot * 36, (lot + 1) * 36);
  s.taken.fill(0, lot * TAKES, (lot + 1) * TAKES);
  s.fates.fill(0, lot * TAKES, (lot + 1) * TAKES);
  layPlan(s, lot, planNumber(site.plan));
  const stacks = stacksOf(site);
  let take = lot * TAKES;
  for (let level = 0; level < TAKES; level++) {
    for (const stack of stacks) {
      const kind = stack.dice[level];
      if (kind === undefined) continue;
      put(s, lot, stack.space, kind);
      s.taken[take] = kind;
      s.fates[take++] = PLACED;
    }
  }
  for (const kind of dice(site.lost)) {
    s.taken[take] = kind;
    s.fates[take++] = LOST;
  }
}

/** "R1C1 G1; R2C1 R2 W4" */
function stacksOf({ stacks = "" }: Site): { space: number; dice: number[] }[] {
  return stacks
    .split(";")
    .map((stack) => stack.trim().split(" "))
    .filter(([name]) => name)
    .map(([name = "", ...codes]) => ({ space: space(name), dice: codes.map(die) }));
}

export const takesOf = (s: State, seat: Seat): number => {
  const lot = lotOf(s.round, seat);
  return s.taken.subarray(lot * TAKES, (lot + 1) * TAKES).filter((kind) => kind !== 0).length;
};

/** What is nowhere else is in the bag; positions made of fixtures may need more dice than there are. */
function fillBag(s: State, inDemand: readonly Material[]): void {
  MATERIALS.forEach((name, material) => {
    let used = inDemand.filter((each) => each === name).length;
    for (let kind = 1; kind < s.pool.length; kind++)
      if (at(MATERIAL_OF, kind) === material) used += at(s.pool, kind);
    for (let i = lotOf(s.round, 0) * TAKES; i < lotOf(s.round, MAX_SEATS) * TAKES; i++) {
      if (at(s.taken, i) !== 0 && at(MATERIAL_OF, at(s.taken, i)) === material) used++;
    }
    for (let i = (s.round - 1) * DISCARDS; i < s.round * DISCARDS; i++) {
      if (at(s.discarded, i) !== 0 && at(MATERIAL_OF, at(s.discarded, i)) === material) used++;
    }
    s.bag[material] = Math.max(0, DICE_PER_MATERIAL - used);
  });
}
