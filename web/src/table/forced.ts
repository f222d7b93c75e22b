/** Choices that are no choice, made for the player. */
import { type Move, viewOf } from "@banquise/engine";
import type { AnyGame, GameMeta } from "../games.ts";
import type { Moment } from "../sessions/moment.ts";

interface Wishes {
  /** Every choice of one is made. */
  readonly forced: boolean;
  /** A turn in which nothing is left to do ends by itself. */
  readonly endTurns: boolean;
}

/** The only move there is, if it is to be played for the viewer; otherwise null. */
export function forcedMove(
  game: AnyGame,
  meta: Pick<GameMeta, "neverForced" | "endsTurn"> | null,
  { view, log }: Pick<Moment, "view" | "log">,
  legal: readonly Move[],
  { forced, endTurns }: Wishes,
): Move | null {
  const [move] = legal;
  if (move === undefined || legal.length > 1) return null;
  const { type } = game.moves.decode(move);
  if (!forced && !(endTurns && meta?.endsTurn?.includes(type))) return null;
  // Who has just taken the move back wants to look.
  if (log.at(-1)?.kind === "undo") return null;
  return meta?.neverForced?.includes(type) && hasSecrets(game, view) ? null : move;
}

/** Whether the viewer knows anything that a spectator does not. */
function hasSecrets(game: AnyGame, view: Moment["view"]): boolean {
  return !game.layout.equals(viewOf(game, view, null), view);
}
