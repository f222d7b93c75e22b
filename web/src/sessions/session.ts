/**
 * A table as the screen sees it, wherever it is played: here (`local.ts`), on the server (`remote.ts`) or long ago
 * (`replay.ts`). The screen reads signals and calls verbs; it never learns which of the three it is talking to.
 */
import {
  type GameEvent,
  type Move,
  MoveList,
  OVER,
  type RuleId,
  type Seat,
  type SeatInfo,
  type Step,
  type TableConfig,
  type TableStatus,
  type Viewer,
} from "@banquise/engine";
import type { ReadonlySignal } from "@preact/signals";
import type { AnyGame, AnyState, AnyView } from "../games.ts";

/** All that is true at one version, seen by one viewer. Replaced as a whole, so that no two parts ever disagree. */
export interface Moment {
  readonly view: AnyView;
  readonly viewer: Viewer;
  /** The seat that decides now; null when the game is over. */
  readonly actor: Seat | null;
  readonly version: number;
  readonly status: TableStatus;
  readonly log: readonly Step[];
  /** What happened since the moment before; empty on the first one. */
  readonly events: readonly GameEvent[];
  readonly mayUndo: boolean;
}

/** live: what is shown is what is; lost: not reached, trying again. */
export type Connection = "live" | "connecting" | "lost";

/** Why something was not done, for people. */
export interface Trouble {
  readonly code: string;
  readonly rule: RuleId | null;
  /** The server's own words, when it had some. */
  readonly detail: string | null;
}

export interface TableSession {
  readonly kind: "local" | "remote" | "replay";
  readonly id: string;
  readonly game: AnyGame;
  readonly config: TableConfig;
  readonly seats: ReadonlySignal<readonly SeatInfo[]>;
  readonly moment: ReadonlySignal<Moment>;
  /** What the viewer may do now; empty when nothing is asked of it. */
  readonly legal: ReadonlySignal<readonly Move[]>;
  readonly connection: ReadonlySignal<Connection>;
  /** A person who must take the screen before anything is shown (several people at one screen); otherwise null. */
  readonly curtain: ReadonlySignal<Seat | null>;
  /** A move on its way, not yet acknowledged. */
  readonly sending: ReadonlySignal<Move | null>;
  /** How much the bot that decides has thought, from 0 to 1; null when nobody can tell. */
  readonly thought: ReadonlySignal<number | null>;
  play(move: Move): Promise<Trouble | null>;
  undo(): Promise<Trouble | null>;
  liftCurtain(): void;
  close(): void;
}

/** The legal moves of the viewer, from what the viewer sees. */
export function legalOf(game: AnyGame, { view, viewer, actor }: Moment): readonly Move[] {
  if (viewer === null || viewer !== actor) return NONE;
  const list = new MoveList();
  game.legal(view, list);
  return list.toArray();
}

/** The seat that decides in a view, as the wire says it. */
export function actorOf(game: AnyGame, state: AnyState): Seat | null {
  const actor = game.actor(state);
  return actor === OVER ? null : actor;
}

export const NONE: readonly Move[] = [];
