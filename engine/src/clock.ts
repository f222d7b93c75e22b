/**
 * The time that people have to decide. A clock is a value: what each seat has left, and whose time runs until when.
 * Nothing here looks at the time of day; whoever keeps a clock says when something has arrived.
 */
import type { Seat } from "./seats.ts";

/** A bank of seconds for each seat, and some more for each time that the turn comes to it. */
export interface LiveControl {
  readonly kind: "live";
  readonly bank: number;
  readonly increment: number;
}

/** So many days for each decision. */
export interface DaysControl {
  readonly kind: "days";
  readonly days: Days;
}

export type TimeControl = LiveControl | DaysControl;

export const DAYS = [1, 2, 3, 7] as const;
export type Days = (typeof DAYS)[number];

/** Seconds: shorter or longer than this is no game for people. */
export const LIVE_LIMITS = {
  bank: { least: 10, most: 2 * 3600 },
  increment: { least: 0, most: 300 },
} as const;

/** Milliseconds that a decision may come late: it was under way when the time was up. */
export const GRACE = 1_000;

const SECOND = 1_000;
const DAY = 24 * 3600 * SECOND;
/** Milliseconds that somebody has at least who comes back to a live game. */
const COMEBACK = 30 * SECOND;

export interface Clock {
  /** By seat: milliseconds left; of the seat whose time runs, those it had when it was asked. */
  readonly left: readonly number[];
  readonly running: { readonly seat: Seat /** Milliseconds since 1970. */; readonly due: number } | null;
}

/**
 * Why somebody is asked now. move: a move was played, so that the turn may have come to another seat. comeback: the seat's
 * owner returns, or the others agreed to take something back. other: whatever gives nobody time, such as one's own undo.
 */
export type ClockCause =
  | { readonly kind: "move"; readonly by: Seat }
  | { readonly kind: "comeback"; readonly seat: Seat }
  | { readonly kind: "other" };

/** `asked`: the seat whose person decides first; null when a bot does. */
export function firstClock(control: TimeControl, seats: number, asked: Seat | null, at: number): Clock {
  return run(Array<number>(seats).fill(fullTime(control)), asked, at);
}

/** `asked`: the person's seat that decides from now on; null for a bot, a pause and the end. `at`: when the cause arrived. */
export function clockAfter(
  control: TimeControl,
  clock: Clock,
  cause: ClockCause,
  asked: Seat | null,
  at: number,
): Clock {
  const left = clock.left.map((_, seat) => leftAt(clock, seat, at));
  if (cause.kind === "move" && asked !== null)
    left[asked] = atTurn(control, left[asked] ?? 0, asked !== cause.by);
  if (cause.kind === "comeback") left[cause.seat] = atComeback(control, left[cause.seat] ?? 0);
  return run(left, asked, at);
}

/** Milliseconds that a seat has left. A clock that is set back gives nobody time. */
export function leftAt({ left, running }: Clock, seat: Seat, at: number): number {
  const had = left[seat] ?? 0;
  return running?.seat === seat ? Math.min(had, Math.max(0, running.due - at)) : had;
}

/** Whether the time of the seat that is asked is up for good. */
export function isTimeUp({ running }: Clock, at: number): boolean {
  return running !== null && at >= running.due + GRACE;
}

/** The same clock when a stretch of time does not count. */
export function postponed(clock: Clock, milliseconds: number): Clock {
  const { running } = clock;
  return running === null ? clock : { ...clock, running: { ...running, due: running.due + milliseconds } };
}

/** Milliseconds that a seat begins with, and has at most. */
export function fullTime(control: TimeControl): number {
  return control.kind === "live" ? control.bank * SECOND : control.days * DAY;
}

function atTurn(control: TimeControl, left: number, isNewTurn: boolean): number {
  if (control.kind === "days") return fullTime(control);
  return isNewTurn ? Math.min(fullTime(control), left + control.increment * SECOND) : left;
}

function atComeback(control: TimeControl, left: number): number {
  const full = fullTime(control);
  if (control.kind === "days") return full;
  return Math.max(left, Math.min(full, Math.max(COMEBACK, control.increment * SECOND)));
}

function run(left: readonly number[], asked: Seat | null, at: number): Clock {
  return { left, running: asked === null ? null : { seat: asked, due: at + (left[asked] ?? 0) } };
}
