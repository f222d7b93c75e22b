import type { Checkpoint, Entry } from "./entry.ts";
import { OVER } from "./game.ts";

/** What stands at a version: an entry, or the kept state where a stretch of the log begins. */
type Standing = Pick<Entry, "version" | "rules" | "actor" | "top" | "undoSeat">;

/**
 * Why an entry cannot follow what came before it, in plain English, or null when it can. `at` finds what stands at an
 * earlier version, as far as the stretch of the log reaches.
 */
export function misfit(
  entry: Entry,
  before: Standing,
  seats: number,
  at: (version: number) => Entry | Checkpoint | null,
): string | null {
  const { kind, seat, actor, top, undoSeat, rules, back, result } = entry;
  if (before.actor === OVER) return "the game was over";
  if (kind === "rules" ? rules <= before.rules : rules !== before.rules) return `rules ${rules}`;
  if (actor >= seats || (seat ?? 0) >= seats || (undoSeat ?? 0) >= seats) return "there is no such seat";
  if (result !== null && (actor !== OVER || result.seats.length !== seats))
    return "a result that is none of this game";
  switch (kind) {
    case "move":
      return seat === before.actor ? null : "another seat decided";
    case "undo":
      return misfitOfUndo(entry, before, back === null ? null : at(back));
    case "rules":
      return top === 0 && undoSeat === null ? null : "a change of rules lets nothing be taken back";
    case "abandon":
      return actor === OVER && top === 0 && undoSeat === null && entry.patch === null
        ? null
        : "an abandoned game is over as it stands";
    default:
      if (entry.patch !== null || entry.events.length > 0) return `${kind} changes nothing in the game`;
      return actor === before.actor && top === before.top && undoSeat === before.undoSeat
        ? null
        : `${kind} changes neither whose turn it is nor what can be taken back`;
  }
}

function misfitOfUndo(
  { top, undoSeat, back }: Entry,
  before: Standing,
  target: Standing | null,
): string | null {
  if (back === null || back >= before.top) return "nothing is taken back";
  if (target === null) return null;
  return top === target.top && undoSeat === target.undoSeat ? null : `it is not as it was at version ${back}`;
}
