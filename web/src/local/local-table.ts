import {
  type Chance,
  type Checkpoint,
  newSecret,
  OVER,
  type Seat,
  type SeatInfo,
  type SeatPlace,
  Table,
  type TableConfig,
  type TableRecord,
} from "@banquise/engine";
import type { AnyGame, AnyState } from "../games.ts";

/** A table of this browser, without its log. */
export interface LocalTable {
  readonly id: string;
  readonly game: string;
  /** The version of the rules that it is at. */
  readonly rules: number;
  readonly config: TableConfig;
  readonly chance: Chance;
  readonly seats: readonly LocalSeat[];
  readonly version: number;
  /** The seat that decides; null when the game is over. */
  readonly actor: Seat | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** By seat, how the game ended; not there before that, nor in what earlier builds have kept. */
  readonly places?: readonly SeatPlace[];
}

export interface LocalSeat {
  readonly kind: "person" | "bot";
  /** A person's name, or the id of a bot. */
  readonly name: string;
}

/** A table of this browser with its log, from the beginning. */
export interface LocalRecord {
  readonly table: LocalTable;
  readonly record: TableRecord;
}

export const seatInfo = ({ kind, name }: LocalSeat): SeatInfo => ({ kind, name, online: true });

/** Chance that nobody else has a share in. */
const chanceOf = (secret: string, seats: number): Chance => ({
  secret,
  nonces: Array<string>(seats).fill(""),
});

/** A new table, or one that goes on from a state of another game; with a name and chance of its own, unless they are given. */
export function newLocalTable(
  game: AnyGame,
  config: TableConfig,
  seats: readonly LocalSeat[],
  start: AnyState | null = null,
  now = Date.now(),
  { id = newSecret().slice(0, 12), secret = newSecret() } = {},
): LocalRecord {
  const chance = chanceOf(secret, config.seats);
  const table =
    start === null ? new Table(game, config, chance) : Table.startingAt(game, config, chance, start);
  return asLocal({ id, seats, createdAt: now, updatedAt: now }, table);
}

/** A table with its log in the form in which it is kept. */
export function asLocal(
  { id, seats, createdAt, updatedAt }: Pick<LocalTable, "id" | "seats" | "createdAt" | "updatedAt">,
  table: Table<AnyState>,
): LocalRecord {
  const { game, rules, config, chance, version, actor } = table;
  const header = {
    id,
    game: game.id,
    rules,
    config,
    chance,
    seats,
    version,
    actor: actor === OVER ? null : actor,
    createdAt,
    updatedAt,
    ...(table.over && { places: table.result.seats.map(({ rank, total }) => ({ rank, total })) }),
  };
  const record = table.record();
  // The table plays on while this is being written.
  return { table: header, record: { ...record, entries: [...record.entries] } };
}

/** Played here from its beginning: only then can others verify it. */
export const isWhole = ({ setup }: Checkpoint): boolean => setup !== null;
