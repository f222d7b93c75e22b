import type { GameBlurb, Language, OptionTable } from "@banquise/engine";

/** What the list of games needs, before the game itself is loaded. */
export interface GameMeta {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionTable;
  readonly blurb: Readonly<Record<Language, GameBlurb>>;
  /** Types of moves that are never played for a player, not even when there is only one: their speed would tell others
   *  how many choices there were. */
  readonly neverForced?: readonly string[];
}
