import type { Entry } from "./entry.ts";
import type { Seat } from "./game.ts";
import type { Log } from "./log.ts";

/** How far an undo goes, and what it may pass. */
export interface UndoTerms {
  /** The version to go back to, just before a move of one's own that still stands; by default the last one. */
  readonly to?: number;
  /** All the others agree: neither their moves nor what was drawn or seen since are in the way. */
  readonly consent?: boolean;
  /** How many undos the game may have. */
  readonly most?: number;
}

/**
 * The standing moves that an undo takes back, the newest first; null when it cannot go there. Memory may not reach so far:
 * then the version that the log is needed from.
 */
export function takenBack<S>(
  log: Log<S>,
  seat: Seat,
  { to, consent = false }: UndoTerms,
): readonly Entry[] | { readonly needs: number } | null {
  const moves: Entry[] = [];
  for (let { top } = log.last; top > 0; top = log.standing(top - 1)?.top ?? 0) {
    if (top <= log.floor) return { needs: top - 1 };
    const move = log.entry(top) as Entry;
    if (move.seat !== seat && !consent) return null;
    moves.push(move);
    if (to === undefined ? move.seat === seat : to >= top - 1)
      return move.seat === seat && (to ?? top - 1) === top - 1 ? moves : null;
  }
  return null;
}
