/**
 * A table as the screen sees it, wherever it is played: here (`local.ts`), on the server (`remote.ts`) or long ago
 * (`replay.ts`). The screen reads signals and calls verbs, the same for all three; `kind` says which it is, for the few
 * things that only one of them has.
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
import type { Suggested } from "@banquise/ui";
import { type ReadonlySignal, signal } from "@preact/signals";
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
  /** What the viewer may point at for the one who decides; empty unless all win or lose together. */
  readonly suggestable: ReadonlySignal<readonly Move[]>;
  readonly suggestions: ReadonlySignal<readonly Suggested[]>;
  play(move: Move): Promise<Trouble | null>;
  /** Null takes the suggestion back. */
  suggest(move: Move | null): Promise<Trouble | null>;
  undo(): Promise<Trouble | null>;
  liftCurtain(): void;
  close(): void;
}

/** The legal moves of the viewer, from what the viewer sees. */
export function legalOf(game: AnyGame, { view, viewer, actor }: Moment): readonly Move[] {
  return viewer === null || viewer !== actor ? NONE : movesIn(game, view);
}

/** What the viewer, who plays together with the one who decides, may point at. */
export function suggestableOf(game: AnyGame, { view, viewer, actor }: Moment): readonly Move[] {
  return !game.cooperative || viewer === null || actor === null || viewer === actor
    ? NONE
    : movesIn(game, view);
}

function movesIn(game: AnyGame, view: AnyView): readonly Move[] {
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

/** Where everybody looks at the same screen, or nothing is decided any more, nothing is suggested. */
export const UNSUGGESTED = {
  suggestable: signal(NONE),
  suggestions: signal<readonly Suggested[]>([]),
  suggest: async (): Promise<null> => null,
};
