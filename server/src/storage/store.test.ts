import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { Database } from "./database.ts";
import { migrate } from "./migrations.ts";
import type { TableRow } from "./schema.ts";
import { type Append, Store } from "./store.ts";

const folder = mkdtempSync(join(tmpdir(), "banquise-store-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const newDatabase = () => new Database(join(folder, "made", `${files++}.db`));

const table = (id: string): TableRow => ({
  id,
  game: "blueprints",
  rules: 1,
  seats: 2,
  options: "{}",
  public: 1,
  status: "playing",
  secret: "00",
  invitation: "i",
  rematch: null,
  version: 0,
  actor: 0,
  state: null,
  state_version: null,
  created_at: 1,
  updated_at: 1,
});

const append = (tableId: string, base: number, keys: (string | null)[]): Append => ({
  tableId,
  base,
  entries: keys.map((key, index) => ({
    table_id: tableId,
    version: base + index + 1,
    seat: 1,
    move: key === null ? null : 7,
    key,
    at: 5,
  })),
  status: "over",
  actor: null,
  at: 5,
});

test("migrations run once, keep what is there, and refuse a database of a newer program", () => {
  const database = newDatabase();
  migrate(database);
  const store = new Store(database);
  expect(database.all(database.build.selectFrom("settings").selectAll())).toEqual([
    { name: "schemaVersion", value: "1" },
  ]);
  database.run(database.build.updateTable("settings").set({ value: "99" }));
  expect(() => migrate(database)).toThrow(/newer program/);
  store.close();
});

test("a setting is made once", async () => {
  const store = new Store(newDatabase());
  expect(await store.setting("key", () => "first")).toBe("first");
  expect(await store.setting("key", () => "second")).toBe("first");
  store.close();
});

test("moves of many tables are stored together, with what they lead to", async () => {
  const store = new Store(newDatabase());
  await store.createTable(table("a"), [], null);
  await store.createTable(table("b"), [], null);
  await store.append([append("a", 0, ["k1", "k2", null]), append("b", 0, ["k1"])]);
  expect((await store.table("a"))?.table).toMatchObject({
    version: 3,
    status: "over",
    actor: null,
    updated_at: 5,
  });
  expect(await store.entries("a")).toEqual([
    { table_id: "a", version: 1, seat: 1, move: 7, key: "k1", at: 5 },
    { table_id: "a", version: 2, seat: 1, move: 7, key: "k2", at: 5 },
    { table_id: "a", version: 3, seat: 1, move: null, key: null, at: 5 },
  ]);
  store.close();
});

test("how a table stands is kept at the version it has, and at no other", async () => {
  const store = new Store(newDatabase());
  await store.createTable(table("a"), [], null);
  await store.append([append("a", 0, ["k1"])]);
  await store.saveStandings([
    { tableId: "a", version: 0, state: "old" },
    { tableId: "b", version: 1, state: "nowhere" },
  ]);
  expect((await store.table("a"))?.table).toMatchObject({ state: null, state_version: null });
  await store.saveStandings([{ tableId: "a", version: 1, state: '{"x":1}' }]);
  expect((await store.table("a"))?.table).toMatchObject({ state: '{"x":1}', state_version: 1 });
  store.close();
});

test.each([
  ["somebody else has made this version", append("a", 0, ["new"])],
  ["a version is left out", append("a", 5, ["new"])],
  ["the key was used", append("a", 1, ["k1"])],
  ["there is no such table", append("z", 0, ["new"])],
])("all or nothing: %s", async (_, bad) => {
  const store = new Store(newDatabase());
  await store.createTable(table("a"), [], null);
  await store.createTable(table("b"), [], null);
  await store.append([append("a", 0, ["k1"])]);
  await expect(store.append([append("b", 0, ["fine"]), bad])).rejects.toThrow();
  expect((await store.table("b"))?.table.version).toBe(0);
  expect(await store.entries("b")).toEqual([]);
  expect((await store.table("a"))?.table.version).toBe(1);
  await store.append([append("b", 0, ["fine"])]);
  store.close();
});

test("a seat is taken once, also by another program, and not at a table that is gone", async () => {
  const database = newDatabase();
  const store = new Store(database);
  const free = { table_id: "a", seat: 0, kind: "free" as const, session_id: null, bot: null, nonce: "" };
  const taken = { ...free, kind: "person" as const, nonce: "mine" };
  await store.createTable({ ...table("a"), status: "open" }, [free], null);
  const start = { status: "playing" as const, actor: 0 };
  await store.saveSeat(taken, null, 2);
  await expect(store.saveSeat({ ...taken, nonce: "theirs" }, start, 3)).rejects.toThrow("not as it was");
  expect(await store.table("a")).toMatchObject({
    table: { status: "open", updated_at: 2 },
    seats: [{ nonce: "mine" }],
  });
  await store.saveSeat(free, null, 4);
  await store.saveSeat({ ...taken, nonce: "theirs" }, start, 5);
  await store.removeTable("a");
  await expect(store.saveSeat(free, null, 6)).rejects.toThrow("not as it was");
  store.close();
});

test("removing a table removes its seats and its log", async () => {
  const database = newDatabase();
  const store = new Store(database);
  const seat = { table_id: "a", seat: 0, kind: "bot" as const, session_id: null, bot: "random", nonce: "" };
  await store.createTable(table("a"), [seat], null);
  await store.append([append("a", 0, ["k"])]);
  await store.removeTable("a");
  expect(database.all(database.build.selectFrom("seats").selectAll())).toEqual([]);
  expect(database.all(database.build.selectFrom("entries").selectAll())).toEqual([]);
  store.close();
});
