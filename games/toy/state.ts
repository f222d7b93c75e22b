/** The state, and the questions one asks of it. */
import { at, defineState, type Seat, type Viewer } from "@banquise/engine";
import { MAX_SEATS } from "./data.ts";

export const layout = defineState(() => ({
  seats: 0,
  /** In this game (TOY-1.2). */
  rounds: 0,
  /** Turns that are over, of all players together. */
  turns: 0,
  /** What was rolled in this turn and is not safe yet. */
  pot: 0,
  /** Rolls in this turn. */
  rolls: 0,
  /** By seat. */
  points: new Uint16Array(MAX_SEATS),
  /** Secret, by seat: its number, or 0 where it is not known. */
  stones: new Uint8Array(MAX_SEATS),
  /** `seen[a * MAX_SEATS + b]`: seat a has looked at the stone of b. */
  seen: new Uint8Array(MAX_SEATS * MAX_SEATS),
}));

export type State = ReturnType<typeof layout.create>;

export const isOver = (s: State): boolean => s.turns >= s.rounds * s.seats;

/** Whose turn it is while the game goes on. */
export const activeSeat = (s: State): Seat => s.turns % s.seats;

export const hasSeen = (s: State, seat: Seat, other: Seat): boolean =>
  at(s.seen, seat * MAX_SEATS + other) === 1;

export const noteSeen = (s: State, seat: Seat, other: Seat): void => {
  s.seen[seat * MAX_SEATS + other] = 1;
};

/** TOY-1.1, TOY-2.5, TOY-3.1 */
export const mayKnow = (s: State, viewer: Viewer, seat: Seat): boolean =>
  isOver(s) || (viewer !== null && (viewer === seat || hasSeen(s, viewer, seat)));
