import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Compilable } from "kysely";
import { afterAll, expect, test, vi } from "vitest";
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
  opened_from: "here",
  alive_at: 1,
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
    { name: "schemaVersion", value: "2" },
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
  await store.createTable(table("a"), []);
  await store.createTable(table("b"), []);
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
  await store.createTable(table("a"), []);
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
  await store.createTable(table("a"), []);
  await store.createTable(table("b"), []);
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
  await store.createTable({ ...table("a"), status: "open" }, [free]);
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
  await store.createTable(table("a"), [seat]);
  await store.append([append("a", 0, ["k"])]);
  await store.removeTable("a");
  expect(database.all(database.build.selectFrom("seats").selectAll())).toEqual([]);
  expect(database.all(database.build.selectFrom("entries").selectAll())).toEqual([]);
  store.close();
});

test("nobody else on the machine can read the file, nor what is about to go into it", () => {
  const path = join(folder, "private.db");
  writeFileSync(path, "", { mode: 0o644 });
  const store = new Store(new Database(path));
  const fresh = newDatabase();
  migrate(fresh);
  for (const file of [path, `${path}-wal`, join(folder, "made", `${files - 1}.db`)])
    expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
  fresh.close();
  store.close();
});

test("public lists are read from an index, however many tables there are", async () => {
  const database = newDatabase();
  const store = new Store(database);
  const asked = vi.spyOn(database, "all");
  for (const scope of ["open", "watch"] as const) {
    asked.mockClear();
    await store.list(scope, null, 50);
    const [[query]] = asked.mock.calls as unknown as [[Compilable]];
    const { sql: text, parameters } = query.compile();
    const explain = { compile: () => ({ sql: `explain query plan ${text}`, parameters }) };
    const plan = database.all(explain as unknown as Compilable<{ detail: string }>);
    expect(plan.map(({ detail }) => detail)).toEqual([
      "SEARCH tables USING INDEX tables_by_life (status=? AND public=? AND alive_at>?)",
    ]);
  }
  store.close();
});

test("tables that nobody waits at are not shown, and go after a day, or a week if they are by invitation", async () => {
  const store = new Store(newDatabase());
  const now = Date.now();
  const HOUR = 3_600_000;
  const add = (id: string, hours: number, values: Partial<TableRow>) =>
    store.createTable(
      {
        ...table(id),
        status: "open",
        created_at: now - hours * HOUR,
        alive_at: now - hours * HOUR,
        ...values,
      },
      [],
    );
  await add("new", 0, {});
  await add("left", 2, {});
  await add("waited at", 300, {});
  await add("forgotten", 25, {});
  await add("by invitation", 25, { public: 0 });
  await add("invitation forgotten", 24 * 8, { public: 0 });
  await add("playing", 300, { status: "playing" });
  await add("over", 300, { status: "over" });
  await store.keepAlive(["waited at"], now);
  const shown = async () => (await store.list("open", null, 50)).map(({ table: { id } }) => id);
  expect(await shown()).toEqual(["new", "waited at"]);
  expect((await store.removeDeserted(now)).sort()).toEqual(["forgotten", "invitation forgotten"]);
  expect(await store.removeDeserted(now)).toEqual([]);
  for (const id of ["left", "by invitation", "playing", "over"]) expect(await store.table(id)).not.toBeNull();
  expect(await store.table("forgotten")).toBeNull();
});

test("whoever opens tables has only so many with bots at a time", async () => {
  const store = new Store(newDatabase());
  const quota = { tables: 3, botGames: 1 };
  const now = Date.now();
  const seat = (id: string, index: number, kind: "bot" | "free") => ({
    table_id: id,
    seat: index,
    kind,
    session_id: null,
    bot: kind === "bot" ? "greedy" : null,
    nonce: "",
  });
  const open = (id: string, kinds: readonly ("bot" | "free")[], values: Partial<TableRow> = {}) =>
    store.createTable(
      { ...table(id), created_at: now, alive_at: now, ...values },
      kinds.map((kind, index) => seat(id, index, kind)),
      { quota },
    );
  expect(await open("left long ago", ["bot", "free"], { alive_at: now - 2 * 3_600_000 })).toBeNull();
  expect(await open("over", ["bot", "bot"], { status: "over" })).toBeNull();
  expect(await open("a", ["bot", "bot"])).toBeNull();
  expect(await open("b", ["bot", "bot"])).toBe("botGames");
  expect(await store.table("b")).toBeNull();
  expect(await open("c", ["bot", "free"])).toBeNull();
  expect(await open("d", ["bot", "free"])).toBeNull();
  expect(await open("e", ["bot", "free"])).toBe("tables");
  expect(await open("people", ["free", "free"])).toBeNull();
  expect(await open("elsewhere", ["bot", "bot"], { opened_from: "there" })).toBeNull();
});
