import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { CHECKPOINT_EVERY, OVER, type Table } from "@banquise/engine";
import { afterAll, expect, test } from "vitest";
import { allGames } from "../games.ts";
import { newPlace, placeWith, removePlace } from "../testing/databases.ts";
import { randomGame, stretch } from "../testing/random-game.ts";
import { tableRow } from "../testing/rows.ts";
import type { Append, LogPart } from "./log-store.ts";
import { LOG_FORMS } from "./schema.ts";
import { openDatabase, Store } from "./store.ts";

const places: string[] = [];
afterAll(async () => {
  for (const place of places) await removePlace(place);
});

const games = await allGames();
const blueprints = games.find(({ id }) => id === "blueprints") ?? games[0];
if (blueprints === undefined) throw new Error("there are games");

async function newStore(): Promise<{ store: Store; place: string }> {
  const place = await newPlace();
  places.push(place);
  return { store: await Store.open(place), place };
}

async function begin(store: Store, id: string, table: Table<unknown>): Promise<void> {
  const checkpoint = table.at(0).checkpoint();
  const { config, chance, game } = table;
  const row = tableRow(id, {
    game: game.id,
    rules: game.version,
    seats: config.seats,
    options: JSON.stringify(config.options),
    secret: chance.secret,
  });
  const start = {
    rules: game.version,
    status: "playing" as const,
    actor: 0,
    options: row.options,
    think_at: null,
    claimed_by: null,
    tell_at: null,
    begunToldAt: null,
    checkpoint,
    clock: null,
  };
  await store.tables.create(row, [], { start });
}

/** What is written when the entries from one version to another are stored together. */
function appendOf(id: string, table: Table<unknown>, first: number, last: number): Append {
  const then = table.at(last);
  return {
    tableId: id,
    base: first - 1,
    entries: stretch(table, first, last),
    status: then.status,
    actor: then.actor === OVER ? null : then.actor,
    at: 5,
    thought: null,
    checkpoint: last % CHECKPOINT_EVERY === 0 ? then.checkpoint() : null,
    clock: null,
    seat: null,
    endsProposal: false,
    tellAt: null,
  };
}

async function storeAll(store: Store, id: string, table: Table<unknown>): Promise<void> {
  await begin(store, id, table);
  for (let version = 1; version <= table.version; version++)
    expect(await store.logs.append([appendOf(id, table, version, version)])).toEqual(new Set());
}

test("entries of many tables are stored together, with what they lead to", async () => {
  const { store } = await newStore();
  const [a, b] = [randomGame(blueprints, 1), randomGame(blueprints, 2, 9)];
  await begin(store, "a", a);
  await begin(store, "b", b);
  const whole = appendOf("a", a, 1, a.version);
  expect(await store.logs.append([whole, appendOf("b", b, 1, 9)])).toEqual(new Set());
  expect((await store.tables.find("a"))?.table).toMatchObject({
    version: a.version,
    status: "over",
    actor: null,
    updated_at: 5,
  });
  expect(await store.logs.entries("a", 1, a.version)).toEqual(a.entries);
  expect(await store.logs.entries("b", 3, 5)).toEqual(stretch(b, 3, 5));
  await store.close();
});

test.each(games.map((game) => [game.id, game] as const))(
  "a log is the same before and after it is packed: %s",
  async (_, game) => {
    const { store } = await newStore();
    const table = randomGame(game, 3);
    await storeAll(store, "a", table);
    const { version } = table;
    const read = async () => ({
      newest: await store.logs.newest("a", 50),
      part: await store.logs.part("a", 40, 45),
      entries: await store.logs.entries("a", 60, 70),
      beginning: await store.logs.beginning("a"),
    });
    const before = await read();
    expect(before.newest.entries.at(-1)).toEqual(table.entries.at(-1));
    expect(before.newest.from.version % CHECKPOINT_EVERY).toBe(0);
    expect(version - before.newest.from.version).toBeGreaterThanOrEqual(Math.min(50, version));
    expect(version - before.newest.from.version).toBeLessThan(50 + CHECKPOINT_EVERY);
    expect(before.beginning).toEqual(table.at(0).checkpoint());

    expect(await store.logs.unpacked(10, 6)).toEqual([]);
    expect(await store.logs.unpacked(10, Date.now())).toEqual(["a"]);
    await store.logs.pack("a", 50);
    await store.logs.pack("a", 50);
    expect((await store.tables.find("a"))?.table.log_form).toBe(LOG_FORMS.pages);
    expect(await store.logs.unpacked(10, Date.now())).toEqual([]);
    const after = await read();
    expect(after.newest).toEqual(before.newest);
    expect(after.entries).toEqual(before.entries);
    expect(after.beginning).toEqual(before.beginning);
    expect(await store.logs.part("a", 0, version)).toEqual({
      from: before.beginning,
      entries: table.entries,
    });
    await store.close();
  },
);

