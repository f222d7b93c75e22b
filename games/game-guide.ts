/** What the page of rules shows first: the game in a few pictures, each cut out of its own board. */
import type { Game, Language, Place, RuleId, Viewer } from "@banquise/engine";

export const GUIDE_PARTS = ["goal", "turn", "points", "end"] as const;
export type GuidePartName = (typeof GUIDE_PARTS)[number];

/** Lives in `games/<id>/guide.ts`; every part once, in the order of `GUIDE_PARTS`. */
export interface GameGuide<S> {
  readonly seats: number;
  readonly parts: Readonly<Record<GuidePartName, GuidePart<S>>>;
}

export interface GuidePart<S> {
  /** A few short sentences. */
  readonly says: Readonly<Record<Language, readonly string[]>>;
  /** The rules that say it in full. */
  readonly rules: readonly RuleId[];
  readonly pictures: readonly GuidePicture<S>[];
}

export interface GuidePicture<S> {
  /** The game is handed in, for positions that are played up to. */
  readonly position: (game: Game<S>) => S;
  /** From whose side; seat 0 if it is not given. */
  readonly viewer?: Viewer;
  /** The room that the board gets, in pixels: as on a screen of that size. */
  readonly room: readonly [width: number, height: number];
  /** What of the board is shown: a selector of its own parts. */
  readonly shows: string;
  readonly lit?: readonly Place[];
  /** What may be chosen is lit, as for whoever decides. */
  readonly asked?: true;
  /** What is seen there: the example of the rulebook, where it has one. */
  readonly caption: Readonly<Record<Language, string>>;
}
