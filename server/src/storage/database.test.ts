import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { Database } from "./database.ts";
import { migrate } from "./migrations.ts";
import { Store } from "./store.ts";

const folder = mkdtempSync(join(tmpdir(), "banquise-database-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const newPath = () => join(folder, "made", `${files++}.db`);

const settingsOf = (database: Database) =>
  database.all(database.build.selectFrom("settings").selectAll().orderBy("name"));

const put = (database: Database, name: string) =>
  database.run(database.build.insertInto("settings").values({ name, value: "" }));

test("migrations run once, keep what is there, and refuse a database of a newer program", async () => {
  const path = newPath();
  (await Store.open(path)).close();
  (await Store.open(path)).close();
  const database = new Database(path);
  expect(settingsOf(database)).toEqual([{ name: "schemaVersion", value: "4" }]);
  database.run(database.build.updateTable("settings").set({ value: "99" }));
  database.close();
  await expect(Store.open(path)).rejects.toThrow(/newer program/);
});

test("a setting is made once", async () => {
  const store = await Store.open(newPath());
  expect(await store.setting("key", () => "first")).toBe("first");
  expect(await store.setting("key", () => "second")).toBe("first");
  store.close();
});

test("nobody else on the machine can read the file, nor what is about to go into it", async () => {
  const given = join(folder, "private.db");
  writeFileSync(given, "", { mode: 0o644 });
  for (const path of [given, newPath()]) {
    const store = await Store.open(path);
    for (const file of [path, `${path}-wal`]) expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
    store.close();
  }
});

test("a transaction is all or nothing, and they run one after the other", async () => {
  const database = new Database(newPath());
  await migrate(database);
  const failing = database.transaction(() => {
    put(database, "half");
    throw new Error("no");
  });
  const order: string[] = [];
  const second = database.transaction(() => order.push("second"));
  const third = database.transaction(() => order.push("third"));
  await expect(failing).rejects.toThrow("no");
  await Promise.all([third, second]);
  expect(order).toEqual(["second", "third"]);
  expect(settingsOf(database).map(({ name }) => name)).toEqual(["schemaVersion"]);
  database.close();
});

test("while another program has the database locked nobody else is held up, and the work is done when it lets go", async () => {
  const path = newPath();
  const database = new Database(path);
  await migrate(database);
  const other = new Database(path);
  let isDone = false;
  let turns = 0;
  await other.transaction(() => {
    put(other, "theirs");
    void database
      .transaction(() => put(database, "ours"))
      .then(() => {
        isDone = true;
      });
  });
  await new Promise<void>((resolve) => {
    // A lock that lasts over many turns of the event loop.
    void holdLock(other, () => ++turns > 20).then(resolve);
  });
  while (!isDone) await new Promise((resolve) => setImmediate(resolve));
  expect(settingsOf(database).map(({ name }) => name)).toEqual(["ours", "schemaVersion", "theirs"]);
  other.close();
  database.close();
});

async function holdLock(database: Database, isOver: () => boolean): Promise<void> {
  const { connection } = database as unknown as { connection: { exec(sql: string): void } };
  connection.exec("begin immediate");
  while (!isOver()) await new Promise((resolve) => setTimeout(resolve, 5));
  connection.exec("commit");
}

test("a file that was deleted, or another in its place, is not written to any more", async () => {
  const path = newPath();
  const store = await Store.open(path);
  await store.beat();
  rmSync(path);
  await expect(store.beat()).rejects.toThrow("not the file");
  writeFileSync(path, "");
  await expect(store.beat()).rejects.toThrow("not the file");
  store.close();
});

test("no room left is told, and what was there stays", async () => {
  const path = newPath();
  const database = new Database(path);
  await migrate(database);
  const { connection } = database as unknown as { connection: { pragma(text: string): void } };
  connection.pragma("max_page_count = 1");
  const big = () =>
    database.run(database.build.insertInto("settings").values({ name: "big", value: "x".repeat(1 << 20) }));
  await expect(database.transaction(big)).rejects.toMatchObject({ code: "SQLITE_FULL" });
  expect(settingsOf(database)).toHaveLength(1);
  database.close();
});