test("a game that is not over is not packed", async () => {
  const { store } = await newStore();
  const table = randomGame(blueprints, 4, 40);
  await storeAll(store, "a", table);
  expect(await store.logs.unpacked(10, Date.now())).toEqual([]);
  await store.logs.pack("a", 50);
  expect((await store.tables.find("a"))?.table.log_form).toBe(LOG_FORMS.entries);
  expect(await store.logs.entries("a", 1, 40)).toEqual(table.entries);
  await store.close();
});

const table = randomGame(blueprints, 5, 6);
const other = randomGame(blueprints, 6, 6);

test.each([
  ["somebody else has made this version", () => appendOf("a", other, 1, 2)],
  ["a version is left out", () => appendOf("a", table, 5, 6)],
  ["there is no such table", () => appendOf("z", table, 1, 1)],
])(
  "a table that somebody else has changed is left as it is, and the others are stored: %s",
  async (_, bad) => {
    const { store, place } = await newStore();
    await begin(store, "a", table);
    await begin(store, "b", table);
    await store.logs.append([appendOf("a", table, 1, 2)]);
    const append = bad();
    const lost = await store.logs.append([append, appendOf("b", table, 1, 2)]);
    expect(lost).toEqual(new Set([append.tableId]));
    expect((await store.tables.find("b"))?.table.version).toBe(2);
    expect((await store.tables.find("a"))?.table.version).toBe(2);
    await store.close();
    const database = openDatabase(place);
    const rows = await database.all(
      database.build
        .selectFrom("entries")
        .select(["table_id", "version"])
        .orderBy("table_id")
        .orderBy("version"),
    );
    expect(rows.map(({ table_id, version }) => `${table_id}${version}`)).toEqual(["a1", "a2", "b1", "b2"]);
    await database.close();
  },
);

test("a table with an entry that it should not have is left as it is, and the others are stored", async () => {
  const { store, place } = await newStore();
  await begin(store, "a", table);
  await begin(store, "b", table);
  const database = openDatabase(place);
  const stray = { table_id: "a", version: 1, key: null, payload: "{}" };
  await database.run(database.build.insertInto("entries").values(stray));
  await database.close();
  expect(await store.logs.append([appendOf("a", table, 1, 1), appendOf("b", table, 1, 2)])).toEqual(
    new Set(["a"]),
  );
  expect((await store.tables.find("a"))?.table.version).toBe(0);
  expect(await store.logs.entries("b", 1, 2)).toEqual(stretch(table, 1, 2));
  await store.close();
});

test("a log that was kept table by table is the same in the order of its coming", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "banquise-logs-")), "schema-3.db");
  const fixture = (name: string) =>
    gunzipSync(readFileSync(new URL(`fixtures/schema-3.${name}.gz`, import.meta.url)));
  writeFileSync(path, fixture("db"));
  const expected = JSON.parse(fixture("expected.json").toString("utf8")) as Record<
    string,
    { newest: LogPart; whole: LogPart }
  >;
  const place = await placeWith(path);
  places.push(place);
  const store = await Store.open(place);
  for (const [id, { newest, whole }] of Object.entries(expected)) {
    const version = (await store.tables.find(id))?.table.version ?? 0;
    expect(version).toBe(whole.entries.length);
    // What entries have learned to say since then is not in what the earlier build read.
    expect(await store.logs.newest(id, 50)).toMatchObject(newest);
    expect(await store.logs.part(id, 0, version)).toMatchObject(whole);
  }
  await store.close();
});
