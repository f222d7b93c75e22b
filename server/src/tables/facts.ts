import type { TableConfig } from "@banquise/engine";
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
  readonly invitation: string;
  /** Who opened it, by a keyed hash of the address. */
  readonly openedFrom: string;
  readonly createdAt: number;
}
