/** Ships and their queues. */
import { at, type Seat } from "@banquise/engine";
import { BERTHS } from "../data.ts";
import { FRESH, ownerAt, PRE, queueLength, type State } from "../state.ts";
import { ZONE_COUNT } from "../tables.ts";

export const isFull = (s: State, zone: number): boolean => at(s.berths, zone * BERTHS + BERTHS - 1) !== 0;

/** Whether the ship at a berth is the one whose compulsory move is still to come (ANT-5.1): the first of the sun's zone. */
export const mustSail = (s: State, zone: number, berth: number): boolean =>
  s.turnPhase === PRE && berth === 0 && zone === s.sun;

/** A ship joins the end of a queue (ANT-5.4); returns its berth. `mark` is `FRESH` for a new ship. */
export function moor(s: State, zone: number, seat: Seat, mark = 0): number {
  const berth = queueLength(s, zone);
  s.berths[zone * BERTHS + berth] = (seat + 1) | mark;
  return berth;
}

/** A ship leaves its queue and the ships behind it move up (ANT-3.5). */
export function castOff(s: State, zone: number, berth: number): void {
  if (zone === s.sun && berth === secondBerth(s)) s.second = 0;
  const last = zone * BERTHS + BERTHS - 1;
  for (let i = zone * BERTHS + berth; i < last; i++) s.berths[i] = at(s.berths, i + 1);
  s.berths[last] = 0;
}

/**
 * The last of the ships of one owner that lie one behind the other. Whichever of them leaves, it is there that the queue
 * looks different afterwards.
 */
export function lastAlike(s: State, zone: number, berth: number): number {
  const owner = ownerAt(s, zone, berth);
  let last = berth;
  while (last + 1 < BERTHS && ownerAt(s, zone, last + 1) === owner) last++;
  return last;
}

/**
 * Where the ship that was second on arrival lies, as long as it may act (ANT-3.2): behind the first ship until that has
 * sailed, and then at the head, for nothing can get in front of it.
 */
const secondBerth = (s: State): number => (s.turnPhase === PRE ? 1 : 0);

/** Ships built in a turn are ordinary ships afterwards. They are still where they were built: in the sun's zone. */
export function settleNewShips(s: State): void {
  const first = s.sun * BERTHS;
  for (let i = first; i < first + BERTHS; i++) s.berths[i] = at(s.berths, i) & ~FRESH;
}

/** Kinds of buildings that a seat has a ship at, as bits (ANT-6.2). One ship may be left out: an index of `berths`. */
export function accessOf(s: State, seat: Seat, without = -1): number {
  let access = 0;
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    const buildings = at(s.buildings, zone);
    for (let berth = 0; berth < BERTHS; berth++) {
      if (ownerAt(s, zone, berth) === seat && zone * BERTHS + berth !== without) access |= buildings;
    }
  }
  return access;
}
