/**
 * The stored form of entries: short names, and nothing that goes without saying. `parse-entry.ts` reads it back from
 * anywhere, `unpack-entry.ts` from one's own store.
 */
import type { Entry } from "./entry.ts";
import type { EventData, GameEvent } from "./events.ts";
import type { Seat, SeatResult, Viewer } from "./game.ts";
import type { MoveObject } from "./moves.ts";
import type { Patch, StateJson } from "./state.ts";

/** Absent fields have their usual values; see `packEntry`. */
export interface PackedEntry {
  /** Version. */
  readonly v: number;
  /** Kind; absent for a move. */
  readonly k?: string;
  /** Seat. */
  readonly s?: number;
  /** By; absent for the owner. */
  readonly b?: string;
  readonly m?: MoveObject;
  /** Key. */
  readonly i?: string;
  /** Time. */
  readonly t?: number;
  /** Rules. */
  readonly r: number;
  readonly e?: readonly PackedEvent[];
  /** Scenes: event and patch. */
  readonly c?: readonly (readonly [number, Patch | null])[];
  readonly p?: Patch;
  /** Drew. */
  readonly d?: 1;
  /** Actor. */
  readonly a: number;
  /** Top; absent when it is the move itself. */
  readonly o?: number;
  /** Seat that may undo, unless it follows from the move. */
  readonly u?: number;
  /** Back. */
  readonly n?: number;
  /** Consent. */
  readonly g?: 1;
  /** Stand-in. */
  readonly w?: string;
  /** State. */
  readonly x?: StateJson;
  /** Result, by seat. */
  readonly z?: readonly PackedSeatResult[];
}

/** Total, rank, and the lines of the score: key, points, rule, data. */
export type PackedSeatResult = readonly [
  number,
  number,
  readonly (readonly [string, number, string, EventData?])[],
];

/** Type, rule, seat, data; then the seat and data of the secret part. Empty data at the end is left out. */
export type PackedEvent = readonly [string, string, Viewer, EventData?, Seat?, EventData?];

export function packEntry(entry: Entry): PackedEntry {
  const { version, key } = entry;
  return key === null ? { v: version, ...packDeed(entry) } : { v: version, ...packDeed(entry), i: key };
}

/** All of an entry but its version and its key, for whoever keeps these apart. */
export function packDeed(entry: Entry): Omit<PackedEntry, "v" | "i"> {
  const { kind, seat, by, move, at, rules, events, scenes, patch, drew, actor } = entry;
  const { top, undoSeat, back, consent, standIn, state, result } = entry;
  // Field by field: an object put together from many small ones takes several times as long, at every stored move.
  const packed: { -readonly [Name in keyof PackedEntry]?: PackedEntry[Name] } & { r: number; a: number } = {
    r: rules,
    a: actor,
  };
  if (seat !== null) packed.s = seat;
  if (move !== null) packed.m = move;
  if (at !== 0) packed.t = at;
  if (events.length > 0) packed.e = events.map(packEvent);
  if (scenes.length > 0) packed.c = scenes.map(({ event, patch }) => [event, patch] as const);
  if (patch !== null) packed.p = patch;
  if (drew) packed.d = 1;
  if (by !== "owner") packed.b = by;
  if (result !== null) packed.z = result.seats.map(packSeatResult);
  if (kind === "move") return packed;
  packed.k = kind;
  if (top !== 0) packed.o = top;
  if (undoSeat !== null) packed.u = undoSeat;
  if (back !== null) packed.n = back;
  if (consent) packed.g = 1;
  if (standIn !== null) packed.w = standIn;
  if (state !== null) packed.x = state;
  return packed;
}

function packEvent({ type, rule, seat, data, secret }: GameEvent): PackedEvent {
  if (secret !== undefined) return [type, rule, seat, data, secret.seat, secret.data];
  for (const _ in data) return [type, rule, seat, data];
  return [type, rule, seat];
}

function packSeatResult({ total, rank, lines }: SeatResult): PackedSeatResult {
  return [
    total,
    rank,
    lines.map(({ key, points, rule, data }) =>
      data === undefined ? ([key, points, rule] as const) : ([key, points, rule, data] as const),
    ),
  ];
}
