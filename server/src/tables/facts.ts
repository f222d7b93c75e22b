import type { TableConfig, TimeControl } from "@banquise/engine";
import type { AnyGame } from "../games.ts";

/** What is played by which rules, and where its chance comes from. */
export interface GameFacts {
  /** Of the table. */
  readonly id: string;
  readonly game: AnyGame;
  readonly config: TableConfig;
  readonly secret: string;
}

/** What never changes about a table. */
export interface TableFacts extends GameFacts {
  readonly public: boolean;
  /** How much time people have to decide; null for as much as they like. */
  readonly clock: TimeControl | null;
  /** The bot that plays for those who have left. */
  readonly standIn: string;
  readonly invitation: string;
  /** Who opened it, by a keyed hash of the address. */
  readonly openedFrom: string;
  readonly createdAt: number;
  /** The time of day, by which its clock runs. */
  readonly now: () => number;
}
