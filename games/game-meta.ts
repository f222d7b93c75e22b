import type { GameBlurb, Language, OptionTable } from "@banquise/engine";

/** What the list of games needs, before the game itself is loaded. */
export interface GameMeta {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** How much there is to learn, from 1 (a minute) to 5 (an evening). */
  readonly weight: 1 | 2 | 3 | 4 | 5;
  readonly options: OptionTable;
  readonly blurb: Readonly<Record<Language, GameBlurb>>;
  /** Types of moves that are not played for a player who has secrets, not even when there is only one: their speed
   *  would tell others how many choices there were. */
  readonly neverForced?: readonly string[];
  /** Types of moves that do nothing but end the turn: a lone one is played for whoever did not switch that off. */
  readonly endsTurn?: readonly string[];
  /** All win or lose together: the same as in the game itself. */
  readonly cooperative?: boolean;
  /** Seats in the challenge of the day, where a person meets bots; as few as the game allows when it is left out. */
  readonly daily?: number;
}
