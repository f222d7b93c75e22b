import { type Decider, type Entry, type EntryKind, undoSeatOf } from "./entry.ts";
import type { GameEvent } from "./events.ts";
import type { Result, RuleId } from "./game.ts";
import type { PackedEntry, PackedEvent, PackedSeatResult } from "./packed-entry.ts";

/**
 * The entry that a packed one stands for, when it is known that `packEntry` has made it: in one's own store. What comes
 * from elsewhere goes through `parseEntry`, which takes several times as long.
 */
export function unpackEntry(packed: PackedEntry): Entry {
  const { v: version, k: kind = "move", e: events = [], c: scenes = [] } = packed;
  const seat = packed.s ?? null;
  const drew = packed.d !== undefined;
  const isMove = kind === "move";
  return {
    version,
    kind: kind as EntryKind,
    seat,
    by: (packed.b ?? "owner") as Decider,
    move: packed.m ?? null,
    key: packed.i ?? null,
    at: packed.t ?? 0,
    rules: packed.r,
    events: events.map(unpackEvent),
    scenes: scenes.map(([event, patch]) => ({ event, patch })),
    patch: packed.p ?? null,
    drew,
    actor: packed.a,
    top: isMove ? version : (packed.o ?? 0),
    undoSeat: isMove ? undoSeatOf(seat, drew) : (packed.u ?? null),
    back: packed.n ?? null,
    consent: packed.g !== undefined,
    standIn: packed.w ?? null,
    state: packed.x ?? null,
    result: packed.z === undefined ? null : unpackResult(packed.z),
  };
}

function unpackResult(seats: readonly PackedSeatResult[]): Result {
  return {
    seats: seats.map(([total, rank, lines]) => ({
      total,
      rank,
      lines: lines.map(([key, points, rule, data]) => {
        const line = { key, points, rule: rule as RuleId };
        return data === undefined ? line : { ...line, data };
      }),
    })),
  };
}

function unpackEvent([type, rule, seat, data = {}, secretSeat, secretData = {}]: PackedEvent): GameEvent {
  const open = { type, rule: rule as RuleId, seat, data };
  return secretSeat === undefined ? open : { ...open, secret: { seat: secretSeat, data: secretData } };
}
