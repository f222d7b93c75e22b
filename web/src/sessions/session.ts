/**
 * A table as the screen sees it, wherever it is played: here (`local.ts`), on the server (`remote.ts`), long ago
 * (`replay.ts`) or in a lesson (`learn/lesson-session.ts`). The screen reads signals and calls verbs. It asks which of them it is (`kind`) only to leave
 * out what makes no sense there, such as a hint in a replay.
 */
import { type Move, MoveList, type Seat, type SeatInfo, type TableConfig } from "@banquise/engine";
import type { Suggested } from "@banquise/ui";
import { type ReadonlySignal, signal } from "@preact/signals";
import type { AnyGame, AnyView } from "../games.ts";
import type { TableAffairs } from "./affairs.ts";
import type { Moment } from "./moment.ts";
import type { Refused } from "./refused.ts";
import type { TableTalk } from "./table-talk.ts";

/** live: what is shown is what is; lost: not reached, trying again. */
export type Connection = "live" | "connecting" | "lost";

/** Why what is played is not kept: no room left, a browser that keeps nothing, a table that was deleted meanwhile. */
export type Unkept = "full" | "unavailable" | "gone";

export interface TableSession {
  readonly kind: "local" | "remote" | "replay" | "lesson";
  readonly id: string;
  readonly game: AnyGame;
  readonly config: TableConfig;
  readonly seats: ReadonlySignal<readonly SeatInfo[]>;
  readonly moment: ReadonlySignal<Moment>;
  /** What the viewer may do now; empty when nothing is asked of it. */
  readonly legal: ReadonlySignal<readonly Move[]>;
  readonly connection: ReadonlySignal<Connection>;
  /** Null while all is well. */
  readonly unkept: ReadonlySignal<Unkept | null>;
  /** A person who must take the screen before anything is shown (several people at one screen); otherwise null. */
  readonly curtain: ReadonlySignal<Seat | null>;
  /** A move on its way, not yet acknowledged. */
  readonly sending: ReadonlySignal<Move | null>;
  /** How much the bot that decides has thought, from 0 to 1; null when nobody can tell. */
  readonly thought: ReadonlySignal<number | null>;
  /** What the viewer may point at for the one who decides; empty unless all win or lose together. */
  readonly suggestable: ReadonlySignal<readonly Move[]>;
  readonly suggestions: ReadonlySignal<readonly Suggested[]>;
  /** The day whose challenge is played here: there everybody has the same chance, without help and without a way back. */
  readonly daily?: string | null;
  /** What goes on around the game, where others play from afar. */
  readonly affairs?: TableAffairs;
  /** What is said there. */
  readonly talk?: TableTalk;
  play(move: Move): Promise<Refused | null>;
  /** Null takes the suggestion back. */
  suggest(move: Move | null): Promise<Refused | null>;
  undo(): Promise<Refused | null>;
  /** A move that is not legal was pointed at. Answers whether there is nothing more to say about it. */
  tried?(move: Move): boolean;
  /** Brings a page of older steps into the moment's log. */
  older(): Promise<Refused | null>;
  /** Bots that play here stop pausing until a person decides. */
  hurry(): void;
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

export const NONE: readonly Move[] = [];

/** Where everybody looks at the same screen, or nothing is decided any more, nothing is suggested. */
export const UNSUGGESTED = {
  suggestable: signal(NONE),
  suggestions: signal<readonly Suggested[]>([]),
  suggest: async (): Promise<null> => null,
};

/** Where the whole log is known there is nothing older. */
export const nothingOlder = async (): Promise<null> => null;
