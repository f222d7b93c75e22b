/**
 * Ships have no names in the rules, but on the board one sees which of them sails. Between two views every ship keeps its
 * number: those that stayed in a zone first, and what left one zone is what arrived in another.
 */
import { at, type Seat } from "@banquise/engine";
import { BERTHS } from "../data.ts";
import { ownerAt, type State } from "../state.ts";
import { ZONE_COUNT } from "../tables.ts";

export interface Ship {
  readonly id: number;
  readonly seat: Seat;
  readonly zone: number;
  readonly berth: number;
}

function shipsOf(s: State): readonly Ship[] {
  return Array.from({ length: s.berths.length }, (_, index) => {
    const zone = Math.floor(index / BERTHS);
    const berth = index % BERTHS;
    return { id: 0, seat: at(s.berths, index) === 0 ? -1 : ownerAt(s, zone, berth), zone, berth };
  }).filter(({ seat }) => seat >= 0);
}

/** The fleet of a view, with the numbers of the fleet before; `fresh` is the first number never used. */
export function follow(before: readonly Ship[], s: State): readonly Ship[] {
  const now = shipsOf(s);
  let fresh = before.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  const ids = new Map<Ship, number>();
  const left: Ship[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const arrived: Ship[] = [];
    const gone: Ship[] = [];
    for (let zone = 0; zone < ZONE_COUNT; zone++) {
      const here = (ship: Ship): boolean => ship.seat === seat && ship.zone === zone;
      const old = before.filter(here);
      const lying = now.filter(here);
      // Ships leave from the head of a queue and join its end.
      const stay = Math.min(old.length, lying.length);
      const kept = old.slice(old.length - stay);
      for (const [i, ship] of kept.entries()) ids.set(lying[i] as Ship, ship.id);
      gone.push(...old.slice(0, old.length - stay));
      arrived.push(...lying.slice(stay));
    }
    for (const ship of arrived) {
      const from = gone.shift();
      if (from) ids.set(ship, from.id);
      else left.push(ship);
    }
  }
  for (const ship of left) ids.set(ship, fresh++);
  return now.map((ship) => ({ ...ship, id: ids.get(ship) ?? 0 })).sort((a, b) => a.id - b.id);
}
