/** What the board says beside the texts of the game: the words that each language provides. */
import type { ScoreKey } from "../data.ts";
import type { Names } from "./names.ts";
import type { Phrases } from "./phrases.ts";

export interface BoardWords {
  /** The words of the game itself, and the names of things in them. */
  readonly phrases: Phrases;
  readonly names: Names;
  readonly row: string;
  readonly piles: (cards: number, tiles: number) => string;
  readonly nextTiles: string;
  readonly worth: (points: number) => string;
  readonly reservedBy: (name: string) => string;
  readonly diamond: readonly string[];
  readonly cube: (dummy: number) => string;
  readonly favours: string;
  readonly none: string;
  readonly types: Readonly<Record<"immediate" | "single" | "end", string>>;
  readonly temple: string;
  readonly floor: (floor: number) => string;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly asPlans: string;
  readonly inDepth: string;
  readonly decision: string;
  readonly hand: string;
  readonly holds: (name: string) => string;
  readonly sikuBlock: string;
  readonly takeHelp: string;
  readonly placeHelp: string;
  readonly exchangeHelp: string;
  readonly reserveHelp: string;
  readonly workerPower: string;
  readonly plainWay: string;
  readonly swapWay: string;
  readonly build: string;
  readonly bringTile: string;
  readonly forSelf: string;
  readonly forSiku: string;
  readonly use: (favour: string) => string;
  readonly decline: string;
  readonly notThisTurn: string;
  readonly notThisGame: string;
  readonly askAgain: string;
  readonly dummiesDid: string;
  readonly cardAtCube: string;
  readonly cardAfterCube: string;
  readonly compared: (tiles: number, reason: string) => string;
  readonly yourChoice: string;
  readonly favourGone: (favour: string) => string;
  readonly deciding: (name: string, phase: number) => string;
  readonly reinforcement: (points: number) => string;
  readonly lines: (lines: number, steps: number, reached: number) => string;
  readonly square: string;
  readonly shares: (shares: string) => string;
  readonly without: (shares: string) => string;
  readonly with: (shares: string) => string;
  readonly nobody: string;
  readonly lost: (points: number) => string;
  readonly nothing: string;
  readonly signed: (points: number) => string;
  readonly change: (points: number) => string;
  readonly areas: string;
  readonly areaOf: (name: string) => string;
  readonly onTrack: string;
  readonly asNow: string;
  /** What is on the Victory track, and what cards and temple would add. */
  readonly points: (points: number) => string;
  readonly promised: (points: number) => string;
  readonly short: (points: number) => string;
  readonly column: (symbol: string, cards: number, points: number) => string;
  readonly track: (square: number, reached: number) => string;
  readonly blocksLeft: (blocks: number) => string;
  readonly lot: (own: number, siku: number) => string;
  readonly border: (blocks: number) => string;
  readonly top: (points: number) => string;
  readonly sets: (points: number) => string;
  readonly workers: (workers: number) => string;
  readonly completion: string;
  readonly categories: Readonly<Record<ScoreKey, string>>;
  readonly explained: Readonly<Record<ScoreKey, string>>;
  /** What a card of each symbol may do when it is played; empty for most. */
  readonly powers: readonly string[];
  readonly next: string;
  readonly all: string;
  readonly sum: string;
}

/** What somebody does in a phase; every other phase is a yes or no about a Favour. */
export type Doings = Readonly<Record<number, string>>;

const MINUS = "−";
export const signed = (points: number): string => (points < 0 ? `${MINUS}${-points}` : `+${points}`);
