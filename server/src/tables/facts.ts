import { type Language, parseConfig, type TableConfig, type TimeControl } from "@banquise/engine";
import type { AnyGame } from "../games.ts";
import type { TableRow } from "../storage/schema.ts";

/** What is played by which rules, and where its chance comes from. */
export interface GameFacts {
  /** Of the table. */
  readonly id: string;
  readonly game: AnyGame;
  readonly config: TableConfig;
  readonly secret: string;
  /** The day whose challenge is played here; null at any other table. Then nothing is taken back. */
  readonly daily: string | null;
}

/** What never changes about a table; what it is played by is settled when its game begins. */
export interface TableFacts extends GameFacts {
  readonly public: boolean;
  /** How much time people have to decide; null for as much as they like. */
  readonly clock: TimeControl | null;
  /** The bot that plays for those who have left. */
  readonly standIn: string;
  /** Whether messages may be written here; phrases are said anyway. */
  readonly chat: boolean;
  readonly language: Language | null;
  readonly invitation: string;
  /** Who opened it, by a keyed hash of the address. */
  readonly openedFrom: string;
  readonly createdAt: number;
  /** The time of day, by which its clock runs. */
  readonly now: () => number;
}

export function factsOf(table: TableRow, game: AnyGame, now: () => number): TableFacts {
  return {
    id: table.id,
    game,
    config: configOf(table, game),
    public: table.public === 1,
    clock: table.clock === null ? null : (JSON.parse(table.clock) as TimeControl),
    standIn: table.stand_in,
    chat: table.chat === 1,
    language: table.language,
    now,
    secret: table.secret,
    daily: table.daily,
    invitation: table.invitation,
    openedFrom: table.opened_from,
    createdAt: table.created_at,
  };
}

/** What a game was begun with; of an open table, what it would begin with under the present rules. */
function configOf({ seats, options, status }: TableRow, game: AnyGame): TableConfig {
  const chosen = JSON.parse(options) as Record<string, string>;
  if (status !== "open") return { seats, options: chosen };
  for (;;) {
    const config = parseConfig(game, seats, chosen);
    if (!("problem" in config)) return config;
    // An option that is no more is for nobody to choose; there is another default.
    if (!(config.name in chosen)) return { seats, options: chosen };
    delete chosen[config.name];
  }
}
