/**
 * A finished game as a file: everything needed to watch it again, without rules, and to prove that it was played fairly.
 * The dice and the hands cannot be forged: the secret must match the commitment that was published before the first
 * move, and whoever has the rules can play every move again and compare.
 */
import { commitmentTo } from "./chance.ts";
import type { GameEvent } from "./events.ts";
import type { Seat, TableConfig } from "./game.ts";
import { type PackedEntry, packEntry } from "./packed-entry.ts";
import type { StateJson } from "./state.ts";
import type { Table } from "./table.ts";

export const EXPORT_FORMAT = "banquise-game/2";

export interface TableExport {
  readonly format: typeof EXPORT_FORMAT;
  readonly game: string;
  /** The version of the rules at the start; entries of the log say when it changed. */
  readonly rules: number;
  readonly config: TableConfig;
  readonly names: readonly string[];
  readonly commitment: string;
  readonly secret: string;
  readonly nonces: readonly string[];
  /** The table after the setup. */
  readonly start: { readonly state: StateJson; readonly actor: Seat; readonly events: readonly GameEvent[] };
  readonly log: readonly PackedEntry[];
  readonly totals: readonly number[];
  readonly ranks: readonly number[];
}

/** Writes a table down, secret included: only when it is over, or when nobody else's secrets are in it. */
export function exportTable<S>(table: Table<S>, names: readonly string[]): TableExport {
  const { game, config, chance, entries } = table;
  const { version, rules, state, actor, setup } = table.record().from;
  if (version > 0) throw new Error("an export tells the whole game: load it from its beginning");
  if (setup === null) throw new Error("a fork has no beginning that an export could tell");
  const { seats } = table.result;
  return {
    format: EXPORT_FORMAT,
    game: game.id,
    rules,
    config,
    names,
    commitment: commitmentTo(chance.secret),
    secret: chance.secret,
    nonces: chance.nonces,
    start: { state, actor, events: setup },
    log: entries.map((entry) => publicEntry(packEntry(entry))),
    totals: seats.map((seat) => seat.total),
    ranks: seats.map((seat) => seat.rank),
  };
}

/** Names of commands and of people are nobody else's business. */
function publicEntry({ i: _key, b, ...entry }: PackedEntry): PackedEntry {
  if (b === undefined) return entry;
  return { ...entry, b: b.startsWith("person:") ? "person:somebody" : b };
}
