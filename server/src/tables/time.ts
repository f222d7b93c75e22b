import {
  type Clock,
  type ClockCause,
  clockAfter,
  type Entry,
  firstClock,
  type Seat,
  type Table,
  type TimeControl,
} from "@banquise/engine";

/** What a clock is about. */
interface Timed {
  readonly facts: { readonly clock: TimeControl | null };
  readonly seats: { isPerson(seat: Seat): boolean };
}

/** The clock of a game that begins; null without one. */
export function clockAtStart({ facts, seats }: Timed, table: Table<unknown>, at: number): Clock | null {
  if (facts.clock === null) return null;
  return firstClock(facts.clock, table.config.seats, askedOf(seats, table), at);
}

/** The clock after an entry, which counts from its arrival. */
export function clockAfterEntry(
  { facts, seats }: Timed,
  clock: Clock | null,
  table: Table<unknown>,
  entry: Entry,
): Clock | null {
  if (facts.clock === null || clock === null) return null;
  return clockAfter(facts.clock, clock, causeOf(entry), askedOf(seats, table), entry.at);
}

/** The seat whose person must decide; null when a bot does, or nobody. */
function askedOf(seats: Timed["seats"], table: Table<unknown>): Seat | null {
  const { actor, over, condition } = table;
  if (over || condition.paused || !seats.isPerson(actor)) return null;
  return table.decider(actor) === "owner" ? actor : null;
}

function causeOf({ kind, seat, consent }: Entry): ClockCause {
  if (kind === "move" && seat !== null) return { kind: "move", by: seat };
  const comesBack = kind === "return" || (kind === "undo" && consent);
  if (comesBack && seat !== null) return { kind: "comeback", seat };
  return { kind: "other" };
}
