/**
 * Tables that earlier builds kept in local storage, as nothing but moves. Each is played once, under the rules that it
 * was made with, and moves over to `LocalTables`. What is in local storage is deleted when the new copy is on disk,
 * and stays for as long as that cannot be done.
 */
import {
  type Chance,
  fromMoves,
  type MovesEntry,
  type Seat,
  type StateJson,
  type Table,
  type TableConfig,
} from "@banquise/engine";
import type { AnyGame, AnyState } from "../games.ts";
import { asLocal, type LocalRecord, type LocalSeat, type LocalTable } from "./local-table.ts";

export interface EarlyTable {
  readonly id: string;
  readonly game: string;
  /** Moves are codes, which only this version of the rules can read. */
  readonly rules: number;
  readonly config: TableConfig;
  readonly chance: Chance;
  /** Where it began, when it went on from the middle of another game. */
  readonly start?: StateJson;
  readonly seats: readonly LocalSeat[];
  readonly log: readonly MovesEntry[];
  readonly actor: Seat | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** The rules of a game by their number; null when they are not kept. */
export type RulesOf = (game: string, version: number) => Promise<AnyGame | null>;

const PREFIX = "banquise.table.";

export function listEarly(storage: Storage): EarlyTable[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return keys.flatMap((key) => {
    const table = key?.startsWith(PREFIX) ? parseEarly(storage.getItem(key)) : null;
    return table ?? [];
  });
}

export const findEarly = (id: string, storage: Storage): EarlyTable | null =>
  parseEarly(storage.getItem(PREFIX + id));

export const removeEarly = (id: string, storage: Storage): void => storage.removeItem(PREFIX + id);

/** As a list of tables shows it. */
export const headerOf = ({ log, start: _, ...table }: EarlyTable): LocalTable => ({
  ...table,
  version: log.length,
});

/** The table with a log that holds what it did; null when its rules are unknown or do not allow its moves. */
export async function converted(early: EarlyTable, rulesOf: RulesOf): Promise<LocalRecord | null> {
  const game = await rulesOf(early.game, early.rules).catch((error: unknown) => {
    console.error("the rules of an early table cannot be loaded", early.game, early.rules, error);
    return null;
  });
  const table = game === null ? null : played(game, early);
  return table === null ? null : asLocal(early, table);
}

function played(game: AnyGame, { id, config, chance, log, start }: EarlyTable): Table<AnyState> | null {
  try {
    const beginning = start === undefined ? null : game.layout.fromJson(start);
    const table = fromMoves(game, config, chance, log, beginning);
    if (!("damage" in table)) return table;
    console.error("an early table cannot be played again", id, table);
  } catch (error) {
    console.error("an early table cannot be read", id, error);
  }
  return null;
}

/** What an earlier build stored, or null for anything that does not have the shape of a table. */
function parseEarly(text: string | null): EarlyTable | null {
  if (text === null) return null;
  try {
    const table = JSON.parse(text) as Partial<EarlyTable> | null;
    const whole =
      typeof table?.id === "string" &&
      typeof table.game === "string" &&
      typeof table.rules === "number" &&
      typeof table.config?.seats === "number" &&
      typeof table.chance?.secret === "string" &&
      Array.isArray(table.chance.nonces) &&
      Array.isArray(table.seats) &&
      table.seats.length === table.config.seats &&
      Array.isArray(table.log);
    return whole ? (table as EarlyTable) : null;
  } catch {
    return null;
  }
}
