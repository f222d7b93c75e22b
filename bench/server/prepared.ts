/** A database as a server leaves it behind: tables with long logs, and people who sit at them. */
import { CHECKPOINT_EVERY, OVER, Random, secretFromSeed, Table } from "@banquise/engine";
import { type AnyGame, allGames } from "../../server/src/games.ts";
import { ApiTokens } from "../../server/src/people/api-tokens.ts";
import { Sessions } from "../../server/src/sessions.ts";
import { Store } from "../../server/src/storage/store.ts";
import { seatRow, tableRow } from "../../server/src/testing/rows.ts";

export const SESSION_KEY = "a key for measurements";
const SEATS = 3;
/** Nobody is in a hurry, and everybody stays. */
const UNTIMED = { clock: null, seat: null, endsProposal: false, thought: null, tellAt: null };

/** A table in the database, with the tokens of those who sit there. */
export interface Prepared {
  readonly id: string;
  readonly version: number;
  readonly tokens: readonly string[];
}

export const games: readonly AnyGame[] = await allGames();

export function gameById(id: string): AnyGame {
  const game = games.find((each) => each.id === id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

/** A whole game, played at random. */
export function finishedGame(game: AnyGame, seed: number): Table<unknown> {
  const table = newTable(game, seed);
  const random = Random.of(seed);
  while (!table.over) play(table, random);
  return table;
}

/** A running game of finished length: all but the last move. */
export function longGame(game: AnyGame, seed: number): Table<unknown> {
  const whole = finishedGame(game, seed);
  return whole.at(whole.version - 1);
}

/** A game whose log has so many entries, because somebody plays and takes back, plays and takes back. */
export function filledGame(game: AnyGame, seed: number, entries: number): Table<unknown> {
  const table = newTable(game, seed);
  const random = Random.of(seed);
  while (table.version < entries) {
    const { actor } = table;
    play(table, random);
    if (table.version < entries) table.undo(actor, stamp(table), { most: Number.POSITIVE_INFINITY });
  }
  return table;
}

/** Writes tables down as the server does, entry by entry; or some `together`, which is quicker. */
export async function prepare(
  path: string,
  tables: readonly Table<unknown>[],
  together = 1,
): Promise<readonly Prepared[]> {
  const store = await Store.open(path);
  const sessions = new Sessions(store.sessions, new ApiTokens(store.apiTokens, Date.now), SESSION_KEY);
  const prepared: Prepared[] = [];
  for (const [index, table] of tables.entries()) {
    const people = Array.from({ length: table.config.seats }, () => sessions.issue());
    for (const { id } of people) await store.sessions.save({ id, name: "Somebody", created_at: 1 });
    const id = `bench${String(index).padStart(7, "0")}`;
    await create(
      store,
      id,
      table,
      people.map((person) => person.id),
    );
    prepared.push({ id, version: table.version, tokens: people.map(({ token }) => token) });
  }
  await append(store, prepared, tables, together);
  await store.close();
  return prepared;
}

async function create(
  store: Store,
  id: string,
  table: Table<unknown>,
  sessions: readonly string[],
): Promise<void> {
  const { config, chance, game } = table;
  const first = table.at(0);
  const at = Date.now();
  const options = JSON.stringify(config.options);
  const row = tableRow(id, {
    game: game.id,
    rules: game.version,
    seats: config.seats,
    options,
    secret: chance.secret,
    alive_at: at,
    created_at: at,
    updated_at: at,
  });
  const seats = sessions.map((session_id, seat) =>
    seatRow(id, seat, "person", { session_id, nonce: chance.nonces[seat] ?? "" }),
  );
  const start = {
    rules: game.version,
    status: first.status,
    actor: first.actor,
    options,
    checkpoint: first.checkpoint(),
    clock: null,
    think_at: null,
    claimed_by: null,
    tell_at: null,
    begunToldAt: null,
  };
  await store.tables.create(row, seats, { start });
}

/** Entry after entry at all tables in turn, as they come when games are played at the same time. */
async function append(
  store: Store,
  prepared: readonly Prepared[],
  tables: readonly Table<unknown>[],
  together: number,
): Promise<void> {
  const longest = Math.max(...tables.map(({ version }) => version));
  for (let base = 0; base < longest; base += together) {
    const appends = tables.flatMap((table, index) => {
      const entries = table.entries.slice(base, base + together);
      const last = entries.at(-1);
      const found = prepared[index];
      if (last === undefined || found === undefined) return [];
      const { actor, version, at } = last;
      const status: "over" | "playing" = actor === OVER ? "over" : "playing";
      const checkpoint = version % CHECKPOINT_EVERY === 0 ? table.at(version).checkpoint() : null;
      const of = { tableId: found.id, base, entries, status };
      return [{ ...of, actor: actor === OVER ? null : actor, at, checkpoint, ...UNTIMED }];
    });
    await store.logs.append(appends);
  }
}

function newTable(game: AnyGame, seed: number): Table<unknown> {
  const seats = Math.min(game.seats.max, Math.max(game.seats.min, SEATS));
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, option]) => [name, option.default]),
  );
  const nonces = Array.from({ length: seats }, (_, seat) => `nonce-${seed}-${seat}`);
  return new Table(game, { seats, options }, { secret: secretFromSeed(seed), nonces });
}

function play(table: Table<unknown>, random: Random): void {
  const legal = table.legal();
  table.play(table.actor, legal[random.int(legal.length)] ?? -1, stamp(table));
}

/** As a browser and the server name a command: 32 random digits, and the time. */
function stamp({ version, chance }: Table<unknown>): { key: string; at: number } {
  return { key: secretFromSeed(version + Number.parseInt(chance.secret.slice(0, 6), 16)), at: Date.now() };
}
