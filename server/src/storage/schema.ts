import type { TableStatus } from "@banquise/engine";

/** The tables of the database, as the query builder knows them. Times are milliseconds since 1970. */
export interface Schema {
  settings: { name: string; value: string };
  sessions: SessionRow;
  tables: TableRow;
  seats: SeatRow;
  entries: EntryRow;
  /** Sessions that their owners have ended: their tokens are worth nothing any more. */
  ended_sessions: { id: string; at: number };
}

/** A person, or a program that plays as one. */
export interface SessionRow {
  id: string;
  name: string;
  created_at: number;
}

export interface TableRow {
  id: string;
  game: string;
  /** Rules version of the game that the log was played by. */
  rules: number;
  seats: number;
  /** JSON: a value for every option of the game. */
  options: string;
  /** 1: anybody may take a free seat. */
  public: number;
  status: TableStatus;
  /** Leaves the server only in the export of a finished game. */
  secret: string;
  invitation: string;
  /** The table where its players meet again. */
  rematch: string | null;
  /** Number of entries. */
  version: number;
  /** The seat that decides; null before the start and after the end. */
  actor: number | null;
  /**
   * JSON of the state, so that a later version of the rules can go on from there. It is written when the table leaves
   * memory, which it does before new rules come; until then the log alone says how the table stands.
   */
  state: string | null;
  /** The version that `state` belongs to. */
  state_version: number | null;
  /** Who opened it, by a keyed hash of the address: for quotas and for turns of bots, not to find anybody. */
  opened_from: string;
  /**
   * When somebody was last seen to wait at an open table, or to play at one that has begun; a minute more or less, so that
   * moves do not have to keep an index in order.
   */
  alive_at: number;
  created_at: number;
  updated_at: number;
}

export interface SeatRow {
  table_id: string;
  seat: number;
  kind: "free" | "person" | "bot";
  /** Whose seat it is, for a person. */
  session_id: string | null;
  /** Which bot, for a bot. */
  bot: string | null;
  nonce: string;
}

/** The log of a table: (table_id, version) is unique, so no two moves can make the same version. */
export interface EntryRow {
  table_id: string;
  version: number;
  seat: number;
  /** Code of the move; null for an undo. */
  move: number | null;
  /** The client's own key of the command, unique at a table; null for bots. */
  key: string | null;
  at: number;
}
