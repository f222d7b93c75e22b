/**
 * One entry of a table's log. It holds all that it did, so that nothing has to be played again: the state at a version
 * is a kept state plus the patches of the entries after it, under any rules the table ever had.
 */
import type { GameEvent } from "./events.ts";
import type { Result, Seat, Viewer } from "./game.ts";
import type { MoveObject } from "./moves.ts";
import type { Patch, StateJson } from "./state.ts";

/**
 * What an entry does. `move` and `undo` change the state; `handOver`, `return`, `resign`, `pause`, `resume` and `abandon`
 * change who decides and whether anybody does; `rules` carries the state over to a later version of the rules.
 */
export const ENTRY_KINDS = [
  "move",
  "undo",
  "handOver",
  "return",
  "resign",
  "pause",
  "resume",
  "abandon",
  "rules",
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Who decided: `owner` is whoever sits at that seat, a person or a bot of the table. The ids mean nothing to the engine. */
export type Decider = "owner" | "server" | `person:${string}` | `bot:${string}`;

export interface Entry {
  /** 1 for the first entry. */
  readonly version: number;
  readonly kind: EntryKind;
  /** Whose seat it is about; null when it is about the whole table. */
  readonly seat: Viewer;
  readonly by: Decider;
  /** An object, because codes belong to one version of a codec; null unless it is a move. */
  readonly move: MoveObject | null;
  /** The client's own name for the command, if it gave one. */
  readonly key: string | null;
  /** Milliseconds since 1970; 0 when nobody said. */
  readonly at: number;
  /** The version of the rules that made it. */
  readonly rules: number;
  /** Whole, with their secret parts. */
  readonly events: readonly GameEvent[];
  /** The state at each event that people watch one at a time; none when there are fewer than two. */
  readonly scenes: readonly Scene[];
  /** What it changed in the whole state. */
  readonly patch: Patch | null;
  /** Whether it consumed chance. */
  readonly drew: boolean;
  /** Who decides after it; `OVER` when nobody does. */
  readonly actor: Seat;
  /** The last move that still stands after it; 0 when none can be taken back. A change of rules leaves none. */
  readonly top: number;
  /** The seat that may take `top` back unless it showed something hidden; null when nobody may. */
  readonly undoSeat: Viewer;
  /** The version whose state an undo leads back to. */
  readonly back: number | null;
  /** Of an undo: the others have agreed, whatever was drawn, seen or decided since. */
  readonly consent: boolean;
  /** The bot that plays the seat after a hand-over or a resignation. */
  readonly standIn: string | null;
  /** The whole state after a change of rules, which no patch can tell. */
  readonly state: StateJson | null;
  /** How the game ended, by the rules it ended under, when this ended it; null before that, and where early programs kept none. */
  readonly result: Result | null;
}

/** A moment in the middle of an entry: what changed since the scene before it, or since the entry before. */
export interface Scene {
  /** The event, counted from 0, that the state already shows. */
  readonly event: number;
  readonly patch: Patch | null;
}

/** Who may take a move back, as far as the entry itself tells. */
export const undoSeatOf = (seat: Viewer, drew: boolean): Viewer => (drew ? null : seat);

/** What the log is about besides the state of the game. */
export interface Condition {
  /** By seat: the bot that plays in the owner's stead, or null. */
  readonly standIns: readonly (string | null)[];
  /** By seat: the owner has left for good. */
  readonly resigned: readonly boolean[];
  readonly paused: boolean;
  readonly abandoned: boolean;
  /** How many undos the log has. */
  readonly undos: number;
}

export function firstCondition(seats: number): Condition {
  return {
    standIns: Array<null>(seats).fill(null),
    resigned: Array<boolean>(seats).fill(false),
    paused: false,
    abandoned: false,
    undos: 0,
  };
}

export function conditionAfter(condition: Condition, { kind, seat, standIn }: Entry): Condition {
  switch (kind) {
    case "move":
    case "rules":
      return condition;
    case "undo":
      return { ...condition, undos: condition.undos + 1 };
    case "handOver":
    case "return":
      return { ...condition, standIns: replaced(condition.standIns, seat, standIn) };
    case "resign":
      return {
        ...condition,
        standIns: replaced(condition.standIns, seat, standIn),
        resigned: replaced(condition.resigned, seat, true),
      };
    case "pause":
    case "resume":
      return { ...condition, paused: kind === "pause" };
    case "abandon":
      return { ...condition, abandoned: true };
  }
}

const replaced = <T>(list: readonly T[], index: Viewer, value: T): T[] =>
  list.map((item, i) => (i === index ? value : item));

/** All that is true at a version: enough to go on from there without what came before. Plain JSON. */
export interface Checkpoint {
  readonly version: number;
  readonly rules: number;
  readonly state: StateJson;
  readonly actor: Seat;
  readonly top: number;
  readonly undoSeat: Viewer;
  readonly condition: Condition;
  /** Of version 0: what was told of the setup; null for a game that began in the middle of another, and later. */
  readonly setup: readonly GameEvent[] | null;
}
