import { type Chance, type Entry, Random, secretFromSeed, Table, type TableConfig } from "@banquise/engine";
import type { AnyGame } from "../games.ts";

/** A game played at random, with a move taken back now and then, to its end or so many entries. */
export function randomGame(game: AnyGame, seed: number, most = Number.POSITIVE_INFINITY): Table<unknown> {
  const config: TableConfig = {
    seats: game.seats.min,
    options: Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default])),
  };
  const chance: Chance = {
    secret: secretFromSeed(seed),
    nonces: Array<string>(config.seats).fill(`salt-${seed}`),
  };
  const table = new Table(game, config, chance);
  const random = Random.of(seed);
  while (!table.over && table.version < most) {
    const seat = table.actor;
    const legal = table.legal();
    const key = `key-${seed}-${table.version + 1}`;
    const done = table.play(seat, legal[random.int(legal.length)] ?? -1, { key, at: table.version + 1 });
    if ("refused" in done) throw new Error(done.refused);
    if (table.version < most && table.mayUndo(seat) && random.int(8) === 0)
      table.undo(seat, { key: `${key}-undo`, at: table.version + 1 });
  }
  return table;
}

/** The entries from one version to another. */
export const stretch = (table: Table<unknown>, first: number, last: number): Entry[] =>
  table.entries.slice(first - 1, last);
