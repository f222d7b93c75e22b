/** Local tables, kept in this browser: written after every move, so that a reload goes on where it was. */
import {
  type Chance,
  type MovesEntry,
  newSecret,
  type Seat,
  type SeatInfo,
  type StateJson,
  type TableConfig,
} from "@banquise/engine";

/** A local table at rest. */
export interface SavedTable {
  readonly id: string;
  readonly game: string;
  /** Rules version: moves are stored as codes, which only that version can read. */
  readonly rules: number;
  readonly config: TableConfig;
  readonly chance: Chance;
  /** Where it began, when it goes on from the middle of another game. */
  readonly start?: StateJson;
  readonly seats: readonly SavedSeat[];
  readonly log: readonly MovesEntry[];
  /** The seat that decides; null when the game is over. */
  readonly actor: Seat | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface SavedSeat {
  readonly kind: "person" | "bot";
  /** A person's name, or the id of a bot. */
  readonly name: string;
}

const PREFIX = "banquise.table.";
/** Finished games beyond this many are forgotten, oldest first. */
const KEPT_FINISHED = 30;

export function newLocalTable(
  game: { readonly id: string; readonly version: number },
  config: TableConfig,
  seats: readonly SavedSeat[],
  now = Date.now(),
): SavedTable {
  const nonces = seats.map(() => "");
  return {
    id: newSecret().slice(0, 12),
    game: game.id,
    rules: game.version,
    config,
    chance: { secret: newSecret(), nonces },
    seats,
    log: [],
    actor: 0,
    createdAt: now,
    updatedAt: now,
  };
}

export function saveTable(table: SavedTable, storage: Storage = localStorage): void {
  storage.setItem(PREFIX + table.id, JSON.stringify(table));
  if (table.actor === null) forgetOldest(storage);
}

export function loadTable(id: string, storage: Storage = localStorage): SavedTable | null {
  return parseSaved(storage.getItem(PREFIX + id));
}

export function removeTable(id: string, storage: Storage = localStorage): void {
  storage.removeItem(PREFIX + id);
}

/** All local tables, the latest played first. */
export function listTables(storage: Storage = localStorage): SavedTable[] {
  const tables: SavedTable[] = [];
  for (let i = 0; i < storage.length; i++) {
    const key = storage.key(i);
    if (!key?.startsWith(PREFIX)) continue;
    const table = parseSaved(storage.getItem(key));
    if (table) tables.push(table);
  }
  return tables.sort((a, b) => b.updatedAt - a.updatedAt);
}

export const seatInfo = (seat: SavedSeat): SeatInfo => ({ kind: seat.kind, name: seat.name, online: true });

function forgetOldest(storage: Storage): void {
  const finished = listTables(storage).filter((table) => table.actor === null);
  for (const table of finished.slice(KEPT_FINISHED)) removeTable(table.id, storage);
}

/** What this browser stored, or null for anything that does not have the shape of a table. */
function parseSaved(text: string | null): SavedTable | null {
  if (text === null) return null;
  try {
    const table = JSON.parse(text) as Partial<SavedTable> | null;
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
    return whole ? (table as SavedTable) : null;
  } catch {
    return null;
  }
}
